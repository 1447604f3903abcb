#include "ui/table/share.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include "app/exporting.h"
#include "ui/table/bg_stats.h"
#include "ui/table/paper_sheet_pdf.h"
#include "ui/table/qr.h"

namespace spadille::table {
namespace {

QString folder(QStandardPaths::StandardLocation kind) {
  QString path = QStandardPaths::writableLocation(kind);
  QDir().mkpath(path);
  return path;
}

}  // namespace

QString fresh_name(const QString& folder, const EveningView& evening, const QString& extension) {
  const QString stem = (text(evening.about.date) + " " + text(evening.rules.game)).trimmed();
  QString name = folder + "/" + stem + extension;
  for (int i = 2; QFileInfo::exists(name); ++i)
    name = folder + "/" + stem + " " + QString::number(i) + extension;
  return name;
}

Share::Share(const Evening& evening, const Speaker& speaker, QObject* parent)
    : QObject(parent), evening_(evening), speaker_(speaker) {
  connect(&evening, &Evening::changed, this, &Share::changed);
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
  return document.size() <= static_cast<std::size_t>(kMostQrBytes) ? text(document) : QString();
}

void Share::savePdf() {
  const LaidPtr laid = evening_.laid();
  if (!laid) return;
  const QString file = fresh_name(folder(QStandardPaths::DocumentsLocation), laid->view, ".pdf");
  const bool written = write_pdf(laid->view, speaker_, file);
  say(speaker_.say(written ? "table.saved_as" : "table.not_saved_as", file));
}

void Share::savePicture() {
  const LaidPtr laid = evening_.laid();
  if (!laid) return;
  constexpr int kPictureWidth = 1400;
  const QString file = fresh_name(folder(QStandardPaths::PicturesLocation), laid->view, ".png");
  const bool written = first_page(laid->view, speaker_, kPictureWidth).save(file);
  say(speaker_.say(written ? "table.saved_as" : "table.not_saved_as", file));
}

void Share::forget() { say({}); }

void Share::say(const QString& words) {
  said_ = words;
  emit saidChanged();
}

}  // namespace spadille::table
