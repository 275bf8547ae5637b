#include "rules/ninth_age/steps.h"

#include <utility>

namespace closeRanks::ninthAge {
namespace {

Id idOf(const Fight& fight, int unit) { return fight.battle.units[unit].id; }

char shownLetter(char letter) { return letter == rankAndFile ? char{} : letter; }

bool sideBySide(const Slid& one, const Slid& next, const Removal& removal) {
  const auto follows = [](Place a, Place b) { return a.rank == b.rank && a.file + 1 == b.file; };
  return follows(one.from, next.from) && follows(one.to, next.to) && !spanOf(removal.after, one.letter).larger() &&
         !spanOf(removal.after, next.letter).larger();
}

// Models that slide side by side slide in one step.
void addSlides(Id unit, const Formed& before, const Removal& removal, std::vector<Step>& steps) {
  const Formed after = formedOf(removal.after);
  for (std::size_t i = 0; i < removal.slid.size(); ++i) {
    const Slid& slid = removal.slid[i];
    const Outline from = snappedCorners(placeBox(before, slid.from)), to = snappedCorners(placeBox(after, slid.to));
    if (i == 0 || !sideBySide(removal.slid[i - 1], slid, removal)) {
      Step& slide = addStep(steps, StepCode::slide, unit);
      slide.from = from;
      slide.to = to;
    }
    Step& slide = steps.back();
    slide.models.push_back({slid.from.rank, slid.from.file, shownLetter(slid.letter), from});
    for (const int corner : {1, 2}) {
      slide.from[corner] = from[corner];
      slide.to[corner] = to[corner];
    }
  }
  for (Step& slide : steps)
    if (slide.step == StepCode::slide && slide.models.size() == 1 && slide.models[0].letter) {
      slide.model = slide.models[0].letter;
      slide.models.clear();
    }
}

void addRemoval(const Fight& fight, int unit, const Removal& removal, std::vector<Step>& steps) {
  if (removal.dead.empty()) return;
  const Formed& before = fight.formed[unit];
  Step& remove = addStep(steps, StepCode::remove, idOf(fight, unit));
  for (const DeadModel& dead : removal.dead)
    remove.models.push_back(
        {dead.place.rank, dead.place.file, shownLetter(dead.letter), snappedCorners(placeBox(before, dead.place))});
  if (removal.wipedOut)
    addStep(steps, StepCode::wipedOut, idOf(fight, unit));
  else
    addSlides(idOf(fight, unit), before, removal, steps);
}

// How the units stood when a pair was tried: the nudges from then on are taken back, the last first.
Situation situationAt(const Attempt& attempt, const Finish& finish) {
  Situation situation = {finish.restoration().end, finish.gone};
  const std::list<Attempt>& attempts = finish.restoration().attempts;
  for (auto later = attempts.rbegin(); &*later != &attempt; ++later)
    if (later->move) situation.boundaries[later->move->unit] = later->move->before;
  return situation;
}

// What each unit of a failed pair was forbidden by, in the order in which they might have moved.
void tellFailure(Batch& batch, const Attempt& attempt, const Finish& finish, FailedNudge& failure) {
  const Fight& fight = batch.fight;
  const Engagement& pair = fight.pairs[attempt.pair];
  const auto movers = moversOf(fight, pair, finish.hurt);
  const Situation situation = situationAt(attempt, finish);
  failure.unit = idOf(fight, movers[0]);
  failure.toward = idOf(fight, movers[1]);
  failure.tried = std::vector<Tried>(movers.size());
  for (std::size_t i = 0; i < movers.size(); ++i) {
    failure.tried[i].unit = idOf(fight, movers[i]);
    failure.tried[i].blockedBy = blockersOf(batch.memory, fight, situation, movers[i], pair);
  }
}

// Units that are Engaged no more because every foe they touched is wiped out (fact O1). Whether they charged is not
// known here.
std::vector<int> withoutFoe(const Fight& fight, const Flags& gone) {
  std::vector<int> units;
  for (int unit = 0; unit < static_cast<int>(gone.size()); ++unit) {
    bool engaged = false, foeLeft = false;
    for (const Engagement& pair : fight.pairs) {
      if (!pair.has(unit)) continue;
      engaged = true;
      foeLeft = foeLeft || !gone[pair.foeOf(unit)];
    }
    if (!gone[unit] && engaged && !foeLeft) units.push_back(unit);
  }
  return units;
}

Battle battleWith(const Fight& fight, std::vector<Unit> units, const std::vector<Engagement>& pairs) {
  const Battle& before = fight.battle;
  return {before.table, before.activePlayer, std::move(units), before.terrain, contactsFrom(before, pairs)};
}

}  // namespace

Step& addStep(std::vector<Step>& steps, StepCode code, Id unit, Id other) {
  Step& step = steps.emplace_back();
  step.step = code;
  step.unit = unit;
  step.other = other;
  return step;
}

void addNudge(const Fight& fight, const NudgeMove& move, std::vector<Step>& steps) {
  Step& step = addStep(steps, StepCode::nudge, idOf(fight, move.unit), idOf(fight, move.toward));
  step.legs = move.legs();
  step.length = move.slide.length();
  step.from = snappedCorners(move.before);
  step.to = snappedCorners(move.after);
}

std::vector<Step> stepsOf(Batch& batch, const Finish& finish) {
  const Fight& fight = batch.fight;
  std::vector<Step> steps;
  for (std::size_t i = 0; i < batch.hurtUnits.size(); ++i)
    addRemoval(fight, batch.hurtUnits[i].unit, *finish.removals[i], steps);
  for (const int index : finish.parted) {
    const auto movers = moversOf(fight, fight.pairs[index], finish.hurt);
    addStep(steps, StepCode::loseContact, idOf(fight, movers[0]), idOf(fight, movers[1]));
  }
  for (const Attempt& attempt : finish.restoration().attempts) {
    if (attempt.move) {
      addNudge(fight, *attempt.move, steps);
      continue;
    }
    FailedNudge failure;
    tellFailure(batch, attempt, finish, failure);
    addStep(steps, StepCode::nudgeFailed, failure.unit, failure.toward).tried.swap(failure.tried);
  }
  for (const int unit : finish.restoration().droppedOut) addStep(steps, StepCode::dropOut, idOf(fight, unit));
  for (const int unit : withoutFoe(fight, finish.gone)) {
    Step& step = addStep(steps, StepCode::noMoreFoes, idOf(fight, unit));
    for (const char* code : {"overrun", "postCombatPivot", "postCombatReform"}) step.may.push_back(code);
  }
  return steps;
}

Battle battleBefore(const Fight& fight) { return battleWith(fight, fight.battle.units, fight.pairs); }

Battle battleAfter(const Batch& batch, const Finish& finish) {
  const Fight& fight = batch.fight;
  std::vector<Unit> units;
  for (std::size_t unit = 0; unit < finish.formed.size(); ++unit) {
    if (finish.gone[unit]) continue;
    units.push_back(*finish.formed[unit].unit);
    units.back().at = finish.restoration().end[unit].at;
  }
  return battleWith(fight, std::move(units), pairsLeft(fight, finish));
}

void tellOption(Batch& batch, const Finish& finish, Option& option) {
  const Fight& fight = batch.fight;
  option.score = finish.score;
  for (const Removal* removal : finish.removals) option.sides.push_back(removal->sides);
  for (const Attempt& attempt : finish.restoration().attempts) {
    if (attempt.move)
      option.nudged.push_back({idOf(fight, attempt.move->unit), attempt.move->slide.length()});
    else if (!stillTouching(fight.pairs[attempt.pair], finish.restoration().end))
      tellFailure(batch, attempt, finish, option.failed.emplace_back());
  }
  for (const int unit : finish.restoration().droppedOut) option.droppedOut.push_back(idOf(fight, unit));
  if (finish.restorations.size() < 2) return;
  for (const Restoration& restoration : finish.restorations) {
    option.orders.emplace_back();
    for (const int pair : restoration.order)
      option.orders.back().push_back({idOf(fight, fight.pairs[pair].first), idOf(fight, fight.pairs[pair].second)});
  }
}

}  // namespace closeRanks::ninthAge
