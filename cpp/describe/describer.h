// Turns field lists into descriptions of their JSON forms. Only native tools use it.
#pragma once

#include <map>
#include <string>

#include "describe/description.h"
#include "json/fields.h"

namespace closeRanks::json {

// A visitor that walks empty structs and notes what their field lists say. Throws std::logic_error when two structs
// claim one name.
class Describer final : public Fields {
 public:
  Description description;

  // Notes a struct and all that it holds, and gives back its name. With a tag it says by that key what it is.
  template <class Struct>
  std::string describe(const char* tag = nullptr, const char* tagName = nullptr) {
    Struct empty;
    onObject(&empty, visitFields<Struct>, tag, tagName);
    return made.structureName;
  }

  void onKey(std::string& key) override;
  void onKey(std::string_view& key) override;
  void onKey(char& letter) override;
  void onText(std::string& text, int least, int most) override;
  void onView(std::string_view& text) override;
  void onLetter(char& letter) override;
  void onWhole(int& number, const Whole& range) override;
  void onFlag(bool& flag, bool absent) override;
  void onName(int& index, const char* const* names, int count) override;
  void onLength(double& length, double least) override;
  void onHeading(int& heading) override;
  void onPoint(double& x, double& y) override;
  void onBase(double& width, double& depth) override;
  void onRanks(std::vector<std::string>& ranks) override;
  void onList(const List& list) override;
  void onByKey(const List& list) override;
  void onTagged(const Tagged& tagged) override;
  void onTree(Tree& tree) override;
  void onObject(void* object, Visit visit, const char* tag, const char* tagName) override;

 private:
  void onNamed(const char* name) override;
  bool begin(const char* key, Presence presence, Held held) override;
  void end() override;
  bool isThere(bool held) override;

  // A struct on the way down; `isKnown` when its name was described before, and then its fields are passed over.
  struct Open {
    Structure structure;
    std::string identity;
    bool isKnown = false;
  };

  Form made;  // of the value visited last
  bool keyIsLetter = false;
  bool mayBeNull = false;
  std::vector<Open> open;
  std::map<std::string, std::string> identities;  // by the name of a struct
};

}  // namespace closeRanks::json
