#include "json/reader.h"

#include <cmath>

#include "json/numbers.h"
#include "json/pointer.h"
#include "json/quote.h"

namespace closeRanks::json {
namespace {

bool isUpperCase(char c) { return c >= 'A' && c <= 'Z'; }

bool mayStandInRank(char c) { return isUpperCase(c) || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.'; }

// A step of the way from the root to the place being read: what stands there, and its index when it is an item of a
// list.
struct WayStep {
  const Node* node;
  int index;
};

constexpr int noIndex = -1;

// Reads an object member by member, in document order: for each it walks the field list and lets only the field with
// that key act; then once more for the fields that are missing. The first fault stops everything.
class Reader final : public Fields {
 public:
  Reader(const Node& root, Role theRole) : role(theRole), way{{&root, noIndex}} {}

  std::optional<Fault> fault;

  void onKey(std::string& key) override {
    key = here().key;
    int count = characters(key);
    if (count < 1 || count > 64) fail("json.value", "a key of 1 to 64 characters", describedKey(here()));
  }

  void onKey(std::string_view& key) override { key = here().key; }

  void onKey(char& letter) override {
    const std::string& key = here().key;
    if (key.size() != 1 || !isUpperCase(key[0])) {
      fail("json.value", "one upper-case letter A to Z as key", describedKey(here()));
      return;
    }
    letter = key[0];
  }

  void onText(std::string& text, int least, int most) override {
    if (!is(Kind::text, "a text")) return;
    int count = characters(here().text);
    if (count < least || count > most) {
      fail("json.value", "a text of " + std::to_string(least) + " to " + std::to_string(most) + " characters");
      return;
    }
    text = here().text;
  }

  void onView(std::string_view& text) override {
    if (is(Kind::text, "a text")) text = here().text;
  }

  void onLetter(char& letter) override {
    if (!is(Kind::text, "a text")) return;
    if (here().text.size() != 1 || !isUpperCase(here().text[0])) {
      fail("json.value", "one upper-case letter A to Z");
      return;
    }
    letter = here().text[0];
  }

  void onWhole(int& number, const Whole& range) override {
    if (!is(Kind::number, "a whole number")) return;
    double value = here().number;
    if (value != std::floor(value) || value < range.least || value > range.most) {
      fail("json.number", "a whole number from " + std::to_string(range.least) + " to " + std::to_string(range.most));
      return;
    }
    number = static_cast<int>(value);
  }

  void onFlag(bool& flag, bool) override {
    if (is(Kind::flag, "true or false")) flag = here().number != 0;
  }

  void onName(int& index, const char* const* names, int count) override {
    if (!is(Kind::text, "a text")) return;
    for (int i = 0; i < count; i++) {
      if (here().text == names[i]) {
        index = i;
        return;
      }
    }
    std::string expected = "one of ";
    for (int i = 0; i < count; i++) {
      if (i > 0) expected += ", ";
      expected += names[i];
    }
    fail("json.value", std::move(expected));
  }

  void onLength(double& length, double least) override {
    if (!is(Kind::number, "a length in mm")) return;
    auto whole = wholeParts(here().number, 1000);
    if (!whole || *whole > longest || *whole < least) {
      std::string expected = "a length in mm with at most three decimals, from ";
      appendDecimal(expected, least, 1000);
      fail("json.number", expected + " to 100000");
      return;
    }
    length = *whole;
  }

  void onHeading(int& heading) override {
    if (!is(Kind::number, "a heading in degrees")) return;
    auto whole = wholeParts(here().number, 100);
    if (!whole || *whole < 0 || *whole >= 36000) {
      fail("json.number", "a heading in degrees with at most two decimals, from 0 to less than 360");
      return;
    }
    heading = static_cast<int>(*whole);
  }

  void onPoint(double& x, double& y) override { onPair("[x, y] in mm", x, y, -longest, false); }

  void onBase(double& width, double& depth) override { onPair("[width, depth] in mm", width, depth, 1, true); }

  void onRanks(std::vector<std::string>& ranks) override {
    onList(listOf(ranks, mostPlaces,
                  [](Fields& f, void* rank) { static_cast<Reader&>(f).onRank(*static_cast<std::string*>(rank)); }));
    int places = 0;
    for (const std::string& rank : ranks) places += static_cast<int>(rank.size());
    if (places > mostPlaces) fail("json.tooMany", "at most 400 places in a unit", std::to_string(places));
  }

  void onList(const List& list) override {
    if (!is(Kind::list, "a list")) return;
    int count = here().count;
    if (!list.make && count != list.most) {
      fail("json.type", "a list of " + std::to_string(list.most), "a list of " + std::to_string(count));
    } else if (count > list.most) {
      fail("json.tooMany", "at most " + std::to_string(list.most), std::to_string(count));
    }
    if (fault) return;
    char* place = list.make ? list.make(list.items, count) : list.first;
    int index = 0;
    for (const Node& item : Children(here())) {
      inside(item, index, [&] { list.visit(*this, place); });
      if (fault) return;
      place += list.stride;
      index++;
    }
  }

  void onByKey(const List& list) override {
    if (!is(Kind::object, "an object")) return;
    const Node& all = here();
    char* place = list.make(list.items, all.count);
    for (const Node& child : Children(all)) {
      if (fault || isDouble(all, child)) return;
      inside(child, noIndex, [&] { list.visit(*this, place); });
      place += list.stride;
    }
  }

  void onTagged(const Tagged& tagged) override {
    if (!is(Kind::object, "an object")) return;
    const Node* name = member(here(), tagged.tag);
    if (!name) {
      failMissing(tagged.tag);
      return;
    }
    int index = 0;
    inside(*name, noIndex, [&] { onName(index, tagged.names, tagged.count); });
    if (fault) return;
    tagged.choose(tagged.value, index);
    onObject(tagged.value, tagged.visit, tagged.tag, nullptr);
  }

  void onTree(Tree& tree) override {
    const Node& root = here();
    if (is(Kind::object, "an object")) tree.assign(&root, &root + root.extent);
  }

  void onObject(void* object, Visit visit, const char* tag, const char*) override {
    if (!is(Kind::object, "an object")) return;
    const Node& all = here();
    Frame outer = frame;
    for (const Node& child : Children(all)) {
      if (fault || isDouble(all, child)) break;
      if (tag && child.key == tag) continue;
      frame = {&all, &child, false, nullptr};
      visit(*this, object);
      if (!fault && !frame.matched) failUnknown(child, object, visit, tag);
    }
    frame = {&all, nullptr, false, nullptr};
    if (!fault) visit(*this, object);
    frame = outer;
  }

 private:
  // The object being read and the member that is wanted now; none when looking for what is missing. With `keys` the
  // field list is walked for its keys alone.
  struct Frame {
    const Node* object = nullptr;
    const Node* wanted = nullptr;
    bool matched = false;
    std::string* keys = nullptr;
  };

  bool begin(const char* key, Presence presence, Held) override {
    if (fault) return false;
    if (frame.keys) {
      if (!frame.keys->empty()) *frame.keys += ", ";
      *frame.keys += key;
      return false;
    }
    if (!frame.wanted) {
      if (!mayLack(presence, role) && !member(*frame.object, key)) failMissing(key);
      return false;
    }
    if (frame.matched || frame.wanted->key != key) return false;
    frame.matched = true;
    way.push_back({frame.wanted, noIndex});
    return true;
  }

  void end() override { way.pop_back(); }

  bool isThere(bool) override { return here().kind != Kind::null; }

  const Node& here() const { return *way.back().node; }

  template <class Act>
  void inside(const Node& node, int index, Act act) {
    way.push_back({&node, index});
    act();
    way.pop_back();
  }

  // Two lengths, the first an even number of micrometres if need be.
  void onPair(const char* expected, double& first, double& second, double least, bool firstIsEven) {
    if (!isPair(expected)) return;
    const Node& item = *(&here() + 1);
    inside(item, 0, [&] {
      onLength(first, least);
      if (!fault && firstIsEven && std::floor(first / 2) * 2 != first)
        fail("json.number", "a width of an even number of µm");
    });
    if (!fault) inside(*(&item + item.extent), 1, [&] { onLength(second, least); });
  }

  [[gnu::noinline]] bool is(Kind kind, const char* expected) {
    if (here().kind != kind) fail("json.type", expected);
    return !fault;
  }

  bool isPair(const char* expected) {
    if (!is(Kind::list, expected)) return false;
    int count = here().count;
    if (count != 2) fail("json.type", expected, "a list of " + std::to_string(count));
    return !fault;
  }

  // Whether a member repeats the key of an earlier one, which is a fault.
  bool isDouble(const Node& object, const Node& child) {
    if (member(object, child.key) == &child) return false;
    inside(child, noIndex, [&] { fail("json.duplicateKey", "each key once", describedKey(child)); });
    return true;
  }

  void onRank(std::string& rank) {
    if (!is(Kind::text, "a text")) return;
    const std::string& text = here().text;
    if (static_cast<int>(text.size()) > mostPlaces)
      fail("json.tooMany", "at most 400 places in a rank", std::to_string(text.size()));
    for (char c : text) {
      if (!mayStandInRank(c)) fail("json.value", "letters, digits and dots, one a place", described(here()));
    }
    rank = text;
  }

  void fail(const char* code, std::string expected, std::string found) {
    if (fault) return;
    std::string at;
    for (std::size_t i = 1; i < way.size(); i++) {
      if (way[i].index == noIndex) {
        appendStep(at, way[i].node->key);
      } else {
        appendStep(at, way[i].index);
      }
    }
    fault = Fault{code, std::move(at), std::move(expected), std::move(found)};
  }

  void fail(const char* code, std::string expected) { fail(code, std::move(expected), described(here())); }

  void failMissing(const char* key) {
    fail("json.missingKey", "the key " + std::string(key), "no such key");
    appendStep(fault->at, key);
  }

  void failUnknown(const Node& child, void* object, Visit visit, const char* tag) {
    std::string keys = tag ? tag : "";
    frame.keys = &keys;
    visit(*this, object);
    inside(child, noIndex, [&] { fail("json.unknownKey", "one of " + keys, describedKey(child)); });
  }

  Role role;
  Frame frame;
  std::vector<WayStep> way;
};

}  // namespace

std::optional<Fault> readErased(const Node& root, Role role, void* object, Visit visit, const char* tag) {
  Reader reader(root, role);
  reader.onObject(object, visit, tag, nullptr);
  return std::move(reader.fault);
}

}  // namespace closeRanks::json
