// How a session began, put right.
#include "app/record/opening.h"

#include "ui/cli/commands/split.h"
#include "ui/cli/record/commands.h"
#include "ui/cli/record/options.h"
#include "ui/cli/record/with_desk.h"
#include "ui/cli/referee/stale_rulings.h"
#include "ui/cli/rulebook/rules_meant.h"

namespace spadille::cli {
namespace {

struct CorrectedOpening {
  SessionOptions at{};
  int from = 0;  ///< the first deal for which it holds; 0: all
  std::string rules{};
  std::string players{};  ///< "Ann,Bob,Chris,Dora"
  OpeningOptions opening{};
  std::string why{};
  bool yes = false;
  bool dry_run = false;

  [[nodiscard]] Write write() const {
    if (dry_run) return Write::never;
    return yes ? Write::at_once : Write::once_agreed;
  }
};

OpeningCorrection correction_of(const CorrectedOpening& asked) {
  const OpeningOptions& opening = asked.opening;
  OpeningCorrection correction;
  correction.from = asked.from;
  if (!opening.title.empty()) correction.title = opening.title;
  if (!opening.date.empty()) correction.date = opening.date;
  if (!opening.place.empty()) correction.place = opening.place;
  correction.players = list_of(asked.players);
  correction.waiting = list_of(opening.waiting);
  correction.dealer = opening.dealer;
  correction.before = opening.before;
  correction.why = visible_text(asked.why, kLongestText);
  return correction;
}

Exit correct_opening(const CorrectedOpening& asked, const Streams& streams, const Voice& voice) {
  auto opened = open_desk(asked.at, streams, voice);
  if (!opened) return opened.error();
  auto& [book, desk] = *opened;
  OpeningCorrection correction = correction_of(asked);
  auto rules = changed_rules({asked.rules, asked.opening.set}, book, desk, streams, voice);
  if (!rules) return rules.error();
  correction.rules = std::move(*rules);
  if (const std::string& totals = asked.opening.totals; !totals.empty()) {
    correction.totals = totals_in(totals);
    if (!correction.totals) return bad_value(totals, streams, voice);
  }
  const auto event = opening_correction(book.book, desk, correction);
  if (!event) return refuse(event.error(), seat_names(desk, book.names), streams, voice);
  warn_of_look_alikes(correction.players, book.names, streams, voice);
  warn_of_look_alikes(correction.waiting, book.names, streams, voice);
  return carry_out_asking(book, desk, *event, asked.write(), streams, voice);
}

}  // namespace

void add_opening(const Node& above) {
  const auto [command, asked] = above.add("opening", "cli.opening", correct_opening);
  add_options(command, asked->at);
  command.number("--from", asked->from, "cli.opening.from");
  command.text("--rules", asked->rules, "RULES", "cli.new.rules");
  command.text("--players", asked->players, "A,B,…", "cli.check_sheet.players");
  add_options(command, asked->opening);
  command.text("--why", asked->why, "TEXT", "cli.opening.why");
  command.flag("--yes", asked->yes, "cli.option.yes");
  command.flag("--dry-run", asked->dry_run, "cli.option.dry_run");
}

}  // namespace spadille::cli
