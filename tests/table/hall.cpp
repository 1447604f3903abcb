#include "tests/table/hall.h"

#include <array>
#include <random>
#include <stdexcept>

namespace spadille::tests {
namespace {

constexpr int kSeats = 4;
constexpr int kCardPoints = 162 * 16;

std::string id_in_hall(int who) {
  const std::string number = std::to_string(1'000 + who);
  return "00000000-0000-4000-9000-00000000" + number;
}

TournamentEvent opening(const Hall& hall) {
  Plan plan{.title = "Wednesday drive",
            .place = "De Kroon",
            .date = "2026-11-20",
            .game = "klaverjas",
            .rounds = hall.rounds,
            .deals = 16,
            .minutes = 50,
            .ranking = {.ladder = {TieBreak::roem, TieBreak::lot}}};
  plan.credits.forced = {.kind = Credit::Kind::points, .points = 1'600};
  plan.prizes = hall.prizes;
  return {.kind = EventKind::opened, .plan = plan};
}

TournamentEvent roster(const Hall& hall) {
  TournamentEvent all{.kind = EventKind::roster_changed, .round = 1};
  for (int who = 0; who < hall.people; ++who) all.people.push_back(id_in_hall(who));
  return all;
}

/// By the round alone, the same on every machine; the last ones sit out.
TournamentEvent draw(const Hall& hall, int round) {
  std::vector<std::string> order;
  for (int who = 0; who < hall.people; ++who) order.push_back(id_in_hall(who));
  std::mt19937 random(static_cast<unsigned>(round));
  for (std::size_t place = order.size(); place-- > 1;)
    std::swap(order[place], order[random() % (place + 1)]);
  TournamentEvent drawn{.kind = EventKind::round_drawn, .round = round};
  for (; order.size() >= kSeats; order.resize(order.size() - kSeats))
    drawn.tables.emplace_back(order.end() - kSeats, order.end());
  drawn.people = order;
  return drawn;
}

TournamentEvent result(int round, int table) {
  const int one = 900 + (table * 97 + round * 211) % 790;
  const int roem = 20 * ((table + round) % 9);
  return {.kind = EventKind::result_told,
          .round = round,
          .table = table,
          .figures = {.points = {one + roem, kCardPoints - one}, .roem = {roem, 0}}};
}

/// What is refused is a fault of the test.
void write_all(table::House& house, std::vector<TournamentEvent> events) {
  bool stands = false;
  house.laidEvent()->write(std::move(events), [&stands](bool done) { stands = done; });
  house.clerk()->finish();
  if (!stands) throw std::logic_error(house.laidEvent()->refusal().toStdString());
}

}  // namespace

std::string name_in_hall(int who) {
  constexpr std::array kFirst{"Aad",   "Anna", "Arie",  "Bep",  "Cor",   "Dirk", "Gerrit",
                              "Greet", "Henk", "Ineke", "Jan",  "Joke",  "Kees", "Mien",
                              "Nel",   "Piet", "Ria",   "Toos", "Truus", "Wim"};
  constexpr std::array kLast{"Bakker", "Blom",   "de Boer", "Bos",    "van Dam",
                             "Dekker", "Jonker", "Kok",     "Kuiper", "Mulder",
                             "Peters", "Post",   "Schouten"};
  const auto n = static_cast<std::size_t>(who);
  return std::string(kFirst[n % kFirst.size()]) + " " +
         kLast[(n / kFirst.size() + n) % kLast.size()];
}

void write_down(table::House& house, const TournamentEvent& event) { write_all(house, {event}); }

void tell(table::House& house, int round, int table, std::int64_t one, std::int64_t other) {
  write_down(house, {.kind = EventKind::result_told,
                     .round = round,
                     .table = table,
                     .figures = {.points = {one, other}}});
}

void run_clock(table::House& house, int round, int since, int minutes) {
  // It is half past seven (kFixedTime).
  const std::string minute = std::to_string(130 - since).substr(1);
  write_down(house, {.kind = EventKind::clock_set,
                     .round = round,
                     .begins = "2026-11-20T19:" + minute + ":00Z",
                     .minutes = minutes,
                     .last_call = 5});
}

void fill(table::House& house, const Hall& hall) {
  house.clerk()->ask(
      [people = hall.people](Book& book) -> Outcome<void> {
        for (int who = 0; who < people; ++who)
          if (auto put = book.store.put(Player{.id = id_in_hall(who), .name = name_in_hall(who)});
              !put)
            return tl::unexpected(Refusal(put.error()));
        return {};
      },
      [](const Outcome<void>&) {});
  house.laidEvent()->begin(opening(hall));
  house.clerk()->finish();
  std::vector<TournamentEvent> all{roster(hall)};
  for (int round = 1; round <= hall.drawn; ++round) all.push_back(draw(hall, round));
  for (int round = 1; round <= hall.told + 1; ++round)
    for (int table = 1; table <= (round <= hall.told ? hall.people / kSeats : hall.tables); ++table)
      all.push_back(result(round, table));
  write_all(house, std::move(all));
}

}  // namespace spadille::tests
