#include "json/numbers.h"

#include <algorithm>
#include <cmath>

namespace closeRanks::json {
namespace {

// Past this many digits a further one changes no number that a question may hold.
constexpr long long mostDigits = 100'000'000'000'000'000;

// Exact up to 10^22; nothing beyond is within the range of any field.
double powerOfTen(int exponent) {
  double power = 1;
  for (int i = 0; i < exponent && i < 400; i++) power *= 10;
  return power;
}

}  // namespace

double readNumber(std::string_view digits) {
  long long whole = 0;
  int exponent = 0, given = 0;
  bool afterPoint = false;
  std::size_t i = digits[0] == '-' ? 1 : 0;
  for (; i < digits.size() && digits[i] != 'e' && digits[i] != 'E'; i++) {
    if (digits[i] == '.') {
      afterPoint = true;
    } else if (whole < mostDigits) {
      whole = whole * 10 + (digits[i] - '0');
      exponent -= afterPoint;
    } else {
      exponent += !afterPoint;
    }
  }
  if (i < digits.size()) {
    const bool negative = digits[++i] == '-';
    if (digits[i] == '-' || digits[i] == '+') i++;
    for (; i < digits.size(); i++) given = std::min(given * 10 + (digits[i] - '0'), 10'000);
    exponent += negative ? -given : given;
  }
  const double size = static_cast<double>(whole);
  const double number = exponent < 0 ? size / powerOfTen(-exponent) : whole == 0 ? 0 : size * powerOfTen(exponent);
  return digits[0] == '-' ? -number : number;
}

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
