#include "brute_force_wounds.h"

#include <algorithm>
#include <map>
#include <vector>

namespace {

using At = std::pair<int, int>;  // rank, file

struct Stand {
  int models = 0;
  bool command = false;
  bool engaged = false;
};

struct Play {
  std::map<At, Stand> stands;
  int full = 0, wounds = 0, pool = 0, fresh = 0;
  bool morale = true, keepEngaged = true;
  std::string lastEnd;  // empty, left or right
  int start = 0, lost = 0, whenBroken = -1;
  At begun = {-1, -1};
  bool shattered = false;
  int removed = 0, gone = 0;
  std::vector<std::pair<At, int>> order;
};

std::string other(const std::string& end) { return end.empty() ? "" : end == "left" ? "right" : "left"; }

// Whether the base of a stand and the whole rectangle of a foe share a point.
bool meets(const Json& unit, At at, const Json& foe) {
  const double width = unit["base"][0], depth = unit["base"][1];
  const double files = static_cast<double>(unit["ranks"][0].get<std::string>().size());
  const double left = unit["at"][0].get<double>() + (at.second - files / 2) * width;
  const double top = unit["at"][1].get<double>() + at.first * depth;
  const double half = foe["base"][0].get<double>() * foe["ranks"][0].get<std::string>().size() / 2;
  const double deep = foe["base"][1].get<double>() * static_cast<double>(foe["ranks"].size());
  const double x = foe["at"][0], y = foe["at"][1];
  const bool up = foe["heading"] == 0;
  return left <= x + half && x - half <= left + width && top <= (up ? y + deep : y) &&
         (up ? y : y - deep) <= top + depth;
}

bool isOver(const Play& play) { return play.shattered || play.stands.empty() || play.pool < play.wounds; }

struct Pick {
  At at;
  std::string end;
};

std::vector<Pick> picks(const Play& play) {
  if (play.begun.first >= 0) return {{play.begun, ""}};
  std::vector<Pick> incomplete;
  for (const auto& [at, stand] : play.stands)
    if (stand.models < play.full) incomplete.push_back({at, ""});
  if (!incomplete.empty()) return incomplete;
  for (int rank = 9; rank >= 0; --rank) {
    std::vector<At> row;
    bool mayTake = false;
    for (const auto& [at, stand] : play.stands)
      if (at.first == rank) {
        row.push_back(at);
        mayTake = mayTake || !stand.command || play.stands.size() == 1;
      }
    if (!mayTake) continue;
    if (row.size() == 1) return {{row[0], other(play.lastEnd)}};
    std::vector<Pick> ends;
    if (!play.stands.at(row.front()).command) ends.push_back({row.front(), "left"});
    if (!play.stands.at(row.back()).command) ends.push_back({row.back(), "right"});
    if (ends.size() < 2) return ends;
    const bool leftTouches = play.stands.at(ends[0].at).engaged, rightTouches = play.stands.at(ends[1].at).engaged;
    if (play.keepEngaged && leftTouches && !rightTouches) return {ends[1]};
    if (play.keepEngaged && rightTouches && !leftTouches) return {ends[0]};
    if (play.lastEnd.empty()) return ends;
    return {play.lastEnd == "left" ? ends[1] : ends[0]};
  }
  return {};
}

void loseStand(Play& play, At at) {
  play.stands.erase(at);
  ++play.gone;
  ++play.lost;
  const int left = static_cast<int>(play.stands.size());
  if (play.whenBroken >= 0)
    play.shattered = play.whenBroken - left >= (play.whenBroken + 1) / 2 && play.whenBroken > left;
  else if (play.lost >= (play.start + 1) / 2)
    play.whenBroken = left;
}

void removeOne(Play& play, const Pick& pick) {
  play.pool -= play.wounds;
  ++play.removed;
  if (!pick.end.empty()) play.lastEnd = pick.end;
  if (play.order.empty() || play.begun != pick.at) play.order.push_back({pick.at, 0});
  ++play.order.back().second;
  play.begun = pick.at;
  if (--play.stands[pick.at].models > 0) return;
  play.begun = {-1, -1};
  loseStand(play, pick.at);
}

Json told(const Play& play) {
  const bool destroyed = play.stands.empty() && !play.shattered, away = destroyed || play.shattered;
  Json option = {{"models", play.removed},
                 {"stands", play.gone},
                 {"markers", away ? 0 : play.pool},
                 {"moraleDice", away || !play.morale ? 0 : play.fresh},
                 {"status", play.shattered         ? "shattered"
                            : destroyed            ? "destroyed"
                            : play.whenBroken >= 0 ? "broken"
                                                   : "steady"},
                 {"order", Json::array()}};
  for (const auto& [at, models] : play.order)
    option["order"].push_back({{"rank", at.first}, {"file", at.second}, {"models", models}});
  return option;
}

void playOn(Play play, std::set<std::string>& orders) {
  while (!isOver(play)) {
    const std::vector<Pick> next = picks(play);
    for (size_t i = 1; i < next.size(); ++i) {
      Play branch = play;
      removeOne(branch, next[i]);
      playOn(branch, orders);
    }
    removeOne(play, next.at(0));
  }
  orders.insert(told(play).dump());
}

Play opening(const Json& question) {
  const Json& units = question["battle"]["units"];
  const Json& unit =
      *std::find_if(units.begin(), units.end(), [&](const Json& one) { return one["id"] == question["unit"]; });
  Play play;
  play.full = unit["stand"]["models"];
  play.wounds = unit["stand"]["wounds"];
  for (int rank = 0; rank < static_cast<int>(unit["ranks"].size()); ++rank)
    for (int file = 0; file < static_cast<int>(unit["ranks"][rank].get<std::string>().size()); ++file) {
      const char letter = unit["ranks"][rank].get<std::string>()[file];
      if (letter == '.' || letter == 'C') continue;
      Stand stand = {letter == 'K' ? unit["models"]["K"]["models"].get<int>() : letter - '0', letter == 'K', false};
      for (const Json& foe : units)
        stand.engaged = stand.engaged || (foe["player"] != unit["player"] && meets(unit, {rank, file}, foe));
      play.stands[{rank, file}] = stand;
    }
  play.fresh = question["wounds"];
  play.pool = play.fresh + unit.value("markers", 0);
  play.morale = question.value("testsMorale", true);
  play.keepEngaged = question.value("readings", Json::object()).value("keepEngaged", true);
  if (unit.contains("lastEnd") && unit["lastEnd"].is_string()) play.lastEnd = unit["lastEnd"];
  play.start = unit["thisTurn"]["standsAtStart"];
  play.lost = unit["thisTurn"]["standsLost"];
  if (play.lost > 0 && play.lost >= (play.start + 1) / 2) play.whenBroken = static_cast<int>(play.stands.size());
  return play;
}

}  // namespace

std::set<std::string> playedOrders(const Json& question) {
  std::set<std::string> orders;
  Play play = opening(question);
  if (play.fresh == 0)
    orders.insert(told(play).dump());
  else
    playOn(play, orders);
  return orders;
}
