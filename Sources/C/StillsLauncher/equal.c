#include "equal.h"
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// MARK: - PNG

static uint32_t number(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

/// CRC-32 of PNG's annex D, a byte at a time.
static uint32_t checksum(const uint8_t *bytes, size_t count) {
  static uint32_t table[256];
  if (table[1] == 0)
    for (uint32_t index = 0; index < 256; index++) {
      uint32_t value = index;
      for (int bit = 0; bit < 8; bit++) value = value & 1 ? value >> 1 ^ 0xedb88320u : value >> 1;
      table[index] = value;
    }
  uint32_t value = UINT32_MAX;
  for (size_t i = 0; i < count; i++) value = table[(value ^ bytes[i]) & 255] ^ value >> 8;
  return ~value;
}

/// Of a size, and a kind of samples, that the program reads.
static int is_header(const uint8_t *chunk, size_t length) {
  static const struct {
    uint8_t type, depths;
  } kinds[] = {{0, 1 | 2 | 4 | 8 | 16}, {2, 8 | 16}, {3, 1 | 2 | 4 | 8}, {4, 8 | 16}, {6, 8 | 16}};
  if (length != 13) return 0;
  uint32_t width = number(chunk), height = number(chunk + 4);
  uint8_t depth = chunk[8];
  if (width == 0 || height == 0 || width > 32767 || height > 32767 || (uint64_t)width * height > 1u << 28) return 0;
  if (chunk[10] != 0 || chunk[11] != 0 || chunk[12] > 1 || depth == 0 || (depth & (depth - 1)) != 0) return 0;
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    if (chunk[9] == kinds[i].type && (depth & kinds[i].depths) != 0) return 1;
  return 0;
}

/// All chunks there, with right checksums, and none of them strange.
static int is_png(const uint8_t *bytes, size_t count) {
  static const uint8_t signature[] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
  if (count < 8 || memcmp(bytes, signature, 8) != 0) return 0;
  int has_data = 0;
  for (size_t at = 8; count - at >= 12;) {
    size_t length = number(bytes + at);
    if (length > count - at - 12) return 0;
    const uint8_t *kind = bytes + at + 4;
    if (checksum(kind, length + 4) != number(kind + 4 + length)) return 0;
    int is_first = memcmp(kind, "IHDR", 4) == 0;
    if (is_first != (at == 8) || (is_first && !is_header(kind + 4, length))) return 0;
    if (memcmp(kind, "IEND", 4) == 0) return has_data;
    int is_data = memcmp(kind, "IDAT", 4) == 0;
    has_data |= is_data && length > 0;
    if ((kind[0] & 0x20) == 0 && !is_first && !is_data && memcmp(kind, "PLTE", 4) != 0) return 0;
    at += 12 + length;
  }
  return 0;
}

// MARK: - Files

typedef struct {
  const uint8_t *bytes;
  size_t count;
} contents;

/// Nothing for what is no file, too large, or cannot be read to its end.
static contents load(const char *path) {
  contents result = {0};
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return result;
  struct stat facts;
  if (fstat(file, &facts) == 0 && S_ISREG(facts.st_mode) && facts.st_size > 0 && facts.st_size <= 1 << 29) {
    size_t size = (size_t)facts.st_size, filled = 0;
    uint8_t *memory = malloc(size);
    for (ssize_t got = 1; memory && filled < size && got > 0; filled += (size_t)got) {
      got = read(file, memory + filled, size - filled);
      if (got < 0) break;
    }
    if (memory && filled == size) result = (contents){memory, size};
  }
  close(file);
  return result;
}

int stills_are_equal_pictures(const char *first, const char *second) {
  contents a = load(first), b = load(second);
  if (!a.bytes || !b.bytes || a.count != b.count || memcmp(a.bytes, b.bytes, a.count) != 0) return 0;
  return (a.count > 3 && memcmp(a.bytes, "\xff\xd8\xff", 3) == 0) || is_png(a.bytes, a.count);
}
