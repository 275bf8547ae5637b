#include "rules/ninth_age/scope.h"

#include <algorithm>
#include <string>

#include "battle/check.h"
#include "rules/ninth_age/legality.h"

namespace closeRanks::ninthAge {
namespace {

Fault checkPlayers(const Battle& battle) {
  std::vector<std::string> players;
  for (std::size_t i = 0; i < battle.units.size(); ++i) {
    const std::string& player = battle.units[i].player;
    if (std::find(players.begin(), players.end(), player) != players.end()) continue;
    if (players.size() == 2)
      return refusal("battle.player", memberOf(itemOf("/battle/units", i), "player"), "one of two players", player);
    players.push_back(player);
  }
  // With one player's units alone on the table the other one, whose units are gone, may still be the Active Player.
  const bool known = std::find(players.begin(), players.end(), battle.activePlayer) != players.end();
  if (players.size() == 2 && !known)
    return refusal("battle.player", "/battle/activePlayer", "one of two players", battle.activePlayer);
  return {};
}

}  // namespace

Fault checkScope(const Battle& battle) {
  if (auto fault = checkBattle(battle, Bases::models)) return fault;
  if (auto fault = checkPlayers(battle)) return fault;
  for (std::size_t i = 0; i < battle.units.size(); ++i)
    if (auto fault = checkFormation(battle.units[i], itemOf("/battle/units", i))) return fault;
  return {};
}

}  // namespace closeRanks::ninthAge
