// Whether an answer holds all that a case wants of it, by the matching rules of the contract. No rules of any game
// here.
#pragma once

#include <string>
#include <vector>

#include "asked.h"

// Every place where `actual` falls short of `expected`, each as "path: what is wrong"; empty when it matches.
std::vector<std::string> mismatches(const Json& expected, const Json& actual);
