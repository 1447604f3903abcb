#include "app/answer_parts.h"

#include <algorithm>

#include "session/event.h"
#include "text/cards.h"

namespace spadille {

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

void write(JsonText& json, std::string_view key, CardSet cards, bool suits) {
  json.key(key).open('[');
  if (suits)
    for (const Card card : cards) json.value(to_string(card));
  const std::vector<Card> ranks = suits ? std::vector<Card>() : in_order(cards, suits);
  std::for_each(ranks.rbegin(), ranks.rend(), [&](Card rank) { json.value(to_string(rank)); });
  json.close(']');
}

void write(JsonText& json, std::string_view key, const std::vector<Transfer>& transfers) {
  json.key(key).open('[');
  for (const Transfer& transfer : transfers)
    json.open('{')
        .member("from", to_string(transfer.from))
        .member("to", to_string(transfer.to))
        .member("amount", transfer.amount)
        .close('}');
  json.close(']');
}

namespace {

void write_each(JsonText& json, const Findings& findings, const Words& words,
                const SeatNames& names) {
  for (const Finding& finding : findings) {
    const bool error = finding.severity == Finding::Severity::error;
    json.open('{').member("severity", error ? "error" : "warning").member("place", finding.place);
    if (!finding.given.empty()) json.member("given", finding.given);
    json.member("text", words.say(finding.message, names));
    if (!finding.expected.empty()) json.member("expected", finding.expected);
    if (finding.rule.named()) json.member("rule", to_string(finding.rule));
    json.close('}');
  }
}

}  // namespace

void write_findings(JsonText& json, const Findings& findings, const Words& words,
                    const SeatNames& names) {
  json.key("findings").open('[');
  write_each(json, findings, words, names);
  json.close(']');
}

void write_findings(JsonText& json, const EveningView& evening, const Words& words) {
  json.key("findings").open('[');
  write_each(json, evening.findings, words, evening.names);
  for (const DealView& deal : evening.deals)
    write_each(json, deal.findings, words, evening.names_in(deal));
  json.close(']');
}

void write_lines(JsonText& json, const std::vector<Line>& lines, const Words& words,
                 const SeatNames& names) {
  json.key("lines").open('[');
  for (const Line& line : lines) {
    json.open('{').member("rule", to_string(line.rule));
    json.member("text", words.say(line.message, names)).key("postings").open('{');
    for (const Posting& posting : line.postings)
      json.member(to_string(posting.account), posting.amount);
    json.close('}').close('}');
  }
  json.close(']');
}

void write_dealers(JsonText& json, std::optional<Seat> next, std::optional<Seat> then) {
  if (next) json.member("dealer", int{next->index});
  if (then) json.member("then_dealer", int{then->index});
}

void write_ruling(JsonText& json, const Ruling& ruling, const Words& words,
                  const SeatNames& names) {
  json.member("effect", name(ruling.effect));
  write_lines(json, ruling.lines, words, names);
  write_dealers(json, ruling.dealer, ruling.then);
}

void write(JsonText& json, std::string_view key, const Ruling& ruling, const Words& words,
           const SeatNames& names) {
  json.key(key).open('{');
  write_ruling(json, ruling, words, names);
  json.close('}');
}

void write_held(JsonText& json, const Revoke& revoke, bool suits) {
  if (revoke.instead == Card::unknown())
    write(json, "held_one_of", revoke.one_of, suits);
  else
    json.member("held", to_string(as_shown(revoke.instead, suits)));
}

void write_players(JsonText& json, const SeatNames& names) {
  json.key("players").open('[');
  for (const std::string& name : names.seats) json.value(name);
  json.close(']');
}

}  // namespace spadille
