// The ranks of a unit in one word: "5x2" full ranks, "5x2+3" and three more behind, or a text a rank, "rrrCr/rr".
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace closeRanks::notation {

// A text a rank. `full` is what stands on a place of "5x2". None for a word that says no ranks, or over 400 places.
std::optional<std::vector<std::string>> ranksOf(std::string_view word, char full);

// The shortest word for ranks.
std::string wordOf(const std::vector<std::string>& ranks, char full);

}  // namespace closeRanks::notation
