#pragma once

// What several answers have in common.

#include "app/views.h"
#include "codec/json_text.h"
#include "games/answers.h"
#include "text/words.h"

namespace spadille {

void write(JsonText& json, std::string_view key, const Totals& totals);
void write(JsonText& json, std::string_view key, SeatSet seats);
/// `suits`: they matter; otherwise each rank once, from the lowest.
void write(JsonText& json, std::string_view key, CardSet cards, bool suits = true);
void write(JsonText& json, std::string_view key, const std::vector<Transfer>& transfers);
void write_findings(JsonText& json, const Findings& findings, const Words& words,
                    const SeatNames& names);
/// Those of an evening and of every deal of it.
void write_findings(JsonText& json, const EveningView& evening, const Words& words);
void write_lines(JsonText& json, const std::vector<Line>& lines, const Words& words,
                 const SeatNames& names);
/// Who deals next by a ruling, and after that, where it says so.
void write_dealers(JsonText& json, std::optional<Seat> next, std::optional<Seat> then);
/// What a ruling does, as a log tells it: members of an object, or an object of its own.
void write_ruling(JsonText& json, const Ruling& ruling, const Words& words, const SeatNames& names);
void write(JsonText& json, std::string_view key, const Ruling& ruling, const Words& words,
           const SeatNames& names);
/// What somebody who revoked held: `held`, or `held_one_of` where it is not certain which.
void write_held(JsonText& json, const Revoke& revoke, bool suits);
void write_players(JsonText& json, const SeatNames& names);

}  // namespace spadille
