#include "geometry/heading.h"

namespace closeRanks {
namespace {

constexpr double radiansPerHundredth = 3.14159265358979323846 / 18000;

// Taylor series by Horner's rule; on |x| <= pi/4 the first term left out is below 1e-17.
double sineSeries(double x) {
  const double xx = x * x;
  double sum = 0;
  for (int n = 17; n >= 3; n -= 2) sum = (1 + sum) * (-xx / (n * (n - 1)));
  return x * (1 + sum);
}

double cosineSeries(double x) {
  const double xx = x * x;
  double sum = 0;
  for (int n = 18; n >= 2; n -= 2) sum = (1 + sum) * (-xx / (n * (n - 1)));
  return 1 + sum;
}

}  // namespace

int normalHeading(int heading) {
  if (heading >= 0 && heading < fullTurn) return heading;
  const int rest = heading % fullTurn;
  return rest < 0 ? rest + fullTurn : rest;
}

Rotation rotation(int heading) {
  const int turnTaken = normalHeading(heading);
  const int quarter = (turnTaken + quarterTurn / 2) / quarterTurn;
  const double x = (turnTaken - quarter * quarterTurn) * radiansPerHundredth;
  const double c = x == 0 ? 1 : cosineSeries(x), s = x == 0 ? 0 : sineSeries(x);
  switch (quarter % 4) {
    case 0:
      return {c, s};
    case 1:
      return {-s, c};
    case 2:
      return {-c, -s};
    default:
      return {s, -c};
  }
}

}  // namespace closeRanks
