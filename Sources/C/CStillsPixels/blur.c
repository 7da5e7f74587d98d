#include "CStillsPixels.h"
#include <stdlib.h>
#include <string.h>

// Only additions and multiplications in a fixed order: the same on every processor.
#pragma STDC FP_CONTRACT OFF

// Four at once: debug builds do not optimise C either, and take as long for four as for one.
typedef float four_floats __attribute__((vector_size(16)));
typedef int32_t four_ints __attribute__((vector_size(16)));
typedef uint16_t four_shorts __attribute__((vector_size(8)));
typedef four_ints loose_ints __attribute__((aligned(4), may_alias));
typedef four_shorts loose_shorts __attribute__((aligned(2), may_alias));

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

// MARK: - Averages along lanes

/// Lanes next to each other, `stride` from one step along them to the next; a multiple of four.
typedef struct {
  uint16_t *values;
  int32_t stride, length;
} lanes;

/// The lanes' values at a step; beyond the ends the outermost, or nothing.
static const uint16_t *at(lanes source, const stills_average *average, const uint16_t *nothing, int64_t step) {
  if (step < 0 || step >= source.length) {
    if (!average->repeats) return nothing;
    step = step < 0 ? 0 : (int64_t)source.length - 1;
  }
  return source.values + step * source.stride;
}

static void add(int32_t *sums, const uint16_t *values, int32_t count) {
  for (int32_t i = 0; i < count; i += 4) {
    loose_ints *sum = (loose_ints *)(sums + i);
    *sum += __builtin_convertvector(*(const loose_shorts *)(values + i), four_ints);
  }
}

/// One average along all lanes. `sums` has room for a value of each lane.
static void average_lanes(
    lanes source, uint16_t *target, const stills_average *average, const uint16_t *nothing, int32_t *sums) {
  int64_t radius = average->radius;
  memset(sums, 0, (size_t)source.stride * sizeof *sums);
  for (int64_t step = -radius; step <= radius; step++) add(sums, at(source, average, nothing, step), source.stride);
  const four_floats weight = {average->weight, average->weight, average->weight, average->weight};
  const four_floats edge = {average->edge_weight, average->edge_weight, average->edge_weight, average->edge_weight};
  for (int64_t step = 0; step < source.length; step++, target += source.stride) {
    const uint16_t *before = at(source, average, nothing, step - radius - 1);
    const uint16_t *after = at(source, average, nothing, step + radius + 1);
    const uint16_t *leaving = at(source, average, nothing, step - radius);
    for (int32_t i = 0; i < source.stride; i += 4) {
      loose_ints *sum = (loose_ints *)(sums + i);
      four_ints next = __builtin_convertvector(*(const loose_shorts *)(after + i), four_ints);
      four_ints ends = next + __builtin_convertvector(*(const loose_shorts *)(before + i), four_ints);
      four_floats value = __builtin_convertvector(*sum, four_floats) * weight;
      value = value + __builtin_convertvector(ends, four_floats) * edge;
      four_ints whole = __builtin_convertvector(value + 0.5f, four_ints);
      *(loose_shorts *)(target + i) = __builtin_convertvector(whole, four_shorts);
      *sum += next - __builtin_convertvector(*(const loose_shorts *)(leaving + i), four_ints);
    }
  }
}

/// Three averages in a row; the values may be in the other memory afterwards, and the two have changed places then.
static int average_thrice(lanes *first, uint16_t **other, const stills_average *average) {
  uint16_t *nothing = calloc((size_t)first->stride, sizeof *nothing);
  int32_t *sums = malloc((size_t)first->stride * sizeof *sums);
  int is_done = nothing && sums;
  for (int pass = 0; is_done && pass < 3; pass++) {
    average_lanes(*first, *other, average, nothing, sums);
    uint16_t *values = first->values;
    first->values = *other, *other = values;
  }
  free(nothing), free(sums);
  return is_done;
}

// MARK: - Both ways

// Much of a screen is the same from row to row and from column to column, the inside of a card and of its shadow: equal
// neighbours are averaged once.

/// Which of the different rows each row is; returns how many there are. `starts` has them.
static int32_t find_rows(stills_plane plane, int32_t *row_of, int32_t *starts) {
  int32_t count = 0;
  size_t bytes = (size_t)plane.width * sizeof *plane.values;
  for (int32_t y = 0; y < plane.height; y++) {
    const uint16_t *row = plane.values + (size_t)y * (size_t)plane.width;
    if (y == 0 || memcmp(row, row - plane.width, bytes) != 0) starts[count++] = y;
    row_of[y] = count - 1;
  }
  return count;
}

/// The same of columns, which are steps along lanes.
static int32_t find_columns(lanes rows, int32_t *column_of, int32_t *starts) {
  int32_t count = 0;
  size_t bytes = (size_t)rows.stride * sizeof *rows.values;
  for (int32_t x = 0; x < rows.length; x++) {
    const uint16_t *column = rows.values + (size_t)x * (size_t)rows.stride;
    if (x == 0 || memcmp(column, column - rows.stride, bytes) != 0) starts[count++] = x;
    column_of[x] = count - 1;
  }
  return count;
}

static int32_t rounded_up(int32_t count) { return (count + 3) & ~3; }

/// Different rows as lanes.
static void take_rows(stills_plane plane, const int32_t *starts, int32_t count, lanes target) {
  for (int32_t row = 0; row < target.stride; row++) {
    const uint16_t *source = plane.values + (size_t)starts[row < count ? row : 0] * (size_t)plane.width;
    for (int32_t x = 0; x < plane.width; x++) target.values[(size_t)x * (size_t)target.stride + (size_t)row] = source[x];
  }
}

/// Different columns as lanes, of all rows.
static void take_columns(lanes rows, const int32_t *row_of, const int32_t *starts, int32_t count, lanes target) {
  for (int32_t lane = 0; lane < target.stride; lane++) {
    const uint16_t *source = rows.values + (size_t)starts[lane < count ? lane : 0] * (size_t)rows.stride;
    for (int32_t y = 0; y < target.length; y++) {
      target.values[(size_t)y * (size_t)target.stride + (size_t)lane] = source[row_of[y]];
    }
  }
}

static void put_columns(lanes columns, const int32_t *column_of, stills_plane plane) {
  for (int32_t y = 0; y < plane.height; y++) {
    const uint16_t *source = columns.values + (size_t)y * (size_t)columns.stride;
    uint16_t *row = plane.values + (size_t)y * (size_t)plane.width;
    for (int32_t x = 0; x < plane.width; x++) row[x] = source[column_of[x]];
  }
}

int stills_blur(stills_plane plane, const stills_average *average) {
  size_t width = (size_t)plane.width, height = (size_t)plane.height;
  if (width == 0 || height == 0) return 1;
  size_t most = (width + 3) * (height + 3);
  int32_t *row_of = malloc((2 * height + 2 * width) * sizeof *row_of);
  uint16_t *first = malloc(most * sizeof *first), *second = malloc(most * sizeof *second);
  uint16_t *third = malloc(most * sizeof *third);
  int is_done = row_of && first && second && third;
  if (is_done) {
    int32_t *row_starts = row_of + height, *column_of = row_starts + height, *column_starts = column_of + width;
    int32_t row_count = find_rows(plane, row_of, row_starts);
    lanes rows = {first, rounded_up(row_count), plane.width};
    take_rows(plane, row_starts, row_count, rows);
    is_done = average_thrice(&rows, &second, average);
    int32_t column_count = find_columns(rows, column_of, column_starts);
    // The memory that is free now, whichever it is.
    lanes columns = {second, rounded_up(column_count), plane.height};
    take_columns(rows, row_of, column_starts, column_count, columns);
    is_done = is_done && average_thrice(&columns, &third, average);
    if (is_done) put_columns(columns, column_of, plane);
    first = rows.values, second = columns.values;
  }
  free(row_of), free(first), free(second), free(third);
  return is_done;
}
