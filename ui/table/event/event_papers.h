#pragma once

#include <QAbstractListModel>
#include <functional>
#include <optional>

#include <QtQml/qqmlregistration.h>

#include "app/tournament/papers.h"
#include "ui/table/book/clerk.h"
#include "ui/table/show/speaker.h"

namespace spadille::table {

/// The papers of an event, one a row, and where they were saved.
class EventPapers : public QAbstractListModel {
  Q_OBJECT
  QML_ANONYMOUS
  /// Where something was written, or why not; empty before.
  Q_PROPERTY(QString said READ said NOTIFY saidChanged)
  Q_PROPERTY(bool refused READ refused NOTIFY saidChanged)  ///< it was not

 public:
  enum Role {
    what_role = Qt::UserRole + 1,  ///< "by-name", for save()
    title_role                     ///< what it is called
  };

  /// The event that lies open; nothing: none does.
  using Desk = std::function<std::optional<TournamentDesk>()>;
  /// What phones scan; empty: no door is open.
  using Address = std::function<QString()>;

  EventPapers(Desk desk, Address address, Clerk& clerk, const Speaker& speaker,
              QObject* parent = nullptr);

  [[nodiscard]] QString said() const { return said_; }
  [[nodiscard]] bool refused() const { return refused_; }

  /// Into the folder of documents, under a name of its own. `round`: 0 for all that are drawn.
  Q_INVOKABLE void save(const QString& what, int round);
  Q_INVOKABLE void forget();

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

 signals:
  void saidChanged();

 private:
  void say(const QString& words, bool refused = false);
  void write(const QString& stem, const QByteArray& pdf);

  Desk desk_;
  Address address_;
  Clerk& clerk_;
  const Speaker& speaker_;
  QString said_{};
  bool refused_ = false;
};

}  // namespace spadille::table
