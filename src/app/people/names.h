#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/book.h"

namespace spadille {

/// What people are called, whatever they were called when they played.
class Names {
 public:
  Names() = default;
  explicit Names(std::vector<Player> players);

  /// The name of an id, or of the entry it was merged into; a dash where it was forgotten.
  [[nodiscard]] std::string of(const std::string& id) const;
  [[nodiscard]] std::vector<std::string> of(const std::vector<std::string>& ids) const;
  /// The same, each person once, whatever became one since.
  [[nodiscard]] std::vector<std::string> everybody(const std::vector<std::string>& ids) const;
  /// Of these, who can be named and sit down again.
  [[nodiscard]] std::vector<std::string> known(std::vector<std::string> ids) const;
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

/// Whom a name means: exactly, by its unambiguous beginning, or by an id. Says why it is nobody:
/// several begin so, the entry was merged, nobody is called that.
[[nodiscard]] Outcome<std::string> person_meant(const Names& names, std::string_view said);

/// Whom a whole name at a table means, also that of an entry that was merged; nothing where nobody
/// is called so. REQUIRES: as clean_name() gives it.
[[nodiscard]] std::optional<std::string> person_called(const Names& names, const std::string& name);

}  // namespace spadille
