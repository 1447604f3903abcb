#include "ui/cli/command_line_referee.h"

#include <algorithm>

#include "app/referee/asking.h"
#include "ui/cli/command_options.h"

namespace spadille::cli {
namespace {

std::string option_of(std::string_view key) {
  std::string name = "--" + std::string(key);
  std::replace(name.begin(), name.end(), '_', '-');
  return name;
}

/// The list that has no option of its own is told by the words of the command.
bool is_main_list(Format format, std::string_view key) {
  return (format == Format::turn && key == "trick") ||
         (format == Format::auction && key == "calls");
}

void add_member(CLI::App& command, Request& request, const Words& words, const Member& member) {
  const bool cards = is_of_cards(member.kind) && is_list(member.kind);
  text_option(command, option_of(member.key), request.question[std::string(member.key)],
              cards ? "CARDS" : "TEXT", words, member.label);
}

/// What every question can have: rules, players, who deals; and a document instead of words.
CLI::App* add_question(CLI::App& app, Request& request, const Words& words, const std::string& name,
                       std::string_view about, std::string_view items, Format format) {
  CLI::App* command = add_session_command(app, request, words, name, about);
  command->add_option("WORD", request.words, words.say(items))->type_name("");
  text_option(*command, "--file", request.file, "FILE", words, "cli.referee.file");
  command->add_flag("--jsonl", request.jsonl, words.say("cli.referee.jsonl"));
  text_option(*command, "--rules", request.rules, "RULES", words, "cli.referee.rules");
  set_options(*command, request, words);
  text_option(*command, "--players", request.players, "A,B,…", words, "cli.referee.players");
  text_option(*command, "--dealer", request.dealer, "NAME", words, "cli.referee.dealer");
  if (format == Format::played) {
    add_play_options(*command, request, words);
    return command;
  }
  for (const Member* member : question_members(format))
    if (!is_main_list(format, member->key)) add_member(*command, request, words, *member);
  return command;
}

}  // namespace

void add_play_options(CLI::App& command, Request& request, const Words& words) {
  for (const Member* member : question_members(Format::played))
    add_member(command, request, words, *member);
  text_option(command, "--trump", request.question["trump"], "SUIT", words, "referee.field.trump");
  text_option(command, "--said", request.said, "DEAL", words, "cli.referee.deal");
  command.add_option("--hand", request.hands, words.say("cli.referee.hands"))
      ->type_name("NAME:CARDS")
      ->expected(1)
      ->allow_extra_args(false)
      ->take_all();
}

void add_referee(CLI::App& app, Request& request, const Words& words) {
  add_question(app, request, words, "legal", "cli.legal", "cli.referee.cards", Format::turn);
  add_question(app, request, words, "trick", "cli.trick", "cli.referee.cards", Format::turn);
  add_question(app, request, words, "auction", "cli.auction", "cli.referee.calls", Format::auction);
  add_question(app, request, words, "revoke", "cli.revoke", "cli.referee.tricks", Format::played);
  CLI::App* ruling = add_question(app, request, words, "ruling", "cli.ruling", "cli.ruling.words",
                                  Format::incident);
  ruling->add_flag("--list", request.list, words.say("cli.ruling.list"));
  number_option(*ruling, "--deal", request.deal, words, "cli.ruling.deal");
  ruling->add_flag("--post", request.post, words.say("cli.ruling.post"));
  ruling->add_flag("--again", request.again, words.say("cli.ruling.again"));
  ruling->add_flag("--dry-run", request.dry_run, words.say("cli.option.dry_run"));
}

}  // namespace spadille::cli
