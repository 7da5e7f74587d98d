#!/usr/bin/env bash
# Builds the command and runs all tests, or those whose name contains FILTER.
# usage: test.sh BUILD_FOLDER [FILTER]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source Scripts/environment.sh
build=$1
filter=${2:-}
# The tests run the command as users do, so it must be there and of the same sources.
swift build --scratch-path "$build" --build-tests
if [ -n "$filter" ]; then
  swift test --scratch-path "$build" --skip-build --filter "$filter"
else
  swift test --scratch-path "$build" --skip-build
fi
