// Why a question is refused: an error is a value with a JSON Pointer to the place, never an exception.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace closeRanks {

struct Error {
  std::string code;  // dotted, such as "battle.overlap"
  std::string at;    // JSON Pointer into the question
  std::string expected;
  std::string found;
  std::vector<std::string> with;   // ids of the other things concerned, in the order of the battle
  std::optional<int> line = {};    // of a notation, counted from 1
  std::optional<int> column = {};  // in characters
};

// The first fault found, null when there is none. A pointer, because handing five strings on is much code at each
// return.
using Fault = std::unique_ptr<Error>;

// A fault at the place that a JSON Pointer names: what was expected there, and what was found.
Fault refusal(const char* code, const std::string& at, const char* expected, const std::string& found);
Fault refusal(const char* code, const std::string& at, const char* expected, int found);
Fault refusal(const char* code, const std::string& at, const char* expected, char found);

// JSON Pointers to an item of a list and to a member of an object.
std::string itemOf(const std::string& list, std::size_t index);
std::string memberOf(const std::string& object, std::string_view key);

template <class Fields>
void fields(Fields& f, Error& error) {
  f.named("Fault");
  f.text("code", error.code);
  f.words("at", error.at);
  f.words("expected", error.expected);
  f.words("found", error.found);
  f.list("with", error.with, 200, f.optional);
  f.whole("line", error.line);
  f.whole("column", error.column);
}

}  // namespace closeRanks
