#include "notation/unit_lines.h"

#include "battle/engage.h"
#include "json/numbers.h"
#include "notation/ranks.h"
#include "notation/shape.h"
#include "notation/words.h"

namespace closeRanks::notation {
namespace {

using json::Kind;

constexpr const char* aFacing = "a Facing: front, left, right, rear";

bool saysUnit(const Token& first) { return first.kind != Token::word || !isReserved(first.raw); }

// Against which unit another one is put, once all its models are known.
struct Placing {
  std::string of;
  Position position;
  Flush flush;
};

bool isFacing(std::string_view word, Facing& facing) {
  for (std::size_t i = 0; i < facingNames.size(); i++) {
    if (word != facingNames[i]) continue;
    facing = static_cast<Facing>(i);
    return true;
  }
  return false;
}

// The models on a full stand, which `stand` says further on in the line.
char fullStand(const Token* token) {
  for (bool isInside = false; token->kind != Token::end; token++) {
    isInside |= token->raw == "stand";
    if (isInside && token->raw == "models" && token[1].raw.size() == 1) return token[1].raw[0];
  }
  return '4';
}

void addRanksAndBase(bool isOfStands, Cursor& cursor, Grown& out) {
  const Token& ranks = cursor.take();
  auto all = ranksOf(ranks.raw, isOfStands ? fullStand(cursor.token) : 'r');
  if (!all || ranks.kind != Token::word) return cursor.fail(ranks, "ranks, such as 5x2, 5x2+3 or rrrCr/rrr");
  out.begin(Kind::list, "ranks", ranks.position);
  for (const std::string& rank : *all) out.text("", rank, ranks.position);
  out.close();
  const Token& base = cursor.take();
  auto size = pairOf(base.raw, 'x');
  if (!size) return cursor.fail(base, "the size of a base, such as 20x20");
  addPair(out, "base", *size, base.position);
}

// `at 400,300` and perhaps a heading.
void addPlace(Cursor& cursor, Grown& out) {
  const Token& at = cursor.take();
  auto point = pairOf(at.raw, ',');
  if (!point) return cursor.fail(at, "a point, such as 400,300 or 18,12in");
  addPair(out, "at", *point, at.position);
  if (!cursor.isAt("heading")) return addNumber(out, "heading", {0, "0", {}}, at.position);
  cursor.take();
  addValue(cursor, out, "heading");
}

// `front of green own rear offset 20mm`, behind the first word. The place itself comes later.
Placing takePlacing(Facing of, Cursor& cursor) {
  Placing placing{{}, {}, {of, Facing::front, 0}};
  if (!cursor.isAt("of")) cursor.fail("of");
  cursor.take();
  placing.position = cursor.token->position;
  placing.of = cursor.takeText("a unit");
  if (cursor.isAt("own")) {
    cursor.take();
    const Token& own = cursor.take();
    if (!isFacing(own.raw, placing.flush.own)) cursor.fail(own, aFacing);
  }
  if (cursor.isAt("offset")) {
    cursor.take();
    const Token& token = cursor.take();
    auto length = measured(token.raw);
    auto micrometres = length && length->rest.empty() ? json::wholeParts(length->number, 1000) : std::nullopt;
    if (micrometres)
      placing.flush.offset = *micrometres;
    else
      cursor.fail(token, "a length, such as 20mm or 0.5in");
  }
  return placing;
}

// `with C character "Captain" …`, again and again; `object` is not begun before the first.
void addModels(bool& isBegun, Cursor& cursor, Grown& out) {
  while (!cursor.isAtEnd()) {
    if (!isBegun) out.begin(Kind::object, "models", cursor.token->position);
    isBegun = true;
    cursor.take();
    const Position position = cursor.token->position;
    out.begin(Kind::object, cursor.takeText("the letter of a model"), position);
    addText(cursor, out, "kind", "the kind of a model");
    if (cursor.token->kind == Token::text) addText(cursor, out, "name", "a name");
    addMembers(cursor, out);
    out.close();
  }
}

std::size_t memberAt(const Grown& out, std::size_t object, std::string_view key) {
  return static_cast<std::size_t>(json::member(out.tree[object], key) - out.tree.data());
}

void fill(json::Node& number, double whole, int parts) {
  number.number = whole / parts;
  number.text.clear();
}

// Fills the place of the unit at `node`, the last of the list that begins at `list`.
void put(std::size_t list, std::size_t node, const Placing& placing, Cursor& cursor, Grown& out) {
  std::size_t other = list + 1;
  while (other < node && out.tree[other + 1].text != placing.of) other += out.tree[other].extent;
  if (other == node) {
    cursor.failed = true;
    cursor.mistake = {placing.position, "a unit that stands above", '"' + placing.of + '"'};
    return;
  }
  const Box box = engagedBox(boundaryIn(out.tree[other]), boundaryIn(out.tree[node]).size, placing.flush);
  const std::size_t at = memberAt(out, node, "at");
  fill(out.tree[at + 1], box.at.x, 1000);
  fill(out.tree[at + 2], box.at.y, 1000);
  fill(out.tree[memberAt(out, node, "heading")], box.heading, 100);
}

// The unit of a line and its models, also those of the `with` lines behind it; gives back the last line it took.
std::size_t addUnit(const std::vector<Line>& lines, std::size_t line, std::size_t list, const Token* player,
                    bool isOfStands, Cursor& cursor, Grown& out) {
  const std::size_t node = out.tree.size();
  out.begin(Kind::object, "", cursor.token->position);
  addText(cursor, out, "id", "a unit");
  if (cursor.token->kind == Token::text) addText(cursor, out, "name", "a name");
  if (player) {
    Cursor named{player};
    addText(named, out, "player", "a player");
  }
  addRanksAndBase(isOfStands, cursor, out);
  std::optional<Placing> placing;
  const Token& first = cursor.take();
  if (Facing of = {}; isFacing(first.raw, of)) {
    placing = takePlacing(of, cursor);
    addPair(out, "at", {}, first.position);
    addNumber(out, "heading", {}, first.position);
  } else if (first.raw == "at") {
    addPlace(cursor, out);
  } else {
    cursor.fail(first, "at, or a Facing: front, left, right, rear");
  }
  if (cursor.isAt("skirmish")) out.text("formation", "skirmish", cursor.take().position);
  addMembers(cursor, out);
  bool hasModels = false;
  addModels(hasModels, cursor, out);
  for (; !cursor.failed && line + 1 < lines.size() && lines[line + 1][0].raw == "with"; line++) {
    cursor.token = lines[line + 1].data();
    addModels(hasModels, cursor, out);
  }
  if (hasModels) out.close();
  out.close();
  if (placing && !cursor.failed) put(list, node, *placing, cursor, out);
  return line;
}

}  // namespace

void addUnits(const std::vector<Line>& lines, bool isOfStands, Cursor& cursor, Grown& out) {
  const std::size_t list = out.tree.size() - 1;
  const Token* player = nullptr;
  // One unit too many is enough for the battle to be refused, and where it stands is where to look.
  for (std::size_t i = 1; i < lines.size() && !cursor.failed && out.tree[list].count <= mostUnits; i++) {
    cursor.token = lines[i].data();
    if (cursor.isAt("player")) {
      cursor.take();
      player = cursor.token;
      cursor.takeText("a player");
      if (!cursor.isAtEnd()) cursor.fail("the end of the line");
    } else if (cursor.isAt("with")) {
      cursor.fail("the line of a unit before its models");
    } else if (saysUnit(*cursor.token)) {
      if (out.tree[list].count == mostUnits) out.places[list] = cursor.token->position;
      i = addUnit(lines, i, list, player, isOfStands, cursor, out);
    }
  }
}

}  // namespace closeRanks::notation
