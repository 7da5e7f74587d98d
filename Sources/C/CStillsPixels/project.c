#include "CStillsPixels.h"

// Only additions, multiplications and divisions in a fixed order: the same on every processor.
#pragma STDC FP_CONTRACT OFF

static int32_t floored(double value) {
  int32_t whole = (int32_t)value;
  return (double)whole > value ? whole - 1 : whole;
}

/// Adds what is seen at a place of the source, in straight lines between its pixels, times 65536.
static void add_sample(const stills_picture *source, double x, double y, uint64_t sums[4]) {
  x -= 0.5, y -= 0.5;
  if (!(x > -1 && y > -1 && x < source->width && y < source->height)) return;
  int32_t left = floored(x), top = floored(y);
  uint32_t part_x = (uint32_t)((x - left) * 256), part_y = (uint32_t)((y - top) * 256);
  for (int corner = 0; corner < 4; corner++) {
    int32_t column = left + (corner & 1), row = top + (corner >> 1);
    if (column < 0 || row < 0 || column >= source->width || row >= source->height) continue;
    uint32_t weight = (corner & 1 ? part_x : 256 - part_x) * (corner >> 1 ? part_y : 256 - part_y);
    uint32_t word = source->words[(intptr_t)row * source->width + column];
    for (int channel = 0; channel < 4; channel++) sums[channel] += (uint64_t)(word >> (8 * channel) & 255) * weight;
  }
}

void stills_project(
    stills_picture source, uint32_t *target, int32_t width, int32_t height, const double m[9], int32_t samples) {
  if (samples < 1) samples = 1;
  uint64_t whole = (uint64_t)65536 * (uint64_t)samples * (uint64_t)samples;
  for (int32_t row = 0; row < height; row++) {
    for (int32_t column = 0; column < width; column++) {
      uint64_t sums[4] = {0, 0, 0, 0};
      for (int32_t i = 0; i < samples * samples; i++) {
        double x = column + (i % samples + 0.5) / samples, y = row + (i / samples + 0.5) / samples;
        double w = m[6] * x + m[7] * y + m[8];
        if (!(w > 1e-9)) continue;
        double u = (m[0] * x + m[1] * y + m[2]) / w, v = (m[3] * x + m[4] * y + m[5]) / w;
        add_sample(&source, u, v, sums);
      }
      uint32_t word = 0;
      for (int channel = 0; channel < 4; channel++)
        word |= (uint32_t)((sums[channel] + whole / 2) / whole) << (8 * channel);
      target[(intptr_t)row * width + column] = word;
    }
  }
}
