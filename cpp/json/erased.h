// Lists and tagged variants behind plain function pointers, so that a visitor is compiled once and not once a type.
// What is visited is handed on as `void*`; only the functions made here know what it points to.
#pragma once

#include <array>
#include <utility>
#include <variant>
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

// A struct that says by the name under `tag` which of several it is.
struct Tagged {
  void* value;
  const char* tag;
  const char* const* names;
  int count;
  int (*chosen)(const void* value);
  void (*choose)(void* value, int index);
  Visit visit;  // the struct chosen
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

template <class Variant, std::size_t... I>
void chooseAlternative(Variant& value, int index, std::index_sequence<I...>) {
  ((static_cast<int>(I) == index ? static_cast<void>(value.template emplace<I>()) : static_cast<void>(0)), ...);
}

template <class... Structs, std::size_t N>
Tagged taggedOf(std::variant<Structs...>& value, const char* tag, const std::array<const char*, N>& names,
                Visit visit) {
  static_assert(sizeof...(Structs) == N, "each struct of the variant needs a name");
  using Variant = std::variant<Structs...>;
  return {&value,
          tag,
          names.data(),
          static_cast<int>(N),
          [](const void* one) { return static_cast<int>(static_cast<const Variant*>(one)->index()); },
          [](void* one, int index) {
            chooseAlternative(*static_cast<Variant*>(one), index, std::index_sequence_for<Structs...>{});
          },
          visit};
}

}  // namespace closeRanks::json
