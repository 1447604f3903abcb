#include "ui/cli/record/deal_words.h"

#include "app/record/events.h"
#include "codec/plain_text.h"
#include "ui/cli/commands/split.h"
#include "ui/cli/terminal/files.h"

namespace spadille::cli {
namespace {

constexpr std::size_t kLongestDeal = 4000;  ///< bytes

}  // namespace

Outcome<std::optional<Seat>> dealer_meant(const std::string& name, const Place& place) {
  if (name.empty()) return std::optional<Seat>();
  const auto dealer = seat_told(place, name);
  if (!dealer) return tl::unexpected(dealer.error());
  return std::optional(*dealer);
}

Outcome<AnyDeal> deal_in_words(const std::vector<std::string>& words, const Place& place,
                               const Streams& streams, Language language) {
  const std::string text = joined(words);
  if (!words.empty() && text != "-") return deal_typed(place, text, language);
  return deal_typed(place, read_file("-", streams.in, kLongestDeal).value_or(std::string()),
                    language);
}

MaybeDeal some(const Outcome<AnyDeal>& deal) {
  if (!deal) return tl::unexpected(deal.error());
  return std::optional<AnyDeal>(*deal);
}

}  // namespace spadille::cli
