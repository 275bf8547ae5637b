// Tree to struct by the struct's field list, with the first fault in document order as a value.
#pragma once

#include <optional>

#include "json/fault.h"
#include "json/fields.h"
#include "json/role.h"
#include "json/tree.h"

namespace closeRanks::json {

std::optional<Fault> readErased(const Node& root, Role role, void* object, Visit visit, const char* tag);

// Fills a struct that holds its defaults. `tag` is a member that is known already and no field, or null. Faults:
// json.type, json.value, json.number, json.tooMany, json.missingKey, json.unknownKey, json.duplicateKey.
template <class Struct>
std::optional<Fault> read(const Node& root, Struct& object, Role role, const char* tag = nullptr) {
  return readErased(root, role, &object, Fields::visitFields<Struct>, tag);
}

}  // namespace closeRanks::json
