#include "rules/ninth_age/model_contact.h"

#include <algorithm>
#include <cmath>

#include "geometry/bounds.h"
#include "geometry/slide.h"

namespace closeRanks::ninthAge {
namespace {

// Marks of one unit's models by place, each some of these bits; a place counts files first.
using Marks = Flags;
constexpr char byBase = 1, acrossGap = 2;

// A model and the part of its edge that no model of its own unit covers, along the Engaged edge of the pair's first
// unit.
struct Exposed {
  int mark = 0;
  double from = 0;
  double to = 0;
};

// The work of a look at a place, at the edge or the base of a model there, and at two bases that may touch.
constexpr double placeWork = 1.0 / 256;
constexpr double modelWork = 1.0 / 4;
constexpr double basesWork = 1.0 / 16;

// Bases beside the unit have a mark in the first rank, before and after the others.
int acrossOf(const Formed& formed) { return fileCount(*formed.ranks) + 2; }
int markOf(const Formed& formed, Place place) { return place.rank * acrossOf(formed) + place.file + 1; }

// The place that a model is known by, from any place that its base covers.
Place mainPlace(const Formed& formed, Place place) {
  const char letter = letterAt(*formed.ranks, place);
  for (int rank = 0; letter != rankAndFile && rank <= place.rank; ++rank)
    if (const auto file = (*formed.ranks)[rank].find(letter); file != std::string::npos)
      return {rank, static_cast<int>(file)};
  return place;
}

// A model's mark and its base.
struct Base {
  int mark = 0;
  Box box;
};

// The models that touch a foe's Boundary. Only those near it are looked at, a unit may have hundreds of others; a
// larger base may be looked at by several of its places.
std::vector<Base> modelsTouching(const Formed& formed, const Box& foe, Work& work) {
  std::vector<Base> bases;
  const auto look = [&](Place place) {
    spend(work, modelWork);
    const Box box = placeBox(formed, place);
    if (touching(box, foe)) bases.push_back({markOf(formed, place), box});
  };
  const Unit& unit = *formed.unit;
  const int files = fileCount(*formed.ranks), ranks = static_cast<int>(formed.ranks->size());
  spend(work, files * ranks * placeWork);
  if (unit.beside.left) look({0, -1});
  const Bounds reach = boundsOf(corners(seenFrom(formed.boundary, foe)).data(), 4);
  const double left = leftEndOf(unit);
  const Size pitch = pitchOf(unit);
  for (int rank = 0; rank < ranks; ++rank)
    for (int file = 0; file < files; ++file) {
      const double x = left + pitch.width * file, y = pitch.depth * rank;
      if (!near({x, x + pitch.width, y, y + pitch.depth}, reach, beyondMargin)) continue;
      if (letterAt(*formed.ranks, {rank, file}) != emptyPlace) look(mainPlace(formed, {rank, file}));
    }
  if (unit.beside.right) look({0, files});
  return bases;
}

void markBases(const Formed& a, const Formed& b, Marks& marksOfA, Marks& marksOfB, Work& work) {
  const std::vector<Base> ofA = modelsTouching(a, b.boundary, work), ofB = modelsTouching(b, a.boundary, work);
  spend(work, static_cast<double>(ofA.size() * ofB.size()) * basesWork);
  for (const Base& baseOfA : ofA)
    for (const Base& baseOfB : ofB)
      if (touching(baseOfA.box, baseOfB.box)) {
        marksOfA[baseOfA.mark] |= byBase;
        marksOfB[baseOfB.mark] |= byBase;
      }
}

// A model and the stretch of its edge that is open, along a Facing in the unit's own frame.
struct Open {
  Place place;
  double from = 0;
  double to = 0;
};

// Adds the model that stands first in a line of places seen from a Facing; some model does. The open stretch is its
// own edge as far as the line and the gaps beside it go: a larger base in skirmish formation reaches into those.
void addFirst(const Formed& formed, bool alongFiles, bool backwards, int line, Open open, std::vector<Open>& all) {
  const int depth = alongFiles ? static_cast<int>(formed.ranks->size()) : fileCount(*formed.ranks);
  for (int step = 0; step < depth; ++step) {
    const int deep = backwards ? depth - 1 - step : step;
    const Place place = alongFiles ? Place{deep, line} : Place{line, deep};
    if (letterAt(*formed.ranks, place) == emptyPlace) continue;
    open.place = mainPlace(formed, place);
    const Box own = placeBox({{{}, 0, formed.boundary.size}, formed.ranks, formed.unit}, open.place);
    const double from = alongFiles ? own.at.x - own.size.width / 2 : own.at.y;
    open.from = std::max(open.from, from);
    open.to = std::min(open.to, from + (alongFiles ? own.size.width : own.size.depth));
    all.push_back(open);
    return;
  }
}

// Seen from the front or the rear: the first models of all files, and the bases beside the unit.
std::vector<Open> openAlongFiles(const Formed& formed, bool backwards) {
  const Unit& unit = *formed.unit;
  const int files = fileCount(unit.ranks);
  const double left = leftEndOf(unit), pitch = pitchOf(unit).width, half = formed.boundary.size.width / 2;
  const double gap = pitch - unit.base.width;
  std::vector<Open> all;
  for (int file = 0; file < files; ++file) {
    const double from = left + pitch * file;
    addFirst(formed, true, backwards, file, {{}, from - gap, from + pitch}, all);
  }
  if (unit.beside.left) all.push_back({{0, -1}, -half, left});
  if (unit.beside.right) all.push_back({{0, files}, half - baseOf(unit, unit.beside.right).width, half});
  return all;
}

// Seen from a flank: the base beside the unit on that side hides the ranks beside it, and the one on the other side
// shows where no model of a rank hides it.
std::vector<Open> openAlongRanks(const Formed& formed, bool backwards) {
  const Unit& unit = *formed.unit;
  const int ranks = static_cast<int>(unit.ranks.size());
  const double pitch = pitchOf(unit).depth, gap = pitch - unit.base.depth;
  const auto depthOf = [&](char letter) { return letter ? baseOf(unit, letter).depth : 0; };
  const double leftDepth = depthOf(unit.beside.left), rightDepth = depthOf(unit.beside.right);
  const double nearDepth = backwards ? rightDepth : leftDepth, farDepth = backwards ? leftDepth : rightDepth;
  const Place left = {0, -1}, right = {0, fileCount(unit.ranks)};
  std::vector<Open> all;
  if (nearDepth > 0) all.push_back({backwards ? right : left, 0, nearDepth});
  // The last line lies behind all ranks.
  for (int rank = 0; rank <= ranks; ++rank) {
    const double from = std::max(pitch * rank, nearDepth);
    const double to = rank < ranks ? pitch * rank + unit.base.depth : formed.boundary.size.depth;
    const Open line = {{}, std::max(pitch * rank - gap, nearDepth), to + gap};
    if (from >= to) continue;
    if (rank < ranks)
      addFirst(formed, false, backwards, rank, line, all);
    else if (farDepth > from)
      all.push_back({backwards ? left : right, from, std::min(to, farDepth)});
  }
  return all;
}

// The open stretch of each model's edge along the line that starts at `line.from`, in the frame of that line.
std::vector<Exposed> exposedModels(const Formed& formed, Facing facing, const Box& frame, const Segment& line) {
  const bool alongFiles = facing == Facing::front || facing == Facing::rear;
  const bool backwards = facing == Facing::rear || facing == Facing::right;
  const Point along = line.to - line.from;
  const Box seen = seenFrom(frame, formed.boundary);
  const auto alongLine = [&](double own) {
    return dot(outOf(seen, alongFiles ? Point{own, 0} : Point{0, own}) - line.from, along);
  };
  std::vector<Exposed> exposed;
  for (const Open& open : alongFiles ? openAlongFiles(formed, backwards) : openAlongRanks(formed, backwards)) {
    const double from = alongLine(open.from), to = alongLine(open.to);
    exposed.push_back({markOf(formed, open.place), std::min(from, to), std::max(from, to)});
  }
  return exposed;
}

// Between Facings that look straight at each other, the first models of facing lines touch: directly, or across the
// empty places before them. Their stretches need only share a point, so a segment may graze a third model's side.
void markFacing(const Engagement& pair, const Formed& a, const Formed& b, Marks& marksOfA, Marks& marksOfB,
                Work& work) {
  const Segment line = edge({{}, 0, a.boundary.size}, pair.firstFacing);
  const std::vector<Exposed> ofA = exposedModels(a, pair.firstFacing, a.boundary, line);
  const std::vector<Exposed> ofB = exposedModels(b, pair.secondFacing, a.boundary, line);
  spend(work, static_cast<double>(ofA.size() + ofB.size()) * modelWork);
  const Point along = line.to - line.from;
  const double near = touchTolerance * std::max(std::abs(along.x), std::abs(along.y));
  for (const Exposed& modelOfA : ofA)
    for (const Exposed& modelOfB : ofB)
      if (modelOfA.from <= modelOfB.to + near && modelOfB.from <= modelOfA.to + near) {
        marksOfA[modelOfA.mark] |= acrossGap;
        marksOfB[modelOfB.mark] |= acrossGap;
      }
}

}  // namespace

ModelContacts modelContacts(const std::vector<Formed>& formed, const std::vector<Engagement>& pairs, Work& work) {
  std::vector<Marks> marks(formed.size());
  std::vector<Box> boundaries;
  for (const Formed& one : formed) boundaries.push_back(one.boundary);
  for (const Engagement& pair : pairs) {
    if (gaveUp(work)) break;
    const Formed &a = formed[pair.first], &b = formed[pair.second];
    for (const int unit : {pair.first, pair.second})
      marks[unit].resize(formed[unit].ranks->size() * static_cast<std::size_t>(acrossOf(formed[unit])));
    markBases(a, b, marks[pair.first], marks[pair.second], work);
    if (faceEachOther(pair, boundaries)) markFacing(pair, a, b, marks[pair.first], marks[pair.second], work);
  }
  ModelContacts contacts = {std::vector<std::vector<Place>>(formed.size()), false};
  for (std::size_t i = 0; i < formed.size(); ++i) {
    const int across = acrossOf(formed[i]), count = static_cast<int>(marks[i].size());
    for (int mark = 0; mark < count; ++mark) {
      if (!marks[i][mark]) continue;
      contacts.places[i].push_back({mark / across, mark % across - 1});
      contacts.acrossGap = contacts.acrossGap || marks[i][mark] == acrossGap;
    }
  }
  return contacts;
}

}  // namespace closeRanks::ninthAge
