#include "ui/table/exchange/qr.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace spadille::table {

void paint_qr(QPainter& painter, const QRect& box, const QrMatrix& matrix) {
  if (matrix.side == 0) return;
  constexpr int kQuiet = 4;
  const int squares = matrix.side + 2 * kQuiet;
  const int square = std::max(1, std::min(box.width(), box.height()) / squares);
  const int left = box.left() + (box.width() - square * squares) / 2;
  const int top = box.top() + (box.height() - square * squares) / 2;
  painter.fillRect(left, top, square * squares, square * squares, Qt::white);
  QPainterPath dark;  // one by one, a PDF would show seams between them
  for (int y = 0; y < matrix.side; ++y)
    for (int x = 0; x < matrix.side; ++x)
      if (matrix.at(x, y))
        dark.addRect(left + (x + kQuiet) * square, top + (y + kQuiet) * square, square, square);
  painter.fillPath(dark, Qt::black);
}

QrCode::QrCode(QQuickItem* parent) : QQuickPaintedItem(parent) { setAntialiasing(false); }

void QrCode::setWords(const QString& words) {
  if (words == words_) return;
  words_ = words;
  matrix_ = qr_matrix(words.toStdString());
  emit wordsChanged();
  update();
}

void QrCode::paint(QPainter* painter) {
  paint_qr(*painter, {0, 0, static_cast<int>(width()), static_cast<int>(height())}, matrix_);
}

}  // namespace spadille::table
