#include "CStillsPixels.h"
#include <wchar.h>

_Static_assert(sizeof(wchar_t) == sizeof(uint32_t), "a wide character is as wide as a pixel");

// The C library's own loop, which is fast in debug builds too.
void stills_fill(uint32_t *words, size_t stride, size_t width, size_t height, uint32_t word) {
  if (width == stride) {
    wmemset((wchar_t *)words, (wchar_t)word, width * height);
    return;
  }
  for (size_t y = 0; y < height; y++) wmemset((wchar_t *)(words + y * stride), (wchar_t)word, width);
}
