#pragma once

#include <QGuiApplication>
#include <QObject>
#include <QQuickWindow>
#include <cstdio>
#include <fstream>
#include <string>

namespace spadille::bench {

/// What the system counts for this process, in kB: "VmHWM", "RssAnon".
inline long counted(const std::string& name) {
  std::ifstream status("/proc/self/status");
  std::string line;
  while (std::getline(status, line))
    if (line.starts_with(name + ":")) return std::stol(line.substr(name.size() + 1));
  return 0;
}

/// Ends the program with the first frame of a window, and says how much memory it had.
inline void end_with_first_frame(QQuickWindow& window) {
  QObject::connect(
      &window, &QQuickWindow::frameSwapped, QCoreApplication::instance(),
      [] {
        std::printf("%ld\n", counted("VmRSS"));
        QCoreApplication::quit();
      },
      Qt::QueuedConnection);
}

}  // namespace spadille::bench
