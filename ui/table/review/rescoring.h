#pragma once

#include <QObject>
#include <QVariant>
#include <optional>

#include <QtQml/qqmlregistration.h>

#include "app/review/rescore.h"
#include "ui/table/book/home.h"
#include "ui/table/book/long_work.h"

namespace spadille::table {

/// The evening under other rules: nothing is written.
class Rescoring : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  /// Presets and house rules of the game: id, label, source.
  Q_PROPERTY(QVariantList choices READ choices NOTIFY changed)
  Q_PROPERTY(QString rules READ rules NOTIFY changed)  ///< the id of those chosen
  Q_PROPERTY(QStringList columns READ columns NOTIFY changed)
  /// Deal by deal: label, figures ("5", or "5 → 7" where it differs), findings.
  Q_PROPERTY(QVariantList rows READ rows NOTIFY changed)
  Q_PROPERTY(QVariantList sums READ sums NOTIFY changed)  ///< label, figures: as it stands
  Q_PROPERTY(bool same READ same NOTIFY changed)          ///< nothing differs
  /// Deals that do not tell what these rules score: words.
  Q_PROPERTY(QStringList untold READ untold NOTIFY changed)
  /// Options of play that a sheet cannot tell: words.
  Q_PROPERTY(QStringList playOnly READ playOnly NOTIFY changed)
  /// Cards that would have been revokes: words.
  Q_PROPERTY(QStringList forbidden READ forbidden NOTIFY changed)
  /// Rulings that these rules would decide otherwise: words.
  Q_PROPERTY(QStringList rulings READ rulings NOTIFY changed)
  Q_PROPERTY(QString problem READ problem NOTIFY changed)
  Q_PROPERTY(spadille::table::LongWork* work READ work CONSTANT)

 public:
  Rescoring(const Home& home, const LaidSession& evening, Clerk& clerk, const Speaker& speaker,
            QObject* parent = nullptr);

  [[nodiscard]] QVariantList choices() const;
  [[nodiscard]] QString rules() const { return rules_; }
  [[nodiscard]] QStringList columns() const;
  [[nodiscard]] QVariantList rows() const;
  [[nodiscard]] QVariantList sums() const;
  [[nodiscard]] bool same() const;
  [[nodiscard]] QStringList untold() const;
  [[nodiscard]] QStringList playOnly() const;
  [[nodiscard]] QStringList forbidden() const;
  [[nodiscard]] QStringList rulings() const;
  [[nodiscard]] QString problem() const { return problem_; }

  [[nodiscard]] LongWork* work() { return &work_; }

  /// No rules are chosen yet.
  Q_INVOKABLE void prepare();
  Q_INVOKABLE void choose(const QString& id);

 signals:
  void changed();

 private:
  const Home& home_;
  const LaidSession& evening_;
  const Speaker& speaker_;
  LongWork work_;
  QString rules_{};
  std::optional<Rescored> rescored_{};
  QString problem_{};
};

}  // namespace spadille::table
