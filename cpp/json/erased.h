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

// A list, or an array, whose count is fixed and whose `make` is null.
struct List {
  void* items;  // the vector
  char* first;  // its items, `stride` bytes apart
  int count;
  int stride;
  int least;
  int most;
  char* (*make)(void* items, int count);  // fills the vector with new items, and tells the first
  Visit visit;

  void* at(int index) const { return first + index * stride; }
};

// A struct that says by the name under `tag` which of several forms it has.
struct Tagged {
  void* value;
  const char* unionName;  // in the described types
  const char* tag;
  const char* const* names;
  int count;
  int (*chosen)(const void* value);
  void (*choose)(void* value, int index);
  Visit visit;  // the fields of the form chosen
};

// What of a vector depends on the type of its items.
struct VectorType {
  struct Ends {
    char* first;
    char* last;
  };
  int stride;
  Ends (*endsOf)(void* items);
  char* (*make)(void* items, int count);
};

template <class Item>
inline constexpr VectorType vectorType = {
    sizeof(Item),
    [](void* all) -> VectorType::Ends {
      auto& items = *static_cast<std::vector<Item>*>(all);
      const auto first = reinterpret_cast<char*>(items.data());
      return {first, first + items.size() * sizeof(Item)};
    },
    // Made at once and not one after another: a vector that grows is much code for each type.
    [](void* all, int count) -> char* {
      auto& items = *static_cast<std::vector<Item>*>(all);
      items = std::vector<Item>(count);
      return reinterpret_cast<char*>(items.data());
    }};

inline List listOf(void* items, const VectorType& type, int most, Visit visit) {
  const auto [first, last] = type.endsOf(items);
  return {items, first, static_cast<int>((last - first) / type.stride), type.stride, 0, most, type.make, visit};
}

template <class Item>
List listOf(std::vector<Item>& items, int most, Visit visit) {
  return listOf(&items, vectorType<Item>, most, visit);
}

template <class Item, std::size_t N>
List listOf(std::array<Item, N>& items, Visit visit) {
  return {nullptr, reinterpret_cast<char*>(items.data()), N, sizeof(Item), N, N, nullptr, visit};
}

// From a struct whose `tagOf` tells the enum that says which of several forms it has, and the key of that enum.
template <class Struct>
Tagged taggedOf(Struct& value, Visit visit) {
  using Code = std::remove_reference_t<decltype(codeOf(value))>;
  const auto& names = namesOf(Code{});
  return {&value,
          unionOf(value),
          tagOf(value),
          names.data(),
          static_cast<int>(names.size()),
          [](const void* one) { return static_cast<int>(codeOf(*static_cast<const Struct*>(one))); },
          [](void* one, int index) { codeOf(*static_cast<Struct*>(one)) = static_cast<Code>(index); },
          visit};
}

}  // namespace closeRanks::json
