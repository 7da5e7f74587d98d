#include "CStillsPixels.h"

// Only additions and multiplications in a fixed order: the same on every processor.
#pragma STDC FP_CONTRACT OFF

void stills_add_weighted_row(const uint32_t *words, size_t count, float weight, float *line) {
  for (size_t x = 0; x < count; x++) {
    uint32_t word = words[x];
    float *sums = line + 4 * x;
    sums[0] += (float)(word & 255) * weight;
    sums[1] += (float)(word >> 8 & 255) * weight;
    sums[2] += (float)(word >> 16 & 255) * weight;
    sums[3] += (float)(word >> 24) * weight;
  }
}

static uint32_t rounded(float value) { return (uint32_t)((value < 0 ? 0 : value > 255 ? 255 : value) + 0.5f); }

void stills_mix_row(
    const float *line, const int32_t *firsts, const int32_t *counts, const float *weights, size_t count, uint32_t *words) {
  for (size_t x = 0; x < count; x++) {
    float sums[4] = {0, 0, 0, 0};
    const float *place = line + 4 * (intptr_t)firsts[x];
    for (int32_t i = 0; i < counts[x]; i++, place += 4, weights++)
      for (int channel = 0; channel < 4; channel++) sums[channel] += place[channel] * *weights;
    words[x] = rounded(sums[0]) | rounded(sums[1]) << 8 | rounded(sums[2]) << 16 | rounded(sums[3]) << 24;
  }
}
