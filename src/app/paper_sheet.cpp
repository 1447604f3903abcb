#include "app/paper_sheet.h"

#include <algorithm>

#include "app/answer_parts.h"

namespace spadille {
namespace {

Finding misfit(std::string place, std::string_view key, std::size_t given, std::string expected) {
  return {.place = std::move(place),
          .given = std::to_string(given),
          .message = {key},
          .expected = std::move(expected)};
}

/// How many sit there: as the rules say, or as many as the sheet has columns.
template <Game G>
int seats_of(const typename G::Rules& rules, const PaperSheet& sheet) {
  if (const int ruled = seats_ruled(rules); ruled != 0) return ruled;
  const std::size_t columns = sheet.games.empty() ? 0 : sheet.games.front().totals.size();
  return std::clamp(static_cast<int>(columns), G::kMinSeats, G::kMaxSeats);
}

template <Game G>
void set_absent(typename G::Carry& carry, SeatSet absent) {
  for (const auto& row : G::carried())
    if (row.key == "absent") row.set(carry, detail::encode(absent));
}

template <Game G>
void check_games(const typename G::Rules& rules, typename G::Carry carry, const PaperSheet& sheet,
                 CheckedSheet& checked) {
  for (std::size_t i = 0; i < sheet.games.size(); ++i) {
    const PaperSheet::Game& game = sheet.games[i];
    const std::string place = "/games/" + std::to_string(i);
    if (game.totals.size() != checked.accounts.size()) {
      checked.findings.push_back(misfit(place + "/totals", "finding.one_total_each",
                                        game.totals.size(),
                                        std::to_string(checked.accounts.size())));
      continue;
    }
    set_absent<G>(carry, game.absent);
    for (Finding& finding : check(rules, carry))
      if (finding.place == "/absent") append(checked.findings, {std::move(finding)}, place);
    const Proof proof = prove(rules, game.totals);
    CheckedGame& kept = checked.games.emplace_back(
        CheckedGame{game.totals, sides(rules, carry), {proof.lines, {}}});
    append(kept.proof.findings, proof.findings, place);
    carry = put_aside(rules, std::move(carry), game.totals);
  }
  set_absent<G>(carry, {});
  checked.standing = standing(rules, carry);
}

template <Game G>
CheckedSheet check_typed(const RulesView& view, const typename G::Rules& rules,
                         const PaperSheet& sheet) {
  const int seats = seats_of<G>(rules, sheet);
  typename G::Carry carry = start(rules, seats);
  CheckedSheet checked{.rules = view, .accounts = accounts(carry)};
  checked.names = SeatNames::of(sheet.players, seats, seat_letters(rules));
  if (!sheet.players.empty() && static_cast<int>(sheet.players.size()) != seats)
    checked.findings.push_back(
        misfit("/players", "finding.players", sheet.players.size(), std::to_string(seats)));
  checked.findings.reserve(4);
  check_games<G>(rules, std::move(carry), sheet, checked);
  return checked;
}

}  // namespace

bool CheckedSheet::has_errors() const {
  return has_error(findings) ||
         std::any_of(games.begin(), games.end(),
                     [](const CheckedGame& game) { return has_error(game.proof.findings); });
}

CheckedSheet check_sheet(const RulesView& view, const PaperSheet& sheet) {
  CheckedSheet checked;
  Games::with(view.game, [&](auto game) {
    using G = decltype(game);
    checked = check_typed<G>(view, rules_of<G>(view), sheet);
  });
  return checked;
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
  return std::move(json.close('}')).take();
}

}  // namespace spadille
