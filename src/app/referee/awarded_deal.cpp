#include "app/referee/awarded_deal.h"

#include "app/record/events.h"
#include "app/referee/posting.h"

namespace spadille {

Outcome<void> record_awarded_deal(Book& book, Desk& desk, const AnyDeal& deal,
                                  std::optional<Seat> dealer, const std::optional<CardPlay>& play,
                                  const std::vector<RulingView>& rulings) {
  if (rulings.empty()) return record_deal(book, desk, deal, dealer, play);
  Desk awarded = desk;
  Outcome<void> written;
  const auto done = book.store.all_or_nothing([&]() -> Expected<void> {
    written = record_deal(book, awarded, deal, dealer, play);
    for (const RulingView& ruling : rulings)
      if (written)
        written = write_down(book, awarded, posting(awarded, last_deal(awarded), ruling.incident));
    if (!written) return tl::unexpected(written.error().error.value_or(Error{}));
    return {};
  });
  if (!written) return written;
  if (!done) return tl::unexpected(Refusal(done.error()));
  desk = std::move(awarded);
  return {};
}

}  // namespace spadille
