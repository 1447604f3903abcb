#include "tests/table/eyes.h"

#include <QFontMetricsF>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QTextDocumentFragment>
#include <vector>

namespace spadille::tests {
namespace {

constexpr qreal kThumb = 60;
constexpr qreal kSlack = 1.5;  ///< pixels that rounding may cost

/// What stands there, without the marks of rich text.
QString read_from(const QQuickItem& item) {
  const QString words = item.property("text").toString();
  const bool rich = item.property("textFormat").toInt() == Qt::RichText;
  return rich ? QTextDocumentFragment::fromHtml(words).toPlainText() : words;
}

QString called(const QQuickItem& item) {
  const QString words = read_from(item);
  return QString(item.metaObject()->className()).section("_QML", 0, 0) + " " + item.objectName() +
         (words.isEmpty() ? "" : " \"" + words.left(60) + "\"");
}

/// What a text is without what people wrote themselves.
QString ours(const QQuickItem& item, const QStringList& names) {
  QString rest = item.property("text").toString();
  for (const QString& name : names) rest.remove(name);
  return rest.remove(QRegularExpression("[&·\\s]"));
}

/// What it takes up: a field the same room whatever is typed, because that scrolls inside.
QRectF room_of(const QQuickItem& item) {
  return item.inherits("QQuickTextField") ? QRectF(0, 0, item.width(), item.height())
                                          : item.boundingRect();
}

QRectF in_window(const QQuickItem& item) { return item.mapRectToScene(room_of(item)); }

/// The part that shows: what nothing above it clips away.
QRectF shown(const QQuickItem& item) {
  QRectF part = in_window(item);
  for (const QQuickItem* above = item.parentItem(); above != nullptr; above = above->parentItem())
    if (above->clip()) part &= above->mapRectToScene({0, 0, above->width(), above->height()});
  return part;
}

/// What it scrolls with, if anything.
const QQuickItem* scrolled_by(const QQuickItem& item) {
  for (const QQuickItem* above = item.parentItem(); above != nullptr; above = above->parentItem())
    if (above->inherits("QQuickFlickable")) return above;
  return nullptr;
}

/// How far a finger can scroll: in the coordinates of what is scrolled.
QRectF scrolling_room(const QQuickItem& flickable) {
  const auto number = [&](const char* name) { return flickable.property(name).toReal(); };
  return {number("originX"), number("originY"), std::max(number("contentWidth"), flickable.width()),
          std::max(number("contentHeight"), flickable.height())};
}

bool holds(const QRectF& room, const QRectF& part) {
  return room.adjusted(-kSlack, -kSlack, kSlack, kSlack).contains(part);
}

/// Whether it is of the row that a list keeps, and places by estimate, while it is scrolled away.
bool is_kept_out_of_sight(const QQuickItem& list, const QQuickItem& item) {
  auto* row = list.property("currentItem").value<QQuickItem*>();
  if (row == nullptr || (row != &item && !row->isAncestorOf(&item))) return false;
  return !in_window(list).intersects(in_window(*row));
}

bool can_be_reached(const QQuickItem& item) {
  const QRectF window(QPointF(), item.window()->size());
  const QQuickItem* flickable = scrolled_by(item);
  if (flickable == nullptr)
    return holds(window, in_window(item)) && holds(shown(item), in_window(item));
  if (is_kept_out_of_sight(*flickable, item)) return true;
  auto* content = flickable->property("contentItem").value<QQuickItem*>();
  const QRectF part = item.mapRectToItem(content, room_of(item));
  if (!holds(scrolling_room(*flickable), part)) return false;
  if (scrolled_by(*flickable) != nullptr) return can_be_reached(*flickable);
  const QRectF port = shown(*flickable) & window;
  const bool is_wide = flickable->property("contentWidth").toReal() > flickable->width();
  return port.height() + kSlack >= std::min(kThumb, part.height()) &&
         (is_wide || port.width() + kSlack >= flickable->width());
}

bool is_above(const QQuickItem& a, const QQuickItem& b) { return a.isAncestorOf(&b); }

template <typename Wanted>
std::vector<QQuickItem*> all_of(QQuickItem* root, const Wanted& wanted) {
  std::vector<QQuickItem*> all;
  walk(root, [&](QQuickItem& item) {
    if (wanted(item)) all.push_back(&item);
  });
  return all;
}

/// Every two that share more than a line of pixels.
QStringList overlaps(const std::vector<QQuickItem*>& items, qreal least) {
  QStringList all;
  for (std::size_t i = 0; i < items.size(); ++i)
    for (std::size_t k = i + 1; k < items.size(); ++k) {
      const QRectF both = shown(*items[i]) & shown(*items[k]);
      if (both.width() <= least || both.height() <= least) continue;
      if (is_above(*items[i], *items[k]) || is_above(*items[k], *items[i])) continue;
      all << called(*items[i]) + " and " + called(*items[k]) + " overlap";
    }
  return all;
}

}  // namespace

bool is_text(const QQuickItem& item) {
  static const QRegularExpression kWord("[\\p{L}\\p{N}]");
  return item.inherits("QQuickText") && item.property("text").toString().contains(kWord);
}

bool can_be_tapped(const QQuickItem& item) {
  return item.inherits("QQuickAbstractButton") || item.inherits("QQuickTextField") ||
         item.inherits("QQuickMouseArea");
}

QStringList cut_texts(QQuickItem* root, const QStringList& names) {
  QStringList all;
  for (const QQuickItem* item : all_of(root, is_text)) {
    const bool wide = item->property("paintedWidth").toReal() > item->width() + kSlack;
    if ((wide || item->property("truncated").toBool()) && !ours(*item, names).isEmpty())
      all << "cut: " + called(*item);
  }
  return all;
}

QStringList broken_words(QQuickItem* root, const QStringList& names) {
  static const QRegularExpression kUnbreakable(
      "^[\\p{Latin}\\p{N}.,:;’'()+−-]+$|^[\\p{Katakana}ー]+$");
  static const QRegularExpression kSite("[\\w-]+(\\.[\\w-]+)*\\.(com|jp|nl|org)\\b");
  static const QRegularExpression kBreaks("[\\s/.、-]+");  // PCRE takes "、" for katakana
  QStringList all;
  for (const QQuickItem* item : all_of(root, is_text)) {
    QString words = read_from(*item);
    for (const QString& name : names) words.replace(name, " ");
    words.remove(kSite);
    const QFontMetricsF metrics(item->property("font").value<QFont>());
    for (const QString& word : words.split(kBreaks, Qt::SkipEmptyParts))
      if (kUnbreakable.match(word).hasMatch() &&
          metrics.horizontalAdvance(word) > item->width() + kSlack)
        all << "breaks " + word + ": " + called(*item);
  }
  return all;
}

QStringList small_targets(QQuickItem* root) {
  QStringList all;
  for (const QQuickItem* item : all_of(root, [](auto& each) { return can_be_tapped(each); }))
    if (item->width() < kThumb - 0.5 || item->height() < kThumb - 0.5)
      all << "small: " + called(*item) + " " + QString::number(item->width()) + " x " +
                 QString::number(item->height());
  return all;
}

QStringList squeezed(QQuickItem* root) {
  QStringList all;
  for (const QQuickItem* item : all_of(root, [](auto& each) { return can_be_tapped(each); }))
    if (item->height() < item->implicitHeight() - 1)
      all << "squeezed: " + called(*item) + " " + QString::number(item->height()) + " of " +
                 QString::number(item->implicitHeight());
  return all;
}

QStringList out_of_reach(QQuickItem* root) {
  QStringList all;
  const auto wanted = [](auto& each) { return can_be_tapped(each) || is_text(each); };
  for (const QQuickItem* item : all_of(root, wanted))
    if (!can_be_reached(*item)) all << "out of reach: " + called(*item);
  return all;
}

QStringList covered(QQuickItem* root) {
  const auto tapped = [](auto& each) { return can_be_tapped(each); };
  return overlaps(all_of(root, tapped), kSlack) + overlaps(all_of(root, is_text), 4);
}

}  // namespace spadille::tests
