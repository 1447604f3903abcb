#pragma once

#include <QQuickItem>

namespace spadille::table {

/// Makes the layouts of a page stand. Qt 6.4 gives up after two rounds where a text in a layout in
/// a layout gets its width, and with that its height; what is left then keeps a height of lines one
/// word wide, and forgets whatever becomes visible later. So a page gets a few pictures more.
class Carpenter : public QQuickItem {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(QQuickItem* page READ page WRITE setPage NOTIFY pageChanged)

 public:
  explicit Carpenter(QQuickItem* parent = nullptr);

  [[nodiscard]] QQuickItem* page() const { return page_; }
  void setPage(QQuickItem* page);
  /// With the next pictures: something has changed.
  Q_INVOKABLE void mend();

 signals:
  void pageChanged();

 private:
  void again();
  void work();

  QPointer<QQuickItem> page_{};
  int rounds_ = 0;
};

}  // namespace spadille::table
