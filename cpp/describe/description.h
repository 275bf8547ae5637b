// What a struct's JSON form looks like, as data: made by describer.h from field lists, printed by typescript.h and
// json_schema.h. Only native tools use it.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "json/fields.h"
#include "json/role.h"

namespace closeRanks::json {

// The form of a value. `items` holds what a list or an object by key holds.
struct Form {
  enum Kind {
    text,
    letter,
    whole,
    flag,
    name,
    length,
    heading,
    point,
    base,
    rank,
    list,
    byKey,
    structure,
    tagged,
    question
  };

  Kind kind = text;
  double least = 0;  // characters of a text, parts of a number, items of a list
  double most = 0;
  std::optional<int> absent = {};  // the default of a whole number or a flag
  bool mayBeNull = false;
  bool keyIsLetter = false;             // of an object by key
  std::string structureName = {};       // or that of the union of tagged variants
  std::vector<std::string> names = {};  // of an enum, or of the structures of a tagged variant
  std::vector<Form> items = {};
};

struct Property {
  std::string key;
  Fields::Presence presence;
  Form form;
};

struct Structure {
  std::string name;
  std::string tag;  // empty unless the structure says what it is
  std::string tagName;
  std::vector<Property> properties;
};

struct AskDescription {
  std::string name;
  std::string question;  // names of structures
  std::string answer;
};

struct Description {
  std::vector<Structure> structures;                       // each after those that it needs, but for itself
  std::map<std::string, std::vector<std::string>> unions;  // the structures of each, by its name
  std::vector<AskDescription> asks;
  std::string refusal;  // the name of the structure that answers a question that cannot be answered
};

// A structure as one role sees it. An answer's form has a name of its own, "SettledBattle", where it must hold what a
// question's may leave out.
struct View {
  std::string name;
  Role role;
  const Structure* structure;
};

// The views needed by every ask, in the order of the structures.
std::vector<View> viewsOf(const Description& description);

// The name of a structure in one role.
std::string nameIn(const Description& description, const std::string& structure, Role role);

// Whether a property may be missing in that role.
bool mayLack(const Property& property, Role role);

}  // namespace closeRanks::json
