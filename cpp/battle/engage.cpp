#include "battle/engage.h"

#include <cmath>

#include "battle/contacts.h"

namespace closeRanks {
namespace {

bool isFlank(Facing facing) { return facing == Facing::left || facing == Facing::right; }

// The middle of an edge in the box's own frame.
Point middleOf(Size size, Facing facing) {
  if (facing == Facing::front) return {0, 0};
  if (facing == Facing::rear) return {0, size.depth};
  return {facing == Facing::left ? -size.width / 2 : size.width / 2, size.depth / 2};
}

int headingAgainst(const Box& other, const Flush& flush) {
  return normalHeading(other.heading + lookOf(flush.of) + 2 * quarterTurn - lookOf(flush.own));
}

}  // namespace

Box engagedBox(const Box& other, Size size, const Flush& flush) {
  const int heading = headingAgainst(other, flush);
  const Point along = isFlank(flush.of) ? Point{0, flush.offset} : Point{flush.offset, 0};
  const Point contact = outOf(other, middleOf(other.size, flush.of) + along);
  return {snapped(contact - turn(middleOf(size, flush.own), rotation(heading))), heading, size};
}

std::optional<Flush> flushOf(const Box& other, const Box& box) {
  for (Facing own : allFacings) {
    for (Facing of : allFacings) {
      Flush flush{of, own, 0};
      if (headingAgainst(other, flush) != box.heading) continue;
      const Point away = seenFrom(other, outOf(box, middleOf(box.size, own))) - middleOf(other.size, of);
      flush.offset = std::floor((isFlank(of) ? away.y : away.x) + 0.5);
      const double most = other.size.width + other.size.depth + box.size.width + box.size.depth;
      if (std::abs(flush.offset) <= most && engagedBox(other, box.size, flush) == box) return flush;
    }
  }
  return std::nullopt;
}

}  // namespace closeRanks
