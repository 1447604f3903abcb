#include "app/referee/referee.h"

#include "app/deal_view.h"
#include "app/record/known_answers.h"
#include "app/score/viewing.h"
#include "codec/short_form.h"
#include "text/cards.h"
#include "text/joints.h"
#include "text/names.h"

namespace spadille {
namespace {

void tell_winner(const Evening& evening, const Lineup& all, TurnView& view) {
  const Position& turn = view.turn;
  const bool seats_known = turn.leader && takes_part(all, *turn.leader);
  if (seats_known) view.to_play = in_turn(all, *turn.leader, turn.trick.size());
  view.whole = turn.trick.size() == all.players.size();
  view.won_by = evening.rules.game().traits.trick_won_by;
  if (turn.trick.empty()) return;
  view.winning = winning_place(evening.rules, all, turn.trick);
  view.worth = worth(evening.rules, all, turn.trick);
  view.melds_by = melds_by(evening.rules, set_of(turn.trick));
  view.melds = evening.rules.game().questions.own.melds;
  if (seats_known) view.winner = in_turn(all, *turn.leader, view.winning);
}

/// A deal in short form, or where that says nothing its members: "contract forced".
std::string told_shortly(const AnyDeal& deal, const SeatNames& names) {
  std::string text = write_short(deal, names);
  if (!text.empty()) return text;
  for (const auto& row : deal.game().form())
    for (const int number : row.get(deal))
      text += (text.empty() ? "" : " ") + std::string(row.key) + ' ' + shown(row, number);
  return text;
}

tl::expected<TurnView, Error> look_at(const Document& document, bool judged) {
  return viewed<TurnView>(document, Format::turn, [&](const Evening& evening, TurnView& view) {
    Meant meant = as_meant(evening.rules, evening.before, document.asked);
    view.suits = evening.rules.game().traits.suits_matter;
    view.turn = meant.asked.turn;
    append(view.findings, std::move(meant.findings));
    if (has_error(view.findings)) return;
    append(view.findings, check_turn(evening.rules, evening.before, view.turn, judged));
    if (has_error(view.findings)) return;
    const Lineup all = lineup(evening.rules, evening.before, view.turn);
    tell_winner(evening, all, view);
    if (judged) view.verdict = judge(evening.rules, all, view.turn);
  });
}

/// What follows from the end of an auction, and who leads then.
std::vector<Sequel> sequels_of(const Evening& evening, const Bidding& bidding,
                               const AnyDeal& deal) {
  std::vector<Sequel> all;
  for (const Sequel& sequel : sequels(evening.rules, evening.before, bidding, deal))
    all.push_back(sequel);
  if (unplayed(deal)) return all;
  const Lineup players = lineup(evening.rules, evening.before, contract(deal));
  all.push_back({{"referee.leads", {players.players[0]}}, players.first_lead});
  return all;
}

/// How far the play has come since a revoke.
ProvedRevoke proved(const Revoke& revoke, const Lineup& all, const Replay& replay, bool over) {
  const auto is_full = [&](const Replayed& trick) {
    return trick.seats.size() == all.players.size();
  };
  const auto since = replay.tricks.begin() + static_cast<std::ptrdiff_t>(revoke.trick);
  ProvedRevoke told{.who = revoke.who, .stage = ProvedRevoke::Stage::led_on};
  told.turned_since = static_cast<int>(std::count_if(since + 1, replay.tricks.end(), is_full));
  told.shown_since = revoke.shown;
  const bool last = since + 1 == replay.tricks.end();
  if (last) told.stage = ProvedRevoke::Stage::turned;
  if (last && !is_full(*since)) told.stage = ProvedRevoke::Stage::on_the_table;
  if (over) told.stage = ProvedRevoke::Stage::over;
  return told;
}

/// The questions that an incident answers, by key.
std::vector<std::string> told_in(const AnyIncident& incident) {
  std::vector<std::string> all;
  for (const auto& row : incident.game().incidents())
    if (!row.get(incident).empty()) all.emplace_back(row.key);
  return all;
}

/// What the rules award for the revokes, as far as the cards show it.
std::vector<RulingView> awards(const Evening& evening, const Reckoned<AnyDeal>& reckoned) {
  const bool over = !has_error(validate(evening.rules, evening.before, reckoned.deal));
  std::vector<ProvedRevoke> revokes;
  for (const Revoke& revoke : reckoned.revokes.revokes)
    revokes.push_back(proved(revoke, reckoned.lineup, reckoned.replay, over));
  Evening asked = evening;
  if (over) asked.deals = {reckoned.deal};
  std::vector<RulingView> all;
  for (const AnyIncident& incident :
       revokes_found(evening.rules, evening.before, reckoned.deal, revokes)) {
    auto ruling = decide({.format = Format::incident,
                          .evening = asked,
                          .incident = with_known(asked, incident, told_in(incident)),
                          .whole = true});
    if (ruling) all.push_back(std::move(*ruling));
  }
  return all;
}

}  // namespace

tl::expected<TurnView, Error> judge_turn(const Document& document) {
  return look_at(document, true);
}

tl::expected<TurnView, Error> judge_trick(const Document& document) {
  return look_at(document, false);
}

tl::expected<AuctionView, Error> judge_auction(const Document& document) {
  return viewed<AuctionView>(
      document, Format::auction, [&](const Evening& evening, AuctionView& view) {
        view.calls = evening.rules.game().traits.calls;
        view.bidding = as_meant(evening.rules, evening.before, document.asked).asked.auction;
        append(view.findings, check_auction(evening.rules, view.bidding));
        if (has_error(view.findings)) return;
        const Auction<AnyDeal> told = auction(evening.rules, evening.before, view.bidding);
        view.to_call = told.to_call;
        view.may = told.may;
        view.if_held = told.if_held;
        view.why = told.why;
        view.refused = told.refused;
        if (told.settled) {
          view.settled = told_shortly(told.deal, view.names);
          view.deal = told.deal;
          view.sequels = sequels_of(evening, view.bidding, told.deal);
        }
        for (const Sequel& chance : before_calls(evening.rules, view.bidding))
          view.sequels.push_back(chance);
        const bool known = view.bidding.trump && !view.bidding.hand.empty();
        if (known && calls_for_a_card(told.deal, {}))
          view.callable = callable(evening.rules, *view.bidding.trump, view.bidding.hand);
      });
}

tl::expected<PlayedView, Error> judge_play(const Document& document) {
  return viewed<PlayedView>(
      document, Format::played, [&](const Evening& evening, PlayedView& view) {
        Meant meant = as_meant(evening.rules, evening.before, document.asked);
        view.suits = evening.rules.game().traits.suits_matter;
        view.play = std::move(meant.asked.play);
        append(view.findings, std::move(meant.findings));
        if (has_error(view.findings)) return;
        view.accounts = accounts(evening.before);
        view.melds = evening.rules.game().questions.own.melds;
        Played<AnyDeal> played{evening.rules.game().deal(), view.play};
        if (!evening.deals.empty()) played.said = evening.deals.front();
        Reckoned<AnyDeal> reckoned = reckon(evening.rules, evening.before, played);
        append(view.findings, std::move(reckoned.findings));
        view.lineup = reckoned.lineup;
        view.replay = reckoned.replay;
        view.revokes = reckoned.revokes;
        view.decision = choice_in_play(evening.rules, view.play, view.replay, reckoned.deal);
        if (has_error(view.findings)) return;
        view.rulings = awards(evening, reckoned);
        view.said = write_short(reckoned.deal, view.names);
        const Findings wrong = validate(evening.rules, evening.before, reckoned.deal);
        if (has_error(wrong)) return;
        Session session{evening.rules, evening.before, {}};
        record(session, std::move(reckoned.deal));
        view.score = deal_view(session.deals.front(), 1, view.names);
      });
}

}  // namespace spadille
