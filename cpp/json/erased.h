// Lists and tagged structs behind plain function pointers, so that a visitor is compiled once and not once a type.
// What is visited is handed on as `void*`; only the functions made here know what it points to.
#pragma once

#include <array>
#include <type_traits>
#include <vector>

namespace closeRanks::json {

class Fields;
using Visit = void (*)(Fields&, void*);

inline constexpr int countless = 0x7fffffff;

// A list or array: `append` is null for an array, whose count is fixed.
struct List {
  void* items;
  int least;
  int most;
  int (*count)(const void* items);
  void* (*at)(void* items, int index);
  void* (*append)(void* items);
  Visit visit;
};

// A struct that says by the name under `tag` which of several forms it has.
struct Tagged {
  void* value;
  const char* tag;
  const char* const* names;
  int count;
  int (*chosen)(const void* value);
  void (*choose)(void* value, int index);
  Visit visit;  // the fields of the form chosen
};

template <class Item>
List listOf(std::vector<Item>& items, int most, Visit visit) {
  using Items = std::vector<Item>;
  return {&items,
          0,
          most,
          [](const void* all) { return static_cast<int>(static_cast<const Items*>(all)->size()); },
          [](void* all, int index) -> void* { return &(*static_cast<Items*>(all))[index]; },
          [](void* all) -> void* {
            static_cast<Items*>(all)->push_back(Item{});
            return &static_cast<Items*>(all)->back();
          },
          visit};
}

template <class Item, std::size_t N>
List listOf(std::array<Item, N>& items, Visit visit) {
  using Items = std::array<Item, N>;
  return {&items,
          N,
          N,
          [](const void*) { return static_cast<int>(N); },
          [](void* all, int index) -> void* { return &(*static_cast<Items*>(all))[index]; },
          nullptr,
          visit};
}

// From a struct whose `tagOf` tells the enum that says which of several forms it has, and the key of that enum.
template <class Struct>
Tagged taggedOf(Struct& value, Visit visit) {
  using Code = std::remove_reference_t<decltype(codeOf(value))>;
  const auto& names = namesOf(Code{});
  return {&value,
          tagOf(value),
          names.data(),
          static_cast<int>(names.size()),
          [](const void* one) { return static_cast<int>(codeOf(*static_cast<const Struct*>(one))); },
          [](void* one, int index) { codeOf(*static_cast<Struct*>(one)) = static_cast<Code>(index); },
          visit};
}

}  // namespace closeRanks::json
