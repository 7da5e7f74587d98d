#include "CStillsPixels.h"
#include <math.h>

// Whole numbers, and additions and multiplications in a fixed order: the same on every processor.
#pragma STDC FP_CONTRACT OFF

/// Without its alpha multiplied in.
typedef struct {
  int64_t red, green, blue, alpha;
} straight;

static int64_t straightened(uint32_t word, int shift, int64_t alpha, int64_t half) {
  int64_t value = ((int64_t)(word >> shift & 255) * 255 + half) / alpha;
  return value < 255 ? value : 255;
}

static straight straight_of(uint32_t word) {
  int64_t alpha = word >> 24, half = alpha / 2, divisor = alpha > 1 ? alpha : 1;
  return (straight){straightened(word, 16, divisor, half), straightened(word, 8, divisor, half), straightened(word, 0, divisor, half), alpha};
}

static uint32_t byte_of(int64_t value, int64_t alpha) { return (uint32_t)((value * alpha + 127) / 255); }

static uint32_t word_of(straight s) {
  return (uint32_t)s.alpha << 24 | byte_of(s.red, s.alpha) << 16 | byte_of(s.green, s.alpha) << 8 | byte_of(s.blue, s.alpha);
}

void stills_take_alphas(const uint32_t *words, size_t count, uint8_t *alphas) {
  for (size_t i = 0; i < count; i++) alphas[i] = (uint8_t)(words[i] >> 24);
}

int stills_are_opaque(const uint32_t *words, size_t count) {
  uint32_t all = 0xff000000u;
  for (size_t i = 0; i < count; i++) all &= words[i];
  return all == 0xff000000u;
}

void stills_set_alphas(uint32_t *words, size_t count, const uint8_t *alphas) {
  for (size_t i = 0; i < count; i++) {
    straight pixel = straight_of(words[i]);
    pixel.alpha = alphas[i];
    words[i] = word_of(pixel);
  }
}

static int64_t output(const double values[5], straight pixel) {
  double sum = values[4] * 255;
  sum += values[0] * (double)pixel.red;
  sum += values[1] * (double)pixel.green;
  sum += values[2] * (double)pixel.blue;
  sum += values[3] * (double)pixel.alpha;
  // Numbers beyond all bounds may cancel out to none.
  if (isnan(sum)) return 0;
  return (int64_t)((sum < 0 ? 0 : sum > 255 ? 255 : sum) + 0.5);
}

static uint32_t recolored(uint32_t word, const double values[20]) {
  straight pixel = {word >> 16 & 255, word >> 8 & 255, word & 255, 255};
  if (word >> 24 < 255) pixel = straight_of(word);
  return word_of((straight){output(values, pixel), output(values + 5, pixel), output(values + 10, pixel), output(values + 15, pixel)});
}

void stills_recolor(uint32_t *words, size_t count, const double values[20]) {
  // Equal neighbours, of which screens are full, are computed once.
  uint32_t last = 0, result = recolored(0, values);
  for (size_t i = 0; i < count; i++) {
    if (words[i] != last) last = words[i], result = recolored(last, values);
    words[i] = result;
  }
}

/// Outside the plane there is nothing.
static uint32_t value_at(stills_plane plane, int64_t x, int64_t y) {
  return x >= 0 && y >= 0 && x < plane.width && y < plane.height ? plane.values[y * plane.width + x] : 0;
}

static uint32_t shade_at(stills_plane plane, const stills_shadow *shadow, int64_t column, int64_t row) {
  int64_t left = column - shadow->x, top = row - shadow->y;
  uint32_t part_x = shadow->part_x, part_y = shadow->part_y;
  if (!part_x && !part_y) return value_at(plane, left, top);
  uint32_t above = value_at(plane, left, top) * (256 - part_x) + value_at(plane, left - 1, top) * part_x;
  uint32_t below = value_at(plane, left, top - 1) * (256 - part_x) + value_at(plane, left - 1, top - 1) * part_x;
  return (uint32_t)(((uint64_t)above * (256 - part_y) + (uint64_t)below * part_y) >> 16);
}

static uint32_t shadow_byte(uint64_t amount, uint64_t component) {
  // Most shadows are black.
  if (component == 0) return 0;
  return (uint32_t)((amount * component / 65536 + 255 * 128) / (255 * 256));
}

void stills_cast_shadow(stills_plane plane, const stills_shadow *shadow, uint32_t *words) {
  for (int64_t row = 0; row < plane.height; row++) {
    uint32_t *line = words + row * plane.width;
    for (int64_t column = 0; column < plane.width; column++) {
      // Under what is opaque there is nothing to be seen of it.
      while (column + 4 <= plane.width && (line[column] & line[column + 1] & line[column + 2] & line[column + 3]) >> 24 == 255) {
        column += 4;
      }
      if (column == plane.width) break;
      uint64_t room = 255 - (line[column] >> 24);
      if (!room) continue;
      // 0 to 65280, what is left of it by the picture above.
      uint64_t amount = shade_at(plane, shadow, column, row) * room;
      if (!amount) continue;
      line[column] += shadow_byte(amount, shadow->alpha) << 24 | shadow_byte(amount, shadow->red) << 16 |
                      shadow_byte(amount, shadow->green) << 8 | shadow_byte(amount, shadow->blue);
    }
  }
}
