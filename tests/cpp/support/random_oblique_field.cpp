#include "random_oblique_field.h"

#include <algorithm>
#include <optional>

namespace oblique {
namespace {

// No two things of a field lie deeper in each other, so that rounding `at` never makes an overlap.
constexpr double flush = 3;

double share(Randomness& random) { return random.between(0, 1000) / 1000.0; }

Spot anySpot(Randomness& random, Upright around, int margin) {
  const auto between = [&](double least, double most) {
    return least - margin + random.between(0, static_cast<int>(most - least) + 2 * margin);
  };
  return {std::round(between(around.left, around.right)), std::round(between(around.top, around.bottom))};
}

int anyHeading(Randomness& random) {
  const int kind = random.between(1, 100);
  return kind <= 12 ? random.between(0, 3) * 9000 : kind <= 20 ? random.between(0, 7) * 4500 : random.between(0, 35999);
}

// A little more or a lot more than a heading, or just that heading.
int anyHeadingNear(Randomness& random, int heading) {
  const int kind = random.between(1, 100);
  const int by = kind <= 45   ? 0
                 : kind <= 52 ? random.between(-20, 20)
                 : kind <= 65 ? random.between(-500, 500)
                 : kind <= 72 ? random.between(-1, 1) * 4500
                              : random.between(-9000, 9000);
  return (heading + by + 72000) % 36000;
}

Regiment anyRegiment(Randomness& random, const std::string& id, bool red) {
  constexpr std::array<Spot, 5> bases = {
      {{20000, 20000}, {20000, 20000}, {25000, 25000}, {40000, 40000}, {24000, 50000}}};
  Regiment one = {id, red, {}, anyHeading(random), {}, 1, 1};
  one.base = bases[static_cast<size_t>(random.between(0, 4))];
  one.files = random.chance(10) ? 10 : random.between(1, 5);
  one.ranks = random.between(1, 3);
  return one;
}

// A corner of an outline or a spot on one of its sides; with the direction of that side.
struct Brink {
  Spot spot;
  Spot along;
};

Brink anyBrink(Randomness& random, const Outline& outline) {
  const auto side = static_cast<size_t>(random.between(0, static_cast<int>(outline.size()) - 1));
  const Spot from = outline[side], along = outline[(side + 1) % outline.size()] - from;
  return {from + along * (random.chance(60) ? 0 : share(random)), along};
}

// Moves a regiment so that some corner or edge of its meets some corner or edge of an outline, or stands off from it.
void bringTo(Randomness& random, Regiment& one, const Outline& outline, double off) {
  const Brink there = anyBrink(random, outline), here = anyBrink(random, one.outline());
  const Spot out = Spot{there.along.y, -there.along.x} * (off / std::max(1.0, lengthOf(there.along)));
  one.at = rounded(one.at + there.spot - here.spot + out);
}

// A star of three to nine corners: any simple outline that is seen whole from its middle, concave ones too.
Outline star(Randomness& random, Spot middle) {
  const int corners = random.between(3, 9), first = random.between(0, 35999);
  const int most = random.between(10000, 60000);
  Outline outline;
  for (int i = 0; i < corners; ++i) {
    const int heading = first + (i * 36000 + random.between(0, 24000)) / corners;
    outline.push_back(rounded(middle + turned({0, -1.0 * random.between(most / 5, most)}, heading)));
  }
  return outline;
}

// An L or a rectangle at any heading.
Outline angle(Randomness& random, Spot corner, int heading) {
  const auto length = [&] { return 1000.0 * random.between(4, 50); };
  const Spot inner = {length(), length()}, outer = {inner.x + length(), inner.y + length()};
  const Outline ell = {{0, 0}, {outer.x, 0}, {outer.x, inner.y}, inner, {inner.x, outer.y}, {0, outer.y}};
  const Outline box = {{0, 0}, {inner.x, 0}, inner, {0, inner.y}};
  Outline outline;
  for (const Spot spot : random.chance(60) ? ell : box) outline.push_back(rounded(corner + turned(spot, heading)));
  return outline;
}

class Maker {
 public:
  explicit Maker(Randomness& random) : random(random) {}

  // T, and M pulled away from a place where their Facings touched, the ghost.
  bool part() {
    Regiment foe = anyRegiment(random, "T", false), mover = anyRegiment(random, "M", true);
    Foes pair = {{"T", "M"}, {anyFace(), anyFace()}};
    if (random.chance(60)) pair.faces[1] = Face::front;
    const int opposite = foe.heading + lookOf(pair.faces[0]) + 54000 - lookOf(pair.faces[1]);
    mover.heading = anyHeadingNear(random, opposite);
    const Line target = foe.edge(pair.faces[0]), own = mover.edge(pair.faces[1]);
    mover.at = rounded(mover.at + onLine(target) - onLine(own));
    ghost = mover;
    const bool both = random.chance(60), first = random.chance(50);
    mover.at = rounded(shownBy(mover, {both || first ? leg() : 0, both || !first ? leg() : 0}));
    plain = {{}, {foe, mover}, {}, {pair}};
    return overlapOf(mover, foe.outline()) <= 0 && distanceBetween(mover.edge(pair.faces[1]), target) > 20;
  }

  void addThing(int number) {
    const std::string id = std::string(1, static_cast<char>('a' + number));
    if (random.chance(35))
      addRock(id);
    else
      addRegiment(id);
  }

  Plain finished() {
    Outline all;
    for (const Regiment& one : plain.regiments)
      for (const Spot corner : one.outline()) all.push_back(corner);
    const Upright around = uprightAround(all);
    const auto margin = [&] {
      return random.chance(60) ? 300000.0 : random.chance(25) ? 0.0 : 1000.0 * random.between(0, 60);
    };
    const Spot shift = {std::ceil(margin() - around.left), std::ceil(margin() - around.top)};
    plain.table = {std::ceil(around.right + shift.x + margin()), std::ceil(around.bottom + shift.y + margin())};
    for (Regiment& one : plain.regiments) one.at = one.at + shift;
    for (Rock& rock : plain.rocks)
      for (Spot& spot : rock.outline) spot = spot + shift;
    return plain;
  }

 private:
  Face anyFace() { return static_cast<Face>(random.between(0, 3)); }

  Spot onLine(Line line) { return random.chance(30) ? line.from : line.from + (line.to - line.from) * share(random); }

  double leg() {
    const double length = random.chance(50) ? 20000.0 * random.between(1, 3) : 1.0 * random.between(100, 80000);
    return random.chance(50) ? length : -length;
  }

  const Regiment& anyone() {
    return plain.regiments[static_cast<size_t>(random.between(0, static_cast<int>(plain.regiments.size()) - 1))];
  }

  // The outline that a new thing is placed by: the ghost's most of all.
  Outline anyOutline() {
    if (random.chance(60)) return ghost.outline();
    if (!plain.rocks.empty() && random.chance(30)) return plain.rocks.back().outline;
    return anyone().outline();
  }

  Spot near() {
    Outline both = plain.regiments[0].outline();
    for (const Spot corner : plain.regiments[1].outline()) both.push_back(corner);
    return anySpot(random, uprightAround(both), 60000);
  }

  void addRock(const std::string& id) {
    const int heading = random.chance(40) ? ghost.heading : anyHeading(random);
    Rock rock = {id, random.chance(60) ? star(random, near()) : angle(random, near(), heading)};
    if (random.chance(50)) {
      const Spot by = anyBrink(random, anyOutline()).spot - anyBrink(random, rock.outline).spot;
      for (Spot& spot : rock.outline) spot = rounded(spot + by);
    }
    for (const Regiment& one : plain.regiments)
      if (overlapOf(one, rock.outline) > flush) return;
    plain.rocks.push_back(rock);
  }

  void addRegiment(const std::string& id) {
    Regiment one = anyRegiment(random, id, random.chance(50));
    if (random.chance(35)) one.heading = anyHeadingNear(random, ghost.heading + random.between(0, 3) * 9000);
    if (random.chance(35))
      one.at = near();
    else
      bringTo(random, one, anyOutline(), random.chance(70) ? 0 : 25400 + random.between(-40, 60));
    if (!standsFree(one)) return;
    const bool holds = !one.red && distanceBetween(one, plain.regiments[1].outline()) <= 15;
    if (holds && random.chance(60)) return;
    plain.regiments.push_back(one);
    if (!one.red && random.chance(15)) plain.foes.push_back({{"M", id}, {anyFace(), anyFace()}});
  }

  bool standsFree(const Regiment& one) {
    return std::none_of(plain.regiments.begin(), plain.regiments.end(),
                        [&](const Regiment& other) { return overlapOf(one, other.outline()) > flush; }) &&
           std::none_of(plain.rocks.begin(), plain.rocks.end(),
                        [&](const Rock& rock) { return overlapOf(one, rock.outline) > flush; });
  }

  Randomness& random;
  Plain plain;
  Regiment ghost;
};

}  // namespace

Plain randomPlain(Randomness& random) {
  Maker maker(random);
  while (!maker.part()) {
  }
  const int things = random.between(0, 9);
  for (int number = 0; number < things; ++number) maker.addThing(number);
  return maker.finished();
}

}  // namespace oblique
