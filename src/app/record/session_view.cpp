#include "app/record/session_view.h"

#include <algorithm>

#include "app/deal_view.h"
#include "app/record/place.h"
#include "app/record/stale_rulings.h"
#include "app/rulebook/rules.h"
#include "codec/short_form.h"
#include "session/result.h"

namespace spadille {
namespace {

/// Puts together what one table shows.
class Viewer {
 public:
  Viewer(const Table& table, const Names& names)
      : table_(table), history_(table.history), scored_(table.scored), names_(names) {}

  EveningView view(const Desk& desk) {
    view_.format = Format::session;
    view_.rules = rules_view(history_.opening.rules.value_or(history_.game->rules()));
    view_.about = history_.opening.about;
    view_.about.players = names_.of(history_.opening.about.players);
    view_.accounts = accounts(scored_.session.carry);
    view_.findings = scored_.findings;
    view_.names = seats_now();
    view_.scored = !has_error(scored_.findings);
    if (view_.scored) add_deals();
    if (view_.scored) {
      const auto& [rules, carry, deals, awaiting] = scored_.session;
      view_.standing = standing(rules, carry);
      if (scored_.seatings.size() > 1) view_.standing.games_won = games_of_people();
      view_.outlook = outlook(rules, carry, history_.game->deal());
    }
    view_.session = session(desk);
    return std::move(view_);
  }

  SeatNames seats_now() const {
    SeatNames names = seats(scored_.seatings.back());
    names.sides = sides(scored_.session.rules, scored_.session.carry);
    return names;
  }

 private:
  SeatNames seats(const Seating& seating) const {
    return SeatNames::of(names_.of(seating.players), static_cast<int>(seating.players.size()),
                         seat_letters(scored_.session.rules));
  }

  /// Games that those have won who sit there now; nothing where partners do not have the same.
  Totals games_of_people() const {
    const auto& [rules, carry, deals, awaiting] = scored_.session;
    const std::vector<std::string>& players = scored_.seatings.back().players;
    Totals won = view_.standing.games_won;
    for (std::size_t i = 0; i < won.size(); ++i) {
      std::optional<int> games;
      for (const Seat s : seats_of(view_.accounts[i], sides(rules, carry))) {
        const int his = s.index < players.size() ? games_won(players[s.index]) : 0;
        if (games.value_or(his) != his) return {};
        games = his;
      }
      won[i] = games.value_or(0);
    }
    return won;
  }

  int games_won(const std::string& id) const {
    const auto found = scored_.own.find(id);
    return found == scored_.own.end() ? 0 : clamped(found->second.games_won);
  }

  void add_deals() {
    std::size_t scored = 0;
    std::size_t struck = 0;
    for (const LoggedDeal& entry : history_.entries) {
      if (entry.struck) {
        add_struck(entry, scored_.seatings[scored_.struck[struck++]]);
        continue;
      }
      const Seating& seating = scored_.seatings[scored_.seated[scored]];
      const Recorded& deal = scored_.session.deals[scored];
      const int number = static_cast<int>(++scored);
      DealView& shown = view_.deals.emplace_back(deal_view(deal, number, seats(seating)));
      append(shown.findings, deal.findings, "/deals/" + std::to_string(number - 1));
      describe(entry, seating, shown);
    }
  }

  void add_struck(const LoggedDeal& entry, const Seating& seating) {
    DealView& shown = view_.deals.emplace_back();
    shown.number = 0;
    shown.deal = told_deal(entry.told.deal);
    shown.said = write_short(entry.told.deal, seats(seating));
    describe(entry, seating, shown);
  }

  void describe(const LoggedDeal& entry, const Seating& seating, DealView& shown) const {
    shown.seq = entry.seq;
    if (scored_.seatings.size() > 1) shown.players = names_.of(seating.players);
    shown.out_of_turn = entry.told.dealer.has_value();
    shown.announced = entry.announced;
    for (const Former& former : entry.former)
      shown.former.push_back({former.seq, told_deal(former.deal),
                              write_short(former.deal, seats(seating)), former.why, former.ended});
    shown.remarks = remarks(entry.seq);
    shown.agreed = names_.of(entry.agreed);
  }

  std::vector<RemarkView> remarks(Seq of) const {
    std::vector<RemarkView> all;
    for (const Remark& remark : history_.remarks)
      if (about(remark) == of)
        all.push_back({remark.seq, remark.kind, remark.text, is_settled(remark)});
    return all;
  }

  /// The deal that a remark belongs to: how a dispute was settled belongs where the dispute does.
  Seq about(const Remark& remark) const {
    if (remark.kind != EventKind::settled) return remark.of;
    for (const Remark& dispute : history_.remarks)
      if (dispute.seq == remark.of) return dispute.of;
    return 0;
  }

  bool is_settled(const Remark& dispute) const {
    return std::any_of(history_.remarks.begin(), history_.remarks.end(), [&](const Remark& remark) {
      return remark.kind == EventKind::settled && remark.of == dispute.seq;
    });
  }

  SessionView session(const Desk& desk) const {
    SessionView session{.id = desk.id, .uuid = desk.uuid, .head = desk.head()};
    session.state = static_cast<Summary::State>(history_.state);
    if (!desk.at.empty()) session.begun_at = desk.at.front();
    session.waiting = names_.of(scored_.seatings.back().waiting);
    session.remarks = remarks(0);
    for (const Change& change : history_.changes) session.changes.push_back(shown(change));
    for (const PostedRuling& each : history_.awaiting) session.awaiting.push_back(shown(each));
    if (view_.scored)
      for (const StaleRuling& each : stale_rulings(table_)) session.stale.push_back(shown(each));
    session.own = people();
    if (scored_.seatings.size() > 1) session.people = session.own;
    session.undo = history_.undo;
    session.redo = history_.redo;
    session.lost = history_.lost;
    return session;
  }

  /// The number of the deal that an event stands before, or of the next one where that is struck
  /// out.
  int counts_from(Seq before) const {
    bool reached = false;
    for (const DealView& deal : view_.deals) {
      reached = reached || deal.seq == before;
      if (reached && deal.number > 0) return deal.number;
    }
    return static_cast<int>(scored_.session.deals.size()) + 1;
  }

  ChangeView shown(const Change& change) const {
    ChangeView view{.before = counts_from(change.before)};
    if (change.rules) view.rules = differences(view_.rules, rules_view(*change.rules));
    view.players = names_.of(change.players);
    view.waiting = names_.of(change.waiting);
    if (!change.dealt_again) view.dealer = change.dealer;
    view.lines = change.lines;
    if (!change.incidents.empty()) view.ruled = clause_of(change.incidents.back());
    view.names = seats_now();
    if (const auto found = scored_.changed.find(change.seq); found != scored_.changed.end()) {
      if (!found->second.lines.empty()) view.lines = found->second.lines;
      view.names = seats(scored_.seatings[found->second.seated]);
      view.names.sides = found->second.sides;
      if (change.dealt_again) view.deals_again = found->second.dealer;
      if (change.dealt_again) view.ruled = found->second.ruled;
    }
    return view;
  }

  AwaitingView shown(const PostedRuling& awaiting) const {
    const std::vector<AnyIncident>& incidents = awaiting.incidents;
    const Ruling ruling = worded(scored_.session, awaiting.ruling, incidents);
    return {ruling.lines, ruling.of_void_deal, ruling.dealer, ruling.then,
            incidents.empty() ? RuleId{} : clause_of(incidents.back())};
  }

  StaleView shown(const StaleRuling& stale) const {
    const auto deal = std::find_if(
        view_.deals.begin(), view_.deals.end(),
        [&stale](const DealView& each) { return stale.deal > 0 && each.number == stale.deal; });
    const Seq of = deal == view_.deals.end() ? 0 : deal->seq;
    return {stale.posted.seq,    stale.deal, clause_of(stale.posted.incidents.back()),
            stale.posted.ruling, stale.now,  seat_names_at(table_, names_, of)};
  }

  /// Everybody's own total.
  std::vector<PersonView> people() const {
    std::vector<PersonView> all;
    for (const std::string& id : people_of(scored_)) {
      const auto found = scored_.own.find(id);
      const bool has_part = found != scored_.own.end();
      all.push_back({names_.of(id), has_part ? clamped(found->second.points) : 0, games_won(id),
                     has_part, id});
    }
    return all;
  }

  const Table& table_;
  const History& history_;
  const Scored& scored_;
  const Names& names_;
  EveningView view_{};
};

}  // namespace

EveningView view(const Desk& desk, const Names& names) { return view(desk, desk.table, names); }

EveningView view(const Desk& desk, const Table& table, const Names& names) {
  return Viewer(table, names).view(desk);
}

namespace {

/// What somebody has to settle.
struct Share {
  std::string id{};
  std::int64_t points = 0;
  std::int64_t ahead = 0;  ///< of the other side, deal by deal that he sat there
};

/// Everybody who has a part in what is settled; people whose entries were merged are one. Where
/// counters are shared out, who sits there comes first and keeps his place, with nothing too.
std::vector<Share> shares(const Scored& scored, const Names& names, bool counters) {
  const auto all = results(scored);
  std::vector<Share> shares;
  for (const std::string& id : people_of(scored)) {
    const auto result = all.find(id);
    if (counters && shares.size() < scored.seatings.back().players.size())
      shares.push_back({id});
    else if (result == all.end())
      continue;
    auto share = std::find_if(shares.begin(), shares.end(), [&](const Share& other) {
      return names.current(other.id) == names.current(id);
    });
    if (share == shares.end()) share = shares.insert(share, {id});
    if (result != all.end()) share->points += result->second;
    if (const auto part = scored.own.find(id); part != scored.own.end())
      share->ahead += part->second.points - part->second.against;
  }
  return shares;
}

/// Where people took turns at the table, each settles for himself; where partners play with one
/// opponent for each deal, so that sides settle the same whoever sat there. Who has only waited has
/// nothing to settle.
void settle_by_person(EveningView& evening, const Scored& scored, const Names& names) {
  Settlement& settled = *evening.settlement;
  const bool counters = settled.kind == Settlement::Kind::counters;
  const std::vector<Share> people = shares(scored, names, counters);
  std::int64_t sum = 0;
  for (const Share& person : people) sum += person.points;
  const auto count = static_cast<std::int64_t>(people.size());
  const std::int64_t each = counts_losses(scored.session.rules.game().rules()) ? -1 : 1;
  settled.due.clear();
  evening.names.seats.clear();
  const auto due = [&](const Share& person) {
    switch (settled.kind) {
      case Settlement::Kind::counters: return person.points;
      case Settlement::Kind::partners: return person.ahead;
      case Settlement::Kind::everybody: break;
    }
    return each * (count * person.points - sum);
  };
  for (const Share& person : people) {
    settled.due.push_back(due(person));
    evening.names.seats.push_back(names.of(person.id));
  }
}

}  // namespace

EveningView settling_view(const Desk& desk, const Names& names) {
  EveningView evening = view(desk, names);
  if (!evening.scored) return evening;
  const Scored& scored = desk.table.scored;
  const auto& [rules, carry, deals, awaiting] = scored.session;
  evening.settlement = settlement(rules, carry, static_cast<int>(evening.names.seats.size()));
  if (scored.seatings.size() > 1) settle_by_person(evening, scored, names);
  return evening;
}

SeatNames seat_names(const Desk& desk, const Names& names) {
  return Viewer(desk.table, names).seats_now();
}

bool is_open_dispute(const EveningView& evening, Seq seq) {
  const auto open = [seq](const RemarkView& remark) {
    return remark.seq == seq && remark.kind == EventKind::disputed && !remark.settled;
  };
  for (const DealView& deal : evening.deals)
    if (std::any_of(deal.remarks.begin(), deal.remarks.end(), open)) return true;
  return std::any_of(evening.session->remarks.begin(), evening.session->remarks.end(), open);
}

}  // namespace spadille
