#include "app/phones/turn_answer.h"

#include "app/phones/parts.h"
#include "app/record/session_view.h"
#include "app/referee/asked_table.h"
#include "app/referee/asking.h"
#include "app/referee/statements.h"
#include "codec/json_text.h"
#include "text/cards.h"

namespace spadille {
namespace {

/// The question as the referee takes it. Of the trick alone nothing else is asked.
InWords as_typed(const TurnSoFar& so_far, bool legal, const Words& words) {
  InWords typed{.items = so_far.trick, .language = words.language()};
  const auto add = [&](std::string_view key, const std::string& text) {
    if (!text.empty()) typed.members.emplace_back(key, text);
  };
  add("trump", so_far.trump);
  add("alone", so_far.alone);
  add("leader", so_far.leader);
  if (!legal) return typed;
  add("card", so_far.card);
  add("hand", so_far.hand);
  add("seen", so_far.seen);
  return typed;
}

/// Whoever takes part and was not named leads from where the play begins.
void complete(Position& turn, const TableTraits& traits) {
  if (!turn.leader || !takes_part({.players = traits.players}, *turn.leader))
    turn.leader = traits.players[0];
  hold_card(turn);
}

/// A moment of the play told to somebody with a page.
class Moment {
 public:
  /// REQUIRES: `turn` has a leader, who takes part.
  Moment(const TableTraits& traits, const Position& turn, bool legal, const Words& words)
      : traits_(traits), turn_(turn), legal_(legal), words_(words) {}

  void write(JsonText& json, const tl::expected<TurnView, Error>& view) const {
    write_answers(json, "questions", "",
                  {{"trick", words_.say("table.referee.who_wins"), !legal_},
                   {"legal", words_.say("table.referee.was_allowed"), legal_}});
    write_about(json);
    write_places(json, view ? &*view : nullptr);
    if (legal_) write_hand(json);
    write_pack(json);
    json.member("on_the_table", words_.say("table.referee.on_the_table"));
    json.member("take_back", words_.say("table.referee.take_back"));
    json.member("next", words_.say("table.referee.next"));
    json.member("hint",
                words_.say(legal_ ? "table.referee.hint_turn" : "table.referee.hint_trick"));
    if (view && is_told()) write_verdict(json, *view);
  }

 private:
  /// A button, what it says to the door, and whether it is pressed.
  struct Button {
    std::string say{};
    std::string label{};
    bool chosen = false;
  };

  static void write_answers(JsonText& json, std::string_view key, const std::string& label,
                            const std::vector<Button>& buttons) {
    json.key(key).open('{').member("label", label).key("answers").open('[');
    for (const Button& button : buttons)
      json.open('{')
          .member("say", button.say)
          .member("label", button.label)
          .member("chosen", button.chosen)
          .close('}');
    json.close(']').close('}');
  }

  void write_about(JsonText& json) const {
    std::vector<Button> suits;
    suits.reserve(4);
    for (const Suit suit : {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs})
      suits.push_back({{letter(suit)}, in_words(suit), turn_.trump == suit});
    if (traits_.trumps) write_answers(json, "trumps", label_of("trump"), suits);
    std::vector<Button> seats;
    seats.reserve(traits_.names.seats.size());
    for (int i = 0; i < static_cast<int>(traits_.names.seats.size()); ++i)
      seats.push_back(
          {traits_.names.of(seat(i)), traits_.names.of(seat(i)), turn_.loners.maker == seat(i)});
    if (!traits_.loners.empty()) write_answers(json, "loners", words_.say(traits_.loners), seats);
  }

  [[nodiscard]] std::string label_of(std::string_view key) const {
    for (const Member* member : question_members(Format::turn))
      if (member->key == key) return words_.say(member->label);
    return {};
  }

  void write_card(JsonText& json, Card card) const {
    const Card shown = as_shown(card, traits_.suits);
    json.member("say", to_string(shown)).member("label", in_words(shown, words_.language()));
    if (shown.has_suit() && shown != Card::joker())
      json.member("suit", static_cast<int>(shown.suit()));
  }

  /// Who sits there, in turn from the leader on, and what he has played.
  void write_places(JsonText& json, const TurnView* view) const {
    const Lineup order{.players = traits_.players};
    const bool judged = view != nullptr && !has_error(view->findings) && !turn_.trick.empty();
    json.key("places").open('[');
    for (std::size_t i = 0; i < traits_.players.size(); ++i) {
      const Seat who = in_turn(order, *turn_.leader, i);
      const bool asked = turn_.card && i == turn_.trick.size();
      json.open('{').member("say", traits_.names.of(who)).member("name", traits_.names.of(who));
      std::vector<std::string> notes;
      if (i == 0) notes.push_back(words_.say("table.referee.led"));
      if (judged && view->winning == i && i < turn_.trick.size())
        notes.push_back(words_.say("table.referee.winning"));
      if (asked) notes.push_back(words_.say("table.referee.asked"));
      write_texts(json, "notes", notes);
      if (i < turn_.trick.size() || asked) {
        json.key("card").open('{');
        write_card(json, asked ? *turn_.card : turn_.trick[i]);
        json.close('}');
      }
      json.close('}');
    }
    json.close(']');
  }

  void write_hand(JsonText& json) const {
    write_answers(json, "targets", words_.say("table.referee.next_card"),
                  {{"trick", words_.say("table.referee.on_the_table")},
                   {"card", words_.say("table.referee.asked_about")},
                   {"held", words_.say("table.referee.in_the_hand")}});
    json.member("whole", words_.say("table.referee.whole_hand"));
  }

  void write_pack(JsonText& json) const {
    json.key("pack").open('[');
    for (const std::vector<Card>& row : in_rows(traits_.pack, traits_.suits)) {
      json.open('[');
      for (const Card card : row) {
        json.open('{');
        write_card(json, card);
        json.member("left", is_left(card, traits_.pack, told())).close('}');
      }
      json.close(']');
    }
    json.close(']');
  }

  /// Every card that lies somewhere, or is held.
  [[nodiscard]] std::vector<Card> told() const {
    std::vector<Card> all(turn_.trick.begin(), turn_.trick.end());
    for (const Card card : turn_.hand | turn_.seen) all.push_back(card);
    for (const Ranks* ranks : {&turn_.more_of_hand, &turn_.more_seen})
      for (const Rank rank : *ranks) all.push_back(Card::of_rank(rank));
    const bool nothing_held = all.size() == turn_.trick.size();
    if (turn_.card && nothing_held) all.push_back(*turn_.card);
    return all;
  }

  [[nodiscard]] bool is_told() const {
    if (traits_.trumps && !turn_.trump) return false;
    return legal_ ? turn_.card.has_value() : turn_.trick.size() == traits_.players.size();
  }

  void write_verdict(JsonText& json, const TurnView& view) const {
    json.key("verdict").open('{');
    if (has_error(view.findings)) {
      json.member("kind", "wrong").key("said").open('[');
      for (const Finding& finding : view.findings) write_said(json, {.message = finding.message});
      json.close(']').close('}');
      return;
    }
    if (legal_)
      json.member("kind", name(view.verdict.play))
          .member("title", words_.say(title_of(view.verdict.play)));
    else
      json.member("kind", "won");
    json.key("said").open('[');
    for (const Statement& said : legal_ ? verdict_told(view) : trick_told(view))
      write_said(json, said);
    json.close(']').close('}');
    if (!legal_ && view.winner) json.member("winner", traits_.names.of(*view.winner));
  }

  void write_said(JsonText& json, const Statement& said) const {
    json.open('{').member("text", in_words(said, traits_.names, words_));
    if (said.rule.named()) json.member("rule", to_string(said.rule));
    json.close('}');
  }

  const TableTraits& traits_;
  const Position& turn_;
  bool legal_;
  const Words& words_;
};

}  // namespace

Outcome<std::string> turn_answer(const Desk& desk, const Names& names, const TurnSoFar& so_far,
                                 bool legal, const Words& words) {
  Document question = in_words(table_by(desk, names), Format::turn, as_typed(so_far, legal, words));
  if (has_error(question.findings)) return tl::unexpected(Refusal(question.findings));
  Position& turn = question.asked.turn;
  const TableTraits traits = traits_of(question.evening, turn);
  complete(turn, traits);
  JsonText json = begun("spadille/moment", words);
  write_session(json, *view(desk, names).session);
  Moment(traits, turn, legal, words)
      .write(json, legal ? judge_turn(question) : judge_trick(question));
  return std::move(json.close('}')).take();
}

}  // namespace spadille
