#include "ui/table/exchange/qr.h"

#include <QPainter>
#include <algorithm>
#include <memory>

#include <qrencode.h>

namespace spadille::table {

QrMatrix qr_matrix(const QByteArray& bytes) {
  if (bytes.isEmpty() || bytes.size() > kMostQrBytes) return {};
  // The same bytes, as the library wants them.
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast)
  const auto* data = reinterpret_cast<const unsigned char*>(bytes.constData());
  const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
      QRcode_encodeData(static_cast<int>(bytes.size()), data, 0, QR_ECLEVEL_L), &QRcode_free);
  if (code == nullptr) return {};
  QrMatrix matrix{.side = code->width, .dark = QBitArray(qsizetype{code->width} * code->width)};
  for (int i = 0; i < matrix.dark.size(); ++i) matrix.dark.setBit(i, (code->data[i] & 1U) != 0);
  return matrix;
}

QrCode::QrCode(QQuickItem* parent) : QQuickPaintedItem(parent) { setAntialiasing(false); }

void QrCode::setWords(const QString& words) {
  if (words == words_) return;
  words_ = words;
  matrix_ = qr_matrix(words.toUtf8());
  emit wordsChanged();
  update();
}

void QrCode::paint(QPainter* painter) {
  if (matrix_.side == 0) return;
  constexpr int kQuiet = 4;
  const int squares = matrix_.side + 2 * kQuiet;
  const int square = std::max(1, static_cast<int>(std::min(width(), height())) / squares);
  const int left = (static_cast<int>(width()) - square * squares) / 2;
  const int top = (static_cast<int>(height()) - square * squares) / 2;
  painter->fillRect(left, top, square * squares, square * squares, Qt::white);
  for (int y = 0; y < matrix_.side; ++y)
    for (int x = 0; x < matrix_.side; ++x)
      if (matrix_.at(x, y))
        painter->fillRect(left + (x + kQuiet) * square, top + (y + kQuiet) * square, square, square,
                          Qt::black);
}

}  // namespace spadille::table
