#include "CStillsPixels.h"
#include <math.h>

// Additions, multiplications and divisions in a fixed order: the same on every processor.
#pragma STDC FP_CONTRACT OFF

static uint32_t byte_of(double value) { return (uint32_t)round(value * 255); }

static uint32_t mixed(const stills_stop *a, const stills_stop *b, double share) {
  double alpha = a->alpha + (b->alpha - a->alpha) * share;
  double red = a->red + (b->red - a->red) * share, green = a->green + (b->green - a->green) * share;
  double blue = a->blue + (b->blue - a->blue) * share;
  return byte_of(alpha) << 24 | byte_of(red * alpha) << 16 | byte_of(green * alpha) << 8 | byte_of(blue * alpha);
}

void stills_ramp(const stills_stop *stops, size_t count, int32_t steps, uint32_t *words) {
  size_t next = 0;
  for (int32_t i = 0; i <= steps; i++) {
    double place = (double)i / steps;
    while (next < count && stops[next].location <= place) next++;
    if (next == 0 || next == count) {
      const stills_stop *end = stops + (next == 0 ? 0 : count - 1);
      words[i] = mixed(end, end, 0);
      continue;
    }
    const stills_stop *a = stops + next - 1, *b = stops + next;
    words[i] = mixed(a, b, (place - a->location) / (b->location - a->location));
  }
}

/// Gradients shorter than a pixel, and places far out.
static void steep_row(const uint32_t *ramp, int32_t steps, double place, double step, uint32_t *words, int32_t count) {
  for (int32_t i = 0; i < count; i++) {
    double at = (place + i * step) * steps + 0.5;
    // Not a number: the first colour.
    words[i] = ramp[!(at > 0) ? 0 : at >= steps ? steps : (int32_t)at];
  }
}

void stills_ramp_row(const uint32_t *ramp, int32_t steps, double place, double step, uint32_t *words, int32_t count) {
  if (!(fabs(step) <= 1) || !(fabs(place) <= 65536)) return steep_row(ramp, steps, place, step, words, count);
  // In 1/2³² of the ramp's steps, rounded to the nearest one: pictures are too small to lead out of 64 bits.
  int64_t at = (int64_t)(place * steps * 4294967296.0) + 2147483648, by = (int64_t)(step * steps * 4294967296.0);
  int64_t end = (int64_t)steps << 32;
  for (int32_t i = 0; i < count; i++, at += by) words[i] = ramp[at <= 0 ? 0 : at >= end ? steps : at >> 32];
}
