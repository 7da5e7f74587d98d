#include "CStillsStage.h"

// Imports point down only, and fonts come from above: the linker finds who has them, if anybody.
extern void stills_begin_stage(void) __attribute__((weak));

extern void stills_bring_attributes(void) __attribute__((weak));

void stills_ask_for_stage(void) {
  if (stills_begin_stage) stills_begin_stage();
}

void stills_ask_for_attributes(void) {
  if (stills_bring_attributes) stills_bring_attributes();
}
