// Sessions on their way out of the book.
#include <array>
#include <optional>
#include <ostream>

#include "app/exchange/exporting.h"
#include "codec/document.h"
#include "files/whole_file.h"
#include "text/joints.h"
#include "ui/cli/book/opened.h"
#include "ui/cli/exchange/commands.h"

namespace spadille::cli {
namespace {

enum class As : std::uint8_t { book, session, csv };

struct ExportOptions {
  SessionOptions at{};
  std::string file{};
  bool all = false;
  As as = As::book;
  bool force = false;  ///< a file of this name is replaced
  bool semicolon = false;
};

/// Says on `err` what the form cannot hold.
void tell_lost(const Exported& exported, const Desk& desk, const SeatNames& names,
               const Streams& streams, const Voice& voice) {
  for (const Message& lost : exported.lost)
    streams.err << "spadille: #"
                << labelled(std::to_string(desk.id), voice.words.say(lost, names), voice.words)
                << '\n';
}

Exit write_log(OpenedBook& opened, SessionId session, std::ostream& out, const Streams& streams,
               const Voice& voice) {
  const auto text = session_as_log(opened.book, opened.names, session);
  if (!text) return refuse(text.error(), {}, streams, voice);
  out << *text << '\n';
  return Exit::done;
}

Exit write_evening(OpenedBook& opened, SessionId session, std::ostream& out,
                   const ExportOptions& asked, const Streams& streams, const Voice& voice) {
  const auto desk = open_session(opened.book, session);
  if (!desk) return refuse(desk.error(), {}, streams, voice);
  if (asked.all && is_discarded(*desk)) return Exit::done;
  const bool table = asked.as == As::csv;
  const Exported exported =
      table ? session_as_table(*desk, opened.names, {.separator = asked.semicolon ? ';' : ','})
            : session_as_evening(*desk, opened.names);
  tell_lost(exported, *desk, seat_names(*desk, opened.names), streams, voice);
  out << (asked.all || voice.json ? on_one_line(exported.text) : exported.text);
  return Exit::done;
}

/// Whoever names no session means the one that is open; where there is none, the event that is. Of
/// an event there is no other form than the book's.
Expected<std::optional<SessionId>> latest_meant(Book& book, As as) {
  auto latest = latest_session(book);
  if (!latest || *latest || as != As::book) return latest;
  return latest_session(book, {.game = std::string(kTournament), .state = Summary::State::open});
}

tl::expected<std::vector<SessionId>, Exit> sessions_meant(OpenedBook& opened,
                                                          const ExportOptions& asked,
                                                          const Streams& streams,
                                                          const Voice& voice) {
  if (!asked.all && asked.at.session > 0) return std::vector{asked.at.session};
  if (!asked.all) {
    const auto latest = latest_meant(opened.book, asked.as);
    if (!latest) return tl::unexpected(fail(latest.error(), streams, voice));
    if (*latest) return std::vector{**latest};
    return tl::unexpected(
        fail({Error::Code::usage, {"error.no_open_session"}, {}}, streams, voice));
  }
  auto all = asked.as == As::book ? all_logs(opened.book) : all_sessions(opened.book);
  if (!all) return tl::unexpected(fail(all.error(), streams, voice));
  return std::move(*all);
}

Exit write_all(OpenedBook& opened, const std::vector<SessionId>& sessions, std::ostream& out,
               const ExportOptions& asked, const Streams& streams, const Voice& voice) {
  const bool whole = asked.as == As::book;
  for (const SessionId session : sessions) {
    const Exit end = whole ? write_log(opened, session, out, streams, voice)
                           : write_evening(opened, session, out, asked, streams, voice);
    if (end != Exit::done) return end;
    if (!out) break;  // whoever closes the stream says why
  }
  return Exit::done;
}

Exit write_to(std::ostream& out, const ExportOptions& asked, const Streams& streams,
              const Voice& voice) {
  auto opened = open_book(asked.at.in, streams, voice);
  if (!opened) return opened.error();
  const auto sessions = sessions_meant(*opened, asked, streams, voice);
  if (!sessions) return sessions.error();
  return write_all(*opened, *sessions, out, asked, streams, voice);
}

Exit export_sessions(const ExportOptions& asked, const Streams& streams, const Voice& voice) {
  if (asked.all && asked.as == As::csv)
    return fail({Error::Code::usage, {"exchange.one_table"}, {}}, streams, voice);
  const bool to_file = !asked.file.empty() && asked.file != "-";
  if (voice.json && asked.as == As::csv && !to_file)
    return fail({Error::Code::usage, {"exchange.table_is_no_json"}, {}}, streams, voice);
  if (!to_file) return write_to(streams.out, asked, streams, voice);
  // Before the book is opened: it may be the book that is named.
  files::WholeFile file(asked.file,
                        asked.force ? files::Over::what_was_there : files::Over::nothing);
  if (!file.begun()) return fail(file.begun().error(), streams, voice);
  const Exit end = write_to(file.out(), asked, streams, voice);
  if (end != Exit::done) return end;
  const auto written = file.finish();
  if (!written) return fail(written.error(), streams, voice);
  streams.saved();
  return Exit::done;
}

}  // namespace

void add_export(const Node& above) {
  constexpr std::array kForms{std::pair{"book", As::book}, std::pair{"session", As::session},
                              std::pair{"csv", As::csv}};
  const auto [command, asked] = above.add("export", "exchange.export", export_sessions);
  const Row session = add_options(command, asked->at);
  command.argument("FILE", asked->file, "exchange.export.file");
  command.flag("--all", asked->all, "exchange.export.all").excludes(session);
  command.choice("--as", asked->as, kForms, "exchange.export.as").last_counts();
  command.flag("--force", asked->force, "exchange.export.force");
  command.flag("--semicolon", asked->semicolon, "exchange.export.semicolon");
}

}  // namespace spadille::cli
