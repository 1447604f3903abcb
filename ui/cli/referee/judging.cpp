#include "ui/cli/referee/judging.h"

#include "app/referee/asked_table.h"
#include "app/rulebook/rules.h"
#include "ui/cli/commands/split.h"
#include "ui/cli/rulebook/rules_meant.h"

namespace spadille::cli {

void add_options(const Node& command, QuestionOptions& options, std::string_view items,
                 Format format) {
  add_options(command, options.at);
  command.arguments("WORD", options.words, items);
  command.text("--file", options.file, "FILE", "cli.referee.file");
  command.flag("--jsonl", options.lines, "cli.referee.jsonl");
  command.text("--rules", options.rules, "RULES", "cli.referee.rules");
  add_set(command, options.set);
  command.text("--players", options.players, "A,B,…", "cli.referee.players");
  command.text("--dealer", options.dealer, "NAME", "cli.referee.dealer");
  if (format == Format::played)
    add_play(command, options.told);
  else
    add_members(command, options.told, format);
}

tl::expected<Evening, Exit> table_meant(const QuestionOptions& asked, const Streams& streams,
                                        const Voice& voice) {
  if (asked.rules.empty()) {
    const auto opened = open_desk(asked.at, streams, voice);
    if (!opened) return tl::unexpected(opened.error());
    return table_by(opened->desk, opened->opened.names);
  }
  const auto rules = rules_meant(asked.rules, asked.at.in, streams, voice);
  if (!rules) return tl::unexpected(rules.error());
  auto set = with_changes(rules->rules, asked.set, streams, voice);
  if (!set) return tl::unexpected(set.error());
  return table_by(*set, list_of(asked.players));
}

}  // namespace spadille::cli
