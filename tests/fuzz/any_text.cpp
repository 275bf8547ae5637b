// Every text gets an answer, or an error with a code and a pointer to its place in the question; twice the same.
#include "law.h"

namespace {

// Whether the place exists, or would exist in what there is.
bool pointsInto(const Json& question, const std::string& pointer) {
  if (pointer.empty()) return true;
  const Json::json_pointer place(pointer);
  return question.contains(place.parent_pointer());
}

bool isPointer(const std::string& text) {
  for (size_t i = 0; i < text.size(); ++i)
    if (text[i] == '~' && text[i + 1] != '0' && text[i + 1] != '1') return false;
  return text.empty() || text[0] == '/';
}

void checkError(const Json& error, const std::string& text, const std::string& answer) {
  const std::string code = error.at("code"), at = error.at("at");
  if (code.find('.') == code.npos) broken("a code names its field", {text, answer});
  if (error.at("expected").get<std::string>().empty()) broken("an error says what was expected", {text, answer});
  if (error.at("found").get<std::string>().empty()) broken("an error says what was found", {text, answer});
  if (!isPointer(at)) broken("`at` is a JSON Pointer", {text, answer});
  const Json question = Json::parse(text, nullptr, false);
  // What a notation says is pointed into, and not the question that holds the notation.
  if (error.contains("line") || question.is_discarded()) return;
  if (!pointsInto(question, at)) broken("`at` points into the question", {text, answer});
}

}  // namespace

void anyText(const uint8_t* data, size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  const std::string answer = closeRanks::ask(text);
  const Json read = Json::parse(answer, nullptr, false);
  if (read.is_discarded()) broken("an answer is JSON", {text, answer});
  if (isRefused(read)) {
    checkError(read["error"], text, answer);
  } else if (!read.contains("outcome") && !read.contains("models") && !read.contains("text") &&
             !read.contains("question")) {
    broken("an answer has what was asked for", {text, answer});
  }
  if (closeRanks::ask(text) != answer) broken("the same question has the same answer", {text, answer});
}
