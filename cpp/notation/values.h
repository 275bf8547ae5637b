// The values of a notation: numbers with units of length, pairs, words, texts, and in brackets lists and members. It
// reads from a line's tokens on and adds to a tree.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "notation/grown.h"

namespace closeRanks::notation {

// Tokens being read, and the first mistake; after that nothing is taken any more.
struct Cursor {
  const Token* token = nullptr;
  Mistake mistake = {};
  bool failed = false;

  void fail(const char* expected);
  bool isAt(std::string_view word) const { return token->kind == Token::word && token->raw == word; }
  bool isAtEnd() const { return failed || token->kind == Token::end; }

  // The next token, which is stepped over unless it is the end of the line.
  const Token& take();

  // The text that a word or a quoted text stands for.
  std::string takeText(const char* expected);

  // Fails at a token that was taken already.
  void fail(const Token& taken, const char* expected);
};

// The text that comes next, under a key.
void addText(Cursor& cursor, Grown& out, std::string_view key, const char* expected);

// A value under a key, whatever it is.
void addValue(Cursor& cursor, Grown& out, std::string_view key);

// The members up to the end of the line or the word `with`, a key and a value each.
void addMembers(Cursor& cursor, Grown& out);

// A number whose digits begin a word, in millimetres when `in` or `mm` follows. `rest` is what stands behind.
struct Measured {
  double number = 0;
  std::string_view digits;  // none of a number of inches
  std::string_view rest;
};
std::optional<Measured> measured(std::string_view word);

// Two numbers with `between` between them: "20x20", "18,24in". A unit behind the second counts for both.
struct Pair {
  Measured first;
  Measured second;
};
std::optional<Pair> pairOf(std::string_view word, char between);

// A number or a pair under a key.
void addNumber(Grown& out, std::string_view key, const Measured& number, Position position);
void addPair(Grown& out, std::string_view key, const Pair& pair, Position position);

}  // namespace closeRanks::notation
