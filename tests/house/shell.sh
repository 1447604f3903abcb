#!/usr/bin/env bash
# The manuals and completions are what their readers take without a complaint.
set -euo pipefail
generated=$1
mandoc -T lint -W warning "$generated/spadille.1" "$generated/ja/spadille.1"
bash -n "$generated/spadille.bash"
zsh -n "$generated/_spadille"
fish -n "$generated/spadille.fish"
# shellcheck source=/dev/null
source "$generated/spadille.bash"
complete_words() {
  COMP_WORDS=("$@")
  COMP_CWORD=$(($# - 1))
  _spadille
  echo "${COMPREPLY[*]}"
}
test "$(complete_words spadille ru)" = 'rules ruling rule'
test "$(complete_words spadille rules sh)" = 'show'
test "$(complete_words spadille rules show euchre/b)" = 'euchre/boston-1888'
test "$(complete_words spadille check-sheet klaverjas/i)" = 'klaverjas/individual'
test "$(complete_words spadille settle --st)" = '--stake'
test "$(complete_words spadille score --jsonl)" = '--jsonl'
# What the book has, also somebody of two words; files only where one is meant.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
program=$(realpath "$generated/../ui/cli/spadille")
spadille() { "$program" "$@"; }
cd "$work"
touch evening.json
test "$(complete_words spadille score '')" = 'evening.json'
test "$(complete_words spadille sessions '')" = ''
test "$(complete_words spadille new --title '')" = ''
test "$(complete_words spadille sheet --db '')" = 'evening.json'
spadille new --db book.db euchre/seed 'Zoe Smit' Bob Cem Dot >/dev/null
test "$(complete_words spadille players rename --db book.db '')" = 'Bob Cem Dot Zoe\ Smit'
test "$(complete_words spadille new --db book.db --dealer Z)" = 'Zoe\ Smit'
test "$(complete_words spadille sheet --db book.db --session '')" = '1'
test "$(complete_words spadille ruling --db book.db misd)" = 'misdeal'
test "$(complete_words spadille new eu)" = 'euchre euchre/seed euchre/stick-the-dealer euchre/old-american euchre/cornwall euchre/boston-1888'
test "$(complete_words spadille --lang j)" = 'ja'
test "$(complete_words spadille --lang ja rul)" = 'rules ruling rule'
test "$(complete_words spadille rule KY --la)" = '--lang'
