// What must stay the same of an answer when its field is changed: everything but indexes, orders of lists and numbers
// of places. Lengths are whole micrometres, so that essences compare exactly.
#pragma once

#include "asked.h"
#include "change.h"

// The essence of an answer in The Ninth Age, carried over to the changed field.
Json essence(const Json& answer, const Change& change = {});
