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
.build/benchmarks/release/StillsBenchmarks "$stills" "$work/screen" "$work"
