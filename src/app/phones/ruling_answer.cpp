#include "app/phones/ruling_answer.h"

#include <algorithm>

#include "app/phones/parts.h"
#include "app/record/events.h"
#include "app/record/session_view.h"
#include "app/referee/asked_table.h"
#include "app/referee/asking.h"
#include "app/referee/house_ruling_words.h"
#include "app/referee/house_rulings.h"
#include "app/referee/kind_search.h"
#include "app/referee/posting.h"
#include "app/referee/precedents.h"
#include "app/referee/question_words.h"
#include "app/referee/ruling_words.h"
#include "app/score/deal_words.h"
#include "app/score/viewing.h"
#include "codec/plain_text.h"
#include "text/accounts.h"
#include "text/joints.h"
#include "text/rulebook.h"

namespace spadille {
namespace {

constexpr std::size_t kDeals = 5;  ///< that a ruling may be about, the latest first

Evening table_of_ruling(const Desk& desk, const Names& names, int deal) {
  return deal == 0 ? table_by(desk, names) : table_before(desk, names, deal);
}

/// What was told so far, and each answer.
struct Told {
  Inquiry inquiry;
  std::vector<Spoken> said{};
};

Outcome<Told> told_so_far(const Desk& desk, const Names& names, const RulingSoFar& so_far) {
  if (so_far.about > last_deal(desk))
    return tl::unexpected(refused("/about", "error.no_such_deal", std::to_string(so_far.about)));
  Document known = in_words(table_of_ruling(desk, names, so_far.about), Format::incident,
                            {.members = {{"what", so_far.kind}}});
  if (has_error(known.findings)) return tl::unexpected(Refusal(known.findings));
  Told told{Inquiry(std::move(known), {"what"})};
  for (std::size_t i = 0; i < so_far.answers.size(); ++i) {
    const std::string place = "/answers/" + std::to_string(i);
    if (!told.inquiry.next()) return tl::unexpected(refused(place, "finding.too_many"));
    Findings wrong = told.inquiry.answer(so_far.answers[i]);
    for (Finding& finding : wrong) finding.place = place;
    if (!wrong.empty()) return tl::unexpected(Refusal(std::move(wrong)));
    told.said.push_back(told.inquiry.last());
  }
  return told;
}

/// What the rules say of it. REQUIRES: nothing is left to be asked.
Outcome<RulingView> decided(const Inquiry& inquiry, const RuledDeal& deal) {
  auto view = decide(inquiry.told(), deal);
  if (!view) return tl::unexpected(Refusal(view.error()));
  if (has_error(view->findings)) return tl::unexpected(Refusal(view->findings));
  return std::move(*view);
}

/// With what tables of this book ruled and decided before.
Outcome<RulingView> remembered(Book& book, const Names& names, const Evening& table,
                               RulingView view) {
  auto before = precedents(book, names, view.incident);
  if (!before) return tl::unexpected(Refusal(before.error()));
  auto house = house_decisions(book, table, view.incident);
  if (!house) return tl::unexpected(Refusal(house.error()));
  view.precedents = std::move(*before);
  view.house = std::move(*house);
  return view;
}

/// An inquiry told to somebody with a page.
class Talk {
 public:
  Talk(const Desk& desk, const Names& names, const RulingSoFar& so_far, const Words& words)
      : desk_(desk), evening_(view(desk, names)), so_far_(so_far), words_(words) {}

  void write(JsonText& json) const {
    write_session(json, *evening_.session);
    json.member("kind", so_far_.kind).member("about", so_far_.about);
    for (const Irregularity& each : irregularities(evening_.rules.game))
      if (each.name == so_far_.kind)
        json.member("title", title_of(evening_.rules.game, each, words_))
            .member("clause", to_string(each.clause));
  }

  void write_told(JsonText& json, const std::vector<Spoken>& said) const {
    std::vector<std::string> all;
    all.reserve(said.size());
    for (const Spoken& each : said)
      all.push_back(labelled(words_.say(each.member->label),
                             answer_in_words(evening_.rules.game, each, words_), words_));
    write_texts(json, "told", all);
  }

  void write(JsonText& json, const AskedQuestion& question) const {
    json.key("question").open('{').member("label", question.label);
    json.member("clause", to_string(question.clause)).member("many", question.many);
    json.member("chooses", question.chooses);
    if (!question.range.empty()) json.member("range", question.range);
    json.key("answers").open('[');
    for (const AnswerButton& button : question.answers) {
      json.open('{').member("say", button.value).member("label", button.label);
      if (!button.outcome.empty()) json.member("outcome", button.outcome);
      json.close('}');
    }
    json.close(']').close('}');
  }

  void write(JsonText& json, const RulingView& view) const {
    json.key("decision").open('{');
    write_outcome(json, view.outcome, view.names);
    if (const std::string why = why_in_words(view, words_); !why.empty()) json.member("why", why);
    write_texts(json, "columns", columns(view));
    write_reasons(json, view.decision().ruling.lines, evening_.accounts, view.names, words_);
    write_clauses(json, view);
    write_choices(json, view);
    write_texts(json, "house", house(view));
    write_texts(json, "precedents", precedents_told(view));
    write_texts(json, "warnings", warnings(view));
    json.close('}');
  }

 private:
  [[nodiscard]] std::vector<std::string> columns(const RulingView& view) const {
    std::vector<std::string> all;
    for (const Account account : evening_.accounts)
      all.push_back(in_words(account, view.names, words_));
    return all;
  }

  void write_outcome(JsonText& json, const RulingOutcome& outcome, const SeatNames& names) const {
    write_texts(json, "now", now_in_words(outcome, names, words_));
    json.member("score", score_in_words(outcome, words_));
    write_texts(json, "amounts", amounts_in_words(outcome, names, words_));
    const std::string next = next_in_words(outcome, names, words_);
    if (!next.empty()) json.member("next", next);
  }

  void write_clauses(JsonText& json, const RulingView& view) const {
    const Rulebook book = rulebook(view.game, words_.language());
    json.key("clauses").open('[');
    for (const RuleId clause : view.decision().clauses) {
      const Clause* found = book.find(clause);
      json.open('{').member("id", to_string(clause));
      json.member("title", found == nullptr ? std::string() : found->title).close('}');
    }
    json.close(']');
  }

  /// What else those might have chosen who are not at fault.
  void write_choices(JsonText& json, const RulingView& view) const {
    const auto given = [](const RulingChoice& choice) { return choice.given; };
    if (std::all_of(view.choices.begin(), view.choices.end(), given)) return;
    json.key("choices").open('[');
    for (const RulingChoice& choice : view.choices) {
      if (choice.given) continue;
      json.open('{').member("answer",
                            labelled(words_.say(choice.answer.member->label),
                                     answer_in_words(view.game, choice.answer, words_), words_));
      write_outcome(json, choice.outcome, view.names);
      json.close('}');
    }
    json.close(']');
  }

  [[nodiscard]] std::vector<std::string> house(const RulingView& view) const {
    std::vector<std::string> all;
    for (const HouseDecision& each : view.house)
      for (std::string& line : in_words(each, view.decision().ruling, view.names, words_))
        all.push_back(std::move(line));
    return all;
  }

  [[nodiscard]] std::vector<std::string> precedents_told(const RulingView& view) const {
    std::vector<std::string> all;
    for (const Precedent& before : view.precedents) {
      std::vector<std::string> parts{before.date};
      if (before.deal > 0) parts.push_back(words_.say(Message{"table.deal", {before.deal}}));
      parts.push_back(moved(before.ruling.lines, before.names, words_));
      parts.emplace_back(words_.say(effect_key(before.ruling)));
      std::erase(parts, "");
      all.push_back(joined(parts, " · "));
    }
    return all;
  }

  [[nodiscard]] std::vector<std::string> warnings(const RulingView& view) const {
    const Seq of = so_far_.about == 0 ? 0 : seq_of_deal(desk_, so_far_.about);
    const auto warning = posted_already(desk_, of, view.incident);
    return warning ? std::vector{words_.say(warning->message, view.names)}
                   : std::vector<std::string>();
  }

  const Desk& desk_;
  EveningView evening_;
  const RulingSoFar& so_far_;
  const Words& words_;
};

void write_deals(JsonText& json, const EveningView& evening, const Words& words) {
  json.key("deals").open('[').open('{').member("about", 0);
  json.member("title", words.say("table.ruling.in_play")).close('}');
  std::size_t told = 0;
  for (auto deal = evening.deals.rbegin(); deal != evening.deals.rend() && told < kDeals; ++deal) {
    if (deal->number == 0) continue;
    json.open('{').member("about", deal->number);
    json.member("title", words.say(Message{"table.deal", {deal->number}}));
    json.member("said", as_said(*deal, evening.names_in(*deal), words, words.language()));
    json.close('}');
    ++told;
  }
  json.close(']');
}

}  // namespace

std::string kinds_answer(const Desk& desk, const Names& names, const std::string& said,
                         const Words& words) {
  const EveningView evening = view(desk, names);
  const Evening table = table_by(desk, names);
  KindsMeant meant{KindsMeant::How::several, irregularities(table)};
  if (said.find_first_not_of(' ') != std::string::npos)
    meant = KindSearch(desk.game()).meant(table, said);
  JsonText json = begun("spadille/kinds", words);
  write_session(json, *evening.session);
  write_deals(json, evening, words);
  json.member("nearest", meant.how == KindsMeant::How::nearest).key("kinds").open('[');
  for (const Irregularity& each : meant.kinds)
    json.open('{')
        .member("kind", each.name)
        .member("title", title_of(desk.game(), each, words))
        .member("clause", to_string(each.clause))
        .close('}');
  return std::move(json.close(']').close('}')).take();
}

Outcome<std::string> inquiry_answer(Book& book, const Desk& desk, const Names& names,
                                    const RulingSoFar& so_far, const Words& words) {
  const auto told = told_so_far(desk, names, so_far);
  if (!told) return tl::unexpected(told.error());
  const Inquiry& inquiry = told->inquiry;
  const RuledDeal deal{&desk, so_far.about};
  const Evening& table = inquiry.told().evening;
  const Talk talk(desk, names, so_far, words);
  JsonText json = begun("spadille/inquiry", words);
  talk.write(json);
  talk.write_told(json, told->said);
  if (const auto prompt = inquiry.next()) {
    talk.write(json,
               asked_question(inquiry, *prompt, deal, names_of(table), words, words.language()));
    return std::move(json.close('}')).take();
  }
  const auto view = decided(inquiry, deal).and_then([&](RulingView found) {
    return remembered(book, names, table, std::move(found));
  });
  if (!view) return tl::unexpected(view.error());
  talk.write(json, *view);
  return std::move(json.close('}')).take();
}

Outcome<Event> told_ruling(const Desk& desk, const Names& names, const RulingSoFar& so_far) {
  const auto told = told_so_far(desk, names, so_far);
  if (!told) return tl::unexpected(told.error());
  if (told->inquiry.next()) return tl::unexpected(Refusal(Findings{missing_at("/answers")}));
  return decided(told->inquiry, {&desk, so_far.about}).map([&](const RulingView& view) {
    return posting(desk, so_far.about, view.incident);
  });
}

}  // namespace spadille
