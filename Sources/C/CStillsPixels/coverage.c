#include "CStillsPixels.h"
#include <string.h>

// Only additions, multiplications and divisions in a fixed order: the same on every processor.
#pragma STDC FP_CONTRACT OFF

// Four at once: debug builds do not optimise C either, and take as long for four as for one.
typedef float four_floats __attribute__((vector_size(16)));
typedef int32_t four_ints __attribute__((vector_size(16)));
typedef uint32_t four_words __attribute__((vector_size(16)));
typedef uint8_t four_bytes __attribute__((vector_size(4)));
typedef four_words loose_words __attribute__((aligned(4), may_alias));
typedef uint64_t loose_long __attribute__((aligned(1), may_alias));
typedef uint32_t loose_word __attribute__((aligned(1), may_alias));
typedef four_bytes loose_bytes __attribute__((aligned(1), may_alias));

void stills_widen_bounds(stills_bounds *bounds, stills_bounds rect, stills_placement p) {
  stills_bounds placed = {0};
  for (int corner = 0; corner < 4; corner++) {
    float x = corner & 1 ? rect.right : rect.left, y = corner & 2 ? rect.bottom : rect.top;
    float u = p.a * x + p.c * y, v = p.b * x + p.d * y;
    if (corner == 0 || u < placed.left) placed.left = u;
    if (corner == 0 || v < placed.top) placed.top = v;
    if (corner == 0 || u > placed.right) placed.right = u;
    if (corner == 0 || v > placed.bottom) placed.bottom = v;
  }
  if (placed.left + p.x < bounds->left) bounds->left = placed.left + p.x;
  if (placed.top + p.y < bounds->top) bounds->top = placed.top + p.y;
  if (placed.right + p.x > bounds->right) bounds->right = placed.right + p.x;
  if (placed.bottom + p.y > bounds->bottom) bounds->bottom = placed.bottom + p.y;
}

void stills_coverage_begin(const stills_coverage *c) {
  for (int32_t y = 0; y < c->height; y++) c->spans[y] = (stills_span){INT32_MAX, -1, 0, -1};
}

// MARK: - Adding lines

static int32_t rounded_up(float value) {
  int32_t whole = (int32_t)value;
  return (float)whole < value ? whole + 1 : whole;
}

/// A piece over several pixels: a triangle in the first and the last one, trapezoids between.
static void add_wide_piece(float *row, int32_t left, int32_t right, float x0, float x1, float amount) {
  float scale = 1 / (x1 - x0);
  float start_part = x0 - (float)left, end_part = x1 - (float)right + 1;
  float first = 0.5f * scale * (1 - start_part) * (1 - start_part), last = 0.5f * scale * end_part * end_part;
  row[left] += amount * first;
  if (right == left + 2) {
    row[left + 1] += amount * (1 - first - last);
  } else {
    float second = scale * (1.5f - start_part);
    row[left + 1] += amount * (second - first);
    for (int32_t x = left + 2; x < right - 1; x++) row[x] += amount * scale;
    float before = second + (float)(right - left - 3) * scale;
    row[right - 1] += amount * (1 - before - last);
  }
  row[right] += amount * last;
}

/// A line in pixels from the area's corner, within the area from left to right.
static void add_line(const stills_coverage *c, float x0, float y0, float x1, float y1) {
  if (y0 == y1) return;
  float x = x0, top = y0, bottom_x = x1, bottom = y1;
  int is_down = y0 < y1;
  if (!is_down) x = x1, top = y1, bottom_x = x0, bottom = y0;
  float slope = (bottom_x - x) / (bottom - top);
  int32_t y = (int32_t)top, end = rounded_up(bottom), width = c->width;
  if (y < 0) y = 0;
  if (end > c->height) end = c->height;
  if (y >= end) return;
  if (top < 0) x = x - top * slope;
  float *row = c->sums + (size_t)y * (size_t)(width + STILLS_COVERAGE_MARGIN);
  stills_span *span = c->spans + y;
  for (; y < end; y++, span++, row += width + STILLS_COVERAGE_MARGIN) {
    float from = (float)y, to = (float)(y + 1);
    if (from < top) from = top;
    if (to > bottom) to = bottom;
    // The part of the line within one row: its height, negative upwards.
    float piece = to - from, next = x + slope * piece, amount = is_down ? piece : -piece;
    float low = x, high = next;
    if (next < x) low = next, high = x;
    x = next;
    // Rounding may bring a line a hair over the edges.
    int32_t left = (int32_t)low, right = rounded_up(high);
    if (left < 0) left = 0;
    if (left > width) left = width;
    if (right < 0) right = 0;
    if (right > width + 1) right = width + 1;
    if (left < span->first) span->first = left;
    int32_t last = right > left + 1 ? right : left + 1;
    if (last > span->last) span->last = last;
    if (right > left + 1) {
      add_wide_piece(row, left, right, low, high, amount);
    } else {
      float share = 0.5f * (low + high) - (float)left;
      if (share < 0) share = 0;
      if (share > 1) share = 1;
      row[left] += amount - amount * share;
      row[left + 1] += amount * share;
    }
  }
}

void stills_coverage_add(
    const stills_coverage *c, const float *points, const intptr_t *ends, size_t run_count, stills_placement place) {
  intptr_t start = 0;
  for (size_t run = 0; run < run_count; run++) {
    intptr_t end = ends[run];
    const float *point = points + 2 * (end - 1);
    float x0 = place.a * point[0] + place.c * point[1] + place.x, y0 = place.b * point[0] + place.d * point[1] + place.y;
    point = points + 2 * start;
    for (; start < end; start++, point += 2) {
      float x1 = place.a * point[0] + place.c * point[1] + place.x;
      float y1 = place.b * point[0] + place.d * point[1] + place.y;
      add_line(c, x0, y0, x1, y1);
      x0 = x1, y0 = y1;
    }
  }
}

// MARK: - Sweeping

/// Sums a row up from the left into bytes, and leaves zeros. Where four sums are zero, coverage stays what it was. The row
/// and the bytes have room for three more at their ends.
static void sweep(float *row, int32_t count, uint8_t *line) {
  const four_floats one = {1, 1, 1, 1};
  float sum = 0;
  uint32_t same = 0;
  for (float *end = row + count; row < end; row += 4, line += 4) {
    loose_long *bits = (loose_long *)row;
    if ((bits[0] | bits[1]) == 0) {
      *(loose_word *)line = same;
      continue;
    }
    // In this order: sums of floats depend on it.
    float first = sum + row[0], second = first + row[1], third = second + row[2];
    sum = third + row[3];
    bits[0] = bits[1] = 0;
    four_words most = (four_words)(four_floats){first, second, third, sum} & 0x7fffffffu;
    four_words is_part = (four_words)((four_floats)most < one);
    most = (most & is_part) | ((four_words)one & ~is_part);
    four_bytes bytes = __builtin_convertvector(__builtin_convertvector((four_floats)most * 255 + 0.5f, four_ints), four_bytes);
    *(loose_bytes *)line = bytes;
    same = bytes[3] * 0x01010101u;
  }
}

size_t stills_coverage_byte_count(const stills_coverage *c) {
  size_t count = 0;
  for (int32_t y = 0; y < c->height; y++) count += stills_span_byte_count(c->spans[y]);
  return count;
}

void stills_coverage_take(const stills_coverage *c, uint8_t *bytes) {
  float *row = c->sums;
  for (int32_t y = 0; y < c->height; y++, row += c->width + STILLS_COVERAGE_MARGIN) {
    stills_span span = c->spans[y];
    if (span.last < 0) continue;
    sweep(row + span.first, span.last - span.first + 1, bytes);
    bytes += stills_span_byte_count(span);
  }
}
