#include "json/quote.h"

#include <cmath>

#include "json/numbers.h"

namespace closeRanks::json {
namespace {

constexpr int mostQuoted = 40;

bool startsCharacter(char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }

// The first characters, with an ellipsis when there are more.
std::string shortened(const std::string& text) {
  int count = 0;
  for (std::size_t i = 0; i < text.size(); i++) {
    if (startsCharacter(text[i]) && count++ == mostQuoted) return text.substr(0, i) + "…";
  }
  return text;
}

std::string describedNumber(const Tree& tree) {
  if (!tree.text.empty()) return shortened(tree.text);
  std::string digits;
  appendDecimal(digits, tree.number, 1);
  return digits;
}

}  // namespace

void appendQuoted(std::string& json, std::string_view text) {
  constexpr char hexadecimal[] = "0123456789abcdef";
  json += '"';
  for (char c : text) {
    if (c == '"' || c == '\\') {
      json += '\\';
      json += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      json += "\\u00";
      json += hexadecimal[c >> 4];
      json += hexadecimal[c & 15];
    } else {
      json += c;
    }
  }
  json += '"';
}

int characters(std::string_view text) {
  int count = 0;
  for (char c : text) count += startsCharacter(c);
  return count;
}

std::string described(const Tree& tree) {
  switch (tree.kind) {
    case Kind::null:
      return "null";
    case Kind::flag:
      return tree.number != 0 ? "true" : "false";
    case Kind::number:
      return describedNumber(tree);
    case Kind::text:
      return '"' + shortened(tree.text) + '"';
    case Kind::list:
      return "a list";
    case Kind::object:
      return "an object";
  }
  return {};
}

std::string describedKey(const Tree& member) { return '"' + shortened(member.key) + '"'; }

}  // namespace closeRanks::json
