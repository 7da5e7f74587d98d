#define _GNU_SOURCE
#include "CStillsProcess.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <link.h>
#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

int stills_fork(void) { return fork(); }

int stills_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

void stills_die_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGTERM); }

const void *stills_base_of_address(const void *address) {
  Dl_info info;
  return dladdr(address, &info) ? info.dli_fbase : 0;
}

const void *stills_base_of_library(void *handle) {
  struct link_map *map = 0;
  return dlinfo(handle, RTLD_DI_LINKMAP, &map) == 0 && map ? (const void *)map->l_addr : 0;
}
