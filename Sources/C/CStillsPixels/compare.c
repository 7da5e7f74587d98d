#include "CStillsPixels.h"
#include <string.h>

// The same verdict on every processor: plain arithmetic in a fixed order, nothing fused, no library functions.
#pragma STDC FP_CONTRACT OFF

// MARK: - Colours

typedef struct {
  double x, y, z;
} triple;

/// A pixel as it shows over a ground of one grey, each channel from 0 to 255.
static triple over(uint32_t word, double ground) {
  double rest = ground * (255 - (word >> 24)) / 255;
  return (triple){(word >> 16 & 255) + rest, (word >> 8 & 255) + rest, (word & 255) + rest};
}

/// By Newton's method from above: it falls until it stands still.
static double root(double value, int degree) {
  if (value <= 0) return 0;
  double x = value > 1 ? value : 1;
  for (int step = 0; step < 100; step++) {
    double power = 1;
    for (int i = 1; i < degree; i++) power *= x;
    double next = ((degree - 1) * x + value / power) / degree;
    if (next >= x) break;
    x = next;
  }
  return x;
}

/// sRGB to linear light (IEC 61966-2-1), from 0…255 to 0…1.
static double linear(double value) {
  double part = value / 255;
  if (part <= 0.04045) return part / 12.92;
  double base = (part + 0.055) / 1.055, fifth = root(base, 5);
  return base * base * fifth * fifth;
}

/// CIELAB's curve: a cube root with a straight start (CIE 15).
static double lightness(double value) { return value > 216.0 / 24389 ? root(value, 3) : (24389.0 / 27 * value + 16) / 116; }

/// CIELAB of sRGB, D65.
static triple lab(triple color) {
  double r = linear(color.x), g = linear(color.y), b = linear(color.z);
  double x = lightness((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  double y = lightness(0.2126729 * r + 0.7151522 * g + 0.0721750 * b);
  double z = lightness((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883);
  return (triple){116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

static double square_distance(triple a, triple b) {
  double x = a.x - b.x, y = a.y - b.y, z = a.z - b.z;
  return x * x + y * y + z * z;
}

/// The square of ΔE 1976, over whichever of black and white tells the two better apart.
static double color_distance_squared(uint32_t a, uint32_t b) {
  double white = square_distance(lab(over(a, 255)), lab(over(b, 255)));
  if (a >> 24 == 255 && b >> 24 == 255) return white;
  double black = square_distance(lab(over(a, 0)), lab(over(b, 0)));
  return white > black ? white : black;
}

static double brightness(triple c) { return 0.29889531 * c.x + 0.58662247 * c.y + 0.11448223 * c.z; }

/// The square of the distance of two colours on white in YIQ, 1 for black and white, with the weights of Kotsarenko and
/// Ramos, "Measuring perceived color difference using YIQ" (2010).
static double yiq_distance_squared(uint32_t a, uint32_t b) {
  triple p = over(a, 255), q = over(b, 255), d = {p.x - q.x, p.y - q.y, p.z - q.z};
  double y = brightness(d);
  double i = 0.59597799 * d.x - 0.27417610 * d.y - 0.32180189 * d.z;
  double k = 0.21147017 * d.x - 0.52261711 * d.y + 0.31114694 * d.z;
  // 35215 is the largest value that 8-bit colours reach.
  return (0.5053 * y * y + 0.299 * i * i + 0.1957 * k * k) / 35215;
}

// MARK: - Antialiasing

static uint32_t word_at(stills_picture p, int32_t x, int32_t y) { return p.words[(size_t)y * (size_t)p.width + (size_t)x]; }

/// Whether at least three of the pixels around are the very same, as inside of areas.
static int has_siblings(stills_picture p, int32_t x, int32_t y) {
  uint32_t middle = word_at(p, x, y);
  // Beyond the edge of the picture lies more of the same.
  int count = x == 0 || y == 0 || x == p.width - 1 || y == p.height - 1;
  for (int32_t v = y > 0 ? y - 1 : 0; v <= y + 1 && v < p.height; v++)
    for (int32_t u = x > 0 ? x - 1 : 0; u <= x + 1 && u < p.width; u++)
      if ((u != x || v != y) && word_at(p, u, v) == middle && ++count > 2) return 1;
  return 0;
}

/// Whether the pixel lies between a darker and a brighter neighbour, one of which is part of an area in both pictures: the
/// edge of a shape (after Vyšniauskas, "Anti-aliased pixel and intensity slope detector", 2009).
static int is_edge(stills_picture p, stills_picture other, int32_t x, int32_t y) {
  double middle = brightness(over(word_at(p, x, y), 255)), darkest = 0, brightest = 0;
  int32_t dark_x = 0, dark_y = 0, bright_x = 0, bright_y = 0;
  int same = x == 0 || y == 0 || x == p.width - 1 || y == p.height - 1;
  for (int32_t v = y > 0 ? y - 1 : 0; v <= y + 1 && v < p.height; v++)
    for (int32_t u = x > 0 ? x - 1 : 0; u <= x + 1 && u < p.width; u++) {
      if (u == x && v == y) continue;
      double delta = brightness(over(word_at(p, u, v), 255)) - middle;
      if (delta == 0) {
        if (++same > 2) return 0;
      } else if (delta < darkest) {
        darkest = delta, dark_x = u, dark_y = v;
      } else if (delta > brightest) {
        brightest = delta, bright_x = u, bright_y = v;
      }
    }
  if (darkest == 0 || brightest == 0) return 0;
  return (has_siblings(p, dark_x, dark_y) && has_siblings(other, dark_x, dark_y)) ||
         (has_siblings(p, bright_x, bright_y) && has_siblings(other, bright_x, bright_y));
}

// MARK: - Comparing

enum { SAME, CHANGED, ANTIALIASED };

static int is_ignored(const stills_rules *rules, int32_t x, int32_t y) {
  for (int32_t i = 0; i < rules->ignored_count; i++) {
    stills_rect r = rules->ignored[i];
    if (x >= r.left && x < r.right && y >= r.top && y < r.bottom) return 1;
  }
  return 0;
}

/// Of a pixel that both pictures have and that is not the very same in both.
static int verdict(stills_picture a, stills_picture b, const stills_rules *rules, int32_t x, int32_t y) {
  if (is_ignored(rules, x, y)) return SAME;
  uint32_t first = word_at(a, x, y), second = word_at(b, x, y);
  if (rules->threshold >= 0 && yiq_distance_squared(first, second) <= rules->threshold * rules->threshold) return SAME;
  if (rules->color_distance >= 0 &&
      color_distance_squared(first, second) <= rules->color_distance * rules->color_distance)
    return SAME;
  // Neighbours are looked up at the same places in both pictures.
  if (rules->ignores_antialiasing && a.width == b.width && a.height == b.height &&
      (is_edge(a, b, x, y) || is_edge(b, a, x, y)))
    return ANTIALIASED;
  return CHANGED;
}

static int32_t worst_channel(uint32_t a, uint32_t b) {
  int32_t worst = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    int32_t delta = (int32_t)(a >> shift & 255) - (int32_t)(b >> shift & 255);
    if (delta < 0) delta = -delta;
    if (delta > worst) worst = delta;
  }
  return worst;
}

static void include(stills_figures *figures, int32_t x, int32_t y) {
  if (figures->changed++ == 0) {
    figures->bounds = (stills_rect){x, y, x + 1, y + 1};
    return;
  }
  if (x < figures->bounds.left) figures->bounds.left = x;
  if (x >= figures->bounds.right) figures->bounds.right = x + 1;
  if (y < figures->bounds.top) figures->bounds.top = y;
  if (y >= figures->bounds.bottom) figures->bounds.bottom = y + 1;
}

/// Pixels from `x` to `end` of a row that one of the two pictures lacks.
static void compare_lone(
    stills_figures *figures, const stills_rules *rules, stills_picture p, int32_t x, int32_t end, int32_t y) {
  for (; x < end; x++) {
    if (is_ignored(rules, x, y)) continue;
    include(figures, x, y);
    int32_t worst = x < p.width && y < p.height ? worst_channel(word_at(p, x, y), 0) : 255;
    if (worst > figures->worst) figures->worst = worst;
  }
}

stills_figures stills_compare(stills_picture a, stills_picture b, const stills_rules *rules) {
  stills_figures figures = {0};
  int32_t width = a.width < b.width ? a.width : b.width, height = a.height < b.height ? a.height : b.height;
  int32_t most_wide = a.width > b.width ? a.width : b.width, most_high = a.height > b.height ? a.height : b.height;
  for (int32_t y = 0; y < height; y++) {
    const uint32_t *first = a.words + (size_t)y * (size_t)a.width, *second = b.words + (size_t)y * (size_t)b.width;
    if (memcmp(first, second, (size_t)width * 4) != 0)
      for (int32_t x = 0; x < width; x++) {
        if (first[x] == second[x]) continue;
        switch (verdict(a, b, rules, x, y)) {
        case CHANGED: {
          include(&figures, x, y);
          int32_t worst = worst_channel(first[x], second[x]);
          if (worst > figures.worst) figures.worst = worst;
          break;
        }
        case ANTIALIASED: figures.antialiased++; break;
        default: break;
        }
      }
    if (width < most_wide) compare_lone(&figures, rules, a.width > b.width ? a : b, width, most_wide, y);
  }
  for (int32_t y = height; y < most_high; y++)
    compare_lone(&figures, rules, a.height > b.height ? a : b, 0, most_wide, y);
  return figures;
}

// MARK: - Showing

/// A quarter as dark as it shows on white.
static uint32_t faded(uint32_t word) {
  uint32_t white = 255 - (word >> 24);
  uint32_t light = ((word >> 16 & 255) * 54 + (word >> 8 & 255) * 183 + (word & 255) * 19) / 256 + white;
  if (light > 255) light = 255;
  light = 255 - (255 - light) / 4;
  return 0xff000000u | light << 16 | light << 8 | light;
}

void stills_difference(stills_picture a, stills_picture b, const stills_rules *rules, uint32_t *result) {
  int32_t width = a.width > b.width ? a.width : b.width, height = a.height > b.height ? a.height : b.height;
  for (int32_t y = 0; y < height; y++)
    for (int32_t x = 0; x < width; x++, result++) {
      int in_a = x < a.width && y < a.height, in_b = x < b.width && y < b.height;
      if (in_a && in_b) {
        uint32_t first = word_at(a, x, y), second = word_at(b, x, y);
        int what = first == second ? SAME : verdict(a, b, rules, x, y);
        if (what == SAME) {
          *result = faded(first);
        } else if (what == ANTIALIASED) {
          *result = 0xffffd60au;
        } else {
          // The more it differs, the stronger.
          int32_t worst = worst_channel(first, second), rest = worst > 160 ? 0 : 160 - worst;
          *result = 0xffff0000u | (uint32_t)rest << 8 | (uint32_t)rest;
        }
      } else if (is_ignored(rules, x, y)) {
        *result = 0xffffffffu;
      } else {
        // What one lacks is striped, so that it does not look like a change of colour.
        *result = in_a || in_b ? ((x + y) / 6 % 2 ? 0xffff6b6bu : 0xffffc2c2u) : 0xffffffffu;
      }
    }
}
