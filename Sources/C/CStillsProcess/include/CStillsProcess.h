#pragma once

// What Swift's Glibc does not show of processes and loaded libraries, and a crash reporter, which runs where no Swift should.

/// fork(): Swift hides it because of threads; call it only while there is but one.
int stills_fork(void);

/// pipe2() with both ends closed on exec.
int stills_pipe(int ends[2]);

/// Has this process asked to end when its parent has.
void stills_die_with_parent(void);

/// Where the library that holds an address is loaded; NULL if none does.
const void *stills_base_of_address(const void *address);

/// Where a library opened by dlopen() is loaded.
const void *stills_base_of_library(void *handle);

/// Has deadly signals reported to a file descriptor before they kill: a message of the strings "crash", the signal's number, "full" when
/// the stack was, and for each frame of the call stack the file and offset of its code, with a tab between. The stack is made at most
/// `stack_size` bytes big.
///
/// A message is a number of strings and then each string behind its length; numbers are four bytes, little-endian.
void stills_report_crashes(int descriptor, unsigned long stack_size);
