// spadille event: an evening of a club at many tables. By itself it lists them.
#include <ostream>

#include "app/tournament/tournament_answers.h"
#include "ui/cli/book/opened.h"
#include "ui/cli/terminal/grid.h"
#include "ui/cli/terminal/print.h"
#include "ui/cli/tournament/commands.h"

namespace spadille::cli {
namespace {

std::string events_text(const std::vector<Listed>& events, const Voice& voice) {
  Grid grid{voice.words.say("event.events"),
            {voice.words.say("event.rounds"), voice.words.say("event.date"), ""},
            {}};
  for (const Listed& event : events)
    grid.rows.push_back(
        {"#" + std::to_string(event.id) + "  " + event.summary.title,
         {std::to_string(event.summary.deals), event.summary.date,
          voice.words.say(event.summary.state == Summary::State::open ? "event.state.open"
                                                                      : "event.state.closed")}});
  return text(grid, voice);
}

Exit list(const EventOptions& at, const Streams& streams, const Voice& voice) {
  auto opened = open_book(at.in, streams, voice);
  if (!opened) return opened.error();
  const auto all = tournaments(opened->book);
  if (!all) return fail(all.error(), streams, voice);
  if (voice.json)
    streams.out << events_answer(*all) << '\n';
  else if (all->empty())
    streams.err << voice.words.say("event.error.none") << '\n';
  else
    streams.out << events_text(*all, voice);
  return Exit::done;
}

}  // namespace

void add_event(const Node& above) {
  const auto [event, at] = above.add("event", "event.cli.about", list);
  add_options(event, *at);
  event.takes_commands(0, 1);
  for (const auto add :
       {add_event_new, add_event_plan, add_event_roster, add_event_draw, add_event_show,
        add_event_play, add_event_result, add_event_credit, add_event_clock, add_event_referee,
        add_event_ranking, add_event_print, add_event_undo, add_event_close, add_event_season,
        add_event_check, add_event_simulate})
    add(event, at);
}

}  // namespace spadille::cli
