#include "notation/tokens.h"

#include <algorithm>

#include "json/quote.h"

namespace closeRanks::notation {
namespace {

bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\r'; }
bool isBracket(char c) { return c == '{' || c == '}' || c == '[' || c == ']'; }
bool endsWord(char c) { return isSpace(c) || isBracket(c) || c == '"'; }

// Behind the closing quotation mark of a text that begins at `from`; npos when there is none.
std::size_t endOfText(std::string_view line, std::size_t from) {
  for (std::size_t i = from + 1; i < line.size(); i++) {
    if (line[i] == '\\') {
      i++;
    } else if (line[i] == '"') {
      return i + 1;
    }
  }
  return std::string_view::npos;
}

std::size_t endOfWord(std::string_view line, std::size_t from) {
  std::size_t i = from;
  while (i < line.size() && !endsWord(line[i])) i++;
  return i;
}

}  // namespace

std::variant<std::vector<Line>, Mistake> linesOf(std::string_view text) {
  std::vector<Line> lines;
  for (int number = 1; !text.empty(); number++) {
    const std::size_t length = std::min(text.find('\n'), text.size());
    const std::string_view whole = text.substr(0, length);
    text.remove_prefix(std::min(length + 1, text.size()));

    Line line;
    Position position{number, 1};
    std::size_t counted = 0;  // characters before it are in position.column
    for (std::size_t i = 0; i < whole.size() && whole[i] != '#';) {
      position.column += json::characters(whole.substr(counted, i - counted));
      counted = i;
      std::size_t end = i + 1;
      if (isBracket(whole[i])) {
        line.push_back({Token::bracket, whole.substr(i, 1), position});
      } else if (whole[i] == '"') {
        end = endOfText(whole, i);
        if (end == std::string_view::npos) return Mistake{position, "a closing quotation mark", "the end of the line"};
        line.push_back({Token::text, whole.substr(i, end - i), position});
      } else if (!isSpace(whole[i])) {
        end = endOfWord(whole, i);
        line.push_back({Token::word, whole.substr(i, end - i), position});
      }
      i = end;
    }
    if (line.empty()) continue;
    position.column += json::characters(whole.substr(counted));
    line.push_back({Token::end, {}, position});
    lines.push_back(std::move(line));
  }
  return lines;
}

std::string described(const Token& token) {
  if (token.kind == Token::end) return "the end of the line";
  json::Node node;
  node.kind = json::Kind::text;
  node.text = token.kind == Token::text ? token.raw.substr(1, token.raw.size() - 2) : token.raw;
  return json::described(node);
}

}  // namespace closeRanks::notation
