#!/usr/bin/env bash
# Writes Sources/C/CStillsSources/sources.c: the list of files that decide how a display list becomes pixels. The files
# themselves are read whenever the program is built; the list changes only when a file comes, goes or is renamed.
# usage: sources.sh [OUTPUT]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
output=${1:-Sources/C/CStillsSources/sources.c}
{
  cat << 'HEAD'
// Written by Scripts/sources.sh.
#include "CStillsSources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char sources[] = {
HEAD
  export LC_ALL=C
  find Sources/StillsGeometry Sources/StillsDisplay Sources/StillsImaging Sources/StillsCairo Sources/StillsText \
    Sources/C/CStillsPixels -name '*.swift' -o -name '*.c' -o -name '*.h' | sort | while read -r file; do
    path=../../${file#Sources/}
    # A file that is gone is left out until the list is written anew, so that the build goes on.
    printf '#if __has_embed("%s")\n#embed "%s" suffix(, )\n#endif\n' "$path" "$path"
  done
  cat << 'TAIL'
    0};

const void *stills_sources(void) { return sources; }
size_t stills_sources_count(void) { return sizeof sources; }
TAIL
} > "$output"
