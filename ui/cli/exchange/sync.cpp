// A book and its club: what one has and the other has not.
#include <algorithm>
#include <ostream>

#include "app/answer_parts.h"
#include "app/exchange/club_memory.h"
#include "app/exchange/syncing.h"
#include "codec/json_text.h"
#include "codec/plain_text.h"
#include "text/joints.h"
#include "ui/cli/book/opened.h"
#include "ui/cli/commands/node.h"
#include "ui/cli/exchange/commands.h"
#include "ui/cli/machine.h"

namespace spadille::cli {
namespace {

struct SyncOptions {
  SessionOptions in{};
  std::string address{};
  std::string keep{};
  bool leave = false;
};

constexpr std::size_t kSign = 8;  ///< characters of a hash that people read

std::string sign(const Branch& branch) { return branch.hash.substr(0, kSign); }

void write_fork(JsonText& json, const Fork& fork) {
  json.open('{').member("from", fork.from).key("ways").open('[');
  for (const Branch& branch : fork.branches) {
    json.open('{').member("sign", sign(branch)).member("entries", branch.events);
    json.member("here", branch.here);
    if (!branch.here) json.member("device", branch.device).member("at", branch.at);
    json.close('}');
  }
  json.close(']').close('}');
}

void write_forked(JsonText& json, const std::vector<ForkedLog>& all) {
  json.key("forked").open('[');
  for (const ForkedLog& log : all) {
    json.open('{').member("id", log.uuid);
    if (log.session != 0) json.member("session", static_cast<int>(log.session));
    json.key("forks").open('[');
    for (const Fork& fork : log.forks) write_fork(json, fork);
    json.close(']').close('}');
  }
  json.close(']');
}

void write_refused(JsonText& json, const std::vector<RefusedLog>& all, const Words& words) {
  json.key("refused").open('[');
  for (const RefusedLog& log : all) {
    json.open('{').member("id", log.uuid);
    if (log.why.error) json.member("why", words.say(log.why.error->message));
    write_findings(json, log.why.findings, words, {});
    json.close('}');
  }
  json.close(']');
}

void write_sessions(JsonText& json, std::string_view key, const std::vector<SessionId>& sessions) {
  json.key(key).open('[');
  for (const SessionId session : sessions) json.value(static_cast<int>(session));
  json.close(']');
}

std::string answer(const Synced& synced, const Words& words) {
  JsonText json;
  json.open('{').member("format", "spadille/synced").member("version", 1);
  json.member("club", synced.club).member("sent", synced.sent).member("taken", synced.taken);
  json.member("added", synced.added).member("continued", synced.continued);
  json.member("people", synced.people).member("forgotten", synced.forgotten);
  json.member("waiting", synced.waiting).member("copied", synced.copied);
  json.member("older", synced.older);
  write_forked(json, synced.forked);
  json.key("restated").open('[');
  for (const Restated& each : synced.restated)
    json.open('{')
        .member("before", static_cast<int>(each.before))
        .member("session", static_cast<int>(each.now))
        .close('}');
  json.close(']');
  write_refused(json, synced.refused, words);
  write_sessions(json, "gone", synced.gone);
  write_sessions(json, "too_large", synced.too_large);
  json.key("same").open('[');
  for (const SamePerson& each : synced.same)
    json.open('{')
        .member("name", each.name)
        .member("id", each.entry)
        .member("other", each.other)
        .close('}');
  return std::move(json.close(']').close('}')).take();
}

class Telling {
 public:
  Telling(const Streams& streams, const Voice& voice) : streams_(streams), words_(voice.words) {}

  void tell(const Synced& synced) const {
    tell_counts(synced);
    if (synced.copied) warn(words_.say("club.copied"));
    if (synced.older) warn(words_.say("club.older"));
    for (const Restated& each : synced.restated)
      warn(say("club.restated", static_cast<int>(each.before), static_cast<int>(each.now)));
    for (const ForkedLog& log : synced.forked) tell_forked(log);
    for (const RefusedLog& log : synced.refused) tell_refused(log);
    for (const SessionId session : synced.gone) warn(say("club.gone", static_cast<int>(session)));
    for (const SessionId session : synced.too_large)
      warn(say("club.too_large", static_cast<int>(session)));
    for (const SamePerson& each : synced.same)
      warn(labelled(visible(each.name), words_.say("club.same_person"), words_) +
           "\n  spadille players merge " + each.entry + ' ' + each.other);
  }

 private:
  template <typename... Numbers>
  [[nodiscard]] std::string say(std::string_view key, Numbers... numbers) const {
    return words_.say(Message{key, {numbers...}});
  }
  void warn(const std::string& text) const { streams_.err << "spadille: " << text << '\n'; }

  void tell_counts(const Synced& synced) const {
    bool any = false;
    const auto count = [&](std::string_view key, int n) {
      if (n > 0) streams_.out << say(key, Arg::count(n)) << '\n';
      any = any || n > 0;
    };
    count("club.sent", synced.sent);
    count("club.taken", synced.taken);
    count("exchange.added", synced.added);
    count("exchange.continued", synced.continued);
    count("club.people", synced.people);
    count("club.forgotten", synced.forgotten);
    count("club.waiting", synced.waiting);
    const bool same = !any && synced.forked.empty() && synced.refused.empty();
    if (same) streams_.out << words_.say("club.same") << '\n';
  }

  void tell_forked(const ForkedLog& log) const {
    if (log.session == 0) return warn(words_.say("club.forked_elsewhere"));
    const Fork& fork = log.forks.front();
    const auto session = static_cast<int>(log.session);
    warn(say("club.forked", session, static_cast<int>(fork.branches.size()), fork.from));
    for (const Branch& branch : fork.branches)
      streams_.err << "  " << sign(branch) << "  " << say("club.way", Arg::count(branch.events))
                   << "  " << (branch.here ? words_.say("club.here") : visible(branch.at)) << '\n';
    streams_.err << "  spadille sync --session " << session << " --keep " << choices(fork) << '\n';
  }

  /// What decides: the signs always do, words where they are clear.
  static std::string choices(const Fork& fork) {
    std::string all;
    const auto here = std::count_if(fork.branches.begin(), fork.branches.end(),
                                    [](const Branch& branch) { return branch.here; });
    if (here == 1) all = fork.branches.size() == 2 ? "mine|theirs" : "mine";
    for (const Branch& branch : fork.branches) all += (all.empty() ? "" : "|") + sign(branch);
    return all;
  }

  void tell_refused(const RefusedLog& log) const {
    const Findings& found = log.why.findings;
    const Message why = log.why.error   ? log.why.error->message
                        : found.empty() ? Message{"club.error.refused"}
                                        : found.front().message;
    warn(labelled(words_.say("club.refused"), words_.say(why), words_));
  }

  const Streams& streams_;
  const Words& words_;
};

Exit leave(OpenedBook& opened, const Streams& streams, const Voice& voice) {
  auto memory = ClubMemory::of(*opened.store);
  if (!memory) return fail(memory.error(), streams, voice);
  memory->leave();
  if (auto kept = memory->keep(*opened.store); !kept) return fail(kept.error(), streams, voice);
  streams.saved();
  streams.err << voice.words.say("club.left") << '\n';
  return Exit::done;
}

/// The address that was said, or that the book remembers.
tl::expected<std::string, Exit> address_meant(const SyncOptions& asked, OpenedBook& opened,
                                              const Streams& streams, const Voice& voice) {
  if (!asked.address.empty()) return asked.address;
  const auto memory = ClubMemory::of(*opened.store);
  if (!memory) return tl::unexpected(fail(memory.error(), streams, voice));
  if (!memory->address().empty()) return memory->address();
  return tl::unexpected(fail({Error::Code::usage, {"club.error.never"}, {}}, streams, voice));
}

Exit remember(const SyncOptions& asked, OpenedBook& opened, const Streams& streams,
              const Voice& voice) {
  if (asked.address.empty()) return Exit::done;
  auto memory = ClubMemory::of(*opened.store);
  if (!memory) return fail(memory.error(), streams, voice);
  memory->set_address(asked.address);
  const auto kept = memory->keep(*opened.store);
  return kept ? Exit::done : fail(kept.error(), streams, voice);
}

/// What a server says may steer a terminal.
Error shown(Error error) {
  error.detail = visible(error.detail);
  return error;
}

Exit sync_book(const SyncOptions& asked, const Streams& streams, const Voice& voice) {
  auto opened = open_book(asked.in.in, streams, voice, true);
  if (!opened) return opened.error();
  if (asked.leave) return leave(*opened, streams, voice);
  const auto address = address_meant(asked, *opened, streams, voice);
  if (!address) return address.error();
  const auto club = streams.machine->club(*address);
  if (!club) return fail(shown(club.error()), streams, voice);
  std::optional<Keep> keep;
  if (!asked.keep.empty()) keep = Keep{asked.in.session, asked.keep};
  auto synced = sync(opened->book, *club, keep);
  if (!synced) {
    if (synced.error().error) return fail(shown(*synced.error().error), streams, voice);
    return refuse(synced.error(), {}, streams, voice);
  }
  if (synced->changed() || synced->sent > 0) streams.saved();
  if (const Exit end = remember(asked, *opened, streams, voice); end != Exit::done) return end;
  if (voice.json)
    streams.out << answer(*synced, voice.words) << '\n';
  else
    Telling(streams, voice).tell(*synced);
  return Exit::done;
}

}  // namespace

void add_sync(const Node& above) {
  const auto [command, asked] = above.add("sync", "club.cli.sync", sync_book);
  const Row session = add_options(command, asked->in);
  const Row address = command.argument("ADDRESS", asked->address, "club.cli.url");
  const Row keep =
      command.text("--keep", asked->keep, "WAY", "club.cli.keep")
          .needs(session)
          .refuses([](const std::string& way) { return std::string(way.empty() ? "''" : ""); });
  command.flag("--leave", asked->leave, "club.cli.leave").excludes(address).excludes(keep);
}

}  // namespace spadille::cli
