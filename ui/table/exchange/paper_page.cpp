#include "ui/table/exchange/paper_page.h"

#include <QBuffer>
#include <QFontMetrics>
#include <QPdfWriter>
#include <cmath>

namespace spadille::table::paper {

QFont font(int size, bool strong, bool struck) {
  QFont font("Inter");
  font.setPixelSize(size);
  font.setWeight(strong ? QFont::DemiBold : QFont::Normal);
  font.setStrikeOut(struck);
  font.setHintingPreference(QFont::PreferNoHinting);
  return font;
}

namespace {

qreal digit_width(const QFontMetricsF& metrics) {
  qreal widest = 0;
  for (char digit = '0'; digit <= '9'; ++digit)
    widest = std::max(widest, metrics.horizontalAdvance(QLatin1Char(digit)));
  return widest;
}

}  // namespace

int Block::height(int width) const {
  if (words.isEmpty()) return 0;
  return QFontMetrics(font)
      .boundingRect(QRect(0, 0, width, kHeight), Qt::TextWordWrap, words)
      .height();
}

void Block::paint(QPainter& painter, int x, int y, int width) const {
  painter.setFont(font);
  painter.setPen(colour);
  painter.drawText(QRect(x, y, width, height(width) + 2),
                   static_cast<int>(side | Qt::AlignTop) | Qt::TextWordWrap, words);
}

void paint_figure(QPainter& painter, const QString& figure, int right, int baseline,
                  const QFont& font) {
  const QFontMetricsF metrics(font);
  const qreal wide = digit_width(metrics);
  painter.setFont(font);
  qreal x = right;
  for (qsizetype i = figure.size(); i-- > 0;) {
    const qreal own = metrics.horizontalAdvance(figure[i]);
    const qreal cell = figure[i].isDigit() ? wide : own;
    x -= cell;
    painter.drawText(QPointF(x + (cell - own) / 2, baseline), figure.mid(i, 1));
  }
}

void paint_line(QPainter& painter, const QRect& box, const QString& words, QFont font,
                Qt::Alignment side, const QColor& colour) {
  constexpr double kSmallest = 0.7;  // of the letters as they should be
  QString line = words;
  const double wide = QFontMetricsF(font).horizontalAdvance(line);
  if (wide > box.width()) {
    const double shrunk = std::max(kSmallest, box.width() / wide);
    font.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * shrunk)));
    line = QFontMetricsF(font).elidedText(line, Qt::ElideRight, box.width());
  }
  painter.setFont(font);
  painter.setPen(colour);
  painter.drawText(box, static_cast<int>(side | Qt::AlignVCenter) | Qt::TextSingleLine, line);
}

void paint_number(QPainter& painter, const QRect& box, const QString& figure, QFont font,
                  Qt::Alignment side, const QColor& colour) {
  font.setPixelSize(
      size_within(figure, box.width(), font.pixelSize(), font.weight() == QFont::DemiBold));
  painter.setFont(font);
  painter.setPen(colour);
  painter.drawText(box, static_cast<int>(side | Qt::AlignVCenter) | Qt::TextSingleLine, figure);
}

int size_within(const QString& words, int width, int size, bool strong) {
  while (size > 1 && QFontMetricsF(font(size, strong)).horizontalAdvance(words) > width) --size;
  return size;
}

QByteArray as_pdf(const QString& title, int pages,
                  const std::function<void(QPainter&, int page)>& paint) {
  QBuffer document;
  document.open(QIODevice::WriteOnly);
  QPdfWriter writer(&document);
  writer.setResolution(kResolution);
  writer.setPageSize(QPageSize(QPageSize::A4));
  writer.setPageMargins(QMarginsF(0, 0, 0, 0));
  writer.setTitle(title);
  writer.setCreator("Spadille");
  QPainter painter(&writer);
  for (int page = 0; page < pages; ++page) {
    if (page > 0) writer.newPage();
    paint(painter, page);
  }
  painter.end();
  return document.data();
}

}  // namespace spadille::table::paper
