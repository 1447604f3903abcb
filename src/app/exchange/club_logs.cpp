#include "app/exchange/club_logs.h"

#include <algorithm>

#include "app/exchange/exporting.h"
#include "app/exchange/importing.h"

namespace spadille {
namespace {

/// One log after the other, into one book.
class Taker {
 public:
  Taker(Book& book, ClubMemory& memory, LogsTaken& taken, Importer importer, Names names)
      : book_(book),
        memory_(memory),
        taken_(taken),
        importer_(std::move(importer)),
        names_(std::move(names)) {}

  Outcome<void> take(const std::string& uuid, const ClubLog& log) {
    const auto id = book_.store.find(uuid);
    if (!id) return tl::unexpected(Refusal(id.error()));
    const auto known = memory_.log(uuid);
    if (!*id && known && !known->open) return {};  // it was here, and was removed for good
    const SessionId session = id->value_or(0);
    std::vector<std::string> here;
    if (session != 0) {
      auto hashes = book_.store.hashes(session);
      if (!hashes) return tl::unexpected(Refusal(hashes.error()));
      here = std::move(*hashes);
    }
    const Growth grown = growth(here, log.events, memory_.decisions(uuid));
    const bool changes = !grown.more.empty() || grown.leaves(here.size());
    if (changes)
      if (auto done = let_grow(session, uuid, grown, here.size()); !done) return done;
    remember(uuid, log, grown, known.value_or(ClubMemory::Log{}));
    if (grown.forks.empty()) return {};
    const auto now = book_.store.find(uuid);
    if (!now) return tl::unexpected(Refusal(now.error()));
    taken_.forked[uuid] = {uuid, now->value_or(0), grown.forks};
    return {};
  }

  void count() {
    taken_.events = importer_.imported().events;
    taken_.added = importer_.imported().added - static_cast<int>(taken_.restated.size());
    taken_.continued = importer_.imported().continued;
  }

 private:
  /// The log as it stands from now on.
  Outcome<StoredSession> grown_log(SessionId session, const std::string& uuid,
                                   const Growth& grown) {
    StoredSession log{.uuid = uuid};
    if (session != 0) {
      auto stored = book_.store.read(session);
      if (!stored) return tl::unexpected(Refusal(stored.error()));
      log = std::move(*stored);
    }
    if (grown.kept == 0) log.game = grown.more.front().game;
    log.events.resize(static_cast<std::size_t>(grown.kept));
    for (const ClubEvent& event : grown.more) {
      if (!event.known)
        return tl::unexpected(Refusal(Error{Error::Code::newer_format, {"club.newer_log"}, {}}));
      log.events.push_back(event.event);
      log.head = event.hash;
    }
    return log;
  }

  /// What comes in is read as a document from elsewhere is: whoever may send to the club may be
  /// anybody.
  Outcome<void> let_grow(SessionId session, const std::string& uuid, const Growth& grown,
                         std::size_t here) {
    auto log = grown_log(session, uuid, grown);
    if (!log) return tl::unexpected(std::move(log.error()));
    const auto text = stored_as_log(*log, names_);
    if (!text) return tl::unexpected(text.error());
    const bool leaves = grown.leaves(here);
    if (leaves)
      if (auto done = put_aside(session); !done) return tl::unexpected(Refusal(done.error()));
    const auto added = importer_.add_document(*text, {});
    if (!added) return tl::unexpected(added.error());
    if (!leaves) return {};
    const auto now = book_.store.find(uuid);
    if (!now) return tl::unexpected(Refusal(now.error()));
    taken_.restated.push_back({session, now->value_or(0)});
    return {};
  }

  /// The way that was given up is in the club, and in a backup.
  Expected<void> put_aside(SessionId session) {
    if (auto kept = book_.store.back_up(); !kept) return kept;
    return book_.store.purge(session);
  }

  void remember(const std::string& uuid, const ClubLog& log, const Growth& grown,
                const ClubMemory::Log& known) {
    const bool open = !grown.forks.empty() || grown.waiting > 0;
    if (open && !log.whole) taken_.unclear.insert(uuid);
    if (grown.waiting > 0) taken_.waiting[uuid] = grown.waiting;
    ClubMemory::Log now{known.events, open};
    // What of it was only here is still to be sent.
    if (known.events >= grown.kept) now.events = grown.kept + static_cast<int>(grown.more.size());
    if (known.events > now.events && grown.more.empty()) now.events = known.events;
    if (now.events > 0 || open) memory_.set_log(uuid, now);
  }

  Book& book_;
  ClubMemory& memory_;
  LogsTaken& taken_;
  Importer importer_;
  Names names_;
};

/// In which they were begun, as far as clocks tell: a new one gets the next number.
std::vector<const ClubLogs::value_type*> in_order(const ClubLogs& logs) {
  std::vector<std::pair<std::string, const ClubLogs::value_type*>> begun;
  for (const auto& log : logs) {
    const auto& events = log.second.events;
    const auto first = std::find_if(events.begin(), events.end(),
                                    [](const ClubEvent& event) { return event.seq == 1; });
    begun.emplace_back(first == events.end() ? std::string() : first->event.at, &log);
  }
  std::stable_sort(begun.begin(), begun.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<const ClubLogs::value_type*> ordered;
  ordered.reserve(begun.size());
  for (const auto& [at, log] : begun) ordered.push_back(log);
  return ordered;
}

}  // namespace

Outcome<void> take_logs(Book& book, ClubMemory& memory, const ClubLogs& logs, LogsTaken& taken) {
  auto importer = Importer::begin(book);
  if (!importer) return tl::unexpected(Refusal(importer.error()));
  auto names = names_in(book);
  if (!names) return tl::unexpected(Refusal(names.error()));
  Taker taker(book, memory, taken, std::move(*importer), std::move(*names));
  for (const auto* log : in_order(logs)) {
    taken.refused = log->first;
    if (auto done = taker.take(log->first, log->second); !done) return done;
  }
  taken.refused.clear();
  taker.count();
  return {};
}

}  // namespace spadille
