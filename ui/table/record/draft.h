#pragma once

#include <QJsonObject>
#include <mutex>

#include "ui/table/book/laid_session.h"

namespace spadille::table {

/// What is half entered, of each way to enter a deal, kept beside the session with every tap: so a
/// restart, a crash or somebody else's deal loses nothing of it. Gone once a deal is recorded.
class Draft : public QObject {
  Q_OBJECT

 public:
  Draft(const LaidSession& evening, Clerk& clerk, QObject* parent = nullptr);

  /// What was kept under this name; empty: nothing.
  [[nodiscard]] QJsonObject part(const QString& name) const { return parts_[name].toObject(); }
  /// Empty: nothing any more.
  void keep(const QString& name, const QJsonObject& part);

 signals:
  /// What the book had of the session that lies open now is here.
  void read();

 private:
  /// What the book is to hold as soon as it can: never more than one job waits with it.
  struct Waiting {
    std::mutex mutex{};
    std::optional<std::string> text{};
  };
  void follow();
  void fetch();
  void put();
  void take(const QString& kept);

  const LaidSession& evening_;
  Clerk& clerk_;
  LaidPtr of_{};
  QJsonObject parts_{};
  std::shared_ptr<Waiting> waiting_ = std::make_shared<Waiting>();
};

}  // namespace spadille::table
