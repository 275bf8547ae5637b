// The door between JavaScript and the core: one function, text in and text out. It reads nothing and
// decides nothing.
#include <emscripten/bind.h>

#include "referee/referee.h"

EMSCRIPTEN_BINDINGS(referee) { emscripten::function("ask", &closeRanks::ask); }
