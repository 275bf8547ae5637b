// What libFuzzer calls: one law, which the build names. A program for each law, though all are compiled together.
#include "laws.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  lawToTry(data, size);
  return 0;
}
