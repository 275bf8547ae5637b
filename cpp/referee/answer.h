// The answer to a question that has been taken apart: finds the ask by its name and has it decided.
#pragma once

#include <string>

#include "json/fault.h"
#include "json/tree.h"
#include "ruling/error.h"

namespace closeRanks {

// How far a question is looked at: its shape alone, or until it is answered.
enum class Depth { shape, answer };

// Why a text or its shape is refused.
Fault refusal(json::Fault fault);

// The JSON text of the answer, which is left empty when only the shape is looked at; or why there is none.
Fault answer(const json::Node& question, Depth depth, std::string& text);

}  // namespace closeRanks
