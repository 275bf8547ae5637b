#include "brute_force_nudge.h"

#include <set>
#include <tuple>

namespace {

const Body& moverOf(const NudgeTask& task) { return task.field.bodies[task.mover]; }

bool isNewEnemy(const NudgeTask& task, int body) {
  if (task.field.bodies[body].player == moverOf(task).player) return false;
  for (const Pair& pair : task.field.pairs)
    if (pair.has(body) && pair.has(task.mover)) return false;
  return true;
}

bool keepsAnInch(const NudgeTask& task, int body) {
  return !task.combat[body] &&
         distanceBetween(moverOf(task).boundary(), task.field.bodies[body].boundary()) > static_cast<double>(oneInch);
}

bool isOther(const NudgeTask& task, int body) { return body != task.mover && task.field.bodies[body].onTable; }

// Every thing whose edges may end a leg.
std::vector<Box> thingsThatMatter(const NudgeTask& task) {
  std::vector<Box> things = {task.field.table};
  for (int body = 0; body < static_cast<int>(task.field.bodies.size()); ++body)
    if (isOther(task, body)) things.push_back(task.field.bodies[body].boundary());
  for (const Wall& wall : task.field.walls) things.insert(things.end(), wall.boxes.begin(), wall.boxes.end());
  return things;
}

using Lines = std::set<Micrometres>;

// Displacements along one axis at which an edge of the mover meets an edge of a thing, or stops short of it.
Lines criticalLines(const NudgeTask& task, Micrometres Box::*low, Micrometres Box::*high) {
  Lines lines = {0};
  const Box mover = moverOf(task).boundary();
  for (const Box& thing : thingsThatMatter(task))
    for (const Micrometres edge : {thing.*low, thing.*high})
      for (const Micrometres own : {mover.*low, mover.*high})
        for (const Micrometres offset : {Micrometres{0}, beyond, oneInch + beyond})
          for (const Micrometres sign : {-1, 1}) lines.insert(edge - own + sign * offset);
  return lines;
}

// Displacements along one axis that end just over an inch from a rounded corner, given the clearance along the other.
void addArcLines(const NudgeTask& task, Box atOther, Micrometres Displacement::*otherAxis, Micrometres Box::*low,
                 Micrometres Box::*high, Lines& lines) {
  const Box mover = moverOf(task).boundary();
  for (int body = 0; body < static_cast<int>(task.field.bodies.size()); ++body) {
    if (!isOther(task, body) || !keepsAnInch(task, body)) continue;
    const Box box = task.field.bodies[body].boundary();
    const Micrometres clear = clearance(atOther, box).*otherAxis;
    if (clear <= 0 || clear > oneInch) continue;
    const double square = static_cast<double>(oneInch * oneInch - clear * clear);
    const Micrometres reach = static_cast<Micrometres>(std::ceil(std::sqrt(square))) + beyond;
    lines.insert(box.*low - reach - mover.*high);
    lines.insert(box.*high + reach - mover.*low);
  }
}

// The edges in the stored Facings: the mover's and its foe's.
std::pair<Box, Box> edgesToJoin(const NudgeTask& task) {
  const Body& mover = moverOf(task);
  const int foeIndex = task.pair.foeOf(task.mover);
  const Body& foe = task.field.bodies[foeIndex];
  return {edgeOf(mover.boundary(), mover.sideOf(task.pair.facingOf(task.mover))),
          edgeOf(foe.boundary(), foe.sideOf(task.pair.facingOf(foeIndex)))};
}

std::vector<Displacement> candidates(const NudgeTask& task) {
  const Box mover = moverOf(task).boundary();
  const Lines across = criticalLines(task, &Box::left, &Box::right);
  const Lines down = criticalLines(task, &Box::top, &Box::bottom);
  const auto [own, foe] = edgesToJoin(task);
  std::vector<Displacement> found;
  const auto consider = [&, edge = own, target = foe](Displacement by) {
    if (distanceBetween(moved(edge, by), target) == 0) found.push_back(by);
  };
  for (const Micrometres y : down) {
    Lines lines = across;
    addArcLines(task, moved(mover, {0, y}), &Displacement::y, &Box::left, &Box::right, lines);
    for (const Micrometres x : lines) consider({x, y});
  }
  for (const Micrometres x : across) {
    Lines lines;
    addArcLines(task, moved(mover, {x, 0}), &Displacement::x, &Box::top, &Box::bottom, lines);
    for (const Micrometres y : lines) consider({x, y});
  }
  return found;
}

// The legs of the ways to a displacement, the one that starts forwards or backwards first.
std::vector<std::vector<Displacement>> waysTo(const NudgeTask& task, Displacement by) {
  const Displacement alongX = {by.x, 0};
  const Displacement alongY = {0, by.y};
  if (by.x == 0) return {{alongY}};
  if (by.y == 0) return {{alongX}};
  const bool looksAlongY = outwards(moverOf(task).heading).y != 0;
  if (looksAlongY) return {{alongY, alongX}, {alongX, alongY}};
  return {{alongX, alongY}, {alongY, alongX}};
}

// Less is better: sum of legs, number of legs, not forwards, not to the left.
using Preference = std::tuple<Micrometres, size_t, Micrometres, Micrometres>;

Preference preference(const NudgeTask& task, Displacement by, size_t legs) {
  const Body& mover = moverOf(task);
  const Displacement ahead = outwards(mover.heading);
  const Displacement left = outwards(mover.sideOf("left"));
  return {std::abs(by.x) + std::abs(by.y), legs, -(by.x * ahead.x + by.y * ahead.y), -(by.x * left.x + by.y * left.y)};
}

bool differOnlyInSide(const Preference& a, const Preference& b) {
  return std::get<0>(a) == std::get<0>(b) && std::get<1>(a) == std::get<1>(b) && std::get<2>(a) == std::get<2>(b) &&
         std::get<3>(a) != std::get<3>(b);
}

void add(std::vector<Violation>& list, const Violation& violation) {
  if (std::find(list.begin(), list.end(), violation) == list.end()) list.push_back(violation);
}

void addWhatALegMeets(const NudgeTask& task, Box path, std::vector<Violation>& found) {
  for (int body = 0; body < static_cast<int>(task.field.bodies.size()); ++body) {
    if (!isOther(task, body)) continue;
    const Box box = task.field.bodies[body].boundary();
    if (overlapping(path, box)) add(found, {"unit", task.field.bodies[body].id});
    if (isNewEnemy(task, body) && touching(path, box)) add(found, {"newEnemy", task.field.bodies[body].id});
  }
  for (const Wall& wall : task.field.walls)
    for (const Box& box : wall.boxes)
      if (overlapping(path, box)) add(found, {"terrain", wall.id});
  if (!inside(path, task.field.table)) add(found, {"offTable", ""});
}

}  // namespace

std::vector<Violation> violations(const NudgeTask& task, const std::vector<Displacement>& legs) {
  std::vector<Violation> found;
  Box box = moverOf(task).boundary();
  for (const Displacement& leg : legs) {
    addWhatALegMeets(task, swept(box, leg), found);
    box = moved(box, leg);
  }
  for (int body = 0; body < static_cast<int>(task.field.bodies.size()); ++body)
    if (isOther(task, body) && keepsAnInch(task, body) &&
        distanceBetween(box, task.field.bodies[body].boundary()) <= static_cast<double>(oneInch))
      add(found, {"spacing", task.field.bodies[body].id});
  const Displacement by = {box.left - moverOf(task).boundary().left, box.top - moverOf(task).boundary().top};
  for (const Pair& pair : task.field.pairs) {
    if (!pair.has(task.mover)) continue;
    const int foe = pair.foeOf(task.mover);
    if (!isOther(task, foe) || !touching(box, task.field.bodies[foe].boundary())) continue;
    if (!restores({task.field, task.mover, pair, task.combat}, by, 10))
      add(found, {"facing", task.field.bodies[foe].id});
  }
  return found;
}

bool restores(const NudgeTask& task, Displacement by, Micrometres tolerance) {
  const auto [own, foe] = edgesToJoin(task);
  return distanceBetween(moved(own, by), foe) <= static_cast<double>(tolerance);
}

bool isHeld(const NudgeTask& task) {
  for (int body = 0; body < static_cast<int>(task.field.bodies.size()); ++body)
    if (isOther(task, body) && body != task.pair.foeOf(task.mover) &&
        task.field.bodies[body].player != moverOf(task).player &&
        touching(moverOf(task).boundary(), task.field.bodies[body].boundary()))
      return true;
  return false;
}

std::optional<NudgeFound> leastNudge(const NudgeTask& task) {
  std::optional<NudgeFound> best;
  Preference bestPreference;
  for (const Displacement by : candidates(task))
    for (const std::vector<Displacement>& legs : waysTo(task, by)) {
      const Preference current = preference(task, by, legs.size());
      if (best && bestPreference < current && !differOnlyInSide(current, bestPreference)) continue;
      if (best && bestPreference == current) continue;
      if (!violations(task, legs).empty()) continue;
      const bool tied = best && differOnlyInSide(current, bestPreference);
      if (!best || current < bestPreference) {
        best = NudgeFound{legs, std::get<0>(current), tied};
        bestPreference = current;
      } else {
        best->leftDecided = best->leftDecided || tied;
      }
    }
  return best;
}
