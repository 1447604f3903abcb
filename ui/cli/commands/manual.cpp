#include "ui/cli/commands/manual.h"

#include <algorithm>
#include <functional>

#include "app/games.h"
#include "app/rulebook/rules.h"
#include "text/names.h"
#include "ui/cli/version.h"

namespace spadille::cli {
namespace {

/// Text as roff wants it: no line begins with a dot, hyphens and backslashes stay what they are.
std::string roff(std::string_view text) {
  std::string out;
  bool begins = true;
  for (const char c : text) {
    if (begins && (c == '.' || c == '\'')) out += "\\&";
    if (c == '\\') out += "\\e";
    if (c == '-') out += "\\-";
    if (c != '\\' && c != '-') out += c;
    begins = c == '\n';
  }
  return out;
}

std::string option_names(const CLI::Option& option) {
  std::string names;
  for (const std::string& name : option.get_snames()) names += (names.empty() ? "-" : ", -") + name;
  for (const std::string& name : option.get_lnames())
    names += (names.empty() ? "--" : ", --") + name;
  const std::string type = option.get_expected_max() > 0 ? option.get_type_name() : "";
  return type.empty() ? names : names + ' ' + type;
}

/// "FILE", "[GAME]", "[FILE]...": as the usage of commands is written everywhere.
std::string usage_of(const CLI::Option& option) {
  const std::string name = option.get_name(true);
  const std::string dots = option.get_expected_max() > 1 ? "..." : "";
  return (option.get_required() ? name : '[' + name + ']') + dots;
}

std::string synopsis(const CLI::App& command, const std::string& path) {
  std::string text = ".B " + roff(path) + '\n';
  for (const CLI::Option* option : command.get_options({}))
    if (option->get_positional()) text += ".I " + roff(usage_of(*option)) + '\n';
  return text;
}

void describe_options(const CLI::App& command, std::string& page) {
  for (const CLI::Option* option : command.get_options({})) {
    const std::string name =
        option->get_positional() ? option->get_name(true) : option_names(*option);
    page += ".TP\n.B " + roff(name) + '\n' + roff(option->get_description()) + '\n';
  }
}

void describe_commands(const CLI::App& app, const std::string& path, std::string& page) {
  for (const CLI::App* command : app.get_subcommands({})) {
    const std::string name = path + ' ' + command->get_name();
    page += ".SS " + roff(name) + '\n' + roff(command->get_description()) + "\n.PP\n" +
            synopsis(*command, name);
    describe_options(*command, page);
    describe_commands(*command, name, page);
  }
}

/// One line of a completion: a word, what it says, behind which commands it may stand.
struct Word {
  std::string path{};  ///< "", "rules", "rules show"
  std::string text{};
  std::string about{};
  bool command = false;
};

void collect(const CLI::App& app, const std::string& path, std::vector<Word>& words) {
  for (const CLI::App* command : app.get_subcommands({})) {
    words.push_back({path, command->get_name(), command->get_description(), true});
    collect(*command, path.empty() ? command->get_name() : path + ' ' + command->get_name(), words);
  }
  for (const CLI::Option* option : app.get_options({}))
    for (const std::string& name : option->get_lnames())
      words.push_back({path, "--" + name, option->get_description(), false});
}

/// Names that may stand behind a command: those of games and of sets of rules.
void collect_names(std::vector<Word>& words, const Words& english) {
  for (const std::string_view id : game_ids())
    for (const char* path : {"rules list", "rule"})
      words.push_back({path, std::string(id), english.say(std::string(id) + ".name"), true});
  for (const PresetView& preset : presets())
    for (const char* path : {"rules show", "rules diff", "check-sheet"})
      words.push_back({path, std::string(preset.id), english.say(preset.label), true});
}

std::vector<Word> words_of(const CLI::App& app) {
  std::vector<Word> words;
  collect(app, "", words);
  collect_names(words, Words(Language::en));
  return words;
}

std::vector<std::string> paths_of(const std::vector<Word>& words) {
  std::vector<std::string> paths;
  for (const Word& word : words)
    if (std::find(paths.begin(), paths.end(), word.path) == paths.end()) paths.push_back(word.path);
  std::sort(paths.begin(), paths.end(), std::greater<>());  // "rules list" before "rules"
  return paths;
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

std::string listed(const std::vector<Word>& words, const std::string& path, bool commands) {
  std::string list;
  for (const Word& word : words)
    if (word.command == commands && fits(word, path)) list += (list.empty() ? "" : " ") + word.text;
  return list;
}

/// The same with what each word says, as zsh's _describe takes it.
std::string described(const std::vector<Word>& words, const std::string& path, bool commands) {
  std::string list;
  for (const Word& word : words) {
    if (word.command != commands || !fits(word, path)) continue;
    list += "\n    ";
    list += in_quotes(word.text + ":" + word.about);
  }
  return list;
}

}  // namespace

std::string man_page(const CLI::App& app, const Words& words) {
  std::string page = ".\\\" Made from the tree of commands; change ui/cli/command_line.cpp.\n";
  page += ".TH SPADILLE 1 " + std::string(kDate) + " \"Spadille " + std::string(kVersion) +
          "\" \"Spadille\"\n";
  page += ".SH NAME\nspadille \\- " + roff(app.get_description()) + '\n';
  page += ".SH SYNOPSIS\n.B spadille\n.RI [ OPTION ]...\\& \" \" COMMAND \" \" [ ARGUMENT ]...\n";
  page += ".SH DESCRIPTION\n" + roff(app.get_description()) + '\n';
  page += ".SH OPTIONS\n";
  describe_options(app, page);
  page += ".SH COMMANDS\n";
  describe_commands(app, "spadille", page);
  page += ".SH NOTES\n.nf\n" + roff(words.say("cli.examples")) + "\n.fi\n";
  page += ".SH ENVIRONMENT\n.TP\n.B NO_COLOR\nno\\-color.org\n";
  page += ".TP\n.B LC_ALL, LC_MESSAGES, LANG\n" + roff(words.say("cli.option.lang")) + '\n';
  return page;
}

std::string bash_completion(const CLI::App& app) {
  const std::vector<Word> words = words_of(app);
  std::string text =
      "# Made from the tree of commands; change ui/cli/command_line.cpp.\n"
      "_spadille() {\n"
      "  local word last= path= options= names= current=${COMP_WORDS[COMP_CWORD]}\n"
      "  for word in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do\n"
      "    [[ $word == -* || $last == --lang ]] || path=\"${path:+$path }$word\"\n"
      "    last=$word\n"
      "  done\n"
      "  case \"$path\" in\n";
  for (const std::string& path : paths_of(words))
    text += "    " + pattern(path) + ") options=" + in_quotes(listed(words, path, false)) +
            " names=" + in_quotes(listed(words, path, true)) + " ;;\n";
  return text +
         "  esac\n"
         "  [[ $last == --lang ]] && options= names='" +
         language_codes(" ") +
         "'\n"
         "  [[ $current == -* ]] && names=$options\n"
         "  COMPREPLY=($(compgen -W \"$names\" -- \"$current\"))\n"
         "}\n"
         "complete -o default -F _spadille spadille\n";
}

std::string zsh_completion(const CLI::App& app) {
  const std::vector<Word> words = words_of(app);
  std::string text =
      "#compdef spadille\n"
      "# Made from the tree of commands; change ui/cli/command_line.cpp.\n"
      "local -a options names\n"
      "if [[ ${words[CURRENT-1]} == --lang ]]; then\n"
      "  _values language " +
      language_codes(" ") +
      "\n"
      "  return\n"
      "fi\n"
      "case \"${${(j: :)${(@)words[2,CURRENT-1]:#-*}}#(" +
      language_codes("|") + ") }\" in\n";
  for (const std::string& path : paths_of(words)) {
    text += "  " + pattern(path) + ") options=(";
    text += described(words, path, false);
    text += ") names=(";
    text += described(words, path, true);
    text += ") ;;\n";
  }
  return text +
         "esac\n"
         "if [[ $PREFIX == -* ]]; then\n"
         "  _describe 'option' options\n"
         "elif (( ${#names} )); then\n"
         "  _describe 'spadille' names\n"
         "else\n"
         "  _files\n"
         "fi\n";
}

std::string fish_completion(const CLI::App& app) {
  std::string text = "# Made from the tree of commands; change ui/cli/command_line.cpp.\n";
  for (const Word& word : words_of(app)) {
    const auto last = word.path.rfind(' ');
    const std::string under = last == std::string::npos ? word.path : word.path.substr(last + 1);
    const std::string when =
        under.empty() ? "__fish_use_subcommand" : "__fish_seen_subcommand_from " + under;
    text += "complete -c spadille -n " + in_quotes(when);
    text += word.command ? " -f -a " + word.text : " -l " + word.text.substr(2);
    text += " -d " + in_quotes(word.about) + '\n';
  }
  return text;
}

}  // namespace spadille::cli
