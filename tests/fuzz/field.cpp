#include "field.h"

#include <algorithm>
#include <vector>

namespace {

const std::vector<std::string> facings = {"front", "left", "right", "rear"};

// The bytes as choices; when they run out every choice is its first.
struct Choices {
  const uint8_t* data;
  size_t size;

  int byte() {
    if (size == 0) return 0;
    --size;
    return *data++;
  }
  // Both ends included.
  int between(int least, int most) {
    const int span = most - least + 1;
    return least + (span > 256 ? byte() * 256 + byte() : byte()) % span;
  }
  bool oneIn(int times) { return between(1, times) == times; }
  const std::string& of(const std::vector<std::string>& list) {
    return list[static_cast<size_t>(between(0, static_cast<int>(list.size()) - 1))];
  }
};

std::string number(int value) { return std::to_string(value); }

// Hundredths as a decimal.
std::string hundredths(int value) { return number(value / 100) + "." + number(value / 10 % 10) + number(value % 10); }

std::string nameOf(int unit) { return "u" + number(unit); }

struct Plan {
  std::string ask;
  bool hasStands;
  int units = 0;
  std::string lines;

  void say(const std::string& line) { lines += line + "\n"; }
  std::string someUnit(Choices& choices) const { return nameOf(choices.between(0, std::max(0, units - 1))); }
};

// The ranks in one word, and what is said of the models named in them.
struct Ranks {
  std::vector<std::string> ranks;
  std::string members;
  std::string models;
};

void nameModel(Choices& choices, Ranks& body, char letter, const std::string& said) {
  std::string& first = body.ranks[0];
  first[static_cast<size_t>(choices.between(0, static_cast<int>(first.size()) - 1))] = letter;
  body.models += std::string(" with ") + letter + said;
}

void addModels(Choices& choices, Ranks& body) {
  const int kinds = choices.byte();
  if (kinds & 1) nameModel(choices, body, 'C', " character healthPoints 3");
  if (kinds & 2) nameModel(choices, body, 'P', " champion");
  if (kinds & 4) nameModel(choices, body, 'M', " musician");
  if (kinds & 8) nameModel(choices, body, 'S', " standard frontRank true");
  if ((kinds & 48) == 48 && body.ranks.size() > 1 && body.ranks[0].size() > 1 && body.ranks[1].size() > 1) {
    for (size_t rank : {0, 1}) body.ranks[rank].replace(0, 2, "LL");
    body.models += " with L character healthPoints 4 base 40x40";
  }
  if ((kinds & 192) == 192) {
    body.members += choices.oneIn(2) ? " beside {right G}" : " beside {left G}";
    body.models += " with G character base 50x75 healthPoints 5";
  }
}

Ranks modelRanks(Choices& choices) {
  const auto files = static_cast<size_t>(choices.between(1, 6));
  Ranks body = {std::vector<std::string>(static_cast<size_t>(choices.between(1, 3)), std::string(files, 'r')), "", ""};
  if (choices.oneIn(2)) body.ranks.back().resize(static_cast<size_t>(choices.between(1, static_cast<int>(files))), 'r');
  if (choices.oneIn(3)) body.ranks.back()[0] = '.';
  if (choices.oneIn(2)) addModels(choices, body);
  if (choices.oneIn(6)) body.members += " skirmish";
  if (choices.oneIn(6)) body.members += " healthPoints 2 healthLost 1";
  return body;
}

Ranks standRanks(Choices& choices) {
  const int files = choices.between(1, 4);
  Ranks body;
  for (int ranks = choices.between(1, 3); ranks > 0; --ranks) {
    std::string rank;
    for (int file = 0; file < files; ++file) rank += choices.of({"4", "4", "3", "1", "."});
    body.ranks.push_back(rank);
  }
  if (choices.oneIn(3)) nameModel(choices, body, 'K', " command");
  if (choices.oneIn(4)) nameModel(choices, body, 'C', " character healthPoints 4");
  if (choices.oneIn(3)) body.members += " stand {models 4 wounds 2} markers 1";
  if (choices.oneIn(4)) body.members += " lastEnd " + choices.of({"left", "right"});
  return body;
}

std::string headingOf(Choices& choices) {
  return choices.oneIn(3) ? hundredths(choices.between(0, 35999)) : number(choices.between(0, 3) * 90);
}

// Flush against a unit above more often than not.
std::string placeOf(Choices& choices, const Plan& plan) {
  if (plan.units == 0 || choices.oneIn(4))
    return "at " + number(choices.between(100, 900)) + "," + number(choices.between(100, 900)) + " heading " +
           headingOf(choices);
  const std::string offset = choices.oneIn(5) ? hundredths(choices.between(0, 9000)) : number(choices.between(0, 60));
  return choices.of(facings) + " of " + plan.someUnit(choices) +
         (choices.oneIn(3) ? " own " + choices.of(facings) : "") + " offset " + (choices.oneIn(2) ? "-" : "") + offset +
         "mm";
}

void addUnit(Choices& choices, Plan& plan) {
  const Ranks body = plan.hasStands ? standRanks(choices) : modelRanks(choices);
  std::string ranks;
  for (const std::string& rank : body.ranks) ranks += (ranks.empty() ? "" : "/") + rank;
  const std::string base = choices.of({"20x20", "20x20", "25x25", "25x50", "40x40", "20.002x20.001"});
  plan.say("player " + std::string(plan.units == 0 || choices.oneIn(3) ? "green" : "red"));
  plan.say(nameOf(plan.units) + " " + ranks + " " + base + " " + placeOf(choices, plan) + body.members + body.models);
  ++plan.units;
}

void addTerrain(Choices& choices, Plan& plan, int piece) {
  const int x = choices.between(100, 900), y = choices.between(100, 900);
  const int width = choices.between(1, 120), depth = choices.between(1, 120);
  const auto corner = [&](int right, int down) { return " " + number(x + right) + "," + number(y + down); };
  plan.say(choices.of({"impassable", "impassable", "area", "obstacle"}) + " t" + number(piece) + corner(0, 0) +
           corner(width, choices.between(0, 9)) + corner(width, depth) + (choices.oneIn(2) ? corner(0, depth) : ""));
}

void addLosses(Choices& choices, Plan& plan) {
  for (int losses = choices.between(1, 3); losses > 0; --losses)
    plan.say("loss " + plan.someUnit(choices) + (choices.oneIn(5) ? " C " : " ") + number(choices.between(0, 12)));
  if (choices.oneIn(4)) plan.say("readings modelsInContact " + choices.of({"own", "enemy"}));
  if (choices.oneIn(6)) plan.say("readings loseContact unhurt");
  if (choices.oneIn(6)) plan.say("choice order [[" + plan.someUnit(choices) + " " + plan.someUnit(choices) + "]]");
}

// What is asked about the units.
void addRest(Choices& choices, Plan& plan) {
  if (plan.ask == "ninth-age/casualties") return addLosses(choices, plan);
  const std::string unit = plan.someUnit(choices), other = plan.someUnit(choices);
  plan.say("unit " + unit);
  if (plan.ask == "conquest/wounds") {
    plan.say("wounds " + number(choices.between(0, 40)));
    if (choices.oneIn(4)) plan.say("readings keepEngaged false");
    if (choices.oneIn(6)) plan.say("choice firstEnd " + choices.of({"left", "right"}));
  } else if (plan.ask == "ancients/retreat") {
    plan.say("from " + other);
    plan.say("pursuitRemaining " + number(choices.between(0, 200)) + "mm");
    if (choices.oneIn(2)) plan.say("roll " + number(choices.between(1, 6)));
    for (const char* reading : {"throughFriends true", "leaveTable true", "once perTurn", "flankBars own"})
      if (choices.oneIn(5)) plan.say("readings " + std::string(reading));
  } else {
    plan.say("toward " + other);
    if (plan.ask == "ninth-age/nudge")
      plan.say("contact " + unit + " " + choices.of(facings) + " " + other + " " + choices.of(facings));
  }
}

std::string notationOf(Choices choices) {
  const std::string ask = choices.of({"ninth-age/casualties", "ninth-age/casualties", "ninth-age/nudge",
                                      "ninth-age/nudge", "conquest/wounds", "ancients/retreat", "ancients/turn"});
  Plan plan{ask, ask.front() != 'n', 0, ""};
  plan.say(ask);
  plan.say("table 1000x1000mm");
  plan.say("active " + choices.of({"green", "red"}));
  for (int units = choices.between(1, 6); units > 0; --units) addUnit(choices, plan);
  for (int pieces = choices.between(0, 3); pieces > 0; --pieces) addTerrain(choices, plan, pieces);
  addRest(choices, plan);
  return plan.lines;
}

void removeLine(std::string& text, int line) {
  size_t from = 0;
  for (int i = 1; i < line; ++i) from = text.find('\n', from) + 1;
  text.erase(from, text.find('\n', from) + 1 - from);
}

}  // namespace

Json fieldQuestion(const uint8_t* data, size_t size) {
  std::string text = notationOf({data, size});
  while (true) {
    Json read = answerTo({{"ask", "notation/read"}, {"text", text}});
    if (!isRefused(read)) return read.at("question");
    const int line = read["error"].at("line");
    if (line <= 1) return nullptr;
    removeLine(text, line);
  }
}
