#pragma once

#include <QColor>
#include <QPointF>
#include <QQuickPaintedItem>
#include <QVariant>
#include <QVector>

namespace spadille::table {

/// A suit by its own path, the same in every font. Painted: in Qt 6.4 a Shape that lies wholly
/// outside its clip is drawn all the same by the software renderer.
class SuitShape : public QQuickPaintedItem {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(int suit MEMBER suit_ WRITE setSuit NOTIFY changed)  ///< 0 to 3, spades first
  Q_PROPERTY(QColor color MEMBER color_ WRITE setColor NOTIFY changed)

 public:
  explicit SuitShape(QQuickItem* parent = nullptr) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
  }

  void setSuit(int suit);
  void setColor(const QColor& color);
  void paint(QPainter* painter) override;

 signals:
  void changed();

 private:
  int suit_ = 0;
  QColor color_{};
};

/// A line from corner to corner, or what lies inside them.
class Strokes : public QQuickPaintedItem {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(QVariantList points MEMBER points_ WRITE setPoints NOTIFY changed)
  Q_PROPERTY(QVariantList dashes MEMBER dashes_ WRITE setDashes NOTIFY changed)  ///< in line widths
  Q_PROPERTY(QColor color MEMBER color_ WRITE setColor NOTIFY changed)
  Q_PROPERTY(qreal lineWidth MEMBER line_width_ WRITE setLineWidth NOTIFY changed)  ///< 0: filled

 public:
  explicit Strokes(QQuickItem* parent = nullptr) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
  }

  void setPoints(const QVariantList& points);
  void setDashes(const QVariantList& dashes);
  void setColor(const QColor& color);
  void setLineWidth(qreal width);
  void paint(QPainter* painter) override;

 signals:
  void changed();

 private:
  QVariantList points_{};
  QVariantList dashes_{};
  QColor color_{};
  qreal line_width_ = 0;
};

/// Light that falls from above on the middle of the table. Painted small and spread: it has no
/// edges to lose.
class Lamp : public QQuickPaintedItem {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(QColor middle MEMBER middle_ WRITE setMiddle NOTIFY changed)
  Q_PROPERTY(QColor edge MEMBER edge_ WRITE setEdge NOTIFY changed)

 public:
  explicit Lamp(QQuickItem* parent = nullptr) : QQuickPaintedItem(parent) {}

  void setMiddle(const QColor& color);
  void setEdge(const QColor& color);
  void paint(QPainter* painter) override;

 signals:
  void changed();

 protected:
  void geometryChange(const QRectF& now, const QRectF& before) override;

 private:
  QColor middle_{};
  QColor edge_{};
};

}  // namespace spadille::table
