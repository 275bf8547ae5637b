#include "json/numbers.h"

#include <cmath>

namespace closeRanks::json {

std::optional<double> wholeParts(double number, double parts) {
  double scaled = number * parts;
  double whole = std::floor(scaled + 0.5);
  if (!(std::abs(scaled - whole) <= 0.000001 * parts)) return std::nullopt;
  return whole + 0.0;  // never minus zero
}

void appendDecimal(std::string& text, double number, int parts) {
  auto whole = static_cast<long long>(std::floor(number + 0.5));
  if (whole < 0) {
    text += '-';
    whole = -whole;
  }
  text += std::to_string(whole / parts);
  long long rest = whole % parts;
  if (rest == 0) return;
  text += '.';
  while (rest != 0) {
    parts /= 10;
    text += static_cast<char>('0' + rest / parts);
    rest %= parts;
  }
}

}  // namespace closeRanks::json
