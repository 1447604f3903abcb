#pragma once

#include <QAbstractListModel>
#include <QVariant>

#include <QtQml/qqmlregistration.h>

#include "tournament/ranking.h"
#include "ui/table/event/laid_event.h"

namespace spadille::table {

/// The ranking of the event that lies open, as far as results are settled: a row a person or pair
/// (EV-5, EV-6, EV-7). Rows stay the same ones while figures change.
class EventRanking : public QAbstractListModel {
  Q_OBJECT
  QML_ANONYMOUS
  /// Only names in which this stands, in any capitals and accents; empty: all.
  Q_PROPERTY(QString word READ word WRITE setWord NOTIFY changed)
  Q_PROPERTY(int found READ found NOTIFY changed)          ///< how many rows there are
  Q_PROPERTY(int ranked READ ranked NOTIFY changed)        ///< how many there are without a word
  Q_PROPERTY(int rounds READ rounds NOTIFY changed)        ///< figures a row
  Q_PROPERTY(bool prizes READ prizes NOTIFY changed)       ///< somebody wins one
  Q_PROPERTY(bool decided READ decided NOTIFY changed)     ///< ties were broken
  Q_PROPERTY(QStringList notes READ notes NOTIFY changed)  ///< what brackets and the like mean

 public:
  enum Role {
    who_role = Qt::UserRole,  ///< the first of the line, by his place in the roster
    place_role,
    name_role,
    total_role,    ///< what the place goes by
    scores_role,   ///< one a round that is drawn
    decided_role,  ///< what decided between equals
    more_role,     ///< "roem 120 · pits 1", where it was told
    prize_role
  };

  EventRanking(const LaidEvent& event, const Speaker& speaker, QObject* parent = nullptr);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  [[nodiscard]] QString word() const { return word_; }
  void setWord(const QString& word);
  [[nodiscard]] int found() const { return static_cast<int>(rows_.size()); }
  [[nodiscard]] int ranked() const { return static_cast<int>(lines_.size()); }
  [[nodiscard]] int rounds() const;
  [[nodiscard]] bool prizes() const;
  [[nodiscard]] bool decided() const;
  [[nodiscard]] QStringList notes() const;

  /// Why a line stands where it does: rule, words, figure; one a line. Empty where `who` is the
  /// first of none.
  Q_INVOKABLE [[nodiscard]] QVariantList explained(int who) const;

  /// The best first.
  [[nodiscard]] const std::vector<RankedLine>& lines() const { return lines_; }
  /// "Ann & Bob".
  [[nodiscard]] QString name(const RankedLine& line) const;
  /// "3 388", "105.88".
  [[nodiscard]] QString total(const RankedLine& line) const;

 signals:
  void changed();

 private:
  void renew();
  void show(std::vector<std::size_t> rows, std::vector<RankedLine> lines);
  [[nodiscard]] std::vector<std::size_t> sifted(const std::vector<RankedLine>& lines) const;
  [[nodiscard]] QString more(const RankedLine& line) const;

  const LaidEvent& event_;
  const Speaker& speaker_;
  QString word_{};
  std::vector<RankedLine> lines_{};
  std::vector<std::size_t> rows_{};  ///< of the lines
};

}  // namespace spadille::table
