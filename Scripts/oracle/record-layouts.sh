#!/usr/bin/env bash
# Asks Chromium for the frames of layouts.html and records them beside it, for the tests to compare with ours.
# usage: Scripts/oracle/record-layouts.sh      (needs Debian's chromium; only to record anew)
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
folder=Tests/StillsOracleTests/Layouts
profile=$(mktemp -d)
trap 'rm -rf "$profile"' EXIT
chromium --headless --no-sandbox --disable-gpu --allow-file-access-from-files --user-data-dir="$profile" \
  --font-render-hinting=none --force-device-scale-factor=3 --virtual-time-budget=5000 \
  --dump-dom "file://$PWD/$folder/layouts.html" 2>"$profile/log" |
  sed -n '/<pre id="record">/,/<\/pre>/p' | sed '1d;$d' >"$profile/frames.tsv"
[ -s "$profile/frames.tsv" ] || { echo "Chromium gave no frames:" >&2; cat "$profile/log" >&2; exit 1; }
{
  echo "# Frames of layouts.html in $(chromium --version | sed 's/ *$//'): layout, view, x, y, width, height in points."
  cat "$profile/frames.tsv"
} >"$folder/frames.tsv"
echo "$(grep -vc '^#' "$folder/frames.tsv") frames in $folder/frames.tsv"
