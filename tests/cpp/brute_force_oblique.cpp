#include "brute_force_oblique.h"

#include <algorithm>

namespace oblique {
namespace {

constexpr double oneInch = 25400;
constexpr double touch = 10;
constexpr double finest = 0.25;    // half of the shortest stretch that is looked at
constexpr int mostLooks = 300000;  // at ways, before a search gives up

bool areFoes(const Plain& plain, const std::string& one, const std::string& other) {
  if (plain.regiment(one).red == plain.regiment(other).red) return false;
  const auto isThis = [&](const Foes& foes) {
    return foes.ids == std::array{one, other} || foes.ids == std::array{other, one};
  };
  return std::any_of(plain.foes.begin(), plain.foes.end(), isThis) ||
         distanceBetween(plain.regiment(one), plain.regiment(other).outline()) <= touch;
}

// All units joined to the mover by pairs of foes, over any number of others.
std::vector<std::string> combatOfMover(const Plain& plain) {
  std::vector<std::string> combat = {"M"};
  for (size_t next = 0; next < combat.size(); ++next)
    for (const Regiment& one : plain.regiments)
      if (std::find(combat.begin(), combat.end(), one.id) == combat.end() && areFoes(plain, combat[next], one.id))
        combat.push_back(one.id);
  return combat;
}

Line seenBy(const Regiment& mover, Line line) {
  return {oblique::seenBy(mover, line.from), oblique::seenBy(mover, line.to)};
}

Rule ruleAbout(const Regiment& mover, Law law, const std::string& by, const Outline& outline) {
  Rule rule = {law, by, oblique::seenBy(mover, outline), {}, {}, {}, 0};
  rule.around = uprightAround(rule.outline);
  rule.start = reachInto(uprightOf(mover), rule.outline);
  return rule;
}

void addRules(Task& task, const Plain& plain, const Regiment& other, const std::vector<std::string>& combat) {
  const Regiment& mover = plain.regiment("M");
  const auto rule = [&](Law law) { return ruleAbout(mover, law, other.id, other.outline()); };
  task.rules.push_back(rule(Law::unit));
  const bool fought = areFoes(plain, "M", other.id);
  if (other.red != mover.red && !fought) task.rules.push_back(rule(Law::newEnemy));
  for (const Foes& foes : plain.foes) {
    const size_t own = foes.ids[0] == "M" ? 0 : 1;
    if (foes.ids[own] != "M" || foes.ids[1 - own] != other.id) continue;
    task.rules.push_back(rule(Law::facing));
    task.rules.back().own = seenBy(mover, mover.edge(foes.faces[own]));
    task.rules.back().foe = seenBy(mover, other.edge(foes.faces[1 - own]));
  }
  const bool outside = std::find(combat.begin(), combat.end(), other.id) == combat.end();
  if (outside && distanceBetween(mover, other.outline()) > oneInch) task.rules.push_back(rule(Law::spacing));
}

// How far a rectangle sticks out of the table, whose corners go round clockwise.
double stickingOut(Upright rect, const Outline& table) {
  double most = -1e300;
  for (size_t i = 0; i < 4; ++i) {
    const Spot along = table[(i + 1) % 4] - table[i];
    const Spot out = Spot{along.y, -along.x} * (1 / lengthOf(along));
    for (const Spot corner : {Spot{rect.left, rect.top}, Spot{rect.right, rect.top}, Spot{rect.right, rect.bottom},
                              Spot{rect.left, rect.bottom}})
      most = std::max(most, product(out, corner - table[i]));
  }
  return most;
}

// The clear distance of two upright rectangles along the axis on which it is greater; negative where they overlap.
double gapBetween(Upright a, Upright b) {
  return std::max({a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom});
}

// By how much a rectangle is nearer to a thing than it may be, counting overlap as less than no distance.
double nearness(Upright rect, const Rule& rule, double least) {
  const double gap = gapBetween(rect, rule.around);
  if (gap >= least) return least - gap;
  const double overlap = reachInto(rect, rule.outline);
  return overlap > 0 ? least + overlap : least - distanceBetween(rect, rule.outline);
}

double overlap(Upright rect, const Rule& rule) {
  const double gap = gapBetween(rect, rule.around);
  return gap >= 0 ? -gap : reachInto(rect, rule.outline);
}

Line moved(Line line, Spot by) { return {line.from + by, line.to + by}; }

// Looks at the middles of ever shorter stretches of all ways to contact. `look(way, half)` tells whether this way is
// the one, whether none on the stretch of `half` to each side can be, or whether to look closer.
enum class Sight { found, nothing, closer };

template <class Look>
Search search(const Task& task, Look look) {
  int looks = 0;
  for (const Line& line : task.contact) {
    const double whole = lengthOf(line.to - line.from);
    for (const bool acrossFirst : {false, true}) {
      std::vector<std::pair<double, double>> stretches = {{0, whole}};
      while (!stretches.empty()) {
        const auto [from, to] = stretches.back();
        stretches.pop_back();
        const double middle = (from + to) / 2, half = (to - from) / 2;
        const Way way = {line.from + (line.to - line.from) * (middle / whole), acrossFirst};
        const Sight sight = look(way, half);
        if (sight == Sight::found) return {way, true};
        if (++looks == mostLooks) return {{}, false};
        if (sight == Sight::nothing || half < finest) continue;
        stretches.push_back({middle, to});
        stretches.push_back({from, middle});
      }
    }
  }
  return {};
}

}  // namespace

Task taskOf(const Plain& plain) {
  const Regiment& mover = plain.regiment("M");
  const Regiment& foe = plain.regiment("T");
  const Foes& pair = plain.foes.front();
  Task task = {
      uprightOf(mover), seenBy(mover, mover.edge(pair.faces[1])), seenBy(mover, foe.edge(pair.faces[0])), {}, {}};
  for (const Spot own : {task.own.from, task.own.to}) task.contact.push_back({task.foe.from - own, task.foe.to - own});
  for (const Spot there : {task.foe.from, task.foe.to})
    task.contact.push_back({there - task.own.from, there - task.own.to});
  const std::vector<std::string> combat = combatOfMover(plain);
  for (const Regiment& other : plain.regiments)
    if (other.id != "M") addRules(task, plain, other, combat);
  for (const Rock& rock : plain.rocks) task.rules.push_back(ruleAbout(mover, Law::terrain, rock.id, rock.outline));
  const Outline table = {{0, 0}, {plain.table.x, 0}, plain.table, {0, plain.table.y}};
  task.rules.push_back(ruleAbout(mover, Law::offTable, "", table));
  task.rules.back().start = stickingOut(task.mover, task.rules.back().outline);
  return task;
}

bool isHeld(const Plain& plain) {
  return std::any_of(plain.regiments.begin(), plain.regiments.end(), [&](const Regiment& other) {
    return !other.red && other.id != "T" && distanceBetween(plain.regiment("M"), other.outline()) <= touch;
  });
}

double breach(const Task& task, const Rule& rule, const Way& way, const Margins& margins) {
  const Spot corner = way.corner();
  const Upright first = swept(task.mover, corner), second = swept(moved(task.mover, corner), way.end - corner);
  const Upright end = moved(task.mover, way.end);
  const double depth = std::max(margins.overlap, rule.start + 0.001);
  switch (rule.law) {
    case Law::newEnemy:
      return std::max(nearness(first, rule, margins.newEnemy), nearness(second, rule, margins.newEnemy));
    case Law::spacing:
      return nearness(end, rule, margins.spacing);
    case Law::facing:
      return std::min(nearness(end, rule, margins.apart),
                      distanceBetween(moved(rule.own, way.end), rule.foe) - margins.together);
    case Law::offTable:
      return std::max(stickingOut(first, rule.outline), stickingOut(second, rule.outline)) - depth;
    default:
      return std::max(overlap(first, rule), overlap(second, rule)) - depth;
  }
}

double worstBreach(const Task& task, const Way& way, const Margins& margins, double enough) {
  double worst = 0;
  for (const Rule& rule : task.rules) {
    worst = std::max(worst, breach(task, rule, way, margins));
    if (worst > enough) break;
  }
  return worst;
}

Search shorterWay(const Task& task, const Margins& margins, double length) {
  return search(task, [&](const Way& way, double half) {
    if (way.length() - half * std::sqrt(2.0) >= length) return Sight::nothing;
    const double worst = worstBreach(task, way, margins, half);
    if (worst > half) return Sight::nothing;
    return worst <= 0 && way.length() < length ? Sight::found : Sight::closer;
  });
}

Search breakingWay(const Task& task, const Rule& rule, const Margins& margins) {
  return search(task, [&](const Way& way, double half) {
    const double broken = breach(task, rule, way, margins);
    return broken > 0 ? Sight::found : broken < -half ? Sight::nothing : Sight::closer;
  });
}

}  // namespace oblique
