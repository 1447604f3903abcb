#pragma once

#include <QObject>
#include <QVariant>

#include <QtQml/qqmlregistration.h>

#include "app/referee/house_rulings.h"
#include "ui/table/book/clerk.h"
#include "ui/table/show/speaker.h"

namespace spadille::table {

/// What tables decided, as the book keeps it for the next time.
class HouseRulings : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  /// name, title, text (all that is told of it).
  Q_PROPERTY(QVariantList rulings READ rulings NOTIFY changed)
  Q_PROPERTY(QString said READ said NOTIFY changed)     ///< what was done, or why it was not
  Q_PROPERTY(bool removed READ removed NOTIFY changed)  ///< one can be put back

 public:
  HouseRulings(Clerk& clerk, const Speaker& speaker, QObject* parent = nullptr);

  [[nodiscard]] QVariantList rulings() const;
  [[nodiscard]] QString said() const { return said_; }
  [[nodiscard]] bool removed() const { return removed_.has_value(); }

  Q_INVOKABLE void refresh();
  Q_INVOKABLE void remove(const QString& name);
  /// The one that was removed last.
  Q_INVOKABLE void putBack();

 signals:
  void changed();

 private:
  using All = std::vector<HouseRuling>;
  void show(Outcome<All> all, const QString& said);

  Clerk& clerk_;
  const Speaker& speaker_;
  All all_{};
  std::optional<ToldPrecedent> removed_{};
  QString said_{};
};

}  // namespace spadille::table
