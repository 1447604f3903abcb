#include "ui/table/show/carpenter.h"

#include <QQuickWindow>

namespace spadille::table {
namespace {

constexpr int kRounds = 2;

/// Turning round and back makes a layout look at everything in it again.
void lay_anew(QQuickItem& layout) {
  const QVariant direction = layout.property("layoutDirection");
  const bool left = direction.toInt() == Qt::LeftToRight;
  layout.setProperty("layoutDirection", left ? Qt::RightToLeft : Qt::LeftToRight);
  layout.setProperty("layoutDirection", direction);
  layout.polish();
}

/// The outermost ones; those within follow.
void lay_all(QQuickItem& item, bool in_layout) {
  if (!item.isVisible()) return;
  const bool is_layout = item.inherits("QQuickLayout");
  if (is_layout && !in_layout) lay_anew(item);
  for (QQuickItem* child : item.childItems()) lay_all(*child, is_layout);
}

}  // namespace

Carpenter::Carpenter(QQuickItem* parent) : QQuickItem(parent) {
  connect(this, &QQuickItem::windowChanged, this, [this](QQuickWindow* window) {
    if (window != nullptr) connect(window, &QQuickWindow::afterAnimating, this, &Carpenter::again);
  });
}

void Carpenter::setPage(QQuickItem* page) {
  if (page == page_) return;
  page_ = page;
  mend();
  emit pageChanged();
}

void Carpenter::mend() {
  rounds_ = kRounds;
  work();
}

void Carpenter::again() {
  if (rounds_ == 0) return;
  --rounds_;
  work();
}

void Carpenter::work() {
  if (page_ != nullptr) lay_all(*page_, false);
}

}  // namespace spadille::table
