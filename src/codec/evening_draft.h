#pragma once

// What has been read of one evening, before it is put together: rules may name a preset behind the
// options that differ from it, and a deal in short form waits for the names of the players.

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "codec/document.h"
#include "codec/misshapen.h"
#include "codec/plain_text.h"
#include "codec/short_form.h"
#include "core/seat_names.h"
#include "games/questions.h"
#include "session/event.h"

namespace spadille::codec {

/// The members of a game that is over.
inline constexpr Member kTotals{
    .key = "totals", .kind = Kind::integers, .min = -999'999'999, .max = 999'999'999};
inline constexpr Member kWinners{
    .key = "winners", .kind = Kind::seats, .max = spadille::kMaxSeats - 1};

/// The values of one table that a document gave, by row.
struct Given {
  std::vector<std::pair<std::size_t, Value>> values{};

  template <typename Row, typename Owner>
  void apply(std::span<const Row> table, Owner& owner) const {
    for (const auto& [row, value] : values) table[row].set(owner, value);
  }
};

template <typename Row>
[[nodiscard]] std::size_t row_of(std::span<const Row> table, const Member& member) {
  for (std::size_t i = 0; i < table.size(); ++i)
    if (&table[i] == &member) return i;
  return 0;
}

template <Game G>
struct EveningDraft {
  Evening<G> evening{};
  Given rules{};
  Given before{};
  bool has_rules = false;
  bool has_before = false;
  bool has_played = false;
  std::vector<FinishedGame> games{};
  std::optional<std::string> preset{};
  bool names_players = false;  ///< even if it names nobody
  std::vector<std::pair<std::size_t, std::string>> short_forms{};
  Event<G> event{};  ///< what only an event has
  Asked asked{};

  /// REQUIRES: finish() was not called.
  [[nodiscard]] TellsOfTable tells_of_table() const;

  /// Puts everything together; what does not fit becomes a finding.
  [[nodiscard]] Evening<G> finish(Format format, Findings& findings);
  /// The same for the payload of an event of this kind.
  [[nodiscard]] Event<G> finish_event(EventKind kind, Findings& findings);

 private:
  [[nodiscard]] int seats() const;
  [[nodiscard]] typename G::Deal first_deal() const;
  void finish_rules(Findings& findings);
  void check_players(Format format, int seats, Findings& findings) const;
  void check_name(std::size_t index, Findings& findings) const;
  void check_crowd(int named, Findings& findings) const;
  void check_games(int seats, Findings& findings) const;
  void read_short_forms(Format format, int seats, Findings& findings);
};

template <Game G>
TellsOfTable EveningDraft<G>::tells_of_table() const {
  TellsOfTable tells{.rules = preset || !rules.values.empty(), .players = names_players};
  for (const auto& [row, value] : before.values) tells.before.push_back(G::carried()[row].key);
  return tells;
}

template <Game G>
int EveningDraft<G>::seats() const {
  if (const int ruled = seats_ruled(evening.rules); ruled != 0) return ruled;
  if (!evening.about.players.empty()) return static_cast<int>(evening.about.players.size());
  typename G::Carry told{};
  before.apply(G::carried(), told);
  if (!totals(told).empty()) return static_cast<int>(totals(told).size());
  const auto cards = static_cast<int>(asked.turn.trick.size());
  if (cards > 0) return std::min(cards + 1, G::kMaxSeats);
  return evening.deals.empty() ? 0 : seats_told(first_deal());
}

/// Also out of a short form, before anybody has a name.
template <Game G>
typename G::Deal EveningDraft<G>::first_deal() const {
  if (short_forms.empty() || short_forms.front().first != 0) return evening.deals.front();
  Findings ignored;
  return read_short<G>(short_forms.front().second,
                       SeatNames::of({}, G::kMaxSeats, seat_letters(evening.rules)), ignored);
}

template <Game G>
void EveningDraft<G>::finish_rules(Findings& findings) {
  bool found = !preset;
  for (const auto& each : G::presets()) {
    if (each.id != preset) continue;
    evening.rules = each.rules;
    found = true;
  }
  if (!found)
    findings.push_back(
        misshapen("/rules", "finding.no_such_preset", *preset,
                  alternatives_of(G::presets(), [](const auto& each) { return each.id; })));
  rules.apply(G::options(), evening.rules);
}

template <Game G>
void EveningDraft<G>::check_players(Format format, int seats, Findings& findings) const {
  const int named = static_cast<int>(evening.about.players.size());
  for (std::size_t i = 0; i < evening.about.players.size(); ++i) check_name(i, findings);
  const std::string possible = std::to_string(G::kMinSeats) + "…" + std::to_string(G::kMaxSeats);
  if (seats == 0 && format != Format::rules && format != Format::turn)
    findings.push_back(misshapen("/players", "finding.how_many_players", {}, possible));
  else if (names_players && seats != 0 && named != seats)
    findings.push_back(
        misshapen("/players", "finding.players", std::to_string(named), std::to_string(seats)));
  else if (names_players && (named < G::kMinSeats || named > G::kMaxSeats))
    findings.push_back(misshapen("/players", "finding.players", std::to_string(named), possible));
  else if (names_players && seats_ruled(evening.rules) == 0 && !has_error(check(evening.rules)))
    check_crowd(named, findings);
}

/// So many cannot play by these rules, however the evening began.
template <Game G>
void EveningDraft<G>::check_crowd(int named, Findings& findings) const {
  for (Finding& finding : check(evening.rules, start(evening.rules, named))) {
    if (finding.place != "/balances") continue;
    finding.place = "/players";
    findings.push_back(std::move(finding));
  }
}

template <Game G>
void EveningDraft<G>::check_name(std::size_t index, Findings& findings) const {
  const auto& players = evening.about.players;
  const auto here = players.begin() + static_cast<std::ptrdiff_t>(index);
  const std::string place = "/players/" + std::to_string(index);
  if (here->empty()) findings.push_back(misshapen(place, "finding.missing"));
  if (!here->empty() && std::find(players.begin(), here, *here) != here)
    findings.push_back(misshapen(place, "finding.listed_twice", *here));
}

template <Game G>
void EveningDraft<G>::check_games(int seats, Findings& findings) const {
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

template <Game G>
void EveningDraft<G>::read_short_forms(Format format, int seats, Findings& findings) {
  const SeatNames names = SeatNames::of(evening.about.players, seats, seat_letters(evening.rules));
  for (const auto& [index, text] : short_forms) {
    Findings found;
    evening.deals[index] = read_short<G>(text, names, found);
    append(findings, std::move(found),
           format == Format::session ? "/deals/" + std::to_string(index) : "/deal");
  }
}

template <Game G>
Evening<G> EveningDraft<G>::finish(Format format, Findings& findings) {
  Findings found;
  if (format == Format::deal && evening.deals.empty())
    found.push_back(misshapen("/deal", "finding.missing", {}, "{…} | \"" + grammar<G>() + "\""));
  finish_rules(found);
  if (!evening.about.date.empty() && !is_date(evening.about.date))
    found.push_back(misshapen("/date", "finding.value", evening.about.date, "YYYY-MM-DD"));
  const int told = seats();
  check_players(format, told, found);
  const int players = std::clamp(told, G::kMinSeats, G::kMaxSeats);
  evening.before = start(evening.rules, players);
  const std::size_t counted = totals(evening.before).size();
  before.apply(G::carried(), evening.before);
  const bool tells = seats_ruled(evening.rules) == 0 && told == players;  // else rules say more
  if (tells && totals(evening.before).size() != counted) {
    found.push_back(misshapen("/before/balances", "finding.one_total_each",
                              std::to_string(totals(evening.before).size()),
                              std::to_string(counted)));
    evening.before.balances = start(evening.rules, players).balances;
  }
  check_games(players, found);
  evening.before.games = std::move(games);
  read_short_forms(format, players, found);
  append_new(findings, std::move(found));
  return std::move(evening);
}

/// An opening says everything; other events only what they change.
template <Game G>
Event<G> EveningDraft<G>::finish_event(EventKind kind, Findings& findings) {
  event.kind = kind;
  const bool opens = kind == EventKind::opened || has_before;
  if (opens) {
    const Evening<G> opening = finish(Format::session, findings);
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
