// What a visitor of structs does with each kind of value, where the place is known already: items of lists, entries of
// objects, and what a field holds. Which fields a struct has is told in fields.h.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "json/erased.h"
#include "json/tree.h"

namespace closeRanks::json {

// Whole numbers a field takes, none of them negative, and the one it has when it is left out.
struct Whole {
  static constexpr int never = -1;  // left out
  int least = 0;
  int most = 1'000'000;
  int absent = never;
};

class Values {
 public:
  static constexpr double longest = 100'000'000;  // of lengths, in micrometres
  static constexpr int mostPlaces = 400;          // of the models of a unit

  virtual void onKey(std::string& key) = 0;
  virtual void onKey(std::string_view& key) = 0;
  virtual void onKey(char& letter) = 0;
  virtual void onText(std::string& text, int least, int most) = 0;
  virtual void onView(std::string_view& text) = 0;
  virtual void onLetter(char& letter) = 0;
  virtual void onWhole(int& number, const Whole& range) = 0;
  virtual void onFlag(bool& flag, bool absent) = 0;
  virtual void onName(int& index, const char* const* names, int count) = 0;
  virtual void onLength(double& length, double least) = 0;
  virtual void onHeading(int& heading) = 0;
  virtual void onPoint(double& x, double& y) = 0;
  virtual void onBase(double& width, double& depth) = 0;
  virtual void onRanks(std::vector<std::string>& ranks) = 0;
  virtual void onList(const List& list) = 0;
  virtual void onByKey(const List& list) = 0;
  virtual void onTagged(const Tagged& tagged) = 0;
  virtual void onTree(Tree& tree) = 0;

  // A struct; with a `tag` the member under that key names it as `tagName` and is not a field.
  virtual void onObject(void* object, Visit visit, const char* tag, const char* tagName) = 0;

 protected:
  ~Values() = default;
};

}  // namespace closeRanks::json
