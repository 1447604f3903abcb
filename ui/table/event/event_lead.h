#pragma once

#include <QObject>
#include <memory>

#include <QtQml/qqmlregistration.h>

#include "app/tournament/tournament_desk.h"
#include "ui/table/book/clerk.h"
#include "ui/table/show/speaker.h"

namespace spadille::table {

/// The event that goes on, as the first page leads back to it. It is looked for when the page has
/// what it shows of everything else, so that nobody waits for it.
class EventLead : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  Q_PROPERTY(int number READ number NOTIFY changed)  ///< in the book; 0: none goes on
  Q_PROPERTY(QString title READ title NOTIFY changed)
  /// "Round 2 of 4 · 3 results missing": where it is, and what waits for its director.
  Q_PROPERTY(QString note READ note NOTIFY changed)

 public:
  EventLead(Clerk& clerk, const Speaker& speaker, QObject* parent = nullptr);

  [[nodiscard]] int number() const { return desk_ ? static_cast<int>(desk_->id) : 0; }
  [[nodiscard]] QString title() const { return desk_ ? text(desk_->now.plan.title) : QString(); }
  [[nodiscard]] QString note() const;

  void refresh();

 signals:
  void changed();

 private:
  using DeskPtr = std::shared_ptr<const TournamentDesk>;
  static Outcome<DeskPtr> look(Book& book, const DeskPtr& before);

  Clerk& clerk_;
  const Speaker& speaker_;
  DeskPtr desk_{};
};

}  // namespace spadille::table
