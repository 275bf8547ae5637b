// What the laws of this folder share: asking, and what happens when one is broken. No law here.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <string>

#include "laws.h"
#include "referee/referee.h"

// In document order, since that is part of an answer.
using Json = nlohmann::ordered_json;

// The answer to a question; it must be JSON.
Json answerTo(const Json& question);

// Whether the answer is a refusal.
inline bool isRefused(const Json& answer) { return answer.contains("error"); }

// Says which law a question broke, with whatever shows it, and ends the program.
[[noreturn]] void broken(const std::string& law, std::initializer_list<std::string> shown);
