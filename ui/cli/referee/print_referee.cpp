#include "ui/cli/referee/print_referee.h"

#include <algorithm>

#include "app/referee/calls_typed.h"
#include "app/referee/statements.h"
#include "app/score/change_words.h"
#include "text/cards.h"
#include "text/joints.h"

namespace spadille::cli {
namespace {

/// Sentences of one answer, each on a line of its own.
class Sentences {
 public:
  Sentences(const SeatNames& names, const Voice& voice) : names_(names), voice_(voice) {}

  /// The sentence, what it lists, and the clause that says so.
  void add(const Message& message, std::string_view list = {}, RuleId rule = {}) {
    text_ += voice_.words.say(message, names_);
    if (!list.empty()) text_ += joints(language()).gap + voice_.style.strong(list);
    if (rule.named()) text_ += "  " + voice_.style.dim(to_string(rule));
    text_ += '\n';
  }
  void add_all(const std::vector<Statement>& statements) {
    for (const Statement& statement : statements)
      add(statement.message, listed(statement, names_, language()), statement.rule);
  }
  [[nodiscard]] std::string take() && { return std::move(text_); }
  [[nodiscard]] Language language() const { return voice_.words.language(); }

 private:
  const SeatNames& names_;
  const Voice& voice_;
  std::string text_{};
};

std::string in_words(CallSet calls, const AuctionView& view, const Words& words) {
  std::string text;
  for (const Call call : calls)
    text += (text.empty() ? "" : joints(words.language()).comma) +
            call_typed(view.game, name(view.calls, call), words);
  return text;
}

bool all_seen(const PlayedView& view) {
  return std::ranges::all_of(view.lineup.players, [&](Seat who) {
    return (view.play.hands[who.index] | view.replay.played[who.index]).size() >=
           view.lineup.tricks;
  });
}

}  // namespace

std::string verdict(const TurnView& view, const Voice& voice) {
  Sentences say(view.names, voice);
  say.add_all(verdict_told(view));
  return std::move(say).take();
}

std::string trick(const TurnView& view, const Voice& voice) {
  Sentences say(view.names, voice);
  say.add_all(trick_told(view));
  return std::move(say).take();
}

std::string auction(const AuctionView& view, const Voice& voice) {
  Sentences say(view.names, voice);
  if (view.refused) {
    const std::string call = call_typed(
        view.game, name(view.calls, view.bidding.calls[view.refused->index]), voice.words);
    if (view.refused->seat)
      say.add({"referee.refused", {*view.refused->seat}}, call, view.refused->rule);
    else
      say.add({"referee.refused_after"}, call, view.refused->rule);
  }
  const bool settled = !view.settled.empty();
  if (view.to_call)
    say.add({settled ? "referee.may_still_call" : "referee.to_call", {*view.to_call}},
            in_words(view.may, view, voice.words), view.why);
  if (!view.if_held.empty())
    say.add({"referee.if_held"}, in_words(view.if_held, view, voice.words));
  if (settled)
    say.add({"referee.settled"}, settled_typed(view, voice.words),
            view.to_call ? RuleId{} : view.why);
  for (const auto& [message, rule] : view.sequels) say.add(message, {}, rule);
  if (view.callable && !view.callable->cards.empty())
    say.add({"referee.callable"},
            spadille::in_words(in_order(view.callable->cards), say.language()), view.callable->why);
  if (view.callable && view.callable->cards.empty())
    say.add({"referee.call_nobody"}, {}, view.callable->why);
  return std::move(say).take();
}

std::string revokes(const PlayedView& view, const Voice& voice) {
  Sentences say(view.names, voice);
  say.add_all(revokes_told(view));
  if (view.revokes.revokes.empty()) say.add_all(open_told(view));
  if (view.revokes.revokes.empty() && view.revokes.open.empty())
    say.add({all_seen(view) ? "referee.no_revoke" : "referee.not_all_seen"});
  if (!view.said.empty() && view.score)
    say.add({"referee.comes_to"}, told(*view.score, view.names, voice.words));
  if (view.decision) say.add(view.decision->message, {}, view.decision->rule);
  std::string text = std::move(say).take();
  for (const RulingView& ruling : view.rulings) text += award(ruling, voice);
  return text;
}

}  // namespace spadille::cli
