#pragma once

#include <QAbstractListModel>

#include <QtQml/qqmlregistration.h>

#include "app/score/sheet_rows.h"
#include "ui/table/book/laid_session.h"

namespace spadille::table {

/// What people call out about a deal: "nat", "march" and the like.
[[nodiscard]] QStringList spoken_facts(std::string_view game, const DealView& deal,
                                       const Speaker& speaker);

/// The score sheet: a row a deal, and one for whatever else moves a total or who sits there.
class Sheet : public QAbstractListModel {
  Q_OBJECT
  QML_ANONYMOUS
  /// What the columns of figures are called.
  Q_PROPERTY(QStringList columns READ columns NOTIFY changed)
  Q_PROPERTY(QStringList sums READ sums NOTIFY changed)
  /// What stands at the foot: the totals, or once a game is over its final score, and who won.
  Q_PROPERTY(QString footLabel READ footLabel NOTIFY changed)
  Q_PROPERTY(QStringList foot READ foot NOTIFY changed)
  /// Of those that everybody began with; nothing where nobody did.
  Q_PROPERTY(QString personal READ personal NOTIFY changed)
  Q_PROPERTY(QStringList countersLeft READ countersLeft NOTIFY changed)
  Q_PROPERTY(QString title READ title NOTIFY changed)
  /// How often anything has changed: who asks for one row asks again.
  Q_PROPERTY(int revision READ revision NOTIFY changed)
  /// Notes and disputes about the evening as a whole.
  Q_PROPERTY(QVariantList remarks READ remarks NOTIFY changed)
  /// Rulings on the deal in play that rest on what was corrected since: seq, words, possible (to be
  /// decided anew).
  Q_PROPERTY(QVariantList staleInPlay READ staleInPlay NOTIFY changed)
  /// One a column: name, points (all totals, the first before any deal), begins (before each deal:
  /// a new game may begin elsewhere than the last one ended).
  Q_PROPERTY(QVariantList curves READ curves NOTIFY changed)

 public:
  enum Role {
    number_role = Qt::UserRole,  ///< of the deal; 0: struck out, or no deal
    seq_role,
    said_role,
    dealer_role,
    moves_role,   ///< one a column, "+3"; empty where the row moves nothing
    totals_role,  ///< one a column, after it
    words_role,   ///< "nat", "march" and the like
    findings_role,
    former_role,  ///< what was written before a correction, and why
    remarks_role,
    kind_role,    ///< "deal", "struck", "change", "before" or "over"
    stale_role,   ///< rulings that rest on what was corrected since: seq, words, possible
    agreed_role,  ///< "agreed: Bram, Chie"
    gains_role    ///< "Ann & Eve +2 · Bob & Dora −2", where columns are not called the same
                  ///< throughout
  };

  Sheet(const LaidSession& evening, const Speaker& speaker, QObject* parent = nullptr);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  [[nodiscard]] int revision() const { return revision_; }
  [[nodiscard]] QStringList columns() const;
  [[nodiscard]] QStringList sums() const;
  [[nodiscard]] QString footLabel() const;
  [[nodiscard]] QStringList foot() const;
  [[nodiscard]] QStringList countersLeft() const;
  [[nodiscard]] QString personal() const;
  [[nodiscard]] QString title() const;
  [[nodiscard]] QVariantList remarks() const;
  [[nodiscard]] QVariantList staleInPlay() const;
  [[nodiscard]] QVariantList curves() const;

  /// All roles of a row, by name; empty where there is none.
  Q_INVOKABLE [[nodiscard]] QVariantMap entry(int row) const;
  /// The row of the deal that this event recorded; −1: there is none.
  Q_INVOKABLE [[nodiscard]] int rowOf(int seq) const;
  /// Why a row came to what it did: one a line: rule, words, moves.
  Q_INVOKABLE [[nodiscard]] QVariantList explained(int row) const;

 signals:
  void changed();

 private:
  [[nodiscard]] const EveningView* view() const;
  [[nodiscard]] QString said(const SheetRow& row) const;
  [[nodiscard]] QString gains(const SheetRow& row) const;
  [[nodiscard]] QVariant ofDeal(const SheetRow& row, int role) const;
  void renew();

  const LaidSession& evening_;
  const Speaker& speaker_;
  LaidPtr shown_{};
  std::vector<SheetRow> rows_{};
  int revision_ = 0;
};

}  // namespace spadille::table
