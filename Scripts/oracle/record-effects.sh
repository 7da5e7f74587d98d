#!/usr/bin/env bash
# Has Chromium draw effects.html and records the picture beside it, for the tests to compare with ours.
# usage: Scripts/oracle/record-effects.sh      (needs Debian's chromium; only to record anew)
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
folder=$PWD/Tests/StillsOracleTests/Effects
profile=$(mktemp -d)
trap 'rm -rf "$profile"' EXIT
rows=$((($(grep -c '^<section' "$folder/effects.html") + 7) / 8))
chromium --headless --no-sandbox --disable-gpu --allow-file-access-from-files --user-data-dir="$profile" \
  --hide-scrollbars --force-color-profile=srgb --force-device-scale-factor=2 --window-size=960,$((rows * 120)) \
  --screenshot="$profile/sheet.png" "file://$folder/effects.html" 2>"$profile/log"
[ -s "$profile/sheet.png" ] || { echo "Chromium drew nothing:" >&2; cat "$profile/log" >&2; exit 1; }
mv "$profile/sheet.png" "$folder/sheet.png"
echo "$folder/sheet.png"
