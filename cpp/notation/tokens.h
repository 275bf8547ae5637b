// The words of a notation, line by line, each with its place. It knows no grammar; read.h does.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace closeRanks::notation {

// Counted from 1; columns in characters.
struct Position {
  int line = 1;
  int column = 1;
};

// A word as it stands there, a quoted text with its quotation marks, or one of the brackets { } [ ].
struct Token {
  enum Kind { word, text, bracket, end } kind = end;
  std::string_view raw;
  Position position;
};

// A line that says something: its tokens and the `end` behind them.
using Line = std::vector<Token>;

// Why a text is no notation.
struct Mistake {
  Position position;
  std::string expected;
  std::string found;
};

// The lines of a text that is valid UTF-8, without empty ones and comments. A mistake is a quoted text without an end.
std::variant<std::vector<Line>, Mistake> linesOf(std::string_view text);

// A token as a mistake shows it.
std::string described(const Token& token);

}  // namespace closeRanks::notation
