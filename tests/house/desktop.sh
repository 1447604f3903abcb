#!/usr/bin/env bash
# What a desktop reads of the table app is what its readers take without a complaint.
set -euo pipefail
export LC_ALL=C.UTF-8  # what other programs say is looked at here
linux=$1/ui/table/linux
built=$2

desktop-file-validate "$linux/spadille-table.desktop"
appstreamcli validate --no-net "$built"/*.metainfo.xml
mandoc -T lint -W warning "$linux/spadille-table.1"

# The type of session files is known by their name.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/mime/packages"
cp "$linux/spadille-session.xml" "$work/mime/packages"
XDG_DATA_DIRS=$work update-mime-database "$work/mime"
grep -qx '50:application/x-spadille-session+json:\*.spadille' "$work/mime/globs2"

# The suit is drawn the same in the icons as on the pages: point by point.
points() { grep -o '[0-9]\+' | tr '\n' ' '; }
spade=$(sed -n '/^QPainterPath spade/,/^}/p' "$1/ui/table/show/drawing.cpp" | points)
for icon in "$linux/spadille-table.svg" "$linux/spadille-table-symbolic.svg"; do
  test "$(grep -o '"M50 4 C[^"]*' "$icon" | points)" = "$spade"
done

bash -n "$linux/spadille-table.bash"
# shellcheck source=/dev/null
source "$linux/spadille-table.bash"
complete_words() {
  COMP_WORDS=("$@")
  COMP_CWORD=$(($# - 1))
  _spadille_table
  echo "${COMPREPLY[*]}"
}
test "$(complete_words spadille-table --re)" = '--resume'
# Every option that the program has is offered, and described.
for option in $("$built/ui/table/spadille-table" --help | grep -oE '^  (-., )?--[a-z-]+' | grep -oE -- '--[a-z-]+'); do
  case $option in --help-all) continue ;; esac
  test "$(complete_words spadille-table "$option" | cut -d' ' -f1)" = "$option"
  grep -qF -- "Fl -${option#--}" "$linux/spadille-table.1" || grep -qF -- "Fl ${option#--}" "$linux/spadille-table.1"
done
