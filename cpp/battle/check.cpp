#include "battle/check.h"

#include <algorithm>
#include <string>

#include "battle/contacts.h"
#include "battle/formation.h"
#include "battle/stands.h"
#include "geometry/bounds.h"

namespace closeRanks {
namespace {

std::string unitPath(std::size_t i) { return itemOf("/battle/units", i); }
std::string terrainPath(std::size_t i) { return itemOf("/battle/terrain", i); }

template <class Thing>
Fault checkId(const std::vector<Thing>& things, std::size_t i, const std::string& path) {
  for (std::size_t before = 0; before < i; ++before)
    if (things[before].id == things[i].id)
      return refusal("battle.duplicateId", memberOf(path, "id"), "an id used once", things[i].id);
  return {};
}

Fault checkModels(const Unit& unit, std::size_t rank, const std::string& path) {
  const std::string& places = unit.ranks[rank];
  for (const char letter : places)
    if (letter != rankAndFile && letter != emptyPlace && !modelOf(unit, letter))
      return refusal("battle.letter", path, "r, . or a letter in models", letter);
  if (places.find_first_not_of(emptyPlace) == std::string::npos)
    return refusal("battle.gap", path, "a rank with a model in it", places);
  return {};
}

// Stands leave gaps anywhere, and a digit says how many models are left on one.
Fault checkStands(const Unit& unit, std::size_t rank, const std::string& path) {
  for (const char letter : unit.ranks[rank]) {
    if (letter >= '0' && letter <= '9') {
      if (letter - '0' < 1 || letter - '0' > unit.stand.models)
        return refusal("battle.stand", path, "1 to as many models as the unit's stand", letter);
    } else if (letter != emptyPlace && !modelOf(unit, letter)) {
      return refusal("battle.letter", path, "a digit, . or a letter in models", letter);
    }
  }
  if (rank == 0 && stands(unit).empty()) return refusal("battle.rank", path, "a stand in the unit", unit.ranks[rank]);
  return {};
}

Fault checkPlaces(const Unit& unit, std::size_t rank, const std::string& path, Bases bases) {
  const int places = static_cast<int>(unit.ranks[rank].size());
  if (places > fileCount(unit.ranks))
    return refusal("battle.rank", path, "at most as many places as the first rank", places);
  return bases == Bases::stands ? checkStands(unit, rank, path) : checkModels(unit, rank, path);
}

Fault checkModel(const Unit& unit, const Model& model, const std::string& path) {
  int places = 0;
  for (const std::string& rank : unit.ranks)
    places += static_cast<int>(std::count(rank.begin(), rank.end(), model.letter));
  const bool beside = unit.beside.left == model.letter || unit.beside.right == model.letter;
  const bool larger = model.base && *model.base != unit.base;
  if (places == 0 && !beside) return refusal("battle.letter", path, "a place in ranks or beside", "none");
  if (places > 1 && !larger) return refusal("battle.letter", path, "one place for a base of the unit's size", places);
  if (model.models.value_or(1) > unit.stand.models)
    return refusal("battle.stand", memberOf(path, "models"), "as many models as the unit's stand", *model.models);
  if (model.healthLost >= model.healthPoints)
    return refusal("battle.health", memberOf(path, "healthLost"), "less than healthPoints", model.healthLost);
  return {};
}

Fault checkUnit(const Battle& battle, std::size_t i, Bases bases) {
  const Unit& unit = battle.units[i];
  const std::string path = unitPath(i);
  if (auto fault = checkId(battle.units, i, path)) return fault;
  if (unit.ranks.empty()) return refusal("battle.rank", memberOf(path, "ranks"), "at least one rank", "none");
  for (std::size_t rank = 0; rank < unit.ranks.size(); ++rank)
    if (auto fault = checkPlaces(unit, rank, itemOf(memberOf(path, "ranks"), rank), bases)) return fault;
  for (std::size_t m = 0; m < unit.models.size(); ++m) {
    const Model& model = unit.models[m];
    if (auto fault = checkModel(unit, model, memberOf(memberOf(path, "models"), {&model.letter, 1}))) return fault;
  }
  if (unit.beside.left && unit.beside.left == unit.beside.right)
    return refusal("battle.letter", memberOf(memberOf(path, "beside"), "right"), "another letter than at the left",
                   unit.beside.right);
  for (const char letter : {unit.beside.left, unit.beside.right})
    if (letter && !modelOf(unit, letter))
      return refusal("battle.letter", memberOf(path, "beside"), "a letter in models", letter);
  if (unit.healthLost >= unit.healthPoints)
    return refusal("battle.health", memberOf(path, "healthLost"), "less than healthPoints", unit.healthLost);
  return {};
}

// What units may not overlap of a piece of terrain.
struct Barred {
  std::vector<Triangle> pieces;
  Bounds bounds;
};

Barred barredOf(const Terrain& terrain) {
  if (terrain.kind != TerrainKind::impassable) return {};
  return {triangles(terrain.outline), boundsOf(terrain.outline.data(), static_cast<int>(terrain.outline.size()))};
}

Fault checkOverlaps(const Battle& battle, const std::vector<Box>& boundaries) {
  std::vector<Barred> barred;
  for (const Terrain& terrain : battle.terrain) barred.push_back(barredOf(terrain));
  for (std::size_t i = 0; i < boundaries.size(); ++i) {
    const Bounds bounds = boundsOf(boundaries[i]);
    std::vector<std::string> with;
    for (std::size_t before = 0; before < i; ++before)
      if (overlapping(boundaries[i], boundaries[before])) with.push_back(battle.units[before].id);
    for (std::size_t t = 0; t < barred.size(); ++t)
      if (near(bounds, barred[t].bounds, 0) && overlapping(boundaries[i], barred[t].pieces))
        with.push_back(battle.terrain[t].id);
    if (with.empty()) continue;
    Fault fault = refusal("battle.overlap", unitPath(i), "no overlap", battle.units[i].id);
    fault->with.swap(with);
    return fault;
  }
  return {};
}

Fault checkContact(const Battle& battle, std::size_t i) {
  const Contact& contact = battle.contacts[i];
  const std::string path = itemOf("/battle/contacts", i);
  int places[2];
  for (int side = 0; side < 2; ++side) {
    places[side] = indexOf(battle, contact.units[side]);
    if (places[side] < 0)
      return refusal("battle.unknownUnit", itemOf(memberOf(path, "units"), side), "the id of a unit",
                     contact.units[side]);
  }
  if (battle.units[places[0]].player == battle.units[places[1]].player)
    return refusal("battle.contact", path, "units of two players", contact.units[0] + ", " + contact.units[1]);
  for (std::size_t before = 0; before < i; ++before) {
    const auto& other = battle.contacts[before].units;
    if (other == contact.units || (other[0] == contact.units[1] && other[1] == contact.units[0]))
      return refusal("battle.contact", path, "each pair once", contact.units[0] + ", " + contact.units[1]);
  }
  return {};
}

}  // namespace

Fault checkBattle(const Battle& battle, Bases bases) {
  for (std::size_t i = 0; i < battle.units.size(); ++i)
    if (auto fault = checkUnit(battle, i, bases)) return fault;
  for (std::size_t i = 0; i < battle.terrain.size(); ++i) {
    if (auto fault = checkId(battle.terrain, i, terrainPath(i))) return fault;
    if (indexOf(battle, battle.terrain[i].id) >= 0)
      return refusal("battle.duplicateId", memberOf(terrainPath(i), "id"), "an id used once", battle.terrain[i].id);
    if (!isSimple(battle.terrain[i].outline))
      return refusal("battle.outline", terrainPath(i) + "/outline",
                     "an outline that has an area and does not meet itself", battle.terrain[i].id);
  }
  for (std::size_t i = 0; i < battle.contacts.size(); ++i)
    if (auto fault = checkContact(battle, i)) return fault;
  std::vector<Box> boundaries;
  for (std::size_t i = 0; i < battle.units.size(); ++i) {
    boundaries.push_back(boundaryOf(battle.units[i]));
    if (!onTable(battle.table, boundaries[i]))
      return refusal("battle.offTable", unitPath(i), "wholly on the table", battle.units[i].id);
  }
  return checkOverlaps(battle, boundaries);
}

}  // namespace closeRanks
