// `stills`: answers at once whether two equal files are the same, and leaves all else to `stills-program`, which takes ten
// times as long to be loaded (it brings Foundation, Cairo and fifty libraries more).
#define _POSIX_C_SOURCE 200809L
#include "equal.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char name[] = "stills-program";

/// Beside this file, or where it is installed: in `../lib/stills`.
static void run_program(char **arguments) {
  static const char *const places[] = {"/", "/../lib/stills/"};
  char folder[4096];
  ssize_t length = readlink("/proc/self/exe", folder, sizeof folder - 1);
  if (length <= 0) return;
  folder[length] = 0;
  char *slash = strrchr(folder, '/');
  if (slash) *slash = 0;
  for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
    char path[4096 + 64];
    snprintf(path, sizeof path, "%s%s%s", folder, places[i], name);
    execv(path, arguments);
    if (errno != ENOENT) return;
  }
}

int main(int count, char **arguments) {
  if (count == 4 && strcmp(arguments[1], "diff") == 0 && arguments[2][0] != '-' && arguments[3][0] != '-' &&
      stills_are_equal_pictures(arguments[2], arguments[3])) {
    puts("the pictures are the same");
    if (fflush(stdout) == 0) return 0;
    fprintf(stderr, "stills: error: cannot write the results to standard output: %s\n", strerror(errno));
    return 4;
  }
  // Swift hashes with another seed in every process: sets that an author shows unsorted would be in another order in every picture.
  setenv("SWIFT_DETERMINISTIC_HASHING", "1", 1);
  run_program(arguments);
  fprintf(
      stderr, "stills: error: cannot start %s, which belongs beside stills or in ../lib/stills: %s\n", name,
      strerror(errno));
  return 2;
}
