#include "CStillsPixels.h"
#include <math.h>

_Static_assert(sizeof(stills_path_cell) == 16, "a cell is as large as Cairo's");

stills_bounds stills_path_bounds(const stills_path_cell *cells, int32_t count) {
  stills_bounds bounds = {INFINITY, INFINITY, -INFINITY, -INFINITY};
  for (int32_t i = 0; i < count; i += cells[i].header.count) {
    for (int32_t k = i + 1; k < i + cells[i].header.count; k++) {
      float x = (float)cells[k].point.x, y = (float)cells[k].point.y;
      if (x < bounds.left) bounds.left = x;
      if (x > bounds.right) bounds.right = x;
      if (y < bounds.top) bounds.top = y;
      if (y > bounds.bottom) bounds.bottom = y;
    }
  }
  return bounds;
}

static uint64_t steps(double pixels) { return (uint32_t)(int32_t)lrint(pixels * 256); }

void stills_path_move(stills_path_cell *cells, int32_t count, int32_t left, int32_t top, uint64_t *words) {
  for (int32_t i = 0; i < count; i += cells[i].header.count) {
    words[i] = (uint64_t)(uint32_t)cells[i].header.kind << 32 | (uint32_t)cells[i].header.count;
    for (int32_t k = i + 1; k < i + cells[i].header.count; k++) {
      cells[k].point.x -= left, cells[k].point.y -= top;
      words[k] = steps(cells[k].point.x) << 32 | steps(cells[k].point.y);
    }
  }
}
