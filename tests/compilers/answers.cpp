// Says what src can say, so that what one compiler made of it can be held against what another
// made: first what follows from tables and texts inside the program, then answers to documents, one
// a line, in English and one other language each.
#include <array>
#include <iostream>
#include <string>

#include "app/exchange/exporting.h"
#include "app/exchange/import_reading.h"
#include "app/people/look_alikes.h"
#include "app/record/interview.h"
#include "app/record/session_view.h"
#include "app/referee/asked_table.h"
#include "app/referee/referee_answers.h"
#include "app/review/rescore.h"
#include "app/review/review_answers.h"
#include "app/review/settling.h"
#include "app/rulebook/rule_search.h"
#include "app/rulebook/rules.h"
#include "app/score/answer.h"
#include "app/score/refusal_answer.h"
#include "app/score/scoring.h"
#include "codec/line_text.h"
#include "codec/schema.h"
#include "codec/short_form.h"
#include "text/messages.h"
#include "text/names.h"
#include "text/search_terms.h"

namespace spadille {
namespace {

void say(std::string_view text) { std::cout << text << '\n'; }

/// Formats of documents, options and forms.
void tell_formats() {
  const auto describe = [](std::string_view key) { return Words(Language::en).say(key); };
  for (const Format format : {Format::rules, Format::deal, Format::session, Format::turn,
                              Format::auction, Format::played, Format::incident})
    say(schema(format, describe));
  say(log_schema());
  for (const AnyGame* game : all_games()) say(grammar(*game));
  for (const PresetView& preset : presets()) {
    const Evening table = table_by(*preset_rules(preset.id), {});
    say(write_document(Format::rules, table));
    for (const Language language : kLanguages) say(irregularities_answer(table, Words(language)));
  }
}

/// Every sentence there is, its arguments numbers, and every clause of the rulebooks.
void tell_texts() {
  for (const Language language : kLanguages) {
    const Words words(language);
    for (const auto table : all_messages())
      for (const Phrase& phrase : table)
        for (const int n : {0, 1, 2}) say(words.say({phrase.key, {Arg::count(n), 12, 3, 4}}));
    for (const AnyGame* game : all_games())
      for (const Clause& clause : rulebook(game->id(), language).clauses)
        say(to_string(clause.id) + ' ' + folded(clause.title) + '\n' + clause.text);
  }
}

void tell_searches() {
  RuleSearch search;
  for (const std::string_view words :
       {"left bower lead", "revoking", "the last trick", "troef bekennen", "roem kloppen", "stuk",
        "renonce", "remise et codille", "le roi appelé", "切り札", "最後のトリック", "切り札を出す",
        "", "score of a lone march at nine", "Überstechen", "ｎａｔ", "nobody said this"}) {
    say("? " + std::string(words));
    for (const RuleId id : search.find(words, 20)) say(to_string(id));
  }
}

void tell_names() {
  constexpr std::array kNames{"Ann",       "Anne",   "Аnn",      "ann",  "Zoë",
                              "Zoe\u0308", "Ｚｏｅ", "Jean-Luc", "花子", "花　子"};
  for (const std::string one : kNames) {
    say(composed(one) + ' ' + look_of(one) + ' ' + folded(one));
    for (const std::string other : kNames)
      if (may_be_meant(one, other)) say("  " + other);
  }
}

/// The answer to a question of this number in English and in one other language.
void tell(std::size_t number, const auto& answer_in) {
  say(answer_in(Words(Language::en)));
  say(answer_in(Words(kLanguages.at(1 + number % (kLanguages.size() - 1)))));
}

template <typename View>
void tell(std::size_t number, const tl::expected<View, Error>& view, const auto& in_words) {
  tell(number, [&](const Words& words) {
    return view ? in_words(*view, words) : error_answer(view.error(), words);
  });
}

constexpr auto kAsAnswer = [](const auto& view, const Words& words) { return answer(view, words); };

/// The next deal, asked for question by question; what is answered follows from the number.
void tell_interview(std::size_t number, const Evening& evening, const SeatNames& names) {
  constexpr int kMost = 30;
  Interview interview(fold(evening), names);
  for (std::size_t i = 1; i <= kMost; ++i) {
    const auto prompt = interview.next();
    if (!prompt) break;
    std::string told = std::string(prompt->member->key) + ':';
    for (const std::string& word : prompt->valid) told += ' ' + word;
    say(told);
    const auto& valid = prompt->valid;
    const std::string said = valid.empty() ? "1" : valid[number * i % valid.size()];
    for (const Finding& finding : interview.answer(said.substr(0, said.find("…"))))
      say(finding.place + ' ' + std::string(finding.message.key));
  }
  say(interview.said());
  for (const Line& line : interview.preview().deal.sheet.lines) say(codec::text_of(line));
}

void tell_evening(std::size_t number, const Document& document, const std::string& text) {
  const auto evening = settle_document(text);
  tell(number, score_document(text), kAsAnswer);
  if (!evening || !evening->scored || evening->has_errors()) return;
  if (const auto settling = settle(*evening, 25))
    tell(number, [&](const Words& words) { return answer(*evening, *settling, words); });
  tell_interview(number, document.evening, evening->names);
}

void tell_document(std::size_t number, const std::string& text) {
  const auto document = read_document(text);
  if (!document) return tell(number, document, [](const auto&, const auto&) { return ""; });
  if (document->whole) say(write_document(document->format, document->evening));
  switch (document->format) {
    case Format::turn:
      tell(number, judge_turn(*document), verdict_answer);
      return tell(number, judge_trick(*document), trick_answer);
    case Format::auction: return tell(number, judge_auction(*document), kAsAnswer);
    case Format::played: return tell(number, judge_play(*document), kAsAnswer);
    case Format::incident: return tell(number, decide(*document), kAsAnswer);
    case Format::precedent: return;
    case Format::rules:
    case Format::deal:
    case Format::session:
    case Format::event: return tell_evening(number, *document, text);
  }
}

/// A session with its whole history: as faces show it, in other forms, and under other rules.
void tell_log(std::size_t number, const std::string& text) {
  const auto read = read_for_import(text);
  if (!read)
    return tell(number, [&](const Words& words) {
      const Refusal& why = read.error();
      return why.error ? refusal_answer(*why.error, words)
                       : refusal_answer(why.findings, {}, {}, words);
    });
  const auto& log = std::get<ReadLog>(*read);
  const Names names(log.document.players);
  const Desk desk{.uuid = log.document.session.uuid,
                  .at = std::vector<std::string>(log.document.session.events.size()),
                  .table = log.table};
  tell(number, [&](const Words& words) { return answer(view(desk, names), words); });
  tell(number, [&](const Words& words) { return answer(settling_view(desk, names), words); });
  say(write_log(log.document.session, log.document.players));
  say(session_as_evening(desk, names).text);
  say(session_as_table(desk, names, {}).text);
  for (const PresetView& preset : presets(desk.game()))
    if (const auto rescored = rescore(desk, names, *preset_rules(preset.id)))
      tell(number, [&](const Words& words) { return answer(*rescored, words); });
}

void answer_all() {
  tell_formats();
  tell_texts();
  tell_searches();
  tell_names();
  std::size_t number = 0;
  for (std::string text; std::getline(std::cin, text); ++number) {
    say("> " + text);
    if (is_log_document(text))
      tell_log(number, text);
    else
      tell_document(number, text);
  }
}

}  // namespace
}  // namespace spadille

int main() {
  std::ios::sync_with_stdio(false);
  spadille::answer_all();
  return std::cout.flush() ? 0 : 1;
}
