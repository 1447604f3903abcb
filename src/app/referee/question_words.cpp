#include "app/referee/question_words.h"

#include "app/referee/asked_table.h"
#include "app/referee/ruling_words.h"
#include "text/cards.h"
#include "text/spoken.h"

namespace spadille {
namespace {

/// The numbers that can be answered, where they are few enough for buttons.
constexpr std::size_t kMostNumbers = 40;

bool is_number(const Member& member) {
  return member.kind == Kind::integer || member.kind == Kind::integers || member.kind == Kind::rank;
}

std::vector<AnswerButton> numbers(const Prompt& prompt, Language letters) {
  std::vector<AnswerButton> all;
  if (prompt.numbers.size() > kMostNumbers) return all;
  for (const int n : prompt.numbers) {
    const auto rank = static_cast<Rank>(n);
    if (prompt.member->kind == Kind::rank)
      all.push_back({std::string(1, letter(rank)), in_words(rank, letters), {}});
    else
      all.push_back({std::to_string(n), std::to_string(n), {}});
  }
  return all;
}

std::string label_of(std::string_view game, const Member& member, const std::string& value,
                     const Words& words) {
  if (member.kind == Kind::flag) return words.say(value == "y" ? "entry.yes" : "entry.no");
  if (member.kind == Kind::choice) return words.say(spoken_or_word(game, SpokenAs::choice, value));
  return value;
}

std::vector<AnswerButton> buttons(std::string_view game, const Prompt& prompt, const Words& words,
                                  Language letters) {
  const Member& member = *prompt.member;
  if (is_number(member)) return numbers(prompt, letters);
  std::vector<AnswerButton> all;
  for (std::size_t i = 0; i < prompt.valid.size(); ++i) {
    const std::string& value = prompt.valid[i];  // of several each has to be one word
    const bool one_word = member.kind != Kind::seats || value.find(' ') == std::string::npos;
    all.push_back({one_word ? value : std::to_string(prompt.numbers[i] + 1),
                   label_of(game, member, value, words),
                   {}});
  }
  return all;
}

/// As it is typed.
std::string value_of(const RulingChoice& choice) {
  if (choice.answer.member->kind == Kind::flag) return choice.answer.value.empty() ? "n" : "y";
  return choice.answer.words.front();
}

}  // namespace

AskedQuestion asked_question(const Inquiry& inquiry, const Prompt& prompt, const RuledDeal& deal,
                             const SeatNames& names, const Words& words, Language letters) {
  const Document& told = inquiry.told();
  const Member& member = *prompt.member;
  AskedQuestion asked{.label = words.say(member.label),
                      .clause = member.rule,
                      .many = is_list(member.kind),
                      .chooses = member.chosen,
                      .answers = buttons(game_of(told.evening), prompt, words, letters)};
  if (asked.answers.empty() && !prompt.valid.empty()) asked.range = prompt.valid.front();
  for (const RulingChoice& choice : choices_of(told.evening, deal, told.incident, member))
    for (AnswerButton& button : asked.answers)
      if (button.value == value_of(choice)) button.outcome = in_short(choice.outcome, names, words);
  return asked;
}

}  // namespace spadille
