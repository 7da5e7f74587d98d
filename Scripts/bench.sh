#!/usr/bin/env bash
# Measures speed and memory; every comparison is made in this one run.
# usage: bench.sh STILLS BUILD_FOLDER
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source Scripts/environment.sh
stills=$(realpath "$1")
build=$2
work="$PWD/out/bench"
mkdir -p "$work/screen"
{
  cat Benchmarks/Sources/StillsBenchmarks/Screen.swift
  echo '#Preview("Screen") { BenchmarkScreen(seed: 0) }'
} > "$work/screen/Screen.swift"
# In the folder that the command was built in, with its options, so that nothing is compiled twice.
compile() { swift build -c "$1" --package-path Benchmarks --scratch-path "$build" --product StillsBenchmarks -Xswiftc -gnone; }
compile release
cp "$build/release/StillsBenchmarks" "$work/StillsBenchmarks"

# What comparing is measured against; each is left out, with a word about it, where it cannot be made.
cc -O3 Benchmarks/Baselines/odiff-style.c $(pkg-config --cflags --libs spng) -o "$work/odiff-style" 2> /dev/null || true
if [ ! -x "$work/python/bin/pixelmatch-is-there" ]; then
  if python3 -m venv "$work/python" && "$work/python/bin/pip" install --quiet pixelmatch pillow; then
    ln -sf python3 "$work/python/bin/pixelmatch-is-there"
  else
    rm -rf "$work/python"
  fi
fi > "$work/pip.log" 2>&1
if [ -d "$work/python" ]; then
  echo "pixelmatch: installed from PyPI by pip into $work/python:" \
    "$("$work/python/bin/pip" list 2> /dev/null | awk '/^(pixelmatch|pillow) / { printf "%s %s  ", $1, $2 }')"
else
  echo "pixelmatch: left out, pip could not install it ($work/pip.log says why)"
fi

benchmarks="$work/StillsBenchmarks"
"$benchmarks" "$stills" "$work/screen" "$work"
"$benchmarks" assertions release
SNAPSHOT_TESTING_VERIFY_PIXELS=1 "$benchmarks" assertion
"$benchmarks" diff "$stills" "$work"
# Tests are debug builds.
compile debug > /dev/null
"$build/debug/StillsBenchmarks" assertions debug
SNAPSHOT_TESTING_VERIFY_PIXELS=1 "$build/debug/StillsBenchmarks" assertion
