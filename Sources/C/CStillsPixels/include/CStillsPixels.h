#pragma once
#include <stddef.h>
#include <stdint.h>

// Loops over all bytes or pixels of a picture. They are in C because a debug build of Swift takes fifty times as long
// for them, and drawing and comparing pictures is what debug builds of tests do all day.

// MARK: - Words

/// A row of 64-bit words, little-endian, that grows.
typedef struct {
  uint64_t *words;
  size_t count, capacity;
} stills_words;

void stills_words_add(stills_words *row, uint64_t word);
/// The number's bits; zero has no sign.
void stills_words_add_number(stills_words *row, double number);
/// How many bytes, then the bytes, eight to a word.
void stills_words_add_bytes(stills_words *row, const uint8_t *bytes, size_t count);

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

/// Cyan, magenta, yellow, black into opaque words, in place. `is_inverted`: 255 is no ink, as Adobe writes it.
void stills_words_from_cmyk(uint32_t *words, size_t count, int is_inverted);

// MARK: - Filling

/// One word into each pixel of a rectangle of whole pixels, `stride` words from row to row.
void stills_fill(uint32_t *words, size_t stride, size_t width, size_t height, uint32_t word);

// MARK: - Angles

/// A gradient around a point.
typedef struct {
  /// From pixels to the gradient's coordinates.
  double a, b, c, d, x, y;
  double center_x, center_y;
  /// Radians; `direction` is 1 or -1, and `span` how far it goes, at most a turn.
  double start, direction, span;
} stills_sweep;

/// The colours of `count` pixels from (left, y) on; `ramp` has `steps` + 1 of them, from the start to the end.
void stills_sweep_row(
    const stills_sweep *sweep, const uint32_t *ramp, int32_t steps, int32_t left, int32_t y, int32_t count, uint32_t *words);

// MARK: - Gradients

/// A colour and where it is, from 0 to 1.
typedef struct {
  double location, red, green, blue, alpha;
} stills_stop;

/// Premultiplied colours at `steps` + 1 places from 0 to 1, mixed without their alpha. Stops come in the order of their
/// places; there is at least one.
void stills_ramp(const stills_stop *stops, size_t count, int32_t steps, uint32_t *words);

/// Colours of a ramp along a row: the first pixel's place on it, from 0 to 1 or beyond, and how far it is to the next's.
void stills_ramp_row(const uint32_t *ramp, int32_t steps, double place, double step, uint32_t *words, int32_t count);

// MARK: - Blurs, shadows, colours

/// One channel of a picture with 8 bits more precision, row after row without gaps.
typedef struct {
  uint16_t *values;
  int32_t width, height;
} stills_plane;

/// The channel that starts at bit `shift` of each pixel.
void stills_plane_load(stills_plane plane, const uint32_t *words, int32_t shift);
void stills_plane_store(stills_plane plane, uint32_t *words, int32_t shift);

/// An average over `radius` whole pixels on either side, and the next ones.
typedef struct {
  int32_t radius;
  /// What a whole pixel, and one of the next, counts; the weights of all add up to 1.
  float weight, edge_weight;
  /// Whether the outermost pixels go on beyond the edges; otherwise there is nothing.
  int32_t repeats;
} stills_average;

/// Three averages along the rows and three along the columns. 0 when there is no memory for it, and the plane is as it was.
int stills_blur(stills_plane plane, const stills_average *average);

/// Whether all words have the full alpha.
int stills_are_opaque(const uint32_t *words, size_t count);

/// The alphas of premultiplied words, to give them back when the colours have changed.
void stills_take_alphas(const uint32_t *words, size_t count, uint8_t *alphas);
void stills_set_alphas(uint32_t *words, size_t count, const uint8_t *alphas);

/// Four rows of five numbers, for red, green, blue and alpha: what of each component, not premultiplied, and of white.
void stills_recolor(uint32_t *words, size_t count, const double values[20]);

/// A shadow's colour, its components multiplied by its alpha, in 1/65536, and how far it is moved: pixels, and 1/256 of one.
typedef struct {
  uint64_t red, green, blue, alpha;
  int32_t x, y;
  uint32_t part_x, part_y;
} stills_shadow;

/// Under the pixels of a picture as large as the plane, which says how much shadow is where, in 1/65280.
void stills_cast_shadow(stills_plane plane, const stills_shadow *shadow, uint32_t *words);

// MARK: - Resampling

/// Adds blue, green, red and alpha of each pixel, times `weight`, to four numbers a pixel.
void stills_add_weighted_row(const uint32_t *words, size_t count, float weight, float *line);

/// Each pixel of a row from some of a line's, `counts` of them from `firsts` on; their weights follow one another.
void stills_mix_row(
    const float *line, const int32_t *firsts, const int32_t *counts, const float *weights, size_t count, uint32_t *words);

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

/// Fills a target with what its pixels show of a source. `m` brings a place of the target, (x, y, 1), to one of the source:
/// three rows of a matrix, the first two divided by the third; at 0 or less there is nothing. Each pixel takes `samples`²
/// places.
void stills_project(
    stills_picture source, uint32_t *target, int32_t width, int32_t height, const double m[9], int32_t samples);

// MARK: - Coverage

/// Places beyond an area's width: two for lines that end on the right edge, and three so that a sweep may go by fours.
enum { STILLS_COVERAGE_MARGIN = 5 };

/// The first and the last place of a row that is touched, and those of a run within that is covered wholly. No place: the
/// last is before the first.
typedef struct {
  int32_t first, last;
  int32_t whole_first, whole_last;
} stills_span;

/// How many bytes of a mask belong to a row.
size_t stills_span_byte_count(stills_span span);

/// How much of each pixel an area covers: each line has added, row by row, the area to its right.
typedef struct {
  /// `width + STILLS_COVERAGE_MARGIN` a row, zero where no line was.
  float *sums;
  /// One a row.
  stills_span *spans;
  int32_t width, height;
} stills_coverage;

/// From a glyph's units to pixels from the area's corner.
typedef struct {
  float a, b, c, d, x, y;
} stills_placement;

typedef struct {
  float left, top, right, bottom;
} stills_bounds;

/// Makes `bounds` hold a rectangle where it is placed.
void stills_widen_bounds(stills_bounds *bounds, stills_bounds rect, stills_placement placement);

/// No row has been touched.
void stills_coverage_begin(const stills_coverage *coverage);

/// Adds closed runs of straight lines. `points` are pairs of x and y; `ends` says where each run ends among them. They
/// must lie within the area from left to right.
void stills_coverage_add(
    const stills_coverage *coverage, const float *points, const intptr_t *ends, size_t run_count,
    stills_placement placement);

/// How many bytes `stills_coverage_take` writes.
size_t stills_coverage_byte_count(const stills_coverage *coverage);

/// How much of each pixel is covered, from 0 to 255: each row's bytes from the first to the last place of its span but for
/// those that are covered wholly, and up to three more to make the count a multiple of four, one row after the other.
typedef struct {
  const stills_span *spans;
  const uint8_t *bytes;
  int32_t width, height;
} stills_mask;

/// Sums up what has been added into a mask's bytes; its spans are the area's. Leaves zeros.
void stills_coverage_take(const stills_coverage *coverage, uint8_t *bytes);

/// Finds the spans of a picture of coverage, `stride` bytes a row, and the rectangle around them; returns how many bytes
/// `stills_mask_pack` writes.
size_t stills_mask_measure(
    const uint8_t *coverage, size_t stride, int32_t width, int32_t height, stills_span *spans, stills_rect *covered);

/// A rectangle that is covered wholly: the run of the middle one of `covered`'s rows, as far up and down as it goes. Empty
/// where there is none.
stills_rect stills_mask_core(const stills_span *spans, stills_rect covered);

/// The bytes of a mask with these spans.
void stills_mask_pack(const uint8_t *coverage, size_t stride, int32_t height, const stills_span *spans, uint8_t *bytes);

/// Paints a premultiplied colour over what is covered, within rectangles of the picture's pixels. The mask's corner lies
/// at `shift_x`, `shift_y` in the picture.
void stills_mask_paint(
    const stills_mask *mask, uint32_t color, int32_t shift_x, int32_t shift_y, const stills_rect *clips,
    size_t clip_count, uint32_t *words, size_t stride);

/// Writes bytes where there is coverage, `stride` from row to row.
void stills_mask_write(const stills_mask *mask, uint8_t *bytes, size_t stride);

// MARK: - Outlines

/// A piece of a path as Cairo hands it over, its `cairo_path_data_t`: what kind of piece follows and how many cells it has
/// with this one, or a point.
typedef union {
  struct {
    int32_t kind, count;
  } header;
  struct {
    double x, y;
  } point;
} stills_path_cell;

/// The rectangle around all points of a path, control points among them; empty, its left edge infinite, without any.
stills_bounds stills_path_bounds(const stills_path_cell *cells, int32_t count);

/// Moves a path by whole pixels, up and to the left, and writes a word for each cell, which tell it from others as Cairo
/// sees them: in steps of 1/256 pixel.
void stills_path_move(stills_path_cell *cells, int32_t count, int32_t left, int32_t top, uint64_t *words);

