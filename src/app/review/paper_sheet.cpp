#include "app/review/paper_sheet.h"

#include <algorithm>

#include "app/answer_parts.h"
#include "codec/plain_text.h"

namespace spadille {
namespace {

Finding misfit(std::string place, std::string_view key, std::size_t given, std::string expected) {
  return {.place = std::move(place),
          .given = std::to_string(given),
          .message = {key},
          .expected = std::move(expected)};
}

/// How many sit there: as the rules say, or as many as the sheet has columns beside a pool.
int seats_of(const AnyRules& rules, const PaperSheet& sheet) {
  if (const int ruled = seats_ruled(rules); ruled != 0) return ruled;
  const GameTraits& traits = rules.game().traits;
  const Accounts least = accounts(start(rules, traits.min_seats));
  const int pools = static_cast<int>(least.size()) - seats_at(rules, least);
  const std::size_t columns = sheet.games.empty() ? 0 : sheet.games.front().totals.size();
  return std::clamp(static_cast<int>(columns) - pools, traits.min_seats, traits.max_seats);
}

/// Who missed a game; a finding for each who cannot have.
SeatSet absent_of(const AnyRules& rules, const PaperSheet::Game& game, const std::string& place,
                  CheckedSheet& checked) {
  SeatSet absent;
  for (const std::string& name : game.absent) {
    const auto who = seat_meant(checked.names, name);
    if (who) absent.insert(*who);
    if (who && may_miss_games(rules)) continue;
    checked.findings.push_back(who ? Finding{.place = place + "/absent",
                                             .given = name,
                                             .message = {"finding.nobody_misses_games"}}
                                   : nobody_at(place + "/absent", name));
  }
  return absent;
}

/// A name that can be shown, and that nobody before him has.
Findings check_player(const std::vector<std::string>& players, std::size_t index) {
  const auto here = players.begin() + static_cast<std::ptrdiff_t>(index);
  const std::string place = "/players/" + std::to_string(index);
  if (here->empty()) return {missing_at(place)};
  if (here->size() > Limits{}.text_bytes || !printable(*here) || !is_utf8(*here))
    return {{.place = place, .message = {"finding.unprintable"}}};
  if (std::find(players.begin(), here, *here) != here)
    return {{.place = place, .given = *here, .message = {"finding.listed_twice"}}};
  return {};
}

/// What has to be right before anything can be added up.
std::vector<SeatSet> check_shape(const AnyRules& rules, const PaperSheet& sheet,
                                 CheckedSheet& checked) {
  const std::size_t seats = checked.names.seats.size();
  const std::size_t counted = checked.accounts.size();
  if (!sheet.players.empty() && sheet.players.size() != seats)
    checked.findings.push_back(
        misfit("/players", "finding.players", sheet.players.size(), std::to_string(seats)));
  for (std::size_t i = 0; i < sheet.players.size(); ++i)
    append(checked.findings, check_player(sheet.players, i));
  std::vector<SeatSet> absent;
  for (std::size_t i = 0; i < sheet.games.size(); ++i) {
    const std::string place = "/games/" + std::to_string(i);
    const std::size_t given = sheet.games[i].totals.size();
    if (given != counted)
      checked.findings.push_back(
          misfit(place + "/totals", "finding.one_total_each", given, std::to_string(counted)));
    absent.push_back(absent_of(rules, sheet.games[i], place, checked));
  }
  return absent;
}

CheckedSheet added_up(const RulesView& view, const AnyRules& rules, const PaperSheet& sheet) {
  const int seats = seats_of(rules, sheet);
  AnyCarry carry = start(rules, seats);
  CheckedSheet checked{.rules = view, .accounts = accounts(carry)};
  const bool named = static_cast<int>(sheet.players.size()) == seats;
  checked.names =
      SeatNames::of(named ? sheet.players : std::vector<std::string>{}, seats, seat_letters(rules));
  const std::vector<SeatSet> absent = check_shape(rules, sheet, checked);
  if (has_error(checked.findings)) return checked;
  for (std::size_t i = 0; i < sheet.games.size(); ++i) {
    const Totals& totals = sheet.games[i].totals;
    Proof proof = prove(rules, carry, totals);
    CheckedGame& kept =
        checked.games.emplace_back(CheckedGame{totals, sides(rules, carry), {proof.lines, {}}});
    append(kept.proof.findings, std::move(proof.findings), "/games/" + std::to_string(i));
    carry = put_aside(rules, std::move(carry), totals, absent[i]);
  }
  checked.standing = standing(rules, carry);
  return checked;
}

}  // namespace

bool CheckedSheet::has_errors() const {
  return has_error(findings) ||
         std::any_of(games.begin(), games.end(),
                     [](const CheckedGame& game) { return has_error(game.proof.findings); });
}

CheckedSheet check_sheet(const RulesView& view, const PaperSheet& sheet) {
  if (game_called(view.game) == nullptr) return {};
  return added_up(view, rules_of(view), sheet);
}

std::string answer(const CheckedSheet& sheet, const Words& words) {
  JsonText json;
  json.open('{').member("format", "spadille/check").member("version", kFormatVersion);
  json.member("game", sheet.rules.game);
  write_players(json, sheet.names);
  write_findings(json, sheet.findings, words, sheet.names);
  json.key("games").open('[');
  for (const CheckedGame& game : sheet.games) {
    const SeatNames names{sheet.names.seats, game.sides};
    write(json.open('{'), "totals", game.totals);
    write_lines(json, game.proof.lines, words, names);
    write_findings(json, game.proof.findings, words, names);
    json.close('}');
  }
  json.close(']');
  if (!sheet.standing.personal.empty()) write(json, "personal", sheet.standing.personal);
  if (!sheet.standing.evening_won.empty()) write(json, "evening_won", sheet.standing.evening_won);
  return std::move(json.close('}')).take();
}

}  // namespace spadille
