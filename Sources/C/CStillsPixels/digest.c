#include "CStillsPixels.h"
#include <stdlib.h>
#include <string.h>

// Two lanes of 64 bits; each step is a bijection of the state for any input, so nothing that was read gets lost. The
// factors are odd numbers with bits all over, of our choice.

static uint64_t rotate(uint64_t value, int bits) { return value << bits | value >> (64 - bits); }

static uint64_t word_at(const uint8_t *bytes) {
  uint64_t word;
  memcpy(&word, bytes, 8);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  word = __builtin_bswap64(word);
#endif
  return word;
}

static uint64_t finish(uint64_t value) {
  value ^= value >> 31;
  value *= 0xa24baed4963ee407u;
  value ^= value >> 29;
  value *= 0x9fb21c651e98df25u;
  return value ^ value >> 32;
}

stills_digest stills_digest_of(const void *bytes, size_t count) {
  const uint8_t *next = bytes;
  uint64_t a = 0x6c8e9cf570932bd5u, b = 0xd1342543de82ef95u ^ count;
  size_t rest = count;
  for (; rest >= 16; rest -= 16, next += 16) {
    a = rotate(a ^ word_at(next) * 0x9e3779b97f4a7c15u, 29) * 0xbf58476d1ce4e5b9u;
    b = rotate(b ^ word_at(next + 8) * 0xc2b2ae3d27d4eb4fu, 31) * 0x94d049bb133111ebu + a;
    a += rotate(b, 17);
  }
  uint8_t last[16] = {0};
  if (rest > 0) memcpy(last, next, rest);
  a = (a ^ word_at(last)) * 0xbf58476d1ce4e5b9u;
  b = (b ^ word_at(last + 8)) * 0x94d049bb133111ebu + a;
  uint64_t low = finish(a + rotate(b, 23));
  return (stills_digest){low, finish(b ^ rotate(low, 11))};
}

// MARK: - Words

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
