#include "ui/table/event/laid_event.h"

#include <algorithm>

#include "tournament/ties.h"
#include "ui/table/book/laid_session.h"

namespace spadille::table {
namespace {

bool as_before(const std::vector<TablePlay>& now, const std::vector<TablePlay>& before) {
  return std::equal(now.begin(), now.end(), before.begin(), before.end(),
                    [](const TablePlay& a, const TablePlay& b) {
                      return a.round == b.round && a.table == b.table && a.session == b.session &&
                             a.events == b.events;
                    });
}

/// What draws and lots of an event follow from, where nobody has said: from an id of its own, but
/// for its head, which some machines count.
std::uint64_t seed_of(const std::string& id) {
  constexpr std::size_t kHead = 8;
  const auto drawn = static_cast<std::uint64_t>(lot(1, id.substr(std::min(kHead, id.size()))));
  return drawn % kMostSeed + 1;
}

bool is_conflict(const Refusal& refusal) {
  return refusal.error && refusal.error->code == Error::Code::conflict;
}

}  // namespace

LaidEvent::LaidEvent(Clerk& clerk, const Speaker& speaker, QObject* parent)
    : QObject(parent), clerk_(clerk), speaker_(speaker) {
  connect(&speaker, &Speaker::languageChanged, this, &LaidEvent::changed);
  connect(&speaker, &Speaker::languageChanged, this, &LaidEvent::listChanged);
}

const LaidEvent::Laid& LaidEvent::Latest::of(const LaidPtr& shown) const {
  const bool ahead = laid && laid->desk && shown->desk && laid->desk->uuid == shown->desk->uuid &&
                     laid->desk->head() > shown->desk->head();
  return ahead ? *laid : *shown;
}

Outcome<LaidEvent::LaidPtr> LaidEvent::layOut(Book& book, TournamentDesk desk,
                                              const std::vector<TablePlay>& before) {
  auto names = names_in(book);
  if (!names) return tl::unexpected(Refusal(names.error()));
  auto plays = brought_up_to_date(book, desk, before);
  if (!plays) return tl::unexpected(std::move(plays.error()));
  const int current = current_round(desk);
  return std::make_shared<const Laid>(
      Laid{std::move(desk), std::move(*names), std::move(*plays), current});
}

Outcome<LaidEvent::LaidPtr> LaidEvent::read(Book& book, SessionId number) {
  auto desk = open_tournament(book, number);
  if (!desk) return tl::unexpected(std::move(desk.error()));
  return layOut(book, std::move(*desk), {});
}

/// What lies there now; nothing where it is as it was.
Outcome<LaidEvent::LaidPtr> LaidEvent::lookAgain(Book& book, const Laid& now) {
  const auto listed = book.store.find(now.desk->id);
  if (!listed) return tl::unexpected(Refusal(listed.error()));
  if (!*listed || (*listed)->uuid != now.desk->uuid) return LaidPtr();
  if ((*listed)->events != now.desk->head()) {
    auto desk = open_tournament(book, now.desk->id);
    if (!desk) return tl::unexpected(std::move(desk.error()));
    return layOut(book, std::move(*desk), now.plays);
  }
  const auto plays = spadille::plays(book, *now.desk, 0, now.plays);
  if (!plays) return tl::unexpected(plays.error());
  const auto names = names_in(book);
  if (!names) return tl::unexpected(Refusal(names.error()));
  if (as_before(*plays, now.plays) && names->players() == now.names.players()) return LaidPtr();
  return layOut(book, *now.desk, *plays);
}

void LaidEvent::take(Outcome<LaidPtr> laid) {
  if (!laid) return refuse(laid.error());
  if (!*laid) return;
  const bool other = !desk() || !(*laid)->desk || desk()->uuid != (*laid)->desk->uuid;
  if (other) round_ = 0;
  laid_ = std::move(*laid);
  emit changed();
  if (other) emit opened();
}

void LaidEvent::refuse(const Refusal& refusal) {
  refusal_ = reason(refusal, {}, speaker_);
  emit refusalChanged();
  emit refused(refusal_);
}

void LaidEvent::forgetRefusal() {
  if (refusal_.isEmpty()) return;
  refusal_.clear();
  emit refusalChanged();
}

void LaidEvent::openWhich(std::function<Outcome<SessionId>(Book&)> which) {
  clerk_.ask(
      [which = std::move(which)](Book& book) -> Outcome<LaidPtr> {
        const auto number = which(book);
        if (!number) return tl::unexpected(number.error());
        return *number == 0 ? LaidPtr() : read(book, *number);
      },
      [this](Outcome<LaidPtr> laid) { take(std::move(laid)); });
}

void LaidEvent::open(int number) {
  openWhich([number](Book&) -> Outcome<SessionId> { return number; });
}

void LaidEvent::openLatest() {
  openWhich([](Book& book) -> Outcome<SessionId> {
    const auto latest = latest_tournament(book);
    if (!latest) return tl::unexpected(Refusal(latest.error()));
    return latest->value_or(0);
  });
}

void LaidEvent::putAway() {
  laid_ = std::make_shared<const Laid>();
  round_ = 0;
  forgetRefusal();
  emit changed();
  emit opened();
}

void LaidEvent::followNumber() {
  clerk_.ask(
      [uuid = desk()->uuid](Book& book) -> Outcome<SessionId> {
        const auto number = number_now(book, uuid);
        if (!number) return tl::unexpected(Refusal(number.error()));
        return *number;
      },
      [this, uuid = desk()->uuid](const Outcome<SessionId>& now) {
        const bool other = now && *now != 0 && desk() && desk()->uuid == uuid && desk()->id != *now;
        if (other) emit renumbered(static_cast<int>(*now));
      });
}

void LaidEvent::follow() {
  if (!desk()) return;
  followNumber();
  clerk_.ask(
      [shown = laid_, latest = latest_](Book& book) -> Outcome<LaidPtr> {
        auto laid = lookAgain(book, latest->of(shown));
        if (laid && *laid) latest->laid = *laid;
        return laid;
      },
      [this, shown = laid_](Outcome<LaidPtr> laid) {
        // What is asked meanwhile shows it as well.
        const bool same = laid && *laid && desk() && desk()->uuid == (*laid)->desk->uuid;
        if (same && desk()->head() <= (*laid)->desk->head()) take(std::move(laid));
      });
}

void LaidEvent::write(std::vector<TournamentEvent> events, std::function<void(bool)> done) {
  carryOut([events = std::move(events)](
               Book& book, TournamentDesk& desk) { return write_down(book, desk, events); },
           std::move(done));
}

void LaidEvent::carryOut(std::function<Outcome<void>(Book&, TournamentDesk&)> work,
                         std::function<void(bool)> done) {
  if (!desk()) return;
  forgetRefusal();
  clerk_.ask(
      [shown = laid_, latest = latest_, work = std::move(work)](Book& book) -> Outcome<LaidPtr> {
        const Laid& now = latest->of(shown);
        TournamentDesk desk = *now.desk;
        if (auto did = work(book, desk); !did) return tl::unexpected(std::move(did.error()));
        auto laid = layOut(book, std::move(desk), now.plays);
        if (laid) latest->laid = *laid;
        return laid;
      },
      [this, done = std::move(done)](Outcome<LaidPtr> laid) {
        const bool stands = laid.has_value();
        const bool overtaken = !stands && is_conflict(laid.error());
        take(std::move(laid));
        if (overtaken) follow();
        if (stands) emit wrote();
        if (done) done(stands);
      });
}

void LaidEvent::begin(TournamentEvent opening, std::function<void(bool)> done) {
  forgetRefusal();
  clerk_.ask(
      [opening = std::move(opening)](Book& book) mutable -> Outcome<LaidPtr> {
        if (opening.plan.seed == 0) opening.plan.seed = seed_of(book.new_id());
        auto desk = begin_tournament(book, opening);
        if (!desk) return tl::unexpected(std::move(desk.error()));
        return layOut(book, std::move(*desk), {});
      },
      [this, done = std::move(done)](Outcome<LaidPtr> laid) {
        const bool stands = laid.has_value();
        take(std::move(laid));
        if (stands) emit wrote();
        if (done) done(stands);
      });
}

void LaidEvent::refreshList() {
  clerk_.ask(
      [](Book& book) -> Outcome<std::vector<Listed>> {
        auto all = tournaments(book);
        if (!all) return tl::unexpected(Refusal(all.error()));
        return std::move(*all);
      },
      [this](Outcome<std::vector<Listed>> all) {
        if (!all) return refuse(all.error());
        list_ = std::move(*all);
        list_known_ = true;
        emit listChanged();
      });
}

}  // namespace spadille::table
