#include "session/ruled.h"

namespace spadille {
namespace {

/// A ruling in place of those that it settles too, and of marks that one of them has left.
PostedRuling posted(History& history, std::vector<PostedRuling>& others, const Event& event,
                    Seq seq, Ruling ruling) {
  PostedRuling posted{std::move(ruling), {}, seq};
  const auto is_settled = [&event](const auto& other) {
    const Totals& with = event.said.with;
    return std::find(with.begin(), with.end(), other.seq) != with.end();
  };
  const auto take = [&posted, &event](const auto& other) {
    if (other.seq == event.said.anew) return;
    posted.incidents.insert(posted.incidents.end(), other.incidents.begin(), other.incidents.end());
  };
  const auto waits_too = [&others](const Change& mark) {
    return std::any_of(others.begin(), others.end(),
                       [&mark](const PostedRuling& other) { return other.seq == mark.seq; });
  };
  for (const Change& mark : history.changes)
    if (is_settled(mark) && !waits_too(mark)) take(mark);
  for (const PostedRuling& other : others)
    if (is_settled(other)) take(other);
  std::erase_if(history.changes, is_settled);
  others.erase(std::remove_if(others.begin(), others.end(), is_settled), others.end());
  if (event.incident) posted.incidents.push_back(*event.incident);
  posted.by_table = decided_by_table(event);
  return posted;
}

void rule_between(History& history, const Event& event, Seq seq) {
  history.changes.push_back(
      {.seq = seq,
       .before = place_of(history, event.said.from),
       .dealer = event.said.dealer,
       .lines = event.lines,
       .incidents = event.incident ? std::vector{*event.incident} : std::vector<AnyIncident>(),
       .sat = {event.about.players, event.waiting}});
}

/// That it was ruled so, and nothing else.
void mark(History& history, const Event& event, Seq seq, const PostedRuling& posted) {
  rule_between(history, event, seq);
  Change& mark = history.changes.back();
  mark.lines.clear();
  mark.dealer.reset();
  mark.incidents = posted.incidents;
}

/// A deal that a ruling has ended stands there at once.
void add_ended(History& history, const Event& event, Seq seq) {
  LoggedDeal ended{.seq = seq, .sat = {event.about.players, event.waiting}};
  ended.told.deal = history.game->deal();
  ended.told.ended = true;
  add_last(history, std::move(ended));
}

/// What moves the figures of the deal in play waits for it. What does not leaves a mark; so does
/// a deal that is dealt again, and what it costs waits for the one in its place.
void rule_in_play(History& history, const Event& event, Seq seq) {
  using enum Ruling::Effect;
  Ruling ruling = ruling_in(event);
  PostedRuling waits = posted(history, history.awaiting, event, seq, {});
  const bool again = ruling.effect == redeal;
  if (again) {
    mark(history, event, seq, waits);
    history.changes.back().dealer = ruling.dealer;
    history.changes.back().dealt_again = true;
    for (PostedRuling& other : history.awaiting) other.of_former = true;
    waits.of_former = true;
    ruling = {lines, std::move(ruling.lines), {}, true};
  } else if (ruling.effect == advice) {
    mark(history, event, seq, waits);
  }
  const bool ends = ruling.effect == replaces_score;
  if (!ruling.lines.empty() || ruling.dealer || ends || (!again && waits.incidents.size() > 1)) {
    waits.ruling = std::move(ruling);
    history.awaiting.push_back(std::move(waits));
  }
  if (ends) add_ended(history, event, seq);
}

}  // namespace

void rule(History& history, const Event& event, Seq seq) {
  if (!event.text.empty())
    history.remarks.push_back({seq, EventKind::note, event.said.of, event.text});
  if (event.said.in_play) return rule_in_play(history, event, seq);
  const auto entry = entry_of(history, event.said.of);
  if (entry == history.entries.end()) return rule_between(history, event, seq);
  entry->told.rulings.push_back(posted(history, entry->told.rulings, event, seq, ruling_in(event)));
  entry->agreed.clear();
}

}  // namespace spadille
