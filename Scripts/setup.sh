#!/usr/bin/env bash
# Installs the packages of packages.txt that this machine lacks: with apt-get as root, or through sudo, or, where
# neither is there, unpacked into .build/debian (which Scripts/environment.sh puts on the search paths).
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(dirname "$here")

command -v swift >/dev/null || { echo "setup: swift is not on the PATH; install a Swift 6.2 or newer toolchain" >&2; exit 2; }
command -v apt-get >/dev/null || { echo "setup: this script needs apt-get (Debian, Ubuntu)" >&2; exit 2; }

installed() { [ "$(dpkg-query -W -f '${Status}' "$1" 2>/dev/null)" = "install ok installed" ]; }

missing=()
while read -r package _; do
  case "$package" in ''|'#'*) continue ;; esac
  installed "$package" || [ -e "$root/.build/debian/.have/$package" ] || missing+=("$package")
done < "$here/packages.txt"
[ ${#missing[@]} -eq 0 ] && exit 0

echo "setup: installing ${missing[*]}"
as_root=()
if [ "$(id -u)" -ne 0 ]; then
  if sudo -n true 2>/dev/null; then as_root=(sudo -n); else as_root=(none); fi
fi
if [ "${as_root[0]:-}" != none ]; then
  export DEBIAN_FRONTEND=noninteractive
  # Package lists may be absent or old: refresh them only when they do not serve.
  "${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null 2>&1 || {
    "${as_root[@]}" apt-get update -qq
    "${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
  }
  exit 0
fi

# Without root: fetch the packages and all they need that is not here, and unpack them beside the build.
folder="$root/.build/debian"
mkdir -p "$folder/archives" "$folder/.have"
cd "$folder/archives"
apt-get install -qq --print-uris -y --no-install-recommends "${missing[@]}" 2>/dev/null \
  | sed -n "s/^'[^']*' \([^ ]*\)_.*/\1/p" | sort -u > ../wanted || true
[ -s ../wanted ] || printf '%s\n' "${missing[@]}" > ../wanted
while read -r package; do
  apt-get download -qq "$package"
done < ../wanted
for archive in *.deb; do dpkg-deb -x "$archive" "$folder"; done
rm -f ./*.deb
for package in "${missing[@]}"; do : > "$folder/.have/$package"; done
echo "setup: unpacked into .build/debian"
