#include "app/review/mending.h"

#include <optional>
#include <sstream>

#include "app/people/names.h"
#include "app/record/session_view.h"
#include "app/review/effect_words.h"

namespace spadille {
namespace {

bool is_of_people_alone(const OpeningCorrection& correction) {
  return !correction.players.empty() && !correction.rules && correction.dealer.empty();
}

/// What `look` finds out, and nothing of what it wrote for that.
template <typename Look>
auto only_looked(Book& book, const Look& look) {
  std::optional<decltype(look())> found;
  const auto done = book.store.all_or_nothing([&]() -> Expected<void> {
    found = look();
    return tl::unexpected(Error{});  // so that nothing is written
  });
  return found ? std::move(*found) : tl::unexpected(Refusal(done.error()));
}

Outcome<std::vector<std::string>> effect_of(Book& book, const Desk& desk,
                                            const OpeningCorrection& correction,
                                            const Words& words) {
  const auto event = mending_event(book, desk, correction);
  if (!event) return tl::unexpected(event.error());
  const auto next = propose(desk, *event);
  if (!next) return tl::unexpected(next.error());
  const auto names = names_in(book);
  if (!names) return tl::unexpected(Refusal(names.error()));
  std::vector<std::string> lines;
  std::istringstream all(effect(view(desk, *names), view(desk, *next, *names), words));
  for (std::string line; std::getline(all, line);)
    if (const auto begin = line.find_first_not_of(' '); begin != line.npos)
      lines.push_back(line.substr(begin));
  return lines;
}

}  // namespace

Outcome<Event> mending_event(Book& book, const Desk& desk, const OpeningCorrection& correction) {
  if (correction.from > 0 && is_of_people_alone(correction))
    return seats_event(book, desk, correction.players, correction.waiting, false);
  return opening_correction(book, desk, correction);
}

Outcome<std::vector<std::string>> mending_effect(Book& book, const Desk& desk,
                                                 const OpeningCorrection& correction,
                                                 const Words& words) {
  return only_looked(book, [&] { return effect_of(book, desk, correction, words); });
}

Outcome<void> could_begin(Book& book, const Opening& opening) {
  return only_looked(book, [&]() -> Outcome<void> {
    const auto event = opening_event(book, opening);
    if (!event) return tl::unexpected(event.error());
    const auto begun = begin_session(book, *event);
    if (!begun) return tl::unexpected(begun.error());
    return {};
  });
}

}  // namespace spadille
