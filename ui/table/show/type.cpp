#include "ui/table/show/type.h"

#include <QFontDatabase>
#include <QGuiApplication>
#include <QThreadPool>

namespace spadille::table {

void fetch_type() {
  QFont type("Inter");
  type.setPixelSize(17);
  QGuiApplication::setFont(type);
  // Whoever ends at once would take the application from under it.
  qAddPostRoutine([] { QThreadPool::globalInstance()->waitForDone(); });
  QThreadPool::globalInstance()->start([] { static_cast<void>(QFontDatabase::families()); });
}

}  // namespace spadille::table
