#pragma once

#include <QObject>
#include <QTimer>

namespace spadille::table {

/// Keeps the screen awake while a session lies on the table: nobody touches it during play. Given
/// up half an hour after the last entry.
class Awake : public QObject {
  Q_OBJECT

 public:
  explicit Awake(QObject* parent = nullptr);
  ~Awake() override;
  Q_DISABLE_COPY_MOVE(Awake)

  /// Something was entered, or a session was opened.
  void touch();
  void release();
  [[nodiscard]] bool isHeld() const { return held_; }

  static constexpr int kMinutes = 30;

 private:
  void inhibit();

  QTimer rest_{};
  bool held_ = false;
  uint cookie_ = 0;  ///< of the desktop; 0: it gave none
};

}  // namespace spadille::table
