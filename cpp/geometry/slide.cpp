#include "geometry/slide.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

#include "geometry/ascending.h"
#include "geometry/segment.h"

namespace closeRanks {
namespace {

constexpr double sameLength = 1;
constexpr double shortestLeg = 0.75;  // a shorter one may have no whole micrometre along either table axis
constexpr double rounding = 1e-6;     // far below a micrometre, far above the error of a sum of lengths

double marginOf(const Barrier& barrier) { return barrier.untouchable ? touchTolerance : -touchTolerance; }

bool blocks(const Barrier& barrier, const Slide& slide, double margin) {
  const Point corner = slide.corner();
  return (corner != Point{} && crosses(barrier.sum, {}, corner, margin)) ||
         (slide.end != corner && crosses(barrier.sum, corner, slide.end, margin));
}

bool crowds(const Clearing& clearing, const Slide& slide) {
  if (distance(clearing.sum, slide.end) > clearing.radius) return false;
  return std::none_of(clearing.unless.begin(), clearing.unless.end(),
                      [&](const Segment& wanted) { return distance(slide.end, wanted) <= touchTolerance; });
}

bool leaves(const Limit& limit, const Slide& slide) {
  return std::max(dot(limit.normal, slide.corner()), dot(limit.normal, slide.end)) > limit.slack + touchTolerance;
}

bool isFree(const SlideProblem& problem, const Slide& slide) {
  for (const Limit& limit : problem.limits)
    if (leaves(limit, slide)) return false;
  for (const Barrier& barrier : problem.barriers)
    if (blocks(barrier, slide, marginOf(barrier))) return false;
  for (const Clearing& clearing : problem.clearings)
    if (crowds(clearing, slide)) return false;
  return true;
}

// The wanted displacements on one segment, by distance along it, and the places on it where something may begin or end
// to matter.
class Stretch {
 public:
  explicit Stretch(Segment wanted) {
    // Whatever only rounding keeps off an axis lies on it, before the places are computed: at a shallow angle to an arc
    // a micrometre aside is worth many along.
    if (std::max(std::abs(wanted.from.x), std::abs(wanted.to.x)) < shortestLeg) wanted.from.x = wanted.to.x = 0;
    if (std::max(std::abs(wanted.from.y), std::abs(wanted.to.y)) < shortestLeg) wanted.from.y = wanted.to.y = 0;
    start = wanted.from;
    const Point along = wanted.to - wanted.from;
    extent = lengthOf(along);
    if (extent > 0) direction = along * (1 / extent);
    places.push_back(0);
    if (extent > 0) places.push_back(extent);
    addX(0);
    addY(0);
  }

  void addX(double x) {
    if (direction.x != 0) add((x - start.x) / direction.x);
  }
  void addY(double y) {
    if (direction.y != 0) add((y - start.y) / direction.y);
  }

  // Where a path's end or corner meets a straight limit.
  void add(const Limit& limit) {
    const double rate = dot(limit.normal, direction);
    if (rate != 0) add((limit.slack - dot(limit.normal, start)) / rate);
    if (limit.normal.x != 0) addX(limit.slack / limit.normal.x);
    if (limit.normal.y != 0) addY(limit.slack / limit.normal.y);
  }

  // Where the shadow that a barrier throws along either axis begins or ends: its outermost corners, where it meets the
  // axes, and where its edges meet this stretch.
  void add(const Convex& barrier) {
    const Bounds bounds = boundsOf(barrier.corners.data(), barrier.count);
    addX(bounds.left);
    addX(bounds.right);
    addY(bounds.top);
    addY(bounds.bottom);
    for (int i = 0; i < barrier.count; ++i) {
      const Point a = barrier.corners[i], b = barrier.next(i);
      if ((a.y < 0) != (b.y < 0)) addX(a.x + (b.x - a.x) * (-a.y / (b.y - a.y)));
      if ((a.x < 0) != (b.x < 0)) addY(a.y + (b.y - a.y) * (-a.x / (b.x - a.x)));
      addCrossing(a, b, barrier.normals[i]);
    }
  }

  // Where the end comes out of a clearing, past its straight sides or its rounded corners, and so much beyond; and
  // where the displacements that it allows all the same begin and end.
  void add(const Clearing& clearing, double beyond) {
    for (int i = 0; i < clearing.sum.count; ++i) {
      const double rate = dot(clearing.sum.normals[i], direction);
      if (rate != 0) {
        const double place = (clearing.radius - dot(clearing.sum.normals[i], start - clearing.sum.corners[i])) / rate;
        add(place + (rate > 0 ? beyond : -beyond));
      }
      addArc(clearing.sum.corners[i], clearing.radius, beyond);
    }
    for (const Segment& allowed : clearing.unless) {
      const Point along = allowed.to - allowed.from;
      add(dot(allowed.from - start, direction));
      add(dot(allowed.to - start, direction));
      addCrossing(allowed.from, allowed.to, {-along.y, along.x});
    }
  }

  std::vector<double> places;  // ascending
  Point at(double place) const { return place == extent ? end() : start + direction * place; }

 private:
  Point end() const { return start + direction * extent; }

  void add(double place) {
    if (!(place > 0 && place < extent)) return;
    const auto next = std::lower_bound(places.begin(), places.end(), place);
    if (*next != place) places.insert(next, place);
  }

  void addCrossing(Point a, Point b, Point normal) {
    const double rate = dot(normal, direction);
    if (rate == 0) return;
    const double place = dot(normal, a - start) / rate;
    const Point along = b - a;
    const double share = dot(start + direction * place - a, along);
    if (share >= -touchTolerance && share <= dot(along, along) * (1 + 1e-9) + touchTolerance) add(place);
  }

  void addArc(Point centre, double radius, double beyond) {
    const Point off = start - centre;
    const double middle = -dot(off, direction);
    const double squared = middle * middle - dot(off, off) + radius * radius;
    if (squared < 0) return;
    const double half = std::sqrt(squared);
    add(std::floor(middle - half + rounding) - beyond);
    add(std::ceil(middle + half - rounding) + beyond);
  }

  Point start, direction;
  double extent = 0;
};

// A leg below a micrometre or so is rounding, not a move.
Point withoutTinyLegs(Point end) {
  return {std::abs(end.x) < shortestLeg ? 0 : end.x, std::abs(end.y) < shortestLeg ? 0 : end.y};
}

void addWays(std::vector<Slide>& slides, Point place) {
  const Point end = withoutTinyLegs(place);
  slides.push_back({end, false});
  if (end.x != 0 && end.y != 0) slides.push_back({end, true});
}

// All ways whose end is a place where something begins or ends to matter, both orders of legs.
std::vector<Slide> candidates(const SlideProblem& problem) {
  std::vector<Slide> slides;
  for (const Segment& wanted : problem.wanted) {
    Stretch stretch(wanted);
    for (const Limit& limit : problem.limits) stretch.add(limit);
    for (const Barrier& barrier : problem.barriers)
      stretch.add(barrier.untouchable ? grown(barrier.sum, beyondMargin) : barrier.sum);
    for (const Clearing& clearing : problem.clearings) stretch.add(clearing, beyondMargin);
    for (const double place : stretch.places) addWays(slides, stretch.at(place));
  }
  return slides;
}

// Ways of every kind, told apart by what forbids them: what crosses, touches or crowds within the tolerance does so
// from one place to another, and one way between two neighbouring places stands for all.
std::vector<Slide> waysOfEveryKind(const SlideProblem& problem) {
  std::vector<Slide> slides;
  for (const Segment& wanted : problem.wanted) {
    Stretch stretch(wanted);
    for (const Limit& limit : problem.limits) stretch.add(limit);
    for (const Barrier& barrier : problem.barriers) {
      stretch.add(grown(barrier.sum, -touchTolerance));
      if (barrier.untouchable) stretch.add(grown(barrier.sum, touchTolerance));
    }
    for (const Clearing& clearing : problem.clearings) stretch.add(clearing, 0);
    addWays(slides, stretch.at(0));
    for (std::size_t i = 1; i < stretch.places.size(); ++i) {
      addWays(slides, stretch.at((stretch.places[i - 1] + stretch.places[i]) / 2));
      addWays(slides, stretch.at(stretch.places[i]));
    }
  }
  return slides;
}

// Whether `a` is to be taken rather than `b` of two equally long slides.
bool preferred(const Slide& a, const Slide& b) {
  if (a.legCount() != b.legCount()) return a.legCount() < b.legCount();
  if (std::abs(a.end.y - b.end.y) > sameLength) return a.end.y < b.end.y;
  if (std::abs(a.end.x - b.end.x) > sameLength) return a.end.x < b.end.x;
  return !a.acrossFirst && b.acrossFirst;
}

// A strict order, so that equally long slides are told in the same order everywhere.
bool comesBefore(const Slide& a, const Slide& b) {
  return std::make_tuple(a.length(), a.end.y, a.end.x, a.acrossFirst) <
         std::make_tuple(b.length(), b.end.y, b.end.x, b.acrossFirst);
}

void collect(const SlideProblem& problem, const Slide& slide, Obstruction& found) {
  for (const Barrier& barrier : problem.barriers) {
    if (blocks(barrier, slide, -touchTolerance))
      insertOnce(found.crossed, barrier.thing);
    else if (barrier.untouchable && blocks(barrier, slide, touchTolerance))
      insertOnce(found.touched, barrier.thing);
  }
  for (const Clearing& clearing : problem.clearings)
    if (crowds(clearing, slide)) insertOnce(found.crowded, clearing.thing);
  for (const Limit& limit : problem.limits) found.limit = found.limit || leaves(limit, slide);
}

bool includes(const std::vector<int>& all, const std::vector<int>& some) {
  return std::includes(all.begin(), all.end(), some.begin(), some.end());
}

// Whether everything in `some` is in `all`.
bool includes(const Obstruction& all, const Obstruction& some) {
  return includes(all.crossed, some.crossed) && includes(all.touched, some.touched) &&
         includes(all.crowded, some.crowded) && (all.limit || !some.limit);
}

// Whether some way to a wanted displacement comes within `margin` of a polygon's bounds.
bool inReach(const SlideProblem& problem, const Convex& polygon, double margin) {
  return near(boundsOf(polygon.corners.data(), polygon.count), waysTo(problem.wanted), margin);
}

}  // namespace

Displacements touchingDisplacements(const Segment& moverEdge, const Segment& otherEdge) {
  const Point a = otherEdge.from - moverEdge.from, b = otherEdge.from - moverEdge.to;
  const Point c = otherEdge.to - moverEdge.to, d = otherEdge.to - moverEdge.from;
  if (cross(moverEdge.to - moverEdge.from, otherEdge.to - otherEdge.from) != 0)
    return {4, {Segment{a, b}, {b, c}, {c, d}, {d, a}}};
  const Point along = otherEdge.to - otherEdge.from;
  const auto behind = [&](Point p, Point q) { return dot(p, along) < dot(q, along); };
  return {1, {Segment{std::min({a, b, c, d}, behind), std::max({a, b, c, d}, behind)}}};
}

Bounds waysTo(const Displacements& wanted) {
  Point ends[9];  // the first is where the mover stands
  int count = 1;
  for (const Segment& segment : wanted) {
    ends[count++] = segment.from;
    ends[count++] = segment.to;
  }
  return boundsOf(ends, count);
}

void addBarrier(SlideProblem& problem, const Barrier& barrier) {
  if (inReach(problem, barrier.sum, barrier.untouchable ? beyondMargin : 0)) problem.barriers.push_back(barrier);
}

void addClearing(SlideProblem& problem, const Clearing& clearing) {
  if (inReach(problem, clearing.sum, clearing.radius)) problem.clearings.push_back(clearing);
}

double shortestTouch(const SlideProblem& problem) {
  SlideProblem open;
  open.wanted = problem.wanted;
  return leastSlide(open)->length();
}

double Slide::length() const { return std::abs(end.x) + std::abs(end.y); }

int Slide::legCount() const { return (end.x != 0) + (end.y != 0); }

std::optional<Slide> leastSlide(const SlideProblem& problem) {
  const std::vector<Slide> slides = candidates(problem);
  double least = std::numeric_limits<double>::infinity();
  for (const Slide& slide : slides)
    if (slide.length() < least && isFree(problem, slide)) least = slide.length();
  std::optional<Slide> best;
  for (const Slide& slide : slides)
    if (slide.length() <= least + sameLength && (!best || preferred(slide, *best)) && isFree(problem, slide))
      best = slide;
  return best;
}

Obstruction everyObstruction(const SlideProblem& problem) {
  Obstruction found;
  for (const Slide& slide : waysOfEveryKind(problem)) collect(problem, slide, found);
  const auto crossed = [&](int thing) { return std::binary_search(found.crossed.begin(), found.crossed.end(), thing); };
  found.touched.erase(std::remove_if(found.touched.begin(), found.touched.end(), crossed), found.touched.end());
  return found;
}

std::vector<ForbiddenSlide> shorterSlides(const SlideProblem& problem, double length) {
  std::vector<Slide> slides = candidates(problem);
  const auto comesAfter = [](const Slide& a, const Slide& b) { return comesBefore(b, a); };
  std::make_heap(slides.begin(), slides.end(), comesAfter);
  std::vector<ForbiddenSlide> forbidden;
  for (; !slides.empty(); slides.pop_back()) {
    std::pop_heap(slides.begin(), slides.end(), comesAfter);
    if (slides.back().length() >= length - sameLength) break;
    ForbiddenSlide way = {slides.back(), {}};
    collect(problem, way.slide, way.obstruction);
    const auto saysAsMuch = [&](const ForbiddenSlide& other) { return includes(way.obstruction, other.obstruction); };
    if (std::none_of(forbidden.begin(), forbidden.end(), saysAsMuch)) forbidden.push_back(way);
  }
  return forbidden;
}

}  // namespace closeRanks
