#include "notation/read.h"

#include "json/pointer.h"
#include "notation/unit_lines.h"
#include "notation/values.h"
#include "notation/words.h"

namespace closeRanks::notation {
namespace {

using json::Kind;

constexpr const char* fourWords = "a unit, its Facing, another unit and its Facing";

auto is(std::string_view word) {
  return [=](std::string_view first) { return first == word; };
}

// The lines of a notation, gone through once for each thing that the question holds.
struct Reader {
  const std::vector<Line>& lines;
  Cursor cursor;
  Grown out;

  Position top() const { return lines[0][0].position; }

  // Calls `say` for each line whose first word `isWanted`, behind that word; whether there was one.
  template <class IsWanted, class Say>
  bool each(IsWanted isWanted, Say say) {
    bool isThere = false;
    for (std::size_t i = 1; i < lines.size() && !cursor.failed; i++) {
      const Token& first = lines[i][0];
      if (first.kind != Token::word || !isWanted(first.raw)) continue;
      isThere = true;
      cursor.token = &first + 1;
      say(first);
      if (!cursor.isAtEnd()) cursor.fail("the end of the line");
    }
    return isThere;
  }

  template <class IsWanted, class Say>
  void listOf(std::string_view key, IsWanted isWanted, Say say) {
    out.begin(Kind::list, key, top());
    each(isWanted, [&](const Token& first) {
      out.begin(Kind::object, "", first.position);
      say(first);
      out.close();
    });
    out.close();
  }

  bool has(std::string_view word) {
    return each(is(word), [&](const Token&) {
      while (!cursor.isAtEnd()) cursor.take();
    });
  }

  void question() {
    out.begin(Kind::object, "", top());
    cursor.token = lines[0].data();
    addText(cursor, out, "ask", "what is asked, such as ninth-age/casualties");
    const std::string ask = out.tree[1].text;
    if (!cursor.isAtEnd()) cursor.fail("the end of the line");
    out.begin(Kind::object, "battle", top());
    battle(isOfStands(ask));
    out.close();
    if (ask == "ninth-age/casualties" || has("loss")) listOf("losses", is("loss"), [&](const Token&) { loss(); });
    for (std::string_view key : plainKeys) each(is(key), [&](const Token&) { addValue(cursor, out, key); });
    for (std::string_view key : memberKeys) each(is(key), [&](const Token&) { members(key); });
    out.close();
  }

  void battle(bool hasStands) {
    if (!each(is("table"), [&](const Token& first) { table(first); })) table(*pairOf("72x48in", 'x'), top());
    const auto active = [&](const Token&) { addText(cursor, out, "activePlayer", "a player"); };
    if (!each(is("active"), active)) firstPlayer();
    out.begin(Kind::list, "units", top());
    addUnits(lines, hasStands, cursor, out);
    out.close();
    listOf("terrain", isTerrainKind, [&](const Token& kind) { terrain(kind); });
    if (has("contact")) listOf("contacts", is("contact"), [&](const Token&) { contact(); });
  }

  // The Active Player when no line says who.
  void firstPlayer() {
    for (const Line& line : lines) {
      if (line[0].kind != Token::word || line[0].raw != "player") continue;
      cursor.token = line.data() + 1;
      return addText(cursor, out, "activePlayer", "a player");
    }
  }

  void table(const Token& first) {
    auto size = pairOf(cursor.take().raw, 'x');
    if (size) return table(*size, first.position);
    cursor.fail(*(&first + 1), "the width and depth of the table, such as 72x48in");
  }

  void table(const Pair& size, Position position) {
    out.begin(Kind::object, "table", position);
    addNumber(out, "width", size.first, position);
    addNumber(out, "depth", size.second, position);
    out.close();
  }

  // `impassable rock 500,525 600,525 …`, behind the kind.
  void terrain(const Token& kind) {
    addText(cursor, out, "id", "the id of the terrain");
    out.text("kind", kind.raw, kind.position);
    out.begin(Kind::list, "outline", cursor.token->position);
    while (!cursor.isAtEnd()) {
      const Token& corner = cursor.take();
      auto point = pairOf(corner.raw, ',');
      if (!point) return cursor.fail(corner, "a corner, such as 400,300");
      addPair(out, "", *point, corner.position);
    }
    out.close();
  }

  // `contact A front B left`.
  void contact() {
    const Token* token[4];
    for (const Token*& one : token) {
      one = cursor.token;
      cursor.takeText(fourWords);
    }
    if (cursor.failed) return;
    for (int first : {0, 1}) {
      out.begin(Kind::list, first == 0 ? "units" : "facings", token[first]->position);
      for (int i : {first, first + 2}) {
        Cursor one{token[i]};
        addText(one, out, "", fourWords);
      }
      out.close();
    }
  }

  // `loss A 3`, `loss A C 1`.
  void loss() {
    addText(cursor, out, "unit", "a unit");
    if (!measured(cursor.token->raw)) addText(cursor, out, "model", "a model's letter or Health Points");
    const Token& token = cursor.take();
    auto number = measured(token.raw);
    if (!number || !number->rest.empty()) return cursor.fail(token, "Health Points, a whole number");
    addNumber(out, "healthPoints", *number, token.position);
    addMembers(cursor, out);
  }

  // In braces or without.
  void members(std::string_view key) {
    if (cursor.token->kind == Token::bracket) return addValue(cursor, out, key);
    out.begin(Kind::object, key, cursor.token->position);
    addMembers(cursor, out);
    out.close();
  }
};

}  // namespace

std::variant<Grown, Mistake> read(std::string_view text) {
  auto scanned = linesOf(text);
  if (auto* mistake = std::get_if<Mistake>(&scanned)) return std::move(*mistake);
  const auto& lines = *std::get_if<std::vector<Line>>(&scanned);
  if (lines.empty()) return Mistake{{}, "what is asked, such as ninth-age/casualties", "no line"};
  Reader reader{lines, {}, {}};
  reader.question();
  if (reader.cursor.failed) return std::move(reader.cursor.mistake);
  return std::move(reader.out);
}

Position positionOf(const Grown& question, std::string_view pointer) {
  std::size_t node = 0;
  while (!pointer.empty()) {
    const std::string_view step = pointer.substr(0, pointer.find('/', 1));
    pointer.remove_prefix(step.size());
    const bool isList = question.tree[node].kind == Kind::list;
    const json::Node* found = nullptr;
    int index = 0;
    for (const json::Node& child : json::Children(question.tree[node])) {
      std::string here;
      if (isList)
        json::appendStep(here, index++);
      else
        json::appendStep(here, child.key);
      if (here == step && !found) found = &child;
    }
    if (!found) break;
    node = static_cast<std::size_t>(found - question.tree.data());
  }
  return question.places[node];
}

}  // namespace closeRanks::notation
