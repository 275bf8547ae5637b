#include "rules/ninth_age/assumptions.h"

namespace closeRanks::ninthAge {
namespace {

constexpr const char* codes[] = {"ninth-age/1",  "ninth-age/2",  "ninth-age/3", "ninth-age/4", "ninth-age/5",
                                 "ninth-age/6",  "ninth-age/7",  "ninth-age/8", "ninth-age/9", "ninth-age/10",
                                 "ninth-age/11", "ninth-age/12", "ninth-age/13"};

void addNudge(const NudgeMove& move, Mattered& readings) {
  readings.add(9, move.slide.legCount() == 2);
  readings.add(10, move.detour);
  readings.add(11, move.cornerOnly);
}

void addFinish(const Batch& batch, const Finish& finish, Mattered& readings) {
  const Fight& fight = batch.fight;
  readings.add(2, finish.score.dropOut > 0);
  readings.add(3, finish.score.loseContact > 0);
  readings.add(4, finish.acrossGap);
  readings.add(8, !finish.restoration().attempts.empty());
  readings.add(12, finish.parted.size() > 1);
  for (const Attempt& attempt : finish.restoration().attempts) {
    if (attempt.move)
      addNudge(*attempt.move, readings);
    else
      readings.add(10, true);
  }
  for (std::size_t i = 0; i < finish.removals.size(); ++i) {
    const Removal* removal = finish.removals[i];
    const Unit& unit = fight.battle.units[batch.hurtUnits[i].unit];
    readings.add(2, removal->wipedOut);
    readings.add(6, !removal->slid.empty() && !removal->repaired);
    readings.add(7, removal->repaired);
    readings.add(1, removal->sides.rear > 0 && removal->sides.left + removal->sides.right > 0);
    readings.add(13, removal->ownersPlaces);
    for (const DeadModel& dead : removal->dead)
      if (dead.letter != rankAndFile) readings.add(inRankAndFilePool(unit, dead.letter) ? 6 : 7, true);
  }
}

}  // namespace

std::vector<Assumption> assumptionsOf(const Batch& batch, const Ranking& ranking) {
  Mattered readings;
  for (const Finish& finish : ranking.finishes) addFinish(batch, finish, readings);
  int manyWays = 0;
  for (const HurtUnit& hurt : batch.hurtUnits) {
    manyWays += hurt.removals.size() > 1;
    readings.add(13, hurt.tally.carried);
  }
  readings.add(1, manyWays > 1);
  readings.add(5, wayCount(ranking.legal) > 1 && ranking.best.imbalance > 0);
  return readings.list(codes);
}

std::vector<Assumption> assumptionsOf(const NudgeMove& move) {
  Mattered readings;
  addNudge(move, readings);
  return readings.list(codes);
}

}  // namespace closeRanks::ninthAge
