// Struct to JSON text by the struct's field list. Fields at their default are left out as the list says.
#pragma once

#include <string>

#include "json/fields.h"
#include "json/role.h"

namespace closeRanks::json {

std::string writeErased(void* object, Visit visit, Role role, const char* tag, const char* tagName);

// The text of a struct, which is not changed. With a `tag` the first member says what it is: {"ask": "…"}.
template <class Struct>
std::string write(const Struct& object, Role role, const char* tag = nullptr, const char* tagName = nullptr) {
  return writeErased(const_cast<Struct*>(&object), Fields::visitFields<Struct>, role, tag, tagName);
}

}  // namespace closeRanks::json
