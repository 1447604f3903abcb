#include "app/referee/statements.h"

#include "text/cards.h"
#include "text/joints.h"
#include "text/names.h"

namespace spadille {
namespace {

/// As people count tricks.
int number(std::size_t trick) { return static_cast<int>(trick) + 1; }

/// What shows a revoke: a card that was played later, that was left, or one of several.
Statement proof(const Revoke& revoke, const PlayedView& view) {
  const bool shown = revoke.shown_in < view.play.tricks.size();
  if (revoke.instead == Card::unknown())
    return {.message = {"referee.proved_by_one_of", {revoke.who}},
            .cards = in_order(revoke.one_of, view.suits)};
  const Card instead = as_shown(revoke.instead, view.suits);
  if (!shown) return {.message = {"referee.proved_by_hand", {revoke.who, instead}}};
  return {.message = {"referee.proved_by", {revoke.who, instead, number(revoke.shown_in)}}};
}

/// Whose trick it is; nothing before a card lies.
void tell_winner(std::vector<Statement>& all, const TurnView& view, bool whole) {
  if (view.turn.trick.empty()) return;
  const Card card = as_shown(view.turn.trick[view.winning], view.suits);
  if (view.winner)
    all.push_back({.message = {whole ? "referee.wins" : "referee.winning", {*view.winner, card}},
                   .rule = view.won_by});
  else
    all.push_back({.message = {whole ? "referee.card_wins" : "referee.card_winning",
                               {number(view.winning), card}},
                   .rule = view.won_by});
}

Statement card_told(const Verdict& verdict, Card card, bool suits) {
  using Play = Verdict::Play;
  if (verdict.play == Play::depends)
    return {.message = {"referee.depends", {card}},
            .cards = in_order(verdict.unless, suits),
            .rule = verdict.why};
  const bool lawful = verdict.play == Play::lawful;
  return {.message = {lawful ? "referee.lawful" : "referee.unlawful", {card}}, .rule = verdict.why};
}

}  // namespace

std::string listed(const Statement& statement, const SeatNames& names, Language language) {
  std::string all = statement.cards.empty() ? "" : in_words(statement.cards, language);
  for (const Seat who : statement.seats)
    all += (all.empty() ? "" : joints(language).comma) + seat_said(names, who, language);
  return all;
}

std::string in_words(const Statement& statement, const SeatNames& names, const Words& words) {
  const std::string list = listed(statement, names, words.language());
  std::string text = words.say(statement.message, names);
  return list.empty() ? text : text + joints(words.language()).gap + list;
}

std::string_view title_of(Verdict::Play play) {
  switch (play) {
    case Verdict::Play::lawful: return "table.referee.allowed";
    case Verdict::Play::unlawful: return "table.referee.not_allowed";
    case Verdict::Play::depends: break;
  }
  return "table.referee.depends";
}

std::string_view name(Verdict::Play play) {
  switch (play) {
    case Verdict::Play::lawful: return "lawful";
    case Verdict::Play::unlawful: return "unlawful";
    case Verdict::Play::depends: break;
  }
  return "depends";
}

std::vector<Statement> verdict_told(const TurnView& view) {
  std::vector<Statement> all;
  const Verdict& verdict = view.verdict;
  if (view.turn.card)
    all.push_back(card_told(verdict, as_shown(*view.turn.card, view.suits), view.suits));
  if (!view.turn.card || (verdict.play == Verdict::Play::unlawful && !view.turn.hand.empty()))
    all.push_back({.message = {"referee.may_play"},
                   .cards = in_order(verdict.playable, view.suits),
                   .rule = view.turn.card ? RuleId{} : verdict.why});
  tell_winner(all, view, false);
  return all;
}

std::vector<Statement> trick_told(const TurnView& view) {
  std::vector<Statement> all;
  tell_winner(all, view, view.whole);
  if (view.worth.cards > 0) all.push_back({.message = {"referee.worth", {view.worth.cards}}});
  if (const auto melds = melds_told(view)) all.push_back(*melds);
  if (!view.whole && view.to_play) all.push_back({.message = {"referee.to_play", {*view.to_play}}});
  return all;
}

std::optional<Statement> melds_told(const TurnView& view) {
  if (view.melds == nullptr) return std::nullopt;
  if (view.worth.melds > 0)
    return Statement{.message = {view.melds->found, {view.worth.melds}}, .rule = view.melds_by};
  if (!view.whole) return std::nullopt;
  return Statement{.message = {view.melds->nothing}, .rule = view.melds_by};
}

std::vector<Statement> revokes_told(const PlayedView& view) {
  std::vector<Statement> all;
  for (const Revoke& revoke : view.revokes.revokes) {
    if (revoke.card == Card::unknown())
      all.push_back({.message = {"referee.revoked_unseen", {revoke.who, number(revoke.trick)}},
                     .rule = revoke.rule});
    else
      all.push_back(
          {.message = {"referee.revoked",
                       {revoke.who, as_shown(revoke.card, view.suits), number(revoke.trick)}},
           .rule = revoke.rule});
    all.push_back(proof(revoke, view));
  }
  return all;
}

std::vector<Statement> open_told(const PlayedView& view) {
  std::vector<Statement> by_hand{{.message = {"referee.not_proved"}}};
  std::vector<Statement> by_trick{{.message = {"referee.not_seen"}}};
  for (const OpenPlay& play : view.revokes.open) {
    Statement statement{
        .message = {"referee.open",
                    {number(play.trick), play.who, as_shown(play.card, view.suits)}},
        .cards = in_order(play.unless, view.suits),
        .rule = play.rule};
    if (!play.unless.empty()) by_hand.push_back(statement);
    statement.cards = {};
    statement.seats = play.unseen;
    if (!play.unseen.empty()) by_trick.push_back(statement);
  }
  std::vector<Statement> all;
  for (const auto& part : {by_hand, by_trick})
    if (part.size() > 1) all.insert(all.end(), part.begin(), part.end());
  return all;
}

}  // namespace spadille
