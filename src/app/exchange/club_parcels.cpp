#include "app/exchange/club_parcels.h"

#include <algorithm>

namespace spadille {
namespace {

constexpr std::size_t kParcelBytes = std::size_t{4} << 20U;

int places(const Load& load) { return load.entries + static_cast<int>(load.parcel.notes.size()); }

}  // namespace

// In the same order from every book: two that send the same logs at once wait for each other and
// never in a circle.
Packing::Packing(Book& book, const ClubMemory& memory, std::vector<LogHead> heads,
                 std::set<std::string> gone)
    : book_(book), memory_(memory), heads_(std::move(heads)), gone_(std::move(gone)) {
  std::sort(heads_.begin(), heads_.end(),
            [](const LogHead& a, const LogHead& b) { return a.uuid < b.uuid; });
}

int Packing::from(const LogHead& head) const {
  if (packed_ >= 0) return packed_;
  return std::min(memory_.log(head.uuid).value_or(ClubMemory::Log{}).events, head.events);
}

Expected<void> Packing::add(const LogHead& head, Load& load, Synced& found) {
  auto log = book_.store.read(head.id);
  if (!log && log.error().code == Error::Code::file) return tl::unexpected(log.error());
  if (!log) {  // damaged: the others are sent
    found.refused.push_back({head.uuid, Refusal(log.error())});
    packed_ = head.events;
    return {};
  }
  LogPart part{std::move(*log), from(head), 0};
  const int most = std::min(head.events, static_cast<int>(part.log.events.size()));
  for (part.to = part.from; part.to < most && places(load) < kParcelPlaces; ++part.to) {
    const std::size_t size = part.log.events[static_cast<std::size_t>(part.to)].payload.size();
    if (size > kClubPayload) found.too_large.push_back(head.id);
    if (size > kClubPayload || bytes_ + size > kParcelBytes) break;
    bytes_ += size;
    ++load.entries;
  }
  const bool too_large = !found.too_large.empty() && found.too_large.back() == head.id;
  packed_ = too_large ? head.events : part.to;
  if (part.to == part.from) return {};
  load.arrives[head.uuid] = part.to;
  load.parcel.logs.push_back(std::move(part));
  return {};
}

Expected<Load> Packing::next(std::vector<ClubNote>& notes, Synced& found) {
  Load load;
  bytes_ = 0;
  while (!notes.empty() && places(load) < kParcelPlaces) {
    load.parcel.notes.push_back(std::move(notes.front()));
    notes.erase(notes.begin());
  }
  for (; at_ < heads_.size(); ++at_, packed_ = -1) {
    const LogHead& head = heads_[at_];
    if (gone_.contains(head.uuid) || from(head) >= head.events) continue;
    if (places(load) >= kParcelPlaces) break;
    if (auto added = add(head, load, found); !added) return tl::unexpected(added.error());
    if (packed_ < head.events) break;
  }
  return load;
}

}  // namespace spadille
