// A session is closed or thrown away, and got back.
#include <ostream>

#include "app/record/digest.h"
#include "app/record/events.h"
#include "app/review/effect_words.h"
#include "ui/cli/book/carry_out.h"
#include "ui/cli/record/commands.h"

namespace spadille::cli {
namespace {

using MaybeOpened = tl::expected<OpenedDesk, Exit>;

/// Why a session is not got back in this way: it is open, or it was put away in another.
Refusal not_put_away(SessionId session, Summary::State state) {
  return state == Summary::State::open ? refused("", "finding.book.open")
                                       : put_away(session, state);
}

/// Who gets a session back without a number means the last one that is closed, or thrown away.
MaybeOpened open_put_away(const SessionOptions& at, Summary::State state, const Streams& streams,
                          const Voice& voice) {
  auto opened = open_desk(at, streams, voice, {.state = state});
  if (!opened) return opened;
  const Desk& desk = opened->desk;
  if (const auto now = digest(desk.table).summary.state; now != state)
    return tl::unexpected(refuse(not_put_away(desk.id, now), {}, streams, voice));
  return opened;
}

/// Written without a word about figures: none of them changes.
Exit write(EventKind kind, MaybeOpened opened, const Streams& streams, const Voice& voice) {
  if (!opened) return opened.error();
  auto& [book, desk] = *opened;
  const auto done = write_down(book.book, desk, simple_event(kind));
  if (!done) return refuse(done.error(), {}, streams, voice);
  tell_event(book, desk);
  streams.saved();
  show(view(desk, book.names), streams, voice);
  return Exit::done;
}

Exit close_session(const SessionOptions& at, const Streams& streams, const Voice& voice) {
  auto opened = open_desk(at, streams, voice);
  if (!opened) return opened.error();
  const std::string waiting = still_awaiting(view(opened->desk, opened->opened.names), voice.words);
  const Exit done = write(EventKind::closed, std::move(opened), streams, voice);
  if (done == Exit::done) streams.err << waiting;
  return done;
}

Exit reopen(const SessionOptions& at, const Streams& streams, const Voice& voice) {
  return write(EventKind::reopened, open_put_away(at, Summary::State::closed, streams, voice),
               streams, voice);
}

struct DiscardOptions {
  SessionOptions at{};
  bool back = false;
};

Exit discard(const DiscardOptions& asked, const Streams& streams, const Voice& voice) {
  if (!asked.back)
    return write(EventKind::discarded, open_desk(asked.at, streams, voice), streams, voice);
  return write(EventKind::reopened,
               open_put_away(asked.at, Summary::State::discarded, streams, voice), streams, voice);
}

}  // namespace

void add_close(const Node& above) {
  const auto [command, at] = above.add("close", "cli.close", close_session);
  add_options(command, *at);
}

void add_reopen(const Node& above) {
  const auto [command, at] = above.add("reopen", "cli.reopen", reopen);
  add_options(command, *at);
}

void add_discard(const Node& above) {
  const auto [command, asked] = above.add("discard", "cli.discard", discard);
  add_options(command, asked->at);
  command.flag("--back", asked->back, "cli.discard.back");
}

}  // namespace spadille::cli
