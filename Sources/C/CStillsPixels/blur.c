#include "CStillsPixels.h"
#include <string.h>

// Whole numbers only: the same on every processor.

void stills_plane_load(stills_plane plane, const uint32_t *words, int32_t shift) {
  size_t count = (size_t)plane.width * (size_t)plane.height;
  for (size_t i = 0; i < count; i++) plane.values[i] = (uint16_t)((words[i] >> shift & 255) << 8);
}

void stills_plane_store(stills_plane plane, uint32_t *words, int32_t shift) {
  size_t count = (size_t)plane.width * (size_t)plane.height;
  uint32_t others = ~((uint32_t)255 << shift);
  for (size_t i = 0; i < count; i++) {
    uint32_t byte = ((uint32_t)plane.values[i] + 128) >> 8;
    words[i] = (words[i] & others) | (byte < 255 ? byte : 255) << shift;
  }
}

static uint16_t average_of(const stills_average *average, int64_t inner, int64_t outer) {
  uint64_t sum = (uint64_t)(inner * 256 + outer * average->edge_weight);
  return (uint16_t)((sum * average->reciprocal + ((uint64_t)1 << 39)) >> 40);
}

void stills_average_rows(stills_plane plane, const stills_average *average, uint16_t *line) {
  int64_t width = plane.width, pad = average->radius + 1;
  for (int64_t y = 0; y < plane.height; y++) {
    uint16_t *row = plane.values + y * width;
    uint16_t before = average->repeats ? row[0] : 0, after = average->repeats ? row[width - 1] : 0;
    for (int64_t x = 0; x < pad; x++) line[x] = before, line[pad + width + x] = after;
    memcpy(line + pad, row, (size_t)width * sizeof *row);
    int64_t sum = 0;
    for (int64_t x = 1; x < 2 * pad; x++) sum += line[x];
    for (int64_t x = 0; x < width; x++) {
      row[x] = average_of(average, sum, (int64_t)line[x] + line[x + 2 * pad]);
      sum += (int64_t)line[x + 2 * pad] - line[x + 1];
    }
  }
}

/// A row of `copy`; beyond it the outermost, or one without anything.
static const uint16_t *row_of(
    stills_plane plane, const stills_average *average, const uint16_t *copy, const uint16_t *empty, int64_t y) {
  if (y >= 0 && y < plane.height) return copy + y * plane.width;
  if (!average->repeats) return empty;
  return copy + (y < 0 ? 0 : (int64_t)plane.height - 1) * plane.width;
}

void stills_average_columns(
    stills_plane plane, const stills_average *average, uint16_t *copy, const uint16_t *empty, int32_t *sums) {
  int64_t width = plane.width, height = plane.height, radius = average->radius, pad = radius + 1;
  memcpy(copy, plane.values, (size_t)width * (size_t)height * sizeof *copy);
  memset(sums, 0, (size_t)width * sizeof *sums);
  for (int64_t y = -radius; y <= radius; y++) {
    const uint16_t *source = row_of(plane, average, copy, empty, y);
    for (int64_t x = 0; x < width; x++) sums[x] += source[x];
  }
  for (int64_t y = 0; y < height; y++) {
    const uint16_t *before = row_of(plane, average, copy, empty, y - pad), *after = row_of(plane, average, copy, empty, y + pad);
    const uint16_t *leaving = row_of(plane, average, copy, empty, y - radius);
    uint16_t *target = plane.values + y * width;
    for (int64_t x = 0; x < width; x++) {
      target[x] = average_of(average, sums[x], (int64_t)before[x] + after[x]);
      sums[x] += (int32_t)after[x] - leaving[x];
    }
  }
}
