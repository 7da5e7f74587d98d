#!/usr/bin/env bash
# Builds the command and runs all tests, or those whose name contains FILTER.
# usage: test.sh BUILD_FOLDER [FILTER]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source Scripts/environment.sh
build=$1
filter=${2:-}
# Without what only a debugger needs, which is less to compile and to link. The example and the benchmarks are built alike, in the
# same folder, and so compile nothing of this again.
options=(--scratch-path "$build" -Xswiftc -gnone)
# The tests run the command as users do, so it must be there and of the same sources.
swift build --build-tests "${options[@]}"
swift test --skip-build "${options[@]}" ${filter:+--filter "$filter"}
