#include "text/messages.h"

#include <array>
#include <unordered_map>
#include <vector>

#include "games/words.h"

namespace spadille {

std::span<const std::span<const Phrase>> all_messages() {
  static const auto kTables = [] {
    const std::array of_program{
        book_messages(),        chart_messages(),      cli_messages(),       club_messages(),
        club_room_messages(),   csv_messages(),        entry_messages(),     event_messages(),
        event_rooms_messages(), event_wall_messages(), exchange_messages(),  finding_messages(),
        help_messages(),        phones_messages(),     precedent_messages(), referee_messages(),
        review_messages(),      safety_messages(),     spoken_messages(),    table_messages()};
    std::vector<std::span<const Phrase>> all = words_of_games();
    all.insert(all.end(), of_program.begin(), of_program.end());
    return all;
  }();
  return kTables;
}

const Phrase* phrase_of(std::string_view key) {
  static const auto kByKey = [] {
    std::unordered_map<std::string_view, const Phrase*> all;
    for (const auto table : all_messages())
      for (const Phrase& phrase : table) all.emplace(phrase.key, &phrase);
    return all;
  }();
  const auto found = kByKey.find(key);
  return found == kByKey.end() ? nullptr : found->second;
}

}  // namespace spadille
