#include "rules/ancients/scene.h"

#include "battle/check.h"
#include "battle/formation.h"

namespace closeRanks::ancients {

const Attack* Scene::attackOf(int other) const {
  for (const Attack& attack : attacks)
    if (attack.enemy == other) return &attack;
  return nullptr;
}

Fault prepare(Scene& scene, const std::string& unitId, const std::string& enemyId, const char* enemyKey) {
  const Battle& battle = scene.battle;
  if (auto fault = checkBattle(battle, Bases::stands)) return fault;
  scene.unit = indexOf(battle, unitId);
  scene.enemy = indexOf(battle, enemyId);
  if (scene.unit < 0) return refusal("battle.unknownUnit", "/unit", "the id of a unit", unitId);
  if (scene.enemy < 0) return refusal("battle.unknownUnit", enemyKey, "the id of a unit", enemyId);
  scene.boundaries = boundariesOf(battle);
  for (const Terrain& terrain : battle.terrain) scene.pieces.push_back(triangles(terrain.outline));
  scene.attacks = attacksOn(battle, scene.boundaries, scene.unit);
  if (!scene.attackOf(scene.enemy)) return refusal("ancients.contact", enemyKey, "an enemy in contact", enemyId);
  return {};
}

}  // namespace closeRanks::ancients
