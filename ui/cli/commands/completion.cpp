#include "ui/cli/commands/completion.h"

#include <algorithm>
#include <functional>
#include <map>

#include "app/games.h"
#include "app/rulebook/rules.h"
#include "text/names.h"

namespace spadille::cli {
namespace {

constexpr std::string_view kMade =
    "# Made from the tree of commands; change ui/cli/command_line.cpp.\n";

/// Asks the book of the line, for bash and zsh: `_spadille_book WHAT`.
constexpr std::string_view kBook =
    "_spadille_book() {\n"
    "  case $1 in\n"
    "    people) spadille --json players \"${db[@]}\" | grep -o '\"name\":\"[^\"]*\"' ;;\n"
    "    sessions) spadille --json sessions \"${db[@]}\" | grep -o '\"session\":[0-9]*' ;;\n"
    "    kinds) spadille --json ruling --list \"${db[@]}\" | grep -o '\"what\":\"[^\"]*\"' ;;\n"
    "  esac 2>/dev/null </dev/null | sed -e 's/^[^:]*://' -e 's/\"//g'\n"
    "}\n";

/// A word that may stand somewhere, and what it says.
struct Word {
  std::string path{};  ///< the commands before it: "", "rules", "rules show"
  std::string text{};
  std::string about{};
  bool command = false;
};

/// All that can be offered.
struct Offer {
  std::vector<Word> words{};
  std::map<std::string, std::string> after{};  ///< an option: what it takes, "" for a text
  std::map<std::string, std::string> in{};     ///< a path: what its arguments take
};

/// What a shell has to look for: "files", or what the book has of "people", "sessions", "kinds".
std::string taken(const CLI::Option& option) {
  const bool argument = option.get_positional();
  const std::string name = option.get_name(argument);
  const std::string type = argument ? name : option.get_type_name();
  if (type == "FILE") return "files";
  if (name == "--session") return "sessions";
  const bool person = argument ? type == "A" || type == "B" || type == "PLAYER" : type == "NAME";
  return person ? "people" : "";
}

void collect_rows(const CLI::App& app, const std::string& path, Offer& offer) {
  for (const CLI::Option* option : app.get_options({})) {
    if (option->get_positional()) {
      offer.in[path] += taken(*option);
      continue;
    }
    for (const std::string& name : option->get_lnames()) {
      offer.words.push_back({path, "--" + name, option->get_description(), false});
      if (option->get_expected_max() > 0) offer.after["--" + name] = taken(*option);
    }
  }
}

void collect(const CLI::App& app, const std::string& path, Offer& offer) {
  for (const CLI::App* command : app.get_subcommands({})) {
    offer.words.push_back({path, command->get_name(), command->get_description(), true});
    collect(*command, path.empty() ? command->get_name() : path + ' ' + command->get_name(), offer);
  }
  collect_rows(app, path, offer);
}

/// Names that the program has, not the book: those of games and of sets of rules.
void collect_names(std::vector<Word>& words, const Words& english) {
  for (const std::string_view id : game_ids())
    for (const char* path : {"rules list", "rule", "new"})
      words.push_back({path, std::string(id), english.say(std::string(id) + ".name"), true});
  for (const PresetView& preset : presets())
    for (const char* path : {"rules show", "rules diff", "check-sheet", "new"})
      words.push_back({path, std::string(preset.id), english.say(preset.label), true});
}

Offer offer_of(const CLI::App& app) {
  Offer offer;
  collect(app, "", offer);
  collect_names(offer.words, Words(Language::en));
  offer.in["ruling"] = "kinds";
  return offer;
}

std::vector<std::string> paths_of(const Offer& offer) {
  std::vector<std::string> paths;
  for (const Word& word : offer.words)
    if (std::find(paths.begin(), paths.end(), word.path) == paths.end()) paths.push_back(word.path);
  std::sort(paths.begin(), paths.end(), std::greater<>());  // "rules list" before "rules"
  return paths;
}

/// What the arguments of a command take; of two kinds the first.
std::string taken_in(const Offer& offer, const std::string& path) {
  const auto in = offer.in.find(path);
  if (in == offer.in.end()) return {};
  for (const char* what : {"files", "people", "kinds"})
    if (in->second.rfind(what, 0) == 0) return what;
  return {};
}

std::string in_quotes(std::string_view text) {
  std::string out = "'";
  for (const char c : text) {
    if (c == '\'') out += "'\\''";
    if (c != '\'') out += c;
  }
  return out + '\'';
}

/// What a shell compares the commands before the cursor with.
std::string pattern(const std::string& path) {
  return path.empty() ? "''" : in_quotes(path) + " | " + in_quotes(path + ' ') + '*';
}

/// Options of the program itself may stand behind every command.
bool fits(const Word& word, const std::string& path) {
  return word.path == path || (word.path.empty() && !word.command && word.text != "--help");
}

std::string listed(const Offer& offer, const std::string& path, bool commands) {
  std::string list;
  for (const Word& word : offer.words)
    if (word.command == commands && fits(word, path)) list += (list.empty() ? "" : " ") + word.text;
  return list;
}

/// The same with what each word says, as zsh's _describe takes it.
std::string described(const Offer& offer, const std::string& path, bool commands) {
  std::string list;
  for (const Word& word : offer.words) {
    if (word.command != commands || !fits(word, path)) continue;
    list += "\n    ";
    list += in_quotes(word.text + ":" + word.about);
  }
  return list;
}

/// "--db | --file) what=files ;;": where the word before the cursor says what comes.
std::string after_options(const Offer& offer, std::string_view indent) {
  std::string text;
  for (const char* what : {"files", "people", "sessions", ""}) {
    std::string names;
    for (const auto& [option, takes] : offer.after)
      if (takes == what && option != "--lang") names += (names.empty() ? "" : " | ") + option;
    text += std::string(indent) + names + ") options= names= what=" + what + " ;;\n";
  }
  return text;
}

}  // namespace

std::string bash_completion(const CLI::App& app) {
  const Offer offer = offer_of(app);
  std::string text{kMade};
  text += kBook;
  text +=
      "_spadille() {\n"
      "  local word last= path= options= names= what= current=${COMP_WORDS[COMP_CWORD]}\n"
      "  local IFS=$' \\t\\n' db=()\n"
      "  for word in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do\n"
      "    [[ $word == -* || $last == --lang ]] || path=\"${path:+$path }$word\"\n"
      "    [[ $last == --db ]] && db=(--db \"$word\")\n"
      "    last=$word\n"
      "  done\n"
      "  case \"$path\" in\n";
  for (const std::string& path : paths_of(offer))
    text += "    " + pattern(path) + ") options=" + in_quotes(listed(offer, path, false)) +
            " names=" + in_quotes(listed(offer, path, true)) + " what=" + taken_in(offer, path) +
            " ;;\n";
  text += "  esac\n  case \"$last\" in\n";
  text += after_options(offer, "    ");
  text += "    --lang) options= what= names='" + language_codes(" ") +
          "' ;;\n"
          "  esac\n"
          "  [[ $current == -* ]] && names=$options what=\n"
          "  names=${names// /$'\\n'}\n"
          "  [[ -z $what || $what == files ]] || names+=$'\\n'$(_spadille_book \"$what\")\n"
          "  IFS=$'\\n'\n"
          "  COMPREPLY=($(compgen -W \"$names\" -- \"$current\"))\n"
          "  [[ $what == files ]] && COMPREPLY+=($(compgen -f -- \"$current\"))\n"
          "  [[ ${#COMPREPLY[@]} == 0 ]] || COMPREPLY=($(printf '%q\\n' \"${COMPREPLY[@]}\"))\n"
          "}\n"
          "complete -F _spadille spadille\n";
  return text;
}

std::string zsh_completion(const CLI::App& app) {
  const Offer offer = offer_of(app);
  std::string text = "#compdef spadille\n";
  text += kMade;
  text += kBook;
  text +=
      "local -a options names db\n"
      "local what= place=${words[(i)--db]}\n"
      "(( place < CURRENT - 1 )) && db=(--db \"${words[place+1]}\")\n"
      "if [[ ${words[CURRENT-1]} == --lang ]]; then\n"
      "  _values language " +
      language_codes(" ") +
      "\n"
      "  return\n"
      "fi\n"
      "case \"${${(j: :)${(@)words[2,CURRENT-1]:#-*}}#(" +
      language_codes("|") + ") }\" in\n";
  for (const std::string& path : paths_of(offer)) {
    text += "  " + pattern(path) + ") what=" + taken_in(offer, path) + " options=(";
    text += described(offer, path, false);
    text += ") names=(";
    text += described(offer, path, true);
    text += ") ;;\n";
  }
  text += "esac\ncase \"${words[CURRENT-1]}\" in\n";
  text += after_options(offer, "  ");
  return text +
         "esac\n"
         "if [[ $PREFIX == -* ]]; then\n"
         "  _describe 'option' options\n"
         "  return\n"
         "fi\n"
         "(( ${#names} )) && _describe 'spadille' names\n"
         "[[ $what == files ]] && _files\n"
         "[[ -z $what || $what == files ]] || compadd -- ${(f)\"$(_spadille_book $what)\"}\n";
}

namespace {

/// What fish offers of the book for an option or an argument.
std::string fish_source(const std::string& what) {
  if (what == "files") return " -r -F";
  return what.empty() ? " -x" : " -x -a " + in_quotes("(__spadille_book " + what + ")");
}

std::string fish_condition(const std::string& path) {
  const auto last = path.rfind(' ');
  const std::string under = last == std::string::npos ? path : path.substr(last + 1);
  return in_quotes(under.empty() ? "__fish_use_subcommand"
                                 : "__fish_seen_subcommand_from " + under);
}

constexpr std::string_view kFishBook =
    "function __spadille_book\n"
    "  set -l db\n"
    "  set -l line (commandline -opc)\n"
    "  if set -l at (contains -i -- --db $line)\n"
    "    set db --db $line[(math $at + 1)]\n"
    "  end\n"
    "  begin\n"
    "    switch $argv[1]\n"
    "      case people; spadille --json players $db | string match -ra '\"name\":\"[^\"]*\"'\n"
    "      case sessions; spadille --json sessions $db | string match -ra '\"session\":[0-9]*'\n"
    "      case kinds; spadille --json ruling --list $db | string match -ra '\"what\":\"[^\"]*\"'\n"
    "    end\n"
    "  end 2>/dev/null </dev/null | string replace -r '^[^:]*:' '' | string replace -a '\"' ''\n"
    "end\n"
    "complete -c spadille -f\n";

}  // namespace

std::string fish_completion(const CLI::App& app) {
  const Offer offer = offer_of(app);
  std::string text{kMade};
  text += kFishBook;
  for (const Word& word : offer.words) {
    text += "complete -c spadille -n " + fish_condition(word.path);
    const auto after = offer.after.find(word.text);
    text += word.command ? " -f -a " + word.text : " -l " + word.text.substr(2);
    if (!word.command && after != offer.after.end()) text += fish_source(after->second);
    text += " -d " + in_quotes(word.about) + '\n';
  }
  for (const std::string& path : paths_of(offer))
    if (const std::string what = taken_in(offer, path); !what.empty())
      text += "complete -c spadille -n " + fish_condition(path) +
              (what == "files" ? " -F" : " -f -a " + in_quotes("(__spadille_book " + what + ")")) +
              '\n';
  return text;
}

}  // namespace spadille::cli
