#include "CStillsPixels.h"
#include <string.h>

// Four at once: debug builds do not optimise C either, and take as long for four as for one.
typedef uint32_t four_words __attribute__((vector_size(16)));
typedef uint8_t four_bytes __attribute__((vector_size(4)));
typedef four_words loose_words __attribute__((aligned(4), may_alias));
typedef uint64_t loose_long __attribute__((aligned(1), may_alias));
typedef uint32_t loose_word __attribute__((aligned(1), may_alias));
typedef four_bytes loose_bytes __attribute__((aligned(1), may_alias));

size_t stills_span_byte_count(stills_span span) {
  if (span.last < 0) return 0;
  int32_t whole = span.whole_last - span.whole_first + 1;
  return (size_t)((span.last - span.first + 1 - whole + 3) & ~3);
}

// MARK: - From a picture of coverage

/// Where the bytes that are `byte` end, from `x` on.
static int32_t end_of(uint8_t byte, const uint8_t *line, int32_t x, int32_t width) {
  uint64_t eight = byte * 0x0101010101010101u;
  while (x + 8 <= width && *(const loose_long *)(line + x) == eight) x += 8;
  while (x < width && line[x] == byte) x++;
  return x;
}

/// Where a run of wholly covered pixels begins, from `x` on.
static int32_t start_of_whole(const uint8_t *line, int32_t x, int32_t end) {
  const uint8_t *found = memchr(line + x, 255, (size_t)(end - x));
  return found ? (int32_t)(found - line) : end;
}

/// Our choice: shorter runs are not worth the telling apart.
enum { SHORTEST_RUN = 8 };

static stills_span span_of(const uint8_t *line, int32_t width) {
  stills_span span = {INT32_MAX, -1, 0, -1};
  int32_t first = end_of(0, line, 0, width), last = width - 1;
  if (first == width) return span;
  while (line[last] == 0) last--;
  span.first = first, span.last = last;
  int32_t longest = SHORTEST_RUN - 1;
  for (int32_t x = start_of_whole(line, first, last + 1); x <= last;) {
    int32_t end = end_of(255, line, x, last + 1);
    if (end - x > longest) longest = end - x, span.whole_first = x, span.whole_last = end - 1;
    x = start_of_whole(line, end, last + 1);
  }
  return span;
}

size_t stills_mask_measure(
    const uint8_t *coverage, size_t stride, int32_t width, int32_t height, stills_span *spans, stills_rect *covered) {
  stills_rect rect = {width, height, 0, 0};
  size_t count = 0;
  for (int32_t y = 0; y < height; y++) {
    stills_span span = span_of(coverage + (size_t)y * stride, width);
    spans[y] = span;
    if (span.last < 0) continue;
    count += stills_span_byte_count(span);
    if (span.first < rect.left) rect.left = span.first;
    if (span.last >= rect.right) rect.right = span.last + 1;
    if (y < rect.top) rect.top = y;
    rect.bottom = y + 1;
  }
  *covered = rect;
  return count;
}

static int holds(stills_span span, stills_rect rect) {
  return span.last >= 0 && span.whole_first <= rect.left && span.whole_last + 1 >= rect.right;
}

stills_rect stills_mask_core(const stills_span *spans, stills_rect covered) {
  if (covered.bottom <= covered.top) return (stills_rect){0, 0, 0, 0};
  int32_t middle = (covered.top + covered.bottom) / 2;
  stills_rect core = {spans[middle].whole_first, middle, spans[middle].whole_last + 1, middle + 1};
  if (core.right <= core.left) return (stills_rect){0, 0, 0, 0};
  while (core.top > covered.top && holds(spans[core.top - 1], core)) core.top--;
  while (core.bottom < covered.bottom && holds(spans[core.bottom], core)) core.bottom++;
  return core;
}

void stills_mask_pack(const uint8_t *coverage, size_t stride, int32_t height, const stills_span *spans, uint8_t *bytes) {
  for (int32_t y = 0; y < height; y++, coverage += stride) {
    stills_span span = spans[y];
    if (span.last < 0) continue;
    int32_t before = span.last - span.first + 1, after = 0;
    if (span.whole_last >= span.whole_first) {
      before = span.whole_first - span.first, after = span.last - span.whole_last;
      memcpy(bytes + before, coverage + span.whole_last + 1, (size_t)after);
    }
    memcpy(bytes, coverage + span.first, (size_t)before);
    size_t count = stills_span_byte_count(span), used = (size_t)(before + after);
    memset(bytes + used, 0, count - used);
    bytes += count;
  }
}

// MARK: - Painting

/// Each byte of a word times `factor` / 255, rounded to the nearest.
#define SCALED(word, factor)                                                       \
  do {                                                                             \
    low = ((word)&0x00ff00ffu) * (factor) + 0x00800080u;                           \
    low = ((low + (low >> 8 & 0x00ff00ffu)) >> 8) & 0x00ff00ffu;                   \
    high = ((word) >> 8 & 0x00ff00ffu) * (factor) + 0x00800080u;                   \
    low |= (high + (high >> 8 & 0x00ff00ffu)) & 0xff00ff00u;                       \
  } while (0)

/// Four pixels that are all free, or all covered by an opaque colour, are dealt with at once.
static void paint(uint32_t color, const uint8_t *coverage, uint32_t *row, int32_t count) {
  int is_opaque = color >> 24 == 255;
  four_words colors = {color, color, color, color};
  for (; count >= 4; coverage += 4, row += 4, count -= 4) {
    uint32_t all = *(const loose_word *)coverage;
    if (all == 0) continue;
    if (all == 0xffffffffu && is_opaque) {
      *(loose_words *)row = colors;
      continue;
    }
    four_words low, high, source, under = *(loose_words *)row;
    four_words parts = __builtin_convertvector(*(const loose_bytes *)coverage, four_words);
    SCALED(colors, parts);
    source = low;
    SCALED(under, 255 - (source >> 24));
    *(loose_words *)row = source + low;
  }
  for (; count > 0; coverage++, row++, count--) {
    uint32_t low, high, source;
    SCALED(color, (uint32_t)*coverage);
    source = low;
    SCALED(*row, 255 - (source >> 24));
    *row = source + low;
  }
}

/// A colour over pixels that are covered wholly.
static void paint_whole(uint32_t color, uint32_t *row, int32_t count) {
  uint32_t rest = 255 - (color >> 24);
  if (rest == 0) return stills_fill(row, (size_t)count, (size_t)count, 1, color);
  for (; count >= 4; row += 4, count -= 4) {
    four_words low, high, under = *(loose_words *)row;
    SCALED(under, rest);
    *(loose_words *)row = color + low;
  }
  for (; count > 0; row++, count--) {
    uint32_t low, high;
    SCALED(*row, rest);
    *row = color + low;
  }
}

/// A row of a mask: the part that is covered wholly lies between two that have bytes.
static void paint_row(uint32_t color, stills_span span, const uint8_t *bytes, uint32_t *row, int32_t left, int32_t right) {
  int32_t whole = span.whole_first, end = span.whole_last + 1;
  if (end <= whole) whole = end = span.last + 1;
  int32_t stop = right < whole ? right : whole;
  if (left < stop) paint(color, bytes + (left - span.first), row + left, stop - left);
  int32_t from = left > whole ? left : whole, to = right < end ? right : end;
  if (from < to) paint_whole(color, row + from, to - from);
  from = left > end ? left : end;
  if (from < right) paint(color, bytes + (whole - span.first) + (from - end), row + from, right - from);
}

void stills_mask_paint(
    const stills_mask *m, uint32_t color, int32_t shift_x, int32_t shift_y, const stills_rect *clips, size_t clip_count,
    uint32_t *words, size_t stride) {
  const uint8_t *bytes = m->bytes;
  for (int32_t row = 0; row < m->height; row++) {
    stills_span span = m->spans[row];
    if (span.last < 0) continue;
    // Within the mask: a span of sums may end beyond it.
    int32_t first = span.first, last = span.last < m->width ? span.last : m->width - 1, y = row + shift_y;
    for (size_t i = 0; i < clip_count; i++) {
      stills_rect clip = clips[i];
      if (y < clip.top || y >= clip.bottom) continue;
      int32_t left = clip.left - shift_x > first ? clip.left - shift_x : first;
      int32_t right = clip.right - shift_x < last + 1 ? clip.right - shift_x : last + 1;
      uint32_t *line = words + ((ptrdiff_t)y * (ptrdiff_t)stride + shift_x);
      if (left < right) paint_row(color, span, bytes, line, left, right);
    }
    bytes += stills_span_byte_count(span);
  }
}

void stills_mask_write(const stills_mask *m, uint8_t *target, size_t stride) {
  const uint8_t *bytes = m->bytes;
  for (int32_t y = 0; y < m->height; y++, target += stride) {
    stills_span span = m->spans[y];
    if (span.last < 0) continue;
    int32_t last = span.last < m->width ? span.last : m->width - 1, before = last - span.first + 1;
    if (span.whole_last >= span.whole_first) {
      before = span.whole_first - span.first;
      memset(target + span.whole_first, 255, (size_t)(span.whole_last - span.whole_first + 1));
      memcpy(target + span.whole_last + 1, bytes + before, (size_t)(last - span.whole_last));
    }
    if (before > 0) memcpy(target + span.first, bytes, (size_t)before);
    bytes += stills_span_byte_count(span);
  }
}
