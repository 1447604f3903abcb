#include "app/games.h"

#include <algorithm>
#include <array>

#include "games/games.h"

namespace spadille {
namespace {

template <Game... G>
std::array<GameView, sizeof...(G)> views_of(GameList<G...> /*games*/) {
  return {GameView{G::kId, G::kPrefix.substr(0, 2), G::kMinSeats, G::kMaxSeats, &G::entry()}...};
}

const GameView* game_where(auto&& is) {
  const auto all = games();
  const auto found = std::find_if(all.begin(), all.end(), is);
  return found == all.end() ? nullptr : &*found;
}

}  // namespace

std::span<const GameView> games() {
  static const auto kAll = views_of(Games{});
  return kAll;
}

std::vector<std::string_view> game_ids() { return {Games::kIds.begin(), Games::kIds.end()}; }

const GameView* game_called(std::string_view id) {
  return game_where([&](const GameView& game) { return game.id == id; });
}

const GameView* game_of(RuleId id) {
  const std::string_view prefix(id.game.data(), id.game.size());
  return game_where([&](const GameView& game) { return game.prefix == prefix; });
}

}  // namespace spadille
