#include "notation/write.h"

#include "battle/engage.h"
#include "json/numbers.h"
#include "json/quote.h"
#include "json/text.h"
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

// A text as a word where it can be read as one.
std::string word(std::string_view text) {
  bool isWord = !text.empty() && text != "true" && text != "false" && text != "null" && text != "with";
  for (char c : text) isWord &= isPlain(c);
  if (isWord && !measured(text)) return std::string(text);
  std::string quoted;
  json::appendQuoted(quoted, text);
  return quoted;
}

// With at most three decimals, as every number of a question has (lengths to the micrometre, headings to the
// hundredth).
std::string digits(const Node& number) {
  auto whole = json::wholeParts(number.number, 1000);
  if (!whole) return json::digitsOf(number);
  std::string text;
  json::appendDecimal(text, *whole, 1000);
  return text;
}

std::string pair(const Node& list, char between) { return digits(*(&list + 1)) + between + digits(*(&list + 2)); }

bool isPair(const Node& node) {
  return node.kind == Kind::list && node.count == 2 && node.extent == 3 && (&node + 1)->kind == Kind::number &&
         (&node + 2)->kind == Kind::number;
}

std::string value(const Node& node);

std::string members(const Node& object) {
  std::string all;
  for (const Node& child : Children(object)) all += (all.empty() ? "" : " ") + word(child.key) + ' ' + value(child);
  return all;
}

std::string value(const Node& node) {
  if (node.kind == Kind::text) return word(node.text);
  if (node.kind == Kind::number) return digits(node);
  if (node.kind == Kind::object) return '{' + members(node) + '}';
  if (isPair(node)) return pair(node, node.key == "base" ? 'x' : ',');
  std::string all;
  if (node.kind != Kind::list) {
    json::appendText(all, node);
    return all;
  }
  for (const Node& child : Children(node)) all += (all.empty() ? "" : " ") + value(child);
  return '[' + all + ']';
}

// A text that begins a line, which none of the reserved words may.
std::string firstWord(const std::string& text) { return isReserved(text) ? '"' + text + '"' : word(text); }

// " key value" for each member that none of `said` names.
std::string rest(const Node& object, std::initializer_list<std::string_view> said) {
  std::string all;
  for (const Node& child : Children(object)) {
    bool isSaid = false;
    for (std::string_view key : said) isSaid |= child.key == key;
    if (!isSaid) all += ' ' + word(child.key) + ' ' + value(child);
  }
  return all;
}

std::string inMillimetres(double micrometres) {
  std::string length;
  json::appendDecimal(length, micrometres, 1000);
  return length + "mm";
}

std::string ranks(const Node& unit, bool isOfStands) {
  std::vector<std::string> all;
  for (const Node& rank : Children(*member(unit, "ranks"))) all.push_back(rank.text);
  const Node* stand = member(unit, "stand");
  const Node* models = stand ? member(*stand, "models") : nullptr;
  return wordOf(all, !isOfStands ? 'r' : models ? static_cast<char>('0' + static_cast<int>(models->number)) : '4');
}

// Against the first of the units above that it is flush with, else by its coordinates.
std::string place(const Node& unit, const Node& units) {
  const Box box = boundaryIn(unit);
  for (const Node& other : Children(units)) {
    if (&other == &unit) break;
    auto engagement = engagementOf(boundaryIn(other), box);
    if (!engagement) continue;
    std::string text = facingNames[static_cast<int>(engagement->of)];
    text += " of " + word(member(other, "id")->text);
    if (engagement->own != Facing::front) {
      text += " own ";
      text += facingNames[static_cast<int>(engagement->own)];
    }
    return engagement->offset == 0 ? text : text + " offset " + inMillimetres(engagement->offset);
  }
  const std::string heading = digits(*member(unit, "heading"));
  return "at " + pair(*member(unit, "at"), ',') + (heading == "0" ? "" : " heading " + heading);
}

std::string unitLines(const Node& unit, const Node& units, bool isOfStands) {
  std::string text = firstWord(member(unit, "id")->text);
  if (const Node* name = member(unit, "name")) {
    text += ' ';
    json::appendQuoted(text, name->text);
  }
  text += ' ' + ranks(unit, isOfStands) + ' ' + pair(*member(unit, "base"), 'x') + ' ' + place(unit, units);
  const Node* formation = member(unit, "formation");
  const bool isSkirmish = formation && formation->text == "skirmish";
  if (isSkirmish) text += " skirmish";
  text +=
      rest(unit, {"id", "name", "player", "at", "heading", "base", "ranks", "models", isSkirmish ? "formation" : ""});
  const Node* models = member(unit, "models");
  if (!models) return text + '\n';
  for (const Node& model : Children(*models)) {
    const Node* kind = member(model, "kind");
    text += "\n  with " + model.key + ' ' + kind->text;
    if (const Node* name = member(model, "name")) {
      text += ' ';
      json::appendQuoted(text, name->text);
    }
    text += rest(model, {"kind", "name"});
  }
  return text + '\n';
}

std::string table(const Node& table) {
  std::string inches = "table ";
  bool isInches = true;
  for (const char* key : {"width", "depth"}) {
    const double whole = member(table, key)->number * 1000 / micrometresPerInch;
    isInches &= json::wholeParts(whole, 1).has_value();
    json::appendDecimal(inches, whole, 1);
    if (key[0] == 'w') inches += 'x';
  }
  if (isInches) return inches + "in\n";
  return "table " + digits(*member(table, "width")) + 'x' + digits(*member(table, "depth")) + '\n';
}

std::string unitsOf(const Node& battle, bool isOfStands) {
  std::string text, player;
  const Node& units = *member(battle, "units");
  for (const Node& unit : Children(units)) {
    if (const std::string& own = member(unit, "player")->text; own != player) {
      player = own;
      text += "\nplayer " + word(player) + '\n';
    }
    text += unitLines(unit, units, isOfStands);
  }
  return text;
}

std::string terrainAndContacts(const Node& battle) {
  std::string text;
  if (const Node* terrain = member(battle, "terrain")) {
    for (const Node& piece : Children(*terrain)) {
      text += member(piece, "kind")->text + ' ' + word(member(piece, "id")->text);
      for (const Node& corner : Children(*member(piece, "outline"))) text += ' ' + pair(corner, ',');
      text += '\n';
    }
  }
  if (const Node* contacts = member(battle, "contacts")) {
    for (const Node& contact : Children(*contacts)) {
      const Node* unit = member(contact, "units") + 1;
      const Node* facing = member(contact, "facings") + 1;
      for (int i : {0, 1}) text += (i ? " " : "contact ") + word(unit[i].text) + ' ' + facing[i].text;
      text += '\n';
    }
  }
  return text;
}

std::string loss(const Node& loss) {
  const Node* model = member(loss, "model");
  return "loss " + word(member(loss, "unit")->text) + (model ? ' ' + word(model->text) : "") + ' ' +
         digits(*member(loss, "healthPoints")) + rest(loss, {"unit", "model", "healthPoints"}) + '\n';
}

}  // namespace

std::string write(const Node& question) {
  const std::string& ask = member(question, "ask")->text;
  const Node& battle = *member(question, "battle");
  std::string asked;
  if (const Node* losses = member(question, "losses")) {
    for (const Node& one : Children(*losses)) asked += loss(one);
  }
  for (const Node& child : Children(question)) {
    if (child.key == "ask" || child.key == "battle" || child.key == "losses") continue;
    asked += child.key + ' ' + (child.kind == Kind::object ? members(child) : value(child)) + '\n';
  }
  std::string text = ask + '\n' + table(*member(battle, "table")) + "active ";
  text += word(member(battle, "activePlayer")->text) + '\n' + unitsOf(battle, ask.substr(0, 9) != "ninth-age");
  for (const std::string& section : {terrainAndContacts(battle), asked}) {
    if (!section.empty()) text += '\n' + section;
  }
  return text;
}

}  // namespace closeRanks::notation
