#include "app/score/answer.h"

#include "app/answer_parts.h"
#include "session/event.h"

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

void write_remarks(JsonText& json, const std::vector<RemarkView>& remarks) {
  if (remarks.empty()) return;
  json.key("remarks").open('[');
  for (const RemarkView& remark : remarks) {
    json.open('{').member("event", remark.seq).member("kind", name(remark.kind));
    json.member("text", remark.text);
    if (remark.kind == EventKind::disputed) json.member("settled", remark.settled);
    json.close('}');
  }
  json.close(']');
}

void write_names(JsonText& json, std::string_view key, const std::vector<std::string>& names) {
  if (names.empty()) return;
  json.key(key).open('[');
  for (const std::string& name : names) json.value(name);
  json.close(']');
}

/// What only a deal in a book has.
void write_recorded(JsonText& json, const DealView& deal) {
  if (deal.seq == 0) return;
  json.member("number", deal.number).member("event", deal.seq);
  if (deal.number == 0) json.member("struck", true);
  if (deal.ended) json.member("ended", true);
  if (deal.out_of_turn) json.member("out_of_turn", true);
  write_names(json, "players", deal.players);
  if (!deal.former.empty()) {
    json.key("former").open('[');
    for (const FormerView& former : deal.former) {
      json.open('{').member("deal", former.ended ? "" : former.said);
      if (former.ended) json.member("ended", true);
      if (!former.why.empty()) json.member("why", former.why);
      json.close('}');
    }
    json.close(']');
  }
  write_remarks(json, deal.remarks);
  write_names(json, "agreed", deal.agreed);
}

void write(JsonText& json, const DealView& deal, const Words& words, const SeatNames& names) {
  json.open('{').member("deal", deal.said).member("dealer", int{deal.dealer.index});
  write_recorded(json, deal);
  if (deal.sides != kOpposite) write(json, deal.sides);
  if (!deal.findings.empty()) write_findings(json, deal.findings, words, names);
  write_lines(json, deal.sheet.lines, words, names);
  write(json, "before", deal.before);
  write(json, "after", deal.after);
  if (!deal.out.empty()) write(json, "out", deal.out);
  if (!deal.absent.empty()) write(json, "absent", deal.absent);
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
  if (!standing.evening_won.empty()) write(json, "evening_won", standing.evening_won);
  if (!standing.counters_left.empty()) write(json, "counters_left", standing.counters_left);
  json.close('}');
}

void write(JsonText& json, const ChangeView& change, const Words& words) {
  json.open('{').member("before", change.before);
  if (!change.rules.empty()) {
    json.key("rules").open('[');
    for (const Difference& option : change.rules)
      json.open('{')
          .member("key", option.b.member->key)
          .member("a", option.a.value())
          .member("b", option.b.value())
          .close('}');
    json.close(']');
  }
  write_names(json, "players", change.players);
  write_names(json, "waiting", change.waiting);
  if (change.dealer) json.member("dealer", int{change.dealer->index});
  if (change.deals_again) json.member("deals_again", int{change.deals_again->index});
  if (!change.lines.empty()) write_lines(json, change.lines, words, change.names);
  if (change.ruled.named()) json.member("rule", to_string(change.ruled));
  json.close('}');
}

/// What waits for the deal in play.
void write(JsonText& json, const AwaitingView& awaiting, const Words& words,
           const SeatNames& names) {
  json.open('{');
  if (awaiting.of_void_deal) json.member("of_void_deal", true);
  write_lines(json, awaiting.lines, words, names);
  write_dealers(json, awaiting.dealer, awaiting.then);
  if (awaiting.ruled.named()) json.member("rule", to_string(awaiting.ruled));
  json.close('}');
}

/// A ruling that rests on what was corrected since.
void write(JsonText& json, const StaleView& stale, const Words& words) {
  json.open('{').member("event", stale.seq);
  if (stale.deal > 0) json.member("deal", stale.deal);
  json.member("rule", to_string(stale.ruled));
  write(json, "was", stale.was, words, stale.names);
  if (stale.now) write(json, "now", *stale.now, words, stale.names);
  json.close('}');
}

void write(JsonText& json, const SessionView& session, const Words& words, const SeatNames& names) {
  json.key("session").open('{').member("number", static_cast<int>(session.id));
  json.member("id", session.uuid).member("head", session.head);
  json.member("state", name(session.state)).member("begun", session.begun_at);
  write_names(json, "waiting", session.waiting);
  write_remarks(json, session.remarks);
  if (!session.changes.empty()) {
    json.key("changes").open('[');
    for (const ChangeView& change : session.changes) write(json, change, words);
    json.close(']');
  }
  if (!session.awaiting.empty()) {
    json.key("awaiting").open('[');
    for (const AwaitingView& each : session.awaiting) write(json, each, words, names);
    json.close(']');
  }
  if (!session.stale.empty()) {
    json.key("stale").open('[');
    for (const StaleView& each : session.stale) write(json, each, words);
    json.close(']');
  }
  if (!session.people.empty()) {
    json.key("own_totals").open('[');
    for (const PersonView& person : session.people) {
      json.open('{').member("name", person.name).member("total", person.total);
      if (person.games_won > 0) json.member("games_won", person.games_won);
      json.close('}');
    }
    json.close(']');
  }
  if (session.lost > 0) json.member("lost", session.lost);
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
  if (evening.session) write(json, *evening.session, words, evening.names);
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
