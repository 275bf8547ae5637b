// The form in which the ancients rules show a battle: units of stands, and what they have done this turn.
#pragma once

#include "battle/battle.h"

namespace closeRanks::ancients {

struct StandForm {
  template <class Fields>
  static void show(Fields& f, Stand& stand) {
    f.named("AncientsStand");
    f.whole("models", stand.models, {.least = 1, .most = 9, .absent = 4});
  }
};

struct ThisTurnForm {
  template <class Fields>
  static void show(Fields& f, ThisTurn& turn) {
    f.named("AncientsTurn");
    f.flag("ran", turn.ran, f.settled);
    f.list("retreatedFrom", turn.retreatedFrom, 200, f.settled);
  }
};

struct ModelForm {
  static char& key(Model& model) { return model.letter; }

  template <class Fields>
  static void show(Fields& f, Model& model) {
    f.named("AncientsModel");
    f.name("kind", model.kind);
    f.text("name", model.name, f.optional);
    f.whole("models", model.models, {.least = 1, .most = 9});
  }
};

struct UnitForm {
  template <class Fields>
  static void show(Fields& f, Unit& unit) {
    f.named("AncientsUnit");
    placedFields(f, unit);
    f.byKey("models", unit.models, f.optional, ModelForm{});
    f.object("stand", unit.stand, f.optional, StandForm{});
    f.object("thisTurn", unit.thisTurn, f.optional, ThisTurnForm{});
  }
};

struct BattleForm {
  template <class Fields>
  static void show(Fields& f, Battle& battle) {
    f.named("AncientsBattle");
    battleFields(f, battle, UnitForm{});
  }
};

}  // namespace closeRanks::ancients
