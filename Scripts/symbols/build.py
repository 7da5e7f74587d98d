#!/usr/bin/env python3
"""Writes Sources/StillsCore/Symbols/SymbolTable.swift: which icon of Fonts/CupertinoIcons.ttf each symbol name stands for.

It joins font-names.csv (the font's own names) and sf-names.txt (other names for its icons). A line of the table is the
name, the glyph's number in the font, the box around its ink in font units (512 an em, y down, from the glyph's origin and
from the middle of a capital's height, where every icon is centred), whether it is mirrored, and the icon's own name where
it stands in for another. The table is a text in a Swift file because an embedded resource of its size takes the compiler
twenty seconds. Needs fonttools.
"""
import csv
import pathlib
import sys

from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
MIDDLE = 192  # every icon's centre, in font units above the baseline


class IndentedLines:
    def __init__(self, file):
        self.file = file

    def write(self, line):
        self.file.write("    " + line)


font = TTFont(ROOT / "Fonts/CupertinoIcons.ttf")
glyphs, characters, order = font.getGlyphSet(), font.getBestCmap(), font.getGlyphOrder()

own = {}
for line in open(HERE / "font-names.csv"):
    if line.startswith("#") or line.startswith("name,"):
        continue
    name, code = line.strip().split(",")
    own[name] = int(code.removeprefix("U+"), 16)

# SF name -> (font name, mirrored, stands in)
names = {name: (name, False, False) for name in own}
for line in open(HERE / "sf-names.txt"):
    if line.strip() and not line.startswith("#"):
        sf, source, *marks = line.split()
        if source not in own:
            sys.exit(f"{sf}: the font has no icon {source}")
        names[sf] = (source, "<" in marks, "~" in marks)

with open(ROOT / "Sources/StillsCore/Symbols/SymbolTable.swift", "w", newline="") as file:
    file.write("/// Which icon of the bundled icon font each symbol name stands for. Written by `Scripts/symbols/build.py`.\n")
    file.write('enum SymbolTable {\n  static let csv = """\n')
    writer = csv.writer(IndentedLines(file), lineterminator="\n")
    writer.writerow(["name", "glyph", "left_top_right_bottom", "mirrored", "stands_in"])
    for name in sorted(names):
        source, mirrored, stands_in = names[name]
        glyph = characters[own[source]]
        pen = BoundsPen(glyphs)
        glyphs[glyph].draw(pen)
        left, bottom, right, top = pen.bounds
        box = [round(left), round(MIDDLE - top), round(right), round(MIDDLE - bottom)]
        writer.writerow([name, order.index(glyph), " ".join(map(str, box)), "yes" if mirrored else "", source if stands_in else ""])
    file.write('    """\n}\n')
