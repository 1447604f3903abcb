#include "app/score/board_words.h"

#include <algorithm>
#include <utility>

#include "app/rulebook/rules.h"
#include "app/score/deal_words.h"
#include "codec/plain_text.h"
#include "text/accounts.h"
#include "text/joints.h"
#include "text/names.h"

namespace spadille {
namespace {

constexpr std::string_view kBetween = " · ";

/// A sentence with a name, or names, in the place of %1.
std::string with(std::string sentence, const std::string& name) {
  if (const auto at = sentence.find("%1"); at != std::string::npos) sentence.replace(at, 2, name);
  return sentence;
}

/// "Aiko 520 · Chie 480": what each has over all games, where partners change.
std::string own_totals(SeatSet seats, const EveningView& evening) {
  const Totals& personal = evening.standing.personal;
  if (personal.empty()) return {};
  std::vector<std::string> all;
  for (const Seat s : seats)
    all.push_back(isolated(evening.names.of(s)) + ' ' + written(personal[s.index]));
  return joined(all, kBetween);
}

}  // namespace

std::string rules_title(const RulesView& rules, const Words& words) {
  const std::string game = words.say(std::string(rules.game) + ".name") + std::string(kBetween);
  for (const PresetView& preset : presets(rules.game))
    if (preset.id == rules.preset) return game + words.say(preset.label);
  return game + words.say("cli.sheet.own_rules");
}

std::string moved_by(const ScoreSheet& sheet, const Accounts& accounts, const SeatNames& names,
                     const Words& words) {
  std::vector<std::string> all;
  for (const Account account : accounts)
    if (const int amount = total(sheet, account); amount != 0)
      all.push_back(in_words(account, names, words) + ' ' + moved(amount));
  return all.empty() ? "—" : joined(all, kBetween);
}

std::string places_of(const Totals& personal, const SeatNames& names) {
  std::vector<std::string> all;
  for (const Ranked& ranked : ranking_of(personal))
    all.push_back(std::to_string(ranked.place) + ' ' + isolated(names.of(ranked.who)) + ' ' +
                  written(ranked.total));
  return joined(all, kBetween);
}

std::string game_won(const SheetRow& row, const Words& words) {
  std::vector<std::string> winners;
  for (const Seat s : row.deal->finished->winners) winners.push_back(isolated(row.names.of(s)));
  return winners.empty() ? words.say("table.nobody_won")
                         : with(words.say("table.won"), joined(winners, " & "));
}

int next_deal(const EveningView& evening) {
  int number = 1;
  for (const DealView& deal : evening.deals) number = std::max(number, deal.number + 1);
  return number;
}

std::string progress_in_words(const EveningView& evening, const Words& words) {
  const Outlook& outlook = evening.outlook;
  if (outlook.deals == 0) return words.say(Message{"table.deal", {next_deal(evening)}});
  return words.say(Message{"table.deal_of", {outlook.deal, outlook.deals}});
}

std::string turn_in_words(const EveningView& evening, const Words& words) {
  return words.say(Message{"table.turn", {evening.standing.dealer, evening.outlook.leader}},
                   evening.names);
}

std::string waiting_in_words(const EveningView& evening, const Words& words) {
  if (!evening.session) return {};
  std::vector<std::string> all;
  for (const std::string& name : evening.session->waiting)
    all.push_back(name + ' ' + words.say(all.empty() ? "table.waits_first" : "table.waits"));
  return joined(all, kBetween);
}

std::string game_over_in_words(const EveningView& evening, const Words& words) {
  const auto rows = sheet_rows(evening);
  const SheetRow* over = final_score(rows);
  if (over == nullptr) return {};
  std::string said = game_won(*over, words);
  for (const Seat s : evening.standing.evening_won)
    said += ' ' + words.say(Message{"cli.sheet.evening_won", {s}}, evening.names);
  if (evening.standing.evening_won.empty()) return said;
  return said + '\n' + places_of(evening.standing.personal, evening.names);
}

std::string in_words(const EveningView& evening, const DealView& deal, const Words& words,
                     Language letters) {
  const SeatNames names = evening.names_in(deal);
  const std::string said = as_said(deal, names, words, letters);
  if (deal.number == 0) return labelled(words.say("table.struck_out"), said, words);
  const std::string former =
      deal.former.empty()
          ? ""
          : ' ' + with(words.say("table.was"), as_said(deal.former.back(), names, words, letters));
  return labelled(
      words.say(Message{"table.deal", {deal.number}}),
      said + former + std::string(kBetween) + moved_by(deal.sheet, evening.accounts, names, words),
      words);
}

BoardScore board_score(const EveningView& evening) {
  const auto rows = sheet_rows(evening);
  if (const SheetRow* over = final_score(rows)) return {over->totals, over->names};
  return {evening.standing.totals, evening.names};
}

std::vector<BoardTotal> board_totals(const EveningView& evening, const Words& words) {
  const BoardScore score = board_score(evening);
  const Standing& now = evening.standing;
  std::vector<BoardTotal> all;
  for (std::size_t i = 0; i < evening.accounts.size(); ++i) {
    const Account account = evening.accounts[i];
    if (account.kind == Account::Kind::pool) continue;
    BoardTotal each{.name = in_words(account, score.names, words),
                    .total = evening.scored ? score.totals[i] : 0,
                    .games_won = i < now.games_won.size() ? now.games_won[i] : -1,
                    .seats = seats_of(account, score.names.sides)};
    each.own = own_totals(each.seats, evening);
    each.out = (each.seats - now.out).empty();
    all.push_back(std::move(each));
  }
  return all;
}

}  // namespace spadille
