#pragma once

#include <QGuiApplication>
#include <QObject>
#include <QQuickWindow>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iostream>
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

/// Milliseconds since the moment of the steady clock, in nanoseconds, that `BEGUN_AT` tells.
inline double since_begun() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  const auto begun = std::chrono::nanoseconds(qEnvironmentVariable("BEGUN_AT").toLongLong());
  return std::chrono::duration<double, std::milli>(now - begun).count();
}

/// Ends the program with the first frame after which `whole()`: says when the very first frame was
/// there, when this one, and how much memory it took (kB).
template <typename Whole>
void end_when_shown(QQuickWindow& window, Whole whole) {
  QObject::connect(&window, &QQuickWindow::frameSwapped, QCoreApplication::instance(),
                   [whole, first = 0.0]() mutable {
                     if (first == 0) first = since_begun();
                     if (!whole()) return;
                     std::cout << first << ' ' << since_begun() << ' ' << counted("VmRSS")
                               << std::endl;
                     std::_Exit(0);
                   });
}

}  // namespace spadille::bench
