#pragma once
#include <xxhash.h>

#if defined(__x86_64__)
// Chooses the widest instructions that the processor has. Weak: not every build of the library brings it.
__attribute__((weak)) XXH64_hash_t XXH3_64bits_dispatch(const void *input, size_t length);
#endif

/// `XXH3_64bits`, as fast as this machine can.
static inline XXH64_hash_t stills_xxh3_64bits(const void *input, size_t length) {
#if defined(__x86_64__)
  if (XXH3_64bits_dispatch) return XXH3_64bits_dispatch(input, length);
#endif
  return XXH3_64bits(input, length);
}
