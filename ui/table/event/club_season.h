#pragma once

#include "app/people/names.h"
#include "app/tournament/season_of_events.h"
#include "ui/table/book/home.h"
#include "ui/table/event/laid_event.h"

namespace spadille::table {

/// The ranking of a season of events (EV-8).
class ClubSeason : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
  Q_PROPERTY(QString span READ span WRITE setSpan NOTIFY changed)  ///< "all", "year" or "month"
  Q_PROPERTY(QString by READ by WRITE setBy NOTIFY changed)        ///< "points" or "places"
  /// What each place brings, from the first on: "25, 18, 15".
  Q_PROPERTY(QString perPlace READ perPlace NOTIFY changed)
  Q_PROPERTY(int best READ best NOTIFY changed)          ///< so many events count; 0: all
  Q_PROPERTY(int least READ least NOTIFY changed)        ///< who was at fewer has no place
  Q_PROPERTY(QString missed READ missed NOTIFY changed)  ///< what a missed event counts
  /// place, name, total, results (one an event).
  Q_PROPERTY(QVariantList places READ places NOTIFY changed)
  Q_PROPERTY(QString heading READ heading NOTIFY changed)
  Q_PROPERTY(QStringList notes READ notes NOTIFY changed)  ///< what brackets and the like mean

 public:
  ClubSeason(const LaidEvent& event, const Home& home, Clerk& clerk, const Speaker& speaker,
             QObject* parent = nullptr);

  [[nodiscard]] QString game() const { return game_; }
  void setGame(const QString& game);
  [[nodiscard]] QString span() const { return span_; }
  void setSpan(const QString& span);
  [[nodiscard]] QString by() const;
  void setBy(const QString& by);
  [[nodiscard]] QString perPlace() const;
  [[nodiscard]] int best() const { return rules_.best; }
  [[nodiscard]] int least() const { return rules_.least; }
  [[nodiscard]] QString missed() const;
  [[nodiscard]] QVariantList places() const { return places_; }
  [[nodiscard]] QString heading() const;
  [[nodiscard]] QStringList notes() const;

  /// Of the game of the event that lies open, else of the one that was played last.
  Q_INVOKABLE void prepare();
  Q_INVOKABLE void countMore(int events);
  Q_INVOKABLE void askAttendance(int events);
  /// What a missed event counts, as it is typed; without a number it does not count.
  Q_INVOKABLE void typeMissed(const QString& figures);
  /// What places bring, as it is typed: whole numbers with anything between them.
  Q_INVOKABLE void typePerPlace(const QString& figures);

 signals:
  void changed();

 private:
  struct Ranked {
    EventSeason season{};
    Names names{};
  };

  void refresh();
  void take(Outcome<Ranked> ranked);
  void layPlaces();

  const LaidEvent& event_;
  const Home& home_;
  Clerk& clerk_;
  const Speaker& speaker_;
  QString game_{};
  QString span_ = QStringLiteral("year");
  TournamentSeasonRules rules_{.per_place = {25, 18, 15, 12, 10, 8, 6, 4, 2, 1}};
  Ranked ranked_{};
  QVariantList places_{};
};

}  // namespace spadille::table
