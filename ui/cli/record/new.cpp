// A session begins: as the words say, as somebody answers, or as the one before.
#include <algorithm>
#include <array>

#include "app/people/names.h"
#include "app/record/opening.h"
#include "app/rulebook/rules.h"
#include "ui/cli/book/carry_out.h"
#include "ui/cli/commands/split.h"
#include "ui/cli/machine.h"
#include "ui/cli/record/commands.h"
#include "ui/cli/record/guided.h"
#include "ui/cli/record/options.h"
#include "ui/cli/rulebook/rules_meant.h"

namespace spadille::cli {
namespace {

struct NewOptions {
  SessionOptions at{};
  std::string rules{};
  std::vector<std::string> players{};
  OpeningOptions opening{};
  InTurn in_turn = InTurn::never;
  bool again = false;
};

constexpr std::array kTurns{std::pair{"deal", InTurn::deal}, std::pair{"game", InTurn::game}};

Opening opening_of(const NewOptions& asked, RulesView rules) {
  Opening opening;
  opening.rules = std::move(rules);
  opening.title = asked.opening.title;
  opening.date = asked.opening.date;
  opening.place = asked.opening.place;
  opening.players = asked.players;
  opening.waiting = list_of(asked.opening.waiting);
  opening.in_turn = asked.in_turn;
  opening.dealer = asked.opening.dealer;
  opening.before = asked.opening.before;
  return opening;
}

Exit told_new(const Desk& desk, OpenedBook& opened, const Streams& streams, const Voice& voice) {
  streams.saved();
  auto names = names_in(opened.book);
  if (!names) return fail(names.error(), streams, voice);
  show(view(desk, *names), streams, voice);
  return Exit::done;
}

/// The same people, rules and turn to deal as in the session before.
Exit begin_again(OpenedBook& opened, const NewOptions& asked, const Streams& streams,
                 const Voice& voice) {
  const auto before = open_desk(opened, asked.at.session, streams, voice, Filter());
  if (!before) return before.error();
  const std::string& said = asked.opening.date;
  const std::string date = said.empty() ? opened.book.today() : said;
  const auto desk = begin_session(opened.book, same_again(*before, date));
  if (!desk) return refuse(desk.error(), {}, streams, voice);
  return told_new(*desk, opened, streams, voice);
}

/// Those who played last, the latest first.
std::vector<std::string> usual_players(OpenedBook& book) {
  std::vector<std::string> usual;
  const auto listed = book.book.store.list({});
  if (!listed) return usual;
  for (const Listed& session : *listed)
    for (const std::string& name : book.names.known(session.summary.players))
      if (std::find(usual.begin(), usual.end(), name) == usual.end()) usual.push_back(name);
  return usual;
}

/// A session that begins as somebody answers.
Exit ask_new(OpenedBook& opened, const Streams& streams, const Voice& voice) {
  const auto table = guided_table(usual_players(opened), streams.machine->draw, streams, voice);
  if (!table) return Exit::done;
  Opening opening;
  opening.rules = *preset_rules(table->rules);
  opening.players = table->players;
  opening.dealer = table->players[table->dealer.index];
  const auto event = opening_event(opened.book, opening);
  if (!event) return refuse(event.error(), {}, streams, voice);
  const auto desk = begin_session(opened.book, *event);
  if (!desk) return refuse(desk.error(), {}, streams, voice);
  return told_new(*desk, opened, streams, voice);
}

/// A session that begins as the words say.
Exit begin_as_told(OpenedBook& opened, const NewOptions& asked, const Streams& streams,
                   const Voice& voice) {
  auto rules = book_rules(asked.rules, opened, streams, voice);
  if (rules) rules = with_changes(std::move(*rules), asked.opening.set, streams, voice);
  if (!rules) return rules.error();
  Opening opening = opening_of(asked, std::move(*rules));
  if (const std::string& totals = asked.opening.totals; !totals.empty()) {
    opening.totals = totals_in(totals);
    if (!opening.totals) return bad_value(totals, streams, voice);
  }
  const auto event = opening_event(opened.book, opening);
  if (!event) return refuse(event.error(), {}, streams, voice);
  const auto desk = begin_session(opened.book, *event);
  if (!desk) return refuse(desk.error(), {}, streams, voice);
  warn_of_look_alikes(opening.players, opened.names, streams, voice);
  warn_of_look_alikes(opening.waiting, opened.names, streams, voice);
  return told_new(*desk, opened, streams, voice);
}

Exit new_session(const NewOptions& asked, const Streams& streams, const Voice& voice) {
  auto opened = open_book(asked.at.in, streams, voice, true);
  if (!opened) return opened.error();
  if (asked.again) return begin_again(*opened, asked, streams, voice);
  if (!asked.rules.empty()) return begin_as_told(*opened, asked, streams, voice);
  if (streams.machine->talks()) return ask_new(*opened, streams, voice);
  return fail({Error::Code::usage, {"error.usage.missing"}, {}}, streams, voice);
}

}  // namespace

void add_new(const Node& above) {
  const auto [command, asked] = above.add("new", "cli.new", new_session);
  add_options(command, asked->at);
  command.argument("RULES", asked->rules, "cli.new.rules");
  command.arguments("PLAYER", asked->players, "cli.new.players");
  add_options(command, asked->opening);
  command.choice("--in-turn", asked->in_turn, kTurns, "cli.new.in_turn");
  command.flag("--again", asked->again, "cli.new.again");
}

}  // namespace spadille::cli
