#include "json/parse.h"

#include <cmath>
#include <nlohmann/json.hpp>
#include <utility>

#include "json/pointer.h"

namespace closeRanks::json {
namespace {

constexpr std::size_t mostBytes = 1'000'000;
constexpr std::size_t mostLevels = 32;
constexpr std::size_t mostKeys = 256;
constexpr double wholeInDouble = 9007199254740992;
constexpr int numberOutOfRange = 406;  // nlohmann's id for a number that no double holds

// Receives the parser's events. `open` holds the containers being filled, outermost first; a container moves into its
// parent when it closes, so no pointer into a growing list is ever kept.
struct Builder {
  using Library = nlohmann::json;

  Tree root;
  Fault fault;
  std::vector<Tree> open;
  std::string nextKey;  // of the member whose value comes next

  bool add(Tree&& value) {
    if (open.empty()) {
      root = std::move(value);
    } else {
      open.back().children.push_back(std::move(value));
    }
    return true;
  }

  Tree made(Kind kind, double number = 0) {
    Tree value;
    value.kind = kind;
    value.number = number;
    value.key = std::exchange(nextKey, {});
    return value;
  }

  // Where the value that comes next will stand.
  std::string place() const {
    std::string at;
    for (std::size_t i = 0; i < open.size(); i++) {
      if (open[i].kind == Kind::list) {
        appendStep(at, static_cast<int>(open[i].children.size()));
      } else {
        appendStep(at, i + 1 < open.size() ? open[i + 1].key : nextKey);
      }
    }
    return at;
  }

  bool refuse(const char* code, std::string at, std::string expected, std::string found) {
    fault = {code, std::move(at), std::move(expected), std::move(found)};
    return false;
  }

  bool null() { return add(made(Kind::null)); }
  bool boolean(bool value) { return add(made(Kind::flag, value)); }

  template <class Whole>
  bool whole(Whole digits) {
    Tree value = made(Kind::number, static_cast<double>(digits));
    if (std::abs(value.number) > wholeInDouble) value.text = std::to_string(digits);
    return add(std::move(value));
  }

  bool number_integer(Library::number_integer_t digits) { return whole(digits); }
  bool number_unsigned(Library::number_unsigned_t digits) { return whole(digits); }

  bool number_float(double number, const std::string& digits) {
    Tree value = made(Kind::number, number);
    value.text = digits;
    return add(std::move(value));
  }

  bool string(std::string& text) {
    Tree value = made(Kind::text);
    value.text = std::move(text);
    return add(std::move(value));
  }

  bool binary(Library::binary_t&) { return refuse("json.syntax", "", "JSON", "bytes"); }

  bool start(Kind kind) {
    if (open.size() == mostLevels) {
      return refuse("json.tooDeep", place(), "at most 32 levels of lists and objects", "a 33rd level");
    }
    open.push_back(made(kind));
    return true;
  }

  bool close() {
    Tree value = std::move(open.back());
    open.pop_back();
    return add(std::move(value));
  }

  bool start_object(std::size_t) { return start(Kind::object); }
  bool start_array(std::size_t) { return start(Kind::list); }
  bool end_object() { return close(); }
  bool end_array() { return close(); }

  bool key(std::string& name) {
    if (open.back().children.size() == mostKeys) {
      std::string at = place();
      at.resize(at.rfind('/'));
      return refuse("json.tooManyKeys", std::move(at), "at most 256 keys in an object", "a 257th key");
    }
    nextKey = std::move(name);
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
  return std::move(builder.root);
}

}  // namespace closeRanks::json
