#include "app/review/review_answers.h"

#include "app/answer_parts.h"
#include "app/rulebook/rules.h"
#include "text/cards.h"

namespace spadille {
namespace {

using std::string_view_literals::operator""sv;

JsonText document(std::string_view format) {
  JsonText json;
  json.open('{').member("format", format).member("version", kFormatVersion);
  return json;
}

std::string closed(JsonText json) { return std::move(json.close('}')).take(); }

void write(JsonText& json, const std::vector<FigureValue>& figures) {
  json.key("figures").open('{');
  for (const FigureValue& value : figures) {
    json.key(value.figure->name()).open('{').member("n", clamped(value.n));
    if (value.figure->kind != Figure::Kind::count) json.member("of", clamped(value.of));
    if (value.untold > 0) json.member("unknown", clamped(value.untold));
    json.close('}');
  }
  json.close('}');
}

void write(JsonText& json, const Highlights& first) {
  json.key("highlights").open('{').member("longest_run", clamped(first.longest_run));
  if (first.partner) {
    json.key("best_partner").open('{').member("name", std::string_view(first.partner->name));
    json.member("games", clamped(first.partner->games));
    json.member("games_won", clamped(first.partner->games_won)).close('}');
  }
  if (first.made)
    json.key("contracts_made")
        .open('{')
        .member("n", clamped(first.made->n))
        .member("of", clamped(first.made->of))
        .close('}');
  json.key("average_session").open('{').member("n", clamped(first.result));
  json.member("of", clamped(first.sessions)).close('}');
  if (first.best) {
    json.key("best_session").open('{').member("session", clamped(first.best->session));
    json.member("date", std::string_view(first.best->date));
    json.member("result", clamped(first.best->result)).close('}');
  }
  json.close('}');
}

void write(JsonText& json, std::string_view key, std::string_view name,
           const std::vector<FigureRow>& rows) {
  json.key(key).open('[');
  for (const FigureRow& row : rows) {
    json.open('{').member(name, std::string_view(row.name));
    write(json, row.figures);
    json.close('}');
  }
  json.close(']');
}

void write(JsonText& json, const Share& share) {
  json.open('{').member("deals", clamped(share.deals)).member("games", clamped(share.games));
  json.member("games_won", clamped(share.games_won)).member("result", clamped(share.result));
  json.close('}');
}

void write(JsonText& json, const SeasonEvening& evening) {
  json.open('{').member("date", std::string_view(evening.date));
  if (!evening.place.empty()) json.member("place", std::string_view(evening.place));
  json.key("sessions").open('[');
  for (const SessionId session : evening.sessions) json.value(static_cast<int>(session));
  json.close(']').close('}');
}

void write(JsonText& json, const SeasonPlace& player) {
  json.open('{');
  if (player.place > 0) json.member("place", player.place);
  json.member("name", std::string_view(player.name)).member("id", std::string_view(player.id));
  json.member("total", clamped(player.total)).member("counted", player.counted);
  json.key("results").open('[');
  for (const SeasonResult& result : player.results) {
    json.open('{');
    if (result.points) json.member("result", clamped(*result.points));
    json.member("counts", result.counts);
    if (result.sessions > 1) json.member("sessions", result.sessions);
    if (result.absent) json.member("absent", true);
    json.close('}');
  }
  json.close(']').close('}');
}

const DealView* same_deal(const EveningView& evening, const DealView& deal) {
  for (const DealView& other : evening.deals)
    if (other.seq == deal.seq && other.number > 0) return &other;
  return nullptr;
}

void write_standing(JsonText& json, std::string_view key, const Standing& standing) {
  json.key(key).open('{');
  write(json, "totals", standing.totals);
  if (!standing.games_won.empty()) write(json, "games_won", standing.games_won);
  if (!standing.personal.empty()) write(json, "personal", standing.personal);
  json.close('}');
}

/// How the evening ends by the other rules: at least, and at most. What is not known is left out.
void write_standing(JsonText& json, std::string_view key, const Rescored& rescored,
                    Totals Bounds::*end) {
  constexpr std::array kParts{std::pair{"totals"sv, &Standing::totals},
                              std::pair{"games_won"sv, &Standing::games_won},
                              std::pair{"personal"sv, &Standing::personal}};
  json.key(key).open('{');
  for (const auto& [name, part] : kParts) {
    const Bounds all = bounds(rescored, part);
    if (all.known && !all.least.empty()) write(json, name, all.*end);
  }
  json.close('}');
}

/// What a deal leaves by the other rules, with the most where that is not the same.
void write_rescored(JsonText& json, const Rescored& rescored, const DealView& deal) {
  const Bounds all = bounds(rescored, deal);
  if (!all.known) return;
  write(json, "rescored", all.least);
  if (all.most != all.least) write(json, "rescored_most", all.most);
}

void write_rules(JsonText& json, const Rescored& rescored) {
  json.key("rules").open('[');
  for (const auto& [was, is] : differences(rescored.before.rules, rescored.after.rules)) {
    json.open('{').member("key", is.member->key).member("scored", std::string_view(was.value()));
    json.member("rescored", std::string_view(is.value()));
    json.member("play_only", is.member->play_only).close('}');
  }
  json.close(']');
}

void write_forbidden(JsonText& json, const std::vector<ForbiddenPlay>& forbidden) {
  json.key("revokes").open('[');
  for (const auto& [deal, revoke, names, suits] : forbidden) {
    json.open('{').member("deal", deal).member("seat", int{revoke.who.index});
    json.member("trick", static_cast<int>(revoke.trick));
    json.member("card", to_string(as_shown(revoke.card, suits)));
    write_held(json, revoke, suits);
    json.member("rule", to_string(revoke.rule)).close('}');
  }
  json.close(']');
}

void write_rulings(JsonText& json, const std::vector<OtherRuling>& rulings, const Words& words) {
  if (rulings.empty()) return;
  json.key("rulings").open('[');
  for (const auto& [ruling, own, of_void_deal, counted] : rulings) {
    json.open('{').member("event", ruling.seq);
    if (ruling.deal > 0) json.member("deal", ruling.deal);
    json.member("rule", to_string(ruling.ruled));
    if (own) json.member("own", true);
    if (of_void_deal) json.member("of_void_deal", true);
    write(json, "scored", ruling.was, words, ruling.names);
    if (ruling.now && !own) write(json, "rescored", *ruling.now, words, ruling.names);
    json.key("counted").open('{');
    write_lines(json, counted, words, ruling.names);
    json.close('}').close('}');
  }
  json.close(']');
}

}  // namespace

std::string answer(const std::vector<PersonFigures>& all) {
  JsonText json = document("spadille/statistics");
  json.key("people").open('[');
  for (const PersonFigures& person : all) {
    json.open('{').member("name", std::string_view(person.name));
    json.member("id", std::string_view(person.id)).member("game", std::string_view(person.game));
    write(json, person.highlights);
    write(json, person.figures);
    if (!person.partners.empty()) write(json, "partners", "name", person.partners);
    if (!person.periods.empty()) write(json, "periods", "period", person.periods);
    json.close('}');
  }
  return closed(std::move(json.close(']')));
}

std::string answer(const std::vector<Encounter>& all, const std::string& a, const std::string& b) {
  JsonText json = document("spadille/head-to-head");
  json.key("players").open('[').value(std::string_view(a)).value(std::string_view(b)).close(']');
  json.key("games").open('[');
  for (const Encounter& encounter : all) {
    json.open('{').member("game", std::string_view(encounter.game));
    json.member("sessions", encounter.sessions).key("ahead").open('[');
    json.value(encounter.ahead[0]).value(encounter.ahead[1]).close(']');
    json.key("partners");
    write(json, encounter.partners);
    json.key("opponents").open('[');
    for (const Share& share : encounter.opponents) write(json, share);
    json.close(']').close('}');
  }
  return closed(std::move(json.close(']')));
}

std::string answer(const Season& season, const std::string& game, const SeasonRules& rules) {
  JsonText json = document("spadille/ranking");
  json.member("game", std::string_view(game)).member("fewer_is_better", season.fewer_is_better);
  json.member("by_average", season.by_average);
  if (rules.best > 0) json.member("best", rules.best);
  if (rules.least > 0) json.member("least", rules.least);
  if (!season.by_average) json.member("absent", rules.absent.value_or(0));
  json.key("evenings").open('[');
  for (const SeasonEvening& evening : season.evenings) write(json, evening);
  json.close(']').key("places").open('[');
  for (const SeasonPlace& player : season.places) write(json, player);
  return closed(std::move(json.close(']')));
}

std::string answer(const std::vector<ListedPerson>& people) {
  JsonText json = document("spadille/players");
  json.key("players").open('[');
  for (const ListedPerson& person : people) {
    json.open('{').member("id", std::string_view(person.id));
    json.member("name", std::string_view(person.name)).member("sessions", person.sessions);
    if (!person.last.empty()) json.member("last", std::string_view(person.last));
    if (person.hidden) json.member("hidden", true);
    if (person.name.empty()) json.member("forgotten", true);
    if (!person.merged.empty()) {
      json.key("merged").open('[');
      for (const std::string& name : person.merged) json.value(std::string_view(name));
      json.close(']');
    }
    json.close('}');
  }
  return closed(std::move(json.close(']')));
}

std::string answer(const Rescored& rescored, const Words& words) {
  const EveningView& before = rescored.before;
  const EveningView& after = rescored.after;
  JsonText json = document("spadille/rescore");
  json.member("session", static_cast<int>(before.session ? before.session->id : 0));
  json.member("game", before.rules.game);
  write_players(json, before.names);
  write_rules(json, rescored);
  json.key("play_only").open('[');
  for (const OptionView& option : rescored.play_only) json.value(option.member->key);
  json.close(']');
  write_forbidden(json, rescored.forbidden);
  write_rulings(json, rescored.rulings, words);
  if (!rescored.open.empty()) {
    json.key("open").open('[');
    for (const int deal : rescored.open) json.value(deal);
    json.close(']');
  }
  json.key("deals").open('[');
  for (const DealView& deal : after.deals) {
    const DealView* was = same_deal(before, deal);
    if (deal.number == 0 || was == nullptr) continue;
    json.open('{').member("deal", std::string_view(deal.said));
    if (deal.ended) json.member("ended", true);
    write(json, "scored", was->after);
    write_rescored(json, rescored, deal);
    if (!deal.findings.empty()) write_findings(json, deal.findings, words, after.names_in(deal));
    json.close('}');
  }
  json.close(']');
  write_standing(json, "scored", before.standing);
  write_standing(json, "rescored", rescored, &Bounds::least);
  if (!rescored.open.empty()) write_standing(json, "rescored_most", rescored, &Bounds::most);
  return closed(std::move(json));
}

}  // namespace spadille
