#include "app/record/entry_words.h"

#include <algorithm>

#include "app/typed.h"
#include "codec/short_form.h"
#include "text/names.h"
#include "text/search_terms.h"
#include "text/spoken.h"

namespace spadille {
namespace {

bool is_name(const SeatNames& names, std::string_view said) {
  return std::any_of(names.seats.begin(), names.seats.end(),
                     [&](const std::string& name) { return folded(name) == said; });
}

}  // namespace

EntryWords::EntryWords(const AnyGame& game, Language language) : game_(game), language_(language) {
  for (const auto& row : game.form()) {
    if (!row.word.empty()) add(row.word);
    if (row.kind == Kind::choice)
      for (const std::string_view choice : row.choices) add(choice);
  }
}

void EntryWords::add(std::string_view word) {
  for (const std::string& said : all_typed(game_.id(), word, language_))
    entries_.push_back({folded(short_form::plain(said)), word});
}

const EntryWords::Entry* EntryWords::longest(std::span<const std::string_view> words,
                                             const SeatNames& names) const {
  const Entry* found = nullptr;
  for (const Entry& entry : entries_) {
    const std::size_t size = short_form::words_of(entry.said).size();
    if (size > words.size() || (found != nullptr && entry.said.size() <= found->said.size()))
      continue;
    const std::string said = folded(short_form::joined(words.first(size)));
    if (said == entry.said && !is_name(names, said)) found = &entry;
  }
  return found;
}

std::string EntryWords::in_documents(std::string_view text, const SeatNames& names) const {
  const std::string plain = short_form::plain(composed(text));
  const auto words = short_form::words_of(plain);
  std::vector<std::string_view> told;
  bool other = false;
  for (std::size_t at = 0; at < words.size();) {
    const Entry* entry = longest(std::span(words).subspan(at), names);
    told.push_back(entry == nullptr ? words[at] : entry->word);
    other = other || (entry != nullptr && entry->said != entry->word);
    at += entry == nullptr ? 1 : short_form::words_of(entry->said).size();
  }
  return other ? short_form::joined(told) : std::string(text);
}

const EntryWords::Entry* EntryWords::nearest(std::string_view said) const {
  const auto near = std::find_if(entries_.begin(), entries_.end(), [&](const Entry& entry) {
    return may_be_meant(entry.said, said);
  });
  return near == entries_.end() ? nullptr : &*near;
}

std::string EntryWords::grammar() const { return grammar_typed(game_, Words(language_)); }

std::string EntryWords::in_language(std::string expected) const {
  if (expected == spadille::grammar(game_)) return grammar();
  for (const auto& row : game_.form()) {
    if (row.kind != Kind::choice || expected != domain(row)) continue;
    std::vector<std::string> all;
    for (const std::string_view choice : row.choices)
      all.push_back(typed(game_.id(), choice, Words(language_)));
    return alternatives(std::vector<std::string_view>(all.begin(), all.end()));
  }
  return expected;
}

Findings EntryWords::with_nearest(Findings findings) const {
  for (Finding& finding : findings) {
    if (const Entry* entry = finding.given.empty() ? nullptr : nearest(finding.given))
      finding = {.place = finding.place,
                 .given = finding.given,
                 .message = {"finding.short.nearest"},
                 .expected = entry->said};
    finding.expected = in_language(std::move(finding.expected));
  }
  return findings;
}

}  // namespace spadille
