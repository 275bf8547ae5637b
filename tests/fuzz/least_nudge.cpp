// The least nudge ends in a legal battle in which the pair touches in its stored Facings; nothing shorter is told than
// what is forbidden; and whoever has gone a part of the way has no more than the rest of it before him.
#include <cmath>

#include "field.h"
#include "law.h"

namespace {

double lengthOf(const Json& legs) {
  double length = 0;
  for (const Json& leg : legs) length += std::hypot(leg[0].get<double>(), leg[1].get<double>());
  return length;
}

const double rounding = 0.05;

// The stored pair of the nudge alone.
Json pairOf(const Json& question) {
  for (const Json& pair : question["battle"]["contacts"]) {
    const Json& units = pair["units"];
    if ((units[0] == question["unit"] && units[1] == question["toward"]) ||
        (units[1] == question["unit"] && units[0] == question["toward"]))
      return pair;
  }
  return nullptr;
}

void checkEnd(const Json& question, const Json& answer) {
  Json battle = answer.at("battle");
  battle["contacts"] = Json::array({pairOf(question)});
  const Json casualties = {{"ask", "ninth-age/casualties"}, {"battle", battle}, {"losses", Json::array()}};
  const Json stands = answerTo(casualties);
  if (isRefused(stands)) broken("a nudge ends in contact", {question.dump(), answer.dump(), stands.dump()});
}

void checkLength(const Json& question, const Json& answer, const Json& step) {
  const double length = step["length"];
  if (std::abs(lengthOf(step["legs"]) - length) > rounding)
    broken("a nudge is as long as its legs", {question.dump(), answer.dump()});
  for (const Json& way : answer.value("nearer", Json::array()))
    if (lengthOf(way["legs"]) > length + rounding || way["blockedBy"].empty())
      broken("nearer ways are nearer and forbidden", {question.dump(), answer.dump()});
}

// Where headings are quarter turns the way lies on whole micrometres, so that its middle is on it.
void checkRest(Json question, const Json& answer, const Json& step) {
  for (Json& unit : question["battle"]["units"]) {
    if (std::fmod(unit["heading"].get<double>(), 90) != 0) return;
    if (unit["id"] != question["unit"]) continue;
    for (size_t axis : {0, 1})
      unit["at"][axis] =
          std::round((unit["at"][axis].get<double>() + step["legs"][0][axis].get<double>() / 2) * 1000) / 1000;
  }
  const Json rest = answerTo(question);
  const double before = step["length"].get<double>() - lengthOf(Json::array({step["legs"][0]})) / 2;
  // A former foe may be touched on the way, and holds a unit that begins there.
  if (isRefused(rest) || rest["steps"].empty() || rest.dump().find("inContact") != std::string::npos) return;
  if (rest["outcome"] != "decided" || rest["steps"][0]["length"].get<double>() > before + rounding)
    broken("half way there the rest is the rest", {question.dump(), answer.dump(), rest.dump()});
}

}  // namespace

void leastNudge(const uint8_t* data, size_t size) {
  const Json question = fieldQuestion(data, size);
  if (question.is_null() || question["ask"] != "ninth-age/nudge") return;
  const Json answer = answerTo(question);
  if (answer["outcome"] != "decided" || answer["steps"].empty()) return;
  const Json& step = answer["steps"][0];
  checkEnd(question, answer);
  checkLength(question, answer, step);
  if (!step["legs"].empty()) checkRest(question, answer, step);
}
