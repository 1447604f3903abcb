#!/usr/bin/env bash
# Every page through qmllint, without a warning.
#   qmllint.sh SOURCE BUILD QMLLINT FOLDER_OF_QML_MODULES
set -euo pipefail
cd "$1"
build=$2 qmllint=$3 modules=$4

[ -e "$modules/QtQml/qmldir" ] || {
  echo "skipped: the types of QtQml are not installed (qml6-module-qtqml)"
  exit 77
}
# The pages import their own module by its name.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
ln -s "$build/ui/table" "$work/Spadille"

mapfile -t pages < <(find ui/table/qml ui/table/games -name '*.qml' | sort)
resources=()
for resource in "$build"/ui/table/.rcc/*.qrc; do resources+=(--resource "$resource"); done
# deferred-property-id: what a control shows has ids for its parts, and is made at once anyway.
said=$("$qmllint" --bare -I "$modules" -I "$work" "${resources[@]}" \
  --deferred-property-id disable --unused-imports disable "${pages[@]}" 2>&1) || failed=yes
if [ -n "${failed:-}" ] || grep -q '^Warning\|^Error' <<<"$said"; then
  echo "$said"
  exit 1
fi
echo "${#pages[@]} pages without a warning"
