// How long one deal takes on its way: scored, read, answered.
#include <benchmark/benchmark.h>

#include "app/score/answer.h"
#include "app/score/scoring.h"
#include "codec/document.h"

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

template <typename G>
Evening<G> an_evening() {
  Evening<G> evening;
  const int ruled = seats_ruled(evening.rules);
  evening.before = start(evening.rules, ruled != 0 ? ruled : 5);
  evening.deals.push_back(a_deal(G{}));
  return evening;
}

template <typename G>
void check_and_score(benchmark::State& state) {
  const Evening<G> evening = an_evening<G>();
  const auto& deal = evening.deals.front();
  for (auto _ : state) {
    const Findings findings = validate(evening.rules, evening.before, deal);
    benchmark::DoNotOptimize(findings);
    const ScoreSheet sheet = score(evening.rules, evening.before, deal);
    benchmark::DoNotOptimize(sheet);
  }
}

template <typename G>
void score_and_advance(benchmark::State& state) {
  const Evening<G> evening = an_evening<G>();
  const auto& deal = evening.deals.front();
  for (auto _ : state) {
    const ScoreSheet sheet = score(evening.rules, evening.before, deal);
    const auto next = advance(evening.rules, evening.before, deal, sheet);
    benchmark::DoNotOptimize(next);
  }
}

template <typename G>
void read(benchmark::State& state) {
  const std::string text = write_document(Format::deal, an_evening<G>());
  for (auto _ : state) {
    const auto document = read_document(text);
    benchmark::DoNotOptimize(document);
  }
}

template <typename G>
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
