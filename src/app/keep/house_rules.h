#pragma once

#include "app/book.h"
#include "app/views.h"

namespace spadille {

/// Rules that the people of this book have given a name.
struct NamedRules {
  std::string name{};
  RulesView rules{};
};

/// A set of rules as a `spadille/rules` document: every option by value.
[[nodiscard]] std::string rules_document(const RulesView& rules);

/// Those of the book, by name. One that cannot be read any more is left out.
[[nodiscard]] Expected<std::vector<NamedRules>> house_rules(Book& book);

/// Keeps rules under a name; whether that name had rules before, which are replaced.
/// Errors: a name that cannot be shown or means something already; rules that cannot be.
[[nodiscard]] Outcome<bool> save_rules(Book& book, const std::string& name, const RulesView& rules);

/// Errors: no rules of this name. Sessions played by them keep them.
[[nodiscard]] Outcome<void> remove_rules(Book& book, const std::string& name);

}  // namespace spadille
