#!/usr/bin/env bash
# Builds and tests the example package: a library with snapshot tests, as a user of Stills has it.
# usage: example.sh BUILD_FOLDER [RECORD_MODE]        never (the default), missing, failed or all
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source Scripts/environment.sh
build=$1
export SNAPSHOT_TESTING_RECORD=${2:-never}
export SNAPSHOT_ARTIFACTS=${SNAPSHOT_ARTIFACTS:-$PWD/out/example}
mkdir -p "$SNAPSHOT_ARTIFACTS"
rm -f "$SNAPSHOT_ARTIFACTS/used-goldens.txt"
# In the folder of Stills' own tests and with their options: nothing of Stills is compiled twice.
swift test --package-path Examples/Snapshots --scratch-path "$build" -Xswiftc -gnone \
  --attachments-path "$SNAPSHOT_ARTIFACTS"
