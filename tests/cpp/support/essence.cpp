#include "essence.h"

#include <algorithm>

namespace {

Json centre(const Json& outline, const Change& change) {
  Displacement sum;
  for (const Json& corner : outline) {
    const Displacement point = change.point(readPoint(corner));
    sum = {sum.x + point.x, sum.y + point.y};
  }
  return {sum.x / 4, sum.y / 4};
}

Json sorted(Json list) {
  std::sort(list.begin(), list.end());
  return list;
}

Json ids(const Json& list, const Change& change) {
  Json result = Json::array();
  for (const Json& id : list) result.push_back(change.id(id));
  return sorted(result);
}

Json blockers(const Json& list, const Change& change) {
  Json result = Json::array();
  for (const Json& blocker : list) result.push_back({blocker.at("code"), change.id(blocker.value("by", ""))});
  return sorted(result);
}

Json tried(const Json& list, const Change& change) {
  Json result = Json::array();
  for (const Json& unit : list) result.push_back({change.id(unit.at("unit")), blockers(unit.at("blockedBy"), change)});
  return result;
}

Json nudgedLengths(const Json& nudged, const Change& change) {
  Json result = Json::object();
  for (const auto& [id, length] : nudged.items()) result[change.id(id)] = std::llround(length.get<double>() * 1000);
  return result;
}

Json sides(const Json& option, const Change& change) {
  Json result = Json::object();
  for (const auto& [id, split] : option.at("sides").items()) result[change.id(id)] = change.split(split);
  return result;
}

Json optionEssence(const Json& option, const Change& change) {
  Json failed = Json::array();
  for (const Json& nudge : option.value("failed", Json::array()))
    failed.push_back({change.id(nudge.at("unit")), change.id(nudge.at("toward")), tried(nudge.at("tried"), change)});
  return {{"score", option.at("score")},
          {"legal", option.at("legal")},
          {"beatenOn", option.value("beatenOn", "")},
          {"nudged", nudgedLengths(option.at("nudged"), change)},
          {"droppedOut", ids(option.at("droppedOut"), change)},
          {"failed", sorted(failed)}};
}

Json stepEssence(const Json& step, const Change& change) {
  Json result = {{"step", step.at("step")}, {"unit", change.id(step.at("unit"))}};
  for (const char* key : {"with", "toward"})
    if (step.contains(key)) result[key] = change.id(step[key]);
  for (const char* key : {"from", "to", "before", "after"})
    if (step.contains(key)) result[key] = centre(step[key], change);
  if (step.contains("legs"))
    for (const Json& leg : step["legs"]) {
      const Displacement moved = change.direction(readPoint(leg));
      result["legs"].push_back({moved.x, moved.y});
    }
  if (step.contains("tried")) result["tried"] = tried(step["tried"], change);
  if (step.contains("models")) {
    for (const Json& model : step["models"])
      result["models"].push_back({model.value("letter", "r"), centre(model.at("outline"), change)});
    result["models"] = sorted(result["models"]);
  }
  return result;
}

Json unitEssence(const Json& unit, const Change& change) {
  const size_t width = unit.at("ranks").at(0).get<std::string>().size();
  const Displacement at = change.point(readPoint(unit.at("at")));
  Json ranks = Json::array();
  for (const Json& rank : unit.at("ranks")) ranks.push_back(change.rank(rank, width));
  return {{"at", {at.x, at.y}},
          {"heading", change.heading(unit.at("heading"))},
          {"ranks", ranks},
          {"healthLost", unit.value("healthLost", 0)}};
}

Json contactEssence(const Json& contact, const Change& change) {
  Json pair = Json::array();
  for (size_t i = 0; i < 2; ++i)
    pair.push_back({change.id(contact.at("units")[i]), change.facing(contact.at("facings")[i])});
  return sorted(pair);
}

}  // namespace

Json essence(const Json& answer, const Change& change) {
  if (answer.contains("error")) return {{"error", answer["error"].at("code")}};
  Json result = {{"outcome", answer.at("outcome")}, {"chooses", answer.value("chooses", "")}};
  for (const Json& unit : answer.at("battle").at("units"))
    result["units"][change.id(unit.at("id"))] = unitEssence(unit, change);
  result["contacts"] = Json::array();
  for (const Json& contact : answer.at("battle").value("contacts", Json::array()))
    result["contacts"].push_back(contactEssence(contact, change));
  result["contacts"] = sorted(result["contacts"]);
  result["steps"] = Json::array();
  for (const Json& step : answer.value("steps", Json::array())) result["steps"].push_back(stepEssence(step, change));
  result["steps"] = sorted(result["steps"]);
  for (const Json& option : answer.value("options", Json::array()))
    result["options"][sides(option, change).dump()] = optionEssence(option, change);
  if (answer.contains("chosen") && answer["chosen"].is_number())
    result["chosen"] = sides(answer.at("options").at(answer["chosen"].get<size_t>()), change);
  if (answer.contains("would")) result["would"] = essence(answer["would"], change);
  return result;
}
