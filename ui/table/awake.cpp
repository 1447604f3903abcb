#include "ui/table/awake.h"

#include <QtDBus/QDBusConnection>
#include <QtDBus/QDBusMessage>
#include <QtDBus/QDBusPendingCallWatcher>
#include <QtDBus/QDBusPendingReply>

namespace spadille::table {
namespace {

QDBusMessage screen_saver(const char* method) {
  return QDBusMessage::createMethodCall("org.freedesktop.ScreenSaver",
                                        "/org/freedesktop/ScreenSaver",
                                        "org.freedesktop.ScreenSaver", method);
}

}  // namespace

Awake::Awake(QObject* parent) : QObject(parent) {
  rest_.setSingleShot(true);
  rest_.setInterval(kMinutes * 60 * 1000);
  connect(&rest_, &QTimer::timeout, this, &Awake::release);
}

Awake::~Awake() { release(); }

void Awake::touch() {
  rest_.start();
  if (!held_) inhibit();
  held_ = true;
}

/// Where there is no such desktop, nothing comes back and nothing is lost.
void Awake::inhibit() {
  auto bus = QDBusConnection::sessionBus();
  if (!bus.isConnected()) return;
  QDBusMessage call = screen_saver("Inhibit");
  call << QStringLiteral("Spadille") << QStringLiteral("A session lies on the table");
  auto* answer = new QDBusPendingCallWatcher(bus.asyncCall(call), this);
  connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
    const QDBusPendingReply<uint> reply = *answer;
    if (reply.isValid()) cookie_ = reply.value();
    if (!held_) release();
    answer->deleteLater();
  });
}

void Awake::release() {
  rest_.stop();
  held_ = false;
  if (cookie_ == 0) return;
  QDBusMessage call = screen_saver("UnInhibit");
  call << cookie_;
  QDBusConnection::sessionBus().asyncCall(call);
  cookie_ = 0;
}

}  // namespace spadille::table
