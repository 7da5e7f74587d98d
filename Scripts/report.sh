#!/usr/bin/env bash
# Lists the golden pictures that the last test run found different; each with what was expected, drawn and different.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
shopt -s nullglob
failures=(out/failures/*)
[ ${#failures[@]} -gt 0 ] || { echo "report: the last test run found no golden picture different"; exit 0; }
printf '%s\n' "${failures[@]}"
