#include "app/exchange/branches.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace spadille {
namespace {

/// The entries of a log by what they follow: of the club, and of this book.
class Ways {
 public:
  Ways(const std::vector<std::string>& here, const std::vector<ClubEvent>& club) : here_(here) {
    for (const ClubEvent& event : club)
      if (by_hash_.emplace(event.hash, &event).second && !is_here(event))
        after_[event.seq == 1 ? std::string() : event.previous].push_back(&event);
  }

  [[nodiscard]] bool is_here(const ClubEvent& event) const {
    const auto place = static_cast<std::size_t>(event.seq) - 1;
    return place < here_.size() && here_[place] == event.hash;
  }
  /// Those of the club alone that come at a place behind a hash. Nothing comes before the first.
  [[nodiscard]] std::vector<const ClubEvent*> at(Seq seq, const std::string& hash) const {
    const auto found = after_.find(seq == 1 ? std::string() : hash);
    if (found == after_.end()) return {};
    std::vector<const ClubEvent*> there;
    std::copy_if(found->second.begin(), found->second.end(), std::back_inserter(there),
                 [seq](const ClubEvent* event) { return event->seq == seq; });
    return there;
  }
  /// The longest way from an entry on, to its last.
  [[nodiscard]] std::pair<int, const ClubEvent*> longest(const ClubEvent* first) const {
    std::pair<int, const ClubEvent*> best{1, first};
    std::vector<std::pair<int, const ClubEvent*>> todo{best};
    while (!todo.empty()) {
      const auto [length, event] = todo.back();
      todo.pop_back();
      if (length > best.first || (length == best.first && event->hash > best.second->hash))
        best = {length, event};
      const auto next = after_.find(event->hash);
      if (next == after_.end()) continue;
      for (const ClubEvent* child : next->second)
        if (child->seq == event->seq + 1) todo.emplace_back(length + 1, child);
    }
    return best;
  }
  /// Whether an entry is `hash`, or one of those that follow it.
  [[nodiscard]] bool comes_after(const std::string& entry, const std::string& hash) const {
    std::string at = entry;
    for (std::size_t i = 0; i <= by_hash_.size() && at != hash; ++i) {
      const auto found = by_hash_.find(at);
      if (found == by_hash_.end()) return false;
      at = found->second->previous;
    }
    return at == hash;
  }
  /// Entries that no way from the beginning leads to.
  [[nodiscard]] int unreached() const {
    std::set<std::string> reached(here_.begin(), here_.end());
    std::vector<const ClubEvent*> inwards = at(1, {});
    for (const std::string& hash : here_) add_after(hash, inwards);
    int count = 0;
    while (!inwards.empty()) {
      const ClubEvent* event = inwards.back();
      inwards.pop_back();
      if (!reached.insert(event->hash).second) continue;
      add_after(event->hash, inwards);
    }
    for (const auto& [hash, event] : by_hash_) count += reached.contains(hash) ? 0 : 1;
    return count;
  }

 private:
  void add_after(const std::string& hash, std::vector<const ClubEvent*>& all) const {
    const auto next = after_.find(hash);
    if (next != after_.end()) all.insert(all.end(), next->second.begin(), next->second.end());
  }

  const std::vector<std::string>& here_;
  std::map<std::string, const ClubEvent*> by_hash_{};
  std::map<std::string, std::vector<const ClubEvent*>> after_{};
};

/// A decision: what stands, and what was given up for it.
struct ForkDecision {
  std::string stands{};
  std::vector<std::string> given_up{};
};

ForkDecision decided_in(const std::string& value) {
  ForkDecision decided;
  decided.stands = value.substr(0, value.find(' '));
  for (std::size_t at = decided.stands.size(); at < value.size();) {
    const std::size_t end = std::min(value.find(' ', at + 1), value.size());
    decided.given_up.push_back(value.substr(at + 1, end - at - 1));
    at = end;
  }
  return decided;
}

Branch branch_of(const Ways& ways, const ClubEvent* first) {
  const auto [length, last] = ways.longest(first);
  return {first->hash, last->hash, length, false, first->event.device, first->event.at};
}

/// Goes through a log from its beginning, and says at each fork which way.
class Walk {
 public:
  Walk(const std::vector<std::string>& here, const std::vector<ClubEvent>& club,
       const std::map<Seq, std::string>& decided)
      : here_(here), ways_(here, club), decided_(decided) {}

  Growth growth() && {
    std::string hash;
    for (Seq seq = 1; step(seq, hash); ++seq) continue;
    found_.waiting = ways_.unreached();
    return std::move(found_);
  }

 private:
  /// Whether the way is still that of this book: it is as long as nothing was added behind.
  [[nodiscard]] bool on_own_way(Seq seq) const {
    return found_.more.empty() && seq <= static_cast<Seq>(here_.size());
  }

  bool step(Seq seq, std::string& hash) {
    const auto others = ways_.at(seq, hash);
    const bool own = on_own_way(seq);
    if (others.empty() && !own) return false;
    const ClubEvent* chosen = nullptr;
    const bool is_decided = decide(seq, others, own, chosen);
    if (!is_decided && (others.size() > 1 || (own && !others.empty()))) add_fork(seq, others, own);
    if (!is_decided && !own && others.size() > 1) return false;
    if (!is_decided && !own) chosen = others.front();
    if (chosen != nullptr) {
      found_.more.push_back(*chosen);
      hash = chosen->hash;
    } else {
      ++found_.kept;
      hash = here_[static_cast<std::size_t>(seq) - 1];
    }
    return true;
  }

  /// Whether somebody has decided, and for which other entry; none: for this book's own.
  bool decide(Seq seq, const std::vector<const ClubEvent*>& others, bool own,
              const ClubEvent*& chosen) const {
    const auto found = decided_.find(seq);
    if (found == decided_.end()) return false;
    const ForkDecision decided = decided_in(found->second);
    if (own && here_[static_cast<std::size_t>(seq) - 1] == decided.stands) return true;
    for (const ClubEvent* other : others)
      if (other->hash == decided.stands) chosen = other;
    if (chosen == nullptr || !own) return chosen != nullptr;
    const bool known =
        std::any_of(decided.given_up.begin(), decided.given_up.end(),
                    [&](const std::string& head) { return ways_.comes_after(head, here_.back()); });
    if (!known) chosen = nullptr;
    return known;
  }

  void add_fork(Seq seq, const std::vector<const ClubEvent*>& others, bool own) {
    Fork fork{seq, {}};
    if (own)
      fork.branches.push_back({here_[static_cast<std::size_t>(seq) - 1],
                               here_.back(),
                               static_cast<int>(here_.size()) - seq + 1,
                               true,
                               {},
                               {}});
    for (const ClubEvent* other : others) fork.branches.push_back(branch_of(ways_, other));
    std::sort(fork.branches.begin(), fork.branches.end(), [](const Branch& a, const Branch& b) {
      return std::tie(b.here, a.hash) < std::tie(a.here, b.hash);
    });
    found_.forks.push_back(std::move(fork));
  }

  const std::vector<std::string>& here_;
  Ways ways_;
  const std::map<Seq, std::string>& decided_;
  Growth found_{};
};

}  // namespace

Growth growth(const std::vector<std::string>& here, const std::vector<ClubEvent>& club,
              const std::map<Seq, std::string>& decided) {
  return Walk(here, club, decided).growth();
}

}  // namespace spadille
