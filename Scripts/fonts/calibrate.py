#!/usr/bin/env python3
"""Fits what must be added to Inter's advances so that text is as wide as in SF, and prints the Swift tables.

    python3 -m pip install numpy uharfbuzz
    Scripts/fonts/calibrate.py            # residuals, and the tables for SystemCalibration.swift

reference-widths.csv holds widths measured on iOS screenshots: `advance` rows are widths of text boxes (rounded up to a
pixel), `ink` rows run from the first to the last inked pixel column. reference-edges.csv holds lines of such
screenshots, each with the clusters of ink in it: the first and last character of a cluster, and where its ink begins and
ends, in points from where the line begins. The model, in ems of the font size:

    advance = scale · (Inter's advance and kerning) + tracking(size) + offset(weight, cut) + correction(letter)
    ink begins at scale · (Inter's bearing) + half of what was added + shift(letter)

`tracking` is SF's own table (in points, divided by the size). The offsets and the letters' corrections and shifts are
fitted by least squares; ridge terms keep every one of them small unless the pictures ask for it. SF's letters are not
as wide as Inter's either: that much is fitted too, and not used, for the outlines stay Inter's.
"""
import csv
import pathlib
import re
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
# How stiff the letters are: widths left out of the fit are met about as well with half and twice as much.
LETTER_RIDGE, INK_RIDGE = 90, 60

face = hb.Face(hb.Blob.from_file_path(str(HERE / "../../Fonts/Inter.ttf")))
fonts = {}

COLUMNS = [("text", w) for w in TEXT_WEIGHTS] + [("display", k) for k in DISPLAY_KNOTS] + [("displayBold", 700), ("blend", 19)]
# What is added to a letter's advance, and how much more in the display cut: SF's cuts do not differ quite as Inter's.
COLUMNS += [(kind, c) for kind in ("letter", "displayLetter") for c in LETTERS]
# How far the ink is moved within the advance.
COLUMNS += [(kind, c) for kind in ("shift", "displayShift") for c in LETTERS]
# How much wider the ink is in SF; heavy letters apart.
COLUMNS += [(kind, c) for kind in ("ink", "displayInk", "heavyInk") for c in LETTERS]
INDEX = {c: i for i, c in enumerate(COLUMNS)}


def shape(text, optical_size, weight):
    """Advance, bearing and width of the ink of each glyph, in ems. As in the engine, of Inter's contextual alternates
    only the colon between digits is taken."""
    font = fonts.get((optical_size, weight))
    if font is None:
        font = hb.Font(face)
        font.scale = (2048, 2048)
        font.set_variations({"opsz": optical_size, "wght": weight})
        fonts[optical_size, weight] = font
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    colons = [(m.start() + 1, m.start() + 2, 1) for m in re.finditer(r"(?=\d:\d)", text)]
    hb.shape(font, buffer, {"calt": [(0, len(text), 0)] + colons})
    glyphs = []
    for info, position in zip(buffer.glyph_infos, buffer.glyph_positions):
        extents = font.get_glyph_extents(info.codepoint)
        glyphs.append((position.x_advance / 2048, extents.x_bearing / 2048, extents.width / 2048))
    return glyphs


def tracking(size):
    return np.interp(size, list(TRACKING), list(TRACKING.values())) / size


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
    terms[("displayBold", 700)] = min(1.0, max(0.0, (weight - 400) / 300))
    return terms


class Line:
    """A line of text, and sums of its parts: each adds to a row of coefficients and gives what is known."""

    def __init__(self, text, size, weight):
        self.text, self.size, self.weight = text.replace("\u2019", "'").replace("\u2018", "'"), size, weight
        self.glyphs = shape(text, 14 if size < 20 else 32, weight)
        assert len(self.glyphs) == len(text), text
        self.offsets, self.tracking = offset_terms(size, weight), tracking(size)
        self.cuts = ["", "display"] if size >= 20 else [""]

    def add(self, row, kind, letter, amount):
        if ("letter", letter) in INDEX:
            for cut in self.cuts:
                name = kind if not cut else cut + kind[0].upper() + kind[1:]
                row[INDEX[name, letter]] += amount

    def advance(self, row, i, sign=1.0):
        for key, share in self.offsets.items():
            row[INDEX[key]] += sign * share
        self.add(row, "letter", self.text[i], sign)
        return sign * (SCALE * self.glyphs[i][0] + self.tracking)

    def bearing(self, row, i, sign=1.0):
        for key, share in self.offsets.items():
            row[INDEX[key]] += sign * share / 2
        self.add(row, "letter", self.text[i], sign / 2)
        self.add(row, "shift", self.text[i], sign)
        return sign * (SCALE * self.glyphs[i][1] + self.tracking / 2)

    def ink(self, row, i):
        self.add(row, "ink", self.text[i], 1)
        if self.weight >= 600 and ("heavyInk", self.text[i]) in INDEX:
            row[INDEX["heavyInk", self.text[i]]] += 1
        return SCALE * self.glyphs[i][2]

    def path(self, row, first, last):
        return sum(self.advance(row, i) for i in range(first, last))

    def span(self, first, last, to_end):
        """From where the ink of one character begins to where that of another one begins or ends."""
        row = np.zeros(len(COLUMNS))
        known = self.path(row, first, last) + self.bearing(row, last) + self.bearing(row, first, -1)
        return row, known + (self.ink(row, last) if to_end else 0)


def width_equations(record):
    """Coefficients, right side and weight of a measured width, in ems."""
    line = Line(record["text"], float(record["size"]), float(record["weight"]))
    pixel, count, is_ink = 1 / float(record["pixels_per_point"]), len(line.text), record["kind"] == "ink"
    width = float(record["width"])
    if is_ink:
        row, known = line.span(0, count - 1, to_end=True)
    else:
        row = np.zeros(len(COLUMNS))
        known = line.path(row, 0, count)
        width -= pixel / 2
    # Errors: a third of a pixel for boxes, one for ink, and what Inter's letters differ by whatever the correction.
    error = np.hypot(pixel * (0.8 if is_ink else 0.35) / line.size, 0.004 * np.sqrt(count))
    # The widths of boxes count most, for layouts stand on them; those of body text before all.
    weight = (1 if is_ink else 10 if line.size == 17 else 6) / error
    return [(row, width / line.size - known, weight, "width", line)]


def edge_equations(record):
    line = Line(record["text"], float(record["size"]), float(record["weight"]))
    pixel, size = 1 / float(record["pixels_per_point"]), line.size
    clusters = [(int(a), int(b), float(c) / size, float(d) / size)
                for a, b, c, d in (part.split(":") for part in record["edges"].split(";"))]
    equations = []

    def add(kind, measured, row, known, count, pixels=0.35):
        error = np.hypot(pixels * pixel / size, 0.004 * np.sqrt(count))
        equations.append((row, measured - known, 1 / error, kind, line))

    for (a, _, start, _), (b, _, next_start, _) in zip(clusters, clusters[1:]):
        add("step", next_start - start, *line.span(a, b, to_end=False), b - a)
    for a, b, start, end in clusters:
        add("ink", end - start, *line.span(a, b, to_end=True), b - a + 1)
    a, _, start, _ = clusters[0]
    _, b, _, end = clusters[-1]
    if len(clusters) > 1:
        add("total", end - start, *line.span(a, b, to_end=True), b - a + 1, pixels=0.5)
    # Where a line begins is our own layout's word, and a third of a point uncertain.
    row = np.zeros(len(COLUMNS))
    known = line.path(row, 0, a) + line.bearing(row, a)
    add("start", start, row, known, 1, pixels=0.3 / pixel)
    return equations


def penalties():
    rows, sides = [], []

    def add(terms, side=0.0):
        row = np.zeros(len(COLUMNS))
        for key, value in terms:
            row[INDEX[key]] = value
        rows.append(row)
        sides.append(side)

    for kind, letter in COLUMNS:
        if "etter" in kind or "hift" in kind:
            add([((kind, letter), LETTER_RIDGE)])
        elif "nk" in kind:
            add([((kind, letter), INK_RIDGE)])
    for first, second in zip(TEXT_WEIGHTS, TEXT_WEIGHTS[1:]):
        # Heavier text needs more: the measured step from regular to semibold, spread evenly.
        add([(("text", second), 100), (("text", first), -100)], 100 * 0.005)
    for first, second in zip(DISPLAY_KNOTS, DISPLAY_KNOTS[1:]):
        add([(("display", second), 20), (("display", first), -20)])
    return np.array(rows), np.array(sides)


def solve(equations):
    ridge, sides = penalties()
    rows = np.array([row for row, *_ in equations])
    right = np.array([side for _, side, *_ in equations])
    weights = np.array([weight for _, _, weight, *_ in equations]) ** 2
    left = (rows.T * weights) @ rows + ridge.T @ ridge + 1e-6 * np.eye(len(COLUMNS))
    return np.linalg.solve(left, (rows.T * weights) @ right + ridge.T @ sides)


def read(name, equations):
    with open(HERE / name, newline="") as file:
        return [equation for record in csv.DictReader(file) for equation in equations(record)]


def main():
    equations = read("reference-widths.csv", width_equations) + read("reference-edges.csv", edge_equations)
    solution = solve(equations)
    errors = [((row @ solution - side) * line.size, kind, line) for row, side, _, kind, line in equations]
    for error, kind, line in errors:
        if kind in ("width", "total"):
            print(f"{kind:6}{line.size:>5g}{line.weight:>5g} {error:+6.2f} pt  {line.text}")
    for wanted in ("width", "total", "step", "start"):
        chosen = np.abs([error for error, kind, _ in errors if kind == wanted])
        print(f"{wanted}: median {np.median(chosen):.2f} pt, 95th percentile {np.percentile(chosen, 95):.2f} pt",
              file=sys.stderr)
    for column, value in zip(COLUMNS[:len(TEXT_WEIGHTS) + len(DISPLAY_KNOTS) + 2], solution):
        print(f"{column}: {value:.4f}")
    for wanted in ("letter", "displayLetter", "shift", "displayShift"):
        print(f"  /// {wanted}: from the space to the tilde, eight a row.")
        values = [round(v * 10000) for (kind, _), v in zip(COLUMNS, solution) if kind == wanted]
        for start in range(0, len(values), 8):
            print("    " + ", ".join(map(str, values[start:start + 8])) + ",")


if __name__ == "__main__":
    main()
