#include "ui/table/event/event_lead.h"

#include <algorithm>

#include "app/tournament/room.h"

namespace spadille::table {
namespace {

/// What waits for the director, each kind in a word or two: calls first.
QStringList waiting_for(const TournamentDesk& desk, const Speaker& speaker) {
  using enum RoomMatter::Kind;
  const std::vector<RoomMatter> all = matters(desk);
  QStringList words;
  const auto say = [&](const char* key, std::initializer_list<RoomMatter::Kind> kinds) {
    const auto n = std::count_if(all.begin(), all.end(), [&kinds](const RoomMatter& matter) {
      return std::find(kinds.begin(), kinds.end(), matter.kind) != kinds.end();
    });
    if (n > 0) words << speaker.count(key, static_cast<int>(n));
  };
  say("event.lead.calls", {call});
  say("event.draw.disputed", {told_differently});
  say("event.lead.impossible", {impossible});
  say("event.lead.missing", {missing});
  const auto again = std::find_if(all.begin(), all.end(), [](const RoomMatter& matter) {
    return matter.kind == stale_draw || matter.kind == other_plan;
  });
  if (again != all.end()) words << speaker.said(Message{"event.draw.again", {again->round}});
  return words;
}

}  // namespace

EventLead::EventLead(Clerk& clerk, const Speaker& speaker, QObject* parent)
    : QObject(parent), clerk_(clerk), speaker_(speaker) {
  connect(&speaker, &Speaker::languageChanged, this, &EventLead::changed);
}

QString EventLead::note() const {
  if (!desk_) return {};
  const int round = current_round(*desk_);
  QStringList all{speaker_.said(Message{"event.round_of", {round, desk_->now.plan.rounds}})};
  if (round > static_cast<int>(desk_->now.rounds.size()))
    all << speaker_.said(Message{"event.draw.round", {round}});
  all << waiting_for(*desk_, speaker_);
  return all.join(QStringLiteral(" · "));
}

/// As it was, where nobody has written in it.
Outcome<EventLead::DeskPtr> EventLead::look(Book& book, const DeskPtr& before) {
  const auto running = running_tournament(book);
  if (!running) return tl::unexpected(Refusal(running.error()));
  if (!*running) return DeskPtr();
  const Listed& now = **running;
  if (before && before->uuid == now.uuid && before->head() == now.events) return before;
  auto desk = open_tournament(book, now.id);
  if (!desk) return tl::unexpected(std::move(desk.error()));
  return std::make_shared<const TournamentDesk>(std::move(*desk));
}

/// A book in trouble is told of by the page.
void EventLead::refresh() {
  clerk_.ask([before = desk_](Book& book) { return look(book, before); },
             [this](Outcome<DeskPtr> desk) {
               desk_ = std::move(desk).value_or(DeskPtr());
               emit changed();
             });
}

}  // namespace spadille::table
