#include "ui/door/telling.h"

#include "ui/door/replies.h"

namespace spadille::door {

/// Each board is read once for all who see it in the same language.
bool Telling::tell() {
  follow_names();
  Boards boards;
  std::map<std::string, Shared> roles;
  const auto looking = audience_.all();
  const auto followed = engine_.followed(players_of(looking));
  bool all = true;
  for (const auto& stream : looking) {
    tell_role(*stream, roles);
    const Shared now = followed ? board(*stream, *followed, boards) : nullptr;
    if (now) stream->show(now);
    all = all && now;
  }
  return all;
}

/// People get other names, and become one, while phones have their seats.
void Telling::follow_names() {
  const auto names = engine_.names();
  if (!names) return;
  keys_.with([&names](Keys& keys) {
    keys.follow([&names](std::string& player, std::string& name) {
      if (names->is_forgotten(player)) return;
      player = names->current(player);
      name = names->of(player);
    });
  });
}

/// Whoever was sent away is told so, and nothing more.
void Telling::tell_role(Stream& stream, std::map<std::string, Shared>& roles) {
  keys_.with([&](Keys& keys) {
    const Phone* phone = keys.numbered(stream.phone());
    if (phone == nullptr) return stream.end(event("gone", {}, "{}"));
    std::string role = role_document(*phone, keys.phones());
    Shared& told = roles[role];  // those who only look on are told the same
    if (!told) told = event("role", {}, role);
    stream.tell_role(told);
  });
}

std::string Telling::player_of(const Stream& stream) {
  const auto phone = keys_.numbered(stream.phone());
  return phone ? phone->player : "";
}

std::set<std::string> Telling::players_of(const Audience::All& looking) {
  std::set<std::string> all;
  for (const auto& stream : looking) all.insert(player_of(*stream));
  return all;
}

/// The session that was chosen, or whichever is followed: at an event that of one's own table.
Shared Telling::board(const Stream& stream, const std::map<std::string, SessionId>& followed,
                      Boards& known) {
  const auto own = followed.find(player_of(stream));
  if (own == followed.end()) return nullptr;  // he has just taken another seat
  const SessionId session = stream.session() != 0 ? stream.session() : own->second;
  const auto [place, fresh] = known.try_emplace({session, stream.language()});
  if (fresh) place->second = board(session, stream.language());
  return place->second;
}

Shared Telling::board(SessionId session, Language language) {
  const auto now = engine_.now(session, language);
  return now ? event("board", now->place, now->board) : nullptr;
}

}  // namespace spadille::door
