#include "app/exchange/syncing.h"

#include <algorithm>
#include <set>

#include "app/exchange/club_logs.h"
#include "app/exchange/club_memory.h"
#include "app/exchange/club_parcels.h"
#include "app/exchange/club_people.h"

namespace spadille {
namespace {

/// So often something is tried that others were faster with.
constexpr int kPatience = 10;

/// What somebody has decided, as a note about the fork.
struct ForkChoice {
  std::string uuid{};
  ClubNote note{};
};

/// A book and its club, while they talk.
class Conversation {
 public:
  Conversation(Book& book, const Collector& collector, ClubMemory memory)
      : book_(book), collector_(collector), memory_(std::move(memory)) {}

  /// The same half of it for lists, which nobody writes in.
  Outcome<int> catch_up() {
    if (auto done = hear(true); !done) return tl::unexpected(std::move(done.error()));
    memory_.count_open();
    if (auto kept = memory_.keep(book_.store); !kept) return tl::unexpected(Refusal(kept.error()));
    return memory_.open();
  }

  Outcome<Synced> run(const std::optional<Keep>& keep) {
    if (auto done = hear(false); !done) return tl::unexpected(std::move(done.error()));
    if (auto kept = memory_.keep(book_.store); !kept) return tl::unexpected(Refusal(kept.error()));
    std::optional<ForkChoice> decision;
    if (keep) {
      auto decided = decide(*keep);
      if (!decided) return tl::unexpected(std::move(decided.error()));
      decision = std::move(*decided);
    }
    if (auto done = tell_all(decision); !done) return tl::unexpected(std::move(done.error()));
    if (decision)
      if (auto done = take(logs_of({decision->uuid}), {}); !done)
        return tl::unexpected(std::move(done.error()));
    if (auto done = look_around(); !done) return tl::unexpected(Refusal(done.error()));
    return std::move(found_);
  }

 private:
  using Uuids = std::vector<std::string>;

  // What the club has.

  Outcome<void> hear(bool recognised) {
    auto whole = wanted_whole();
    if (!whole) return tl::unexpected(Refusal(whole.error()));
    for (bool more = true; more;) {
      auto answer = ask(*whole);
      if (!answer) return tl::unexpected(Refusal(answer.error()));
      if (!recognised) {
        auto same = recognise(*answer);
        if (!same) return tl::unexpected(Refusal(same.error()));
        recognised = *same;
        if (!*same) continue;
      }
      gone_.insert(answer->gone_logs.begin(), answer->gone_logs.end());
      if (auto done = take(logs_in(*answer, *whole), *answer); !done) return done;
      more = answer->more;
      whole->clear();
    }
    return hear_whole();
  }

  /// What cannot be understood from its end alone.
  Outcome<void> hear_whole() {
    if (unclear_.empty()) return {};
    const Uuids whole(unclear_.begin(), unclear_.end());
    const auto answer = ask(whole);
    if (!answer) return tl::unexpected(Refusal(answer.error()));
    return take(logs_in(*answer, whole), *answer);
  }

  Expected<ClubAnswer> ask(const Uuids& whole) {
    return collector_.ask({book_.store.device(), memory_.marks(), whole});
  }

  /// Logs that are open, and those of which the club has more than is left here.
  Expected<Uuids> wanted_whole() {
    Uuids whole = memory_.open_logs();
    const auto heads = book_.store.heads();
    if (!heads) return tl::unexpected(heads.error());
    for (const LogHead& head : *heads) {
      const auto known = memory_.log(head.uuid);
      if (known && !known->open && known->events > head.events) whole.push_back(head.uuid);
    }
    return whole;
  }

  /// Whether the club and this book know each other as they left each other; otherwise it is to be
  /// asked anew: as somebody else, from the beginning, or because others were faster.
  Expected<bool> recognise(const ClubAnswer& answer) {
    found_.club = answer.club;
    if (!memory_.club().empty() && memory_.club() != answer.club) return join_another();
    const std::string device = book_.store.device();
    auto now = ClubMemory::of(book_.store);
    if (!now) return tl::unexpected(now.error());
    const ParcelName sent = memory_.sent(device);
    const bool overtaken = now->sent(device) != sent;  // by another program with this book
    if (overtaken) memory_ = std::move(*now);
    if (overtaken) return false;
    const bool arrived = now->is_sending(answer.last.id);
    if (arrived) memory_.set_sent(device, answer.last);
    memory_.set_club(answer.club);
    if ((arrived || answer.last == sent) && !answer.older) return true;
    return begin_anew(answer, arrived || answer.last == sent, sent);
  }

  /// Only a book that has left the club of before.
  Expected<bool> join_another() {
    if (!memory_.address().empty())
      return tl::unexpected(Error{Error::Code::usage, {"club.error.other_club"}, {}});
    memory_.forget_club();
    if (auto kept = memory_.keep(book_.store); !kept) return tl::unexpected(kept.error());
    return false;
  }

  /// The last parcel under this book's name is none of this copy, or the club has lost something.
  Expected<bool> begin_anew(const ClubAnswer& answer, bool mine, const ParcelName& sent) {
    const bool older = answer.older || answer.last.number < sent.number;
    found_.older = found_.older || older;
    found_.copied = found_.copied || !older;
    if (older) {
      memory_.forget_arrivals();
      memory_.forget_marks();
    }
    if (!mine)
      if (auto done = book_.store.become_another_copy(); !done) return tl::unexpected(done.error());
    if (auto kept = memory_.keep(book_.store); !kept) return tl::unexpected(kept.error());
    return false;
  }

  ClubLogs logs_in(const ClubAnswer& answer, const Uuids& whole) {
    Uuids touched = whole;
    for (const std::string& uuid : whole) trees_[uuid] = {{}, true};
    for (const auto* events : {&answer.whole, &answer.events})
      for (const ClubEvent& event : *events) {
        trees_[event.session].events.push_back(event);
        touched.push_back(event.session);
      }
    for (const ClubNote& note : answer.notes)
      if (note.kind == ClubNote::Kind::stands) touched.push_back(log_in(note.subject));
    return logs_of(touched);
  }

  static std::string log_in(const std::string& subject) {
    return subject.substr(0, subject.find(' '));
  }

  ClubLogs logs_of(const Uuids& uuids) {
    ClubLogs logs;
    for (const std::string& uuid : uuids)
      if (!refused_.contains(uuid)) logs[uuid] = trees_[uuid];
    return logs;
  }

  /// One transaction, as often as a log has to be left out of it.
  Outcome<void> take(ClubLogs logs, const ClubAnswer& answer) {
    if (logs.empty() && answer.marks.empty() && answer.gone_people.empty()) return {};
    for (;;) {
      ClubMemory memory = memory_;
      LogsTaken taken;
      PeopleTaken people;
      std::optional<Refusal> refusal;
      const auto done = book_.store.all_or_nothing([&]() -> Expected<void> {
        memory = memory_;
        taken = {};
        refusal = take_once(logs, answer, memory, taken, people);
        if (refusal) return tl::unexpected(Error{Error::Code::usage, {}, {}});
        return {};
      });
      if (done) {
        memory_ = std::move(memory);
        count(logs, taken, people);
        return {};
      }
      if (!refusal) return tl::unexpected(Refusal(done.error()));
      if (taken.refused.empty() || is_of_book(*refusal)) return tl::unexpected(std::move(*refusal));
      leave_out(taken.refused, std::move(*refusal), logs);
    }
  }

  /// The disk, say: no other log fares better.
  static bool is_of_book(const Refusal& refusal) {
    return refusal.error && refusal.error->code == Error::Code::file;
  }

  std::optional<Refusal> take_once(const ClubLogs& logs, const ClubAnswer& answer,
                                   ClubMemory& memory, LogsTaken& taken, PeopleTaken& people) {
    auto told = take_people(book_, memory, answer);
    if (!told) return Refusal(told.error());
    people = *told;
    for (const ClubNote& note : answer.notes)
      if (note.kind == ClubNote::Kind::stands) memory.note(note);
    if (auto done = take_logs(book_, memory, logs, taken); !done) return std::move(done.error());
    for (const auto& [sender, mark] : answer.marks) memory.set_mark(sender, mark);
    if (auto kept = memory.keep(book_.store); !kept) return Refusal(kept.error());
    return std::nullopt;
  }

  /// It stays open: the next sync tries again, perhaps by a newer program.
  void leave_out(const std::string& uuid, Refusal why, ClubLogs& logs) {
    const auto known = memory_.log(uuid).value_or(ClubMemory::Log{});
    memory_.set_log(uuid, {known.events, true});
    found_.refused.push_back({uuid, std::move(why)});
    refused_.insert(uuid);
    logs.erase(uuid);
  }

  void count(const ClubLogs& logs, const LogsTaken& taken, const PeopleTaken& people) {
    found_.taken += taken.events;
    found_.added += taken.added;
    found_.continued += taken.continued;
    found_.people += people.changed;
    found_.forgotten += people.forgotten;
    found_.restated.insert(found_.restated.end(), taken.restated.begin(), taken.restated.end());
    for (const auto& [uuid, log] : logs) {
      forked_.erase(uuid);
      waiting_.erase(uuid);
      unclear_.erase(uuid);
      if (!taken.forked.contains(uuid) && !taken.waiting.contains(uuid)) trees_.erase(uuid);
    }
    for (const auto& [uuid, forked] : taken.forked) forked_[uuid] = forked;
    for (const auto& [uuid, waiting] : taken.waiting) waiting_[uuid] = waiting;
    unclear_.insert(taken.unclear.begin(), taken.unclear.end());
  }

  // What the book has.

  Outcome<ForkChoice> decide(const Keep& keep) {
    const auto forked = std::find_if(forked_.begin(), forked_.end(), [&](const auto& each) {
      return each.second.session == keep.session;
    });
    const std::string number = "#" + std::to_string(keep.session);
    if (forked == forked_.end() || keep.session == 0)
      return tl::unexpected(misused("club.error.no_fork", number));
    const auto& [uuid, log] = *forked;
    const Fork& fork = log.forks.front();
    const Branch* chosen = way_meant(fork, keep.way);
    if (chosen == nullptr) return tl::unexpected(misused("club.error.which_way", number));
    const std::string subject = uuid + ' ' + std::to_string(fork.from);
    const auto kind = ClubNote::Kind::stands;
    std::string value = chosen->hash;
    for (const Branch& branch : fork.branches)
      if (&branch != chosen) value += ' ' + branch.head;
    return ForkChoice{
        uuid,
        {kind, subject, memory_.version(kind, subject).version + 1, book_.store.device(), value}};
  }

  static const Branch* way_meant(const Fork& fork, const std::string& way) {
    std::vector<const Branch*> meant;
    for (const Branch& branch : fork.branches) {
      const bool by_hash = way.size() >= 4 && branch.hash.starts_with(way);
      if (way == "mine" ? branch.here : way == "theirs" ? !branch.here : by_hash)
        meant.push_back(&branch);
    }
    return meant.size() == 1 ? meant.front() : nullptr;
  }

  /// Where somebody else was faster under this book's name, it is heard once more who that is:
  /// another program with this book, or a copy of it.
  Outcome<void> tell_all(const std::optional<ForkChoice>& decision) {
    for (int turn = 1;; ++turn) {
      const auto done = tell(decision);
      if (done) return {};
      if (done.error().cause != Error::Cause::busy || turn == kPatience)
        return tl::unexpected(Refusal(done.error()));
      if (auto heard = hear(false); !heard) return heard;
    }
  }

  Expected<void> tell(const std::optional<ForkChoice>& decision) {
    auto heads = book_.store.heads();
    if (!heads) return tl::unexpected(heads.error());
    const auto players = book_.store.players();
    if (!players) return tl::unexpected(players.error());
    found_.gone.clear();
    found_.too_large.clear();
    for (const LogHead& head : *heads)
      if (gone_.contains(head.uuid)) found_.gone.push_back(head.id);
    std::vector<ClubNote> notes = people_to_send(*players, memory_, book_.store.device());
    if (decision) {
      notes.push_back(decision->note);
      notes.back().sender = book_.store.device();
    }
    Packing packing(book_, memory_, std::move(*heads), gone_);
    for (;;) {
      auto load = packing.next(notes, found_);
      if (!load) return tl::unexpected(load.error());
      if (load->entries == 0 && load->parcel.notes.empty()) return {};
      if (auto done = send(*load); !done) return done;
    }
  }

  /// The book knows that a parcel is on its way before it is, and that it has arrived once it has.
  Expected<void> send(Load& load) {
    const std::string device = book_.store.device();
    load.parcel.sender = device;
    load.parcel.name = {memory_.sent(device).number + 1, book_.new_id()};
    memory_.set_sending(load.parcel.name);
    if (auto kept = memory_.keep(book_.store); !kept) return kept;
    if (auto sent = collector_.send(load.parcel); !sent) return sent;
    memory_.set_sent(device, load.parcel.name);
    memory_.forget_sending(load.parcel.name.number);
    for (const ClubNote& note : load.parcel.notes) memory_.note(note);
    for (const auto& [uuid, events] : load.arrives) {
      const bool open = memory_.log(uuid).value_or(ClubMemory::Log{}).open;
      memory_.set_log(uuid, {events, open});
    }
    if (auto kept = memory_.keep(book_.store); !kept) return kept;
    found_.sent += load.entries;
    return {};
  }

  Expected<void> look_around() {
    const auto players = book_.store.players();
    if (!players) return tl::unexpected(players.error());
    found_.same = same_people(*players);
    for (const auto& [uuid, forked] : forked_) found_.forked.push_back(forked);
    for (const auto& [uuid, waiting] : waiting_) found_.waiting += waiting;
    return {};
  }

  Book& book_;
  const Collector& collector_;
  ClubMemory memory_;
  Synced found_{};
  ClubLogs trees_{};
  std::map<std::string, ForkedLog> forked_{};
  std::map<std::string, int> waiting_{};
  std::set<std::string> unclear_{};
  std::set<std::string> refused_{};
  std::set<std::string> gone_{};
};

/// Mostly nothing is, and then what is remembered of every log need not be read.
Expected<bool> anything_new(const Book& lists, const Collector& collector) {
  const auto known = ClubMemory::of(lists.store, ClubMemory::kMarks);
  if (!known) return tl::unexpected(known.error());
  const auto answer = collector.ask({lists.store.device(), known->marks(), {}});
  if (!answer) return tl::unexpected(answer.error());
  return answer->more || !answer->marks.empty();
}

Outcome<int> catch_up_once(Book& lists, const Collector& collector) {
  const auto news = anything_new(lists, collector);
  if (!news) return tl::unexpected(Refusal(news.error()));
  auto memory = ClubMemory::of(lists.store, *news ? "" : ClubMemory::kOpen);
  if (!memory) return tl::unexpected(Refusal(memory.error()));
  if (!*news) return memory->open();
  return Conversation(lists, collector, std::move(*memory)).catch_up();
}

}  // namespace

Expected<int> catch_up(Book& lists, const Collector& collector) {
  for (int turn = 1;; ++turn) {
    const auto open = catch_up_once(lists, collector);
    if (open) return *open;
    const Error error = open.error().error.value_or(Error{});
    if (error.cause != Error::Cause::busy || turn == kPatience) return tl::unexpected(error);
  }
}

Outcome<Synced> sync(Book& book, const Collector& collector, const std::optional<Keep>& keep) {
  auto memory = ClubMemory::of(book.store);
  if (!memory) return tl::unexpected(Refusal(memory.error()));
  return Conversation(book, collector, std::move(*memory)).run(keep);
}

}  // namespace spadille
