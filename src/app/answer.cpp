#include "app/answer.h"

#include "codec/json_text.h"

namespace spadille {
namespace {

void write(JsonText& json, std::string_view key, const Totals& totals) {
  json.key(key).open('[');
  for (const int total : totals) json.value(total);
  json.close(']');
}

void write(JsonText& json, std::string_view key, SeatSet seats) {
  json.key(key).open('[');
  for (const Seat s : seats) json.value(int{s.index});
  json.close(']');
}

void write(JsonText& json, const Findings& findings, const Words& words, const SeatNames& names) {
  json.key("findings").open('[');
  for (const Finding& finding : findings) {
    const bool error = finding.severity == Finding::Severity::error;
    json.open('{').member("severity", error ? "error" : "warning").member("place", finding.place);
    if (!finding.given.empty()) json.member("given", finding.given);
    json.member("text", words.say(finding.message, names));
    if (!finding.expected.empty()) json.member("expected", finding.expected);
    if (finding.rule.named()) json.member("rule", to_string(finding.rule));
    json.close('}');
  }
  json.close(']');
}

void write(JsonText& json, const Line& line, const Words& words, const SeatNames& names) {
  json.open('{')
      .member("rule", to_string(line.rule))
      .member("text", words.say(line.message, names));
  json.key("postings").open('{');
  for (const Posting& posting : line.postings)
    json.member(to_string(posting.account), posting.amount);
  json.close('}').close('}');
}

void write(JsonText& json, const FinishedGame& game) {
  json.key("finished").open('{');
  write(json, "totals", game.totals);
  write(json, "winners", game.winners);
  json.close('}');
}

void write(JsonText& json, const std::vector<Transfer>& hand_overs) {
  json.key("hand_overs").open('[');
  for (const Transfer& transfer : hand_overs)
    json.open('{')
        .member("from", to_string(transfer.from))
        .member("to", to_string(transfer.to))
        .member("amount", transfer.amount)
        .close('}');
  json.close(']');
}

void write(JsonText& json, const DealView& deal, const Words& words, const SeatNames& names) {
  json.open('{').member("deal", deal.said).member("dealer", int{deal.dealer.index});
  if (!deal.findings.empty()) write(json, deal.findings, words, names);
  json.key("lines").open('[');
  for (const Line& line : deal.sheet.lines) write(json, line, words, names);
  json.close(']');
  write(json, "before", deal.before);
  write(json, "after", deal.after);
  if (!deal.out.empty()) write(json, "out", deal.out);
  if (!deal.hand_overs.empty()) write(json, deal.hand_overs);
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
  json.key("players").open('[');
  for (const std::string& name : evening.names.seats) json.value(name);
  json.close(']');
}

}  // namespace

std::string answer(const EveningView& evening, const Words& words) {
  JsonText json;
  json.open('{').member("format", "spadille/sheet").member("version", kFormatVersion);
  write_about(json, evening);
  if (!evening.findings.empty()) write(json, evening.findings, words, evening.names);
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
