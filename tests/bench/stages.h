// One question through the core, stage by stage, so that reading, deciding and writing can be timed apart. Not another
// way to answer: the stages call the very functions that referee.cpp calls.
#pragma once

#include <functional>
#include <string>

// Each stage may be called any number of times; `decide` needs a `read` before it, `write` a `decide`.
struct Stages {
  std::function<void()> read;          // text to struct
  std::function<void()> decide;        // struct to answer, the answer before it freed
  std::function<std::string()> write;  // answer, or refusal, to text
};

// The stages of a well-formed question; none of them is set when its text cannot be read or asks for nothing known.
Stages stagesOf(const std::string& question);
