// The list of the sessions in the book.
#include <ostream>

#include "app/people/session_list_answer.h"
#include "codec/plain_text.h"
#include "ui/cli/book/opened.h"
#include "ui/cli/book/session_list.h"
#include "ui/cli/review/commands.h"

namespace spadille::cli {
namespace {

struct SessionsOptions {
  BookOptions in{};
  std::string player{};
  std::string game{};
  std::string from{};  ///< dates, both included
  std::string to{};
  int limit = 20;
  bool discarded = false;
};

tl::expected<Filter, Exit> filter_of(const SessionsOptions& asked, const OpenedBook& book,
                                     const Streams& streams, const Voice& voice) {
  Filter filter;
  filter.game = asked.game;
  filter.from = asked.from;
  filter.to = asked.to;
  filter.limit = asked.limit;
  if (asked.discarded) filter.state = Summary::State::discarded;
  for (const std::string& date : {asked.from, asked.to})
    if (!date.empty() && !is_date(date)) return tl::unexpected(bad_value(date, streams, voice));
  if (asked.player.empty()) return filter;
  const auto player = book.names.meant(asked.player);
  if (!player)
    return tl::unexpected(fail(
        {Error::Code::usage, {"error.no_such_player"}, visible(asked.player)}, streams, voice));
  filter.player = *player;
  return filter;
}

Exit sessions(const SessionsOptions& asked, const Streams& streams, const Voice& voice) {
  auto opened = open_book(asked.in, streams, voice);
  if (!opened) return opened.error();
  const auto filter = filter_of(asked, *opened, streams, voice);
  if (!filter) return filter.error();
  const auto listed = opened->book.store.list(*filter);
  if (!listed) return fail(listed.error(), streams, voice);
  streams.out << (voice.json ? session_list_answer(*listed, opened->names) + '\n'
                             : session_list(*listed, opened->names, voice));
  return Exit::done;
}

}  // namespace

void add_sessions(const Node& above) {
  const auto [command, asked] = above.add("sessions", "cli.sessions", sessions);
  add_options(command, asked->in);
  command.text("--player", asked->player, "NAME", "cli.sessions.player");
  command.game("--game", asked->game, "GAME", "cli.rules.list.game");
  command.text("--from", asked->from, "DATE", "cli.sessions.from");
  command.text("--to", asked->to, "DATE", "cli.sessions.to");
  command.number("--limit", asked->limit, "cli.sessions.limit");
  command.flag("--discarded", asked->discarded, "cli.sessions.discarded");
}

}  // namespace spadille::cli
