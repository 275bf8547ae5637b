// A JSON text as a small tree that keeps the members of an object in document order, doubled keys included. It knows
// nothing of battles; reader.h turns it into structs.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace closeRanks::json {

enum class Kind { null, flag, number, text, list, object };

struct Tree {
  Kind kind = Kind::null;
  double number = 0;           // of a number; 1 for true
  std::string text;            // of a text; of a number only when its digits say more than `number` does
  std::string key;             // of a member of an object
  std::vector<Tree> children;  // of a list or an object
};

// The first member of an object under `key`, or null.
inline const Tree* member(const Tree& object, std::string_view key) {
  for (const Tree& child : object.children) {
    if (child.key == key) return &child;
  }
  return nullptr;
}

}  // namespace closeRanks::json
