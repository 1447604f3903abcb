// Sessions on their way into the book: all that the files hold, or nothing.
#include <cerrno>
#include <cstring>
#include <memory>
#include <optional>
#include <ostream>

#include "app/answer_parts.h"
#include "app/exchange/importing.h"
#include "codec/json_text.h"
#include "codec/plain_text.h"
#include "ui/cli/book/opened.h"
#include "ui/cli/commands/split.h"
#include "ui/cli/exchange/commands.h"
#include "ui/cli/exchange/documents.h"
#include "ui/cli/exchange/spool.h"
#include "ui/cli/rulebook/rules_meant.h"
#include "ui/cli/terminal/files.h"
#include "ui/cli/terminal/print.h"

namespace spadille::cli {
namespace {

struct ImportOptions {
  BookOptions in{};
  std::vector<std::string> files{};
  std::string rules{};
  std::string players{};  ///< "Ann,Bob,Chris,Dora"
  std::string date{};
  std::string title{};
  std::string place{};
  std::string dealer{};
  std::string totals{};  ///< "5:3", an account each
  bool dry_run = false;
};

/// What the options say about tables, and about evenings that leave it open.
tl::expected<Opening, Exit> opening_said(const ImportOptions& asked, OpenedBook& opened,
                                         const Streams& streams, const Voice& voice) {
  Opening opening;
  opening.title = asked.title;
  opening.date = asked.date;
  opening.place = asked.place;
  opening.dealer = asked.dealer;
  opening.players = list_of(asked.players);
  if (!asked.date.empty() && !is_date(asked.date))
    return tl::unexpected(bad_value(asked.date, streams, voice));
  if (!asked.totals.empty()) opening.totals = totals_in(asked.totals);
  if (!asked.totals.empty() && !opening.totals)
    return tl::unexpected(bad_value(asked.totals, streams, voice));
  if (asked.rules.empty()) return opening;
  auto rules = book_rules(asked.rules, opened, streams, voice);
  if (!rules) return tl::unexpected(rules.error());
  opening.rules = std::move(*rules);
  return opening;
}

/// A file to read, and what it holds where that could be read only once.
struct Named {
  std::string name{};
  std::unique_ptr<std::istream> spooled{};
};

/// Before the book is locked: nobody at a table waits for a pipe.
tl::expected<std::vector<Named>, Exit> sources(const std::vector<std::string>& files,
                                               const Streams& streams, const Voice& voice) {
  std::vector<Named> all;
  for (const std::string& name : files) {
    auto source = spooled(name, streams.in);
    if (!source) return tl::unexpected(fail(source.error(), streams, voice));
    all.push_back({name, std::move(*source)});
  }
  return all;
}

/// A document that was taken although something in it is doubtful.
struct Doubtful {
  std::string name{};
  Findings findings{};
};

/// Takes one file after the other; says on `err` why one is refused.
class Import {
 public:
  Import(Importer importer, const Opening& said, const Streams& streams, const Voice& voice)
      : importer_(std::move(importer)), said_(said), streams_(streams), voice_(voice) {}

  Exit add(Named& source) {
    if (source.spooled) return add(*source.spooled, source.name);
    auto file = open_file(source.name);
    return file ? add(*file, source.name) : fail(file.error(), streams_, voice_);
  }
  [[nodiscard]] const Imported& imported() const { return importer_.imported(); }
  [[nodiscard]] const std::vector<Doubtful>& doubtful() const { return doubtful_; }

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
    if (done && !done->empty()) doubtful_.push_back({name, *done});
    if (done) return streams_.err << findings(*done, name, {}, voice_), Exit::done;
    return refused(std::move(done.error()), name);
  }

  Exit refused(Refusal refusal, const std::string& name) {
    if (refusal.error) {
      Error& error = *refusal.error;
      error.detail = name + (error.detail.empty() ? "" : ": ") + visible(error.detail);
      return fail(error, streams_, voice_);
    }
    return fail(refusal.findings, {}, name, streams_, voice_);
  }

  Importer importer_;
  const Opening& said_;
  const Streams& streams_;
  const Voice& voice_;
  std::vector<Doubtful> doubtful_{};
};

/// What came in, once it is in.
struct Taken {
  Imported imported{};
  std::vector<Doubtful> doubtful{};
};

void tell_json(const Taken& taken, std::ostream& out, const Words& words) {
  const auto& [imported, doubtful] = taken;
  JsonText json;
  json.open('{').member("format", "spadille/imported").member("version", 1);
  json.member("added", imported.added).member("continued", imported.continued);
  json.member("known", imported.known).member("events", imported.events);
  json.member("misfits", imported.misfits).member("unproven", imported.unproven);
  json.member("rulings", imported.rulings).member("known_rulings", imported.known_rulings);
  json.key("same_names").open('[');
  for (const std::string& name : imported.same_names) json.value(name);
  json.close(']').key("documents").open('[');
  for (const auto& [name, found] : doubtful) {
    json.open('{').member("document", std::string_view(name));
    write_findings(json, found, words, {});
    json.close('}');
  }
  out << std::move(json.close(']').close('}')).take() << '\n';
}

void tell(const Imported& imported, bool only_tried, const Streams& streams, const Voice& voice) {
  const auto count = [&](std::string_view key, int n) {
    if (n > 0) streams.out << voice.words.say(Message{key, {Arg::count(n)}}) << '\n';
  };
  count(only_tried ? "exchange.would_add" : "exchange.added",
        imported.added - imported.tournaments);
  count(only_tried ? "exchange.would_add_events" : "exchange.added_events", imported.tournaments);
  count(only_tried ? "exchange.would_continue" : "exchange.continued", imported.continued);
  count(only_tried ? "precedent.would_add" : "precedent.added", imported.rulings);
  count("precedent.known", imported.known_rulings);
  count("exchange.known", imported.known);
  if (imported.misfits > 0)
    streams.err << "spadille: "
                << voice.words.say(Message{"exchange.misfits", {Arg::count(imported.misfits)}})
                << '\n';
  if (imported.unproven > 0)
    streams.err << "spadille: "
                << voice.words.say(Message{"exchange.unproven", {Arg::count(imported.unproven)}})
                << '\n';
  for (const std::string& name : imported.same_names)
    streams.err << "spadille: " << visible(name) << ": " << voice.words.say("exchange.same_name")
                << '\n';
}

/// How a transaction is told to undo everything: to end one never fails in this way.
const Error kUndo{Error::Code::usage, {}, {}};

/// Everything, inside one transaction. Where it ends with anything but `done`, all is undone.
Exit import_all(Book& book, const Opening& said, std::vector<Named>& sources, bool dry_run,
                Taken& taken, const Streams& streams, const Voice& voice) {
  auto importer = Importer::begin(book);
  if (!importer) return fail(importer.error(), streams, voice);
  Import import(std::move(*importer), said, streams, voice);
  for (Named& source : sources)
    if (const Exit end = import.add(source); end != Exit::done) return end;
  taken = {import.imported(), import.doubtful()};
  const Imported& imported = taken.imported;
  if (dry_run || !imported.anything()) return Exit::done;
  const auto kept = book.store.back_up();
  return kept ? Exit::done : fail(kept.error(), streams, voice);
}

Exit import_files(const ImportOptions& asked, const Streams& streams, const Voice& voice) {
  auto opened = open_book(asked.in, streams, voice, !asked.dry_run);
  if (!opened) return opened.error();
  const auto said = opening_said(asked, *opened, streams, voice);
  if (!said) return said.error();
  auto files = sources(asked.files, streams, voice);
  if (!files) return files.error();
  std::optional<Exit> end;
  Taken taken;
  const auto done = opened->store->all_or_nothing([&]() -> Expected<void> {
    // The book tries again where the disk was full; what came from a pipe does not come again.
    if (end)
      return tl::unexpected(Error{Error::Code::file, {"store.full"}, {}, Error::Cause::full});
    end = Exit::file;
    end = import_all(opened->book, *said, *files, asked.dry_run, taken, streams, voice);
    if (*end != Exit::done || asked.dry_run) return tl::unexpected(kUndo);
    return {};
  });
  const bool undone_by_us = !done && done.error().code == kUndo.code;
  if (!done && !undone_by_us) return fail(done.error(), streams, voice);
  if (*end != Exit::done) return *end;
  if (!asked.dry_run && taken.imported.anything()) streams.saved();
  if (voice.json)
    tell_json(taken, streams.out, voice.words);
  else
    tell(taken.imported, asked.dry_run, streams, voice);
  return Exit::done;
}

}  // namespace

void add_import(const Node& above) {
  const auto [command, asked] = above.add("import", "exchange.import", import_files);
  add_options(command, asked->in);
  command.arguments("FILE", asked->files, "exchange.import.files").required();
  command.text("--rules", asked->rules, "RULES", "exchange.import.rules");
  command.text("--players", asked->players, "A,B,…", "exchange.import.players");
  command.text("--date", asked->date, "DATE", "exchange.import.date");
  command.text("--title", asked->title, "TEXT", "cli.new.title");
  command.text("--place", asked->place, "TEXT", "cli.new.place");
  command.text("--dealer", asked->dealer, "NAME", "cli.new.dealer");
  command.text("--totals", asked->totals, "A:B", "cli.new.totals");
  command.flag("--dry-run", asked->dry_run, "exchange.import.dry_run");
}

}  // namespace spadille::cli
