#pragma once

#include <string>
#include <vector>

#include "app/record/deal_entry.h"
#include "text/words.h"

// What pages show of a deal that is being entered, whichever face they have.
namespace spadille {

/// How a page asks for a member: "flag", "choice", "suit", "figure" (of few numbers), "number" (of
/// many), "marks", "cards" or "list".
[[nodiscard]] std::string_view asked_as(const Member& member);

/// Whether a page asks for it: what the rules and the deal so far leave open, in the way in which
/// it is told. Whoever has chosen another way than the usual one is asked for all of it.
[[nodiscard]] bool is_asked(const DealEntry& entry, const Member& member, std::size_t way);
/// Whether it is told in another of the game's ways alone.
[[nodiscard]] bool is_of_another_way(const DealEntry& entry, const Member& member, std::size_t way);

/// Every number that has a button of its own; none where there are many.
[[nodiscard]] std::vector<int> offered(const DealEntry& entry, const Member& member);

[[nodiscard]] bool contains(const Value& value, int n);
/// Whether a button is one of the answers that are given: in a list in which something may stand
/// several times none is, each tap adds one more.
[[nodiscard]] bool is_chosen(const Member& member, const Value& value, int n);
/// The value once that button was tapped: with one more, or without it where it was chosen.
[[nodiscard]] Value toggled(const Member& member, const Value& value, int n);

/// "Bram", "hearts", "K", "5": what stands on its button. `letters`: whose stand on court cards.
[[nodiscard]] std::string on_button(const DealEntry& entry, const Member& member, int value,
                                    const Words& words, Language letters);

/// What the deal comes to for each party, the one first that is told of first, as far as it
/// follows: "92", "70"; empty where it does not. `preview`: of the entry.
[[nodiscard]] std::vector<std::string> comes_to(const DealEntry& entry, const Preview& preview);
/// Who they are, likewise; nobody before somebody is first.
[[nodiscard]] std::vector<std::string> parties(const DealEntry& entry, const Preview& preview,
                                               const Words& words);

/// Why it cannot be saved, a sentence each; of what is still to be asked nothing is said.
[[nodiscard]] std::vector<std::string> wrong_in_words(const Preview& preview, const Words& words);

/// The family that is told by members of this kind; null: the game has none.
[[nodiscard]] const Family* family_of(const DealEntry& entry, Kind kind);

}  // namespace spadille
