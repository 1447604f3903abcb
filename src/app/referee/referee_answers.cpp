#include "app/referee/referee_answers.h"

#include "app/answer_parts.h"
#include "app/referee/house_ruling_answers.h"
#include "session/event.h"
#include "text/cards.h"
#include "text/rulebook.h"

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

std::string_view name(Verdict::Play play) {
  switch (play) {
    case Verdict::Play::lawful: return "lawful";
    case Verdict::Play::unlawful: return "unlawful";
    case Verdict::Play::depends: break;
  }
  return "depends";
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

void write_decision(JsonText& json, const RulingView& view, const Words& words) {
  const Decision& decision = view.decision;
  json.member("effect", name(decision.ruling.effect)).key("text").open('[');
  for (const Message& sentence : decision.words) json.value(words.say(sentence, view.names));
  json.close(']').key("rules").open('[');
  for (const RuleId clause : decision.clauses) json.value(to_string(clause));
  json.close(']');
  write_lines(json, decision.ruling.lines, words, view.names);
  write(json, "dealer", decision.ruling.dealer);
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
  const Rulebook book = rulebook(game, words.language());
  JsonText json;
  json.open('{').member("format", "spadille/irregularities").member("version", 1);
  json.member("game", game).key("irregularities").open('[');
  for (const Irregularity& each : irregularities(table)) {
    const Clause* clause = book.find(each.clause);
    json.open('{').member("what", each.name).member("rule", to_string(each.clause));
    if (clause != nullptr) json.member("title", clause->title);
    json.close('}');
  }
  return std::move(json.close(']').close('}')).take();
}

}  // namespace spadille
