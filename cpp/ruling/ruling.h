// What every answer has in common: its outcome, the reasons for it and the readings that it rests on.
#pragma once

#include <array>
#include <string_view>

namespace closeRanks {

// The id of a unit or terrain as an answer names it: the text lies in the question's battle, which outlives the answer.
using Id = std::string_view;

enum class Outcome { decided, ownerChooses, notAllowed, silent };
inline constexpr std::array<const char*, 4> outcomeNames = {"decided", "ownerChooses", "notAllowed", "silent"};
constexpr const auto& namesOf(Outcome) { return outcomeNames; }

// A reading, by its number in the ruleset's README.md, that mattered: "ninth-age/4".
struct Assumption {
  std::string_view code;
};

template <class Fields>
void fields(Fields& f, Assumption& assumption) {
  f.named("Assumption");
  f.text("code", assumption.code);
}

}  // namespace closeRanks
