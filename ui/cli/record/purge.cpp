// What was thrown away leaves the book for good.
#include <ostream>

#include "app/people/session_list_answer.h"
#include "ui/cli/book/opened.h"
#include "ui/cli/book/session_list.h"
#include "ui/cli/record/commands.h"
#include "ui/cli/terminal/prompter.h"

namespace spadille::cli {
namespace {

constexpr int kMostSessions = 1'000'000;

struct PurgeOptions {
  BookOptions in{};
  bool yes = false;
};

/// Sessions, and after them events of a club.
Expected<std::vector<Listed>> thrown_away(Store& store) {
  auto all = store.list({.state = Summary::State::discarded, .limit = kMostSessions});
  if (!all) return all;
  auto events = store.list({.game = std::string(kTournament),
                            .state = Summary::State::discarded,
                            .limit = kMostSessions});
  if (!events) return events;
  all->insert(all->end(), events->begin(), events->end());
  return all;
}

Expected<void> purge_all(const std::vector<Listed>& sessions, Store& store) {
  return store.all_or_nothing([&]() -> Expected<void> {
    for (const Listed& session : sessions)
      if (auto gone = store.purge(session.id); !gone) return gone;
    return {};
  });
}

Exit purge(const PurgeOptions& asked, const Streams& streams, const Voice& voice) {
  auto opened = open_book(asked.in, streams, voice);
  if (!opened) return opened.error();
  Store& store = opened->book.store;
  const auto thrown = thrown_away(store);
  if (!thrown) return fail(thrown.error(), streams, voice);
  if (!voice.json) streams.out << session_list(*thrown, opened->names, voice);
  const std::string listed = voice.json ? session_list_answer(*thrown, opened->names) + '\n' : "";
  if (thrown->empty()) return streams.out << listed, Exit::done;
  if (!asked.yes && !confirmed(streams, voice))
    return fail({Error::Code::usage, {"error.needs_yes"}, {}}, streams, voice);
  if (const auto done = purge_all(*thrown, store); !done) return fail(done.error(), streams, voice);
  streams.saved();
  streams.out << listed;
  return Exit::done;
}

}  // namespace

void add_purge(const Node& above) {
  const auto [command, asked] = above.add("purge", "cli.purge", purge);
  add_options(command, asked->in);
  command.flag("--yes", asked->yes, "cli.option.yes");
}

}  // namespace spadille::cli
