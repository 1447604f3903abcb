#include "app/tournament/members.h"

#include <algorithm>

#include "codec/csv.h"
#include "codec/plain_text.h"
#include "text/search_terms.h"
#include "text/words.h"

namespace spadille {
namespace {

/// Whether a cell is the head of a column of names, in any language.
bool is_head(const std::string& cell) {
  return std::any_of(kLanguages.begin(), kLanguages.end(), [&](Language language) {
    return folded(cell) == folded(Words(language).say("event.csv.name"));
  });
}

}  // namespace

tl::expected<std::vector<std::string>, Finding> members_in(std::string_view csv) {
  std::vector<std::string> names;
  CsvReader rows(csv);
  while (auto row = rows.next())
    if (!row->empty() && !row->front().empty() && !(rows.row() == 1 && is_head(row->front())))
      names.push_back(row->front());
  if (rows.error()) return tl::unexpected(*rows.error());
  return names;
}

Outcome<std::vector<std::string>> people_called(Book& book, const TournamentDesk& desk,
                                                Names& names,
                                                const std::vector<std::string>& called) {
  std::vector<std::string> all;
  const auto look = [&]() -> Outcome<void> {
    auto known = names_in(book);
    if (!known) return tl::unexpected(Refusal(known.error()));
    names = std::move(*known);
    return {};
  };
  for (const std::string& name : called) {
    if (auto done = look(); !done) return tl::unexpected(std::move(done.error()));
    auto id = player_called(book, names, name);
    if (!id) return tl::unexpected(std::move(id.error()));
    all.push_back(entry_on_roster(desk, names, *id));
  }
  if (auto done = look(); !done) return tl::unexpected(std::move(done.error()));
  return all;
}

std::optional<Finding> named_twice(const std::vector<std::string>& ids,
                                   const std::vector<std::string>& called) {
  for (std::size_t i = 1; i < ids.size(); ++i) {
    const auto before = ids.begin() + static_cast<std::ptrdiff_t>(i);
    if (std::find(ids.begin(), before, ids[i]) == before) continue;
    Finding finding = found_at("/people", {"event.wrong.twice"}, {});
    finding.given = visible(called[i]);
    return finding;
  }
  return std::nullopt;
}

}  // namespace spadille
