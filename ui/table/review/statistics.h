#pragma once

#include <QObject>
#include <QVariant>

#include <QtQml/qqmlregistration.h>

#include "app/review/statistics.h"
#include "ui/table/book/clerk.h"
#include "ui/table/show/speaker.h"

namespace spadille::table {

/// What people did over many evenings: everybody in short, one in full, or two of them compared.
class Statistics : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)  ///< empty: every game
  Q_PROPERTY(QString span READ span WRITE setSpan NOTIFY changed)  ///< "all", "year" or "month"
  Q_PROPERTY(QString person READ person WRITE setPerson NOTIFY changed)  ///< empty: everybody
  Q_PROPERTY(QString other READ other WRITE setOther NOTIFY changed)     ///< who he is compared to
  /// What is asked first, a card a game: game, name (of one person), figures (label, value).
  Q_PROPERTY(QVariantList askedFirst READ askedFirst NOTIFY changed)
  /// game, name, figures (label, value), partners (name, figures): of everybody only in short.
  Q_PROPERTY(QVariantList sheets READ sheets NOTIFY changed)
  /// game, rows (label, a, b; a heading has neither).
  Q_PROPERTY(QVariantList encounters READ encounters NOTIFY changed)
  Q_PROPERTY(bool nothing READ nothing NOTIFY changed)
  Q_PROPERTY(QString problem READ problem NOTIFY changed)

 public:
  Statistics(Clerk& clerk, const Speaker& speaker, QObject* parent = nullptr);

  [[nodiscard]] QString game() const { return game_; }
  void setGame(const QString& game);
  [[nodiscard]] QString span() const { return span_; }
  void setSpan(const QString& span);
  [[nodiscard]] QString person() const { return person_; }
  void setPerson(const QString& name);
  [[nodiscard]] QString other() const { return other_; }
  void setOther(const QString& name);
  [[nodiscard]] QVariantList askedFirst() const;
  [[nodiscard]] QVariantList sheets() const;
  [[nodiscard]] QVariantList encounters() const;
  [[nodiscard]] bool nothing() const;
  [[nodiscard]] QString problem() const { return problem_; }

  Q_INVOKABLE void refresh();

 signals:
  void changed();

 private:
  struct Found {
    std::vector<PersonFigures> figures{};
    std::vector<Encounter> encounters{};
  };
  struct Asked {
    std::string person{};
    std::string other{};
    Span span{};
  };
  static Outcome<Found> look(Book& book, const Asked& asked);
  [[nodiscard]] QVariantList shownFigures(const std::vector<FigureValue>& figures,
                                          bool brief) const;

  Clerk& clerk_;
  const Speaker& speaker_;
  QString game_{};
  QString span_ = QStringLiteral("all");
  QString person_{};
  QString other_{};
  Found found_{};
  QString problem_{};
};

}  // namespace spadille::table
