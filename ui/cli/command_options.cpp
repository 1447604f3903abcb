#include "ui/cli/command_options.h"

#include "games/games.h"

namespace spadille::cli {

CLI::App* add_book_command(CLI::App& app, Request& request, const Words& words,
                           const std::string& name, std::string_view about) {
  CLI::App* command = app.add_subcommand(name, words.say(about));
  command->add_option("--db", request.book, words.say("cli.option.db"))
      ->type_name("FILE")
      ->check([](const std::string& file) { return std::string(file.empty() ? "''" : ""); })
      ->take_last();
  return command;
}

CLI::App* add_session_command(CLI::App& app, Request& request, const Words& words,
                              const std::string& name, std::string_view about) {
  CLI::App* command = add_book_command(app, request, words, name, about);
  command->add_option("--session", request.session, words.say("cli.option.session"))
      ->type_name("N")
      ->check(CLI::Range(std::int64_t{1}, std::int64_t{1} << 52U))
      ->take_last();
  return command;
}

void text_option(CLI::App& command, const std::string& name, std::string& value,
                 const std::string& type, const Words& words, std::string_view about) {
  command.add_option(name, value, words.say(about))->type_name(type)->take_last();
}

void number_option(CLI::App& command, const std::string& name, int& value, const Words& words,
                   std::string_view about) {
  command.add_option(name, value, words.say(about))
      ->type_name("N")
      ->check(CLI::Range(1, 1'000'000))
      ->take_last();
}

void game_option(CLI::App& command, Request& request, const Words& words, bool required) {
  command.add_option("--game", request.game, words.say("cli.rules.list.game"))
      ->type_name("GAME")
      ->required(required)
      ->take_last()
      ->check(CLI::IsMember(std::vector<std::string>(Games::kIds.begin(), Games::kIds.end())));
}

void set_options(CLI::App& command, Request& request, const Words& words) {
  command.add_option("--set", request.options, words.say("cli.new.set"))
      ->type_name("OPTION=VALUE")
      ->expected(1)
      ->allow_extra_args(false)
      ->take_all();
}

}  // namespace spadille::cli
