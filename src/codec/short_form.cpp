#include "codec/short_form.h"

#include <algorithm>
#include <utility>

#include "codec/plain_text.h"
#include "core/ascii.h"

namespace spadille {
namespace {

using short_form::Reading;
using Row = AnyQuestion<AnyDeal>;

/// Whether a word can be no number at all, where one is asked for.
bool is_no_number(const Member& member, std::string_view word) {
  const bool number = member.kind == Kind::integer || member.kind == Kind::integers;
  return number && word.find_first_of("0123456789") == std::string_view::npos;
}

/// Walks the words of one deal once, from left to right.
class ShortReader {
 public:
  ShortReader(const AnyGame& game, std::string_view text, const SeatNames& names)
      : game_(game),
        form_(game.form()),
        text_(short_form::plain(text)),
        words_(short_form::words_of(text_)),
        names_(short_form::in_words(names)),
        deal_(game.deal()) {}

  /// Once only.
  AnyDeal read(Findings& findings) {
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
    return std::move(deal_);
  }

 private:
  const Row* named_row(std::string_view word) const {
    for (const Row& row : form_)
      if (!row.word.empty() && same_word(row.word, word)) return &row;
    return nullptr;
  }

  const Row* next_bare() {
    for (; bare_ < form_.size(); ++bare_)
      if (form_[bare_].word.empty()) return &form_[bare_++];
    return nullptr;
  }

  /// A bare word behind a list was meant for the list.
  const Row& list_or(const Row& row) const { return list_ == nullptr ? row : *list_; }

  /// Whether the next word is a value of `row`; a word of the form never is.
  std::optional<Reading> next_value(const Row& row) const {
    if (at_ == words_.size() || named_row(words_[at_]) != nullptr) return std::nullopt;
    if (is_seat(row.kind)) return next_seat();
    const auto number = short_form::meant(row, names_, words_[at_]);
    return number ? std::optional(Reading{*number}) : std::nullopt;
  }

  /// Whether a word can say something else than more of a name.
  bool says_more(std::string_view word) const {
    if (named_row(word) != nullptr || seat_meant(names_, word)) return true;
    return std::any_of(form_.begin(), form_.end(), [&](const Row& row) {
      return !is_seat(row.kind) && short_form::meant(row, names_, word);
    });
  }

  std::optional<Reading> next_seat() const {
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

  AnyDeal refuse(std::size_t at, Findings& findings) {
    const bool missing = at >= words_.size();
    findings.push_back({.place = "",
                        .given = visible(words_[missing ? at - 1 : at]),
                        .message = {missing ? "finding.short.unfinished" : "finding.short.word"},
                        .expected = grammar(game_)});
    return std::move(deal_);
  }

  /// The word cannot be a value of `member`: says which ones could.
  AnyDeal refuse_value(const Member& member, Findings& findings) {
    const std::string given = visible(words_[at_]);
    findings.push_back(is_seat(member.kind)
                           ? nobody_at("", given, short_form::all(names_), member.rule)
                           : Finding{.place = "",
                                     .given = given,
                                     .message = {is_no_number(member, given) ? "finding.short.word"
                                                                             : "finding.range"},
                                     .rule = member.rule,
                                     .expected = domain(member)});
    return std::move(deal_);
  }

  const AnyGame& game_;
  AnyGame::Form form_;
  std::string text_;
  std::vector<std::string_view> words_;
  SeatNames names_;  ///< as plain as the text
  std::size_t at_ = 0;
  std::size_t bare_ = 0;
  const Row* list_ = nullptr;  ///< whose values stand just before
  AnyDeal deal_;
};

}  // namespace

AnyDeal read_short(const AnyGame& game, std::string_view text, const SeatNames& names,
                   Findings& findings) {
  return ShortReader(game, text, names).read(findings);
}

std::string as_in_documents(std::string_view word) { return std::string(word); }

std::string write_short(const AnyDeal& deal, const SeatNames& names, const Spelling& spelled) {
  const AnyGame::Form form = deal.game().form();
  const auto reserved = [form](std::string_view word) {
    return std::any_of(form.begin(), form.end(),
                       [&](const Member& member) { return same_word(member.word, word); });
  };
  std::string text;
  const auto add = [&text](std::string_view word) {
    if (!text.empty()) text += ' ';
    text += word;
  };
  bool gap = false;
  for (const Row& row : form) {
    const Value value = row.get(deal);
    if (row.word.empty() && value.empty()) gap = true;  // what stands bare behind it would shift
    if (value.empty() || (row.word.empty() && gap)) continue;
    if (!row.word.empty()) add(spelled(row.word));
    if (row.kind == Kind::flag) continue;
    for (const int number : value) {
      const std::string word = short_form::word_for(row, names, number, reserved);
      add(row.kind == Kind::choice ? spelled(word) : word);
    }
  }
  return text;
}

std::string grammar(const AnyGame& game, const Spelling& spelled) {
  std::string text;
  for (const Row& row : game.form()) {
    if (!text.empty()) text += ' ';
    if (row.word.empty()) {
      text += short_form::placeholder(row.kind, spelled);
      continue;
    }
    text += '[';
    text += spelled(row.word);
    if (row.kind != Kind::flag) text += ' ';
    text += short_form::placeholder(row.kind, spelled);
    text += ']';
  }
  return text;
}

}  // namespace spadille
