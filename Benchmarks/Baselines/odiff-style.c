// What odiff and its like do, with the library that odiff reads PNG with: decode both pictures, compare them pixel by
// pixel in YIQ, write a picture of the difference. A measure for `stills diff`.
// usage: odiff-style EXPECTED.png ACTUAL.png DIFFERENCE.png [TIMES]; prints milliseconds a time
#include <spng.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
  uint32_t width, height;
  uint8_t *rgba;
} picture;

static picture load(const char *path) {
  picture result = {0};
  FILE *file = fopen(path, "rb");
  if (!file) exit(2);
  spng_ctx *context = spng_ctx_new(0);
  spng_set_png_file(context, file);
  struct spng_ihdr header;
  size_t size;
  if (spng_get_ihdr(context, &header) || spng_decoded_image_size(context, SPNG_FMT_RGBA8, &size)) exit(2);
  result = (picture){header.width, header.height, malloc(size)};
  if (spng_decode_image(context, result.rgba, size, SPNG_FMT_RGBA8, 0)) exit(2);
  spng_ctx_free(context);
  fclose(file);
  return result;
}

static void store(const char *path, picture p) {
  FILE *file = fopen(path, "wb");
  if (!file) exit(2);
  spng_ctx *context = spng_ctx_new(SPNG_CTX_ENCODER);
  spng_set_png_file(context, file);
  spng_set_option(context, SPNG_IMG_COMPRESSION_LEVEL, 1);
  struct spng_ihdr header = {.width = p.width, .height = p.height, .bit_depth = 8, .color_type = SPNG_COLOR_TYPE_TRUECOLOR_ALPHA};
  spng_set_ihdr(context, &header);
  if (spng_encode_image(context, p.rgba, (size_t)p.width * p.height * 4, SPNG_FMT_PNG, SPNG_ENCODE_FINALIZE)) exit(2);
  spng_ctx_free(context);
  fclose(file);
}

static float distance(const uint8_t *a, const uint8_t *b) {
  float r = (float)a[0] - b[0], g = (float)a[1] - b[1], u = (float)a[2] - b[2];
  float y = 0.2989f * r + 0.5866f * g + 0.1145f * u, i = 0.5960f * r - 0.2742f * g - 0.3218f * u;
  float q = 0.2115f * r - 0.5226f * g + 0.3111f * u;
  return 0.5053f * y * y + 0.299f * i * i + 0.1957f * q * q;
}

int main(int count, char **words) {
  if (count < 4) return 2;
  int times = count > 4 ? atoi(words[4]) : 1;
  size_t changed = 0;
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  for (int time = 0; time < times; time++) {
    picture a = load(words[1]), b = load(words[2]);
    if (a.width != b.width || a.height != b.height) return 2;
    changed = 0;
    for (size_t i = 0; i < (size_t)a.width * a.height; i++) {
      uint8_t *first = a.rgba + 4 * i, *second = b.rgba + 4 * i;
      if (memcmp(first, second, 4) == 0 || distance(first, second) <= 0.01f * 35215) continue;
      changed++;
      memcpy(second, (uint8_t[]){255, 0, 0, 255}, 4);
    }
    store(words[3], b);
    free(a.rgba);
    free(b.rgba);
  }
  clock_gettime(CLOCK_MONOTONIC, &end);
  double elapsed = (end.tv_sec - start.tv_sec) * 1e3 + (end.tv_nsec - start.tv_nsec) / 1e6;
  printf("%.3f %zu\n", elapsed / times, changed);
  return 0;
}
