#include "random_fight.h"

#include <optional>

#include "random_field.h"

namespace {

constexpr Micrometres base = 20000;

struct Ranks {
  std::vector<std::string> ranks;
  Json models = Json::object();
};

void place(Randomness& random, Ranks& body, char letter, const char* kind, int healthPoints) {
  std::string& first = body.ranks[0];
  char& model = first[static_cast<size_t>(random.between(0, static_cast<int>(first.size()) - 1))];
  if (model != 'r') return;
  model = letter;
  body.models[std::string(1, letter)] = {{"kind", kind}, {"healthPoints", healthPoints}};
}

// The ranks of a unit; many have one rank, or a second of a model or two, since those are the ones that shrink.
Ranks randomRanks(Randomness& random, const FightPlan& plan) {
  const int files = random.between(1, 6);
  Ranks body = {{std::string(static_cast<size_t>(files), 'r')}, Json::object()};
  if (random.chance(40)) place(random, body, 'C', "character", 3);
  if (random.chance(15)) place(random, body, 'D', "character", 2);
  if (random.chance(20)) place(random, body, 'P', "champion", 1);
  if (random.chance(20)) place(random, body, 'M', "musician", 1);
  if (random.chance(10)) place(random, body, 'S', "standard", 1);
  if (random.chance(45)) return body;
  if (random.chance(25)) body.ranks.push_back(std::string(static_cast<size_t>(files), 'r'));
  std::string rear(static_cast<size_t>(files), 'r');
  if (!plan.fullRearRanks)
    for (char& model : rear)
      if (random.chance(40)) model = '.';
  if (rear.find('r') == std::string::npos) rear[0] = 'r';
  body.ranks.push_back(rear);
  return body;
}

Json unit(Randomness& random, const FightPlan& plan, const std::string& id, const std::string& player, int heading,
          Displacement upperLeft, const Ranks& body) {
  const int files = static_cast<int>(body.ranks[0].size());
  const int ranks = static_cast<int>(body.ranks.size());
  Json json = unitAt({id, player, heading, {base, base}, files, ranks}, upperLeft);
  json["ranks"] = body.ranks;
  if (!body.models.empty()) json["models"] = body.models;
  if (!plan.fullRearRanks && random.chance(15)) {
    json["healthPoints"] = 2;
    json["healthLost"] = random.between(0, 1);
  }
  return json;
}

bool fits(const Json& battle, const Json& added, bool mayTouchFoes) {
  const Field one = readField({{"table", battle["table"]}, {"activePlayer", "red"}, {"units", {added}}});
  const Box box = one.bodies[0].boundary();
  if (!inside(box, one.table)) return false;
  const Field field = readField(battle);
  for (const Body& body : field.bodies) {
    if (overlapping(body.boundary(), box)) return false;
    if (!mayTouchFoes && body.player != one.bodies[0].player && touching(body.boundary(), box)) return false;
  }
  for (const Wall& wall : field.walls)
    for (const Box& part : wall.boxes)
      if (overlapping(part, box)) return false;
  return true;
}

// Puts a unit flush against a side of a random enemy, its front towards it more often than not.
void engage(Randomness& random, const FightPlan& plan, Json& battle, const std::string& id, const std::string& player) {
  const Field field = readField(battle);
  const Body& foe = field.bodies[static_cast<size_t>(random.between(0, static_cast<int>(field.bodies.size()) - 1))];
  if (foe.player == player) return;
  const Side side = static_cast<Side>(random.between(0, 3));
  const int heading = random.chance(85) ? (static_cast<int>(side) + 2) % 4 : random.between(0, 3);
  const Ranks body = randomRanks(random, plan);
  const UnitPlan shape = {
      id, player, heading, {base, base}, static_cast<int>(body.ranks[0].size()), static_cast<int>(body.ranks.size())};
  const Displacement size = shape.extent();
  const Box box = foe.boundary();
  const auto along = [&](Micrometres low, Micrometres high) {
    if (random.chance(12)) return random.chance(50) ? low : high;
    return low + random.between(0, static_cast<int>((high - low) / 10000)) * 10000;
  };
  Displacement corner = {along(box.left - size.x, box.right), along(box.top - size.y, box.bottom)};
  if (side == Side::north) corner.y = box.top - size.y;
  if (side == Side::south) corner.y = box.bottom;
  if (side == Side::west) corner.x = box.left - size.x;
  if (side == Side::east) corner.x = box.right;
  const Json added = unit(random, plan, id, player, heading, corner, body);
  if (fits(battle, added, true)) battle["units"].push_back(added);
}

Displacement cornerAround(Randomness& random) {
  return {320000 + random.between(0, 28) * 10000, 320000 + random.between(0, 28) * 10000};
}

void addBystander(Randomness& random, const FightPlan& plan, Json& battle, const std::string& id) {
  const Json added = unit(random, plan, id, random.chance(50) ? "green" : "red", random.between(0, 3),
                          cornerAround(random), randomRanks(random, plan));
  if (fits(battle, added, false)) battle["units"].push_back(added);
}

void addWall(Randomness& random, Json& battle, const std::string& id) {
  Json next = battle;
  next["terrain"].push_back(randomWall(random, id, cornerAround(random), 60));
  if (!wallsOverlapUnits(next)) battle = next;
}

int poolOf(const Json& unit) {
  int count = 0;
  for (const std::string rank : unit["ranks"])
    count += static_cast<int>(
        std::count_if(rank.begin(), rank.end(), [](char m) { return m == 'r' || m == 'M' || m == 'S'; }));
  return count;
}

// A number of dead that a full rear rank bears wholly or not at all, so that no default picks a side of it.
int wholeRanksOnly(const Json& unit, int dead) {
  const int files = static_cast<int>(unit["ranks"][0].get<std::string>().size());
  const int behind = files * (static_cast<int>(unit["ranks"].size()) - 1);
  return dead < behind ? (dead + files - 1) / files * files : dead;
}

// The owner's wish for the places that a rear rank loses, where that rank loses a part of its models and no other any.
Json randomPlaces(Randomness& random, const Json& unit, int dead) {
  const std::string rear = unit["ranks"].back();
  std::vector<int> files;
  for (size_t file = 0; file < rear.size(); ++file)
    if (rear[file] == 'r') files.push_back(static_cast<int>(file));
  if (unit["ranks"].size() == 1 || static_cast<int>(files.size()) <= dead) return nullptr;
  while (static_cast<int>(files.size()) > dead)
    files.erase(files.begin() + random.between(0, static_cast<int>(files.size()) - 1));
  return files;
}

// Kills a Character at an end of an only rank: the one named model whose death leaves no hole.
void addDeadCharacter(Randomness& random, const Json& unit, Json& losses) {
  if (unit["ranks"].size() > 1) return;
  const std::string rank = unit["ranks"][0];
  const std::string letter(1, random.chance(50) ? rank.front() : rank.back());
  if (letter != "C" && letter != "D") return;
  losses.push_back({{"unit", unit["id"]}, {"model", letter}, {"healthPoints", unit["models"][letter]["healthPoints"]}});
}

Json randomLosses(Randomness& random, const FightPlan& plan, const Json& battle) {
  Json losses = Json::array();
  for (size_t index = 0; index < battle["units"].size(); ++index) {
    const Json& unit = battle["units"][index];
    const int pool = poolOf(unit);
    if (index > 0 && !random.chance(30)) continue;
    if (random.chance(20)) addDeadCharacter(random, unit, losses);
    if (pool == 0) continue;
    const int behind = pool - static_cast<int>(unit["ranks"][0].get<std::string>().size());
    int dead = std::max(1, std::min(pool, std::max(behind, 0) + random.between(0, 4)));
    if (plan.fullRearRanks) dead = wholeRanksOnly(unit, dead);
    const int each = unit.value("healthPoints", 1);
    const int spare = dead < pool ? random.between(0, each - 1) : 0;
    Json loss = {{"unit", unit["id"]}, {"healthPoints", dead * each - unit.value("healthLost", 0) + spare}};
    const Json places = plan.fullRearRanks ? Json() : randomPlaces(random, unit, dead);
    if (places.is_array() && random.chance(40)) loss["places"] = places;
    losses.push_back(loss);
  }
  return losses;
}

}  // namespace

Json randomFight(Randomness& random, const FightPlan& plan) {
  while (true) {
    Json battle = {{"table", {{"width", 920}, {"depth", 920}}},
                   {"activePlayer", random.chance(50) ? "green" : "red"},
                   {"units", Json::array()},
                   {"terrain", Json::array()}};
    battle["units"].push_back(
        unit(random, plan, "green", "green", random.between(0, 3), {440000, 440000}, randomRanks(random, plan)));
    const int foes = random.between(1, plan.foes);
    for (int i = 0; i < foes; ++i) engage(random, plan, battle, "R" + std::to_string(i), "red");
    const int friends = random.between(0, plan.friends);
    for (int i = 0; i < friends; ++i) engage(random, plan, battle, "G" + std::to_string(i), "green");
    const int bystanders = random.between(0, plan.bystanders);
    for (int i = 0; i < bystanders; ++i) addBystander(random, plan, battle, "B" + std::to_string(i));
    const int walls = random.between(0, plan.walls);
    for (int i = 0; i < walls; ++i) addWall(random, battle, "rock-" + std::to_string(i));
    const Json losses = randomLosses(random, plan, battle);
    if (!losses.empty()) return {{"ask", "ninth-age/casualties"}, {"battle", battle}, {"losses", losses}};
  }
}

Json besideEachOther(Json fight, Json other, double distance) {
  const std::string number = std::to_string(fight["battle"]["units"].size());
  const auto shift = [&](Json& point) { point[0] = point[0].get<double>() + distance; };
  const auto rename = [&](Json& id) { id = id.get<std::string>() + "-" + number; };
  Json& battle = fight["battle"];
  battle["table"]["width"] = battle["table"]["width"].get<double>() + distance;
  for (Json& unit : other["battle"]["units"]) {
    rename(unit["id"]);
    shift(unit["at"]);
    battle["units"].push_back(unit);
  }
  for (Json& piece : other["battle"]["terrain"]) {
    rename(piece["id"]);
    for (Json& corner : piece["outline"]) shift(corner);
    battle["terrain"].push_back(piece);
  }
  for (Json& loss : other["losses"]) {
    rename(loss["unit"]);
    fight["losses"].push_back(loss);
  }
  return fight;
}
