#include "CStillsPixels.h"

static uint8_t paeth(int left, int above, int corner) {
  int to_left = above - corner, to_above = left - corner, to_corner = to_left + to_above;
  if (to_left < 0) to_left = -to_left;
  if (to_above < 0) to_above = -to_above;
  if (to_corner < 0) to_corner = -to_corner;
  if (to_left <= to_above && to_left <= to_corner) return (uint8_t)left;
  return (uint8_t)(to_above <= to_corner ? above : corner);
}

void stills_png_unfilter(int filter, uint8_t *row, const uint8_t *above, size_t count, size_t pixel_bytes) {
  switch (filter) {
  case 1:
    for (size_t i = pixel_bytes; i < count; i++) row[i] += row[i - pixel_bytes];
    break;
  case 2:
    if (above)
      for (size_t i = 0; i < count; i++) row[i] += above[i];
    break;
  case 3:
    for (size_t i = 0; i < count; i++) {
      int left = i >= pixel_bytes ? row[i - pixel_bytes] : 0;
      row[i] += (uint8_t)((left + (above ? above[i] : 0)) / 2);
    }
    break;
  case 4:
    for (size_t i = 0; i < count; i++) {
      int left = i >= pixel_bytes ? row[i - pixel_bytes] : 0;
      int corner = above && i >= pixel_bytes ? above[i - pixel_bytes] : 0;
      row[i] += paeth(left, above ? above[i] : 0, corner);
    }
    break;
  default: break;
  }
}

static uint32_t sample_at(const stills_png_samples *samples, const uint8_t *row, size_t index) {
  switch (samples->depth) {
  case 16: return (uint32_t)row[2 * index] << 8 | row[2 * index + 1];
  case 8: return row[index];
  default: {
    size_t bit = index * (size_t)samples->depth;
    return (uint32_t)row[bit / 8] >> (8 - (size_t)samples->depth - bit % 8) & ((1u << samples->depth) - 1);
  }
  }
}

static uint8_t to_byte(const stills_png_samples *samples, uint32_t value) {
  uint32_t most = (1u << samples->depth) - 1;
  return (uint8_t)((value * 255 + most / 2) / most);
}

void stills_png_expand(const stills_png_samples *samples, const uint8_t *row, size_t count, uint8_t *target, size_t step) {
  for (size_t x = 0; x < count; x++, target += step) {
    switch (samples->color_type) {
    case 3: {
      const uint8_t *color = samples->palette + 4 * (sample_at(samples, row, x) & 255);
      target[0] = color[0], target[1] = color[1], target[2] = color[2], target[3] = color[3];
      break;
    }
    case 0:
    case 4: {
      size_t channels = samples->color_type == 4 ? 2 : 1;
      uint32_t grey = sample_at(samples, row, x * channels);
      target[0] = target[1] = target[2] = to_byte(samples, grey);
      if (channels == 2)
        target[3] = to_byte(samples, sample_at(samples, row, x * 2 + 1));
      else
        target[3] = samples->has_transparent && grey == samples->transparent[0] ? 0 : 255;
      break;
    }
    default: {
      size_t channels = samples->color_type == 6 ? 4 : 3;
      uint32_t color[3];
      for (size_t i = 0; i < 3; i++) {
        color[i] = sample_at(samples, row, x * channels + i);
        target[i] = to_byte(samples, color[i]);
      }
      if (channels == 4)
        target[3] = to_byte(samples, sample_at(samples, row, x * 4 + 3));
      else
        target[3] = samples->has_transparent && color[0] == samples->transparent[0] &&
                            color[1] == samples->transparent[1] && color[2] == samples->transparent[2]
                        ? 0
                        : 255;
    }
    }
  }
}

void stills_words_from_rgb(const uint8_t *bytes, size_t count, uint32_t *words) {
  for (size_t i = 0; i < count; i++, bytes += 3)
    words[i] = 0xff000000u | (uint32_t)bytes[0] << 16 | (uint32_t)bytes[1] << 8 | bytes[2];
}

static uint32_t premultiplied(uint32_t value, uint32_t alpha) { return (value * alpha + 127) / 255; }

void stills_words_from_rgba(const uint8_t *bytes, size_t count, uint32_t *words) {
  for (size_t i = 0; i < count; i++, bytes += 4) {
    uint32_t alpha = bytes[3];
    if (alpha == 255)
      words[i] = 0xff000000u | (uint32_t)bytes[0] << 16 | (uint32_t)bytes[1] << 8 | bytes[2];
    else
      words[i] = alpha << 24 | premultiplied(bytes[0], alpha) << 16 | premultiplied(bytes[1], alpha) << 8 |
                 premultiplied(bytes[2], alpha);
  }
}

void stills_words_from_cmyk(uint32_t *words, size_t count, int is_inverted) {
  uint32_t flip = is_inverted ? 0 : 255;
  for (size_t i = 0; i < count; i++) {
    const uint8_t *ink = (const uint8_t *)(words + i);
    uint32_t black = ink[3] ^ flip;
    uint32_t red = premultiplied(ink[0] ^ flip, black), green = premultiplied(ink[1] ^ flip, black);
    words[i] = 0xff000000u | red << 16 | green << 8 | premultiplied(ink[2] ^ flip, black);
  }
}
