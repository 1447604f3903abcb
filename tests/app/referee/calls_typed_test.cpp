// Calls of an auction as players type them.
#include "app/referee/calls_typed.h"

#include <array>

#include <gtest/gtest.h>

#include "games/any_game.h"

namespace spadille {
namespace {

constexpr std::array kSpoken{Language::en, Language::nl, Language::fr, Language::ja};

std::string heard(std::string_view game, std::string_view typed, Language language) {
  const CallNames calls = game_called(game)->traits.calls;
  const auto call = call_heard(game, calls, typed, language);
  return call ? std::string(name(calls, *call)) : "";
}

TEST(CallsTyped, are_those_of_the_language_and_english_ones) {
  EXPECT_EQ(heard("euchre", "Pas", Language::nl), "pass");
  EXPECT_EQ(heard("euchre", "passed", Language::nl), "pass");
  EXPECT_EQ(heard("euchre", "aannemen alleen", Language::nl), "order alone");
  EXPECT_EQ(heard("euchre", " ♥ alleen", Language::nl), "H alone");
  EXPECT_EQ(heard("euchre", "h seul", Language::fr), "H alone");
  EXPECT_EQ(heard("quadrille", "アリアンス", Language::ja), "alliance");
  EXPECT_EQ(heard("euchre", "pas", Language::ja), "");
}

/// What is shown for a call is heard as that call, and no two are shown alike.
TEST(CallsTyped, read_back_in_every_game_and_language) {
  for (const AnyGame* game : all_games())
    for (const Language language : kSpoken)
      for (const std::string_view call : game->traits.calls) {
        const std::string typed = call_typed(game->id(), call, Words(language));
        EXPECT_EQ(heard(game->id(), typed, language), call) << typed;
        EXPECT_EQ(heard(game->id(), call, language), call);
      }
}

}  // namespace
}  // namespace spadille
