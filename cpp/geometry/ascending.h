// Ascending lists of numbers that hold each of them once. Not a sorting library: one function for all who keep such
// lists.
#pragma once

#include <algorithm>
#include <vector>

namespace closeRanks {

// Adds a number, unless it is there.
inline void insertOnce(std::vector<int>& numbers, int number) {
  const auto place = std::lower_bound(numbers.begin(), numbers.end(), number);
  if (place == numbers.end() || *place != number) numbers.insert(place, number);
}

}  // namespace closeRanks
