#!/usr/bin/env bash
# Renders every Swift example of the README and the guides: each block that starts with `import SwiftUI` is a file.
# usage: documentation.sh STILLS
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source Scripts/environment.sh
stills=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
awk -v out="$work" '
  /^```swift/ { inside = 1; text = ""; next }
  /^```/ && inside {
    inside = 0
    if (text ~ /^import SwiftUI/) { count++; file = sprintf("%s/example-%02d.swift", out, count); printf "%s", text > file; close(file) }
    next
  }
  inside { text = text $0 "\n" }
' README.md Docs/*.md
shopt -s nullglob
examples=("$work"/*.swift)
[ ${#examples[@]} -gt 0 ] || { echo "documentation: no example found" >&2; exit 1; }
for example in "${examples[@]}"; do "$stills" render --quiet --strict "$example" -o "$work/out" >/dev/null; done
echo "documentation: ${#examples[@]} examples rendered"
