#include "tournament/draw_meetings.h"

namespace spadille::drawing {

Meetings::Meetings(const DrawTask& task)
    : partners_(task.partners), prices_(task.entrants, task.entrants) {
  for (const auto& [one, other] : task.wishes.apart)
    prices_(one, other) = prices_(other, one) = {kApart, kApart};
  for (const DrawnRound& round : task.before)
    for (const DrawnTable& table : round.tables) note(table);
}

void Meetings::note(bool partners, Entrant one, Entrant other, int times) {
  for (Price* price : {&prices_(one, other), &prices_(other, one)}) {
    price->partners += times * (kAtAll + (partners ? kPartners : 0));
    price->opponents += times * (kAtAll + (partners ? 0 : kOpponents));
  }
}

void Meetings::note(const DrawnTable& table, int times) {
  const std::vector<Entrant>& seats = table.seats;
  for (std::size_t i = 0; i < seats.size(); ++i)
    for (std::size_t j = i + 1; j < seats.size(); ++j)
      note(partners_ && are_partners(seats.size(), i, j), seats[i], seats[j], times);
}

}  // namespace spadille::drawing
