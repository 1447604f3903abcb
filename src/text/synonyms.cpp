#include "text/synonyms.h"

#include <algorithm>

#include "text/lines.h"
#include "text/search_terms.h"
#include "text/spoken.h"

namespace spadille {
namespace {

using unicode::Letters;

/// Runs as one text, a space before and after each.
Letters joined(const std::vector<Letters>& runs) {
  Letters text = U" ";
  for (const Letters& run : runs) text += run + U' ';
  return text;
}

}  // namespace

Synonyms::Synonyms(std::string_view lines) {
  for (std::size_t group = 0; !lines.empty(); ++group) {
    const std::string_view line = take_line(lines);
    if (line.empty() || line.front() == '#') continue;
    for (const std::string& words : phrases_in(line)) add(words, group);
  }
  for (auto& [beginning, members] : by_beginning_)
    std::stable_sort(members.begin(), members.end(), [](const Member& a, const Member& b) {
      return a.letters.size() > b.letters.size();
    });
}

void Synonyms::add(std::string_view words, std::size_t group) {
  const auto runs = search_runs(words);
  if (runs.empty()) return;
  Letters letters = joined(runs);
  letters = letters.substr(1, letters.size() - 2);
  const Letters beginning = letters.substr(0, 2);
  by_beginning_[beginning].push_back({std::move(letters), words.back() == '*', group});
}

/// A Latin member begins with a word and ends with one; a Japanese one stands anywhere.
const Synonyms::Member* Synonyms::at(const Letters& text, std::size_t place) const {
  if (!is_japanese(text[place]) && text[place - 1] != U' ') return nullptr;
  const Member* longer = beginning(text, place, 2);
  return longer != nullptr ? longer : beginning(text, place, 1);
}

const Synonyms::Member* Synonyms::beginning(const Letters& text, std::size_t place,
                                            std::size_t letters) const {
  const auto known = by_beginning_.find(text.substr(place, letters));
  if (known == by_beginning_.end()) return nullptr;
  for (const Member& member : known->second) {
    const auto end = place + member.letters.size();
    if (text.compare(place, member.letters.size(), member.letters) != 0) continue;
    if (is_japanese(text[place]) || member.any_ending || text[end] == U' ') return &member;
  }
  return nullptr;
}

std::vector<std::size_t> Synonyms::groups(const std::vector<Letters>& runs) const {
  const Letters text = joined(runs);
  std::vector<std::size_t> all;
  for (std::size_t place = 1; place < text.size();) {
    const Member* member = at(text, place);
    if (member != nullptr) all.push_back(member->group);
    place += member == nullptr ? 1 : member->letters.size();
  }
  return all;
}

}  // namespace spadille
