#!/usr/bin/env bash
# What a change must pass: format, no warnings, tests, and the examples in the documentation.
# usage: check.sh BUILD_FOLDER
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source Scripts/environment.sh
build=$1
swift format lint --strict --recursive Sources Tests Benchmarks/Sources Package.swift
swift build --scratch-path "$build" --build-tests -Xswiftc -warnings-as-errors
swift test --scratch-path "$build" --skip-build -Xswiftc -warnings-as-errors
Scripts/documentation.sh "$build/debug/stills"
