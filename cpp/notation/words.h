// The words that lines of a notation begin with when they say no unit.
#pragma once

#include <array>
#include <string_view>

namespace closeRanks::notation {

// Of the question, each with a value.
inline constexpr std::array<std::string_view, 7> plainKeys = {
    "unit", "toward", "from", "roll", "wounds", "testsMorale", "pursuitRemaining"};

// Of the question, each with members.
inline constexpr std::array<std::string_view, 2> memberKeys = {"choice", "readings"};

// Whether a line that begins with this word says no unit.
bool isReserved(std::string_view word);

bool isTerrainKind(std::string_view word);

// Whether the units of an ask are made of stands, so that digits and not R&F models stand in their ranks.
bool isOfStands(std::string_view ask);

}  // namespace closeRanks::notation
