#include "json/parse.h"

#include <cmath>
#include <nlohmann/json.hpp>
#include <utility>

#include "json/numbers.h"
#include "json/pointer.h"

namespace closeRanks::json {
namespace {

constexpr std::size_t mostBytes = 1'000'000;
constexpr std::size_t mostLevels = 32;
constexpr int mostKeys = 256;
constexpr double wholeInDouble = 9007199254740992;
constexpr int numberOutOfRange = 406;  // nlohmann's id for a number that no double holds

// Receives the parser's events.
struct Builder {
  using Library = nlohmann::json;

  Tree tree;
  Fault fault;
  std::vector<std::size_t> open;  // the lists and objects being filled, outermost first
  std::string nextKey;            // of the member whose value comes next

  Node& add(Kind kind, double number = 0) {
    if (!open.empty()) tree[open.back()].count++;
    Node& node = tree.emplace_back();
    node.kind = kind;
    node.number = number;
    node.key.swap(nextKey);
    return node;
  }

  // Where the value that comes next will stand.
  std::string place() const {
    std::string at;
    for (std::size_t i = 0; i < open.size(); i++) {
      bool isLast = i + 1 == open.size();
      const Node& around = tree[open[i]];
      if (around.kind == Kind::list) {
        appendStep(at, isLast ? around.count : around.count - 1);
      } else {
        appendStep(at, isLast ? nextKey : tree[open[i + 1]].key);
      }
    }
    return at;
  }

  bool refuse(const char* code, std::string at, std::string expected, std::string found) {
    fault = {code, std::move(at), std::move(expected), std::move(found)};
    return false;
  }

  bool null() {
    add(Kind::null);
    return true;
  }

  bool boolean(bool value) {
    add(Kind::flag, value);
    return true;
  }

  template <class Whole>
  bool whole(Whole digits) {
    Node& node = add(Kind::number, static_cast<double>(digits));
    if (std::abs(node.number) > wholeInDouble) node.text = std::to_string(digits);
    return true;
  }

  bool number_integer(Library::number_integer_t digits) { return whole(digits); }
  bool number_unsigned(Library::number_unsigned_t digits) { return whole(digits); }

  // The library's own reading of the number is not used: the Wasm module does without strtod (see cpp/wasm/unread.cpp).
  bool number_float(double, const std::string& digits) {
    const double number = readNumber(digits);
    if (!std::isfinite(number)) {
      return refuse("json.number", place(), "a number that a double can hold", digits.substr(0, 40));
    }
    add(Kind::number, number).text = digits;
    return true;
  }

  bool string(std::string& text) {
    add(Kind::text).text.swap(text);
    return true;
  }

  bool binary(Library::binary_t&) { return refuse("json.syntax", "", "JSON", "bytes"); }

  bool start(Kind kind) {
    if (open.size() == mostLevels) {
      return refuse("json.tooDeep", place(), "at most 32 levels of lists and objects", "a 33rd level");
    }
    add(kind);
    open.push_back(tree.size() - 1);
    return true;
  }

  bool close() {
    tree[open.back()].extent = static_cast<int>(tree.size() - open.back());
    open.pop_back();
    return true;
  }

  bool start_object(std::size_t) { return start(Kind::object); }
  bool start_array(std::size_t) { return start(Kind::list); }
  bool end_object() { return close(); }
  bool end_array() { return close(); }

  bool key(std::string& name) {
    if (tree[open.back()].count == mostKeys) {
      std::string at = place();
      at.resize(at.rfind('/'));
      return refuse("json.tooManyKeys", std::move(at), "at most 256 keys in an object", "a 257th key");
    }
    nextKey.swap(name);
    return true;
  }

  bool parse_error(std::size_t byte, const std::string& token, const nlohmann::detail::exception& cause) {
    if (cause.id == numberOutOfRange) {
      return refuse("json.number", place(), "a number that a double can hold", token.substr(0, 40));
    }
    return refuse("json.syntax", "", "JSON", "byte " + std::to_string(byte));
  }
};

}  // namespace

std::variant<Tree, Fault> parse(const std::string& text) {
  if (text.size() > mostBytes) {
    return Fault{"json.tooLarge", "", "at most 1,000,000 bytes", std::to_string(text.size()) + " bytes"};
  }
  // The library takes a zero byte for the end of the text and would not look at what follows.
  if (std::size_t zero = text.find('\0'); zero != std::string::npos) {
    return Fault{"json.syntax", "", "JSON", "byte " + std::to_string(zero + 1)};
  }
  Builder builder;
  if (!nlohmann::json::sax_parse(text, &builder)) return std::move(builder.fault);
  return std::move(builder.tree);
}

}  // namespace closeRanks::json
