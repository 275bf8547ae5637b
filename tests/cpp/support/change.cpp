#include "change.h"

#include <algorithm>

namespace {

Json writePoint(Displacement point) {
  return {static_cast<double>(point.x) / 1000, static_cast<double>(point.y) / 1000};
}

void changeUnit(const Change& change, Json& unit) {
  const size_t width = unit["ranks"][0].get<std::string>().size();
  unit["id"] = change.id(unit["id"]);
  unit["at"] = writePoint(change.point(readPoint(unit["at"])));
  unit["heading"] = change.heading(unit["heading"]);
  for (Json& rank : unit["ranks"]) rank = change.rank(rank, width);
  if (!unit.contains("beside")) return;
  const Json beside = unit["beside"];
  unit["beside"] = Json::object();
  for (const auto& [side, letter] : beside.items()) unit["beside"][change.facing(side)] = letter;
}

Json changedSides(const Change& change, const Json& sides) {
  Json result = Json::object();
  for (const auto& [id, split] : sides.items()) {
    result[change.id(id)] = change.split(split);
  }
  return result;
}

// Pairs stand in the order of the units, and so do the two units of each.
void sortContacts(Json& battle) {
  const auto place = [&](const Json& id) {
    return std::find_if(battle["units"].begin(), battle["units"].end(),
                        [&](const Json& unit) { return unit["id"] == id; }) -
           battle["units"].begin();
  };
  const auto places = [&](const Json& contact) {
    return std::pair(place(contact["units"][0]), place(contact["units"][1]));
  };
  for (Json& contact : battle["contacts"])
    if (place(contact["units"][0]) > place(contact["units"][1]))
      for (const char* key : {"units", "facings"}) std::swap(contact[key][0], contact[key][1]);
  std::sort(battle["contacts"].begin(), battle["contacts"].end(),
            [&](const Json& a, const Json& b) { return places(a) < places(b); });
}

void changeBattle(const Change& change, Json& battle) {
  Json& table = battle["table"];
  if (change.quarterTurns % 2 == 1) std::swap(table["width"], table["depth"]);
  table["width"] = table["width"].get<double>() + static_cast<double>(change.shift.x) / 1000;
  table["depth"] = table["depth"].get<double>() + static_cast<double>(change.shift.y) / 1000;
  for (Json& unit : battle["units"]) changeUnit(change, unit);
  if (change.unitsReversed) std::reverse(battle["units"].begin(), battle["units"].end());
  for (Json& terrain : battle["terrain"])
    for (Json& corner : terrain["outline"]) corner = writePoint(change.point(readPoint(corner)));
  for (Json& contact : battle["contacts"])
    for (size_t i = 0; i < 2; ++i) {
      contact["units"][i] = change.id(contact["units"][i]);
      contact["facings"][i] = change.facing(contact["facings"][i]);
    }
  sortContacts(battle);
}

void changeLoss(const Change& change, const Json& battle, Json& loss) {
  loss["unit"] = change.id(loss["unit"]);
  if (!change.mirrored || !loss.contains("places")) return;
  for (const Json& unit : battle["units"])
    if (unit["id"] == loss["unit"])
      for (Json& place : loss["places"])
        place = static_cast<int>(unit["ranks"][0].get<std::string>().size()) - 1 - place.get<int>();
}

}  // namespace

Displacement readPoint(const Json& json) {
  return {std::llround(json[0].get<double>() * 1000), std::llround(json[1].get<double>() * 1000)};
}

Displacement Change::point(Displacement from) const {
  if (mirrored) from.x = table.x - from.x;
  Displacement size = table;
  for (int turn = 0; turn < quarterTurns; ++turn) {
    from = {size.y - from.y, from.x};
    std::swap(size.x, size.y);
  }
  return {from.x + shift.x, from.y + shift.y};
}

Displacement Change::direction(Displacement from) const {
  if (mirrored) from.x = -from.x;
  for (int turn = 0; turn < quarterTurns; ++turn) from = {-from.y, from.x};
  return from;
}

int Change::heading(int degrees) const { return ((mirrored ? 360 - degrees : degrees) + quarterTurns * 90) % 360; }

std::string Change::facing(const std::string& name) const {
  if (mirrored && name == "left") return "right";
  if (mirrored && name == "right") return "left";
  return name;
}

Json Change::split(const Json& sides) const {
  Json result = Json::object();
  for (const auto& [key, value] : sides.items()) {
    result[facing(key)] = key == "centre" ? Json(facing(value)) : value;
    if (key == "holes")
      for (const auto& [letter, closing] : value.items()) result[key][letter] = facing(closing);
  }
  return result;
}

std::string Change::id(const std::string& old) const {
  const auto found = renamed.find(old);
  return found == renamed.end() ? old : found->second;
}

std::string Change::rank(std::string places, size_t width) const {
  places.resize(width, '.');
  if (mirrored) std::reverse(places.begin(), places.end());
  return places;
}

Json changedQuestion(const Change& change, Json question) {
  Json& battle = question["battle"];
  for (const char* list : {"terrain", "contacts"})
    if (!battle.contains(list)) battle[list] = Json::array();
  changeBattle(change, battle);
  for (const char* key : {"unit", "toward"})
    if (question.contains(key)) question[key] = change.id(question[key]);
  if (question.contains("losses"))
    for (Json& loss : question["losses"]) changeLoss(change, battle, loss);
  if (question.contains("choice")) {
    Json& choice = question["choice"];
    if (choice.contains("sides")) choice["sides"] = changedSides(change, choice["sides"]);
    if (choice.contains("order"))
      for (Json& pair : choice["order"])
        for (Json& id : pair) id = change.id(id);
  }
  return question;
}
