#include "json/text.h"

#include "json/numbers.h"
#include "json/quote.h"

namespace closeRanks::json {

std::string digitsOf(const Node& number) {
  std::string digits = number.text;
  if (digits.empty()) appendDecimal(digits, number.number * 1000, 1000);
  return digits;
}

void appendText(std::string& json, const Node& node) {
  switch (node.kind) {
    case Kind::null:
      json += "null";
      return;
    case Kind::flag:
      json += node.number != 0 ? "true" : "false";
      return;
    case Kind::number:
      json += digitsOf(node);
      return;
    case Kind::text:
      appendQuoted(json, node.text);
      return;
    case Kind::list:
    case Kind::object:
      break;
  }
  const bool isObject = node.kind == Kind::object;
  json += isObject ? '{' : '[';
  bool isFirst = true;
  for (const Node& child : Children(node)) {
    if (!isFirst) json += ',';
    isFirst = false;
    if (isObject) {
      appendQuoted(json, child.key);
      json += ':';
    }
    appendText(json, child);
  }
  json += isObject ? '}' : ']';
}

}  // namespace closeRanks::json
