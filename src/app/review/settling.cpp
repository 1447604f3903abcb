#include "app/review/settling.h"

#include <algorithm>
#include <limits>

#include "app/answer_parts.h"

namespace spadille {

std::string_view stake_key(Settlement::Kind kind) {
  switch (kind) {
    case Settlement::Kind::counters: return "cli.settle.counters";
    case Settlement::Kind::partners: return "cli.settle.partners";
    case Settlement::Kind::everybody: break;
  }
  return "cli.settle.points";
}

std::optional<Settling> settle(const EveningView& evening, int stake) {
  const auto& due = evening.settlement->due;
  const std::size_t people = std::max<std::size_t>(due.size(), kMaxSeats);
  const std::int64_t most = std::numeric_limits<int>::max() / static_cast<int>(people) / stake;
  if (std::any_of(due.begin(), due.end(), [most](auto n) { return n < -most || n > most; }))
    return std::nullopt;
  Settling settling{.stake = stake};
  int rest = 0;
  for (std::size_t i = 0; i < due.size(); ++i) {
    const int amount = static_cast<int>(due[i]) * stake;
    settling.due.push_back({seat(static_cast<int>(i)), amount});
    rest -= amount;
  }
  if (rest != 0) settling.due.push_back({Account::pool(), rest});
  settling.transfers = fewest_transfers(settling.due);
  return settling;
}

std::string answer(const EveningView& evening, const Settling& settling, const Words& words,
                   const std::vector<std::string>& awaiting) {
  JsonText json;
  json.open('{').member("format", "spadille/settlement").member("version", kFormatVersion);
  json.member("game", evening.rules.game).member("stake", settling.stake);
  write_players(json, evening.names);
  write_findings(json, evening, words);
  write_lines(json, evening.settlement->closing.lines, words, evening.names);
  json.key("due").open('{');
  for (const Posting& posting : settling.due)
    json.member(to_string(posting.account), posting.amount);
  json.close('}');
  write(json, "transfers", settling.transfers);
  if (!awaiting.empty()) {
    json.key("awaiting").open('[');
    for (const std::string& sentence : awaiting) json.value(sentence);
    json.close(']');
  }
  return std::move(json.close('}')).take();
}

}  // namespace spadille
