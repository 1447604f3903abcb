#pragma once

#include "app/people/names.h"

namespace spadille {

/// One person as a list shows him. Entries that were merged are one person.
struct ListedPerson {
  std::string id{};
  std::string name{};  ///< empty: forgotten
  int sessions = 0;    ///< at which he sat or waited
  std::string last{};  ///< the date of the latest; empty where there is none
  bool hidden = false;
  std::vector<std::string> merged{};  ///< names of the entries that go on as this one
  friend bool operator==(const ListedPerson&, const ListedPerson&) = default;
};

/// Everybody, by name; who is hidden or forgotten only with `all`.
[[nodiscard]] Expected<std::vector<ListedPerson>> people(Book& book, const Names& names, bool all);

/// `into` goes on for `entry`. Refused for two who sat at a table at the same time, or were there
/// in the same round of a tournament.
[[nodiscard]] Outcome<void> merge_people(Book& book, const Names& names, const std::string& entry,
                                         const std::string& into);

/// Undoes a merging: the entry of this name or id is a person of its own again.
[[nodiscard]] Outcome<void> split_person(Book& book, const Names& names, std::string_view said);

/// Returns the name as it was entered: without what cannot be shown, at most 60 characters.
[[nodiscard]] Outcome<std::string> rename_person(Book& book, const Names& names,
                                                 const std::string& person,
                                                 const std::string& name);

[[nodiscard]] Outcome<void> hide_person(Book& book, const Names& names, const std::string& person,
                                        bool hidden);

/// Takes the name out of the book, also of entries that were merged. What was played stays.
[[nodiscard]] Outcome<void> forget_person(Book& book, const Names& names,
                                          const std::string& person);

}  // namespace spadille
