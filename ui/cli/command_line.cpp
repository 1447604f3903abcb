#include "ui/cli/command_line.h"

#include <cstdlib>

#include "games/games.h"
#include "ui/cli/command_line_exchange.h"
#include "ui/cli/command_line_referee.h"
#include "ui/cli/command_line_review.h"
#include "ui/cli/command_line_safety.h"
#include "ui/cli/command_options.h"

namespace spadille::cli {
namespace {

/// The first of the locale variables that is set decides, as everywhere (POSIX).
std::string environment_locale() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
    if (const char* value = std::getenv(name); value != nullptr && *value != '\0') return value;
  return {};
}

void add_score(CLI::App& app, Request& request, const Words& words) {
  CLI::App* score = app.add_subcommand("score", words.say("cli.score"));
  score->add_option("FILE", request.files, words.say("cli.score.file"))->type_name("");
  score->add_flag("--jsonl", request.jsonl, words.say("cli.score.jsonl"));
}

void add_settle(CLI::App& app, Request& request, const Words& words) {
  CLI::App* settle = add_session_command(app, request, words, "settle", "cli.settle");
  settle->add_option("FILE", request.files, words.say("cli.settle.file"))->type_name("");
  settle->add_option("--stake", request.stake, words.say("cli.settle.stake"))
      ->type_name("N")
      ->take_last()
      ->check(CLI::Range(1, 1000))
      ->check([](const std::string& text) {
        const bool plain = text.find_first_not_of("0123456789") == std::string::npos;
        return plain && text[0] != '0' ? std::string() : text;
      });
}

void add_check_sheet(CLI::App& app, Request& request, const Words& words) {
  CLI::App* check = app.add_subcommand("check-sheet", words.say("cli.check_sheet"));
  check->add_option("RULES", request.rules, words.say("cli.rules.which"))
      ->type_name("")
      ->required();
  check->add_option("TOTALS", request.sheet, words.say("cli.check_sheet.totals"))
      ->type_name("")
      ->required();
  check->add_option("--players", request.players, words.say("cli.check_sheet.players"))
      ->type_name("A,B,…")
      ->take_last();
  check->add_option("--absent", request.absent, words.say("cli.check_sheet.absent"))
      ->type_name("GAME:NAME")
      ->expected(1)
      ->allow_extra_args(false)
      ->take_all();
}

void add_rules(CLI::App& app, Request& request, const Words& words) {
  CLI::App* rules = app.add_subcommand("rules", words.say("cli.rules"));
  rules->require_subcommand(1);
  CLI::App* list = rules->add_subcommand("list", words.say("cli.rules.list"));
  list->add_option("GAME", request.game, words.say("cli.rules.list.game"))
      ->type_name("")
      ->check(CLI::IsMember(std::vector<std::string>(Games::kIds.begin(), Games::kIds.end())));
  CLI::App* show = rules->add_subcommand("show", words.say("cli.rules.show"));
  show->add_option("RULES", request.rules, words.say("cli.rules.which"))->type_name("")->required();
  CLI::App* diff = rules->add_subcommand("diff", words.say("cli.rules.diff"));
  diff->add_option("RULES", request.rules, words.say("cli.rules.which"))->type_name("")->required();
  diff->add_option("OTHER", request.other_rules, words.say("cli.rules.which"))
      ->type_name("")
      ->required();
}

void add_rule(CLI::App& app, Request& request, const Words& words) {
  CLI::App* rule = app.add_subcommand("rule", words.say("cli.rule"));
  rule->add_option("ID", request.rule, words.say("cli.rule.id"))->type_name("");
  rule->require_subcommand(0, 1);
  CLI::App* search = rule->add_subcommand("search", words.say("cli.rule.search"));
  search->add_option("WORD", request.words, words.say("cli.rule.search.words"))
      ->type_name("")
      ->required();
  number_option(*search, "--most", request.most, words, "cli.rule.search.most");
}

/// How a session began, for `new` and `opening`.
void add_opening_options(CLI::App& command, Request& request, const Words& words) {
  text_option(command, "--dealer", request.dealer, "NAME", words, "cli.new.dealer");
  text_option(command, "--title", request.title, "TEXT", words, "cli.new.title");
  text_option(command, "--date", request.date, "DATE", words, "cli.new.date");
  text_option(command, "--place", request.place, "TEXT", words, "cli.new.place");
  text_option(command, "--totals", request.totals, "A:B", words, "cli.new.totals");
  text_option(command, "--before", request.before, "JSON", words, "cli.new.before");
  text_option(command, "--wait", request.waiting, "A,B,…", words, "cli.new.wait");
  set_options(command, request, words);
}

void add_evening(CLI::App& app, Request& request, const Words& words) {
  add_session_command(app, request, words, "evening", "cli.evening");
}

void add_new(CLI::App& app, Request& request, const Words& words) {
  CLI::App* command = add_session_command(app, request, words, "new", "cli.new");
  command->add_option("RULES", request.rules, words.say("cli.new.rules"))->type_name("");
  command->add_option("PLAYER", request.words, words.say("cli.new.players"))->type_name("");
  add_opening_options(*command, request, words);
  command->add_option("--in-turn", request.in_turn, words.say("cli.new.in_turn"))
      ->type_name("deal|game")
      ->check(CLI::IsMember({"deal", "game"}));
  command->add_flag("--again", request.again, words.say("cli.new.again"));
}

void add_deals(CLI::App& app, Request& request, const Words& words) {
  CLI::App* deal = add_session_command(app, request, words, "deal", "cli.deal");
  deal->add_option("DEAL", request.words, words.say("cli.deal.words"))->type_name("");
  text_option(*deal, "--dealer", request.dealer, "NAME", words, "cli.deal.dealer");
  number_option(*deal, "--before", request.from, words, "cli.deal.before");
  CLI::Option* play = deal->add_flag("--play", request.play, words.say("cli.deal.play"));
  deal->add_flag("--post", request.post, words.say("cli.deal.post"))
      ->needs(play)
      ->excludes(deal->get_option("--before"));
  text_option(*deal, "--file", request.file, "FILE", words, "cli.deal.file");
  add_play_options(*deal, request, words);
  CLI::App* correct = add_session_command(app, request, words, "correct", "cli.correct");
  correct->add_option("N", request.deal, words.say("cli.correct.deal"))
      ->type_name("")
      ->required()
      ->check(CLI::Range(1, 1'000'000));
  correct->add_option("DEAL", request.words, words.say("cli.deal.words"))->type_name("");
  text_option(*correct, "--why", request.why, "TEXT", words, "cli.correct.why");
  text_option(*correct, "--dealer", request.dealer, "NAME", words, "cli.deal.dealer");
  correct->add_flag("--strike", request.strike, words.say("cli.correct.strike"));
  CLI::App* undo = add_session_command(app, request, words, "undo", "cli.undo");
  CLI::App* redo = add_session_command(app, request, words, "redo", "cli.redo");
  for (CLI::App* command : {deal, correct, undo, redo}) {
    number_option(*command, "--head", request.head, words, "cli.option.head");
    command->add_flag("--dry-run", request.dry_run, words.say("cli.option.dry_run"));
  }
  deal->get_option("--post")->excludes(deal->get_option("--dry-run"));
}

void add_remarks(CLI::App& app, Request& request, const Words& words) {
  CLI::App* note = add_session_command(app, request, words, "note", "cli.note");
  CLI::App* dispute = add_session_command(app, request, words, "dispute", "cli.dispute");
  for (CLI::App* command : {note, dispute}) {
    command->add_option("TEXT", request.words, words.say("cli.note.text"))
        ->type_name("")
        ->required();
    number_option(*command, "--deal", request.deal, words, "cli.note.deal");
  }
  number_option(*dispute, "--settle", request.from, words, "cli.dispute.settle");
}

void add_tables(CLI::App& app, Request& request, const Words& words) {
  CLI::App* opening = add_session_command(app, request, words, "opening", "cli.opening");
  number_option(*opening, "--from", request.from, words, "cli.opening.from");
  text_option(*opening, "--rules", request.rules, "RULES", words, "cli.new.rules");
  text_option(*opening, "--players", request.players, "A,B,…", words, "cli.check_sheet.players");
  add_opening_options(*opening, request, words);
  text_option(*opening, "--why", request.why, "TEXT", words, "cli.opening.why");
  opening->add_flag("--yes", request.yes, words.say("cli.option.yes"));
  opening->add_flag("--dry-run", request.dry_run, words.say("cli.option.dry_run"));
  CLI::App* seats = add_session_command(app, request, words, "seats", "cli.seats");
  seats->add_option("PLAYER", request.words, words.say("cli.new.players"))
      ->type_name("")
      ->required();
  text_option(*seats, "--wait", request.waiting, "A,B,…", words, "cli.new.wait");
  seats->add_flag("--own-totals", request.own_totals, words.say("cli.seats.own_totals"));
}

void add_sessions(CLI::App& app, Request& request, const Words& words) {
  CLI::App* sheet = add_session_command(app, request, words, "sheet", "cli.sheet");
  number_option(*sheet, "--deal", request.deal, words, "cli.sheet.only");
  sheet->add_flag("--chart", request.chart, words.say("review.cli.sheet_chart"));
  add_session_command(app, request, words, "close", "cli.close");
  add_session_command(app, request, words, "reopen", "cli.reopen");
  CLI::App* discard = add_session_command(app, request, words, "discard", "cli.discard");
  discard->add_flag("--back", request.back, words.say("cli.discard.back"));
  CLI::App* purge = add_book_command(app, request, words, "purge", "cli.purge");
  purge->add_flag("--yes", request.yes, words.say("cli.option.yes"));
  CLI::App* list = add_book_command(app, request, words, "sessions", "cli.sessions");
  text_option(*list, "--player", request.player, "NAME", words, "cli.sessions.player");
  list->add_option("--game", request.game, words.say("cli.rules.list.game"))
      ->type_name("GAME")
      ->check(CLI::IsMember(std::vector<std::string>(Games::kIds.begin(), Games::kIds.end())));
  text_option(*list, "--from", request.from_date, "DATE", words, "cli.sessions.from");
  text_option(*list, "--to", request.to_date, "DATE", words, "cli.sessions.to");
  number_option(*list, "--limit", request.limit, words, "cli.sessions.limit");
  list->add_flag("--discarded", request.all, words.say("cli.sessions.discarded"));
}

/// The headings of the help text, for every command of the tree.
void label(CLI::App& app, const Words& words) {
  const auto formatter = app.get_formatter();
  formatter->label("Usage", words.say("cli.help.usage"));
  formatter->label("Positionals", words.say("cli.help.arguments"));
  formatter->column_width(28);
  app.set_help_flag("-h,--help", words.say("cli.option.help"));
  for (CLI::Option* option : app.get_options({}))
    if (!option->get_positional()) option->group(words.say("cli.help.options"));
  for (CLI::App* command : app.get_subcommands({})) {
    command->group(words.say("cli.help.commands"));
    label(*command, words);
  }
}

std::vector<std::string> codes() {
  std::vector<std::string> all;
  all.reserve(kLanguages.size());
  for (const Language language : kLanguages) all.emplace_back(code(language));
  return all;
}

}  // namespace

std::unique_ptr<CLI::App> command_line(Request& request, const Words& words) {
  auto app = std::make_unique<CLI::App>(words.say("cli.about"), "spadille");
  app->require_subcommand(0, 1);
  app->fallthrough();
  app->add_flag("-V,--version", request.version, words.say("cli.option.version"));
  app->add_option("--lang", request.lang, words.say("cli.option.lang"))
      ->type_name(language_codes("|"))
      ->take_last()
      ->check(CLI::IsMember(codes(), CLI::ignore_case));
  app->add_flag("--json", request.json, words.say("cli.option.json"));
  add_evening(*app, request, words);
  add_new(*app, request, words);
  add_deals(*app, request, words);
  add_remarks(*app, request, words);
  add_tables(*app, request, words);
  add_sessions(*app, request, words);
  add_safety(*app, request, words);
  add_exchange(*app, request, words);
  add_score(*app, request, words);
  add_settle(*app, request, words);
  add_check_sheet(*app, request, words);
  add_rules(*app, request, words);
  add_review(*app, request, words);
  add_referee(*app, request, words);
  add_rule(*app, request, words);
  app->footer(words.say("cli.examples"));
  label(*app, words);
  return app;
}

Language chosen_language(const std::vector<std::string>& arguments) {
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i] == "--lang" && i + 1 < arguments.size())
      return language_of(arguments[i + 1]).value_or(Language::en);
    if (arguments[i].rfind("--lang=", 0) == 0)
      return language_of(arguments[i].substr(7)).value_or(Language::en);
  }
  return language_of(environment_locale()).value_or(Language::en);
}

}  // namespace spadille::cli
