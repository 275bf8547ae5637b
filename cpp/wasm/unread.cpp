// Functions of the C library that the JSON library and embind call and whose results nobody reads: the core reads a
// number from its own text (json/numbers.cpp) and reports a fault by its byte, not by the library's message. The linker
// puts these in their place, because the real ones, with their 128-bit arithmetic, would be a seventh of the module.
#include <cstring>

namespace {

// Consumes the whole text, as is right for a number that the library has scanned already.
void skip(const char* text, char** end) { *end = const_cast<char*>(text) + std::strlen(text); }

}  // namespace

extern "C" {

double __wrap_strtod(const char* text, char** end) {
  skip(text, end);
  return 0;
}

long long __wrap_strtoll(const char* text, char** end, int) {
  skip(text, end);
  return 0;
}

unsigned long long __wrap_strtoull(const char* text, char** end, int) {
  skip(text, end);
  return 0;
}

// An empty text; only embind's wording of types that it does not know asks for one.
int __wrap_siprintf(char* out, const char*, ...) {
  *out = 0;
  return 0;
}

}  // extern "C"
