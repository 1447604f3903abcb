#include "app/keep/any_desk.h"

#include <utility>

#include "app/record/digest.h"
#include "codec/log_document.h"

namespace spadille {
namespace {

Outcome<AnyDesk> opened(Book& book, SessionId number) {
  const auto stored = book.store.read(number);
  if (!stored) return tl::unexpected(Refusal(stored.error()));
  const auto any = [](auto&& desk) { return AnyDesk(std::forward<decltype(desk)>(desk)); };
  if (stored->game == kTournament) return tournament_in(number, *stored).map(any);
  return session_in(number, *stored).map(any);
}

}  // namespace

Outcome<AnyDesk> open_any(Book& book, SessionId number) {
  return with_memory([&] { return opened(book, number); });
}

SessionId number_of(const AnyDesk& desk) {
  return std::visit([](const auto& each) { return each.id; }, desk);
}

int head(const AnyDesk& desk) {
  return std::visit([](const auto& each) { return each.head(); }, desk);
}

Digest digest(const AnyDesk& desk) {
  if (const auto* tournament = std::get_if<TournamentDesk>(&desk)) return digest(tournament->log);
  return digest(std::get<Desk>(desk).table);
}

std::vector<std::string> people_of(const AnyDesk& desk) {
  if (const auto* tournament = std::get_if<TournamentDesk>(&desk))
    return people_in(tournament->log);
  return digest(std::get<Desk>(desk).table).summary.players;
}

}  // namespace spadille
