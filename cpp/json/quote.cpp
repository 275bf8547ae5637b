#include "json/quote.h"

#include "json/text.h"

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

}  // namespace

void appendQuoted(std::string& json, std::string_view text) {
  constexpr char hexadecimal[] = "0123456789abcdef";
  json += '"';
  std::size_t plain = 0;  // where the characters begin that can go as they are
  for (std::size_t i = 0; i < text.size(); i++) {
    const char c = text[i];
    if (static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\') continue;
    json.append(text, plain, i - plain);
    plain = i + 1;
    json += '\\';
    if (static_cast<unsigned char>(c) >= 0x20) {
      json += c;
    } else {
      json += "u00";
      json += hexadecimal[c >> 4];
      json += hexadecimal[c & 15];
    }
  }
  json.append(text, plain);
  json += '"';
}

int characters(std::string_view text) {
  int count = 0;
  for (char c : text) count += startsCharacter(c);
  return count;
}

std::string described(const Node& node) {
  switch (node.kind) {
    case Kind::null:
      return "null";
    case Kind::flag:
      return node.number != 0 ? "true" : "false";
    case Kind::number:
      return shortened(digitsOf(node));
    case Kind::text:
      return '"' + shortened(node.text) + '"';
    case Kind::list:
      return "a list";
    case Kind::object:
      return "an object";
  }
  return {};
}

std::string describedKey(const Node& member) { return '"' + shortened(member.key) + '"'; }

}  // namespace closeRanks::json
