#include <algorithm>
#include <array>
#include <ostream>
#include <regex>
#include <span>

#include "app/score/refusal_answer.h"
#include "codec/scalar.h"
#include "ui/cli/command_line.h"
#include "ui/cli/commands.h"
#include "ui/cli/commands/plain_answers.h"
#include "ui/cli/terminal/columns.h"
#include "ui/cli/terminal/door.h"
#include "ui/cli/version.h"

namespace spadille::cli {
namespace {

template <typename E>
bool is_a(const CLI::ParseError& error) {
  return dynamic_cast<const E*>(&error) != nullptr;
}

/// What the parser found wrong, in our words, and the words of the user that it was about.
Message reason(const CLI::ParseError& error) {
  if (is_a<CLI::ExtrasError>(error)) return {"error.usage.extra"};
  if (is_a<CLI::ExcludesError>(error)) return {"error.usage.together"};
  const bool missing = is_a<CLI::RequiredError>(error) || is_a<CLI::RequiresError>(error) ||
                       is_a<CLI::ArgumentMismatch>(error);
  return {missing ? "error.usage.missing" : "error.usage.value"};
}

/// The library's sentences, which are English, without their words: what was given, and in brackets
/// what could be.
std::string without_sentences(std::string what) {
  constexpr std::array kSentences{
      std::pair{R"(Value (.*) not in range (.*) to (.*))", "$1 ($2…$3)"},
      std::pair{R"((\S+) not in \{(.*)\})", "$1 ($2)"},
      std::pair{R"((\S+) (excludes|requires) (\S+))", "$1, $3"},
      std::pair{R"(Could not convert: (\S+) = (.*))", "$1: $2"},
      std::pair{R"((\S+): [0-9]+ required \S+ missing)", "$1"}};
  for (const auto& [sentence, bare] : kSentences)
    what = std::regex_replace(what, std::regex(sentence), bare);
  if (const auto set = what.rfind('('); set != std::string::npos)
    for (auto comma = what.find(',', set); comma != std::string::npos;
         comma = what.find(',', comma + 3))
      what.replace(comma, 1, " | ");
  return what;
}

/// "--game"; nothing where it is a command that is missing.
std::string what_is_required(const std::string& what) {
  std::smatch found;
  return std::regex_match(what, found, std::regex(R"((--\S+|[A-Z]+) is required)")) ? found[1].str()
                                                                                    : "";
}

std::string about(const CLI::ParseError& error, const CLI::App& app) {
  if (is_a<CLI::RequiredError>(error)) return what_is_required(error.what());
  if (!is_a<CLI::ExtrasError>(error)) return without_sentences(error.what());
  std::string words;
  for (const std::string& word : app.remaining(true)) words += (words.empty() ? "" : " ") + word;
  return words;
}

Exit usage(const CLI::ParseError& error, const CLI::App& app, const Streams& streams,
           const Voice& voice) {
  const Exit end =
      fail({Error::Code::usage, reason(error), visible(about(error, app))}, streams, voice);
  streams.err << voice.words.say("error.usage.help") << '\n';
  return end;
}

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

using Command = Exit (*)(const Request&, const Streams&, const Voice&);
using NamedCommand = std::pair<std::string_view, Command>;

/// Every command but those with commands of their own.
constexpr auto kCommands = std::to_array<NamedCommand>({{"evening", evening},
                                                        {"new", new_session},
                                                        {"deal", deal},
                                                        {"correct", correct},
                                                        {"undo", undo},
                                                        {"redo", redo},
                                                        {"note", note},
                                                        {"dispute", dispute},
                                                        {"opening", correct_opening},
                                                        {"seats", change_seats},
                                                        {"sheet", show_sheet},
                                                        {"sessions", sessions},
                                                        {"close", close_session},
                                                        {"reopen", reopen},
                                                        {"discard", discard},
                                                        {"purge", purge},
                                                        {"stats", stats},
                                                        {"head-to-head", compare_players},
                                                        {"ranking", ranking_of_season},
                                                        {"rescore", rescore_session},
                                                        {"verify", verify},
                                                        {"recover", recover},
                                                        {"backup", backup},
                                                        {"restore", restore},
                                                        {"export", export_sessions},
                                                        {"import", import_files},
                                                        {"settle", settle},
                                                        {"check-sheet", check_sheet},
                                                        {"rule", rule},
                                                        {"legal", legal},
                                                        {"trick", who_wins},
                                                        {"auction", auction_status},
                                                        {"revoke", revoke},
                                                        {"ruling", ruling}});

/// Those with a command above them.
constexpr auto kRulesCommands = std::to_array<NamedCommand>({{"list", rules_list},
                                                             {"show", rules_show},
                                                             {"diff", rules_diff},
                                                             {"save", rules_save},
                                                             {"remove", rules_remove}});
constexpr auto kRuleCommands = std::to_array<NamedCommand>({{"search", rule_search}});
constexpr auto kPlayersCommands = std::to_array<NamedCommand>({{"merge", players_merge},
                                                               {"split", players_split},
                                                               {"rename", players_rename},
                                                               {"hide", players_hide},
                                                               {"show", players_show},
                                                               {"forget", players_forget}});

/// The command that was named; `otherwise` where none was.
Command command_in(const CLI::App& app, std::span<const NamedCommand> commands, Command otherwise) {
  for (const auto& [name, command] : commands)
    if (app.got_subcommand(std::string(name))) return command;
  return otherwise;
}

Exit dispatch(const CLI::App& app, const Request& request, const Streams& streams,
              const Voice& voice) {
  if (request.version) return say(voice.json ? version_answer() : version_text(), streams);
  if (app.got_subcommand("score"))
    return request.jsonl ? score_lines(request, streams, voice) : score(request, streams, voice);
  if (app.got_subcommand("rules"))
    return command_in(*app.get_subcommand("rules"), kRulesCommands, rules_list)(request, streams,
                                                                                voice);
  if (app.got_subcommand("rule"))
    return command_in(*app.get_subcommand("rule"), kRuleCommands, rule)(request, streams, voice);
  if (app.got_subcommand("players"))
    return command_in(*app.get_subcommand("players"), kPlayersCommands, players)(request, streams,
                                                                                 voice);
  if (const Command command = command_in(app, kCommands, nullptr))
    return command(request, streams, voice);
  return say(voice.json ? help_answer(app, {}) : app.help(), streams);
}

/// As if nothing had been asked. The tree writes into the answers of its questions where they are.
Request emptied(Request&& request) {
  Request empty;
  empty.question = std::move(request.question);
  for (auto& [key, answer] : empty.question) answer.clear();
  return empty;
}

/// What the words ask for.
Exit obey(const std::vector<std::string>& arguments, Parser& parser, const Streams& streams,
          const Voice& voice) {
  Request& request = parser.request;
  CLI::App& app = *parser.tree;
  request = emptied(std::move(request));
  try {
    std::vector<std::string> words_given = with_help(with_numbers(arguments));
    std::reverse(words_given.begin(), words_given.end());
    app.parse(words_given);
    return dispatch(app, request, streams, voice);
  } catch (const CLI::CallForHelp&) {
    const auto [named, path] = named_last(app, "");
    return say(voice.json ? help_answer(*named, path) : named->help(path), streams);
  } catch (const CLI::ParseError& error) {
    return usage(error, app, streams, voice);
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

Parser::Parser(Language language) : words(language), tree(command_line(request, words)) {}

Parser::~Parser() = default;

Exit worse(Exit a, Exit b) { return std::max(a, b); }

void Streams::saved() const {
  if (kept != nullptr) *kept = true;
  if (machine != nullptr && machine->saved) machine->saved();
}

Exit fail(const Error& error, const Streams& streams, const Voice& voice) {
  if (voice.json) streams.out << refusal_answer(error, voice.words) << '\n';
  streams.err << "spadille: ";
  if (!error.detail.empty()) streams.err << error.detail << ": ";
  streams.err << voice.words.say(error.message) << '\n';
  return exit_of(error);
}

Exit fail(const Findings& findings, const SeatNames& names, const std::string& detail,
          const Streams& streams, const Voice& voice) {
  if (voice.json) streams.out << refusal_answer(findings, names, detail, voice.words) << '\n';
  streams.err << cli::findings(findings, detail.empty() ? "spadille" : detail, names, voice);
  return Exit::findings;
}

Exit exit_of(const Error& error) {
  switch (error.code) {
    case Error::Code::usage: return Exit::usage;
    case Error::Code::conflict: return Exit::conflict;
    case Error::Code::file:
    case Error::Code::damaged: return Exit::file;
    case Error::Code::newer_format: break;
  }
  return Exit::newer_format;
}

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
  const Voice voice{parser.words, style, columns, asks_json(arguments)};
  const Exit end = obey(arguments, parser, streams, voice);
  if (has_option(arguments, "--json") && !out.used()) out << done_answer(kept);
  if (given.kept != nullptr) *given.kept = *given.kept || kept;
  return flushed(end, streams, voice);
}

}  // namespace spadille::cli
