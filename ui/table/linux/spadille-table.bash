# Completion for spadille-table.
_spadille_table() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
  COMPREPLY=()
  case $before in
    --db | --settings | --pdf) mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    --session | --event | --round | --address) return ;;
    --lang) mapfile -t COMPREPLY < <(compgen -W 'en ja nl fr' -- "$word"); return ;;
    --paper)
      mapfile -t COMPREPLY < <(compgen -W 'by-name by-table guides table-cards tally-sheets slips
        ranking' -- "$word")
      return ;;
  esac
  if [[ $word == -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W '--address --db --event --help --lang --new --paper --pdf --resume --round
      --self-test --session --settings --version' -- "$word")
  else
    mapfile -t COMPREPLY < <(compgen -d -S / -- "$word"; compgen -f -X '!*.spadille' -- "$word"
      compgen -f -X '!*.json' -- "$word")
  fi
}
complete -o nospace -o filenames -F _spadille_table spadille-table
