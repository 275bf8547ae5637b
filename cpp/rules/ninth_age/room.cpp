#include "rules/ninth_age/room.h"

#include <algorithm>

namespace closeRanks::ninthAge {
namespace {

// So many things looked at are a step of work.
constexpr double nearWork = 16;

// Whether a box covers more of the table than another of the same heading.
bool outgrows(const Box& after, const Box& before) {
  const Bounds own = boundsOf(seenFrom(before, after));
  const double side = before.size.width / 2 + touchTolerance;
  return own.left < -side || own.right > side || own.top < -touchTolerance ||
         own.bottom > before.size.depth + touchTolerance;
}

// Whether a unit may stand in a box: as it does now, or, being hurt itself, as it may stand then.
bool mayMeetThere(Batch& batch, int unit, const Box& box) {
  const auto isIt = [&](const HurtUnit& one) { return one.unit == unit; };
  const auto hurt = std::find_if(batch.hurtUnits.begin(), batch.hurtUnits.end(), isIt);
  if (hurt == batch.hurtUnits.end()) return overlapping(box, batch.fight.boundaries[unit]);
  if (hurt->removals.front().wipedOut) return false;
  spend(batch.memory.work, static_cast<double>(hurt->removals.size()));
  return overlapping(box, batch.fight.boundaries[unit]) ||
         std::any_of(hurt->removals.begin(), hurt->removals.end(),
                     [&](const Removal& removal) { return overlapping(box, boundaryOf(removal.after)); });
}

// The ids of what a unit would stand on, units first.
std::vector<std::string> underneath(Batch& batch, int unit, const Box& box) {
  const Fight& fight = batch.fight;
  std::vector<std::string> ids;
  for (int other = 0; other < static_cast<int>(fight.boundaries.size()); ++other)
    if (other != unit && mayMeetThere(batch, other, box)) ids.push_back(fight.battle.units[other].id);
  for (const ImpassablePiece& piece : fight.impassable) {
    const std::string& id = fight.battle.terrain[piece.terrain].id;
    if (near(boundsOf(box), piece.bounds, 0) && overlapping(box, {piece.triangle}) && (ids.empty() || ids.back() != id))
      ids.push_back(id);
  }
  return ids;
}

// What forbids a unit to stand as it would.
Fault barred(Batch& batch, int unit, const Unit& after) {
  const Fight& fight = batch.fight;
  const Box box = boundaryOf(after);
  if (!outgrows(box, fight.boundaries[unit])) return {};
  spend(batch.memory.work, static_cast<double>(fight.boundaries.size() + fight.impassable.size()) / nearWork);
  const std::string path = itemOf("/battle/units", unit);
  if (!onTable(fight.battle.table, box))
    return refusal("ninth-age.noRoom", path, "room on the table for another rank", after.id);
  std::vector<std::string> with = underneath(batch, unit, box);
  if (with.empty()) return {};
  Fault fault = refusal("ninth-age.noRoom", path, "room for another rank", after.id);
  fault->with.swap(with);
  return fault;
}

}  // namespace

Fault keepWithRoom(Batch& batch) {
  for (HurtUnit& hurt : batch.hurtUnits) {
    Fault first;
    std::vector<Removal> kept;
    for (const Removal& removal : hurt.removals) {
      if (gaveUp(batch.memory.work)) return tooMany(batch.memory.work, "/losses");
      Fault fault = removal.wipedOut ? Fault() : barred(batch, hurt.unit, removal.after);
      if (!fault) kept.push_back(removal);
      if (!first) first = std::move(fault);
    }
    if (kept.empty()) return first;
    hurt.removals.swap(kept);
  }
  return {};
}

}  // namespace closeRanks::ninthAge
