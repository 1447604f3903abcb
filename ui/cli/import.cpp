// Sessions on their way into the book: all that the files hold, or nothing.
#include <cerrno>
#include <cstring>
#include <optional>
#include <ostream>

#include "app/importing.h"
#include "codec/json_text.h"
#include "codec/scalar.h"
#include "ui/cli/documents.h"
#include "ui/cli/effect.h"
#include "ui/cli/files.h"
#include "ui/cli/split.h"

namespace spadille::cli {
namespace {

/// What the options say about tables, and about evenings that leave it open.
tl::expected<Opening, Exit> opening_said(const Request& request, OpenedBook& opened,
                                         const Streams& streams, const Voice& voice) {
  Opening opening;
  opening.title = request.title;
  opening.date = request.date;
  opening.place = request.place;
  opening.dealer = request.dealer;
  if (!request.players.empty()) opening.players = parts(request.players, ',');
  if (!request.date.empty() && !is_date(request.date))
    return tl::unexpected(
        fail({Error::Code::usage, {"error.usage.value"}, visible(request.date)}, streams, voice));
  if (!request.totals.empty()) opening.totals = totals_in(request.totals);
  if (!request.totals.empty() && !opening.totals)
    return tl::unexpected(
        fail({Error::Code::usage, {"error.usage.value"}, visible(request.totals)}, streams, voice));
  if (request.rules.empty()) return opening;
  auto rules = book_rules(request.rules, opened, streams, voice);
  if (!rules) return tl::unexpected(rules.error());
  opening.rules = std::move(*rules);
  return opening;
}

/// Takes one file after the other; says on `err` why one is refused.
class Import {
 public:
  Import(Importer importer, const Opening& said, const Streams& streams, const Voice& voice)
      : importer_(std::move(importer)), said_(said), streams_(streams), voice_(voice) {}

  Exit add(const std::string& name) {
    if (name == "-") return add(streams_.in, name);
    auto file = open_file(name);
    return file ? add(*file, name) : fail(file.error(), streams_, voice_);
  }
  [[nodiscard]] const Imported& imported() const { return importer_.imported(); }

 private:
  Exit add(std::istream& in, const std::string& name) {
    Documents documents(in, kLogLimits.bytes);
    bool any = false;
    errno = 0;
    for (std::string text; documents.next(text); any = true) {
      const std::string line = documents.line() == 0 ? "" : ':' + std::to_string(documents.line());
      if (const Exit end = add(text, visible(name) + line); end != Exit::done) return end;
    }
    if (in.bad() || (!any && errno != 0))
      return fail({Error::Code::file,
                   {"error.cannot_read"},
                   visible(name) + " (" + std::strerror(errno) + ")"},
                  streams_, voice_);
    if (any) return Exit::done;
    return refused(Findings{{.place = "", .message = {"finding.empty"}}}, visible(name));
  }

  Exit add(const std::string& text, const std::string& name) {
    const bool document = looks_like_json(text);
    if (!document && (said_.rules.game.empty() || said_.players.empty()))
      return fail({Error::Code::usage, {"exchange.what_table"}, name}, streams_, voice_);
    auto done = document ? importer_.add_document(text, said_) : importer_.add_table(text, said_);
    if (done) return streams_.err << findings(*done, name, {}, voice_), Exit::done;
    return refused(std::move(done.error()), name);
  }

  Exit refused(Refusal refusal, const std::string& name) {
    if (refusal.error) {
      Error& error = *refusal.error;
      error.detail = name + (error.detail.empty() ? "" : ": ") + visible(error.detail);
      return fail(error, streams_, voice_);
    }
    streams_.err << findings(refusal.findings, name, {}, voice_);
    return Exit::findings;
  }

  Importer importer_;
  const Opening& said_;
  const Streams& streams_;
  const Voice& voice_;
};

void tell_json(const Imported& imported, std::ostream& out) {
  JsonText json;
  json.open('{').member("added", imported.added).member("continued", imported.continued);
  json.member("known", imported.known).member("events", imported.events);
  json.member("misfits", imported.misfits).key("same_names").open('[');
  for (const std::string& name : imported.same_names) json.value(name);
  out << std::move(json.close(']').close('}')).take() << '\n';
}

void tell(const Imported& imported, bool only_tried, const Streams& streams, const Voice& voice) {
  const auto count = [&](std::string_view key, int n) {
    if (n > 0) streams.out << voice.words.say(Message{key, {Arg::count(n)}}) << '\n';
  };
  count(only_tried ? "exchange.would_add" : "exchange.added", imported.added);
  count(only_tried ? "exchange.would_continue" : "exchange.continued", imported.continued);
  count("exchange.known", imported.known);
  if (imported.misfits > 0)
    streams.err << "spadille: "
                << voice.words.say(Message{"exchange.misfits", {Arg::count(imported.misfits)}})
                << '\n';
  for (const std::string& name : imported.same_names)
    streams.err << "spadille: " << visible(name) << ": " << voice.words.say("exchange.same_name")
                << '\n';
}

/// Everything, inside one transaction. Where it ends with anything but `done`, all is undone.
Exit import_all(Book& book, const Opening& said, const Request& request, Imported& imported,
                const Streams& streams, const Voice& voice) {
  auto importer = Importer::begin(book);
  if (!importer) return fail(importer.error(), streams, voice);
  Import import(std::move(*importer), said, streams, voice);
  for (const std::string& name : request.files)
    if (const Exit end = import.add(name); end != Exit::done) return end;
  imported = import.imported();
  if (request.dry_run || imported.added + imported.continued == 0) return Exit::done;
  const auto kept = book.store.back_up();
  return kept ? Exit::done : fail(kept.error(), streams, voice);
}

}  // namespace

Exit import_files(const Request& request, const Streams& streams, const Voice& voice) {
  auto opened = open_book(request, streams, voice, !request.dry_run);
  if (!opened) return opened.error();
  const auto said = opening_said(request, *opened, streams, voice);
  if (!said) return said.error();
  std::optional<Exit> end;
  Imported imported;
  const auto done = opened->store->all_or_nothing([&]() -> Expected<void> {
    // The book tries again where the disk was full; what came from a pipe does not come again.
    if (end) return tl::unexpected(Error{Error::Code::file, {"store.full"}, {}});
    end = Exit::file;
    end = import_all(opened->book, *said, request, imported, streams, voice);
    if (*end != Exit::done || request.dry_run) return tl::unexpected(Error{});
    return {};
  });
  const bool undone_by_us = !done && done.error().message.key.empty();
  if (!done && !undone_by_us) return fail(done.error(), streams, voice);
  if (*end != Exit::done) return *end;
  if (request.json)
    tell_json(imported, streams.out);
  else
    tell(imported, request.dry_run, streams, voice);
  return Exit::done;
}

}  // namespace spadille::cli
