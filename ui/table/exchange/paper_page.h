#pragma once

#include <QByteArray>
#include <QColor>
#include <QFont>
#include <QPainter>
#include <QString>
#include <functional>

namespace spadille::table::paper {

// An A4 page, in tenths of a millimetre.
inline constexpr int kWidth = 2100;
inline constexpr int kHeight = 2970;
inline constexpr int kMargin = 150;
inline constexpr int kInside = kWidth - 2 * kMargin;
/// Dots an inch at which a tenth of a millimetre is a dot.
inline constexpr int kResolution = 254;

inline const QColor kInk{"#22302c"};
inline const QColor kDim{"#5b6a64"};
inline const QColor kBad{"#a93d2e"};
inline const QColor kLine{"#cfc7ad"};

/// `size`: of the letters, in tenths of a millimetre.
[[nodiscard]] QFont font(int size, bool strong = false, bool struck = false);

/// Words in a column, as many lines as they take.
struct Block {
  QString words{};
  QFont font{};
  QColor colour = kInk;
  Qt::Alignment side = Qt::AlignLeft;

  [[nodiscard]] int height(int width) const;
  void paint(QPainter& painter, int x, int y, int width) const;
};

/// A number that ends at `right`; its digits are all equally wide.
void paint_figure(QPainter& painter, const QString& figure, int right, int baseline,
                  const QFont& font);

/// Words on one line within a box, in its middle from top to bottom: in smaller letters where they
/// would be too long, and in the end cut, so that they never reach a neighbour. `font`: as large as
/// they may be.
void paint_line(QPainter& painter, const QRect& box, const QString& words, QFont font,
                Qt::Alignment side = Qt::AlignLeft, const QColor& colour = kInk);

/// A figure in the same way, but whole whatever its size: half of a number is another number.
void paint_number(QPainter& painter, const QRect& box, const QString& figure, QFont font,
                  Qt::Alignment side = Qt::AlignRight, const QColor& colour = kInk);

/// How large letters may be, at most `size`, for the words to be no wider.
[[nodiscard]] int size_within(const QString& words, int width, int size, bool strong = false);

/// So many A4 pages as a PDF, each as it is painted.
[[nodiscard]] QByteArray as_pdf(const QString& title, int pages,
                                const std::function<void(QPainter&, int page)>& paint);

}  // namespace spadille::table::paper
