// A JSON text as a tree that keeps the members of an object in document order, doubled keys included. It knows nothing
// of battles; reader.h turns it into structs.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace closeRanks::json {

enum class Kind { null, flag, number, text, list, object };

struct Node {
  Kind kind = Kind::null;
  double number = 0;  // of a number; 1 for true
  std::string text;   // of a text; of a number only when its digits say more than `number` does
  std::string key;    // of a member of an object
  int count = 0;      // children
  int extent = 1;     // nodes that it takes in the tree, its own and those of all below it
};

// Each node stands right before its children; the first is the root. Flat, so that no depth costs stack.
using Tree = std::vector<Node>;

// The children of a list or object in document order, for a range-based for loop.
class Children {
 public:
  explicit Children(const Node& parent) : first(&parent + 1), last(&parent + parent.extent) {}

  struct Iterator {
    const Node* node;
    const Node& operator*() const { return *node; }
    void operator++() { node += node->extent; }
    bool operator!=(const Iterator& other) const { return node != other.node; }
  };

  Iterator begin() const { return {first}; }
  Iterator end() const { return {last}; }

 private:
  const Node* first;
  const Node* last;
};

// The first member of an object under `key`, or null.
inline const Node* member(const Node& object, std::string_view key) {
  for (const Node& child : Children(object)) {
    if (child.key == key) return &child;
  }
  return nullptr;
}

}  // namespace closeRanks::json
