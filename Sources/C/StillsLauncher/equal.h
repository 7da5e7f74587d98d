#pragma once

/// Whether two files have the same bytes, and these are a JPEG or a whole PNG. Whatever is in doubt is not: then the
/// program says what is wrong.
int stills_are_equal_pictures(const char *first, const char *second);
