#include "notation/words.h"

#include "battle/battle.h"

namespace closeRanks::notation {
namespace {

constexpr std::array<std::string_view, 6> others = {"table", "active", "player", "with", "contact", "loss"};

template <class Words>
bool isOneOf(const Words& words, std::string_view word) {
  for (std::string_view one : words) {
    if (one == word) return true;
  }
  return false;
}

}  // namespace

bool isReserved(std::string_view word) {
  return isOneOf(others, word) || isOneOf(plainKeys, word) || isOneOf(memberKeys, word) || isTerrainKind(word);
}

bool isOfStands(std::string_view ask) { return ask.substr(0, ask.find('/')) != "ninth-age"; }

bool isTerrainKind(std::string_view word) { return isOneOf(terrainKindNames, word); }

}  // namespace closeRanks::notation
