#pragma once

#include <QObject>
#include <QVariant>

#include <QtQml/qqmlregistration.h>

#include "ui/table/book/clerk.h"
#include "ui/table/book/listed_rows.h"

namespace spadille::table {

/// Every session of the book, or those of a game or of a player, a page at a time; or what was
/// thrown away. The book is looked at only while somebody looks at the list.
class History : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  /// The latest first, as ListedRows::row() tells them.
  Q_PROPERTY(QVariantList sessions READ sessions NOTIFY changed)
  Q_PROPERTY(bool known READ known NOTIFY changed)  ///< what is in the book has been looked at
  Q_PROPERTY(bool more READ more NOTIFY changed)    ///< there are sessions that are not listed
  /// What the list is narrowed to.
  Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
  Q_PROPERTY(QString player READ player WRITE setPlayer NOTIFY changed)
  Q_PROPERTY(bool trash READ trash WRITE setTrash NOTIFY changed)

 public:
  History(Clerk& clerk, const Speaker& speaker, QObject* parent = nullptr);

  [[nodiscard]] QVariantList sessions() const;
  [[nodiscard]] bool known() const { return known_; }
  [[nodiscard]] bool more() const { return more_; }
  [[nodiscard]] QString game() const { return game_; }
  [[nodiscard]] QString player() const { return player_; }
  [[nodiscard]] bool trash() const { return trash_; }
  void setGame(const QString& game);
  void setPlayer(const QString& player);
  void setTrash(bool trash);

  Q_INVOKABLE void refresh();
  Q_INVOKABLE void showMore();
  /// Nobody looks any more: all is as it was at the beginning.
  Q_INVOKABLE void close();
  /// Looks again where somebody looks.
  void follow();

 signals:
  void changed();

 private:
  struct Page {
    std::vector<Listed> sessions{};
    ListedRows rows{};
  };
  static Outcome<Page> look(Book& book, Filter filter, const std::string& player);
  void lookAgain();

  Clerk& clerk_;
  const Speaker& speaker_;
  Page page_{};
  bool open_ = false;
  bool known_ = false;
  bool more_ = false;
  QString game_{};
  QString player_{};
  bool trash_ = false;
  int limit_ = 0;
};

}  // namespace spadille::table
