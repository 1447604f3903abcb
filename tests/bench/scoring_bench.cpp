// How long one deal takes on its way: scored, read, answered.
#include <benchmark/benchmark.h>

#include "app/score/answer.h"
#include "app/score/scoring.h"
#include "codec/document.h"
#include "tests/support/any.h"

namespace spadille {
namespace {

euchre::Deal a_deal(euchre::Game) {
  return {.maker = seat(2), .alone = true, .tricks = 2, .lone_defender = seat(1)};
}

kyuuri::Deal a_deal(kyuuri::Game) {
  return {.leader = seat(0),
          .ranks = {Rank::four, Rank::seven, Rank::seven, Rank::three, Rank::two}};
}

klaverjas::Deal a_deal(klaverjas::Game) {
  return {.maker = seat(1), .points = 71, .roem = {20}, .other_roem = {50, 20}};
}

quadrille::Deal a_deal(quadrille::Game) {
  return {.ombre = seat(0),
          .contract = quadrille::Deal::Contract::alliance,
          .partner = seat(2),
          .tricks = 9,
          .matadors = true,
          .premiers = true,
          .went_on = true};
}

/// What the functions of a game take.
template <Game G>
struct Case {
  typename G::Rules rules{};
  typename G::Carry carry{};
  typename G::Deal deal{};
};

template <Game G>
Case<G> a_case() {
  const typename G::Rules rules{};
  const int ruled = seats_ruled(rules);
  return {rules, start(rules, ruled != 0 ? ruled : 5), a_deal(G{})};
}

template <Game G>
Evening an_evening() {
  const Case<G> one = a_case<G>();
  return {{}, tests::any(one.rules), tests::any(one.carry), {tests::any(one.deal)}};
}

template <Game G>
void check_and_score(benchmark::State& state) {
  const auto [rules, carry, deal] = a_case<G>();
  for (auto _ : state) {
    const Findings findings = validate(rules, carry, deal);
    benchmark::DoNotOptimize(findings);
    const ScoreSheet sheet = score(rules, carry, deal);
    benchmark::DoNotOptimize(sheet);
  }
}

template <Game G>
void score_and_advance(benchmark::State& state) {
  const auto [rules, carry, deal] = a_case<G>();
  for (auto _ : state) {
    const ScoreSheet sheet = score(rules, carry, deal);
    const auto next = advance(rules, carry, deal, sheet);
    benchmark::DoNotOptimize(next);
  }
}

template <Game G>
void read(benchmark::State& state) {
  const std::string text = write_document(Format::deal, an_evening<G>());
  for (auto _ : state) {
    const auto document = read_document(text);
    benchmark::DoNotOptimize(document);
  }
}

template <Game G>
void read_score_answer(benchmark::State& state) {
  const std::string text = write_document(Format::deal, an_evening<G>());
  const Words words(static_cast<Language>(state.range(0)));  // 0 English, 1 Japanese
  for (auto _ : state) {
    const auto evening = score_document(text);
    const std::string line = answer(*evening, words);
    benchmark::DoNotOptimize(line);
  }
  state.SetItemsProcessed(state.iterations());
}

BENCHMARK_TEMPLATE(check_and_score, euchre::Game);
BENCHMARK_TEMPLATE(check_and_score, klaverjas::Game);
BENCHMARK_TEMPLATE(check_and_score, kyuuri::Game);
BENCHMARK_TEMPLATE(check_and_score, quadrille::Game);
BENCHMARK_TEMPLATE(score_and_advance, euchre::Game);
BENCHMARK_TEMPLATE(score_and_advance, klaverjas::Game);
BENCHMARK_TEMPLATE(score_and_advance, kyuuri::Game);
BENCHMARK_TEMPLATE(score_and_advance, quadrille::Game);
BENCHMARK_TEMPLATE(read, euchre::Game);
BENCHMARK_TEMPLATE(read, klaverjas::Game);
BENCHMARK_TEMPLATE(read, kyuuri::Game);
BENCHMARK_TEMPLATE(read, quadrille::Game);
BENCHMARK_TEMPLATE(read_score_answer, euchre::Game)->DenseRange(0, 1);
BENCHMARK_TEMPLATE(read_score_answer, klaverjas::Game)->DenseRange(0, 1);
BENCHMARK_TEMPLATE(read_score_answer, kyuuri::Game)->DenseRange(0, 1);
BENCHMARK_TEMPLATE(read_score_answer, quadrille::Game)->DenseRange(0, 1);

}  // namespace
}  // namespace spadille
