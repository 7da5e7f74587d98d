#include "CStillsPixels.h"
#include <stdlib.h>
#include <string.h>

static void reserve(stills_words *row, size_t count) {
  if (row->count + count <= row->capacity) return;
  row->capacity = 2 * (row->count + count) + 1024;
  row->words = realloc(row->words, row->capacity * sizeof *row->words);
  // Nothing is left to do without memory.
  if (!row->words) abort();
}

static uint64_t in_order(uint64_t word) {
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  word = __builtin_bswap64(word);
#endif
  return word;
}

void stills_words_add(stills_words *row, uint64_t word) {
  if (row->count == row->capacity) reserve(row, 1);
  row->words[row->count++] = in_order(word);
}

void stills_words_add_number(stills_words *row, double number) {
  uint64_t word = 0;
  if (number != 0) memcpy(&word, &number, 8);
  stills_words_add(row, word);
}

void stills_words_add_bytes(stills_words *row, const uint8_t *bytes, size_t count) {
  size_t words = (count + 7) / 8;
  stills_words_add(row, count);
  if (words == 0) return;
  reserve(row, words);
  row->words[row->count + words - 1] = 0;
  memcpy(row->words + row->count, bytes, count);
  row->count += words;
}
