#include "ui/table/exchange/intake.h"

#include <QFile>
#include <QFileInfo>
#include <algorithm>

#include "app/exchange/importing.h"
#include "codec/plain_text.h"
#include "ui/table/exchange/documents.h"

namespace spadille::table {
namespace {

/// One document, or, where each line is one, its lines.
std::vector<std::string> documents_in(const QByteArray& all) {
  const QByteArray whole = all.trimmed();
  const QList<QByteArray> lines = whole.split('\n');
  const auto is_document = [](const QByteArray& line) {
    const QByteArray bare = line.trimmed();
    return bare.isEmpty() || (bare.startsWith('{') && bare.endsWith('}'));
  };
  if (!std::all_of(lines.begin(), lines.end(), is_document)) return {whole.toStdString()};
  std::vector<std::string> documents;
  for (const QByteArray& line : lines)
    if (!line.trimmed().isEmpty()) documents.push_back(line.toStdString());
  return documents;
}

Outcome<std::vector<std::string>> documents_of(const QString& file) {
  const auto failed = [&file](std::string_view key) {
    return tl::unexpected(Refusal(Error{Error::Code::file, {key}, visible(file.toStdString())}));
  };
  const QFileInfo about(file);
  if (about.exists() && !about.isFile()) return failed("error.no_file");  // it might never end
  constexpr auto kMost = static_cast<qint64>(kLogLimits.bytes);
  if (about.size() > kMost) return failed("error.too_much");
  QFile from(file);
  if (!from.open(QIODevice::ReadOnly)) return failed("error.cannot_read");
  const QByteArray all = from.read(kMost + 1);
  if (all.size() > kMost) return failed("error.too_much");
  return documents_in(all);
}

Outcome<std::vector<std::string>> documents_of(const QStringList& files) {
  std::vector<std::string> all;
  for (const QString& file : files) {
    auto documents = documents_of(file);
    if (!documents) return documents;
    all.insert(all.end(), std::make_move_iterator(documents->begin()),
               std::make_move_iterator(documents->end()));
  }
  return all;
}

/// Reading is one half of the way, writing the other.
Outcome<std::vector<ReadDocument>> read_all(const std::vector<std::string>& documents,
                                            const Pace& pace) {
  const int all = static_cast<int>(documents.size());
  std::vector<ReadDocument> read;
  for (const std::string& document : documents) {
    if (pace.stop().stop_requested()) break;
    auto one = read_for_import(document);
    if (!one) return tl::unexpected(std::move(one.error()));
    read.push_back(std::move(*one));
    pace(static_cast<int>(read.size()), 2 * all);
  }
  return read;
}

/// Inside one transaction.
Outcome<Imported> add_all(Book& book, const std::vector<ReadDocument>& documents,
                          const Pace& pace) {
  auto importer = Importer::begin(book);
  if (!importer) return tl::unexpected(Refusal(importer.error()));
  const int all = static_cast<int>(documents.size());
  for (int i = 0; i < all; ++i) {
    if (pace.stop().stop_requested()) return Imported{};
    auto added = importer->add(documents[static_cast<std::size_t>(i)], {});
    if (!added) return tl::unexpected(std::move(added.error()));
    pace(all + i + 1, 2 * all);
  }
  return importer->imported();
}

}  // namespace

struct Intake::Taken {
  Imported imported{};
  bool stopped = false;  ///< and nothing was taken in
};

Outcome<Intake::Taken> Intake::taken(Book& book, const QStringList& files, const Pace& pace) {
  const auto documents = documents_of(files);
  if (!documents) return tl::unexpected(documents.error());
  const auto read = read_all(*documents, pace);
  if (!read) return tl::unexpected(read.error());
  Outcome<Imported> outcome;
  const auto done = book.store.all_or_nothing([&]() -> Expected<void> {
    outcome = add_all(book, *read, pace);
    if (!outcome || pace.stop().stop_requested())
      return tl::unexpected(Error{.cause = Error::Cause::stopped});
    if (!outcome->anything()) return {};
    return book.store.back_up();
  });
  if (!outcome) return tl::unexpected(std::move(outcome.error()));
  if (!done && done.error().cause == Error::Cause::stopped) return Taken{{}, true};
  if (!done) return tl::unexpected(Refusal(done.error()));
  return Taken{std::move(*outcome), false};
}

Intake::Intake(Home& home, LaidSession& evening, Clerk& clerk, const Speaker& speaker,
               QObject* parent)
    : QObject(parent), home_(home), evening_(evening), speaker_(speaker), work_(clerk) {}

QVariantList Intake::documents() { return documents_called({"*.json", "*.jsonl"}); }

void Intake::takeIn(const QStringList& files) {
  QStringList paths;
  for (const QString& file : files) paths << path_of(file);
  said_.clear();
  emit changed();
  work_.begin([paths](Book& book, const Pace& pace) { return taken(book, paths, pace); },
              [this](const Outcome<Taken>& taken) { tell(taken); });
}

void Intake::tell(const Outcome<Taken>& taken) {
  if (!taken) {
    emit evening_.refused(reason(taken.error(), {}, speaker_));
  } else if (taken->stopped) {
    said_ = speaker_.said("table.import_stopped");
  } else {
    QStringList all;
    const Imported& imported = taken->imported;
    for (const auto& [key, n] : {std::pair("exchange.added", imported.added - imported.tournaments),
                                 std::pair("exchange.added_events", imported.tournaments),
                                 std::pair("exchange.continued", imported.continued),
                                 std::pair("precedent.added", imported.rulings),
                                 std::pair("precedent.known", imported.known_rulings),
                                 std::pair("exchange.known", imported.known),
                                 std::pair("exchange.misfits", imported.misfits),
                                 std::pair("exchange.unproven", imported.unproven)})
      if (n > 0) all << speaker_.count(key, n);
    said_ = all.join('\n');
  }
  emit changed();
  home_.refresh();
}

}  // namespace spadille::table
