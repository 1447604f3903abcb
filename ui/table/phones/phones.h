#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QObject>
#include <QProcess>
#include <QVariant>
#include <memory>

#include <QtQml/qqmlregistration.h>

#include "ui/table/show/speaker.h"

namespace spadille::table {

/// Phones that look on. The door is `spadille serve`, a program of its own: whatever phones do, the
/// table never waits, and an app that nobody asked for phones knows nothing of networks. It ends
/// with the app.
class Phones : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  /// Where phones may be: name and address of each network.
  Q_PROPERTY(QVariantList networks READ networks NOTIFY changed)
  Q_PROPERTY(bool known READ known NOTIFY changed)         ///< whether that is known yet
  Q_PROPERTY(QString address READ address NOTIFY changed)  ///< what is scanned; empty: closed
  /// The Wi-Fi that this machine makes, to be joined first: name, code; empty: it makes none.
  Q_PROPERTY(QVariantMap wifi READ wifi NOTIFY changed)
  Q_PROPERTY(bool opening READ opening NOTIFY changed)
  Q_PROPERTY(int watching READ watching NOTIFY changed)  ///< how many look on
  /// Those that have a seat or something to do, or want a seat: phone (its number), name, wants,
  /// role, watching, calls.
  Q_PROPERTY(QVariantList seated READ seated NOTIFY changed)
  Q_PROPERTY(QVariantList others READ others NOTIFY changed)  ///< likewise, those that only look on
  Q_PROPERTY(QVariantList calls READ calls NOTIFY changed)    ///< those that call the referee
  Q_PROPERTY(QString problem READ problem NOTIFY changed)

 public:
  /// `book`: the file; empty: there is none, and nothing to look at.
  Phones(QString book, const Speaker& speaker, QObject* parent = nullptr);
  Q_DISABLE_COPY_MOVE(Phones)
  ~Phones() override;

  [[nodiscard]] QVariantList networks() const { return networks_; }
  [[nodiscard]] bool known() const { return known_; }
  [[nodiscard]] QString address() const { return address_; }
  [[nodiscard]] QVariantMap wifi() const { return wifi_; }
  [[nodiscard]] bool opening() const { return address_.isEmpty() && runs(); }
  [[nodiscard]] int watching() const { return watching_; }
  [[nodiscard]] QVariantList seated() const { return seated_; }
  [[nodiscard]] QVariantList others() const { return others_; }
  [[nodiscard]] QVariantList calls() const;
  [[nodiscard]] QString problem() const { return problem_; }

  /// Asks in which networks this machine is.
  Q_INVOKABLE void look();
  /// Opens the door in one of them.
  Q_INVOKABLE void open(const QString& network);
  /// Begins a new code: whoever looks on has to scan again.
  Q_INVOKABLE void renew();
  Q_INVOKABLE void close();
  /// A phone gets the seat that it wants; whoever had it has to scan again.
  Q_INVOKABLE void agree(int phone);
  /// It may enter deals ("scorer"), do all that the host may ("director"), or no more than others
  /// ("player").
  Q_INVOKABLE void give(int phone, const QString& role);
  /// Its call for the referee has been heard.
  Q_INVOKABLE void heard(int phone);
  /// A phone has to scan again.
  Q_INVOKABLE void remove(int phone);

  /// The program that opens the door, where it is installed or built; tests have their own.
  void setProgram(const QString& program) { program_ = program; }

 signals:
  void changed();

 private:
  [[nodiscard]] bool runs() const { return door_ && door_->state() != QProcess::NotRunning; }
  [[nodiscard]] std::unique_ptr<QProcess> program();
  void begin(const QStringList& more);
  void hear();
  void take(const QJsonObject& told);
  void seat(const QJsonArray& phones);
  void forget();
  void tell(const QByteArray& what, int phone);
  void ended();

  QString book_;
  const Speaker& speaker_;
  QString program_;
  // Made when somebody asks for phones: most evenings nobody does.
  std::unique_ptr<QProcess> door_{};
  std::unique_ptr<QProcess> asked_{};
  QString network_{};
  QVariantList networks_{};
  bool known_ = false;
  QString address_{};
  QVariantMap wifi_{};
  int watching_ = 0;
  QVariantList seated_{};
  QVariantList others_{};
  QString problem_{};
};

}  // namespace spadille::table
