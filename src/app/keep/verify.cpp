#include "app/keep/verify.h"

#include <algorithm>
#include <set>

#include "app/keep/announced.h"
#include "app/keep/any_desk.h"
#include "app/people/names.h"
#include "app/record/digest.h"
#include "app/record/session_view.h"
#include "app/record/stale_rulings.h"
#include "app/referee/house_rulings.h"
#include "codec/plain_text.h"

namespace spadille {
namespace {

constexpr int kAtOnce = 1000;   ///< numbers of sessions
constexpr int kMostAgain = 10;  ///< a session that others write in is read so often anew

Expected<int> count_sessions(Store& store) {
  int count = 0;
  for (SessionId behind = 0;;) {
    const auto some = store.sessions(behind, kAtOnce);
    if (!some) return tl::unexpected(some.error());
    if (some->empty()) return count;
    count += static_cast<int>(some->size());
    behind = some->back();
  }
}

/// Every session of the book, with bounded memory; stops where `visit` gives an error.
Expected<void> each_session(Store& store, const std::function<Expected<void>(SessionId)>& visit) {
  for (SessionId behind = 0;;) {
    const auto some = store.sessions(behind, kAtOnce);
    if (!some) return tl::unexpected(some.error());
    if (some->empty()) return {};
    for (const SessionId session : *some)
      if (auto done = visit(session); !done) return done;
    behind = some->back();
  }
}

/// Sums that came to nothing may stand there or not.
std::vector<FactRow> counted(std::vector<FactRow> facts) {
  std::erase_if(facts, [](const FactRow& row) { return row.n == 0; });
  std::sort(facts.begin(), facts.end());
  return facts;
}

class Verifier {
 public:
  Verifier(Book& book, const VerifyOptions& options) : book_(book), options_(options) {}

  Expected<Verification> run() {
    if (auto done = look_at_pages(); !done) return tl::unexpected(done.error());
    auto names = names_in(book_);
    if (!names) return tl::unexpected(names.error());
    names_ = std::move(*names);
    if (auto done = look_at_texts(); !done) return tl::unexpected(done.error());
    const auto sessions = count_sessions(book_.store);
    if (!sessions) return tl::unexpected(sessions.error());
    if (auto done = look_for_the_astray(); !done) return tl::unexpected(done.error());
    auto done = each_session(book_.store, [&](SessionId session) -> Expected<void> {
      if (options_.stop.stop_requested()) return found_.stopped = true, Expected<void>();
      ++found_.sessions;
      auto looked = look_at(session);
      if (looked && options_.progress)
        options_.progress(found_.sessions, std::max(found_.sessions, *sessions));
      return looked;
    });
    if (done) done = look_at_the_rest();
    if (!done) return tl::unexpected(done.error());
    return std::move(found_);
  }

 private:
  Expected<void> look_at_pages() {
    auto wrong = book_.store.check_pages(options_.stop);
    if (!wrong && wrong.error().code != Error::Code::damaged) return tl::unexpected(wrong.error());
    if (!wrong) wrong = std::vector<std::string>{wrong.error().detail};
    for (std::string& words : *wrong)
      add({.kind = Doubt::Kind::pages, .message = {"safety.pages"}, .detail = std::move(words)});
    return {};
  }

  /// Those that no event has, so that no chain covers them.
  Expected<void> look_at_texts() {
    const auto players = book_.store.players();
    if (!players) return tl::unexpected(players.error());
    const auto look = [this](const std::string& text, std::string_view key) {
      if (!is_utf8(text) || !printable(text))
        add({.kind = Doubt::Kind::text, .message = {key}, .detail = visible(text)});
    };
    for (const Player& player : *players) look(player.name, "safety.name_unprintable");
    const auto rules = book_.store.house_rules();
    if (!rules) return tl::unexpected(rules.error());
    for (const HouseRules& named : *rules) look(named.name, "safety.rules_unprintable");
    for (const HouseRules& named : *rules)
      if (is_house_ruling(named.name) && !house_ruling(named))
        add({.kind = Doubt::Kind::text,
             .message = {"precedent.unreadable"},
             .detail = visible(named.name)});
    return {};
  }

  /// In a damaged book not even lists can be compared.
  Expected<void> look_for_the_astray() {
    auto astray = book_.store.astray();
    if (!astray && astray.error().code != Error::Code::damaged)
      return tl::unexpected(astray.error());
    if (astray) astray_ = std::move(*astray);
    return {};
  }

  /// Tables, names, and what a witness knows. In a damaged book not even that can be read.
  Expected<void> look_at_the_rest() {
    if (found_.stopped) return {};
    auto flaws = book_.store.flaws();
    if (!flaws && flaws.error().code != Error::Code::damaged) return tl::unexpected(flaws.error());
    bool given_up = false;
    for (Flaw& flaw : flaws ? *flaws : std::vector<Flaw>()) {
      const bool missing = flaw.kind == Flaw::Kind::missing;
      given_up = given_up || (missing && options_.repair);
      add({.kind = kind_of(flaw.kind),
           .session = flaw.session,
           .message = flaw.message,
           .detail = std::move(flaw.detail),
           .mended = missing && options_.repair});
    }
    return given_up ? book_.store.give_up_missing() : Expected<void>();
  }

  static Doubt::Kind kind_of(Flaw::Kind kind) {
    switch (kind) {
      case Flaw::Kind::schema: return Doubt::Kind::schema;
      case Flaw::Kind::names: return Doubt::Kind::names;
      case Flaw::Kind::missing: break;
    }
    return Doubt::Kind::missing;
  }

  /// Everybody who sat there has an entry. Whoever has none is named once.
  bool all_known(const AnyDesk& desk) {
    bool known = true;
    for (const std::string& id : people_of(desk)) {
      if (names_.has(id)) continue;
      known = false;
      if (nameless_.insert(id).second)
        add({.kind = Doubt::Kind::names,
             .session = number_of(desk),
             .message = {"safety.name_lost"},
             .detail = id});
    }
    return known;
  }

  Expected<void> look_at(SessionId session) {
    auto desk = open_any(book_, session);
    if (!desk) return tell(session, desk.error()), Expected<void>();
    bool kept = is_kept(*desk);
    // Somebody may have written between the two readings: then they are not of one moment.
    for (int again = 0; !kept && again < kMostAgain; ++again) {
      auto now = open_any(book_, session);
      if (!now || head(*now) == head(*desk)) break;
      desk = std::move(now);
      kept = is_kept(*desk);
    }
    found_.events += head(*desk);
    if (const auto* deals = std::get_if<Desk>(&*desk)) look_at_deals(*deals);
    const bool known = all_known(*desk);
    return kept ? Expected<void>() : doubt_lists(session, known);
  }

  /// The totals that were announced, and rulings that were overtaken.
  void look_at_deals(const Desk& desk) {
    for (Doubt& doubt : recounted(desk, names_)) add(std::move(doubt));
    if (!stale_rulings(desk.table).empty())
      found_.stale.push_back({desk.id, desk.game(), view(desk, names_).session->stale});
  }

  void tell(SessionId session, const Refusal& why) {
    Doubt doubt{.kind = Doubt::Kind::events, .session = session};
    if (why.error) {
      doubt.message = why.error->message;
      doubt.detail = why.error->detail;
    } else if (!why.findings.empty()) {
      doubt.message = why.findings.front().message;
      doubt.detail = why.findings.front().place;
    }
    add(std::move(doubt));
  }

  /// Lists of people without an entry cannot be made: a new entry would have no name.
  Expected<void> doubt_lists(SessionId session, bool all_known) {
    Doubt doubt{.kind = Doubt::Kind::lists, .session = session, .message = {"safety.lists"}};
    doubt.mendable = all_known;
    if (options_.repair && doubt.mendable) {
      if (auto done = make_anew(session); !done) return done;
      doubt.mended = true;
    }
    add(std::move(doubt));
    return {};
  }

  /// Nobody else writes between reading the session and keeping what follows from it.
  Expected<void> make_anew(SessionId session) {
    return book_.store.all_or_nothing([&]() -> Expected<void> {
      const auto desk = open_any(book_, session);
      if (!desk) return tl::unexpected(desk.error().error.value_or(Error{}));
      return book_.store.put(session, digest(*desk));
    });
  }

  /// What cannot be read is not what it should be either.
  bool is_kept(const AnyDesk& desk) {
    const Digest should = digest(desk);
    const SessionId number = number_of(desk);
    const auto listed = book_.store.find(number);
    if (!listed || !*listed || (*listed)->summary != should.summary) return false;
    if ((*listed)->events != head(desk)) return false;
    if (std::find(astray_.begin(), astray_.end(), number) != astray_.end()) return false;
    const auto facts = book_.store.facts(number);
    return facts && counted(*facts) == should.facts;
  }

  void add(Doubt doubt) { found_.doubts.push_back(std::move(doubt)); }

  Book& book_;
  const VerifyOptions& options_;
  Names names_{};
  std::vector<SessionId> astray_{};
  std::set<std::string> nameless_{};
  Verification found_{};
};

}  // namespace

bool Verification::right() const {
  return !stopped &&
         std::all_of(doubts.begin(), doubts.end(), [](const Doubt& doubt) { return doubt.mended; });
}

Expected<Verification> verify(Book& book, const VerifyOptions& options) {
  return Verifier(book, options).run();
}

Expected<int> make_digests(Book& book) {
  int made = 0;
  auto done = book.store.all_or_nothing([&]() -> Expected<void> {
    made = 0;
    const auto needed = book.store.needs_digests();
    if (!needed) return tl::unexpected(needed.error());
    if (!*needed) return {};  // another program was faster
    auto each = each_session(book.store, [&](SessionId session) -> Expected<void> {
      const auto desk = open_any(book, session);
      if (!desk) return {};
      ++made;
      return book.store.put(session, digest(*desk));
    });
    return each ? book.store.digests_made() : each;
  });
  if (!done) return tl::unexpected(done.error());
  return made;
}

Expected<void> bring_up_to_date(Book& book) {
  if (book.store.banner()) return {};
  const auto needed = book.store.needs_digests();
  if (!needed) return tl::unexpected(needed.error());
  if (!*needed) return {};
  if (const auto made = make_digests(book); !made) return tl::unexpected(made.error());
  return {};
}

}  // namespace spadille
