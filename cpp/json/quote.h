// Texts in JSON form, and what a stranger sent, quoted short for an error.
#pragma once

#include <string>
#include <string_view>

#include "json/tree.h"

namespace closeRanks::json {

// Appends a text with its quotation marks and escapes. It must be UTF-8.
void appendQuoted(std::string& json, std::string_view text);

// How many characters (code points) a text has, which is UTF-8.
int characters(std::string_view text);

// What stands in a node: a text of at most 40 characters with quotation marks, a number, or "a list".
std::string described(const Node& node);

// The key of a member, quoted likewise.
std::string describedKey(const Node& member);

}  // namespace closeRanks::json
