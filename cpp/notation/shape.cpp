#include "notation/shape.h"

#include <cmath>

#include "battle/formation.h"
#include "json/numbers.h"

namespace closeRanks::notation {
namespace {

using json::Children;
using json::Node;

double partsOf(const Node& number, double parts) { return json::wholeParts(number.number, parts).value_or(0); }

// The two lengths of a pair; zeros for what is none.
Size sizeIn(const Node* pair) {
  if (!pair || pair->count != 2 || pair->extent != 3) return {};
  return {partsOf(pair[1], 1000), partsOf(pair[2], 1000)};
}

char letterIn(const Node* object, std::string_view key) {
  const Node* letter = object ? json::member(*object, key) : nullptr;
  return letter && letter->text.size() == 1 ? letter->text[0] : 0;
}

}  // namespace

Box boundaryIn(const Node& node) {
  Unit unit;
  const Size at = sizeIn(json::member(node, "at"));
  unit.at = {at.width, at.depth};
  if (const Node* heading = json::member(node, "heading")) {
    unit.heading = normalHeading(static_cast<int>(std::fmod(partsOf(*heading, 100), fullTurn)));
  }
  unit.base = sizeIn(json::member(node, "base"));
  if (const Node* ranks = json::member(node, "ranks")) {
    for (const Node& rank : Children(*ranks)) unit.ranks.push_back(rank.text);
  }
  if (const Node* models = json::member(node, "models")) {
    for (const Node& model : Children(*models)) {
      if (model.key.size() != 1) continue;
      Model& made = unit.models.emplace_back();
      made.letter = model.key[0];
      if (const Node* base = json::member(model, "base")) made.base = sizeIn(base);
    }
  }
  const Node* beside = json::member(node, "beside");
  unit.beside = {letterIn(beside, "left"), letterIn(beside, "right")};
  const Node* formation = json::member(node, "formation");
  if (formation && formation->text == formationNames[1]) unit.formation = Formation::skirmish;
  return boundaryOf(unit);
}

}  // namespace closeRanks::notation
