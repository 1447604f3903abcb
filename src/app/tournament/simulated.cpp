#include "app/tournament/simulated.h"

#include "app/tournament/drawing.h"
#include "codec/log.h"
#include "codec/log_document.h"

namespace spadille {
namespace {

constexpr std::string_view kDigits = "0123456789abcdef";

/// The same id for the same number of the same tournament.
std::string id_of(std::uint64_t seed, int number, char kind) {
  std::string id = "00000000-0000-8000-8000-000000000000";
  id[0] = kind;
  const auto put = [&id](std::size_t last, std::uint64_t value) {
    for (std::size_t at = last; value != 0 && id[at] != '-'; --at, value /= 16)
      id[at] = kDigits[value % 16];
  };
  put(7, seed % 0x1000000U);
  put(35, static_cast<std::uint64_t>(number));
  return id;
}

/// Somebody has one name in all simulated tournaments, as he has one id.
std::string name_of(const std::string& id) {
  return std::to_string(std::stoul(id.substr(0, id.find('-')), nullptr, 16) + 1);
}

std::vector<TournamentEvent> draw_from(const TournamentLog& log, int from) {
  TournamentDesk desk{0, {}, log, tournament(log), {}};
  auto events = drawn(desk, {.from = from});
  return events ? std::move(*events) : std::vector<TournamentEvent>{};
}

}  // namespace

std::string simulated_document(std::uint64_t seed, const SimulationSize& size) {
  const TournamentLog log = simulate(seed, size, draw_from).log;
  StoredSession stored{id_of(seed, 0, 'e'), std::string(kTournament), {}};
  for (const TournamentEvent& event : log.events)
    stored.events.push_back({.id = id_of(seed, static_cast<int>(stored.events.size()) + 1, 'a'),
                             .kind = event.kind,
                             .format = kPayloadFormat,
                             .payload = payload(event),
                             .at = {},
                             .device = id_of(seed, 0, 'd')});
  std::vector<Player> players;
  for (const std::string& id : people_in(log)) players.push_back({.id = id, .name = name_of(id)});
  return write_log(stored, players);
}

}  // namespace spadille
