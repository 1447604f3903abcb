#pragma once

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QString>

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

}  // namespace spadille::table::paper
