#pragma once

#include "app/record/events.h"
#include "app/referee/ruling.h"
#include "app/review/rescore.h"
#include "ui/cli/book/opened.h"

namespace spadille::cli {

/// The whole sheet of a session, or its answer in JSON.
void show(const EveningView& evening, const Request& request, const Streams& streams,
          const Voice& voice);
/// The last deal and how things stand, or all of it in JSON.
void show_last_deal(const EveningView& evening, const Request& request, const Streams& streams,
                    const Voice& voice);

/// What one event changes, deal by deal: totals that differ, deals that no longer fit.
[[nodiscard]] std::string effect(const EveningView& before, const EveningView& after,
                                 const Voice& voice);
/// The same of other rules; "7…107" where deals do not tell what those score.
[[nodiscard]] std::string effect(const Rescored& rescored, const Voice& voice);

/// Whether somebody has to agree to what is shown before it is written.
enum class Confirm : std::uint8_t { given, asked };
/// Shows the effect of an event, then writes it down; with --dry-run only shows it.
[[nodiscard]] Exit carry_out(OpenedBook& book, Desk& desk, const AnyEvent& event,
                             const Request& request, const Streams& streams, const Voice& voice,
                             Confirm confirm = Confirm::given);

/// A deal with what was told besides: who dealt out of turn, and its cards.
struct DealTold {
  AnyDeal deal{};
  std::optional<Seat> dealer{};
  std::optional<CardPlay> play{};
  std::vector<RulingView> rulings{};  ///< that are posted with it
};

/// A deal that was forgotten, put before another one; or only what one would change.
[[nodiscard]] Exit insert_deal(OpenedBook& book, Desk& desk, const DealTold& told,
                               const Request& request, const Streams& streams, const Voice& voice);

[[nodiscard]] bool is_conflict(const Refusal& refusal);
/// Says that somebody else wrote first, and shows the newer state.
[[nodiscard]] Exit tell_conflict(const EveningView& now, const Streams& streams,
                                 const Voice& voice);
/// The same, read anew from the book.
[[nodiscard]] Exit tell_newer(OpenedBook& book, const Desk& desk, const Streams& streams,
                              const Voice& voice);

/// Rules by name: of the house, of a preset, of a game, or from a file.
[[nodiscard]] tl::expected<RulesView, Exit> book_rules(const std::string& which, OpenedBook& book,
                                                       const Streams& streams, const Voice& voice);

/// The rules of a session with what --rules and --set change; nothing where neither is given.
[[nodiscard]] tl::expected<std::optional<RulesView>, Exit> changed_rules(const Request& request,
                                                                         OpenedBook& book,
                                                                         const Desk& desk,
                                                                         const Streams& streams,
                                                                         const Voice& voice);

}  // namespace spadille::cli
