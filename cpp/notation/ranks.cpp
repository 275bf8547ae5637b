#include "notation/ranks.h"

namespace closeRanks::notation {
namespace {

constexpr int mostPlaces = 400;

// A whole number up to 400, which is taken off the word; 0 for none.
int takeCount(std::string_view& word) {
  int count = 0;
  std::size_t i = 0;
  while (i < word.size() && word[i] >= '0' && word[i] <= '9' && count <= mostPlaces)
    count = count * 10 + word[i++] - '0';
  word.remove_prefix(i);
  return count <= mostPlaces ? count : 0;
}

bool mayStand(char c) { return c == 'r' || c == '.' || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'); }

bool takeSign(std::string_view& word, char sign) {
  if (word.empty() || word[0] != sign) return false;
  word.remove_prefix(1);
  return true;
}

std::vector<std::string> filled(int files, int ranks, int more, char full) {
  std::vector<std::string> all(ranks, std::string(files, full));
  if (more > 0) all.push_back(std::string(more, full));
  return all;
}

}  // namespace

std::optional<std::vector<std::string>> ranksOf(std::string_view word, char full) {
  std::string_view rest = word;
  const int files = takeCount(rest);
  if (files > 0 && takeSign(rest, 'x')) {
    const int ranks = takeCount(rest);
    const bool isMore = takeSign(rest, '+');
    const int more = isMore ? takeCount(rest) : 0;
    const bool isWrong = ranks == 0 || (isMore && more == 0) || more > files || files * ranks + more > mostPlaces;
    if (isWrong || !rest.empty()) return std::nullopt;
    return filled(files, ranks, more, full);
  }
  if (word.empty()) return std::nullopt;
  std::vector<std::string> all(1);
  for (char c : word) {
    if (c == '/') {
      all.emplace_back();
    } else if (mayStand(c)) {
      all.back() += c;
    } else {
      return std::nullopt;
    }
  }
  return all;
}

std::string wordOf(const std::vector<std::string>& ranks, char full) {
  std::string shortest, each;
  const int files = ranks.empty() ? 0 : static_cast<int>(ranks[0].size());
  int whole = static_cast<int>(ranks.size());
  const int more = whole > 1 && ranks.back().size() < ranks[0].size() ? static_cast<int>(ranks.back().size()) : 0;
  whole -= more > 0;
  if (files > 0 && filled(files, whole, more, full) == ranks) {
    shortest = std::to_string(files) + 'x' + std::to_string(whole);
    return more > 0 ? shortest + '+' + std::to_string(more) : shortest;
  }
  for (const std::string& rank : ranks) each += (each.empty() ? "" : "/") + rank;
  return each;
}

}  // namespace closeRanks::notation
