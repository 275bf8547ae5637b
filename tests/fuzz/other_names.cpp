// Answers do not depend on how ids and players are spelled.
#include <map>

#include "field.h"
#include "law.h"

namespace {

// Spelled so that their order by letter is another, and so that JSON Pointers, quotation marks and keys would show.
const std::map<std::string, std::string> others = {{"u0", "zwölf/~1 \"Garde\""},
                                                   {"u1", "__proto__"},
                                                   {"u2", "a"},
                                                   {"u3", "U2"},
                                                   {"u4", " "},
                                                   {"u5", "0"},
                                                   {"t1", "u0"},
                                                   {"t2", "</text>"},
                                                   {"t3", "-"},
                                                   {"green", "\u2067rot"},
                                                   {"red", "green"}};

const std::string& other(const std::string& name) {
  const auto found = others.find(name);
  return found == others.end() ? name : found->second;
}

Json renamed(const Json& value) {
  if (value.is_string()) return other(value);
  if (!value.is_structured()) return value;
  Json result = value.is_array() ? Json::array() : Json::object();
  for (const auto& [key, member] : value.items()) {
    if (value.is_array())
      result.push_back(renamed(member));
    else
      result[other(key)] = renamed(member);
  }
  return result;
}

}  // namespace

void otherNames(const uint8_t* data, size_t size) {
  const Json question = fieldQuestion(data, size);
  if (question.is_null()) return;
  const Json here = renamed(answerTo(question)), there = answerTo(renamed(question));
  if (here != there)
    broken("ids and players may be spelled otherwise", {renamed(question).dump(), here.dump(), there.dump()});
}
