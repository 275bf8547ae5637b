// Random numbers that are the same on every machine for the same seed, and how many rounds a random test plays.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <random>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define CLOSE_RANKS_SANITIZED 1
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(CLOSE_RANKS_SANITIZED) || defined(__EMSCRIPTEN__)
inline constexpr int slowdown = 8;
#else
inline constexpr int slowdown = 1;
#endif

// The seed of all random tests, from the variable CLOSE_RANKS_SEED; every round adds its own number to it.
inline uint64_t randomSeed() {
  const char* wish = std::getenv("CLOSE_RANKS_SEED");
  return wish ? std::strtoull(wish, nullptr, 10) : 20240229;
}

// How often a random test is played: its own count, times CLOSE_RANKS_ROUNDS percent, fewer where code runs slowly.
inline int rounds(int count) {
  const char* wish = std::getenv("CLOSE_RANKS_ROUNDS");
  return std::max(1, count * (wish ? std::atoi(wish) : 100) / 100 / slowdown);
}

struct Randomness {
  std::mt19937_64 source;

  explicit Randomness(uint64_t seed) : source(seed) {}

  // Both ends included. The library's distributions differ between machines, so none is used.
  int between(int least, int most) {
    return least + static_cast<int>(source() % static_cast<uint64_t>(most - least + 1));
  }
  bool chance(int percent) { return between(1, 100) <= percent; }
};
