#pragma once

#include <QQuickItem>
#include <QStringList>

namespace spadille::tests {

/// Calls `see(item)` for every item below `item` that can be seen.
template <typename See>
void walk(QQuickItem* item, const See& see) {
  if (item == nullptr || !item->isVisible() || item->opacity() == 0) return;
  see(*item);
  for (QQuickItem* child : item->childItems()) walk(child, see);
}

/// Words or figures, not only a mark.
[[nodiscard]] bool is_text(const QQuickItem& item);
/// Whether a finger or a mouse can do something to it.
[[nodiscard]] bool can_be_tapped(const QQuickItem& item);

// What an eye would object to below `root`, each fault in a sentence; `names` are what people
// wrote themselves, which may be cut off.
[[nodiscard]] QStringList cut_texts(QQuickItem* root, const QStringList& names);
/// Words that are broken in the middle because their line is too short.
[[nodiscard]] QStringList broken_words(QQuickItem* root, const QStringList& names);
/// What can be tapped and is not as large as a thumb.
[[nodiscard]] QStringList small_targets(QQuickItem* root);
/// What can be tapped and is lower than its words and the room around them.
[[nodiscard]] QStringList squeezed(QQuickItem* root);
/// What can be tapped or read and cannot be reached, not even by scrolling.
[[nodiscard]] QStringList out_of_reach(QQuickItem* root);
/// What can be tapped and lies under something else that can, and text over text.
[[nodiscard]] QStringList covered(QQuickItem* root);

}  // namespace spadille::tests
