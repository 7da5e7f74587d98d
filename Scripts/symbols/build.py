#!/usr/bin/env python3
"""Writes Sources/StillsCore/Data/symbols.csv: which icon of Fonts/CupertinoIcons.ttf each symbol name stands for.

    build.py FONT-NAMES.csv    the font's own names and code points, lines of `trash.fill,U+F4C5`

A line is the name, the glyph's number in the font, and the box around its ink in font units (512 an em, y down, from the
glyph's origin and from the middle of a capital's height, where every icon is centred). Needs fonttools.
"""
import csv
import pathlib
import sys

from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
MIDDLE = 192  # every icon's centre, in font units above the baseline

font = TTFont(ROOT / "Fonts/CupertinoIcons.ttf")
glyphs, characters, order = font.getGlyphSet(), font.getBestCmap(), font.getGlyphOrder()

own = {}
for line in open(sys.argv[1]):
    if line.startswith("#") or line.startswith("name,"):
        continue
    name, code = line.strip().split(",")
    own[name] = int(code.removeprefix("U+"), 16)

# SF name -> (font name, mirrored)
names = {name: (name, False) for name in own}
for line in open(HERE / "sf-names.txt"):
    if line.strip() and not line.startswith("#"):
        sf, source, *mirror = line.split()
        if source not in own:
            sys.exit(f"{sf}: the font has no icon {source}")
        names[sf] = (source, mirror == ["<"])

with open(ROOT / "Sources/StillsCore/Data/symbols.csv", "w", newline="") as file:
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(["name", "glyph", "left_top_right_bottom", "mirrored"])
    for name in sorted(names):
        source, mirrored = names[name]
        glyph = characters[own[source]]
        pen = BoundsPen(glyphs)
        glyphs[glyph].draw(pen)
        left, bottom, right, top = pen.bounds
        box = [round(left), round(MIDDLE - top), round(right), round(MIDDLE - bottom)]
        writer.writerow([name, order.index(glyph), " ".join(map(str, box)), "yes" if mirrored else ""])
