// Two functions of the C library that the JSON library calls and whose results nobody reads: the core reads a number
// from its own text (json/numbers.cpp) and reports a fault by its byte, not by the library's message. The linker puts
// these in their place, because the real ones, with their 128-bit arithmetic, would be a seventh of the module.
#include <cstddef>
#include <cstring>

extern "C" {

// Consumes the whole text, as strtod does with a number that the library has scanned already.
double __wrap_strtod(const char* text, char** end) {
  if (end) *end = const_cast<char*>(text) + std::strlen(text);
  return 0;
}

// An empty text; only the library's wording of unprintable characters asks for one.
int __wrap_snprintf(char* out, std::size_t size, const char*, ...) {
  if (size > 0) *out = 0;
  return 0;
}

}  // extern "C"
