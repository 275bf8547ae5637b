#include "notation/values.h"

#include <variant>

#include "geometry/point.h"
#include "json/numbers.h"
#include "json/parse.h"

namespace closeRanks::notation {
namespace {

using json::Kind;

constexpr int mostLevels = 8;
constexpr std::size_t mostDigits = 14;  // no question holds as many, and their micrometres can still be counted

bool isDigit(char c) { return c >= '0' && c <= '9'; }

// How many characters at the start of a word are a number: digits, and a fraction if there is one.
std::size_t numberLength(std::string_view word) {
  std::size_t i = !word.empty() && word[0] == '-';
  const std::size_t from = i;
  while (i < word.size() && isDigit(word[i])) i++;
  if (i == from || (word[from] == '0' && i > from + 1)) return 0;
  if (i + 1 < word.size() && word[i] == '.' && isDigit(word[i + 1])) {
    i++;
    while (i < word.size() && isDigit(word[i])) i++;
  }
  return i <= mostDigits ? i : 0;
}

// Inches that are no whole number of micrometres stay what they are, and are refused as lengths.
void toMillimetres(Measured& inches) {
  inches.number *= micrometresPerInch / 1000;
  inches.digits = {};
  if (auto micrometres = json::wholeParts(inches.number, 1000)) inches.number = *micrometres / 1000;
}

void addValue(Cursor& cursor, Grown& out, std::string_view key, int level);

void addBracketed(Cursor& cursor, Grown& out, std::string_view key, int level) {
  const bool isList = cursor.token->raw == "[";
  if (level == mostLevels || (!isList && cursor.token->raw != "{")) {
    cursor.fail(level == mostLevels ? "at most 8 levels of brackets" : "a value");
    return;
  }
  out.begin(isList ? Kind::list : Kind::object, key, cursor.take().position);
  const std::string_view closing = isList ? "]" : "}";
  while (!cursor.failed && !(cursor.token->kind == Token::bracket && cursor.token->raw == closing)) {
    if (cursor.isAtEnd()) return cursor.fail(isList ? "a value or ]" : "a key or }");
    addValue(cursor, out, isList ? "" : cursor.takeText("a key"), level + 1);
  }
  cursor.take();
  out.close();
}

void addWord(Grown& out, std::string_view key, const Token& token) {
  const std::string_view word = token.raw;
  if (word == "null") {
    out.add(Kind::null, key, token.position);
  } else if (word == "true" || word == "false") {
    out.add(Kind::flag, key, token.position).number = word == "true";
  } else if (auto number = measured(word); number && number->rest.empty()) {
    addNumber(out, key, *number, token.position);
  } else if (auto point = pairOf(word, ',')) {
    addPair(out, key, *point, token.position);
  } else if (auto size = pairOf(word, 'x')) {
    addPair(out, key, *size, token.position);
  } else {
    out.text(key, word, token.position);
  }
}

void addValue(Cursor& cursor, Grown& out, std::string_view key, int level) {
  if (cursor.failed) return;
  const Token token = *cursor.token;
  if (token.kind == Token::bracket) {
    addBracketed(cursor, out, key, level);
  } else if (token.kind == Token::word) {
    addWord(out, key, cursor.take());
  } else {
    out.text(key, cursor.takeText("a value"), token.position);
  }
}

}  // namespace

void Cursor::fail(const char* expected) {
  if (!failed) mistake = {token->position, expected, described(*token)};
  failed = true;
}

void Cursor::fail(const Token& taken, const char* expected) {
  token = &taken;
  fail(expected);
}

const Token& Cursor::take() {
  const Token& taken = *token;
  if (taken.kind != Token::end) token++;
  return taken;
}

std::string Cursor::takeText(const char* expected) {
  if (token->kind == Token::word) return std::string(take().raw);
  if (token->kind == Token::text) {
    auto parsed = json::parse(std::string(token->raw));
    if (auto* tree = std::get_if<json::Tree>(&parsed)) {
      take();
      return tree->front().text;
    }
  }
  fail(expected);
  return {};
}

std::optional<Measured> measured(std::string_view word) {
  const std::size_t length = numberLength(word);
  if (length == 0) return std::nullopt;
  Measured number{json::readNumber(word.substr(0, length)), word.substr(0, length), word.substr(length)};
  const std::string_view unit = number.rest.substr(0, 2);
  if (unit == "in") toMillimetres(number);
  if (unit == "in" || unit == "mm") number.rest.remove_prefix(2);
  return number;
}

std::optional<Pair> pairOf(std::string_view word, char between) {
  const std::size_t middle = word.find(between);
  if (middle == std::string_view::npos) return std::nullopt;
  auto first = measured(word.substr(0, middle));
  auto second = measured(word.substr(middle + 1));
  if (!first || !second || !first->rest.empty() || !second->rest.empty()) return std::nullopt;
  const bool isInches = second->digits.empty();
  if (isInches && !first->digits.empty()) toMillimetres(*first);
  return Pair{*first, *second};
}

void addNumber(Grown& out, std::string_view key, const Measured& number, Position position) {
  json::Node& node = out.add(Kind::number, key, position);
  node.number = number.number;
  node.text = number.digits;
}

void addPair(Grown& out, std::string_view key, const Pair& pair, Position position) {
  out.begin(Kind::list, key, position);
  addNumber(out, "", pair.first, position);
  addNumber(out, "", pair.second, position);
  out.close();
}

void addValue(Cursor& cursor, Grown& out, std::string_view key) { addValue(cursor, out, key, 0); }

void addText(Cursor& cursor, Grown& out, std::string_view key, const char* expected) {
  const Position position = cursor.token->position;
  out.text(key, cursor.takeText(expected), position);
}

void addMembers(Cursor& cursor, Grown& out) {
  while (!cursor.isAtEnd() && !cursor.isAt("with")) addValue(cursor, out, cursor.takeText("a key"));
}

}  // namespace closeRanks::notation
