#include "notation/write.h"

#include <algorithm>

#include "battle/engage.h"
#include "json/numbers.h"
#include "json/quote.h"
#include "notation/ranks.h"
#include "notation/shape.h"
#include "notation/values.h"
#include "notation/words.h"

namespace closeRanks::notation {
namespace {

using json::Children;
using json::Kind;
using json::member;
using json::Node;

bool isPlain(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
}

// Whether a text is read as itself when it stands there as a word.
bool isWord(std::string_view text) {
  bool isPlainAll = !text.empty() && text != "true" && text != "false" && text != "null" && text != "with";
  for (char c : text) isPlainAll &= isPlain(c);
  return isPlainAll && !measured(text);
}

bool isPair(const Node& node) {
  return node.kind == Kind::list && node.count == 2 && node.extent == 3 && (&node + 1)->kind == Kind::number &&
         (&node + 2)->kind == Kind::number;
}

// Whether a key is one of some words with blanks between.
bool isAmong(std::string_view words, std::string_view key) {
  while (!words.empty()) {
    const std::string_view word = words.substr(0, words.find(' '));
    if (word == key) return true;
    words.remove_prefix(std::min(word.size() + 1, words.size()));
  }
  return false;
}

bool isSkirmish(const Node& unit) {
  const Node* formation = member(unit, "formation");
  return formation && formation->text == formationNames[1];
}

// Appends what is said, word by word: a blank before each, but at the start of a line or within brackets.
struct Writer {
  std::string out;
  bool hasStands = false;

  // Text as it is.
  void raw(std::string_view text) {
    const char last = out.empty() ? '\n' : out.back();
    if (last != '\n' && last != '{' && last != '[') out += ' ';
    out += text;
  }

  void quoted(std::string_view text) {
    raw({});
    json::appendQuoted(out, text);
  }

  void word(std::string_view text) {
    if (isWord(text))
      raw(text);
    else
      quoted(text);
  }

  // A text that begins a line, which none of the reserved words may.
  void firstWord(std::string_view text) {
    if (isReserved(text))
      quoted(text);
    else
      word(text);
  }

  // With at most three decimals, as every number of a question has.
  void decimal(double number) { json::appendDecimal(out, json::wholeParts(number, 1000).value_or(0), 1000); }

  void pair(const Node& list, char between) {
    raw({});
    decimal((&list + 1)->number);
    out += between;
    decimal((&list + 2)->number);
  }

  void value(const Node& node) {
    if (isPair(node)) return pair(node, node.key == "base" ? 'x' : ',');
    switch (node.kind) {
      case Kind::null:
        return raw("null");
      case Kind::flag:
        return raw(node.number != 0 ? "true" : "false");
      case Kind::number:
        raw({});
        return decimal(node.number);
      case Kind::text:
        return word(node.text);
      case Kind::object:
        raw("{");
        members(node);
        out += '}';
        return;
      case Kind::list:
        raw("[");
        for (const Node& child : Children(node)) value(child);
        out += ']';
    }
  }

  // Those whose keys are not among the words of `said`.
  void members(const Node& object, std::string_view said = {}) {
    for (const Node& child : Children(object)) {
      if (isAmong(said, child.key)) continue;
      word(child.key);
      value(child);
    }
  }

  void name(const Node& named) {
    if (const Node* name = member(named, "name")) quoted(name->text);
  }

  // Against the first of the units above that it is flush with, else by its coordinates.
  void place(const Node& unit, const Node& units) {
    const Box box = boundaryIn(unit);
    for (const Node& other : Children(units)) {
      if (&other == &unit) break;
      auto flush = flushOf(boundaryIn(other), box);
      if (!flush) continue;
      raw(facingNames[static_cast<int>(flush->of)]);
      raw("of");
      word(member(other, "id")->text);
      if (flush->own != Facing::front) {
        raw("own");
        raw(facingNames[static_cast<int>(flush->own)]);
      }
      if (flush->offset == 0) return;
      raw("offset ");
      decimal(flush->offset / 1000);
      out += "mm";
      return;
    }
    raw("at");
    pair(*member(unit, "at"), ',');
    const double heading = member(unit, "heading")->number;
    if (heading == 0) return;
    raw("heading ");
    decimal(heading);
  }

  void ranks(const Node& unit) {
    std::vector<std::string> all;
    for (const Node& rank : Children(*member(unit, "ranks"))) all.push_back(rank.text);
    const Node* stand = member(unit, "stand");
    const Node* models = stand ? member(*stand, "models") : nullptr;
    raw(wordOf(all, !hasStands ? 'r' : models ? static_cast<char>('0' + static_cast<int>(models->number)) : '4'));
  }

  void unit(const Node& unit, const Node& units) {
    firstWord(member(unit, "id")->text);
    name(unit);
    ranks(unit);
    pair(*member(unit, "base"), 'x');
    place(unit, units);
    if (isSkirmish(unit)) raw("skirmish");
    members(unit, isSkirmish(unit) ? "id name player at heading base ranks models formation"
                                   : "id name player at heading base ranks models");
    out += '\n';
    const Node* models = member(unit, "models");
    if (!models) return;
    for (const Node& model : Children(*models)) {
      raw("  with");
      raw(model.key);
      raw(member(model, "kind")->text);
      name(model);
      members(model, "kind name");
      out += '\n';
    }
  }

  void units(const Node& units) {
    std::string_view player;
    for (const Node& one : Children(units)) {
      if (const std::string& own = member(one, "player")->text; own != player) {
        player = own;
        raw("\nplayer");
        word(player);
        out += '\n';
      }
      unit(one, units);
    }
  }

  void table(const Node& table) {
    raw("table ");
    const double width = member(table, "width")->number, depth = member(table, "depth")->number;
    const double inch = micrometresPerInch / 1000;
    const bool isInches = json::wholeParts(width / inch, 1) && json::wholeParts(depth / inch, 1);
    decimal(isInches ? width / inch : width);
    out += 'x';
    decimal(isInches ? depth / inch : depth);
    out += isInches ? "in\n" : "\n";
  }

  void terrain(const Node& piece) {
    raw(member(piece, "kind")->text);
    word(member(piece, "id")->text);
    for (const Node& corner : Children(*member(piece, "outline"))) pair(corner, ',');
    out += '\n';
  }

  void contact(const Node& contact) {
    raw("contact");
    const Node* unit = member(contact, "units") + 1;
    const Node* facing = member(contact, "facings") + 1;
    for (int i : {0, 1}) {
      word(unit[i].text);
      raw(facing[i].text);
    }
    out += '\n';
  }

  void loss(const Node& loss) {
    raw("loss");
    word(member(loss, "unit")->text);
    if (const Node* model = member(loss, "model")) word(model->text);
    value(*member(loss, "healthPoints"));
    members(loss, "unit model healthPoints");
    out += '\n';
  }

  // Each item of a list that may be missing, the first behind an empty line.
  template <class Say>
  bool each(const Node& object, const char* key, bool isFirst, Say say) {
    const Node* list = member(object, key);
    if (!list || list->count == 0) return isFirst;
    if (isFirst) out += '\n';
    for (const Node& item : Children(*list)) say(item);
    return false;
  }

  void question(const Node& question) {
    const Node& battle = *member(question, "battle");
    const std::string_view ask = member(question, "ask")->text;
    hasStands = isOfStands(ask);
    raw(ask);
    out += '\n';
    table(*member(battle, "table"));
    raw("active");
    word(member(battle, "activePlayer")->text);
    out += '\n';
    units(*member(battle, "units"));
    bool isFirst = each(battle, "terrain", true, [&](const Node& piece) { terrain(piece); });
    each(battle, "contacts", isFirst, [&](const Node& pair) { contact(pair); });
    isFirst = each(question, "losses", true, [&](const Node& one) { loss(one); });
    for (const Node& child : Children(question)) {
      if (child.key == "ask" || child.key == "battle" || child.key == "losses") continue;
      if (isFirst) out += '\n';
      isFirst = false;
      raw(child.key);
      if (child.kind == Kind::object)
        members(child);
      else
        value(child);
      out += '\n';
    }
  }
};

}  // namespace

std::string write(const Node& question) {
  Writer writer;
  writer.question(question);
  return std::move(writer.out);
}

}  // namespace closeRanks::notation
