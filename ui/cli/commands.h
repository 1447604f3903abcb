#pragma once

#include <iosfwd>
#include <memory>
#include <string>
#include <vector>

#include "tl/expected.hpp"

#include "app/views.h"
#include "ui/cli/machine.h"
#include "ui/cli/request.h"
#include "ui/cli/terminal/print.h"

namespace CLI {
class App;
}

namespace spadille::cli {

/// What a script learns from the exit status.
enum class Exit : int {
  done = 0,
  findings = 1,
  usage = 2,
  file = 3,
  newer_format = 4,
  conflict = 5,  ///< somebody else wrote first; nothing was saved
  unwritten = 6  ///< saved, but the answer could not be written: to do it again would save it twice
};

/// Where a command reads and writes: data on `out`, talk on `err`.
struct Streams {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  const Machine* machine = nullptr;  ///< only for commands that open the book
  bool* kept = nullptr;              ///< set once something is saved

  /// Every command that writes says so once it is on the disk, before it answers.
  void saved() const;
};

/// The commands in one language: understands one line after another.
struct Parser {
  explicit Parser(Language language);
  Parser(const Parser&) = delete;
  Parser& operator=(const Parser&) = delete;
  Parser(Parser&&) = delete;
  Parser& operator=(Parser&&) = delete;
  ~Parser();

  const Words words;
  Request request{};  ///< what the last line asked for
  const std::unique_ptr<CLI::App> tree;
};

/// The whole program, without the process around it. Never throws.
[[nodiscard]] Exit run(const std::vector<std::string>& arguments, const Streams& given, Style style,
                       std::size_t columns);

/// The same with a parser that may have understood other lines before. REQUIRES: its language is
/// that of the arguments.
[[nodiscard]] Exit run(const std::vector<std::string>& arguments, Parser& parser,
                       const Streams& given, Style style, std::size_t columns);

// One function a command.
[[nodiscard]] Exit score(const Request& request, const Streams& streams, const Voice& voice);
[[nodiscard]] Exit score_lines(const Request& request, const Streams& streams, const Voice& voice);
[[nodiscard]] Exit settle(const Request& request, const Streams& streams, const Voice& voice);
[[nodiscard]] Exit check_sheet(const Request& request, const Streams& streams, const Voice& voice);
[[nodiscard]] Exit rules_list(const Request& request, const Streams& streams, const Voice& voice);
[[nodiscard]] Exit rules_show(const Request& request, const Streams& streams, const Voice& voice);
[[nodiscard]] Exit rules_diff(const Request& request, const Streams& streams, const Voice& voice);
[[nodiscard]] Exit rule(const Request& request, const Streams& streams, const Voice& voice);
[[nodiscard]] Exit rule_search(const Request& request, const Streams& streams, const Voice& voice);

// The referee.
[[nodiscard]] Exit legal(const Request& request, const Streams& streams, const Voice& voice);
[[nodiscard]] Exit who_wins(const Request& request, const Streams& streams, const Voice& voice);
[[nodiscard]] Exit auction_status(const Request& request, const Streams& streams,
                                  const Voice& voice);
[[nodiscard]] Exit revoke(const Request& request, const Streams& streams, const Voice& voice);
[[nodiscard]] Exit ruling(const Request& request, const Streams& streams, const Voice& voice);

// Commands of the book.
[[nodiscard]] Exit new_session(const Request& request, const Streams& streams, const Voice& voice);
[[nodiscard]] Exit deal(const Request& request, const Streams& streams, const Voice& voice);
[[nodiscard]] Exit correct(const Request& request, const Streams& streams, const Voice& voice);
[[nodiscard]] Exit undo(const Request& request, const Streams& streams, const Voice& voice);
[[nodiscard]] Exit redo(const Request& request, const Streams& streams, const Voice& voice);
[[nodiscard]] Exit note(const Request& request, const Streams& streams, const Voice& voice);
[[nodiscard]] Exit dispute(const Request& request, const Streams& streams, const Voice& voice);
[[nodiscard]] Exit correct_opening(const Request& request, const Streams& streams,
                                   const Voice& voice);
[[nodiscard]] Exit change_seats(const Request& request, const Streams& streams, const Voice& voice);
[[nodiscard]] Exit close_session(const Request& request, const Streams& streams,
                                 const Voice& voice);
[[nodiscard]] Exit reopen(const Request& request, const Streams& streams, const Voice& voice);
[[nodiscard]] Exit discard(const Request& request, const Streams& streams, const Voice& voice);
[[nodiscard]] Exit purge(const Request& request, const Streams& streams, const Voice& voice);
[[nodiscard]] Exit evening(const Request& request, const Streams& streams, const Voice& voice);
[[nodiscard]] Exit show_sheet(const Request& request, const Streams& streams, const Voice& voice);
[[nodiscard]] Exit sessions(const Request& request, const Streams& streams, const Voice& voice);
[[nodiscard]] Exit verify(const Request& request, const Streams& streams, const Voice& voice);
[[nodiscard]] Exit recover(const Request& request, const Streams& streams, const Voice& voice);
[[nodiscard]] Exit backup(const Request& request, const Streams& streams, const Voice& voice);
[[nodiscard]] Exit restore(const Request& request, const Streams& streams, const Voice& voice);

// Looking back.
[[nodiscard]] Exit stats(const Request& request, const Streams& streams, const Voice& voice);
[[nodiscard]] Exit compare_players(const Request& request, const Streams& streams,
                                   const Voice& voice);
[[nodiscard]] Exit ranking_of_season(const Request& request, const Streams& streams,
                                     const Voice& voice);
[[nodiscard]] Exit players(const Request& request, const Streams& streams, const Voice& voice);
[[nodiscard]] Exit players_merge(const Request& request, const Streams& streams,
                                 const Voice& voice);
[[nodiscard]] Exit players_split(const Request& request, const Streams& streams,
                                 const Voice& voice);
[[nodiscard]] Exit players_rename(const Request& request, const Streams& streams,
                                  const Voice& voice);
[[nodiscard]] Exit players_hide(const Request& request, const Streams& streams, const Voice& voice);
[[nodiscard]] Exit players_show(const Request& request, const Streams& streams, const Voice& voice);
[[nodiscard]] Exit players_forget(const Request& request, const Streams& streams,
                                  const Voice& voice);
[[nodiscard]] Exit rescore_session(const Request& request, const Streams& streams,
                                   const Voice& voice);
[[nodiscard]] Exit rules_save(const Request& request, const Streams& streams, const Voice& voice);
[[nodiscard]] Exit rules_remove(const Request& request, const Streams& streams, const Voice& voice);
[[nodiscard]] Exit export_sessions(const Request& request, const Streams& streams,
                                   const Voice& voice);
[[nodiscard]] Exit import_files(const Request& request, const Streams& streams, const Voice& voice);

/// Rules by the name of a preset, or from a document that has rules; else how the command ends.
[[nodiscard]] tl::expected<RulesView, Exit> load_rules(const std::string& which,
                                                       const Streams& streams, const Voice& voice);

/// An evening, or why there is nothing to score: rules alone.
[[nodiscard]] tl::expected<EveningView, Error> to_score(tl::expected<EveningView, Error> evening);

/// Says an error on `err` and gives its exit status.
[[nodiscard]] Exit fail(const Error& error, const Streams& streams, const Voice& voice);

/// The same, of findings about what was asked. `detail`: the document that they are about.
[[nodiscard]] Exit fail(const Findings& findings, const SeatNames& names, const std::string& detail,
                        const Streams& streams, const Voice& voice);

[[nodiscard]] Exit exit_of(const Error& error);

/// The worse of two ends: a file that is missing outweighs a finding in another.
[[nodiscard]] Exit worse(Exit a, Exit b);

}  // namespace spadille::cli
