#include "app/referee/awarded_deal.h"

#include "app/record/events.h"

namespace spadille {
namespace {

Outcome<void> post_on_last(Book& book, Desk& desk, const RulingView& ruling) {
  return write_down(book, desk,
                    ruling_event(desk, seq_of_deal(desk, last_deal(desk)), ruling.incident,
                                 ruling.decision.ruling));
}

}  // namespace

Outcome<void> record_awarded_deal(Book& book, Desk& desk, const AnyDeal& deal,
                                  std::optional<Seat> dealer, const std::optional<CardPlay>& play,
                                  const std::vector<RulingView>& rulings) {
  if (rulings.empty()) return record_deal(book, desk, deal, dealer, play);
  Desk awarded = desk;
  Outcome<void> written;
  const auto done = book.store.all_or_nothing([&]() -> Expected<void> {
    written = record_deal(book, awarded, deal, dealer, play);
    for (const RulingView& ruling : rulings)
      if (written) written = post_on_last(book, awarded, ruling);
    if (!written) return tl::unexpected(written.error().error.value_or(Error{}));
    return {};
  });
  if (!written) return written;
  if (!done) return tl::unexpected(Refusal(done.error()));
  desk = std::move(awarded);
  return {};
}

}  // namespace spadille
