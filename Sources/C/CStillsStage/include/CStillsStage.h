#pragma once

/// Asks whatever part of the program can bring fonts to do so; nothing happens where there is none.
void stills_ask_for_stage(void);
