# Completion for spadille-table.
_spadille_table() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
  COMPREPLY=()
  case $before in
    --db | --settings | --pdf) mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    --session) return ;;
  esac
  if [[ $word == -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W '--db --help --new --pdf --resume --self-test --session --settings
      --version' -- "$word")
  else
    mapfile -t COMPREPLY < <(compgen -d -S / -- "$word"; compgen -f -X '!*.spadille' -- "$word"
      compgen -f -X '!*.json' -- "$word")
  fi
}
complete -o nospace -o filenames -F _spadille_table spadille-table
