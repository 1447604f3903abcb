#pragma once

#include "tests/walker/club.h"

namespace spadille::tests {

/// What holds of the current session after any step: the cheap laws, and one of the others.
void look_at(Club& club, Dice& dice);
/// Every law, of every session.
void look_at_everything(Club& club);

// Of a sheet alone.

/// Every figure is the sum of the lines above it.
void law_of_sums(const Json& sheet);
/// Totals with what lines moved.
[[nodiscard]] Json with_lines(Json totals, const Json& accounts, const Json& lines);
/// Totals with what was posted before a deal of this number: the lines of rulings.
[[nodiscard]] Json with_posted(const Json& sheet, int deal, Json totals);
/// What everybody has by himself is what he got in the deals at which he sat.
void law_of_own_totals(const Json& sheet);

/// Whether what was changed before a deal made it one that cannot be scored.
[[nodiscard]] bool is_wrong(const Json& deal);
/// The seats of an account in a deal: of "side1" those of partners.
[[nodiscard]] std::vector<std::size_t> seats_of(const std::string& account, const Json& deal);
/// Whether a guest played there.
[[nodiscard]] bool is_absent(const Json& deal, std::size_t seat);

// Of a session in the book.

/// The command line says what the use-cases say.
void law_of_commands(Club& club);
/// No answer changes with the language but its words.
void law_of_languages(Club& club, const std::string& language);
/// By its own rules nothing changes; what is exported comes to the same when it is scored afresh.
void law_of_rescoring(Club& club);
void law_of_exports(Club& club);
/// The text of the sheet says the figures of its document, and the paper, and the table.
void law_of_text(Club& club);
void law_of_paper(Club& club);
void law_of_tables(Club& club);
/// Rulings that rest on what was corrected are named by all alike.
void law_of_rulings(Club& club);
/// Where none does, all are what the table would be told now.
void law_of_told_now(Club& club);
/// Who pays whom adds up, and a ranking over one session is its settlement.
void law_of_settling(Club& club);
/// Phones are told what the command line says.
void law_of_phones(Club& club);

// Of an event.

/// Everybody sits once, or sits out; tables are what was told of them.
void law_of_rooms(Club& club);
/// Rounds that nobody has played in are drawn with who is there then, or that is told.
void law_of_rounds(Club& club);
/// The command line says what the use-cases say, and in every language the same.
void law_of_event_commands(Club& club);
/// Every line follows from its scores, these from what tables told, and places from the ladder.
void law_of_event_ranking(Club& club);
void law_of_event_season(Club& club);
/// The draw keeps its promises.
void law_of_draws(Club& club);
/// Tables that keep their round deal by deal come to what their sheets say.
void law_of_table_sessions(Club& club);
void law_of_told_session(Club& club, int session, int round, int table);

// Of the whole book.

void law_of_event_lists(Club& club);

void law_of_lists(Club& club);
void law_of_statistics(Club& club);
void law_of_verify(Club& club);
/// And where there is a server for tests: of a club that is read.
void law_of_collector(Club& club);

}  // namespace spadille::tests
