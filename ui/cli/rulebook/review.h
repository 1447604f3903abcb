#pragma once

#include "app/keep/house_rules.h"
#include "app/review/statistics.h"
#include "ui/cli/book/opened.h"

namespace spadille::cli {

/// The evenings that --game, --from and --to ask for.
[[nodiscard]] tl::expected<Span, Exit> span_of(const Request& request, const Streams& streams,
                                               const Voice& voice);

/// The rules that the book has names for; none, and nothing is made, where there is no book.
[[nodiscard]] std::vector<NamedRules> named_rules(const Request& request, const Streams& streams,
                                                  const Voice& voice);

/// Rules by a name of the book, by that of a preset, or from a document; with the name that they
/// have in the book, if it is that.
[[nodiscard]] tl::expected<NamedRules, Exit> rules_meant(const std::string& which,
                                                         const Request& request,
                                                         const Streams& streams,
                                                         const Voice& voice);

/// The same with what --set changes.
[[nodiscard]] tl::expected<RulesView, Exit> with_options(RulesView rules, const Request& request,
                                                         const Streams& streams,
                                                         const Voice& voice);

}  // namespace spadille::cli
