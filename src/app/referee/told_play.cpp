#include "app/referee/told_play.h"

#include <algorithm>

#include "app/record/heard.h"
#include "app/referee/referee.h"
#include "codec/plain_text.h"
#include "games/as_meant.h"
#include "games/played.h"
#include "games/questions.h"

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
template <Game G>
Findings told_of_another(const TellsOfTable& tells, const Evening<G>& told,
                         const Evening<G>& there) {
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
  append(wrong, differing(G::options(), told.rules, there.rules, "/rules", every));
  append(wrong, differing(G::carried(), told.before, there.before, "/before", some));
  return wrong;
}

}  // namespace

Document with_cards(Document played, const std::string& cards, std::size_t players,
                    Language language) {
  const Member member = std::visit(
      []<Game G>(const Evening<G>&) { return as_asked<G>(cards_of_trick()); }, played.evening);
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
  auto all = std::visit(
      [&]<Game G>(const Evening<G>& evening) -> Outcome<ToldPlay> {
        Meant meant = as_meant<G>(evening.rules, evening.before, played.asked);
        if (has_error(meant.findings)) return tl::unexpected(Refusal(std::move(meant.findings)));
        Played<G> told{{}, std::move(meant.asked.play)};
        if (!evening.deals.empty()) told.said = evening.deals.front();
        Reckoned<G> reckoned = reckon<G>(evening.rules, evening.before, told);
        if (has_error(reckoned.findings))
          return tl::unexpected(Refusal(std::move(reckoned.findings)));
        // Suits that nobody told stay untold in the book.
        return ToldPlay{std::move(reckoned.deal),
                        G::kSuitsMatter ? std::move(told.play) : played.asked.play,
                        {}};
      },
      played.evening);
  if (!all) return all;
  if (auto view = judge_play(played)) all->rulings = std::move(view->rulings);
  return all;
}

Outcome<Document> at_table(Document played, AnyEvening table) {
  if (played.format != Format::played || played.evening.index() != table.index())
    return tl::unexpected(
        Refusal(Findings{{.place = "/game", .message = {"finding.book.other_game"}}}));
  const Findings wrong = std::visit(
      [&]<Game G>(const Evening<G>& at) {
        return told_of_another(played.tells, std::get<Evening<G>>(played.evening), at);
      },
      table);
  if (!wrong.empty()) return tl::unexpected(Refusal(wrong));
  std::visit([&]<Game G>(Evening<G>& at) { at.deals = std::get<Evening<G>>(played.evening).deals; },
             table);
  played.evening = std::move(table);
  return played;
}

bool can_be_posted(const std::vector<RulingView>& rulings) {
  return !rulings.empty() &&
         std::all_of(rulings.begin(), rulings.end(), [](const RulingView& ruling) {
           return ruling.question == nullptr && !has_error(ruling.findings) &&
                  ruling.decision.ruling.effect != Ruling::Effect::advice;
         });
}

}  // namespace spadille
