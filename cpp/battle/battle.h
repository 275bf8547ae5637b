// What stands on the table, as plain data in the form of a question (cpp/README.md, The battle): all that any ruleset
// tells of it, and the form that The Ninth Age shows it in; other rulesets have their form beside their rules. No rules
// and no geometry here.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "geometry/point.h"

namespace closeRanks {

enum class Facing { front, left, right, rear };
inline constexpr std::array<const char*, 4> facingNames = {"front", "left", "right", "rear"};
constexpr const auto& namesOf(Facing) { return facingNames; }

enum class ModelKind { character, champion, musician, standard, command };
inline constexpr std::array<const char*, 5> modelKindNames = {"character", "champion", "musician", "standard",
                                                              "command"};
constexpr const auto& namesOf(ModelKind) { return modelKindNames; }

enum class Formation { normal, skirmish };
inline constexpr std::array<const char*, 2> formationNames = {"normal", "skirmish"};
constexpr const auto& namesOf(Formation) { return formationNames; }

enum class End { left, right };
inline constexpr std::array<const char*, 2> endNames = {"left", "right"};
constexpr const auto& namesOf(End) { return endNames; }

enum class TerrainKind { impassable, obstacle, area };
inline constexpr std::array<const char*, 3> terrainKindNames = {"impassable", "obstacle", "area"};
constexpr const auto& namesOf(TerrainKind) { return terrainKindNames; }

struct Table {
  Size size;
};

template <class Fields>
void fields(Fields& f, Table& table) {
  f.named("Table");
  f.length("width", table.size.width, 1);
  f.length("depth", table.size.depth, 1);
}

// A model with a letter of its own in the ranks.
struct Model {
  char letter = 0;
  ModelKind kind = ModelKind::character;
  std::string name;
  std::optional<Size> base;  // the unit's own base when empty
  int healthPoints = 1;
  int healthLost = 0;
  bool frontRank = false;
  bool warPlatform = false;
  std::optional<int> models;  // left on a stand; the unit's `stand` has what is left out
  std::optional<int> wounds;  // of each model of a stand
};

template <class Fields>
void fields(Fields& f, Model& model) {
  f.named("Model");
  f.name("kind", model.kind);
  f.text("name", model.name, f.optional);
  f.base("base", model.base);
  f.whole("healthPoints", model.healthPoints, {.least = 1, .absent = 1});
  f.whole("healthLost", model.healthLost, {.absent = 0});
  f.flag("frontRank", model.frontRank, f.optional);
  f.flag("warPlatform", model.warPlatform, f.optional);
}

template <class Fields>
void entry(Fields& f, Model& model) {
  f.onKey(model.letter);
  f.onValue(model);
}

// Letters of the mismatching bases that stand beside the first rank; 0 for none.
struct Beside {
  char left = 0;
  char right = 0;
  bool operator==(const Beside&) const = default;
};

template <class Fields>
void fields(Fields& f, Beside& beside) {
  f.named("Beside");
  f.letter("left", beside.left, f.optional);
  f.letter("right", beside.right, f.optional);
}

// A stand at its full strength.
struct Stand {
  int models = 4;
  int wounds = 1;  // of each model
  bool operator==(const Stand&) const = default;
};

// What a turn has done to a unit so far; at its default as a turn begins.
struct ThisTurn {
  std::optional<int> standsAtStart;
  int standsLost = 0;
  int wounds = 0;
  std::optional<int> standsWhenBroken;  // stands left when it became Broken
  bool ran = false;
  std::vector<std::string> retreatedFrom;  // ids of units, some of which may be gone; oldest first
  bool operator==(const ThisTurn&) const = default;
};

struct Unit {
  std::string id;
  std::string name;
  std::string player;
  Point at;         // centre of the front edge, table frame
  int heading = 0;  // hundredths of a degree, clockwise from the table's top edge, 0 <= heading < 36000
  Size base;
  std::vector<std::string> ranks;  // a character a place; trailing empty places of rear ranks may be missing
  std::vector<Model> models;
  Beside beside;
  int healthPoints = 1;
  int healthLost = 0;
  Formation formation = Formation::normal;
  Stand stand;
  int markers = 0;             // Wounded markers
  std::optional<End> lastEnd;  // of the rear rank, that the last stand was taken from
  ThisTurn thisTurn;
};

// What every ruleset says of a unit.
template <class Fields>
void placedFields(Fields& f, Unit& unit) {
  f.text("id", unit.id);
  f.text("name", unit.name, f.optional);
  f.text("player", unit.player);
  f.point("at", unit.at);
  f.heading("heading", unit.heading);
  f.base("base", unit.base);
  f.ranks("ranks", unit.ranks);
}

template <class Fields>
void fields(Fields& f, Unit& unit) {
  f.named("Unit");
  placedFields(f, unit);
  f.byKey("models", unit.models, f.optional);
  f.object("beside", unit.beside, f.optional);
  f.whole("healthPoints", unit.healthPoints, {.least = 1, .absent = 1});
  f.whole("healthLost", unit.healthLost, {.absent = 0});
  f.name("formation", unit.formation, f.optional);
}

struct Terrain {
  std::string id;
  TerrainKind kind = TerrainKind::impassable;
  std::vector<Point> outline;  // a simple polygon, table frame
};

template <class Fields>
void fields(Fields& f, Terrain& terrain) {
  f.named("Terrain");
  f.text("id", terrain.id);
  f.name("kind", terrain.kind);
  f.list("outline", terrain.outline, 256);
}

// A pair of Engaged units and the Facing each fights in; both in the order of Battle::units.
struct Contact {
  std::array<std::string, 2> units;
  std::array<Facing, 2> facings = {};
};

template <class Fields>
void fields(Fields& f, Contact& contact) {
  f.named("Contact");
  f.list("units", contact.units);
  f.list("facings", contact.facings);
}

// To put a copy where a battle is already, write `battle = Battle(other)`: assigned without the move, each struct in it
// would need code of its own for that.
struct Battle {
  Table table;
  std::string activePlayer;
  std::vector<Unit> units;
  std::vector<Terrain> terrain;
  std::vector<Contact> contacts;
};

inline constexpr int mostUnits = 200;

// A battle whose units are shown in the form of one ruleset.
template <class Fields, class UnitForm>
void battleFields(Fields& f, Battle& battle, UnitForm form) {
  f.object("table", battle.table);
  f.text("activePlayer", battle.activePlayer);
  f.list("units", battle.units, mostUnits, f.required, form);
  f.list("terrain", battle.terrain, 200, f.settled);
  f.list("contacts", battle.contacts, 1000, f.settled);
}

// The form that a struct has by its own field list.
struct OwnForm {
  template <class Fields, class Struct>
  static void show(Fields& f, Struct& object) {
    fields(f, object);
  }
};

template <class Fields>
void fields(Fields& f, Battle& battle) {
  f.named("Battle");
  battleFields(f, battle, OwnForm{});
}

}  // namespace closeRanks
