// A battle made ready for the ancients rules: boundaries, Impassable pieces, and one unit with an enemy in contact.
#pragma once

#include <string>
#include <vector>

#include "rules/ancients/attack.h"
#include "ruling/error.h"

namespace closeRanks::ancients {

struct Scene {
  const Battle& battle;
  int unit = -1;
  int enemy = -1;
  std::vector<Box> boundaries;
  std::vector<std::vector<Triangle>> pieces;  // of every terrain
  std::vector<Attack> attacks;                // on the unit

  const Box& own() const { return boundaries[unit]; }
  bool isFriend(int other) const { return battle.units[other].player == battle.units[unit].player; }
  // The attack of an enemy in contact with the unit, null for others.
  const Attack* attackOf(int other) const;
  bool isImpassable(std::size_t terrain) const { return battle.terrain[terrain].kind == TerrainKind::impassable; }
};

// Fills a scene. Errors: those of checkBattle, an unknown id, and `ancients.contact` at `enemyKey` when that is no
// enemy in contact.
Fault prepare(Scene& scene, const std::string& unitId, const std::string& enemyId, const char* enemyKey);

}  // namespace closeRanks::ancients
