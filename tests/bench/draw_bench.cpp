// How long the draw of an individual tournament takes, and how good it is: seconds, the median of
// some seeds, beside people who meet again. `spadille-draw-bench [SEEDS]`.
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <iomanip>
#include <iostream>
#include <numeric>
#include <vector>

#include "tournament/draw.h"

namespace spadille {
namespace {

using Clock = std::chrono::steady_clock;

DrawTask task_of(int people, int rounds, int seed) {
  DrawTask task{.entrants = people, .seed = static_cast<std::uint64_t>(seed)};
  std::vector<Entrant> all(static_cast<std::size_t>(people));
  std::iota(all.begin(), all.end(), 0);
  task.present.assign(static_cast<std::size_t>(rounds), all);
  return task;
}

void run(int people, int rounds, int seeds) {
  std::vector<double> seconds;
  DrawQuality worst;
  for (int seed = 1; seed <= seeds; ++seed) {
    const DrawTask task = task_of(people, rounds, seed);
    const auto begin = Clock::now();
    const std::vector<DrawnRound> drawn = draw(task);
    seconds.push_back(std::chrono::duration<double>(Clock::now() - begin).count());
    const DrawQuality q = quality(drawn, people, true, {});
    worst.partners_again = std::max(worst.partners_again, q.partners_again);
    worst.opponents_again = std::max(worst.opponents_again, q.opponents_again);
    worst.met_again = std::max(worst.met_again, q.met_again);
    worst.out_again = std::max(worst.out_again, q.out_again);
    worst.tables_again = std::max(worst.tables_again, q.tables_again);
  }
  std::sort(seconds.begin(), seconds.end());
  std::cout << people << " x " << rounds << ": " << std::fixed << std::setprecision(3)
            << seconds[seconds.size() / 2] << " s, at most " << seconds.back()
            << " s; at most again: " << worst.partners_again << " partners, "
            << worst.opponents_again << " opponents, " << worst.met_again << " met, "
            << worst.out_again << " out, " << worst.tables_again << " at a table\n";
}

}  // namespace
}  // namespace spadille

int main(int argc, char** argv) {
  const int seeds = argc > 1 ? std::max(1, std::atoi(argv[1])) : 7;
  for (const auto& [people, rounds] : {std::pair(35, 4),
                                       {50, 4},
                                       {77, 10},
                                       {200, 10},
                                       {8, 4},
                                       {12, 4},
                                       {16, 4},
                                       {20, 4},
                                       {24, 4},
                                       {28, 4},
                                       {8, 7},
                                       {12, 11},
                                       {16, 15},
                                       {20, 19},
                                       {24, 23},
                                       {28, 27}})
    spadille::run(people, rounds, seeds);
}
