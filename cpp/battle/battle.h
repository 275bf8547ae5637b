// What stands on the table, as plain data in the contract's words (contract.md, section 1). No rules and no geometry here.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "geometry/point.h"

namespace closeRanks {

enum class Facing { front, left, right, rear };
inline constexpr std::array<const char*, 4> facingNames = {"front", "left", "right", "rear"};

enum class ModelKind { character, champion, musician, standard, command };
inline constexpr std::array<const char*, 5> modelKindNames = {"character", "champion", "musician", "standard", "command"};

enum class Formation { normal, skirmish };
inline constexpr std::array<const char*, 2> formationNames = {"normal", "skirmish"};

enum class TerrainKind { impassable, obstacle, area };
inline constexpr std::array<const char*, 3> terrainKindNames = {"impassable", "obstacle", "area"};

struct Table {
  Size size;
};

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
};

// Letters of the mismatching bases that stand beside the first rank; 0 for none.
struct Beside {
  char left = 0;
  char right = 0;
  bool operator==(const Beside&) const = default;
};

struct Unit {
  std::string id;
  std::string name;
  std::string player;
  Point at;          // centre of the front edge, table frame
  int heading = 0;   // hundredths of a degree, clockwise from the table's top edge, 0 <= heading < 36000
  Size base;
  std::vector<std::string> ranks;  // a character a place; trailing empty places of rear ranks may be missing
  std::vector<Model> models;
  Beside beside;
  int healthPoints = 1;
  int healthLost = 0;
  Formation formation = Formation::normal;
};

struct Terrain {
  std::string id;
  TerrainKind kind = TerrainKind::impassable;
  std::vector<Point> outline;  // a simple polygon, table frame
};

// A pair of Engaged units and the Facing each fights in; both in the order of Battle::units.
struct Contact {
  std::array<std::string, 2> units;
  std::array<Facing, 2> facings = {};
};

struct Battle {
  Table table;
  std::string activePlayer;
  std::vector<Unit> units;
  std::vector<Terrain> terrain;
  std::vector<Contact> contacts;
};

}  // namespace closeRanks
