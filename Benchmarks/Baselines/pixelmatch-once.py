# Decode both pictures, compare, write the difference, by pixelmatch from PyPI. Prints milliseconds.
# usage: pixelmatch-once.py EXPECTED.png ACTUAL.png DIFFERENCE.png
import sys
import time

from PIL import Image
from pixelmatch.contrib.PIL import pixelmatch

start = time.perf_counter()
first, second = Image.open(sys.argv[1]).convert("RGBA"), Image.open(sys.argv[2]).convert("RGBA")
difference = Image.new("RGBA", first.size)
changed = pixelmatch(first, second, difference, includeAA=True)
difference.save(sys.argv[3], compress_level=1)
print(f"{(time.perf_counter() - start) * 1e3:.3f} {changed}")
