#include "app/referee/play_interview.h"

#include <algorithm>

#include "app/record/heard.h"
#include "app/referee/asking.h"
#include "app/referee/calls_typed.h"
#include "app/referee/told_play.h"
#include "codec/short_form.h"
#include "core/ascii.h"
#include "core/parts.h"
#include "games/questions.h"
#include "text/cards.h"

namespace spadille {
namespace {

/// Whether a text is calls with commas between, or one call.
bool is_calls(std::string_view text, const AnyGame& game, Language language) {
  const auto all = parts(text, ',');
  return std::all_of(all.begin(), all.end(), [&](std::string_view part) {
    return call_heard(game.id(), game.traits.calls, part, language).has_value();
  });
}

using Ask = PlayInterview::Ask;

/// A deal as far as its calls and what was said settle it, before any card.
Reckoned<AnyDeal> bid(const Evening& evening, const CardPlay& play) {
  return reckon(
      evening.rules, evening.before,
      {evening.deals.empty() ? evening.rules.game().deal() : evening.deals.front(), play});
}

/// A card has fallen, whatever was told before it: that is told again in the end.
bool is_told_otherwise(const Finding& finding) {
  return finding.cause == Finding::Cause::contradicts;
}

/// What a later answer may mend.
bool may_wait(const Finding& finding) {
  return finding.place == "/deal/trump" || finding.place == "/played/calls" ||
         is_told_otherwise(finding);
}

/// Whether the contract cannot stand as it was told.
bool is_wrong(const Findings& findings) {
  return std::any_of(findings.begin(), findings.end(), [](const Finding& finding) {
    return finding.severity == Finding::Severity::error && finding.place != "/deal/trump" &&
           !is_told_otherwise(finding);
  });
}

/// What of the contract is missing, game by game.
Ask missing(const Evening& evening, const CardPlay& play) {
  if (!evening.rules.game().traits.has_auction) return Ask::nothing;
  if (evening.deals.empty() && play.calls.empty()) return Ask::contract;
  if (!play.calls.empty() && !turned_up_from(evening.rules).empty() && !play.turn_up)
    return Ask::turn_up;
  const Reckoned<AnyDeal> now = bid(evening, play);
  if (is_wrong(now.findings)) return Ask::contract;
  if (unplayed(now.deal)) return Ask::nothing;
  if (!contract(now.deal).trump) return Ask::trump;
  return calls_for_a_card(now.deal, play) ? Ask::called : Ask::nothing;
}

/// "pass, H, ": what was said before.
std::string calls_so_far(const CardPlay& play, CallNames names) {
  std::string text;
  for (const Call call : play.calls) text += std::string(name(names, call)) + ", ";
  return text;
}

Finding refused(std::string_view text) {
  return {.place = "", .given = std::string(text), .message = {"finding.short.word"}};
}

}  // namespace

PlayInterview::PlayInterview(const Evening& table, Language language) : language_(language) {
  states_.push_back({{.format = Format::played, .evening = table, .whole = true}, 0});
  view_ = judge_play(document()).value();
}

PlayInterview::Ask PlayInterview::next() const {
  const Document& told = document();
  const CardPlay& play = told.asked.play;
  const Ask ask = missing(told.evening, play);
  if (ask != Ask::nothing) return ask;
  if (asks_melds()) return Ask::melds;
  if (view_.decision) return Ask::decision;
  const bool stopped = play.decided && ends_play(game(), *play.decided);
  const bool ended = view_.score && !view_.replay.tricks.empty();
  return stopped || ended || !view_.replay.to_play ? Ask::nothing : Ask::card;
}

int PlayInterview::trick() const {
  const auto& tricks = view_.replay.tricks;
  const bool open = !tricks.empty() && !tricks.back().winner &&
                    tricks.back().seats.size() < view_.lineup.players.size();
  return static_cast<int>(tricks.size()) + (open ? 0 : 1);
}

Findings PlayInterview::answer(std::string_view text) {
  const std::string said = trimmed(text);
  const Document& now = document();
  InWords words{.language = language_};
  if (const auto colon = said.find(':'); colon != std::string::npos) {
    words.members.emplace_back(said.substr(0, colon), said.substr(colon + 1));
    return take(more_in_words(now, words));
  }
  switch (next()) {
    case Ask::contract:
      if (const AnyGame& game = now.evening.rules.game(); is_calls(said, game, language_))
        words.members.emplace_back("calls", calls_so_far(now.asked.play, game.traits.calls) + said);
      else
        words.deal = said;
      return take(more_in_words(now, words));
    case Ask::trump: words.members.emplace_back("trump", said); break;
    case Ask::turn_up: words.members.emplace_back("turn_up", said); break;
    case Ask::called: words.members.emplace_back("called", said); break;
    case Ask::decision: words.members.emplace_back(game().questions.own.decided->key, said); break;
    case Ask::melds: return take_melds(said);
    case Ask::card: return take(with_cards(now, said, view_.lineup.players.size(), language_));
    case Ask::nothing: words.deal = said; break;
  }
  return take(more_in_words(now, words));
}

Findings PlayInterview::take(Document told) {
  if (has_error(told.findings)) return std::move(told.findings);
  if (told.evening == document().evening && told.asked == document().asked) return {refused("")};
  PlayedView view = judge_play(told).value();
  Findings wrong;
  for (Finding& finding : view.findings)
    if (finding.severity == Finding::Severity::error && !may_wait(finding))
      wrong.push_back(std::move(finding));
  if (has_error(wrong)) return wrong;
  states_.push_back({std::move(told), states_.back().claimed});
  view_ = judge_play(document()).value();
  return {};
}

/// Whether the last trick has melds in it that nobody has claimed yet, nor let go.
bool PlayInterview::asks_melds() const {
  const auto& tricks = view_.replay.tricks;
  if (tricks.size() <= states_.back().claimed || !tricks.back().winner || melds() == 0)
    return false;
  if (!view_.play.tricks[tricks.size() - 1].melds.empty()) return false;
  return claims_melds(document().evening.rules);
}

/// All of it, none of it, or a number.
Findings PlayInterview::take_melds(const std::string& text) {
  State next{document(), view_.replay.tricks.size()};
  const auto all = text.empty() ? std::optional(true) : yes_or_no(text);
  const Member& row = game().questions.own.melds->claimed;
  const Heard number = all ? Heard{} : heard(row, {}, text);
  if (!all && (!number.value || !row.accepts((*number.value)[0]) || (*number.value)[0] > melds()))
    return {refused(text)};
  const int claimed = all ? (*all ? melds() : 0) : (*number.value)[0];
  if (claimed > 0) next.told.asked.play.tricks.back().melds = {claimed};
  states_.push_back(std::move(next));
  view_ = judge_play(document()).value();
  return {};
}

bool PlayInterview::back() {
  if (states_.size() < 2) return false;
  states_.pop_back();
  view_ = judge_play(document()).value();
  return true;
}

std::vector<Message> PlayInterview::seen() const {
  std::vector<Message> all;
  if (view_.replay.tricks.empty() || !view_.replay.tricks.back().winner) return all;
  const Replayed& trick = view_.replay.tricks.back();
  const Trick& cards = view_.play.tricks[view_.replay.tricks.size() - 1].cards;
  for (std::size_t i = 0; i < trick.seats.size(); ++i)
    if (trick.seats[i] == trick.winner)
      all.push_back({"referee.wins", {*trick.winner, as_shown(cards[i], view_.suits)}});
  if (trick.worth.cards > 0) all.push_back({"referee.worth", {trick.worth.cards}});
  if (trick.worth.melds > 0)
    all.push_back({game().questions.own.melds->found, {trick.worth.melds}});
  return all;
}

}  // namespace spadille
