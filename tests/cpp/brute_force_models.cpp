#include "brute_force_models.h"

namespace {

struct Standing {
  int body = 0;
  int rank = 0;
  int file = 0;
  Box box;
};

bool isTaken(const Body& body, int rank, int file) {
  return rank >= 0 && file >= 0 && rank < static_cast<int>(body.ranks.size()) &&
         file < static_cast<int>(body.ranks[0].size()) && body.ranks[rank][file] != '.';
}

std::vector<Standing> modelsOf(const Field& field, int index) {
  std::vector<Standing> models;
  const Body& body = field.bodies[index];
  if (!body.onTable) return models;
  for (int rank = 0; rank < static_cast<int>(body.ranks.size()); ++rank)
    for (int file = 0; file < static_cast<int>(body.ranks[0].size()); ++file)
      if (isTaken(body, rank, file)) models.push_back({index, rank, file, body.place(rank, file)});
  return models;
}

// A box laid out along a direction: how far it reaches along it and across it.
struct Laid {
  Micrometres near, far, low, high;
};

Laid lay(Box box, Displacement along) {
  if (along.x > 0) return {box.left, box.right, box.top, box.bottom};
  if (along.x < 0) return {-box.right, -box.left, box.top, box.bottom};
  if (along.y > 0) return {box.top, box.bottom, box.left, box.right};
  return {-box.bottom, -box.top, box.left, box.right};
}

// Whether models of its own unit stand before every bit of a model's edge on the side of a direction, near or far:
// lines that only run along their seams lead through no gap.
bool isCovered(const Standing& model, Displacement along, const std::vector<Standing>& all) {
  const Laid own = lay(model.box, along);
  std::vector<Laid> before;
  for (const Standing& other : all)
    if (other.body == model.body && lay(other.box, along).near >= own.far) before.push_back(lay(other.box, along));
  std::sort(before.begin(), before.end(), [](const Laid& a, const Laid& b) { return a.low < b.low; });
  Micrometres reached = own.low;
  for (const Laid& laid : before)
    if (laid.low <= reached) reached = std::max(reached, laid.high);
  return reached >= own.high;
}

// Whether some straight line along a direction leads from one model to another and crosses no third.
bool isJoinedBySegment(const Standing& from, const Standing& to, Displacement along, const std::vector<Standing>& all) {
  const Laid start = lay(from.box, along);
  const Laid end = lay(to.box, along);
  const Micrometres low = std::max(start.low, end.low);
  const Micrometres high = std::min(start.high, end.high);
  if (low > high || end.near < start.far) return false;
  std::vector<Laid> between;
  std::set<Micrometres> bends = {low, high};
  for (const Standing& third : all) {
    const Laid laid = lay(third.box, along);
    if (laid.far <= start.far || laid.near >= end.near) continue;
    between.push_back(laid);
    for (const Micrometres side : {laid.low, laid.high})
      if (side > low && side < high) bends.insert(side);
  }
  std::set<Micrometres> tried = bends;
  for (auto bend = bends.begin(); std::next(bend) != bends.end(); ++bend) tried.insert((*bend + *std::next(bend)) / 2);
  for (const Micrometres at : tried) {
    const bool isCrossed = std::any_of(between.begin(), between.end(),
                                       [&](const Laid& third) { return third.low < at && at < third.high; });
    if (!isCrossed) return true;
  }
  return false;
}

bool facingsMeet(const Field& field, const Pair& pair) {
  const Body& one = field.bodies[pair.one];
  const Body& other = field.bodies[pair.other];
  const Side side = one.sideOf(pair.oneFacing);
  const Side otherSide = other.sideOf(pair.otherFacing);
  return outwards(side).x == -outwards(otherSide).x && outwards(side).y == -outwards(otherSide).y &&
         touching(edgeOf(one.boundary(), side), edgeOf(other.boundary(), otherSide));
}

}  // namespace

std::set<ModelAt> modelsInContact(const Field& field, const std::vector<Pair>& pairs) {
  std::vector<Standing> all;
  for (int body = 0; body < static_cast<int>(field.bodies.size()); ++body)
    for (const Standing& model : modelsOf(field, body)) all.push_back(model);

  std::set<ModelAt> found;
  for (const Pair& pair : pairs) {
    const Body& one = field.bodies[pair.one];
    const bool isFlush = facingsMeet(field, pair);
    const Displacement along = outwards(one.sideOf(pair.oneFacing));
    const Displacement back = {-along.x, -along.y};
    for (const Standing& model : modelsOf(field, pair.one))
      for (const Standing& foe : modelsOf(field, pair.other)) {
        const bool acrossGap = isFlush && !isCovered(model, along, all) && !isCovered(foe, back, all) &&
                               isJoinedBySegment(model, foe, along, all);
        if (!touching(model.box, foe.box) && !acrossGap) continue;
        found.insert({model.body, model.rank, model.file});
        found.insert({foe.body, foe.rank, foe.file});
      }
  }
  return found;
}

std::vector<Pair> touchingPairs(const Field& field) {
  std::vector<Pair> pairs;
  for (const Pair& pair : field.pairs) {
    const Body& one = field.bodies[pair.one];
    const Body& other = field.bodies[pair.other];
    if (one.onTable && other.onTable && touching(one.boundary(), other.boundary())) pairs.push_back(pair);
  }
  return pairs;
}
