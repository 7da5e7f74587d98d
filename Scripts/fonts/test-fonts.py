#!/usr/bin/env python3
"""Makes the fonts of Tests/StillsTextTests/Fonts: few letters of Noto's faces, and one with layers of paint.

    python3 -m pip install fonttools
    apt-get install fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji
    Scripts/fonts/test-fonts.py Tests/StillsTextTests/Fonts
"""
import pathlib
import sys

from fontTools import subset
from fontTools.colorLib.builder import buildCOLR, buildCPAL
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, TTFont

TRUETYPE = pathlib.Path("/usr/share/fonts/truetype/noto")
OPENTYPE = pathlib.Path("/usr/share/fonts/opentype/noto")

TEXTS = {
    "NotoSansArabic-Regular.ttf": "السلام عليكم مرحبا العربية لغة جميلة وطويلة لا الله، ؟ ١٢٣",
    "NotoSansHebrew-Regular.ttf": "שָׁלוֹם עולם עברית שפה יפה",
    "NotoSansThai-Regular.ttf": "ภาษาไทยเป็นภาษาที่สวยงามยินดีต้อนรับสู่ประเทศไทย น้ำ",
    "NotoSansDevanagari-Regular.ttf": "हिन्दी में नमस्ते क्षत्रिय कार्य कि\u200d",
}
CJK = "日本語直骨今令化海角誤空雪花。、「」（）ー々ゝカコヒテストっゃゅょぁィッーニッポン한국中文汉漢字"
EMOJI = ["😀", "👍", "👍🏽", "👋🏿", "🇰🇷", "🇺🇸", "👩‍💻", "1️⃣", "❤️", "☎️"]


def save(font, target, text, layout=True):
    font.recalcTimestamp = False
    options = subset.Options()
    options.layout_features = ["*"] if layout else []
    options.hinting = False
    options.name_IDs = ["*"]
    options.name_languages = [0x409]
    options.notdef_outline = True
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=text)
    subsetter.subset(font)
    font.save(target)


def paint_font(target):
    """Squares of 600 units: “A” in layers (COLR 0), “B” as a graph of paints (COLR 1), “f” and “i” with a ligature of
    “ffi” and a kern between “i” and “f”."""
    def square(left, bottom, side):
        pen = TTGlyphPen(None)
        pen.moveTo((left, bottom))
        for point in [(left, bottom + side), (left + side, bottom + side), (left + side, bottom)]:
            pen.lineTo(point)
        pen.closePath()
        return pen.glyph()

    builder = FontBuilder(1000, isTTF=True)
    names = [".notdef", "A", "B", "large", "small", "f", "i", "f_f_i"]
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({0x41: "A", 0x42: "B", 0x66: "f", 0x69: "i"})
    large, small = square(100, 0, 600), square(300, 200, 200)
    builder.setupGlyf({".notdef": square(0, 0, 500), "A": large, "B": large, "large": large, "small": small,
                       "f": large, "i": large, "f_f_i": large})
    builder.setupHorizontalMetrics({name: (800, {".notdef": 0, "small": 300}.get(name, 100)) for name in names})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "Stills Paint", "styleName": "Regular", "psName": "StillsPaint-Regular",
                            "licenseDescription": "Made for the tests of Stills; CC0."})
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, sxHeight=400, sCapHeight=600)
    builder.setupPost()
    builder.addOpenTypeFeatures("feature liga { sub f f i by f_f_i; } liga; feature kern { pos i f -100; } kern;")
    font = builder.font
    red, blue = (1, 0, 0, 1), (0, 0, 1, 0.5)
    font["CPAL"] = buildCPAL([[red, blue]])
    line = {"ColorStop": [(0.0, 0), (1.0, 1)], "Extend": "pad"}
    font["COLR"] = buildCOLR({
        "A": [("large", 0), ("small", 0xFFFF)],
        "B": {"Format": 1, "Layers": [
            {"Format": 10, "Glyph": "large", "Paint": {
                "Format": 4, "ColorLine": line, "x0": 100, "y0": 0, "x1": 700, "y1": 0, "x2": 100, "y2": 600}},
            {"Format": 14, "dx": 100, "dy": 50, "Paint": {
                "Format": 10, "Glyph": "small", "Paint": {"Format": 2, "PaletteIndex": 1, "Alpha": 0.5}}},
        ]},
    })
    font.save(target)


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in TEXTS.items():
        save(TTFont(TRUETYPE / name), folder / name, text + " .,()0123456789")
    for font in TTCollection(OPENTYPE / "NotoSansCJK-Regular.ttc").fonts:
        name = font["name"].getDebugName(6)
        if name in ("NotoSansCJKjp-Regular", "NotoSansCJKsc-Regular"):
            save(font, folder / f"{name}.otf", CJK)
    save(TTFont(TRUETYPE / "NotoColorEmoji.ttf"), folder / "NotoColorEmoji.ttf", "".join(EMOJI))
    paint_font(folder / "StillsPaint.ttf")


if __name__ == "__main__":
    main()
