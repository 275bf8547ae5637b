// What every answer has in common: its outcome, the reasons for it and the readings that it rests on.
#pragma once

#include <array>
#include <string_view>
#include <vector>

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

// Which of a ruleset's readings mattered.
class Mattered {
 public:
  void add(int reading, bool mattered = true) { bits_ |= static_cast<unsigned>(mattered) << reading; }
  void add(Mattered others) { bits_ |= others.bits_; }
  // In ascending order; `codes` has one a reading, from 1.
  template <std::size_t N>
  std::vector<Assumption> list(const char* const (&codes)[N]) const {
    std::vector<Assumption> assumptions;
    for (std::size_t i = 0; i < N; ++i)
      if (bits_ >> (i + 1) & 1) assumptions.push_back({codes[i]});
    return assumptions;
  }

 private:
  unsigned bits_ = 0;
};

template <class Fields>
void fields(Fields& f, Assumption& assumption) {
  f.named("Assumption");
  f.text("code", assumption.code);
}

}  // namespace closeRanks
