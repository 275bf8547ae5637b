// The battle that a ruling leaves is a legal battle, in which the units that are Engaged touch.
#include "field.h"
#include "law.h"

namespace {

// A question about the battle that is refused only if the battle is, or for what the ruling has made of the unit.
Json questionAfter(Json question, const Json& battle) {
  question["battle"] = battle;
  question.erase("choice");
  if (question["ask"] == "ninth-age/casualties") question["losses"] = Json::array();
  if (question["ask"] == "ninth-age/nudge") return {{"ask", "ninth-age/contacts"}, {"battle", battle}};
  return question;
}

bool isAboutTheUnit(const Json& answer) {
  const Json& code = answer["error"]["code"];
  return code == "battle.unknownUnit" || code == "ancients.contact";
}

void checkBattle(const Json& question, const Json& answer) {
  const Json after = questionAfter(question, answer.at("battle"));
  const Json again = answerTo(after);
  if (isRefused(again) && !isAboutTheUnit(again))
    broken("the battle of a ruling is legal", {question.dump(), answer.dump(), after.dump(), again.dump()});
}

}  // namespace

void battleAfter(const uint8_t* data, size_t size) {
  const Json question = fieldQuestion(data, size);
  if (question.is_null()) return;
  const Json answer = answerTo(question);
  checkBattle(question, answer);
  if (answer.contains("would")) checkBattle(question, answer["would"]);
}
