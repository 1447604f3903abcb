#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "codec/plain_text.h"
#include "core/ascii.h"
#include "core/finding.h"
#include "core/seat_names.h"
#include "games/games.h"

namespace spadille {

/// The short text form of a deal: bare values in the order of the game's form, others behind their
/// word. "N alone 5", "C 7 match B". Words and letters in any case.
/// Findings have an empty place and give the word that was not understood.
template <Game G>
[[nodiscard]] typename G::Deal read_short(std::string_view text, const SeatNames& names,
                                          Findings& findings);

template <Game G>
[[nodiscard]] std::string write_short(const typename G::Deal& deal, const SeatNames& names);

/// The grammar as one line: "SEAT [alone] N [defender SEAT] …".
template <Game G>
[[nodiscard]] std::string grammar();

namespace short_form {

[[nodiscard]] std::vector<std::string_view> words_of(std::string_view text);
/// The text with full-width letters and spaces, as Japanese keyboards give them, as plain ones.
[[nodiscard]] std::string plain(std::string_view text);
[[nodiscard]] SeatNames plain(SeatNames names);
/// The same, their words with one space between them.
[[nodiscard]] SeatNames in_words(SeatNames names);
/// Some words with one space between them.
[[nodiscard]] std::string joined(std::span<const std::string_view> words);
/// The number that a word stands for as a value of `member`, if it can be one.
[[nodiscard]] std::optional<int> meant(const Member& member, const SeatNames& names,
                                       std::string_view word);
/// A word that reads back as `number`: for a seat its name, or its beginning, or its number, or its
/// point of the compass. `reserved`: whether a word means something else in the form.
[[nodiscard]] std::string word_for(const Member& member, const SeatNames& names, int number,
                                   bool (*reserved)(std::string_view));
/// A value, and how many words say it.
struct Said {
  int number = 0;
  std::size_t words = 1;
};
/// The seat that the first words name: as many as tell the players apart, with what can only be the
/// rest of the name; or somebody else's whole name that begins so. `is_of_form`: a word that is
/// never part of a name; `says_more`: one that can say something else.
[[nodiscard]] std::optional<Said> seat_said(const SeatNames& names,
                                            std::span<const std::string_view> words,
                                            const auto& is_of_form, const auto& says_more);
[[nodiscard]] std::string_view placeholder(Kind kind);
[[nodiscard]] std::string all(const SeatNames& names);

}  // namespace short_form

std::optional<short_form::Said> short_form::seat_said(const SeatNames& names,
                                                      std::span<const std::string_view> words,
                                                      const auto& is_of_form,
                                                      const auto& says_more) {
  std::optional<Said> whole;
  std::optional<Said> begun;
  bool ended = false;
  for (std::size_t size = 1; size <= words.size(); ++size) {
    if (size > 1 && is_of_form(words[size - 1])) break;
    const std::string text = joined(words.first(size));
    const auto who = seat_meant(names, text);
    if (who && same_word(names.of(*who), text)) whole = Said{who->index, size};
    ended = ended || (begun && (!who || says_more(words[size - 1])));
    if (who && !ended) begun = Said{who->index, size};
  }
  if (!begun || !whole || whole->words < begun->words) return begun ? begun : whole;
  return whole->number == begun->number ? begun : whole;
}

/// Walks the words of one deal once, from left to right.
template <Game G>
class ShortReader {
 public:
  ShortReader(std::string_view text, const SeatNames& names)
      : text_(short_form::plain(text)),
        words_(short_form::words_of(text_)),
        names_(short_form::in_words(names)) {}

  typename G::Deal read(Findings& findings) {
    while (at_ < words_.size()) {
      const std::size_t begin = at_;
      const auto* row = named_row(words_[at_]);
      if (row != nullptr) ++at_;
      if (row == nullptr) row = next_bare();
      if (row == nullptr || !row->get(deal_).empty()) return refuse(begin, findings);
      if (!take(*row))
        return at_ < words_.size() ? refuse_value(begin == at_ ? list_or(*row) : *row, findings)
                                   : refuse(at_, findings);
    }
    return deal_;
  }

 private:
  using Row = std::remove_cvref_t<decltype(G::form()[0])>;

  const Row* named_row(std::string_view word) const {
    for (const Row& row : G::form())
      if (!row.word.empty() && same_word(row.word, word)) return &row;
    return nullptr;
  }

  const Row* next_bare() {
    for (; bare_ < G::form().size(); ++bare_)
      if (G::form()[bare_].word.empty()) return &G::form()[bare_++];
    return nullptr;
  }

  /// A bare word behind a list was meant for the list.
  const Row& list_or(const Row& row) const { return list_ == nullptr ? row : *list_; }

  using Said = short_form::Said;

  static bool is_seat(const Row& row) { return row.kind == Kind::seat || row.kind == Kind::seats; }

  /// Whether the next word is a value of `row`; a word of the form never is.
  std::optional<Said> next_value(const Row& row) const {
    if (at_ == words_.size() || named_row(words_[at_]) != nullptr) return std::nullopt;
    if (is_seat(row)) return next_seat();
    const auto number = short_form::meant(row, names_, words_[at_]);
    return number ? std::optional(Said{*number}) : std::nullopt;
  }

  /// Whether a word can say something else than more of a name.
  bool says_more(std::string_view word) const {
    if (named_row(word) != nullptr || seat_meant(names_, word)) return true;
    return std::any_of(G::form().begin(), G::form().end(), [&](const Row& row) {
      return !is_seat(row) && short_form::meant(row, names_, word);
    });
  }

  std::optional<Said> next_seat() const {
    return short_form::seat_said(
        names_, std::span(words_).subspan(at_),
        [this](std::string_view word) { return named_row(word) != nullptr; },
        [this](std::string_view word) { return says_more(word); });
  }

  bool take(const Row& row) {
    Value value;
    if (row.kind == Kind::flag) value.push_back(1);
    while (row.kind != Kind::flag) {
      const auto next = next_value(row);
      if (!next || !row.accepts(next->number) || value.size() == static_cast<std::size_t>(row.most))
        break;
      if (is_set(row.kind) && std::count(value.begin(), value.end(), next->number) > 0) break;
      value.push_back(next->number);
      at_ += next->words;
      if (!is_list(row.kind)) break;
    }
    if (value.empty()) return false;
    row.set(deal_, value);
    list_ = is_list(row.kind) ? &row : nullptr;
    return true;
  }

  typename G::Deal refuse(std::size_t at, Findings& findings) const {
    const bool missing = at >= words_.size();
    findings.push_back({.place = "",
                        .given = visible(words_[missing ? at - 1 : at]),
                        .message = {missing ? "finding.short.unfinished" : "finding.short.word"},
                        .expected = grammar<G>()});
    return deal_;
  }

  /// The word cannot be a value of `member`: says which ones could.
  typename G::Deal refuse_value(const Member& member, Findings& findings) const {
    const bool seat = member.kind == Kind::seat || member.kind == Kind::seats;
    findings.push_back({.place = "",
                        .given = visible(words_[at_]),
                        .message = {seat ? "finding.short.seat" : "finding.range"},
                        .rule = member.rule,
                        .expected = seat ? short_form::all(names_) : domain(member)});
    return deal_;
  }

  std::string text_;
  std::vector<std::string_view> words_;
  SeatNames names_;  ///< as plain as the text
  std::size_t at_ = 0;
  std::size_t bare_ = 0;
  const Row* list_ = nullptr;  ///< whose values stand just before
  typename G::Deal deal_{};
};

template <Game G>
typename G::Deal read_short(std::string_view text, const SeatNames& names, Findings& findings) {
  return ShortReader<G>(text, names).read(findings);
}

template <Game G>
std::string write_short(const typename G::Deal& deal, const SeatNames& names) {
  std::string text;
  const auto add = [&text](std::string_view word) {
    if (!text.empty()) text += ' ';
    text += word;
  };
  bool gap = false;
  for (const auto& row : G::form()) {
    const Value value = row.get(deal);
    if (row.word.empty() && value.empty()) gap = true;  // what stands bare behind it would shift
    if (value.empty() || (row.word.empty() && gap)) continue;
    if (!row.word.empty()) add(row.word);
    if (row.kind == Kind::flag) continue;
    for (const int number : value)
      add(short_form::word_for(row, names, number, [](std::string_view word) {
        return std::any_of(G::form().begin(), G::form().end(),
                           [&](const Member& member) { return same_word(member.word, word); });
      }));
  }
  return text;
}

template <Game G>
std::string grammar() {
  std::string text;
  for (const auto& row : G::form()) {
    if (!text.empty()) text += ' ';
    if (row.word.empty()) {
      text += short_form::placeholder(row.kind);
      continue;
    }
    text += '[';
    text += row.word;
    if (row.kind != Kind::flag) text += ' ';
    text += short_form::placeholder(row.kind);
    text += ']';
  }
  return text;
}

}  // namespace spadille
