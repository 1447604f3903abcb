#include "ui/cli/command_line.h"

#include <cstdlib>

#include "games/games.h"

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
  CLI::App* settle = app.add_subcommand("settle", words.say("cli.settle"));
  settle->add_option("FILE", request.files, words.say("cli.score.file"))->type_name("");
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
  rule->add_option("ID", request.rule, words.say("cli.rule.id"))->type_name("")->required();
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

}  // namespace

std::unique_ptr<CLI::App> command_line(Request& request, const Words& words) {
  auto app = std::make_unique<CLI::App>(words.say("cli.about"), "spadille");
  app->require_subcommand(0, 1);
  app->fallthrough();
  app->add_flag("-V,--version", request.version, words.say("cli.option.version"));
  app->add_option("--lang", request.lang, words.say("cli.option.lang"))
      ->type_name("en|ja")
      ->take_last()
      ->check(CLI::IsMember({"en", "ja"}, CLI::ignore_case));
  app->add_flag("--json", request.json, words.say("cli.option.json"));
  add_score(*app, request, words);
  add_settle(*app, request, words);
  add_check_sheet(*app, request, words);
  add_rules(*app, request, words);
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
