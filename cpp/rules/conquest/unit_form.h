// The form in which Conquest shows a battle: regiments of stands with their Wounded markers and the tally of the turn.
#pragma once

#include "battle/battle.h"

namespace closeRanks::conquest {

struct StandForm {
  template <class Fields>
  static void show(Fields& f, Stand& stand) {
    f.named("ConquestStand");
    f.whole("models", stand.models, {.least = 1, .most = 9, .absent = 4});
    f.whole("wounds", stand.wounds, {.least = 1, .absent = 1});
  }
};

struct ThisTurnForm {
  template <class Fields>
  static void show(Fields& f, ThisTurn& turn) {
    f.named("ConquestTurn");
    f.whole("standsAtStart", turn.standsAtStart);
    f.whole("standsLost", turn.standsLost, {.absent = 0}, f.settled);
    f.whole("wounds", turn.wounds, {.absent = 0}, f.settled);
    f.nullable("standsWhenBroken", turn.standsWhenBroken, f.settled);
  }
};

struct ModelForm {
  static char& key(Model& model) { return model.letter; }

  template <class Fields>
  static void show(Fields& f, Model& model) {
    f.named("ConquestModel");
    f.name("kind", model.kind);
    f.text("name", model.name, f.optional);
    f.whole("models", model.models, {.least = 1, .most = 9});
    f.whole("wounds", model.wounds, {.least = 1});
    f.whole("healthPoints", model.healthPoints, {.least = 1, .absent = 1});
    f.whole("healthLost", model.healthLost, {.absent = 0});
  }
};

struct UnitForm {
  template <class Fields>
  static void show(Fields& f, Unit& unit) {
    f.named("ConquestUnit");
    placedFields(f, unit);
    f.byKey("models", unit.models, f.optional, ModelForm{});
    f.object("stand", unit.stand, f.optional, StandForm{});
    f.whole("markers", unit.markers, {.absent = 0});
    f.nullable("lastEnd", unit.lastEnd, f.optional);
    f.object("thisTurn", unit.thisTurn, f.optional, ThisTurnForm{});
  }
};

struct BattleForm {
  template <class Fields>
  static void show(Fields& f, Battle& battle) {
    f.named("ConquestBattle");
    battleFields(f, battle, UnitForm{});
  }
};

}  // namespace closeRanks::conquest
