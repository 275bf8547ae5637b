#include "battle/contacts.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

#include "battle/formation.h"
#include "geometry/bounds.h"
#include "geometry/convex.h"
#include "geometry/segment.h"

namespace closeRanks {
namespace {

bool farApart(const Box& a, const Box& b) {
  const double reach = a.size.width + a.size.depth + b.size.width + b.size.depth + touchTolerance;
  return std::abs(a.at.x - b.at.x) > reach || std::abs(a.at.y - b.at.y) > reach;
}

// The squared distance of two boxes that stand square to each other.
double squareGapSquared(const Box& a, const Box& b) {
  const Bounds bounds = boundsOf(seenFrom(a, b));
  const double across = std::max({bounds.left - a.size.width / 2, -a.size.width / 2 - bounds.right, 0.0});
  const double along = std::max({bounds.top - a.size.depth, -bounds.bottom, 0.0});
  return across * across + along * along;
}

// How good a derived pair of Facings is, best first: the longest shared edge, then the order for corners in
// cpp/README.md.
auto rankOf(const Engagement& pair, double shared, bool firstIsActive) {
  const bool firstFront = pair.firstFacing == Facing::front, secondFront = pair.secondFacing == Facing::front;
  const int notFront = !firstFront + !secondFront;
  const int rears = (pair.firstFacing == Facing::rear) + (pair.secondFacing == Facing::rear);
  const bool activeNotFront = firstIsActive ? !firstFront : !secondFront;
  return std::make_tuple(-shared, notFront, rears, activeNotFront, pair.firstFacing, pair.secondFacing);
}

Engagement derived(const Battle& battle, int first, int second, const std::vector<Box>& boundaries) {
  const Box own = {{}, 0, boundaries[first].size}, other = seenFrom(boundaries[first], boundaries[second]);
  const bool firstIsActive = battle.units[first].player == battle.activePlayer;
  Engagement best = {first, second, Facing::front, Facing::front};
  bool found = false;
  for (const Facing a : allFacings)
    for (const Facing b : allFacings) {
      const Segment edgeA = edge(own, a), edgeB = edge(other, b);
      if (distance(edgeA, edgeB) > touchTolerance) continue;
      const Engagement pair = {first, second, a, b};
      const double shared = sharedLength(edgeA, edgeB);
      const double bestShared = sharedLength(edge(own, best.firstFacing), edge(other, best.secondFacing));
      if (!found || rankOf(pair, shared, firstIsActive) < rankOf(best, bestShared, firstIsActive)) best = pair;
      found = true;
    }
  return best;
}

const Contact* storedContact(const Battle& battle, int first, int second) {
  const std::string &a = battle.units[first].id, &b = battle.units[second].id;
  for (const Contact& contact : battle.contacts)
    if ((contact.units[0] == a && contact.units[1] == b) || (contact.units[0] == b && contact.units[1] == a))
      return &contact;
  return nullptr;
}

Engagement stored(const Battle& battle, const Contact& contact) {
  const int a = indexOf(battle, contact.units[0]), b = indexOf(battle, contact.units[1]);
  return a < b ? Engagement{a, b, contact.facings[0], contact.facings[1]}
               : Engagement{b, a, contact.facings[1], contact.facings[0]};
}

void addContacts(Battle& battle) { battle.contacts = contactsFrom(battle, engagements(battle, boundariesOf(battle))); }

}  // namespace

int lookOf(Facing facing) {
  switch (facing) {
    case Facing::front:
      return 0;
    case Facing::right:
      return quarterTurn;
    case Facing::rear:
      return 2 * quarterTurn;
    default:
      return 3 * quarterTurn;
  }
}

Segment edge(const Box& box, Facing facing) {
  const auto [frontLeft, frontRight, rearRight, rearLeft] = corners(box);
  switch (facing) {
    case Facing::front:
      return {frontLeft, frontRight};
    case Facing::right:
      return {frontRight, rearRight};
    case Facing::rear:
      return {rearRight, rearLeft};
    default:
      return {rearLeft, frontLeft};
  }
}

Convex meetingOf(const Box& mover, const Box& other) {
  return sumWithReflected(convexFrom(seenFrom(mover, other)), mover.size);
}

Convex meetingOf(const Box& mover, const Triangle& piece) {
  const Triangle seen = {seenFrom(mover, piece[0]), seenFrom(mover, piece[1]), seenFrom(mover, piece[2])};
  return sumWithReflected(convexFrom(seen.data(), 3), mover.size);
}

double gapBetween(const Box& a, const Box& b) {
  if ((a.heading - b.heading) % quarterTurn == 0) return std::sqrt(squareGapSquared(a, b));
  return distance(meetingOf(a, b), Point{});
}

bool touching(const Box& a, const Box& b) { return !farApart(a, b) && gapBetween(a, b) <= touchTolerance; }

bool overlapping(const Box& a, const Box& b) {
  return !farApart(a, b) && separation(meetingOf(a, b), Point{}) < -touchTolerance;
}

bool overlapping(const Box& box, const std::vector<Triangle>& pieces) {
  return std::any_of(pieces.begin(), pieces.end(), [&](const Triangle& piece) {
    return separation(meetingOf(box, piece), Point{}) < -touchTolerance;
  });
}

bool onTable(const Table& table, const Box& box) {
  const Bounds bounds = boundsOf(box);
  return bounds.left >= -touchTolerance && bounds.top >= -touchTolerance &&
         bounds.right <= table.size.width + touchTolerance && bounds.bottom <= table.size.depth + touchTolerance;
}

bool facingsTouch(const Box& a, Facing aFacing, const Box& b, Facing bFacing) {
  if (farApart(a, b)) return false;
  return distance(edge({{}, 0, a.size}, aFacing), edge(seenFrom(a, b), bFacing)) <= touchTolerance;
}

bool stillTouching(const Engagement& pair, const std::vector<Box>& boundaries) {
  return facingsTouch(boundaries[pair.first], pair.firstFacing, boundaries[pair.second], pair.secondFacing);
}

bool faceEachOther(const Engagement& pair, const std::vector<Box>& boundaries) {
  const int firstLooks = boundaries[pair.first].heading + lookOf(pair.firstFacing);
  const int secondLooks = boundaries[pair.second].heading + lookOf(pair.secondFacing);
  return normalHeading(firstLooks - secondLooks) == fullTurn / 2;
}

std::vector<Engagement> engagements(const Battle& battle, const std::vector<Box>& boundaries) {
  std::vector<Engagement> pairs;
  for (int first = 0; first < static_cast<int>(battle.units.size()); ++first)
    for (int second = first + 1; second < static_cast<int>(battle.units.size()); ++second) {
      if (battle.units[first].player == battle.units[second].player) continue;
      const Contact* contact = storedContact(battle, first, second);
      if (!contact && !touching(boundaries[first], boundaries[second])) continue;
      const Engagement pair = contact ? stored(battle, *contact) : derived(battle, first, second, boundaries);
      pairs.push_back(pair);
    }
  return pairs;
}

std::vector<Contact> contactsFrom(const Battle& battle, const std::vector<Engagement>& pairs) {
  std::vector<Contact> contacts;
  for (const Engagement& pair : pairs)
    contacts.push_back(
        {{battle.units[pair.first].id, battle.units[pair.second].id}, {pair.firstFacing, pair.secondFacing}});
  return contacts;
}

Battle withContacts(const Battle& battle) {
  Battle copy = battle;
  addContacts(copy);
  return copy;
}

void renewContacts(Battle& battle) {
  const std::vector<Box> boundaries = boundariesOf(battle);
  std::vector<Contact> stored;
  stored.swap(battle.contacts);
  for (Contact& contact : stored) {
    const int a = indexOf(battle, contact.units[0]), b = indexOf(battle, contact.units[1]);
    if (a >= 0 && b >= 0 && facingsTouch(boundaries[a], contact.facings[0], boundaries[b], contact.facings[1]))
      battle.contacts.push_back(std::move(contact));
  }
  addContacts(battle);
}

}  // namespace closeRanks
