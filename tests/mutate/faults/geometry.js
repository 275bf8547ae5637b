// What might be wrong in the code of the geometry, by its files; what each entry says is in ../faults.js.

/** @type {import("../faults.js").Faults} */
export default {
  "geometry/slide.cpp": [
    ["a.legCount() < b.legCount()", "a.legCount() > b.legCount()", "two legs are better than one"],
    [
      "sameLength) return a.end.y < b.end.y",
      "sameLength) return a.end.y > b.end.y",
      "backwards is better than forwards",
    ],
    ["sameLength) return a.end.x < b.end.x", "sameLength) return a.end.x > b.end.x", "right is better than left"],
    ["return !a.acrossFirst && b.acrossFirst", "return a.acrossFirst && !b.acrossFirst", "sideways goes first"],
    [
      "barrier.untouchable ? touchTolerance : -touchTolerance; }",
      "-touchTolerance; }",
      "untouchable things are touched in least slides",
    ],
    [
      "add(std::ceil(middle + half - rounding) + beyond)",
      "add(std::ceil(middle + half - rounding))",
      "a round clearing ends on its arc",
    ],
    ["std::abs(end.x) < shortestLeg ? 0 : end.x", "end.x", "a leg of less than a micrometre is a leg"],
    ["> limit.slack + touchTolerance", "> limit.slack - touchTolerance", "the edge of the table may not be touched"],
    ["addX(bounds.left);", "", "the left end of a shadow is no candidate"],
    ["addX(bounds.right);", "", "the right end of a shadow is no candidate"],
    ["addY(bounds.top);", "", "the far end of a shadow is no candidate"],
    ["addY(bounds.bottom);", "", "the near end of a shadow is no candidate"],
    [
      "if ((a.y < 0) != (b.y < 0)) addX(a.x + (b.x - a.x) * (-a.y / (b.y - a.y)));",
      "",
      "where a side step meets a barrier is no candidate",
    ],
    [
      "if ((a.x < 0) != (b.x < 0)) addY(a.y + (b.y - a.y) * (-a.x / (b.x - a.x)));",
      "",
      "where a move ahead meets a barrier is no candidate",
    ],
    [
      "{4, {Segment{a, b}, {b, c}, {c, d}, {d, a}}}",
      "{2, {Segment{a, b}, {b, c}}}",
      "only two sides of a corner contact are found",
    ],
  ],
  "geometry/convex.cpp": [
    ["if (separation(polygon, point) <= 0) return 0;", "", "the inside of a shape is as far as its edge"],
    [
      "const bool moverFirst = i == solid.count || (j < 4 && side < 0)",
      "const bool moverFirst = i == solid.count || (j < 4 && side > 0)",
      "sums have their edges in the wrong order",
    ],
  ],
  "geometry/segment.cpp": [
    ["return shared > touchTolerance ? shared : 0", "return shared", "a point counts as a length"],
  ],
  "geometry/heading.cpp": [
    ["return rest < 0 ? rest + fullTurn : rest", "return rest", "headings may be less than nothing"],
    ["int n = 18; n >= 2", "int n = 4; n >= 2", "cosines are rough"],
  ],
  "geometry/polygon.cpp": [
    [
      "if (doubledArea(outline) < 0) std::reverse",
      "if (false) std::reverse",
      "outlines given the other way round have no inside",
    ],
    [
      "i != after && near(bounds, boundsOf(&outline[i], 1), 0) &&",
      "i != after && false &&",
      "ears with a corner in them are cut off",
    ],
  ],
};
