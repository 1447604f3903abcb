#include "ui/cli/command_line_exchange.h"

#include "ui/cli/command_options.h"

namespace spadille::cli {
namespace {

void add_export(CLI::App& app, Request& request, const Words& words) {
  CLI::App* command = add_session_command(app, request, words, "export", "exchange.export");
  command->add_option("FILE", request.file, words.say("exchange.export.file"))->type_name("");
  command->add_flag("--all", request.all, words.say("exchange.export.all"))
      ->excludes(command->get_option("--session"));
  command->add_option("--as", request.format, words.say("exchange.export.as"))
      ->type_name("book|session|csv")
      ->take_last()
      ->check(CLI::IsMember({"book", "session", "csv"}));
  command->add_flag("--force", request.force, words.say("exchange.export.force"));
  command->add_flag("--semicolon", request.semicolon, words.say("exchange.export.semicolon"));
}

void add_import(CLI::App& app, Request& request, const Words& words) {
  CLI::App* command = add_book_command(app, request, words, "import", "exchange.import");
  command->add_option("FILE", request.files, words.say("exchange.import.files"))
      ->type_name("")
      ->required();
  text_option(*command, "--rules", request.rules, "RULES", words, "exchange.import.rules");
  text_option(*command, "--players", request.players, "A,B,…", words, "exchange.import.players");
  text_option(*command, "--date", request.date, "DATE", words, "exchange.import.date");
  text_option(*command, "--title", request.title, "TEXT", words, "cli.new.title");
  text_option(*command, "--place", request.place, "TEXT", words, "cli.new.place");
  text_option(*command, "--dealer", request.dealer, "NAME", words, "cli.new.dealer");
  text_option(*command, "--totals", request.totals, "A:B", words, "cli.new.totals");
  command->add_flag("--dry-run", request.dry_run, words.say("exchange.import.dry_run"));
}

}  // namespace

void add_exchange(CLI::App& app, Request& request, const Words& words) {
  add_export(app, request, words);
  add_import(app, request, words);
}

}  // namespace spadille::cli
