// The bundled fonts as read-only data; `Fonts` is on the include path (Package.swift). A change of a font file is
// not seen by the build: touch this file after it.

.macro font symbol, file
  .balign 16
  .global \symbol
  .hidden \symbol
\symbol:
  .incbin "\file"
  .global \symbol\()_end
  .hidden \symbol\()_end
\symbol\()_end:
  .byte 0
.endm

  .section .rodata.stills_fonts, "a", %progbits

font stills_font_inter, "Inter.ttf"
font stills_font_inter_italic, "Inter-Italic.ttf"
font stills_font_jetbrains_mono, "JetBrainsMono.ttf"
font stills_font_nunito, "Nunito.ttf"
font stills_font_serif, "StillsSerif.ttf"
font stills_font_orbitron, "Orbitron.ttf"
font stills_font_noto_sans_kr_regular, "NotoSansKR-Regular.otf"
font stills_font_noto_sans_kr_bold, "NotoSansKR-Bold.otf"
font stills_font_cupertino_icons, "CupertinoIcons.ttf"

  .section .note.GNU-stack, "", %progbits
