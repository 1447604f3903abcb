#include "app/score/change_words.h"

#include <utility>

#include "app/deal_view.h"
#include "app/typed.h"
#include "text/accounts.h"
#include "text/joints.h"
#include "text/names.h"
#include "text/rulebook.h"

namespace spadille {
namespace {

std::string in_words(const Difference& option) {
  const Member& member = *option.b.member;
  return std::string(member.key) + ": " + option.a.value() + " → " + option.b.value() + "  " +
         to_string(member.rule);
}

/// "QU-8.4  Ann: beast · Ann −4 · pool +4"
std::string in_words(const Line& line, const SeatNames& names, const Words& words) {
  return to_string(line.rule) + "  " + words.say(line.message, names) + " · " +
         moved({line}, names, words);
}

std::vector<std::string> in_words(const AwaitingView& awaiting, const EveningView& evening,
                                  const Words& words) {
  std::vector<std::string> all;
  if (!awaiting.of_void_deal)
    for (const Line& line : awaiting.lines)
      if (!line.postings.empty()) all.push_back(in_words(line, evening.names, words));
  if (all.empty() && awaiting.ruled.named())
    all.push_back(titled(evening.rules.game, awaiting.ruled, words.language()));
  if (awaiting.dealer)
    all.push_back(deals_in_words(*awaiting.dealer, awaiting.then, evening.names, words));
  return all;
}

}  // namespace

std::string deals_in_words(Seat next, std::optional<Seat> then, const SeatNames& names,
                           const Words& words) {
  return then ? words.say({"cli.sheet.deals_then", {next, *then}}, names)
              : words.say({"cli.sheet.deals_next", {next}}, names);
}

std::string told(const DealView& deal, const SeatNames& names, const Words& words) {
  if (deal.ended) return words.say("book.ended");
  return deal.said.empty() ? "" : typed(deal_of(deal.deal), names, words);
}

std::string told(const FormerView& former, const SeatNames& names, const Words& words) {
  if (former.ended) return words.say("book.ended");
  return former.said.empty() ? "" : typed(deal_of(former.deal), names, words);
}

std::vector<std::string> awaiting_in_words(const EveningView& evening, const Words& words,
                                           std::size_t from) {
  std::vector<std::string> all;
  if (!evening.session) return all;
  const std::vector<AwaitingView>& rulings = evening.session->awaiting;
  for (std::size_t i = from; i < rulings.size(); ++i)
    for (std::string& sentence : in_words(rulings[i], evening, words))
      all.push_back(std::move(sentence));
  return all;
}

std::vector<std::string> in_words(std::string_view game, const ChangeView& change,
                                  const Words& words) {
  std::vector<std::string> all;
  for (const Difference& option : change.rules) all.push_back(in_words(option));
  if (!change.players.empty())
    all.push_back(
        labelled(words.say("book.seats"), listed(change.players, words.language()), words));
  if (!change.waiting.empty())
    all.push_back(
        labelled(words.say("book.waiting"), listed(change.waiting, words.language()), words));
  if (change.dealer)
    all.push_back(words.say({"cli.sheet.deals_next", {*change.dealer}}, change.names));
  if (change.deals_again)
    all.push_back(words.say({"book.deals_again", {*change.deals_again}}, change.names));
  if (change.lines.empty() && change.ruled.named())
    all.push_back(titled(game, change.ruled, words.language()));
  return all;
}

}  // namespace spadille
