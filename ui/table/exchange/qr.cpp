#include "ui/table/exchange/qr.h"

#include <QPainter>
#include <algorithm>

namespace spadille::table {

QrCode::QrCode(QQuickItem* parent) : QQuickPaintedItem(parent) { setAntialiasing(false); }

void QrCode::setWords(const QString& words) {
  if (words == words_) return;
  words_ = words;
  matrix_ = qr_matrix(words.toStdString());
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
