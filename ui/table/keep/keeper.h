#pragma once

#include <QObject>
#include <QVariant>

#include <QtQml/qqmlregistration.h>

#include "app/keep/recover.h"
#include "app/keep/verify.h"
#include "ui/table/book/home.h"
#include "ui/table/book/long_work.h"

namespace spadille::table {

/// Keeps the book safe: copies of it, whether everything in it is right, what was thrown away.
class Keeper : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  /// The latest first: name, moment ("2026-11-20 19:30:00").
  Q_PROPERTY(QVariantList backups READ backups NOTIFY changed)
  Q_PROPERTY(QString said READ said NOTIFY changed)     ///< what was done, or why it was not
  Q_PROPERTY(bool refused READ refused NOTIFY changed)  ///< it was not
  /// Looking through the whole book, session by session.
  Q_PROPERTY(spadille::table::LongWork* work READ work CONSTANT)
  Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
  Q_PROPERTY(QStringList doubts READ doubts NOTIFY changed)
  /// Something is wrong that cannot be made anew from the rest.
  Q_PROPERTY(bool damaged READ damaged NOTIFY changed)
  /// Other books beside this one, and where books usually lie: name, path.
  Q_PROPERTY(QVariantList others READ others NOTIFY changed)
  /// What a book that was saved from a damaged one has no longer, or is not sure of.
  Q_PROPERTY(QStringList losses READ losses NOTIFY changed)
  Q_PROPERTY(bool mendable READ mendable NOTIFY changed)  ///< lists can be made anew

 public:
  Keeper(Home& home, LaidSession& evening, Clerk& clerk, const Speaker& speaker,
         QObject* parent = nullptr);

  [[nodiscard]] QVariantList backups() const;
  [[nodiscard]] QString said() const { return said_; }
  [[nodiscard]] bool refused() const { return refused_; }
  [[nodiscard]] LongWork* work() { return &work_; }
  [[nodiscard]] QString verdict() const;
  [[nodiscard]] QStringList doubts() const;
  [[nodiscard]] bool damaged() const;
  [[nodiscard]] QVariantList others() const;
  [[nodiscard]] QStringList losses() const;
  [[nodiscard]] bool mendable() const;

  Q_INVOKABLE void refresh();
  Q_INVOKABLE void backUp();
  /// Puts a backup in the place of the book; what was there is put aside.
  Q_INVOKABLE void restore(const QString& backup);
  /// Saves what can be read of a damaged book, and goes on with that; the damaged one is put aside.
  Q_INVOKABLE void recover();
  /// Puts the book aside, as it is, and begins a new one.
  Q_INVOKABLE void beginAnew();
  /// Leaves this book for another: one of `others`.
  Q_INVOKABLE void openAnother(const QString& path);
  /// Looks at everything; `repair` makes lists and statistics anew where they are wrong.
  Q_INVOKABLE void verify(bool repair);
  /// A session that was thrown away lies in the book again.
  Q_INVOKABLE void getBack(int session);

 signals:
  void changed();

 private:
  using Files = std::vector<std::string>;
  void tell(const QString& said, bool refused = false);
  void refreshClosed();
  [[nodiscard]] QString said(const Loss& loss) const;
  void found(const Outcome<Verification>& found);
  /// Another book stands in the place of the one that lay open.
  void takeUp(const QString& said, const std::string& aside);

  Home& home_;
  LaidSession& evening_;
  Clerk& clerk_;
  const Speaker& speaker_;
  Files files_{};
  QString said_{};
  bool refused_ = false;
  std::optional<Verification> found_{};
  std::vector<Loss> losses_{};
  LongWork work_;
};

}  // namespace spadille::table
