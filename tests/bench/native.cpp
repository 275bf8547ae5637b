// Times the core natively with Google Benchmark: each question as a whole, stage by stage, and by plain enumeration.
// The questions come from the file in BENCH_QUESTIONS, a line each: {"name": …, "question": …}.
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <fstream>
#include <iostream>

#include "brute_force_batch.h"
#include "stages.h"

namespace {

using benchmark::RegisterBenchmark;
using benchmark::State;

void measure(const std::string& name, const Json& question) {
  const std::string text = question.dump();
  const Stages stages = stagesOf(text);
  RegisterBenchmark((name + "/ask").c_str(), [text](State& state) {
    for ([[maybe_unused]] auto round : state) benchmark::DoNotOptimize(closeRanks::ask(text));
  });
  RegisterBenchmark((name + "/read").c_str(), [stages](State& state) {
    for ([[maybe_unused]] auto round : state) stages.read();
  });
  RegisterBenchmark((name + "/decide").c_str(), [stages](State& state) {
    stages.read();
    for ([[maybe_unused]] auto round : state) stages.decide();
  });
  RegisterBenchmark((name + "/write").c_str(), [stages](State& state) {
    stages.read();
    stages.decide();
    for ([[maybe_unused]] auto round : state) benchmark::DoNotOptimize(stages.write());
  });
  if (question["ask"] != "ninth-age/casualties") return;
  RegisterBenchmark((name + "/naive").c_str(), [question](State& state) {
    for ([[maybe_unused]] auto round : state) benchmark::DoNotOptimize(playBatch(question));
  });
}

}  // namespace

int main(int count, char** words) {
  const char* file = std::getenv("BENCH_QUESTIONS");
  std::ifstream lines(file ? file : "");
  for (std::string line; std::getline(lines, line);) {
    const Json named = Json::parse(line);
    measure(named["name"], named["question"]);
  }
  benchmark::Initialize(&count, words);
  if (benchmark::ReportUnrecognizedArguments(count, words)) return 1;
  if (benchmark::RunSpecifiedBenchmarks() == 0) {
    std::cerr << "no question in BENCH_QUESTIONS was measured\n";
    return 1;
  }
}
