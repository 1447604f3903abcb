#include "codec/evening_draft.h"

#include <algorithm>

#include "codec/misshapen.h"
#include "codec/plain_text.h"
#include "codec/short_form.h"
#include "core/seat_names.h"

namespace spadille::codec {

TellsOfTable EveningDraft::tells_of_table() const {
  TellsOfTable tells{.rules = preset || !rules.values.empty(), .players = names_players};
  for (const auto& [row, value] : before.values) tells.before.push_back(game.carried()[row].key);
  return tells;
}

int EveningDraft::seats() const {
  if (const int ruled = seats_ruled(evening.rules); ruled != 0) return ruled;
  if (!evening.about.players.empty()) return static_cast<int>(evening.about.players.size());
  AnyCarry told = game.carry();
  before.apply(game.carried(), told);
  if (const int counted = seats_at(evening.rules, accounts(told)); counted != 0) return counted;
  const auto cards = static_cast<int>(asked.turn.trick.size());
  if (cards > 0) return std::min(cards + 1, game.traits.max_seats);
  return evening.deals.empty() ? 0 : seats_told(first_deal());
}

/// Also out of a short form, before anybody has a name.
AnyDeal EveningDraft::first_deal() const {
  if (short_forms.empty() || short_forms.front().first != 0) return evening.deals.front();
  Findings ignored;
  return read_short(game, short_forms.front().second,
                    SeatNames::of({}, game.traits.max_seats, seat_letters(evening.rules)), ignored);
}

void EveningDraft::finish_rules(Findings& findings) {
  bool found = !preset;
  for (const auto& each : game.presets()) {
    if (each.id != preset) continue;
    evening.rules = each.rules;
    found = true;
  }
  if (!found)
    findings.push_back(
        misshapen("/rules", "finding.no_such_preset", *preset,
                  alternatives_of(game.presets(), [](const auto& each) { return each.id; })));
  rules.apply(game.options(), evening.rules);
}

void EveningDraft::check_players(Format format, int seats, Findings& findings) const {
  const int named = static_cast<int>(evening.about.players.size());
  for (std::size_t i = 0; i < evening.about.players.size(); ++i) check_name(i, findings);
  const std::string possible =
      std::to_string(game.traits.min_seats) + "…" + std::to_string(game.traits.max_seats);
  if (seats == 0 && format != Format::rules && format != Format::turn)
    findings.push_back(misshapen("/players", "finding.how_many_players", {}, possible));
  else if (names_players && seats != 0 && named != seats)
    findings.push_back(
        misshapen("/players", "finding.players", std::to_string(named), std::to_string(seats)));
  else if (names_players && (named < game.traits.min_seats || named > game.traits.max_seats))
    findings.push_back(misshapen("/players", "finding.players", std::to_string(named), possible));
  else if (names_players && seats_ruled(evening.rules) == 0 && !has_error(check(evening.rules)))
    check_crowd(named, findings);
}

/// So many cannot play by these rules, however the evening began.
void EveningDraft::check_crowd(int named, Findings& findings) const {
  for (Finding& finding : check(evening.rules, start(evening.rules, named))) {
    if (finding.place != "/balances") continue;
    finding.place = "/players";
    findings.push_back(std::move(finding));
  }
}

void EveningDraft::check_name(std::size_t index, Findings& findings) const {
  const auto& players = evening.about.players;
  const auto here = players.begin() + static_cast<std::ptrdiff_t>(index);
  const std::string place = "/players/" + std::to_string(index);
  if (here->empty()) findings.push_back(missing_at(place));
  if (!here->empty() && std::find(players.begin(), here, *here) != here)
    findings.push_back(misshapen(place, "finding.listed_twice", *here));
}

void EveningDraft::check_games(int seats, Findings& findings) const {
  const SeatSet table = SeatSet::first(static_cast<std::size_t>(seats));
  const std::size_t counted = accounts(evening.before).size();
  for (std::size_t i = 0; i < games.size(); ++i) {
    const std::string place = "/before/games/" + std::to_string(i);
    if (games[i].totals.size() != counted)
      findings.push_back(misshapen(place + "/totals", "finding.one_total_each",
                                   std::to_string(games[i].totals.size()),
                                   std::to_string(counted)));
    if (games[i].winners.empty() || !(games[i].winners - table).empty())
      findings.push_back(
          misshapen(place + "/winners", "finding.winners", {}, "0…" + std::to_string(seats - 1)));
  }
}

void EveningDraft::read_short_forms(Format format, int seats, Findings& findings) {
  const SeatNames names = SeatNames::of(evening.about.players, seats, seat_letters(evening.rules));
  for (const auto& [index, text] : short_forms) {
    Findings found;
    evening.deals[index] = read_short(game, text, names, found);
    append(findings, std::move(found),
           format == Format::session ? "/deals/" + std::to_string(index) : "/deal");
  }
}

/// They begin as the rules say, whatever was told of them.
void EveningDraft::forget_balances(int seats) {
  const AnyCarry fresh = start(evening.rules, seats);
  if (const auto* row = row_called(game.carried(), "balances"))
    row->set(evening.before, row->get(fresh));
}

Evening EveningDraft::finish(Format format, Findings& findings) {
  Findings found;
  if (format == Format::deal && evening.deals.empty())
    found.push_back(missing_at("/deal", {}, "{…} | \"" + grammar(game) + "\""));
  finish_rules(found);
  if (!evening.about.date.empty() && !is_date(evening.about.date))
    found.push_back(misshapen("/date", "finding.value", evening.about.date, "YYYY-MM-DD"));
  const int told = seats();
  check_players(format, told, found);
  const int players = std::clamp(told, game.traits.min_seats, game.traits.max_seats);
  evening.before = start(evening.rules, players);
  const std::size_t counted = totals(evening.before).size();
  before.apply(game.carried(), evening.before);
  const bool tells = seats_ruled(evening.rules) == 0 && told == players;  // else rules say more
  if (tells && totals(evening.before).size() != counted) {
    found.push_back(misshapen("/before/balances", "finding.one_total_each",
                              std::to_string(totals(evening.before).size()),
                              std::to_string(counted)));
    forget_balances(players);
  }
  check_games(players, found);
  set_finished_games(evening.before, std::move(games));
  read_short_forms(format, players, found);
  append_new(findings, std::move(found));
  return std::move(evening);
}

/// An opening says everything; other events only what they change.
Event EveningDraft::finish_event(EventKind kind, Findings& findings) {
  event.kind = kind;
  const bool opens = kind == EventKind::opened || has_before;
  if (opens) {
    const Evening opening = finish(Format::session, findings);
    event.about = opening.about;
    event.rules = opening.rules;
    event.before = opening.before;
    return std::move(event);
  }
  if (!short_forms.empty()) findings.push_back(misshapen("/deal", "finding.type", {}, "{…}"));
  if (has_rules) finish_rules(findings);
  if (has_rules) event.rules = evening.rules;
  if (!evening.deals.empty()) event.deal = evening.deals.front();
  if (has_played) event.play = std::move(asked.play);
  event.about = std::move(evening.about);
  return std::move(event);
}

}  // namespace spadille::codec
