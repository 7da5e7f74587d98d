#!/usr/bin/env bash
# Renders the gallery: every fixture screen that the README shows, and prints the pictures' paths.
# usage: screenshots.sh STILLS OUT
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source Scripts/environment.sh
stills=$1
out=$2
mkdir -p "$out"

render() { "$stills" render --quiet "$@" >/dev/null; }

shared=Fixtures/RunWay/Shared
render $shared Fixtures/RunWay/HStackHeader -o "$out/1-hstack-header"
render $shared Fixtures/RunWay/WhiteBand -o "$out/2-white-band"
render $shared Fixtures/RunWay/Fixed -o "$out/3-fixed"
render $shared Fixtures/RunWay/Fixed --preview "Flight Summary" -o "$out/devices" \
  --device iphone-16,iphone-se-3,iphone-16-pro-max,ipad-pro-11
render $shared Fixtures/RunWay/Fixed --preview Takeoff -o "$out/landscape" --orientation landscape
render $shared Fixtures/RunWay/Fixed --preview Takeoff -o "$out/formats" --format png,svg,pdf
"$stills" review --quiet $shared Fixtures/RunWay/Fixed -o "$out/review.html" --device iphone-16,iphone-se-3 > /dev/null

render $shared Fixtures/RunWay/Fixed Fixtures/Gallery --preview Gallery --layout fit --scale 2 -o "$out/gallery.png"

find "$out" -type f | LC_ALL=C sort
