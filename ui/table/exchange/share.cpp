#include "ui/table/exchange/share.h"

#include <QBuffer>
#include <QDir>

#include "app/exchange/exporting.h"
#include "files/whole_file.h"
#include "ui/table/exchange/bg_stats.h"
#include "ui/table/exchange/paper_sheet_pdf.h"
#include "ui/table/exchange/qr.h"

namespace spadille::table {
namespace {

QString folder(QStandardPaths::StandardLocation kind) {
  QString path = QStandardPaths::writableLocation(kind);
  QDir().mkpath(path);
  return path;
}

/// What is known already.
auto these(QByteArray bytes) {
  return [bytes = std::move(bytes)](Book&) -> Outcome<QByteArray> { return bytes; };
}

}  // namespace

QString told(const Written& written, const Speaker& speaker) {
  const QString from_home = QDir::home().relativeFilePath(written.file);
  return speaker.say(written.whole ? "table.saved_as" : "table.not_saved_as",
                     from_home.startsWith("..") ? written.file : from_home);
}

bool write_new(const QString& file, const QByteArray& bytes) {
  files::WholeFile to(file.toStdString());
  if (!to.begun()) return false;
  to.out().write(bytes.constData(), bytes.size());
  return to.finish().has_value();
}

QString fresh_name(const QString& folder, const QString& stem, const QString& extension) {
  QString name = folder + "/" + stem + extension;
  for (int i = 2; files::taken(name.toStdString()); ++i)
    name = folder + "/" + stem + " " + QString::number(i) + extension;
  return name;
}

Written written_in(QStandardPaths::StandardLocation kind, const QString& stem,
                   const QString& extension, const QByteArray& bytes) {
  const QString file = fresh_name(folder(kind), stem, extension);
  return {file, write_new(file, bytes)};
}

Share::Share(const LaidSession& evening, Clerk& clerk, const Speaker& speaker, QObject* parent)
    : QObject(parent), evening_(evening), clerk_(clerk), speaker_(speaker) {
  connect(&evening, &LaidSession::changed, this, &Share::changed);
}

QString Share::bgStats() const {
  const LaidPtr laid = evening_.laid();
  if (!laid || !laid->view.scored) return {};
  return bg_stats_link(bg_stats_play(laid->desk, laid->names, speaker_));
}

QString Share::session() const {
  const LaidPtr laid = evening_.laid();
  if (!laid) return {};
  const std::string document = session_as_evening(laid->desk, laid->names).text;
  return document.size() <= kMostQrBytes ? text(document) : QString();
}

void Share::savePdf() {
  const LaidPtr laid = evening_.laid();
  const paper::Notes notes = reasons_ ? paper::Notes::reasons : paper::Notes::none;
  if (laid)
    write(QStandardPaths::DocumentsLocation, ".pdf", these(pdf_of(laid->view, speaker_, notes)));
}

void Share::setReasons(bool reasons) {
  reasons_ = reasons;
  emit reasonsChanged();
}

void Share::savePicture() {
  const LaidPtr laid = evening_.laid();
  if (!laid) return;
  constexpr int kPictureWidth = 1400;
  QByteArray picture;
  QBuffer to(&picture);
  picture_of(laid->view, speaker_, kPictureWidth).save(&to, "PNG");
  write(QStandardPaths::PicturesLocation, ".png", these(picture));
}

void Share::saveDocument() {
  const LaidPtr laid = evening_.laid();
  if (!laid) return;
  write(QStandardPaths::DocumentsLocation, ".json",
        [id = laid->desk.id](Book& book) -> Outcome<QByteArray> {
          const auto names = names_in(book);
          if (!names) return tl::unexpected(Refusal(names.error()));
          auto log = session_as_log(book, *names, id);
          if (!log) return tl::unexpected(log.error());
          return QByteArray::fromStdString(*log + '\n');
        });
}

void Share::saveTable() {
  const LaidPtr laid = evening_.laid();
  if (!laid) return;
  const Exported table = session_as_table(laid->desk, laid->names, {});
  write(QStandardPaths::DocumentsLocation, ".csv", these(QByteArray::fromStdString(table.text)));
}

/// Not here: a disk can be slow.
void Share::write(QStandardPaths::StandardLocation kind, const QString& extension, Bytes bytes) {
  const EveningView& evening = evening_.laid()->view;
  const QString stem = (text(evening.about.date) + " " + text(evening.rules.game)).trimmed();
  clerk_.askBeside(
      [kind, stem, extension, bytes = std::move(bytes)](Book& book) -> Outcome<Written> {
        const auto all = bytes(book);
        if (!all) return tl::unexpected(all.error());
        return written_in(kind, stem, extension, *all);
      },
      [this](const Outcome<Written>& done) {
        if (!done) return say(reason(done.error(), {}, speaker_), true);
        say(told(*done, speaker_), !done->whole);
      });
}

void Share::forget() { say({}); }

void Share::say(const QString& words, bool refused) {
  said_ = words;
  refused_ = refused;
  emit saidChanged();
}

}  // namespace spadille::table
