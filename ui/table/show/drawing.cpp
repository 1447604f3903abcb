#include "ui/table/show/drawing.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <array>

namespace spadille::table {
namespace {

constexpr qreal kUnit = 100;  ///< suits are drawn in a square of this side
constexpr int kSpread = 4;    ///< pixels of the lamp for one that is painted

/// Where a path goes on from: two points that bend it, and where it ends.
struct Bend {
  QPointF first;
  QPointF second;
  QPointF end;
};

QPainterPath path_of(QPointF start, std::initializer_list<Bend> bends) {
  QPainterPath path(start);
  for (const Bend& bend : bends) path.cubicTo(bend.first, bend.second, bend.end);
  path.closeSubpath();
  return path;
}

QPainterPath spade() {
  return path_of({50, 4}, {{{62, 26}, {92, 40}, {92, 64}},
                           {{92, 80}, {79, 88}, {67, 86}},
                           {{60, 85}, {55, 81}, {53, 77}},
                           {{54, 86}, {58, 93}, {64, 97}},
                           {{55, 97}, {45, 97}, {36, 97}},
                           {{42, 93}, {46, 86}, {47, 77}},
                           {{45, 81}, {40, 85}, {33, 86}},
                           {{21, 88}, {8, 80}, {8, 64}},
                           {{8, 40}, {38, 26}, {50, 4}}});
}

QPainterPath heart() {
  return path_of({50, 95}, {{{38, 78}, {6, 62}, {6, 34}},
                            {{6, 17}, {18, 8}, {30, 8}},
                            {{40, 8}, {47, 14}, {50, 23}},
                            {{53, 14}, {60, 8}, {70, 8}},
                            {{82, 8}, {94, 17}, {94, 34}},
                            {{94, 62}, {62, 78}, {50, 95}}});
}

QPainterPath diamond() {
  return path_of({50, 3}, {{{58, 20}, {70, 36}, {86, 50}},
                           {{70, 64}, {58, 80}, {50, 97}},
                           {{42, 80}, {30, 64}, {14, 50}},
                           {{30, 36}, {42, 20}, {50, 3}}});
}

QPainterPath club() {
  return path_of({50, 4}, {{{62, 4}, {71, 13}, {71, 24}},
                           {{71, 30}, {68, 36}, {64, 40}},
                           {{68, 37}, {73, 36}, {77, 36}},
                           {{89, 36}, {97, 45}, {97, 57}},
                           {{97, 69}, {88, 78}, {77, 78}},
                           {{66, 78}, {57, 72}, {53, 64}},
                           {{54, 80}, {58, 90}, {65, 97}},
                           {{55, 97}, {45, 97}, {35, 97}},
                           {{42, 90}, {46, 80}, {47, 64}},
                           {{43, 72}, {34, 78}, {23, 78}},
                           {{12, 78}, {3, 69}, {3, 57}},
                           {{3, 45}, {11, 36}, {23, 36}},
                           {{27, 36}, {32, 37}, {36, 40}},
                           {{32, 36}, {29, 30}, {29, 24}},
                           {{29, 13}, {38, 4}, {50, 4}}});
}

const QPainterPath& path_of(int suit) {
  static const std::array kPaths{spade(), heart(), diamond(), club()};
  return kPaths[static_cast<std::size_t>(std::clamp(suit, 0, 3))];
}

}  // namespace

void SuitShape::setSuit(int suit) {
  suit_ = suit;
  update();
  emit changed();
}

void SuitShape::setColor(const QColor& color) {
  color_ = color;
  update();
  emit changed();
}

void SuitShape::paint(QPainter* painter) {
  painter->scale(width() / kUnit, height() / kUnit);
  painter->fillPath(path_of(suit_), color_);
}

void Strokes::setPoints(const QVariantList& points) {
  points_ = points;
  update();
  emit changed();
}

void Strokes::setDashes(const QVariantList& dashes) {
  dashes_ = dashes;
  update();
  emit changed();
}

void Strokes::setColor(const QColor& color) {
  color_ = color;
  update();
  emit changed();
}

void Strokes::setLineWidth(qreal width) {
  line_width_ = width;
  update();
  emit changed();
}

void Strokes::paint(QPainter* painter) {
  QPolygonF corners;
  for (const QVariant& point : points_) corners << point.toPointF();
  if (line_width_ <= 0) {
    painter->setPen(Qt::NoPen);
    painter->setBrush(color_);
    painter->drawPolygon(corners);
    return;
  }
  QPen pen(color_, line_width_, Qt::SolidLine, dashes_.isEmpty() ? Qt::RoundCap : Qt::FlatCap,
           Qt::RoundJoin);
  QList<qreal> pattern;
  for (const QVariant& dash : dashes_) pattern << dash.toReal();
  if (!pattern.isEmpty()) pen.setDashPattern(pattern);
  painter->setPen(pen);
  painter->drawPolyline(corners);
}

void Lamp::setMiddle(const QColor& color) {
  middle_ = color;
  update();
  emit changed();
}

void Lamp::setEdge(const QColor& color) {
  edge_ = color;
  update();
  emit changed();
}

void Lamp::geometryChange(const QRectF& now, const QRectF& before) {
  QQuickPaintedItem::geometryChange(now, before);
  setTextureSize((now.size() / kSpread).toSize().expandedTo({1, 1}));
}

void Lamp::paint(QPainter* painter) {
  constexpr qreal kHigh = 0.45;  // of the height: a little above the middle
  constexpr qreal kFar = 0.62;   // of the longer side: where the light ends
  QRadialGradient light(QPointF(width() / 2, height() * kHigh), std::max(width(), height()) * kFar);
  light.setColorAt(0, middle_);
  light.setColorAt(1, edge_);
  painter->fillRect(QRectF(0, 0, width(), height()), light);
}

}  // namespace spadille::table
