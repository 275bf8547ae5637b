// The least slide of a thing along the axes of its own frame, in one straight leg or two, from where it stands
// (displacement 0) to one of the wanted displacements. Exact at any angle: the ends of all legal stretches are
// computed, nothing is sampled.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "geometry/bounds.h"
#include "geometry/convex.h"

namespace closeRanks {

// A move that must end "more than" something ends this far beyond it, in micrometres.
inline constexpr double beyondMargin = 2 * touchTolerance;

// Displacements along up to four segments.
struct Displacements {
  int count = 0;
  std::array<Segment, 4> segments;
  const Segment* begin() const { return segments.data(); }
  const Segment* end() const { return segments.data() + count; }
};

// Something that no leg may pass through (or, when untouchable, even touch), as a set of displacements.
struct Barrier {
  int thing = 0;  // the asker's number for it; pieces of one thing share it
  bool untouchable = false;
  Convex sum;
};

// Something that the end, and only the end, must be farther from than `radius`, unless it is one of the displacements
// in `unless`.
struct Clearing {
  int thing = 0;
  double radius = 0;
  Convex sum;
  Displacements unless;
};

// A straight limit that the whole path stays behind: dot(normal, displacement) <= slack.
struct Limit {
  Point normal;
  double slack = 0;
};

struct SlideProblem {
  Displacements wanted;
  std::vector<Barrier> barriers;
  std::vector<Clearing> clearings;
  std::vector<Limit> limits;
};

// One way to slide: first along one axis, then along the other; a leg may have no length.
struct Slide {
  Point end;
  bool acrossFirst = false;  // along x first
  double length() const;
  int legCount() const;
  // Where it turns from one leg to the other.
  Point corner() const { return acrossFirst ? Point{end.x, 0} : Point{0, end.y}; }
};

// What forbids a slide; things are named once each, ascending by their numbers.
struct Obstruction {
  std::vector<int> crossed;  // barriers passed through
  std::vector<int> touched;  // untouchable barriers touched but not passed through
  std::vector<int> crowded;  // clearings that the end is too near to
  bool limit = false;
};

// The displacements that bring a mover's edge to touch another edge: one segment when the edges are parallel, else
// four.
Displacements touchingDisplacements(const Segment& moverEdge, const Segment& otherEdge);

// The bounds of all displacements on some way of two legs to a wanted one.
Bounds waysTo(const Displacements& wanted);

// Adds a barrier or a clearing, unless no way to a wanted displacement comes near it.
void addBarrier(SlideProblem& problem, const Barrier& barrier);
void addClearing(SlideProblem& problem, const Clearing& clearing);

// The length of the shortest slide to a wanted displacement if nothing were in the way.
double shortestTouch(const SlideProblem& problem);

// The least slide that nothing forbids. Equally long ones (within a micrometre): fewer legs, then farther forwards
// (less y), then farther to the left (less x), then along y first.
std::optional<Slide> leastSlide(const SlideProblem& problem);

// Everything that forbids some way to a wanted displacement; what some way crosses is not told as touched by another
// one.
Obstruction everyObstruction(const SlideProblem& problem);

// A slide that something forbids, and what does.
struct ForbiddenSlide {
  Slide slide;
  Obstruction obstruction;
};

// The slides shorter than `length` that would reach a wanted displacement, shortest first; of those that the same
// things forbid, or the same and more, only the shortest.
std::vector<ForbiddenSlide> shorterSlides(const SlideProblem& problem, double length);

}  // namespace closeRanks
