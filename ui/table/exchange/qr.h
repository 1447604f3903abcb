#pragma once

#include <QColor>
#include <QQuickPaintedItem>

#include <QtQml/qqmlregistration.h>

#include "ui/qr/qr_matrix.h"

namespace spadille::table {

/// A QR code with its quiet zone, in the middle of a box and as large as that allows in whole dots:
/// always dark on white. Nothing where there are no squares.
void paint_qr(QPainter& painter, const QRect& box, const QrMatrix& matrix);

/// A QR code with its quiet zone, as large as the item allows in whole pixels: always dark on
/// white.
class QrCode : public QQuickPaintedItem {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(QString words READ words WRITE setWords NOTIFY wordsChanged)
  /// Squares a side; 0: it does not fit.
  Q_PROPERTY(int side READ side NOTIFY wordsChanged)

 public:
  explicit QrCode(QQuickItem* parent = nullptr);

  [[nodiscard]] QString words() const { return words_; }
  void setWords(const QString& words);
  [[nodiscard]] int side() const { return matrix_.side; }
  void paint(QPainter* painter) override;

 signals:
  void wordsChanged();

 private:
  QString words_{};
  QrMatrix matrix_{};
};

}  // namespace spadille::table
