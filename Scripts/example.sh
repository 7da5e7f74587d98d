#!/usr/bin/env bash
# Builds and tests the example package: a library with snapshot tests, as a user of Stills has it.
# usage: example.sh [RECORD_MODE]        never (the default), missing, failed or all
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source Scripts/environment.sh
export SNAPSHOT_TESTING_RECORD=${1:-never}
export SNAPSHOT_ARTIFACTS=${SNAPSHOT_ARTIFACTS:-$PWD/out/example}
mkdir -p "$SNAPSHOT_ARTIFACTS"
# Values in XCTest's style are found by way of the index; pictures in Swift Testing's.
swift test --package-path Examples/Snapshots --scratch-path "${EXAMPLE_BUILD:-Examples/Snapshots/.build}" \
  --attachments-path "$SNAPSHOT_ARTIFACTS" -Xswiftc -gnone
