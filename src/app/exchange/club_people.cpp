#include "app/exchange/club_people.h"

#include <algorithm>
#include <map>

#include "app/kept_text.h"
#include "text/names.h"

namespace spadille {
namespace {

using NoteKind = ClubNote::Kind;

/// The people of a book while they change.
class Roster {
 public:
  static Expected<Roster> of(Book& book) {
    auto players = book.store.players();
    if (!players) return tl::unexpected(players.error());
    Roster roster(book);
    for (Player& player : *players) roster.by_id_[player.id] = std::move(player);
    return roster;
  }
  /// Somebody new where nobody has this id.
  [[nodiscard]] Player player(const std::string& id) const {
    const auto found = by_id_.find(id);
    return found == by_id_.end() ? Player{.id = id} : found->second;
  }
  /// Whether who goes on for whom would come back to where it began.
  [[nodiscard]] bool would_circle(const std::string& entry, const std::string& into) const {
    std::string at = into;
    for (std::size_t i = 0; i <= by_id_.size() && !at.empty() && at != entry; ++i)
      at = player(at).merged_into;
    return at == entry;
  }
  Expected<void> put(const Player& player) {
    by_id_[player.id] = player;
    return book_.store.put(player);
  }
  Expected<void> mark(const Player& player) {
    by_id_[player.id] = player;
    return book_.store.mark(player);
  }

 private:
  explicit Roster(Book& book) : book_(book) {}
  Book& book_;
  std::map<std::string, Player> by_id_{};
};

/// What is sent about somebody stands in one place of the book.
std::string told(const Player& player, NoteKind kind) {
  return kind == NoteKind::name ? player.name : player.merged_into;
}

/// Whether the book itself says something else than what it last heard or told.
bool changed_here(const Player& player, NoteKind kind, const ClubMemory::Version& known) {
  return told(player, kind) != known.value && !(known.version == 0 && told(player, kind).empty());
}

bool wished(const ClubMemory& memory, const std::string& person) {
  return memory.version(NoteKind::wish_forget, person).version > 0;
}

/// One note that counts; whether the book is another one by it.
Expected<bool> take_note(Roster& roster, const ClubNote& note, bool mine_stays) {
  Player player = roster.player(note.subject);
  if (mine_stays || told(player, note.kind) == note.value) return false;
  if (note.kind == NoteKind::name) {
    if (note.value.empty() || clean_name(note.value) != note.value) return false;
    player.name = note.value;
    if (auto done = roster.put(player); !done) return tl::unexpected(done.error());
    return true;
  }
  if (!note.value.empty() && roster.would_circle(player.id, note.value)) return false;
  player.merged_into = note.value;
  if (auto done = roster.mark(player); !done) return tl::unexpected(done.error());
  return true;
}

Expected<int> take_notes(Roster& roster, ClubMemory& memory, const std::vector<ClubNote>& notes) {
  int changed = 0;
  for (const ClubNote& note : notes) {
    if (note.kind != NoteKind::name && note.kind != NoteKind::goes_on_as) continue;
    const Player player = roster.player(note.subject);
    const auto known = memory.version(note.kind, note.subject);
    if (!memory.note(note)) continue;
    const bool mine_stays = changed_here(player, note.kind, known) || wished(memory, note.subject);
    const auto took = take_note(roster, note, mine_stays);
    if (!took) return tl::unexpected(took.error());
    changed += *took ? 1 : 0;
  }
  return changed;
}

/// A name that the owner has taken out.
Expected<int> take_gone(Roster& roster, ClubMemory& memory, const std::vector<std::string>& gone) {
  int forgotten = 0;
  for (const std::string& person : gone) {
    memory.note({.kind = NoteKind::wish_forget, .subject = person, .sender = "owner", .value = {}});
    Player player = roster.player(person);
    if (player.name.empty()) continue;
    player.name.clear();
    if (auto done = roster.put(player); !done) return tl::unexpected(done.error());
    ++forgotten;
  }
  return forgotten;
}

}  // namespace

Expected<PeopleTaken> take_people(Book& book, ClubMemory& memory, const ClubAnswer& answer) {
  const bool nothing = answer.notes.empty() && answer.gone_people.empty();
  if (nothing) return PeopleTaken{};
  auto roster = Roster::of(book);
  if (!roster) return tl::unexpected(roster.error());
  const auto forgotten = take_gone(*roster, memory, answer.gone_people);
  if (!forgotten) return tl::unexpected(forgotten.error());
  const auto changed = take_notes(*roster, memory, answer.notes);
  if (!changed) return tl::unexpected(changed.error());
  return PeopleTaken{*changed, *forgotten};
}

std::vector<ClubNote> people_to_send(const std::vector<Player>& players, const ClubMemory& memory,
                                     const std::string& sender) {
  std::vector<ClubNote> notes;
  for (const Player& player : players) {
    for (const NoteKind kind : {NoteKind::name, NoteKind::goes_on_as}) {
      const auto known = memory.version(kind, player.id);
      if (!changed_here(player, kind, known)) continue;
      const bool forgotten = kind == NoteKind::name && player.name.empty();
      if (forgotten && wished(memory, player.id)) continue;
      if (forgotten)
        notes.push_back({NoteKind::wish_forget, player.id, 1, sender, {}});
      else if (kind == NoteKind::goes_on_as || !wished(memory, player.id))
        notes.push_back({kind, player.id, known.version + 1, sender, told(player, kind)});
    }
  }
  return notes;
}

std::vector<SamePerson> same_people(const std::vector<Player>& players) {
  std::map<std::string, const Player*> first;
  std::vector<SamePerson> same;
  for (const Player& player : players) {
    if (player.name.empty() || !player.merged_into.empty()) continue;
    const auto [other, is_new] = first.emplace(look_of(player.name), &player);
    if (!is_new) same.push_back({player.name, player.id, other->second->id});
  }
  return same;
}

}  // namespace spadille
