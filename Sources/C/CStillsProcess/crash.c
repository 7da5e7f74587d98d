#define _GNU_SOURCE
#include "CStillsProcess.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

enum { frame_limit = 48, message_limit = 16384 };

static int report_descriptor = -1;
static uintptr_t stack_top, stack_size;
static char alternate_stack[65536];

/// Nothing is allocated: the heap may be what is broken.
static struct {
  char bytes[message_limit];
  uint32_t length, fields, field_start;
} message;

static void put_number(uint32_t at, uint32_t value) {
  for (int i = 0; i < 4; i++) message.bytes[at + i] = (char)(value >> (8 * i));
}

static void begin_field(void) {
  message.field_start = message.length;
  message.length += 4;
  message.fields++;
}

static void put_bytes(const char *bytes, size_t count) {
  if (message.length + count > message_limit) return;
  memcpy(message.bytes + message.length, bytes, count);
  message.length += (uint32_t)count;
}

static void put_decimal(uintptr_t value) {
  char digits[24];
  int start = sizeof digits;
  do digits[--start] = (char)('0' + value % 10);
  while (value /= 10);
  put_bytes(digits + start, sizeof digits - start);
}

static void end_field(void) { put_number(message.field_start, message.length - message.field_start - 4); }

static void put_frame(void *address) {
  Dl_info info;
  if (!dladdr(address, &info) || !info.dli_fname || message.length + 8192 > message_limit) return;
  begin_field();
  put_bytes(info.dli_fname, strnlen(info.dli_fname, 4096));
  put_bytes("\t", 1);
  // The call, rather than where it returns to.
  put_decimal((uintptr_t)address - (uintptr_t)info.dli_fbase - 1);
  end_field();
}

static void handle(int signal, siginfo_t *details, void *context) {
  (void)context;
  uintptr_t address = (uintptr_t)details->si_addr;
  // The stack in use never faults; what lies just below its limit does.
  int is_full = signal == SIGSEGV && address < stack_top && stack_top - address < 2 * stack_size;
  message.length = 4;
  begin_field(), put_bytes("crash", 5), end_field();
  begin_field(), put_decimal((uintptr_t)signal), end_field();
  begin_field(), put_bytes("full", is_full ? 4 : 0), end_field();
  void *frames[frame_limit];
  int count = backtrace(frames, frame_limit);
  for (int i = 0; i < count; i++) put_frame(frames[i]);
  put_number(0, message.fields);
  if (write(report_descriptor, message.bytes, message.length) < 0) _exit(128 + signal);
  raise(signal);
}

void stills_report_crashes(int descriptor, unsigned long wanted_stack_size) {
  report_descriptor = descriptor;
  stack_top = (uintptr_t)__builtin_frame_address(0);
  struct rlimit limit;
  getrlimit(RLIMIT_STACK, &limit);
  limit.rlim_cur = wanted_stack_size < limit.rlim_max ? wanted_stack_size : limit.rlim_max;
  setrlimit(RLIMIT_STACK, &limit);
  stack_size = limit.rlim_cur;
  stack_t alternate = {.ss_sp = alternate_stack, .ss_size = sizeof alternate_stack};
  sigaltstack(&alternate, 0);
  void *frame;
  backtrace(&frame, 1);  // The first call loads the unwinder, for which a crash is no time.
  static const int signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) {
    struct sigaction action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESETHAND};
    sigaction(signals[i], &action, 0);
  }
}
