// The laws, each in a file of its own: each makes what it tries out of bytes, and ends the program when it is broken.
#pragma once

#include <cstddef>
#include <cstdint>

void anyText(const uint8_t* data, size_t size);
void rewriting(const uint8_t* data, size_t size);
void notation(const uint8_t* data, size_t size);
void battleAfter(const uint8_t* data, size_t size);
void leastNudge(const uint8_t* data, size_t size);
void otherNames(const uint8_t* data, size_t size);
