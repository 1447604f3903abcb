#include "app/answer.h"

#include "app/answer_parts.h"

namespace spadille {
namespace {

void write(JsonText& json, const FinishedGame& game) {
  json.key("finished").open('{');
  write(json, "totals", game.totals);
  write(json, "winners", game.winners);
  json.close('}');
}

/// Who played with whom, where that changes from game to game.
void write(JsonText& json, const Sides& sides) {
  json.key("sides").open('[');
  for (const SeatSet side : sides) {
    json.open('[');
    for (const Seat s : side) json.value(int{s.index});
    json.close(']');
  }
  json.close(']');
}

void write(JsonText& json, const DealView& deal, const Words& words, const SeatNames& names) {
  json.open('{').member("deal", deal.said).member("dealer", int{deal.dealer.index});
  if (deal.sides != kOpposite) write(json, deal.sides);
  if (!deal.findings.empty()) write_findings(json, deal.findings, words, names);
  write_lines(json, deal.sheet.lines, words, names);
  write(json, "before", deal.before);
  write(json, "after", deal.after);
  if (!deal.out.empty()) write(json, "out", deal.out);
  if (!deal.hand_overs.empty()) write(json, "hand_overs", deal.hand_overs);
  if (deal.finished) write(json, *deal.finished);
  json.key("facts").open('[');
  for (const Fact& fact : deal.facts) {
    json.open('{').member("key", fact.key).member("who", to_string(fact.who));
    json.member("n", fact.n).close('}');
  }
  json.close(']').close('}');
}

void write(JsonText& json, const Standing& standing) {
  json.key("standing").open('{');
  write(json, "totals", standing.totals);
  json.member("dealer", int{standing.dealer.index});
  if (!standing.out.empty()) write(json, "out", standing.out);
  if (!standing.games_won.empty()) write(json, "games_won", standing.games_won);
  if (!standing.rubbers_won.empty()) write(json, "rubbers_won", standing.rubbers_won);
  if (!standing.personal.empty()) write(json, "personal", standing.personal);
  json.close('}');
}

/// What the figures belong to: whose seats, under which rules.
void write_about(JsonText& json, const EveningView& evening) {
  if (evening.rules.game.empty()) return;
  json.member("game", evening.rules.game);
  if (!evening.about.title.empty()) json.member("title", evening.about.title);
  if (!evening.rules.preset.empty()) json.member("rules", evening.rules.preset);
  write_players(json, evening.names);
}

}  // namespace

std::string answer(const EveningView& evening, const Words& words) {
  JsonText json;
  json.open('{').member("format", "spadille/sheet").member("version", kFormatVersion);
  write_about(json, evening);
  if (!evening.findings.empty()) write_findings(json, evening.findings, words, evening.names);
  if (evening.scored) {
    json.key("accounts").open('[');
    for (const Account account : evening.accounts) json.value(to_string(account));
    json.close(']');
    json.key("deals").open('[');
    for (const DealView& deal : evening.deals) write(json, deal, words, evening.names_in(deal));
    json.close(']');
    write(json, evening.standing);
  }
  return std::move(json.close('}')).take();
}

std::string answer(const Error& error, const Words& words) {
  JsonText json;
  json.open('{').member("format", "spadille/sheet").member("version", kFormatVersion);
  json.member("error", words.say(error.message)).member("detail", error.detail);
  return std::move(json.close('}')).take();
}

}  // namespace spadille
