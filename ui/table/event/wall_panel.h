#pragma once

#include <QObject>
#include <QVariant>
#include <algorithm>
#include <vector>

#include <QtQml/qqmlregistration.h>

namespace spadille::table {

/// A line on the wall. What is empty is not shown.
struct WallLine {
  QString lead{};  ///< before the name: a place, the number of a table
  QString name{};
  QString aside{};   ///< a figure that matters less
  QString figure{};  ///< the one that is looked for
  QString tail{};    ///< behind it: a seat
  QString note{};    ///< in place of figures: "sits out"
};

/// A column on the wall: as many of its lines as fit, and after a while the next ones.
class WallPanel : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  Q_PROPERTY(QString title READ title NOTIFY changed)
  /// The lines of the page that is shown: lead, name, aside, figure, tail, note.
  Q_PROPERTY(QVariantList shown READ shown NOTIFY changed)
  Q_PROPERTY(int first READ first NOTIFY changed)  ///< the number of the first of them, from 1
  Q_PROPERTY(int last READ last NOTIFY changed)
  Q_PROPERTY(int count READ count NOTIFY changed)  ///< of all lines
  Q_PROPERTY(int page READ page NOTIFY changed)    ///< from 0
  Q_PROPERTY(int pages READ pages NOTIFY changed)
  /// The longest of each over all lines, so that nothing moves when the page turns: lead, name,
  /// aside, figure, tail.
  Q_PROPERTY(QVariantMap longest READ longest NOTIFY changed)

 public:
  using QObject::QObject;

  [[nodiscard]] QString title() const { return title_; }
  [[nodiscard]] QVariantList shown() const;
  [[nodiscard]] int first() const { return page_ * fit_ + 1; }
  [[nodiscard]] int last() const { return std::min((page_ + 1) * fit_, count()); }
  [[nodiscard]] int count() const { return static_cast<int>(lines_.size()); }
  [[nodiscard]] int page() const { return page_; }
  [[nodiscard]] int pages() const { return std::max((count() + fit_ - 1) / fit_, 1); }
  [[nodiscard]] QVariantMap longest() const;

  /// Other lines; the page stays where there is one.
  void show(const QString& title, std::vector<WallLine> lines);
  /// So many lines fit.
  void setFit(int lines);
  /// The next page, behind the last the first.
  void turn();

 signals:
  void changed();

 private:
  QString title_{};
  std::vector<WallLine> lines_{};
  int fit_ = 1;
  int page_ = 0;
};

}  // namespace spadille::table
