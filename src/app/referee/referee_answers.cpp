#include "app/referee/referee_answers.h"

#include "app/answer_parts.h"
#include "app/referee/house_ruling_answers.h"
#include "app/referee/kind_search.h"
#include "app/referee/ruling_words.h"
#include "app/referee/statements.h"
#include "session/event.h"
#include "text/cards.h"

namespace spadille {
namespace {

void write(JsonText& json, std::string_view key, CallSet calls, CallNames names) {
  json.key(key).open('[');
  for (const Call call : calls) json.value(name(names, call));
  json.close(']');
}

void write(JsonText& json, std::string_view key, const std::optional<Seat>& seat) {
  if (seat) json.member(key, int{seat->index});
}

template <typename View>
JsonText begun(std::string_view format, const View& view, const Words& words) {
  JsonText json;
  json.open('{').member("format", format).member("version", 1);
  if (!view.game.empty()) json.member("game", view.game);
  if (!view.findings.empty()) write_findings(json, view.findings, words, view.names);
  return json;
}

void write_winning(JsonText& json, const TurnView& view) {
  if (view.turn.trick.empty()) return;
  json.key("winning").open('{').member("place", static_cast<int>(view.winning));
  json.member("card", to_string(as_shown(view.turn.trick[view.winning], view.suits)));
  write(json, "seat", view.winner);
  json.member("rule", to_string(view.won_by)).close('}');
}

void write_revokes(JsonText& json, const PlayedView& view) {
  json.key("revokes").open('[');
  for (const Revoke& revoke : view.revokes.revokes) {
    json.open('{').member("seat", int{revoke.who.index});
    json.member("trick", static_cast<int>(revoke.trick));
    json.member("card", to_string(as_shown(revoke.card, view.suits)));
    write_held(json, revoke, view.suits);
    if (revoke.shown_in < view.play.tricks.size())
      json.member("shown_in", static_cast<int>(revoke.shown_in));
    json.member("rule", to_string(revoke.rule)).close('}');
  }
  json.close(']').key("open").open('[');
  for (const OpenPlay& play : view.revokes.open) {
    json.open('{').member("seat", int{play.who.index});
    json.member("trick", static_cast<int>(play.trick));
    json.member("card", to_string(as_shown(play.card, view.suits)));
    write(json, "unless", play.unless, view.suits);
    if (!play.unseen.empty()) write(json, "unseen", play.unseen);
    json.member("rule", to_string(play.rule)).close('}');
  }
  json.close(']');
}

/// Nothing in a game where a trick is a trick.
void write_worth(JsonText& json, const Worth& worth, const Melds* melds) {
  if (worth == Worth{}) return;
  json.member("points", worth.cards);
  if (melds != nullptr) json.member(melds->claimed.key, worth.melds);
}

void write_tricks(JsonText& json, const PlayedView& view) {
  json.key("tricks").open('[');
  for (const Replayed& trick : view.replay.tricks) {
    json.open('{');
    if (!trick.seats.empty()) json.member("leader", int{trick.seats[0].index});
    write(json, "winner", trick.winner);
    write_worth(json, trick.worth, view.melds);
    json.close('}');
  }
  json.close(']');
}

/// The question that has to be answered first.
void write_question(JsonText& json, const RulingView& view, const Words& words) {
  if (view.question == nullptr) return;
  json.key("question").open('{').member("key", view.question->key);
  json.member("text", words.say(view.question->label)).key("valid").open('[');
  for (const std::string& answer : view.valid) json.value(answer);
  json.close(']').close('}');
}

std::string_view name(Scoring scoring) {
  switch (scoring) {
    case Scoring::as_played: return "as_played";
    case Scoring::as_ruled: return "as_ruled";
    case Scoring::corrected: return "corrected";
    case Scoring::stands: return "stands";
    case Scoring::at_table: return "at_table";
    case Scoring::open: break;
  }
  return "open";
}

/// What was told about it, as it is typed.
void write_found(JsonText& json, const RulingView& view, const Words& words) {
  json.key("found").open('[');
  for (const Spoken& told : view.found) {
    json.open('{').member("key", told.member->key);
    json.member("text", words.say(told.member->label));
    json.member("answer", answer_in_words(view.game, told, words)).close('}');
  }
  json.close(']');
}

void write_amounts(JsonText& json, const RulingOutcome& outcome) {
  json.key("amounts").open('[');
  for (const RuledAmount& amount : outcome.amounts) {
    json.open('{').member("account", to_string(amount.account)).member("moved", amount.moved);
    if (amount.total) json.member("total", *amount.total);
    json.close('}');
  }
  json.close(']');
}

/// What happens now, and what becomes of the score.
void write_outcome(JsonText& json, const RulingOutcome& outcome, const SeatNames& names,
                   const Words& words) {
  const Decision& decision = outcome.decision;
  json.member("effect", name(decision.ruling.effect)).key("text").open('[');
  for (const std::string& sentence : now_in_words(outcome, names, words)) json.value(sentence);
  json.close(']').key("score").open('{').member("by", name(decision.scoring));
  json.member("text", score_in_words(outcome, words)).close('}');
  write_amounts(json, outcome);
  if (!outcome.deals) return;
  json.key("next").open('{').member("dealer", int{outcome.deals->index});
  json.member("text", next_in_words(outcome, names, words)).close('}');
}

/// What comes of each answer that those may give who are not at fault.
void write_choices(JsonText& json, const RulingView& view, const Words& words) {
  if (view.choices.empty()) return;
  json.key("choices").open('[');
  for (const RulingChoice& choice : view.choices) {
    json.open('{').member("key", choice.answer.member->key);
    json.member("answer", answer_in_words(view.game, choice.answer, words));
    json.member("given", choice.given);
    write_outcome(json, choice.outcome, view.names, words);
    json.close('}');
  }
  json.close(']');
}

void write_decision(JsonText& json, const RulingView& view, const Words& words) {
  const Decision& decision = view.decision();
  write_found(json, view, words);
  write_outcome(json, view.outcome, view.names, words);
  json.member("why", why_in_words(view, words)).key("rules").open('[');
  for (const RuleId clause : decision.clauses) json.value(to_string(clause));
  json.close(']');
  write_lines(json, decision.ruling.lines, words, view.names);
  write_dealers(json, decision.ruling.dealer, decision.ruling.then);
}

void write_precedents(JsonText& json, const RulingView& view, const Words& words) {
  if (view.precedents.empty()) return;
  json.key("precedents").open('[');
  for (const Precedent& before : view.precedents) {
    json.open('{').member("session", static_cast<int>(before.session)).member("date", before.date);
    if (before.deal > 0) json.member("deal", before.deal);
    write_players(json, before.names);
    json.member("effect", name(before.ruling.effect));
    write_lines(json, before.ruling.lines, words, before.names);
    json.close('}');
  }
  json.close(']');
}

void write_ruling(JsonText& json, const RulingView& view, const Words& words) {
  if (const auto kind = kind_of(view.incident)) json.member("what", kind->name);
  write_question(json, view, words);
  write_house(json, view, words);
  if (!has_error(view.findings)) write_decision(json, view, words);
  write_choices(json, view, words);
  write_precedents(json, view, words);
}

}  // namespace

std::string error_answer(const Error& error, const Words& words) {
  JsonText json;
  json.open('{').member("format", "spadille/verdict").member("version", 1);
  json.member("error", words.say(error.message));
  if (!error.detail.empty()) json.member("detail", error.detail);
  return std::move(json.close('}')).take();
}

std::string verdict_answer(const TurnView& view, const Words& words) {
  JsonText json = begun("spadille/verdict", view, words);
  if (!has_error(view.findings)) {
    if (view.turn.card) json.member("play", name(view.verdict.play));
    if (!view.turn.hand.empty()) write(json, "playable", view.verdict.playable, view.suits);
    if (!view.verdict.unless.empty()) write(json, "unless", view.verdict.unless, view.suits);
    json.member("rule", to_string(view.verdict.why));
    write(json, "to_play", view.to_play);
    write_winning(json, view);
  }
  return std::move(json.close('}')).take();
}

std::string trick_answer(const TurnView& view, const Words& words) {
  JsonText json = begun("spadille/verdict", view, words);
  if (!has_error(view.findings)) {
    write_winning(json, view);
    json.member("whole", view.whole);
    write_worth(json, view.worth, view.melds);
    if (!view.whole) write(json, "to_play", view.to_play);
  }
  return std::move(json.close('}')).take();
}

std::string answer(const AuctionView& view, const Words& words) {
  JsonText json = begun("spadille/verdict", view, words);
  if (!has_error(view.findings)) {
    write(json, "to_call", view.to_call);
    if (view.to_call) write(json, "may", view.may, view.calls);
    if (!view.if_held.empty()) write(json, "if_held", view.if_held, view.calls);
    json.member("rule", to_string(view.why));
    if (!view.settled.empty()) json.member("settled", view.settled);
    if (view.callable) {
      write(json, "callable", view.callable->cards);
      json.member("callable_rule", to_string(view.callable->why));
    }
    if (view.refused) {
      json.key("refused").open('{').member("call", static_cast<int>(view.refused->index));
      write(json, "seat", view.refused->seat);
      json.member("rule", to_string(view.refused->rule)).close('}');
    }
  }
  return std::move(json.close('}')).take();
}

std::string answer(const PlayedView& view, const Words& words) {
  JsonText json = begun("spadille/verdict", view, words);
  if (!has_error(view.findings)) {
    json.member("deal", view.said);
    write_tricks(json, view);
    write(json, "to_play", view.replay.to_play);
    write_revokes(json, view);
    if (view.score) write_lines(json, view.score->sheet.lines, words, view.names);
    if (!view.rulings.empty()) json.key("rulings").open('[');
    for (const RulingView& ruling : view.rulings) {
      json.open('{');
      write_ruling(json, ruling, words);
      json.close('}');
    }
    if (!view.rulings.empty()) json.close(']');
  }
  return std::move(json.close('}')).take();
}

std::string answer(const RulingView& view, const Words& words) {
  JsonText json = begun("spadille/ruling", view, words);
  write_ruling(json, view, words);
  return std::move(json.close('}')).take();
}

std::string irregularities_answer(const Evening& table, const Words& words) {
  const std::string_view game = table.rules.game().id();
  JsonText json;
  json.open('{').member("format", "spadille/irregularities").member("version", 1);
  json.member("game", game).key("irregularities").open('[');
  for (const Irregularity& each : irregularities(table)) {
    json.open('{').member("what", each.name).member("rule", to_string(each.clause));
    json.member("title", title_of(game, each, words)).close('}');
  }
  return std::move(json.close(']').close('}')).take();
}

}  // namespace spadille
