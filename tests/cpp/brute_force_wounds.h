// Conquest's Wounds played out model by model, from the readings alone: every order of stands that they allow, and what
// each comes to. Regiments at heading 0, foes square to them.
#pragma once

#include <set>
#include <string>

#include "support/asked.h"

// Each option of a `conquest/wounds` question as a text, whatever order the referee lists them in.
std::set<std::string> playedOrders(const Json& question);
