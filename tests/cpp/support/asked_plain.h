// A random field at any heading together with the referee's nudge on it.
#pragma once

#include <gtest/gtest.h>

#include "brute_force_oblique.h"
#include "random_oblique_field.h"

namespace oblique {

struct AskedPlain {
  Plain plain;
  Task task;
  Json question;
  Json answer;

  explicit AskedPlain(Plain from)
      : plain(std::move(from)), task(taskOf(plain)), question(questionOf(plain)), answer(asked(question)) {}

  std::string said() const { return question.dump() + "\nanswered " + answer.dump(); }
  bool isDecided() const { return answer.value("outcome", "") == "decided"; }
  int legCount() const { return static_cast<int>(answer["steps"][0]["legs"].size()); }
  // The way that was answered, by its legs; one without length counts as none.
  Way way() const { return wayOf(answer["steps"][0]["legs"]); }
  // Legs of an answer as a way in the mover's own frame.
  Way wayOf(const Json& legs) const;
};

inline Way AskedPlain::wayOf(const Json& legs) const {
  Way way;
  for (const Json& leg : legs) {
    const Spot table = {leg[0].get<double>() * 1000, leg[1].get<double>() * 1000};
    const Spot own = turned(table, -plain.regiment("M").heading);
    const bool across = std::abs(own.x) > std::abs(own.y);
    EXPECT_LE(std::abs(across ? own.y : own.x), 0.75) << leg;  // along an axis of its own, but for rounding
    EXPECT_EQ((across ? way.end.x : way.end.y), 0) << legs;
    if (way.end == Spot{}) way.acrossFirst = across;
    (across ? way.end.x : way.end.y) = across ? own.x : own.y;
  }
  return way;
}

// Plays a law on random fields until it first breaks; the seed of the round is printed with it.
template <class Law>
void onRandomPlains(int count, Law law) {
  const int played = rounds(count);
  for (int round = 0; round < played; ++round) {
    const uint64_t seed = randomSeed() + static_cast<uint64_t>(round);
    Randomness random(seed);
    const AskedPlain ask(randomPlain(random));
    law(ask);
    if (testing::Test::HasFailure()) {
      ADD_FAILURE() << "seed " << seed << ": " << ask.said();
      return;
    }
  }
}

}  // namespace oblique
