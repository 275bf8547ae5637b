#include "rules/ninth_age/model_contact.h"

#include <algorithm>
#include <cmath>

namespace closeRanks::ninthAge {
namespace {

// Marks of one unit's models by place; a place counts files first.
struct Marks {
  Flags byBase;
  Flags acrossGap;
};

// A model and the part of its edge that no model of its own unit covers, along the Engaged edge of the pair's first
// unit.
struct Exposed {
  int mark = 0;
  double from = 0;
  double to = 0;
};

int markOf(const Formed& formed, Place place) { return place.rank * fileCount(*formed.ranks) + place.file; }

std::vector<Place> modelsTouching(const Formed& formed, const Box& foe) {
  std::vector<Place> places;
  for (const Place place : modelPlaces(formed))
    if (touching(placeBox(formed, place), foe)) places.push_back(place);
  return places;
}

void markBases(const Formed& a, const Formed& b, Marks& marksOfA, Marks& marksOfB) {
  const std::vector<Place> placesOfB = modelsTouching(b, a.boundary);
  for (const Place placeA : modelsTouching(a, b.boundary))
    for (const Place placeB : placesOfB)
      if (touching(placeBox(a, placeA), placeBox(b, placeB))) {
        marksOfA.byBase[markOf(a, placeA)] = true;
        marksOfB.byBase[markOf(b, placeB)] = true;
      }
}

// The model that stands first in a line of places seen from a Facing, if any stands there.
std::vector<Place> firstModels(const Formed& formed, Facing facing) {
  const int ranks = static_cast<int>(formed.ranks->size()), files = fileCount(*formed.ranks);
  const bool alongFiles = facing == Facing::front || facing == Facing::rear;
  const bool backwards = facing == Facing::rear || facing == Facing::right;
  const int lines = alongFiles ? files : ranks, depth = alongFiles ? ranks : files;
  std::vector<Place> places;
  for (int line = 0; line < lines; ++line)
    for (int step = 0; step < depth; ++step) {
      const int deep = backwards ? depth - 1 - step : step;
      const Place place = alongFiles ? Place{deep, line} : Place{line, deep};
      if (letterAt(*formed.ranks, place) == emptyPlace) continue;
      places.push_back(place);
      break;
    }
  return places;
}

// The stretch of each first model's edge along the line that starts at `line.from`, in the frame of that line.
std::vector<Exposed> exposedModels(const Formed& formed, Facing facing, const Box& frame, const Segment& line) {
  const Point along = line.to - line.from;
  std::vector<Exposed> exposed;
  for (const Place place : firstModels(formed, facing)) {
    const Segment own = edge(seenFrom(frame, placeBox(formed, place)), facing);
    const double from = dot(own.from - line.from, along), to = dot(own.to - line.from, along);
    exposed.push_back({markOf(formed, place), std::min(from, to), std::max(from, to)});
  }
  return exposed;
}

// Between Facings that look straight at each other, the first models of facing lines touch: directly, or across the
// empty places before them. Their stretches need only share a point, so a segment may graze a third model's side.
void markFacing(const Engagement& pair, const Formed& a, const Formed& b, Marks& marksOfA, Marks& marksOfB) {
  const Segment line = edge({{}, 0, a.boundary.size}, pair.firstFacing);
  const std::vector<Exposed> ofA = exposedModels(a, pair.firstFacing, a.boundary, line);
  const std::vector<Exposed> ofB = exposedModels(b, pair.secondFacing, a.boundary, line);
  const Point along = line.to - line.from;
  const double near = touchTolerance * std::max(std::abs(along.x), std::abs(along.y));
  for (const Exposed& modelOfA : ofA)
    for (const Exposed& modelOfB : ofB)
      if (modelOfA.from <= modelOfB.to + near && modelOfB.from <= modelOfA.to + near) {
        marksOfA.acrossGap[modelOfA.mark] = true;
        marksOfB.acrossGap[modelOfB.mark] = true;
      }
}

}  // namespace

ModelContacts modelContacts(const std::vector<Formed>& formed, const std::vector<Engagement>& pairs) {
  std::vector<Marks> marks(formed.size());
  for (std::size_t i = 0; i < formed.size(); ++i) {
    const std::size_t places = formed[i].ranks->size() * static_cast<std::size_t>(fileCount(*formed[i].ranks));
    marks[i].byBase.resize(places);
    marks[i].acrossGap.resize(places);
  }
  std::vector<Box> boundaries;
  for (const Formed& one : formed) boundaries.push_back(one.boundary);
  for (const Engagement& pair : pairs) {
    const Formed &a = formed[pair.first], &b = formed[pair.second];
    markBases(a, b, marks[pair.first], marks[pair.second]);
    if (faceEachOther(pair, boundaries)) markFacing(pair, a, b, marks[pair.first], marks[pair.second]);
  }
  ModelContacts contacts;
  for (std::size_t i = 0; i < formed.size(); ++i) {
    contacts.places.emplace_back();
    for (const Place place : modelPlaces(formed[i])) {
      const auto mark = static_cast<std::size_t>(markOf(formed[i], place));
      if (marks[i].byBase[mark] || marks[i].acrossGap[mark]) contacts.places.back().push_back(place);
      contacts.acrossGap = contacts.acrossGap || (marks[i].acrossGap[mark] && !marks[i].byBase[mark]);
    }
  }
  return contacts;
}

}  // namespace closeRanks::ninthAge
