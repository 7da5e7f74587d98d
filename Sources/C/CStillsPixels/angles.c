#include "CStillsPixels.h"
#include <math.h>

// Only additions, multiplications, divisions, square roots and remainders, in a fixed order: the same on every processor, and the same as
// StillsGeometry's Trigonometry.
#pragma STDC FP_CONTRACT OFF

static const double pi = 3.14159265358979323846;

/// Of |x| ≤ 1: two halvings bring it below 0.2, where the series is short.
static double arc_tangent(double x) {
  for (int i = 0; i < 2; i++) x = x / (1 + sqrt(1 + x * x));
  double square = x * x, sum = 0;
  for (int n = 25; n >= 1; n -= 2) sum = 1.0 / n - square * sum;
  return 4 * x * sum;
}

static double angle(double y, double x) {
  if (x == 0 && y == 0) return 0;
  if (fabs(x) >= fabs(y)) {
    double base = arc_tangent(y / x);
    if (x > 0) return base;
    return y >= 0 ? base + pi : base - pi;
  }
  double base = arc_tangent(x / y);
  return y > 0 ? pi / 2 - base : -pi / 2 - base;
}

/// Where an angle falls between start and end. What is outside takes the nearer end's colour: the gap is split in the middle.
static double location(const stills_sweep *s, double angle) {
  double turn = 2 * pi;
  if (!(s->span > 0)) return 1;
  double along = fmod((angle - s->start) * s->direction, turn);
  if (along < 0) along += turn;
  if (along <= s->span) return along / s->span;
  return along < (s->span + turn) / 2 ? 1 : 0;
}

void stills_sweep_row(
    const stills_sweep *s, const uint32_t *ramp, int32_t steps, int32_t left, int32_t y, int32_t count, uint32_t *words) {
  for (int32_t i = 0; i < count; i++) {
    double u = left + i + 0.5, v = y + 0.5;
    double x = s->a * u + s->c * v + s->x - s->center_x, down = s->b * u + s->d * v + s->y - s->center_y;
    double place = location(s, angle(down, x));
    // Not a number: the first colour.
    if (!(place > 0)) place = 0;
    if (place > 1) place = 1;
    words[i] = ramp[(int32_t)round(place * steps)];
  }
}
