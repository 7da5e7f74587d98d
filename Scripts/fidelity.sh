#!/usr/bin/env bash
# Renders the views of Tests/Fidelity, each like the picture of Apple's renderer that it stands for, to OUT/<case>.png.
# usage: fidelity.sh STILLS OUT
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source Scripts/environment.sh
stills=$1
out=$2
# cases.tsv: case, file, preview, options
while IFS=$'\t' read -r case file preview options; do
  case "$case" in ''|'#'*) continue ;; esac
  mkdir -p "$out/$(dirname "$case")"
  # shellcheck disable=SC2086
  "$stills" render --quiet "Tests/Fidelity/$file" --preview "$preview" $options -o "$out/$case.png"
done < Tests/Fidelity/cases.tsv
