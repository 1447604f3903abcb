#include "ui/cli/run.h"

#include <algorithm>
#include <ostream>

#include "text/accounts.h"
#include "ui/cli/command_line.h"
#include "ui/cli/commands/misunderstood.h"
#include "ui/cli/commands/plain_answers.h"
#include "ui/cli/terminal/columns.h"
#include "ui/cli/terminal/door.h"
#include "ui/cli/version.h"

namespace spadille::cli {
namespace {

/// Whichever command was named last, and the words before it.
std::pair<const CLI::App*, std::string> named_last(const CLI::App& app, const std::string& path) {
  const auto commands = app.get_subcommands();
  if (commands.empty()) return {&app, path};
  return named_last(*commands.front(), path.empty() ? app.get_name() : path + ' ' + app.get_name());
}

Exit say(const std::string& text, const Streams& streams) {
  streams.out << text;
  return Exit::done;
}

/// "help deal" asks for what "deal --help" does.
std::vector<std::string> with_help(std::vector<std::string> arguments) {
  if (arguments.empty() || arguments[0] != "help") return arguments;
  arguments.erase(arguments.begin());
  arguments.emplace_back("--help");
  return arguments;
}

/// A word such as "-5:3:2:0:0" is a number, not an option: the parser is shown a real minus sign.
std::vector<std::string> with_numbers(std::vector<std::string> arguments) {
  for (std::string& word : arguments)
    if (word.size() > 1 && word[0] == '-' && word[1] >= '0' && word[1] <= '9')
      word.replace(0, 1, kMinus);
  return arguments;
}

bool asks_version(const std::vector<std::string>& arguments) {
  return arguments.size() == 1 && (arguments[0] == "--version" || arguments[0] == "-V");
}

bool has_option(const std::vector<std::string>& arguments, std::string_view option) {
  const auto options_end = std::find(arguments.begin(), arguments.end(), "--");
  return std::find(arguments.begin(), options_end, option) != options_end;
}

/// Known before anything is parsed: what is wrong with the words is answered in the same form.
bool asks_json(const std::vector<std::string>& arguments) {
  return has_option(arguments, "--json") || has_option(arguments, "--jsonl");
}

std::string version_text() { return "spadille " + std::string(kVersion) + '\n'; }

/// What the parsed words ask for.
Exit carry_out(const Tree& tree, const Streams& streams, Voice voice) {
  voice.json = tree.program().json;
  if (tree.program().version)
    return say(voice.all_json ? version_answer() : version_text(), streams);
  const auto [named, path] = named_last(tree.app(), "");
  if (const Command* command = tree.at(*named); command != nullptr && command->carry_out)
    return command->carry_out(streams, voice);
  return say(voice.all_json ? help_answer(*named, path) : named->help(path), streams);
}

/// What the words ask for.
Exit obey(const std::vector<std::string>& arguments, Tree& tree, const Streams& streams,
          const Voice& voice) {
  tree.forget();
  try {
    std::vector<std::string> words_given = with_help(with_numbers(arguments));
    std::reverse(words_given.begin(), words_given.end());
    tree.app().parse(words_given);
    return carry_out(tree, streams, voice);
  } catch (const CLI::CallForHelp&) {
    const auto [named, path] = named_last(tree.app(), "");
    return say(voice.all_json ? help_answer(*named, path) : named->help(path), streams);
  } catch (const CLI::ParseError& error) {
    const Exit end = fail(misunderstood(error, tree.app(), voice.words), streams, voice);
    streams.err << voice.words.say("error.usage.help") << '\n';
    return end;
  }
}

/// Where nobody takes the answer, what was saved is saved all the same.
Exit flushed(Exit end, const Streams& streams, const Voice& voice) {
  if (streams.out.flush()) return end;
  const std::string_view key = *streams.kept ? "error.saved_unwritten" : "error.cannot_write";
  const Exit failed = fail({Error::Code::file, {key}, {}}, streams, voice);
  return *streams.kept ? Exit::unwritten : failed;
}

}  // namespace

Parser::Parser(Language language) : words(language), tree(command_line(words)) {}

Exit run(const std::vector<std::string>& arguments, const Streams& given, Style style,
         std::size_t columns) {
  if (!asks_version(arguments)) {
    Parser parser(chosen_language(arguments));
    return run(arguments, parser, given, style, columns);
  }
  Door out(given.out, style.on);  // before any word is loaded
  out << version_text();
  return out.flush() ? Exit::done : Exit::file;
}

Exit run(const std::vector<std::string>& arguments, Parser& parser, const Streams& given,
         Style style, std::size_t columns) {
  Door out(given.out, style.on);
  Door err(given.err, style.on);
  bool kept = false;
  const Streams streams{given.in, out, err, given.machine, &kept};
  const Voice voice{parser.words, style, columns, false, asks_json(arguments)};
  const Exit end = obey(arguments, *parser.tree, streams, voice);
  if (has_option(arguments, "--json") && !out.used()) out << done_answer(kept);
  if (given.kept != nullptr) *given.kept = *given.kept || kept;
  return flushed(end, streams, voice);
}

}  // namespace spadille::cli
