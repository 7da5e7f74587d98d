#!/usr/bin/env python3
"""Makes the files in Fonts/ from the fonts as their packages ship them (Fonts/README.md names those).

    python3 -m pip install fonttools
    Scripts/fonts/subset.py SOURCE-FOLDER Fonts

Glyphs that screenshots do not need and TrueType instructions go; variation axes, kerning and the layout features of
the letters that stay are kept. Orbitron reserves its name, so it is copied as it is, and so is the icon font.
"""
import io
import pathlib
import shutil
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

PUNCTUATION = [(0x2000, 0x206F), (0x20A0, 0x20C0), (0x2100, 0x218B), (0xFB00, 0xFB06), (0xFFFC, 0xFFFD)]
LATIN = [(0x20, 0x7E), (0xA0, 0x24F), (0x259, 0x259), (0x2B0, 0x2FF), (0x300, 0x338), (0x1E00, 0x1EFF)]
GREEK_CYRILLIC = [(0x370, 0x3FF), (0x400, 0x4FF)]
SIGNS = [(0x2070, 0x209C), (0x2190, 0x21FF), (0x2200, 0x22FF), (0x2300, 0x23FF), (0x2460, 0x24FF), (0x2580, 0x25FF),
         (0x2600, 0x27BF), (0x2B00, 0x2BFF)]


def expand(ranges):
    return [code for first, last in ranges for code in range(first, last + 1)]


def korean():
    """The syllables, kana and signs of KS X 1001 without its hanja and box drawing, single letters, punctuation."""
    ks = set()
    for row in range(0xA1, 0xFF):
        for cell in range(0xA1, 0xFF):
            try:
                ks.update(map(ord, bytes([row, cell]).decode("euc_kr")))
            except UnicodeDecodeError:
                pass
    dropped = set(expand([(0x2500, 0x257F), (0x4E00, 0x9FFF), (0xF900, 0xFAFF)]))
    return (ks - dropped) | set(expand([(0x20, 0x7E), (0xA0, 0xFF), (0x2010, 0x2027), (0x3000, 0x303F),
                                        (0x3131, 0x318E), (0xFF01, 0xFF5E), (0xFFE6, 0xFFE6)]))


def cut(source, target, codes, features, number=-1, rename=None, pinned=None):
    options = subset.Options()
    options.layout_features = features
    options.hinting = False
    options.name_IDs = ["*"]
    options.name_languages = [0x409]
    options.notdef_outline = True
    options.glyph_names = False
    options.legacy_kern = True
    options.drop_tables += ["DSIG", "VORG", "vhea", "vmtx", "BASE"]
    options.font_number = number
    if pinned:
        whole = instancer.instantiateVariableFont(TTFont(source), pinned)
        source = io.BytesIO()
        whole.save(source)
        source.seek(0)
    font = subset.load_font(source if pinned else str(source), options)
    if rename:
        for old, new in rename:
            for record in font["name"].names:
                if record.nameID not in (0, 7):
                    record.string = str(record).replace(old, new)
    # A subset need not say when it was made: the same input gives the same bytes.
    font.recalcTimestamp = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=sorted(codes))
    subsetter.subset(font)
    subset.save_font(font, str(target), options)
    print(f"{target.name}: {target.stat().st_size // 1024} KB, {len(font.getGlyphOrder())} glyphs")


def main(source, target):
    latin = expand(LATIN + PUNCTUATION + GREEK_CYRILLIC + SIGNS)
    inter = ["kern", "mark", "mkmk", "ccmp", "locl", "calt", "case", "tnum", "pnum", "zero", "ss01", "ss02", "ss03",
             "cv01", "cv05", "cv08", "cv10", "frac", "sups", "subs", "ordn", "numr", "dnom", "cpsp"]
    cut(source / "Inter[opsz,wght].ttf", target / "Inter.ttf", latin, inter)
    cut(source / "Inter-Italic[opsz,wght].ttf", target / "Inter-Italic.ttf", expand(LATIN + PUNCTUATION), inter)
    plain = ["kern", "mark", "mkmk", "ccmp", "locl", "case", "zero", "frac", "tnum"]
    basic = expand([(0x20, 0x7E), (0xA0, 0x17F), (0x2B0, 0x2FF), (0x300, 0x338)] + PUNCTUATION)
    cut(source / "JetBrainsMono[wght].ttf", target / "JetBrainsMono.ttf",
        basic + expand(GREEK_CYRILLIC + [(0x2190, 0x2199), (0x2200, 0x22FF), (0x2500, 0x25FF)]), plain)
    cut(source / "Nunito[wght].ttf", target / "Nunito.ttf", basic, plain)
    # Its makers reserve the name “Source”, so the cut version has another.
    cut(source / "SourceSerif4[opsz,wght].ttf", target / "StillsSerif.ttf", basic, plain, pinned={"opsz": 20},
        rename=[("Source Serif 4", "Stills Serif"), ("SourceSerif4Roman", "StillsSerif"),
                ("SourceSerif4", "StillsSerif")])
    hangul = ["kern", "ccmp", "locl", "ljmo", "vjmo", "tjmo"]
    cut(source / "NotoSansKR-Regular.otf", target / "NotoSansKR-Regular.otf", korean() | set(range(0xAC00, 0xD7A4)),
        hangul)
    # The second face of the collection is the Korean one; it takes the family name of the regular.
    cut(source / "NotoSansCJK-Bold.ttc", target / "NotoSansKR-Bold.otf", korean(), hangul, number=1,
        rename=[("Noto Sans CJK KR", "Noto Sans KR"), ("NotoSansCJKkr", "NotoSansKR")])
    for name, plain_name in [("Orbitron[wght].ttf", "Orbitron.ttf"), ("CupertinoIcons.ttf", "CupertinoIcons.ttf")]:
        shutil.copyfile(source / name, target / plain_name)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
