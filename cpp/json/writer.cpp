#include "json/writer.h"

#include <utility>

#include "json/numbers.h"
#include "json/quote.h"
#include "json/text.h"

namespace closeRanks::json {
namespace {

class Writer final : public Fields {
 public:
  explicit Writer(Role theRole) : role(theRole) {}

  std::string out;

  void onKey(std::string& key) override { member(key); }
  void onKey(std::string_view& key) override { member(key); }
  void onKey(char& letter) override { member({&letter, 1}); }

  void onText(std::string& text, int, int) override { appendQuoted(out, text); }
  void onView(std::string_view& text) override { appendQuoted(out, text); }
  void onLetter(char& letter) override { appendQuoted(out, {&letter, 1}); }
  void onWhole(int& number, const Whole&) override { out += std::to_string(number); }
  void onFlag(bool& flag, bool) override { out += flag ? "true" : "false"; }
  void onName(int& index, const char* const* names, int) override { appendQuoted(out, names[index]); }
  void onLength(double& length, double) override { appendDecimal(out, length, 1000); }
  void onHeading(int& heading) override { appendDecimal(out, heading, 100); }
  void onPoint(double& x, double& y) override { two(x, y); }
  void onBase(double& width, double& depth) override { two(width, depth); }

  void onRanks(std::vector<std::string>& ranks) override {
    onList(listOf(ranks, countless,
                  [](Fields& f, void* rank) { f.onText(*static_cast<std::string*>(rank), 0, countless); }));
  }

  void onList(const List& list) override { all(list, '[', ']'); }
  void onByKey(const List& list) override { all(list, '{', '}'); }

  void onTagged(const Tagged& tagged) override {
    onObject(tagged.value, tagged.visit, tagged.tag, tagged.names[tagged.chosen(tagged.value)]);
  }

  void onTree(Tree& tree) override { appendText(out, tree.front()); }

  void onObject(void* object, Visit visit, const char* tag, const char* tagName) override {
    out += '{';
    if (tag) {
      member(tag);
      appendQuoted(out, tagName);
    }
    visit(*this, object);
    out += '}';
  }

 private:
  bool begin(const char* key, Presence presence, Held held) override {
    if (held == nothing || (held == atDefault && mayLack(presence, role))) return false;
    member(key);
    return true;
  }

  void end() override {}

  bool isThere(bool held) override {
    if (!held) out += "null";
    return held;
  }

  void comma() {
    if (char last = out.back(); last != '{' && last != '[') out += ',';
  }

  void member(std::string_view key) {
    comma();
    appendQuoted(out, key);
    out += ':';
  }

  void two(double first, double second) {
    out += '[';
    appendDecimal(out, first, 1000);
    out += ',';
    appendDecimal(out, second, 1000);
    out += ']';
  }

  void all(const List& list, char open, char close) {
    out += open;
    for (int i = 0; i < list.count; i++) {
      if (i > 0 && open == '[') out += ',';
      list.visit(*this, list.at(i));
    }
    out += close;
  }

  Role role;
};

}  // namespace

std::string writeErased(void* object, Visit visit, Role role, const char* tag, const char* tagName) {
  Writer writer(role);
  writer.onObject(object, visit, tag, tagName);
  return std::move(writer.out);
}

}  // namespace closeRanks::json
