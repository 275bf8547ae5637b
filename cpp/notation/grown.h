// A JSON tree that grows in document order, and where in the text each of its nodes came from.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "json/tree.h"
#include "notation/tokens.h"

namespace closeRanks::notation {

class Grown {
 public:
  json::Tree tree;
  std::vector<Position> places;  // of each node

  json::Node& add(json::Kind kind, std::string_view key, Position position) {
    if (!open.empty()) tree[open.back()].count++;
    json::Node& node = tree.emplace_back();
    node.kind = kind;
    node.key = key;
    places.push_back(position);
    return node;
  }

  void text(std::string_view key, std::string_view text, Position position) {
    add(json::Kind::text, key, position).text = text;
  }

  // A list or an object; what is added until `close` is inside.
  void begin(json::Kind kind, std::string_view key, Position position) {
    add(kind, key, position);
    open.push_back(tree.size() - 1);
  }

  void close() {
    tree[open.back()].extent = static_cast<int>(tree.size() - open.back());
    open.pop_back();
  }

 private:
  std::vector<std::size_t> open;  // outermost first
};

}  // namespace closeRanks::notation
