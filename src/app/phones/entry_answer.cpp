#include "app/phones/entry_answer.h"

#include <algorithm>

#include "app/phones/parts.h"
#include "app/record/entry_form.h"
#include "app/record/entry_outcome.h"
#include "app/score/board_words.h"
#include "app/score/change_words.h"
#include "codec/json_text.h"
#include "codec/log.h"
#include "text/accounts.h"
#include "text/cards.h"

namespace spadille {
namespace {

void write_numbers(JsonText& json, std::string_view key, const auto& numbers) {
  json.key(key).open('[');
  for (const int number : numbers) json.value(number);
  json.close(']');
}

/// A deal as it is entered, told to somebody with a page.
class Form {
 public:
  Form(const EnteredDeal& entered, const Words& words)
      : entered_(entered),
        entry_(entered.entry),
        words_(words),
        ever_(entered.entry.ever_asked()),
        preview_(entered.entry.preview()),
        ready_(!has_error(preview_.deal.findings)) {}

  void write(JsonText& json) const {
    write_session(json, *entered_.evening.session);
    write_about(json);
    write_so_far(json);
    write_ways(json);
    write_fields(json);
    write_marks(json);
    write_pack(json);
    write_quick(json);
    write_parties(json);
    write_outcome(json);
  }

 private:
  void write_about(JsonText& json) const {
    const EveningView& evening = entered_.evening;
    if (entered_.corrects != 0)
      json.member("corrects", entered_.corrects)
          .member("title", words_.say(Message{"table.correct_deal", {number()}}));
    else
      json.member("title", progress_in_words(evening, words_))
          .member("turn", turn_in_words(evening, words_));
    if (entered_.corrects == 0) write_texts(json, "awaiting", awaiting_in_words(evening, words_));
  }

  [[nodiscard]] int number() const {
    const auto& deals = entered_.evening.deals;
    const auto deal = std::find_if(deals.begin(), deals.end(), [this](const DealView& each) {
      return each.seq == entered_.corrects;
    });
    return deal == deals.end() ? 0 : deal->number;
  }

  /// What a page sends back with the next tap.
  void write_so_far(JsonText& json) const {
    json.key("deal").raw(deal_text(entry_.deal()));
    write_numbers(json, "chalked", entered_.in_turn);
    json.member("way", static_cast<int>(entered_.way));
  }

  void write_ways(JsonText& json) const {
    std::vector<std::string> labels;
    for (const Way& way : entry_.table().ways) labels.push_back(words_.say(way.label));
    write_texts(json, "ways", labels);
  }

  void write_fields(JsonText& json) const {
    json.key("fields").open('[');
    for (const Member* member : entry_.members())
      if (is_shown(*member)) write_field(json, *member);
    json.close(']');
  }

  /// Also what is not asked for yet: a phone without a line asks it all. Marks are chalked up
  /// beside the fields.
  [[nodiscard]] bool is_shown(const Member& member) const {
    if (member.kind == Kind::marks) return false;
    if (is_asked(member) || !entry_.get(member.key).empty()) return true;
    return !is_of_another_way(entry_, member, entered_.way) &&
           std::find(ever_.begin(), ever_.end(), member.key) != ever_.end();
  }

  [[nodiscard]] bool is_asked(const Member& member) const {
    return spadille::is_asked(entry_, member, entered_.way);
  }

  void write_field(JsonText& json, const Member& member) const {
    const Value value = entry_.get(member.key);
    json.open('{').member("key", member.key).member("kind", asked_as(member));
    json.member("label", words_.say(member.label)).member("asked", is_asked(member));
    write_numbers(json, "values", value);
    std::vector<std::string> shown;
    for (const int n : value) shown.push_back(on_button(member, n));
    write_texts(json, "shown", shown);
    if (is_list(member.kind)) json.member("many", true);
    if (member.kind == Kind::integer) json.member("most", member.max);
    write_choices(json, member, value);
    json.close('}');
  }

  [[nodiscard]] std::string on_button(const Member& member, int value) const {
    return spadille::on_button(entry_, member, value, words_, words_.language());
  }

  void write_choices(JsonText& json, const Member& member, const Value& value) const {
    const std::vector<int> all = offered(entry_, member);
    if (all.empty()) return;
    json.key("choices").open('[');
    for (const int n : all) {
      json.open('{').member("value", n).member("label", on_button(member, n));
      json.member("chosen", is_chosen(member, value, n));
      json.member("possible", entry_.possible(member.key, n));
      if (!is_chosen(member, value, n)) write_effect(json, member, value, n);
      json.close('}');
    }
    json.close(']');
  }

  /// What the answer would do, where it makes the deal whole.
  void write_effect(JsonText& json, const Member& member, const Value& value, int n) const {
    if (!is_asked(member)) return;
    DealEntry trial = entry_;
    trial.set(member.key, toggled(member, value, n));
    entered_.chalked.place(trial);
    if (!trial.ready()) return;
    const EntryOutcome outcome = outcome_of(trial, words_);
    json.member("effect", outcome.effect).member("good", outcome.good).member("bad", outcome.bad);
  }

  void write_marks(JsonText& json) const {
    const Family* family = family_of(entry_, Kind::marks);
    if (family == nullptr) return;
    json.key("marks").open('[');
    for (int party = 0; party < entry_.parties(); ++party) {
      const Account account = preview_.accounts[static_cast<std::size_t>(party)];
      json.open('{').member("name", in_words(account, entry_.names(), words_));
      write_numbers(json, "marks", entered_.chalked.of(party));
      json.member("sum", entered_.chalked.sum(party)).close('}');
    }
    json.close(']');
    write_numbers(json, "amounts", family->usual);
  }

  void write_pack(JsonText& json) const {
    const auto members = entry_.members();
    const bool cards = std::any_of(members.begin(), members.end(), [&](const Member* member) {
      return asked_as(*member) == "cards" && is_shown(*member);
    });
    if (!cards) return;
    json.key("pack").open('[');
    for (const std::vector<Card>& row : in_rows(entry_.pack())) {
      json.open('[');
      for (const Card card : row)
        json.open('{')
            .member("card", card.code())
            .member("label", in_words(card, words_.language()))
            .member("suit", static_cast<int>(card.suit()))
            .close('}');
      json.close(']');
    }
    json.close(']');
  }

  void write_quick(JsonText& json) const {
    const auto players = static_cast<int>(entry_.names().seats.size());
    const auto all = entry_.table().quick;
    const auto fits = [players](const QuickAnswer& quick) { return quick.fits(players); };
    if (std::none_of(all.begin(), all.end(), fits)) return;
    json.key("quick").open('[');
    for (const QuickAnswer& quick : all)
      if (fits(quick))
        json.open('{')
            .member("key", quick.key)
            .member("label", words_.say(quick.label))
            .member("chosen", entry_.says(quick))
            .close('}');
    json.close(']');
  }

  void write_parties(JsonText& json) const {
    const auto names = parties(entry_, preview_, words_);
    const auto figures = comes_to(entry_, preview_);
    if (names.empty()) return;
    json.key("parties").open('[');
    for (std::size_t i = 0; i < names.size(); ++i)
      json.open('{').member("name", names[i]).member("figure", figures[i]).close('}');
    json.close(']');
  }

  void write_outcome(JsonText& json) const {
    std::vector<std::string> needs;
    for (const Message& need : entry_.prospect().needs)
      needs.push_back(words_.say(need, entry_.names()));
    write_texts(json, "outlook", needs);
    json.member("ready", ready_);
    if (!entry_.empty()) write_texts(json, "findings", wrong_in_words(preview_, words_));
    if (ready_) write_effects(json);
  }

  void write_effects(JsonText& json) const {
    const DealView& deal = preview_.deal;
    json.member("effect", moved_by(deal.sheet, preview_.accounts, preview_.names, words_));
    json.key("columns").open('[');
    for (const Account account : preview_.accounts)
      json.value(in_words(account, preview_.names, words_));
    json.close(']').key("moved").open('[');
    for (const Account account : preview_.accounts) json.value(total(deal.sheet, account));
    json.close(']');
    write_reasons(json, deal.sheet.lines, preview_.accounts, preview_.names, words_);
  }

  const EnteredDeal& entered_;
  const DealEntry& entry_;
  const Words& words_;
  std::vector<std::string_view> ever_;
  Preview preview_;
  bool ready_;
};

}  // namespace

std::string entry_answer(const EnteredDeal* entered, const Words& words) {
  JsonText json = begun("spadille/entry", words);
  if (entered != nullptr) Form(*entered, words).write(json);
  return std::move(json.close('}')).take();
}

}  // namespace spadille
