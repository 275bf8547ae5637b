// The memory of the module: blocks of powers of two, each kept for the next taker of its size when it is freed. Not a
// general allocator: nothing is split, joined or resized, which an ask, a burst of short-lived small things, never
// needs.
#include <emscripten/heap.h>

#include <cstddef>
#include <cstdint>

extern "C" char __heap_base;  // set by the linker: where no data lies any more

namespace {

constexpr int leastBits = 4;
constexpr std::size_t pageSize = 65536;

// What stands before each block.
struct Header {
  int bits;      // its size is 2 to that power
  Header* next;  // when it is free
};

Header* freed[32];         // by bits
char* top = &__heap_base;  // of what was ever taken

void* takeNew(std::size_t size) {
  char* const place = top;
  top += size;
  const std::size_t needed = reinterpret_cast<std::uintptr_t>(top);
  if (needed > __builtin_wasm_memory_size(0) * pageSize && !emscripten_resize_heap(needed)) __builtin_trap();
  return place;
}

}  // namespace

extern "C" {

void* malloc(std::size_t size) {
  if (size > PTRDIFF_MAX / 2) __builtin_trap();
  int bits = leastBits;
  while (std::size_t{1} << bits < size + sizeof(Header)) ++bits;
  Header*& first = freed[bits];
  Header* const block = first ? first : static_cast<Header*>(takeNew(std::size_t{1} << bits));
  if (first) first = first->next;
  block->bits = bits;
  return block + 1;
}

void free(void* place) {
  if (!place) return;
  Header* const block = static_cast<Header*>(place) - 1;
  block->next = freed[block->bits];
  freed[block->bits] = block;
}

}  // extern "C"
