// Small questions out of bytes, so that a fuzzer that changes bytes changes battles: units flush against each other or
// apart, at any heading, with named models, terrain and losses. The same bytes are the same question everywhere. What a
// ruling on it must be is the laws' matter.
#pragma once

#include "law.h"

// A question that is answered, or null when nothing is left that can be asked. Lines of its notation that the referee
// refuses, such as those of units on top of each other, are left out.
Json fieldQuestion(const uint8_t* data, size_t size);
