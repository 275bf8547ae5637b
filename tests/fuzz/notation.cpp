// Every notation is read, or refused with line and column; what was read, written and read again has the same answer
// and the same notation.
#include "law.h"

void notation(const uint8_t* data, size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  const Json valid = Json::parse(Json(text).dump(-1, ' ', false, Json::error_handler_t::replace));
  const Json read = answerTo({{"ask", "notation/read"}, {"text", valid}});
  if (isRefused(read)) {
    const bool isPlaced = read["error"].value("line", 0) >= 1 && read["error"].value("column", 0) >= 1;
    if (!isPlaced && read["error"]["at"] != "/text") broken("a mistake has a line and a column", {text, read.dump()});
    return;
  }
  const Json& question = read.at("question");
  const Json written = answerTo({{"ask", "notation/write"}, {"question", question}});
  if (isRefused(written)) broken("what was read can be written", {text, written.dump()});
  const Json again = answerTo({{"ask", "notation/read"}, {"text", written.at("text")}});
  if (isRefused(again)) broken("what was written can be read", {text, written.at("text"), again.dump()});
  const Json answer = answerTo(question), same = answerTo(again.at("question"));
  if (answer != same)
    broken("read again it has the same answer", {text, written.at("text"), answer.dump(), same.dump()});
  const Json twice = answerTo({{"ask", "notation/write"}, {"question", again.at("question")}});
  if (twice != written) broken("written again it is the same", {text, written.at("text"), twice.dump()});
}
