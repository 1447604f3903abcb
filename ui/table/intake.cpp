#include "ui/table/intake.h"

#include <QFile>

#include "app/importing.h"

namespace spadille::table {
namespace {

using Documents = std::vector<std::string>;

/// One document, or, where each line is one, its lines.
Documents documents_in(const QByteArray& all) {
  const QByteArray whole = all.trimmed();
  const QList<QByteArray> lines = whole.split('\n');
  const auto is_document = [](const QByteArray& line) {
    const QByteArray bare = line.trimmed();
    return bare.isEmpty() || (bare.startsWith('{') && bare.endsWith('}'));
  };
  if (!std::all_of(lines.begin(), lines.end(), is_document)) return {whole.toStdString()};
  Documents documents;
  for (const QByteArray& line : lines)
    if (!line.trimmed().isEmpty()) documents.push_back(line.toStdString());
  return documents;
}

Outcome<Imported> taken_in(Book& book, const Documents& documents) {
  Outcome<Imported> outcome;
  const auto done = book.store.all_or_nothing([&]() -> Expected<void> {
    auto importer = Importer::begin(book);
    if (!importer) return tl::unexpected(importer.error());
    for (const std::string& document : documents) {
      auto added = importer->add_document(document, {});
      if (added) continue;
      outcome = tl::unexpected(std::move(added.error()));
      return tl::unexpected(Error{});
    }
    outcome = importer->imported();
    return {};
  });
  if (!done && outcome) return tl::unexpected(Refusal(done.error()));
  return outcome;
}

}  // namespace

void take_in(House& house, const QString& file) {
  QFile from(file);
  if (!from.open(QIODevice::ReadOnly) || from.size() > static_cast<qint64>(kLogLimits.bytes)) {
    emit house.evening()->refused(house.words()->said("error.cannot_read") + " (" + file + ")");
    return;
  }
  house.clerk()->ask(
      [documents = documents_in(from.readAll())](Book& book) { return taken_in(book, documents); },
      [&house](const Outcome<Imported>& imported) {
        if (!imported) emit house.evening()->refused(reason(imported.error(), {}, *house.words()));
        house.home()->refresh();
      });
}

}  // namespace spadille::table
