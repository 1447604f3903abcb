#pragma once

#include <functional>
#include <map>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/finding.h"
#include "session/store.h"

namespace spadille {

/// The book that lies open, and what the program must be told from outside.
struct Book {
  Store& store;
  std::function<std::string()> now{};     ///< "2026-11-20T19:30:00Z"
  std::function<std::string()> today{};   ///< "2026-11-20", where the table stands
  std::function<std::string()> new_id{};  ///< a UUID that nobody had before
};

/// Why something was not done: what is wrong with what was asked, or what failed.
struct Refusal {
  Findings findings{};
  std::optional<Error> error{};

  Refusal(Findings found) : findings(std::move(found)) {}
  Refusal(Error failed) : error(std::move(failed)) {}
};

/// One finding: where, what is wrong, what was given and what would do.
[[nodiscard]] Refusal refused(std::string place, std::string_view key, std::string given = {},
                              std::string expected = {});

template <typename T>
using Outcome = tl::expected<T, Refusal>;

/// Runs what may find no memory left: an error then, like any other.
template <typename Run>
[[nodiscard]] auto with_memory(Run&& run) -> decltype(run()) {
  try {
    return run();
  } catch (const std::bad_alloc&) {
    return tl::unexpected(Error{Error::Code::file, {"store.memory"}, {}});
  }
}

/// What people are called, whatever they were called when they played.
class Names {
 public:
  Names() = default;
  explicit Names(std::vector<Player> players);

  /// The name of an id, or of the entry it was merged into; a dash where it was forgotten.
  [[nodiscard]] std::string of(const std::string& id) const;
  [[nodiscard]] std::vector<std::string> of(const std::vector<std::string>& ids) const;
  /// Whether there is an entry of this id, with a name or without.
  [[nodiscard]] bool has(const std::string& id) const { return places_.contains(id); }
  /// Nobody knows what to call this id.
  [[nodiscard]] bool is_forgotten(const std::string& id) const;
  /// The entry that goes on for this one: itself, where it was not merged.
  [[nodiscard]] std::string current(const std::string& id) const;
  /// Every entry that counts as this person.
  [[nodiscard]] std::vector<std::string> all_of(const std::string& id) const;
  /// Whom a name means: exactly, or its unambiguous beginning; nothing when nobody or several.
  [[nodiscard]] std::optional<std::string> meant(std::string_view said) const;
  [[nodiscard]] const std::vector<Player>& players() const { return players_; }

 private:
  std::vector<Player> players_{};
  std::map<std::string, std::size_t> places_{};
};

[[nodiscard]] Expected<Names> names_in(Book& book);

/// The entry of a name, or the one that goes on for it; made where there is none. The name has to
/// be one that can be shown, and not look the same as somebody else's.
[[nodiscard]] Outcome<std::string> player_called(Book& book, const Names& names,
                                                 const std::string& name);

/// A name as the book keeps it: composed (text/names.h), without control characters, at most 60
/// characters; empty: none.
[[nodiscard]] std::string clean_name(std::string_view name);

/// Why nobody can be called so, as a message's key: nothing of it can be shown, or it is too long.
[[nodiscard]] std::optional<std::string_view> fault_of_name(std::string_view name);

/// The same as clean_name() of a remark, at most 1000 characters: whatever ends a line becomes a
/// space.
[[nodiscard]] std::string clean_remark(std::string_view words);

}  // namespace spadille
