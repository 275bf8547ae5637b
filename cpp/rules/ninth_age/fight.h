// A battle made ready for The Ninth Age rules: who stood where, who was Engaged with whom and in which combat when the
// batch began. It stays as it is while one batch is judged.
#pragma once

#include <vector>

#include "battle/contacts.h"
#include "battle/formation.h"
#include "geometry/bounds.h"
#include "geometry/polygon.h"

namespace closeRanks::ninthAge {

// A piece of Impassable terrain in the table frame, with the place of its terrain in Battle::terrain.
struct ImpassablePiece {
  int terrain = 0;
  Triangle triangle;
  Bounds bounds;
};

struct Fight {
  const Battle& battle;
  std::vector<Formed> formed;
  std::vector<Box> boundaries;
  std::vector<Engagement> pairs;
  std::vector<int> combats;  // for each unit the number of its combat; unengaged units have one of their own
  std::vector<ImpassablePiece> impassable;

  bool enemies(int a, int b) const { return battle.units[a].player != battle.units[b].player; }
  // The pair of two units that were Engaged with each other, null for others.
  const Engagement* pairOf(int a, int b) const;
  bool active(int unit) const { return battle.units[unit].player == battle.activePlayer; }
};

// The battle must have passed checkScope, and must outlive the fight.
Fight fightOf(const Battle& battle);

}  // namespace closeRanks::ninthAge
