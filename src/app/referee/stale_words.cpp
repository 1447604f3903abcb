#include "app/referee/stale_words.h"

#include <algorithm>

#include "app/referee/ruling_words.h"
#include "app/score/change_words.h"
#include "text/accounts.h"
#include "text/joints.h"
#include "text/rulebook.h"

namespace spadille {

std::string in_words(const Ruling& ruling, const SeatNames& names, const Words& words) {
  const std::string moves = moved(ruling.lines, names, words);
  std::string text = moves;
  if (ruling.effect != Ruling::Effect::lines || moves.empty())
    text += (text.empty() ? "" : " · ") + words.say(effect_key(ruling));
  if (ruling.dealer) text += " · " + deals_in_words(*ruling.dealer, ruling.then, names, words);
  return text;
}

std::string compared(std::string_view game, const StaleView& ruling, std::string_view by,
                     std::string_view untold, const Words& words) {
  const std::string now =
      ruling.now ? in_words(*ruling.now, ruling.names, words) : words.say(untold);
  return titled(game, ruling.ruled, words.language()) + " — " +
         labelled(words.say("book.ruled_then"), in_words(ruling.was, ruling.names, words), words) +
         " → " + labelled(words.say(by), now, words);
}

std::string in_words(std::string_view game, const StaleView& stale, const Words& words) {
  return compared(game, stale, "book.ruled_now", "book.ruled_no_more", words);
}

std::vector<std::string> stale_in_words(const EveningView& evening, int deal, const Words& words) {
  std::vector<std::string> all;
  if (!evening.session) return all;
  for (const StaleView& each : evening.session->stale)
    if (each.deal == deal) all.push_back(in_words(evening.rules.game, each, words));
  return all;
}

std::vector<StaleView> newly_stale(const EveningView& before, const EveningView& after) {
  std::vector<StaleView> all;
  if (!before.session || !after.session) return all;
  const std::vector<StaleView>& were = before.session->stale;
  for (const StaleView& is : after.session->stale)
    if (std::none_of(were.begin(), were.end(), [&is](const StaleView& was) {
          return was.seq == is.seq && was.now == is.now;
        }))
      all.push_back(is);
  return all;
}

}  // namespace spadille
