#pragma once

/// Asks whatever part of the program can bring fonts to do so; nothing happens where there is none.
void stills_ask_for_stage(void);

/// Asks SwiftUI's side to say what its attributes of texts are in UIKit's terms; nothing happens where there is none.
void stills_ask_for_attributes(void);

/// Calls `body`, which may trap. Returns 1 when it came back, and 0 when it did not: then `reason` is what it said last.
/// For one thread at a time.
int stills_attempt(void (*body)(void *argument), void *argument, char *reason, long reason_size);

/// A Swift class. What follows relies on how Swift 6.3 lays classes out where there is no Objective-C.
struct stills_class;

long stills_instance_size(const struct stills_class *type);

/// A class below `type` that does what `ancestor`, a class above it, does wherever that has a say. If `keeps_storage` is 0, an object's end
/// leaves the storage that `type` adds as it is.
const struct stills_class *stills_plain_class(
  const struct stills_class *type, const struct stills_class *ancestor, int keeps_storage);

/// Makes the object one of `type`, for which it must be large enough.
void stills_set_class(void *object, const struct stills_class *type);

/// The address of a function that takes anything, does nothing and returns nothing.
const void *stills_do_nothing(void);
