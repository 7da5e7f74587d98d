#include "CStillsFonts.h"

#define FONTS(F)                                                   \
  F(stills_font_inter, "Inter.ttf")                                \
  F(stills_font_inter_italic, "Inter-Italic.ttf")                  \
  F(stills_font_jetbrains_mono, "JetBrainsMono.ttf")               \
  F(stills_font_nunito, "Nunito.ttf")                              \
  F(stills_font_serif, "StillsSerif.ttf")                          \
  F(stills_font_orbitron, "Orbitron.ttf")                          \
  F(stills_font_noto_sans_kr_regular, "NotoSansKR-Regular.otf")    \
  F(stills_font_noto_sans_kr_bold, "NotoSansKR-Bold.otf")          \
  F(stills_font_cupertino_icons, "CupertinoIcons.ttf")

#define DECLARE(symbol, file) extern const unsigned char symbol[], symbol##_end[];
FONTS(DECLARE)

#define COUNT(symbol, file) +1
int stills_bundled_font_count(void) { return 0 FONTS(COUNT); }

stills_bundled_font stills_bundled_font_at(int index) {
  int number = 0;
#define ANSWER(symbol, file) \
  if (index == number++) return (stills_bundled_font){file, symbol, (size_t)(symbol##_end - symbol)};
  FONTS(ANSWER)
  return (stills_bundled_font){0, 0, 0};
}
