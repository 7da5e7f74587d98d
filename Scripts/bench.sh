#!/usr/bin/env bash
# Measures speed and memory; every comparison is made in this one run.
# usage: bench.sh STILLS
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source Scripts/environment.sh
stills=$(realpath "$1")
work="$PWD/out/bench"
mkdir -p "$work/screen"
{
  cat Benchmarks/Sources/StillsBenchmarks/Screen.swift
  echo '#Preview("Screen") { BenchmarkScreen(seed: 0) }'
} > "$work/screen/Screen.swift"
swift build -c release --package-path Benchmarks --scratch-path .build/benchmarks --product StillsBenchmarks
# What comparing is measured against: both are left out where they cannot be made.
cc -O3 Benchmarks/Baselines/odiff-style.c $(pkg-config --cflags --libs spng) -o "$work/odiff-style" 2> /dev/null || true
if [ ! -x "$work/python/bin/python3" ]; then
  (python3 -m venv "$work/python" && "$work/python/bin/pip" install --quiet pixelmatch pillow) > /dev/null 2>&1 \
    || rm -rf "$work/python"
fi
.build/benchmarks/release/StillsBenchmarks "$stills" "$work/screen" "$work"
# Tests are debug builds.
swift build --package-path Benchmarks --scratch-path .build/benchmarks --product StillsBenchmarks > /dev/null
.build/benchmarks/debug/StillsBenchmarks --assertions
