#include "app/referee/told_play.h"

#include <algorithm>

#include "app/record/heard.h"
#include "app/record/known_answers.h"
#include "app/referee/referee.h"
#include "codec/plain_text.h"
#include "games/questions.h"
#include "games/told_twice.h"

namespace spadille {
namespace {

/// Members of a table that a document tells otherwise than they are at another.
template <typename Row, typename Owner, typename Told>
Findings differing(std::span<const Row> rows, const Owner& told, const Owner& there,
                   std::string_view below, const Told& is_told) {
  Findings wrong;
  for (const Row& row : rows) {
    if (!is_told(row.key) || row.get(told) == row.get(there)) continue;
    wrong.push_back(found_at(std::string(below) + "/" + std::string(row.key),
                             {"finding.played.other_table"}, row.rule,
                             written(row, row.get(there))));
    wrong.back().given = written(row, row.get(told));
  }
  return wrong;
}

std::string joined_by_commas(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + visible(name);
  return text;
}

/// What a document tells of its table and is otherwise at that of the session. Another dealer would
/// make it another deal: seats and tricks would not fit.
Findings told_of_another(const TellsOfTable& tells, const Evening& told, const Evening& there) {
  Findings wrong;
  if (tells.players && told.about.players != there.about.players)
    wrong.push_back({.place = "/players",
                     .given = joined_by_commas(told.about.players),
                     .message = {"finding.played.other_table"},
                     .expected = joined_by_commas(there.about.players)});
  const auto every = [&](std::string_view) { return tells.rules; };
  const auto some = [&](std::string_view key) {
    return std::find(tells.before.begin(), tells.before.end(), key) != tells.before.end();
  };
  append(wrong, differing(there.rules.game().options(), told.rules, there.rules, "/rules", every));
  append(wrong,
         differing(there.rules.game().carried(), told.before, there.before, "/before", some));
  return wrong;
}

}  // namespace

Document with_cards(Document played, const std::string& cards, std::size_t players,
                    Language language) {
  const Member& member = played.evening.rules.game().questions.cards_of_trick();
  const Heard heard = spadille::heard(member, {}, cards, language);
  if (!heard.value || heard.value->empty()) {
    played.findings.push_back(not_understood("", member, cards));
    return played;
  }
  auto& tricks = played.asked.play.tricks;
  for (const int card : *heard.value) {
    if (tricks.empty() || tricks.back().cards.size() >= players) tricks.emplace_back();
    tricks.back().cards.push_back(Card::of_code(card));
  }
  return played;
}

Outcome<ToldPlay> told_play(const Document& played) {
  if (has_error(played.findings)) return tl::unexpected(Refusal(played.findings));
  const Evening& evening = played.evening;
  const AnyGame& game = evening.rules.game();
  Meant meant = as_meant(evening.rules, evening.before, played.asked);
  if (has_error(meant.findings)) return tl::unexpected(Refusal(std::move(meant.findings)));
  Played<AnyDeal> told{game.deal(), std::move(meant.asked.play)};
  if (!evening.deals.empty()) told.said = evening.deals.front();
  Reckoned<AnyDeal> reckoned = reckon(evening.rules, evening.before, told);
  if (has_error(reckoned.findings)) return tl::unexpected(Refusal(std::move(reckoned.findings)));
  // Suits that nobody told stay untold in the book.
  ToldPlay all{
      std::move(reckoned.deal), game.traits.suits_matter ? told.play : played.asked.play, {}};
  if (auto view = judge_play(played)) all.rulings = std::move(view->rulings);
  return all;
}

namespace {

void fill_in_known(Document& told) {
  std::vector<std::string> said;
  for (const auto& row : told.incident.game().incidents())
    if (!row.get(told.incident).empty()) said.emplace_back(row.key);
  told.incident = with_known(told.evening, std::move(told.incident), said);
  told.deal.reset();
}

}  // namespace

Outcome<Document> at_table(Document played, Evening table) {
  const AnyRules& rules = played.evening.rules;
  const bool same_game = rules.has_game() && &rules.game() == &table.rules.game();
  const bool incident = played.format == Format::incident;
  if ((played.format != Format::played && !incident) || !same_game)
    return tl::unexpected(
        Refusal(Findings{{.place = "/game", .message = {"finding.book.other_game"}}}));
  const Findings wrong = told_of_another(played.tells, played.evening, table);
  if (!wrong.empty()) return tl::unexpected(Refusal(wrong));
  if (!incident) table.deals = played.evening.deals;
  played.evening = std::move(table);
  if (incident) fill_in_known(played);
  return played;
}

bool can_be_posted(const std::vector<RulingView>& rulings) {
  return !rulings.empty() &&
         std::all_of(rulings.begin(), rulings.end(), [](const RulingView& ruling) {
           return ruling.question == nullptr && !has_error(ruling.findings) &&
                  ruling.decision().ruling.effect != Ruling::Effect::advice;
         });
}

}  // namespace spadille
