#pragma once

#include <QBitArray>
#include <QByteArray>
#include <QColor>
#include <QQuickPaintedItem>

#include <QtQml/qqmlregistration.h>

namespace spadille::table {

/// What a QR code of the largest size holds at its lowest level of correction.
inline constexpr qsizetype kMostQrBytes = 2953;

/// The squares of a QR code, row by row; none where the words do not fit.
struct QrMatrix {
  int side = 0;
  QBitArray dark{};

  [[nodiscard]] bool at(int x, int y) const { return dark.testBit(y * side + x); }
};

/// The smallest code, at the lowest level of correction, that holds these bytes as they are.
[[nodiscard]] QrMatrix qr_matrix(const QByteArray& bytes);

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
