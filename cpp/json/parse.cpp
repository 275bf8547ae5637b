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

// The library's scanner alone. Its parser would bring the wording of faults and exception types, which nobody reads,
// and these would be half of the library's share of the module.
using Scanner = nlohmann::detail::lexer<nlohmann::json, decltype(nlohmann::detail::input_adapter(std::string()))>;
using Token = Scanner::token_type;

class Parser {
 public:
  explicit Parser(const std::string& text) : scanner(nlohmann::detail::input_adapter(text)) {}

  Tree tree;
  Fault fault;

  // Whether the text is one value and nothing after it.
  bool document() { return value(scanner.scan()) && (scanner.scan() == Token::end_of_input || refuseSyntax()); }

 private:
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

  bool refuse(const char* code, std::string at, const char* expected, std::string found) {
    fault = {code, std::move(at), expected, std::move(found)};
    return false;
  }

  // What was scanned last should not stand there.
  bool refuseSyntax() {
    return refuse("json.syntax", "", "JSON", "byte " + std::to_string(scanner.get_position().chars_read_total));
  }

  bool value(Token token) {
    switch (token) {
      case Token::begin_object:
        return composed(Kind::object, Token::end_object);
      case Token::begin_array:
        return composed(Kind::list, Token::end_array);
      case Token::value_string:
        add(Kind::text).text.swap(scanner.get_string());
        return true;
      case Token::value_unsigned:
      case Token::value_integer:
      case Token::value_float:
        return number(token == Token::value_float);
      case Token::literal_true:
      case Token::literal_false:
        add(Kind::flag, token == Token::literal_true);
        return true;
      case Token::literal_null:
        add(Kind::null);
        return true;
      default:
        return refuseSyntax();
    }
  }

  // The library's own reading of the number is not used: the Wasm module does without it (see cpp/wasm/unread.cpp).
  bool number(bool keepsDigits) {
    const std::string& digits = scanner.get_string();
    const double number = readNumber(digits);
    if (!std::isfinite(number))
      return refuse("json.number", place(), "a number that a double can hold", digits.substr(0, 40));
    Node& node = add(Kind::number, number);
    if (keepsDigits || std::abs(number) > wholeInDouble) node.text = digits;
    return true;
  }

  bool composed(Kind kind, Token last) {
    if (open.size() == mostLevels)
      return refuse("json.tooDeep", place(), "at most 32 levels of lists and objects", "a 33rd level");
    add(kind);
    open.push_back(tree.size() - 1);
    if (!children(last)) return false;
    tree[open.back()].extent = static_cast<int>(tree.size() - open.back());
    open.pop_back();
    return true;
  }

  bool children(Token last) {
    Token token = scanner.scan();
    if (token == last) return true;
    while (true) {
      if (last == Token::end_object) {
        if (token != Token::value_string) return refuseSyntax();
        if (!key()) return false;
        if (scanner.scan() != Token::name_separator) return refuseSyntax();
        token = scanner.scan();
      }
      if (!value(token)) return false;
      token = scanner.scan();
      if (token == last) return true;
      if (token != Token::value_separator) return refuseSyntax();
      token = scanner.scan();
    }
  }

  bool key() {
    if (tree[open.back()].count == mostKeys) {
      std::string at = place();
      at.resize(at.rfind('/'));
      return refuse("json.tooManyKeys", std::move(at), "at most 256 keys in an object", "a 257th key");
    }
    nextKey.swap(scanner.get_string());
    return true;
  }

  Scanner scanner;
  std::vector<std::size_t> open;  // the lists and objects being filled, outermost first
  std::string nextKey;            // of the member whose value comes next
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
  Parser parser(text);
  if (!parser.document()) return std::move(parser.fault);
  return std::move(parser.tree);
}

}  // namespace closeRanks::json
