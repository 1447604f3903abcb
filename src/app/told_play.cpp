#include "app/told_play.h"

#include "app/heard.h"
#include "games/as_meant.h"
#include "games/played.h"
#include "games/questions.h"

namespace spadille {

Document with_cards(Document played, const std::string& cards, std::size_t players,
                    Language language) {
  const Heard heard = spadille::heard(cards_of_trick(), {}, cards, language);
  if (!heard.value || heard.value->empty()) {
    played.findings.push_back(not_understood("", cards_of_trick(), cards));
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
  return std::visit(
      [&]<Game G>(const Evening<G>& evening) -> Outcome<ToldPlay> {
        Played<G> told{{}, as_meant(evening.rules, played.asked.play)};
        if (!evening.deals.empty()) told.said = evening.deals.front();
        Reckoned<G> reckoned = reckon<G>(evening.rules, evening.before, told);
        if (has_error(reckoned.findings))
          return tl::unexpected(Refusal(std::move(reckoned.findings)));
        return ToldPlay{std::move(reckoned.deal), std::move(told.play)};
      },
      played.evening);
}

}  // namespace spadille
