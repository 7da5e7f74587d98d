#pragma once
#include <stddef.h>

/// The sources of what turns a display list into pixels, one after the other, as they were when this was built.
const void *stills_sources(void);
size_t stills_sources_count(void);
