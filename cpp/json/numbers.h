// Numbers between JSON and the core: millimetres with three decimals against whole micrometres, degrees with two
// against whole hundredths. Exact, without the C library's printing and its tables.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace closeRanks::json {

// The number that a JSON number's text stands for: the nearest double, or one of its neighbours when the text has more
// than 17 digits or an exponent beyond 22. Infinite when no double is so large.
double readNumber(std::string_view digits);

// The whole number of parts nearest to `number`, of which `parts` make one; nothing when `number` is farther from it
// than 0.000001 of one millimetre or degree.
std::optional<double> wholeParts(double number, double parts);

// Appends `number`, a whole count of parts, as a decimal fraction without trailing zeros: 1500 parts of 1000 are 1.5.
void appendDecimal(std::string& text, double number, int parts);

}  // namespace closeRanks::json
