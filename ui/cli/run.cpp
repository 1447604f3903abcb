#include <algorithm>
#include <ostream>

#include "ui/cli/commands.h"
#include "ui/cli/version.h"

namespace spadille::cli {
namespace {

Exit usage(const CLI::ParseError& error, const Streams& streams, const Voice& voice) {
  streams.err << "spadille: " << voice.words.say("error.usage") << " (" << error.what() << ")\n"
              << voice.words.say("error.usage.help") << '\n';
  return Exit::usage;
}

/// "--help" of whichever command was named last.
const CLI::App& named_last(const CLI::App& app) {
  const auto commands = app.get_subcommands();
  return commands.empty() ? app : named_last(*commands.front());
}

bool asks_version(const std::vector<std::string>& arguments) {
  return arguments.size() == 1 && (arguments[0] == "--version" || arguments[0] == "-V");
}

Exit version(const Streams& streams) {
  streams.out << "spadille " << kVersion << '\n';
  return streams.out.flush() ? Exit::done : Exit::file;
}

Exit dispatch(const CLI::App& app, const Request& request, const Streams& streams,
              const Voice& voice) {
  if (request.version) return version(streams);
  if (app.got_subcommand("score"))
    return request.jsonl ? score_lines(request, streams, voice) : score(request, streams, voice);
  if (app.got_subcommand("rule")) return rule(request, streams, voice);
  if (app.got_subcommand("rules")) {
    const CLI::App* rules = app.get_subcommand("rules");
    if (rules->got_subcommand("list")) return rules_list(request, streams, voice);
    if (rules->got_subcommand("show")) return rules_show(request, streams, voice);
    return rules_diff(request, streams, voice);
  }
  streams.out << app.help();
  return Exit::done;
}

}  // namespace

Exit worse(Exit a, Exit b) { return std::max(a, b); }

Exit fail(const Error& error, const Streams& streams, const Voice& voice) {
  streams.err << "spadille: ";
  if (!error.detail.empty()) streams.err << error.detail << ": ";
  streams.err << voice.words.say(error.message) << '\n';
  switch (error.code) {
    case Error::Code::usage: return Exit::usage;
    case Error::Code::file: return Exit::file;
    case Error::Code::newer_format: break;
  }
  return Exit::newer_format;
}

Exit run(const std::vector<std::string>& arguments, const Streams& streams, Style style,
         std::size_t columns) {
  if (asks_version(arguments)) return version(streams);  // before any word is loaded
  const Words words(chosen_language(arguments));
  const Voice voice{words, style, columns};
  Request request;
  const auto app = command_line(request, words);
  Exit end = Exit::done;
  try {
    app->parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    if (!request.lang.empty() && !language_of(request.lang))
      throw CLI::ValidationError("--lang", request.lang);
    end = dispatch(*app, request, streams, voice);
  } catch (const CLI::CallForHelp&) {
    streams.out << named_last(*app).help();
  } catch (const CLI::ParseError& error) {
    return usage(error, streams, voice);
  }
  if (streams.out.flush()) return end;
  return fail({Error::Code::file, {"error.cannot_write"}, {}}, streams, voice);
}

}  // namespace spadille::cli
