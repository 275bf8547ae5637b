// The stages as a WebAssembly module of its own, built with the flags of the shipped one. Never shipped.
#include <emscripten/bind.h>
#include <emscripten/em_macros.h>

#include "stages.h"

namespace {

Stages stages;

// Takes a question; the answer is empty when it can be asked.
std::string take(const std::string& question) {
  stages = stagesOf(question);
  return stages.read ? "" : "no question";
}

}  // namespace

EMSCRIPTEN_BINDINGS(stages) { emscripten::function("take", &take); }

extern "C" {
EMSCRIPTEN_KEEPALIVE void readStage() { stages.read(); }
EMSCRIPTEN_KEEPALIVE void decideStage() { stages.decide(); }
EMSCRIPTEN_KEEPALIVE int writeStage() { return static_cast<int>(stages.write().size()); }
}
