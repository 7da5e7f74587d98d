#!/usr/bin/env python3
"""Fits what must be added to Inter's advances so that text is as wide as in SF, and prints the Swift tables.

    python3 -m pip install numpy uharfbuzz
    Scripts/fonts/calibrate.py            # residuals, cross-validation, tables for SystemCalibration.swift

reference-widths.csv holds widths measured on iOS screenshots: `advance` rows are widths of text boxes (rounded up to a
pixel), `ink` rows run from the first to the last inked pixel column. The model, in ems of the font size:

    advance = scale · (Inter's advance and kerning) + tracking(size) + offset(weight, cut) + correction(letter)

`tracking` is SF's own table (in points, divided by the size). The offsets and the letters' corrections are fitted by
least squares; ridge terms keep every correction small unless several widths ask for it.
"""
import csv
import pathlib
import sys

import numpy as np
import uharfbuzz as hb

HERE = pathlib.Path(__file__).resolve().parent
SCALE = 1443 / 1490
# SF's tracking in points by size (facts: typography table of the platform's guidelines).
TRACKING = {6: .24, 7: .23, 8: .21, 9: .17, 10: .12, 11: .06, 12: 0, 13: -.08, 14: -.15, 15: -.23, 16: -.31, 17: -.43,
            18: -.44, 19: -.45, 20: -.45, 21: -.36, 22: -.26, 23: -.10, 24: .07, 25: .15, 26: .22, 27: .29, 28: .38,
            29: .40, 30: .40, 31: .39, 32: .41, 33: .40, 34: .40, 35: .38, 36: .37, 47: .37, 50: .34, 56: .30, 60: .26,
            64: .22, 70: .14, 76: .07, 80: 0}
# Where the display cut's offset is free; straight lines between, flat beyond.
DISPLAY_KNOTS = [20, 22, 25, 28, 34]
TEXT_WEIGHTS = [400, 500, 600, 700]
LETTERS = [chr(c) for c in range(0x20, 0x7F)]
# How stiff the letters are: chosen where the error of widths left out of the fit is least.
LETTER_RIDGE = 9.0

face = hb.Face(hb.Blob.from_file_path(str(HERE / "../../Fonts/Inter.ttf")))
fonts = {}


def shape(text, optical_size, weight):
    font = fonts.get((optical_size, weight))
    if font is None:
        font = hb.Font(face)
        font.scale = (2048, 2048)
        font.set_variations({"opsz": optical_size, "wght": weight})
        fonts[optical_size, weight] = font
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    hb.shape(font, buffer)
    glyphs = [(info.codepoint, info.cluster, position.x_advance)
              for info, position in zip(buffer.glyph_infos, buffer.glyph_positions)]
    first, last = (font.get_glyph_extents(glyphs[i][0]) for i in (0, -1))
    right = font.get_glyph_h_advance(glyphs[-1][0]) - last.x_bearing - last.width
    return [glyph[2] / 2048 for glyph in glyphs], first.x_bearing / 2048, right / 2048


def tracking(size):
    return np.interp(size, list(TRACKING), list(TRACKING.values())) / size


COLUMNS = [("text", w) for w in TEXT_WEIGHTS] + [("display", k) for k in DISPLAY_KNOTS] + [("displayBold", 700), ("blend", 19)]
COLUMNS += [("letter", c) for c in LETTERS]
# How much more a letter needs in the display cut: SF's two cuts do not differ quite as Inter's do.
COLUMNS += [("displayLetter", c) for c in LETTERS]
INDEX = {c: i for i, c in enumerate(COLUMNS)}


def offset_terms(size, weight):
    """Which offsets count for a size and weight, and how much."""
    if size < 20:
        heavy = [np.interp(weight, TEXT_WEIGHTS, np.eye(len(TEXT_WEIGHTS))[i]) for i in range(len(TEXT_WEIGHTS))]
        terms = {("text", w): h for w, h in zip(TEXT_WEIGHTS, heavy)}
        # From 17 pt on SF blends into its narrower display cut.
        terms[("blend", 19)] = max(0.0, (size - 17) / 2)
        return terms
    knots = [np.interp(size, DISPLAY_KNOTS, np.eye(len(DISPLAY_KNOTS))[i]) for i in range(len(DISPLAY_KNOTS))]
    terms = {("display", k): h for k, h in zip(DISPLAY_KNOTS, knots)}
    terms[("displayBold", 700)] = max(0.0, (weight - 400) / 300)
    return terms


def equation(row):
    """Coefficients, right side and weight of one measured width, in ems."""
    size, weight, text = float(row["size"]), float(row["weight"]), row["text"]
    advances, left, right = shape(text, 14 if size < 20 else 32, weight)
    assert len(advances) == len(text), text
    coefficients = np.zeros(len(COLUMNS))
    pixel = 1 / float(row["pixels_per_point"])
    is_ink = row["kind"] == "ink"
    base = SCALE * sum(advances) + tracking(size) * len(text)
    for key, share in offset_terms(size, weight).items():
        coefficients[INDEX[key]] += share * len(text)
    kinds = ["letter"] if size < 20 else ["letter", "displayLetter"]
    for letter in text:
        for kind in kinds:
            coefficients[INDEX[kind, letter]] += 1
    target = (float(row["width"]) - (0 if is_ink else pixel / 2)) / size
    if is_ink:
        # Half of what is added to a letter is on either side of it, so the ends' halves are not inked.
        base -= SCALE * (left + right) + tracking(size)
        for key, share in offset_terms(size, weight).items():
            coefficients[INDEX[key]] -= share
        for letter in (text[0], text[-1]):
            for kind in kinds:
                coefficients[INDEX[kind, letter]] -= 0.5
    # Errors: a third of a pixel for boxes, one for ink, and what Inter's letters differ by whatever the correction.
    error = np.hypot(pixel * (0.8 if is_ink else 0.35) / size, 0.004 * np.sqrt(len(text)))
    # Body text counts most.
    return coefficients, target - base, (4 if not is_ink and size == 17 else 1) / error


def penalties():
    rows, sides = [], []
    for i, (kind, key) in enumerate(COLUMNS):
        row = np.zeros(len(COLUMNS))
        if kind in ("letter", "displayLetter"):
            row[i] = LETTER_RIDGE / 0.1
            rows.append(row)
            sides.append(0)
    for first, second in zip(TEXT_WEIGHTS, TEXT_WEIGHTS[1:]):
        row = np.zeros(len(COLUMNS))
        row[INDEX["text", second]], row[INDEX["text", first]] = 20, -20
        rows.append(row)
        # Heavier text needs more: the measured step from regular to semibold, spread evenly.
        sides.append(20 * 0.005)
    for first, second in zip(DISPLAY_KNOTS, DISPLAY_KNOTS[1:]):
        row = np.zeros(len(COLUMNS))
        row[INDEX["display", second]], row[INDEX["display", first]] = 20, -20
        rows.append(row)
        sides.append(0)
    return np.array(rows), np.array(sides)


def solve(equations):
    ridge, sides = penalties()
    left = np.vstack([c * w for c, _, w in equations] + [ridge])
    right = np.concatenate([[b * w for _, b, w in equations], sides])
    return np.linalg.lstsq(left, right, rcond=None)[0]


def errors(rows, equations, solution):
    """In percent of the width."""
    return [100 * (c @ solution - b) * float(r["size"]) / float(r["width"]) for r, (c, b, _) in zip(rows, equations)]


def main():
    with open(HERE / "reference-widths.csv", newline="") as file:
        rows = list(csv.DictReader(file))
    equations = [equation(row) for row in rows]
    solution = solve(equations)
    fitted = errors(rows, equations, solution)
    left_out = [errors([rows[i]], [equations[i]], solve(equations[:i] + equations[i + 1:]))[0]
                for i in range(len(rows))]
    for row, error, left in zip(rows, fitted, left_out):
        print(f"{row['kind']:8}{row['size']:>4}{row['weight']:>5} {error:+6.2f} % {left:+6.2f} % left out  {row['text']}")
    body = [i for i, r in enumerate(rows) if r["kind"] == "advance" and r["size"] == "17"]
    for name, chosen in [("all", range(len(rows))), ("body", body)]:
        print(f"{name}: mean {np.mean([abs(fitted[i]) for i in chosen]):.2f} %, most "
              f"{max(abs(fitted[i]) for i in chosen):.2f} %; left out mean "
              f"{np.mean([abs(left_out[i]) for i in chosen]):.2f} %", file=sys.stderr)
    for column, value in zip(COLUMNS, solution):
        if "etter" not in column[0]:
            print(f"{column}: {value:.4f}")
    for wanted in ("letter", "displayLetter"):
        print(f"  /// {wanted}: from the space to the tilde, eight a row.")
        values = [round(v * 10000) for (kind, _), v in zip(COLUMNS, solution) if kind == wanted]
        for start in range(0, len(values), 8):
            print("    " + ", ".join(map(str, values[start:start + 8])) + ",")


if __name__ == "__main__":
    main()
