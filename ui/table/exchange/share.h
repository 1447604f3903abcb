#pragma once

#include <QObject>
#include <QStandardPaths>

#include <QtQml/qqmlregistration.h>

#include "ui/table/book/laid_session.h"

namespace spadille::table {

/// The evening for others: on paper, as a picture, as a code to be photographed.
class Share : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  /// Where something was written, or why not; empty before.
  Q_PROPERTY(QString said READ said NOTIFY saidChanged)
  /// The sheet as a PDF says of every deal what it counted for.
  Q_PROPERTY(bool reasons READ reasons WRITE setReasons NOTIFY reasonsChanged)
  Q_PROPERTY(bool refused READ refused NOTIFY saidChanged)  ///< it was not
  /// The result for BG Stats.
  Q_PROPERTY(QString bgStats READ bgStats NOTIFY changed)
  /// The whole session as a document; empty where a code cannot hold it.
  Q_PROPERTY(QString session READ session NOTIFY changed)

 public:
  Share(const LaidSession& evening, Clerk& clerk, const Speaker& speaker,
        QObject* parent = nullptr);

  [[nodiscard]] QString said() const { return said_; }
  [[nodiscard]] bool reasons() const { return reasons_; }
  void setReasons(bool reasons);
  [[nodiscard]] bool refused() const { return refused_; }
  [[nodiscard]] QString bgStats() const;
  [[nodiscard]] QString session() const;

  /// Into the folder of documents, or of pictures, under a name of its own.
  Q_INVOKABLE void savePdf();
  Q_INVOKABLE void savePicture();
  /// Everything that was written down, for another book; the deals, for a spreadsheet.
  Q_INVOKABLE void saveDocument();
  Q_INVOKABLE void saveTable();
  Q_INVOKABLE void forget();

 signals:
  void changed();
  void saidChanged();
  void reasonsChanged();

 private:
  void say(const QString& words, bool refused = false);
  using Bytes = std::function<Outcome<QByteArray>(Book&)>;
  void write(QStandardPaths::StandardLocation kind, const QString& extension, Bytes bytes);

  const LaidSession& evening_;
  Clerk& clerk_;
  const Speaker& speaker_;
  QString said_{};
  bool refused_ = false;
  bool reasons_ = false;
};

/// "2026-11-20 klaverjas.pdf", or "2026-11-20 klaverjas 2.pdf" where there is one.
[[nodiscard]] QString fresh_name(const QString& folder, const QString& stem,
                                 const QString& extension);

/// Where something was to be written, and whether all of it is there.
struct Written {
  QString file{};
  bool whole = false;
};

/// "Saved as Documents/2026-11-20 klaverjas.pdf": below the home folder from there on.
[[nodiscard]] QString told(const Written& written, const Speaker& speaker);

/// Writes a file into the usual folder for its kind, under a name of its own.
[[nodiscard]] Written written_in(QStandardPaths::StandardLocation kind, const QString& stem,
                                 const QString& extension, const QByteArray& bytes);

/// Writes a file; false where it cannot be written whole. An older one is never overwritten.
[[nodiscard]] bool write_new(const QString& file, const QByteArray& bytes);

}  // namespace spadille::table
