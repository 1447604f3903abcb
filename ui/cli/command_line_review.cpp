#include "ui/cli/command_line_review.h"

#include "ui/cli/command_options.h"

namespace spadille::cli {
namespace {

void add_span(CLI::App& command, Request& request, const Words& words, bool game_required) {
  game_option(command, request, words, game_required);
  text_option(command, "--from", request.from_date, "DATE", words, "cli.sessions.from");
  text_option(command, "--to", request.to_date, "DATE", words, "cli.sessions.to");
}

void name_argument(CLI::App& command, const std::string& name, std::string& value,
                   const Words& words, std::string_view about, bool required = true) {
  command.add_option(name, value, words.say(about))->type_name("")->required(required);
}

void add_statistics(CLI::App& app, Request& request, const Words& words) {
  CLI::App* stats = add_book_command(app, request, words, "stats", "review.cli.stats");
  name_argument(*stats, "PLAYER", request.player, words, "review.cli.stats.player", false);
  add_span(*stats, request, words, false);
  stats->add_option("--by", request.by, words.say("review.cli.stats.by"))
      ->type_name("year|month")
      ->take_last()
      ->check(CLI::IsMember({"year", "month"}));
  CLI::App* compare =
      add_book_command(app, request, words, "head-to-head", "review.cli.head_to_head");
  name_argument(*compare, "A", request.player, words, "review.cli.person");
  name_argument(*compare, "B", request.other, words, "review.cli.person");
  add_span(*compare, request, words, false);
  CLI::App* ranking = add_book_command(app, request, words, "ranking", "review.cli.ranking");
  add_span(*ranking, request, words, true);
  number_option(*ranking, "--best", request.best, words, "review.cli.ranking.best");
  number_option(*ranking, "--least", request.least, words, "review.cli.ranking.least");
  text_option(*ranking, "--absent", request.credit, "POINTS", words, "review.cli.ranking.absent");
}

void add_people(CLI::App& app, Request& request, const Words& words) {
  CLI::App* players = add_book_command(app, request, words, "players", "review.cli.players");
  players->require_subcommand(0, 1);
  players->add_flag("--all", request.all, words.say("review.cli.players.all"));
  const auto add = [&](const std::string& name, std::string_view about,
                       std::string_view who = "review.cli.person") {
    CLI::App* command = players->add_subcommand(name, words.say(about));
    name_argument(*command, "A", request.player, words, who);
    return command;
  };
  CLI::App* merge = add("merge", "review.cli.players.merge", "review.cli.players.merge.entry");
  name_argument(*merge, "B", request.other, words, "review.cli.players.merge.into");
  add("split", "review.cli.players.split", "review.cli.players.merge.entry");
  CLI::App* rename = add("rename", "review.cli.players.rename");
  name_argument(*rename, "NAME", request.other, words, "review.cli.players.rename.name");
  add("hide", "review.cli.players.hide");
  add("show", "review.cli.players.show");
  CLI::App* forget = add("forget", "review.cli.players.forget");
  forget->add_flag("--yes", request.yes, words.say("cli.option.yes"));
}

void add_rescore(CLI::App& app, Request& request, const Words& words) {
  CLI::App* rescore = add_session_command(app, request, words, "rescore", "review.cli.rescore");
  text_option(*rescore, "--rules", request.rules, "RULES", words, "cli.new.rules");
  set_options(*rescore, request, words);
}

void add_house_rules(CLI::App& rules, Request& request, const Words& words) {
  text_option(rules, "--db", request.book, "FILE", words, "cli.option.db");
  CLI::App* save = rules.add_subcommand("save", words.say("review.cli.rules.save"));
  name_argument(*save, "NAME", request.other_rules, words, "review.cli.rules.name");
  name_argument(*save, "RULES", request.rules, words, "cli.new.rules");
  set_options(*save, request, words);
  CLI::App* remove = rules.add_subcommand("remove", words.say("review.cli.rules.remove"));
  name_argument(*remove, "NAME", request.rules, words, "review.cli.rules.name");
}

}  // namespace

void add_review(CLI::App& app, Request& request, const Words& words) {
  add_statistics(app, request, words);
  add_people(app, request, words);
  add_rescore(app, request, words);
  add_house_rules(*app.get_subcommand("rules"), request, words);
}

}  // namespace spadille::cli
