#!/usr/bin/env bash
# Copies the command and the modules it compiles against to PREFIX/bin and PREFIX/lib/stills.
# usage: install.sh RELEASE_FOLDER PREFIX
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
release=$1
# Not every shell makes a home of the ~ in PREFIX=~/.local.
prefix=${2/#\~\//$HOME/}
library="$prefix/lib/stills"
staged=$(mktemp -d)
trap 'rm -rf "$staged"' EXIT

mkdir -p "$staged/modules"
cp "$release/stills" "$release/stills-program" "$staged/"
cp "$release"/StillsMacros-tool "$staged/StillsMacros-tool"
cp "$release"/Modules/*.swiftmodule "$staged/modules/"

mkdir -p "$prefix/bin" "$library"
rm -rf "$library/modules"
cp -R "$staged/modules" "$library/modules"
install -m 755 "$staged/StillsMacros-tool" "$library/StillsMacros-tool"
install -m 755 "$staged/stills-program" "$library/stills-program"
install -m 755 "$staged/stills" "$prefix/bin/stills"
echo "installed $prefix/bin/stills"
