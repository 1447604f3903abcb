#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/keep/house_rules.h"
#include "ui/cli/book/opened.h"

namespace spadille::cli {

/// --set OPTION=VALUE, as often as wanted.
void add_set(const Node& command, std::vector<std::string>& changes);

/// Other rules for a session.
struct RulesOptions {
  std::string rules{};
  std::vector<std::string> set{};  ///< "stick_the_dealer=true"
};

/// The rules that the book has names for; none, and nothing is made, where there is no book.
[[nodiscard]] std::vector<NamedRules> named_rules(const BookOptions& in, const Streams& streams,
                                                  const Voice& voice);

/// Rules by a name of the book, by that of a preset, or from a document; with the name that they
/// have in the book, if it is that.
[[nodiscard]] tl::expected<NamedRules, Exit> rules_meant(const std::string& which,
                                                         const BookOptions& in,
                                                         const Streams& streams,
                                                         const Voice& voice);

/// Rules by the name of a preset, or from a document that has rules; else how the command ends.
[[nodiscard]] tl::expected<RulesView, Exit> load_rules(const std::string& which,
                                                       const Streams& streams, const Voice& voice);

/// Rules by name: of the house, of a preset, of a game, or from a file.
[[nodiscard]] tl::expected<RulesView, Exit> book_rules(const std::string& which, OpenedBook& book,
                                                       const Streams& streams, const Voice& voice);

/// The same rules with what --set changes.
[[nodiscard]] tl::expected<RulesView, Exit> with_changes(RulesView rules,
                                                         const std::vector<std::string>& changes,
                                                         const Streams& streams,
                                                         const Voice& voice);

/// The rules of a session with what the options change; nothing where they say nothing.
[[nodiscard]] tl::expected<std::optional<RulesView>, Exit> changed_rules(
    const RulesOptions& options, OpenedBook& book, const Desk& desk, const Streams& streams,
    const Voice& voice);

}  // namespace spadille::cli
