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
test "$(complete_words spadille score '')" = ''  # then the shell offers files
test "$(complete_words spadille --lang j)" = 'ja'
test "$(complete_words spadille --lang ja rul)" = 'rules ruling rule'
test "$(complete_words spadille rule KY --la)" = '--lang'
