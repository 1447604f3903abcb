#include "app/referee/told_decision.h"

#include <algorithm>
#include <charconv>
#include <sstream>

#include "app/referee/asked_table.h"
#include "app/score/viewing.h"
#include "codec/plain_text.h"

namespace spadille {
namespace {

constexpr int kMost = 999'999;

using Effect = Ruling::Effect;

std::optional<int> amount_of(std::string_view word) {
  if (!word.empty() && word.front() == '+') word.remove_prefix(1);
  int n = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), n);
  const bool whole = error == std::errc() && end == word.data() + word.size();
  return whole && n != 0 && std::abs(n) <= kMost ? std::optional(n) : std::nullopt;
}

/// Names and amounts by turns; a name may have several words.
class Moves {
 public:
  Moves(const Evening& table, Line& line) : table_(table), names_(names_of(table)), line_(line) {}

  /// The word that means nothing; empty where all do.
  std::string hear(std::istringstream& words) {
    std::string name;
    for (std::string word; words >> word;) {
      const auto amount = amount_of(word);
      if (!amount) {
        name += (name.empty() ? "" : " ") + word;
        continue;
      }
      const auto account = account_of(name);
      if (!account) return name.empty() ? word : name;
      line_.move(*amount, rest(), *account);
      name.clear();
    }
    return name;
  }

  /// What would do here, with somebody's name.
  [[nodiscard]] std::string ways() const {
    const std::string one = names_.of(seat(0)) + " +1";
    const std::string pool = counts(Account::pool()) ? " pool -1" : "";
    return "nothing | redeal | " + one + pool + " | instead " + one + pool;
  }

 private:
  [[nodiscard]] bool counts(Account account) const {
    const Accounts all = accounts(table_.before);
    return std::find(all.begin(), all.end(), account) != all.end();
  }
  [[nodiscard]] Account rest() const {
    return counts(Account::pool()) ? Account::pool() : Account::table();
  }
  [[nodiscard]] std::optional<Account> account_of(const std::string& name) const {
    if (name == "pool" && counts(Account::pool())) return Account::pool();
    const auto who = seat_meant(names_, name);
    if (!who) return std::nullopt;
    if (counts(*who)) return *who;
    const int side = side_in(names_.sides, *who);
    return side < 0 ? std::nullopt : std::optional<Account>(Side{static_cast<std::uint8_t>(side)});
  }

  const Evening& table_;
  SeatNames names_;
  Line& line_;
};

}  // namespace

Outcome<Ruling> decision_told(const Evening& table, RuleId clause, std::string_view text) {
  if (text == "nothing") return Ruling{};
  if (text == "redeal") return Ruling{.effect = Effect::redeal};
  const bool instead = text.substr(0, 8) == "instead ";
  std::istringstream words{std::string(text.substr(instead ? 8 : 0))};
  Ruling ruling{.effect = instead ? Effect::replaces_score : Effect::lines};
  Line& line = ruling.lines.emplace_back(Line{clause, {"book.line.ruling"}, {}});
  Moves moves_told(table, line);
  const std::string unknown = moves_told.hear(words);
  const bool moves = std::any_of(line.postings.begin(), line.postings.end(),
                                 [](const Posting& posting) { return posting.amount != 0; });
  if (!unknown.empty() || !moves)
    return tl::unexpected(refused("/decided", "precedent.finding.decided",
                                  visible(unknown.empty() ? text : unknown), moves_told.ways()));
  return ruling;
}

}  // namespace spadille
