#pragma once
#include <stddef.h>

/// A font file linked into the program.
typedef struct {
  /// The file's name in Fonts/, for messages.
  const char *name;
  const unsigned char *bytes;
  size_t count;
} stills_bundled_font;

/// How many fonts are linked in; they are numbered from 0, always in the same order.
int stills_bundled_font_count(void);

/// Font `index`; all zero when there is none.
stills_bundled_font stills_bundled_font_at(int index);
