#include "battle/engage.h"

#include <cmath>

namespace closeRanks {
namespace {

constexpr Facing allFacings[] = {Facing::front, Facing::left, Facing::right, Facing::rear};

// Clockwise from the front.
int angleOf(Facing facing) {
  constexpr int angles[] = {0, 3 * quarterTurn, quarterTurn, 2 * quarterTurn};
  return angles[static_cast<int>(facing)];
}

bool isFlank(Facing facing) { return facing == Facing::left || facing == Facing::right; }

// The middle of an edge in the box's own frame.
Point middleOf(Size size, Facing facing) {
  if (facing == Facing::front) return {0, 0};
  if (facing == Facing::rear) return {0, size.depth};
  return {facing == Facing::left ? -size.width / 2 : size.width / 2, size.depth / 2};
}

int headingAgainst(const Box& other, const Engagement& engagement) {
  return normalHeading(other.heading + angleOf(engagement.of) + 2 * quarterTurn - angleOf(engagement.own));
}

}  // namespace

Box engagedBox(const Box& other, Size size, const Engagement& engagement) {
  const int heading = headingAgainst(other, engagement);
  const Point along = isFlank(engagement.of) ? Point{0, engagement.offset} : Point{engagement.offset, 0};
  const Point contact = outOf(other, middleOf(other.size, engagement.of) + along);
  return {snapped(contact - turn(middleOf(size, engagement.own), rotation(heading))), heading, size};
}

std::optional<Engagement> engagementOf(const Box& other, const Box& box) {
  for (Facing own : allFacings) {
    for (Facing of : allFacings) {
      Engagement engagement{of, own, 0};
      if (headingAgainst(other, engagement) != box.heading) continue;
      const Point away = seenFrom(other, outOf(box, middleOf(box.size, own))) - middleOf(other.size, of);
      engagement.offset = std::floor((isFlank(of) ? away.y : away.x) + 0.5);
      const double most = other.size.width + other.size.depth + box.size.width + box.size.depth;
      if (std::abs(engagement.offset) <= most && engagedBox(other, box.size, engagement) == box) return engagement;
    }
  }
  return std::nullopt;
}

}  // namespace closeRanks
