#pragma once

#include <QObject>
#include <QVariant>
#include <functional>

#include <QtQml/qqmlregistration.h>

#include "app/keep/people.h"
#include "ui/table/book/clerk.h"
#include "ui/table/show/speaker.h"

namespace spadille::table {

/// Everybody whom the book knows, and what can be put right about a name.
class People : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  /// By name: id, name, note ("12 sessions · 2026-11-20"), hidden, forgotten, merged (names of
  /// entries that go on as this one).
  Q_PROPERTY(QVariantList all READ all NOTIFY changed)
  Q_PROPERTY(QString said READ said NOTIFY changed)     ///< what was done, or why it was not
  Q_PROPERTY(bool refused READ refused NOTIFY changed)  ///< it was not

 public:
  People(Clerk& clerk, const Speaker& speaker, QObject* parent = nullptr);

  [[nodiscard]] QVariantList all() const;
  [[nodiscard]] QString said() const { return said_; }
  [[nodiscard]] bool refused() const { return refused_; }

  Q_INVOKABLE void refresh();
  Q_INVOKABLE void rename(const QString& id, const QString& name);
  /// Both are one person, who is called as the second.
  Q_INVOKABLE void merge(const QString& id, const QString& into);
  /// An entry that was merged is a person of its own again.
  Q_INVOKABLE void split(const QString& name);
  Q_INVOKABLE void hide(const QString& id, bool hidden);
  Q_INVOKABLE void forget(const QString& id);

 signals:
  void changed();

 private:
  using All = std::vector<ListedPerson>;
  void change(std::function<Outcome<void>(Book&, const Names&)> change);
  void show(Outcome<All> all, const QString& said);

  Clerk& clerk_;
  const Speaker& speaker_;
  All all_{};
  QString said_{};
  bool refused_ = false;
};

}  // namespace spadille::table
