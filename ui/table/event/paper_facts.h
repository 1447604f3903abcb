#pragma once

#include <QRect>
#include <functional>
#include <vector>

#include "app/tournament/papers.h"
#include "ui/table/exchange/paper_page.h"
#include "ui/table/show/speaker.h"

namespace spadille::table::paper {

/// An event as its papers show it.
struct EventFacts {
  const TournamentDesk& desk;
  const Names& names;
  const Speaker& speaker;
  QString address{};          ///< of the door for phones; empty: it is closed
  std::vector<int> rounds{};  ///< that are printed

  [[nodiscard]] const Plan& plan() const { return desk.now.plan; }
  [[nodiscard]] QString title() const;
  /// "Friday 20 November 2026 · De Zwaan".
  [[nodiscard]] QString about() const;
  /// "Round 2 of 4".
  [[nodiscard]] QString roundSaid(int round) const;
  [[nodiscard]] QString name(Entrant who) const;
  [[nodiscard]] QStringList namesOf(const std::vector<Entrant>& who) const;
  /// The letter of a seat at a table of so many.
  [[nodiscard]] QString letter(int seat, std::size_t seats) const;
  [[nodiscard]] std::size_t seatsAt(int round, int table) const;
};

/// A page, but for its foot.
using Page = std::function<void(QPainter&)>;
using Pages = std::vector<Page>;

// Where lists stand on their pages: below the heading, above the foot.
inline constexpr int kListTop = 330;
inline constexpr int kListBottom = kHeight - kMargin - 70;

/// Words in a line that a table of a paper is made of.
void paint_cell(QPainter& painter, const QRect& box, const QString& words, int size,
                Qt::Alignment side = Qt::AlignLeft, bool strong = false,
                const QColor& colour = kInk);
/// A figure there: whole, in letters as small as that takes.
void paint_figure_cell(QPainter& painter, const QRect& box, const QString& figure, int size,
                       Qt::Alignment side = Qt::AlignRight, bool strong = false,
                       const QColor& colour = kInk);
/// One below the other, in equal parts of a box.
void paint_lines(QPainter& painter, const QRect& box, const QStringList& lines, int size,
                 Qt::Alignment side = Qt::AlignLeft, bool strong = false);
/// The event, what the paper is, and on the right what it is about.
void paint_heading(QPainter& painter, const EventFacts& facts, const QString& what,
                   const QString& right);
void paint_rule(QPainter& painter, int left, int right, int y, int width = 1);

/// Cards of one size on a page, to be cut out.
struct CutGrid {
  int across = 2;
  int down = 4;

  [[nodiscard]] int onAPage() const { return across * down; }
  /// What is inside of the lines to cut along.
  [[nodiscard]] QRect card(int number) const;
  void paint(QPainter& painter) const;
};
/// So many cards on as many pages as they take.
[[nodiscard]] Pages cut_pages(
    const CutGrid& grid, int cards,
    const std::function<void(QPainter&, const QRect& inside, int number)>& paint);

// Each paper, in pages.
[[nodiscard]] Pages name_pages(const EventFacts& facts);
[[nodiscard]] Pages table_pages(const EventFacts& facts);
[[nodiscard]] Pages guide_pages(const EventFacts& facts);
[[nodiscard]] Pages table_card_pages(const EventFacts& facts);
[[nodiscard]] Pages tally_pages(const EventFacts& facts);
[[nodiscard]] Pages slip_pages(const EventFacts& facts);
[[nodiscard]] Pages ranking_pages(const EventFacts& facts);

}  // namespace spadille::table::paper
