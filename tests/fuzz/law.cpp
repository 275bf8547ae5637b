// Asking and telling, for all laws. No law here.
#include "law.h"

Json answerTo(const Json& question) {
  const std::string text = question.dump();
  const std::string answer = closeRanks::ask(text);
  Json read = Json::parse(answer, nullptr, false);
  if (read.is_discarded()) broken("an answer is JSON", {text, answer});
  return read;
}

void broken(const std::string& law, std::initializer_list<std::string> shown) {
  std::fprintf(stderr, "\nBroken: %s\n", law.c_str());
  for (const std::string& text : shown) std::fprintf(stderr, "%s\n", text.c_str());
  std::abort();
}
