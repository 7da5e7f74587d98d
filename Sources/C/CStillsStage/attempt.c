#define _GNU_SOURCE
#include "CStillsStage.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

// A call that may trap has a stack of its own. If it does, the signal's handler goes back to the caller, and the stack stays as it is for
// good, like that of a thread that never goes on: whatever the call was in the middle of holds still, and nothing of it is used again.
// A stack that is full, or memory that is not there, is no trap: it may be found out in the middle of anything, also of the allocator, whose
// lock would be kept for good. On iOS, too, it ends the app.

enum { page_size = 4096, stack_size = 16 << 20 };

struct attempt {
  struct attempt *outer;
  ucontext_t caller, callee;
  void (*body)(void *);
  void *argument;
  int came_back;
};

static _Thread_local struct attempt *current;

static const int signals[] = {SIGILL, SIGTRAP, SIGABRT};
enum { signal_count = sizeof signals / sizeof *signals };
static struct sigaction previous[signal_count];

static void run(void) {
  struct attempt *attempt = current;
  attempt->body(attempt->argument);
  attempt->came_back = 1;
}

static void leave(int signal) {
  if (current) setcontext(&current->caller);
  // Another thread's: what was there before gets it, when the instruction is run again.
  for (int i = 0; i < signal_count; i++)
    if (signals[i] == signal) sigaction(signal, &previous[i], 0);
}

/// What is written to standard error meanwhile goes to memory: a fatal error that is none is not to be read there.
static int divert(int *memory) {
  *memory = memfd_create("stills", MFD_CLOEXEC);
  if (*memory < 0) return -1;
  int saved = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  if (saved >= 0) dup2(*memory, STDERR_FILENO);
  return saved;
}

static int is_last_words(const char *line, size_t length) {
  static const char *const words[] = {"Fatal error", "Precondition failed", "Assertion failed"};
  for (size_t i = 0; i < 3; i++)
    if (memmem(line, length, words[i], strlen(words[i]))) return 1;
  return 0;
}

/// Passes on what was written, without the last words of a call that did not come back: those are its reason.
static void restore(int saved, int memory, int came_back, char *reason, size_t reason_size) {
  if (saved >= 0) {
    dup2(saved, STDERR_FILENO);
    close(saved);
  }
  off_t size = memory < 0 ? 0 : lseek(memory, 0, SEEK_END);
  char *text = size > 0 ? malloc((size_t)size) : 0;
  ssize_t count = text ? pread(memory, text, (size_t)size, 0) : 0;
  for (ssize_t start = 0; start < count;) {
    char *end = memchr(text + start, '\n', (size_t)(count - start));
    size_t length = end ? (size_t)(end - text - start) + 1 : (size_t)(count - start);
    if (!came_back && is_last_words(text + start, length)) {
      size_t kept = length - (end ? 1 : 0) < reason_size - 1 ? length - (end ? 1 : 0) : reason_size - 1;
      memcpy(reason, text + start, kept);
      reason[kept] = 0;
      break;  // What follows is where it was.
    } else if (write(STDERR_FILENO, text + start, length) < 0) {
      break;
    }
    start += (ssize_t)length;
  }
  free(text);
  if (memory >= 0) close(memory);
}

int stills_attempt(void (*body)(void *), void *argument, char *reason, long reason_size) {
  reason[0] = 0;
  void *stack = mmap(0, stack_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  if (stack == MAP_FAILED) return 0;
  mprotect(stack, page_size, PROT_NONE);
  struct attempt attempt = {.outer = current, .body = body, .argument = argument};
  getcontext(&attempt.callee);
  attempt.callee.uc_stack.ss_sp = stack;
  attempt.callee.uc_stack.ss_size = stack_size;
  attempt.callee.uc_link = &attempt.caller;
  makecontext(&attempt.callee, run, 0);

  int memory, saved = divert(&memory), is_outermost = !current;
  if (is_outermost) {
    struct sigaction action = {.sa_handler = leave};
    for (int i = 0; i < signal_count; i++) sigaction(signals[i], &action, &previous[i]);
  }
  current = &attempt;
  swapcontext(&attempt.caller, &attempt.callee);
  current = attempt.outer;
  for (int i = 0; is_outermost && i < signal_count; i++) sigaction(signals[i], &previous[i], 0);
  restore(saved, memory, attempt.came_back, reason, (size_t)reason_size);
  if (attempt.came_back) munmap(stack, stack_size);
  return attempt.came_back;
}
