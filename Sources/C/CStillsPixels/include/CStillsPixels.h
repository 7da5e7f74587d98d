#pragma once
#include <stddef.h>
#include <stdint.h>

// Loops over all bytes or pixels of a picture. They are in C because a debug build of Swift takes fifty times as long
// for them, and comparing pictures is what debug builds of tests do all day.

// MARK: - Digests

/// 128 bits of a string of bytes: the same on every machine, and good against accidents, not against attackers.
typedef struct {
  uint64_t low, high;
} stills_digest;

stills_digest stills_digest_of(const void *bytes, size_t count);

// MARK: - Reading PNG rows

/// Undoes a row's filter in place. `above` is the row above, undone already, or null for none; `pixel_bytes` is how far to
/// the left the filter looks, at least 1. Unknown filters count as none.
void stills_png_unfilter(int filter, uint8_t *row, const uint8_t *above, size_t count, size_t pixel_bytes);

/// How the samples of a row are to be read.
typedef struct {
  /// PNG's colour type: 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGBA.
  int32_t color_type;
  /// 1, 2, 4, 8 or 16 bits a sample.
  int32_t depth;
  /// Whether the one colour in `transparent` (its grey, or its red, green and blue) counts as transparent.
  int32_t has_transparent;
  uint16_t transparent[3];
  /// Red, green, blue, alpha of each of 256 entries; what the file does not give is opaque black.
  const uint8_t *palette;
} stills_png_samples;

/// A row, unfiltered, into red, green, blue, alpha, `step` bytes from pixel to pixel; 16 bits are rounded to 8.
void stills_png_expand(const stills_png_samples *samples, const uint8_t *row, size_t count, uint8_t *target, size_t step);

/// Red, green, blue into opaque words.
void stills_words_from_rgb(const uint8_t *bytes, size_t count, uint32_t *words);

/// Red, green, blue, alpha, not premultiplied, into premultiplied words, rounded to the nearest.
void stills_words_from_rgba(const uint8_t *bytes, size_t count, uint32_t *words);

// MARK: - Comparing

/// Premultiplied words, alpha in the top byte, row after row without gaps.
typedef struct {
  const uint32_t *words;
  int32_t width, height;
} stills_picture;

typedef struct {
  int32_t left, top, right, bottom;
} stills_rect;

/// What counts as different among pixels that are not the very same.
typedef struct {
  /// Colours further apart than this in CIELAB (ΔE 1976); negative: not asked.
  double color_distance;
  /// Colours further apart than this in YIQ, 0 to 1, as eyes weigh it; negative: not asked.
  double threshold;
  /// Whether pixels that differ as antialiasing does do not count.
  int32_t ignores_antialiasing;
  const stills_rect *ignored;
  int32_t ignored_count;
} stills_rules;

typedef struct {
  int64_t changed, antialiased;
  /// The largest difference of any channel among the pixels that changed.
  int32_t worst;
  /// Around the pixels that changed; empty when none did.
  stills_rect bounds;
} stills_figures;

/// Pixels that one of the pictures lacks count as different.
stills_figures stills_compare(stills_picture a, stills_picture b, const stills_rules *rules);

/// The first picture faded to a light grey; in red what changed, in yellow what differs as antialiasing does. `result` is
/// as wide and as high as the larger of the two.
void stills_difference(stills_picture a, stills_picture b, const stills_rules *rules, uint32_t *result);
