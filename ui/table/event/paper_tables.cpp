// The draw for the wall: who sits at which table, a round a page or more.
#include <algorithm>
#include <memory>

#include "ui/table/event/paper_facts.h"

namespace spadille::table::paper {
namespace {

constexpr int kBetweenTables = 70;
constexpr int kTablesOnAPage = 20;
constexpr int kLargestNames = 74;
constexpr int kLeastNames = 30;

// In letters: the number of a table, the seats beside it, and a line of them.
constexpr double kNumberWide = 3.2;
constexpr double kSeatsWide = 2 * 10.5;
constexpr double kSeatHigh = 1.3;
constexpr double kGapHigh = 0.8;

/// The tables of a round, in columns as large as they may be.
class TableList {
 public:
  TableList(const EventFacts& facts, int round)
      : facts_(facts), round_(round), drawn_(round_of(facts.desk.now, round)) {
    const int wanted = (tables() + kTablesOnAPage - 1) / kTablesOnAPage;
    while (size_ > kLeastNames && (columns() == 0 || pages() > wanted)) size_ -= 2;
  }

  [[nodiscard]] int pages() const {
    const int page = columns() * rows();
    return std::max(1, (tables() + page - 1) / page);
  }

  void paint(QPainter& painter, int page) const {
    paint_heading(painter, facts_, facts_.speaker.said("event.paper.by_table"),
                  facts_.roundSaid(round_));
    const int begin = page * columns() * rows();
    const int here = std::min(tables() - begin, columns() * rows());
    const int down = (here + columns() - 1) / columns();
    for (int i = 0; i < here; ++i) {
      const int at = begin + i;
      paintTable(painter, drawn_.tables[static_cast<std::size_t>(at)],
                 {kMargin + i / down * (width() + kBetweenTables), kListTop + high() * (i % down),
                  width(), high()});
    }
    if (page + 1 == pages() && !drawn_.out.empty()) paintOut(painter, kListTop + high() * down);
  }

 private:
  [[nodiscard]] int tables() const { return static_cast<int>(drawn_.tables.size()); }
  [[nodiscard]] int em(double count) const { return static_cast<int>(count * size_); }
  [[nodiscard]] int high() const { return em(2 * kSeatHigh + kGapHigh); }
  /// Who sits out stands below.
  [[nodiscard]] int rows() const { return (kListBottom - kListTop - outHigh()) / high(); }
  [[nodiscard]] int outHigh() const { return drawn_.out.empty() ? 0 : 110; }
  [[nodiscard]] int columns() const {
    return (kInside + kBetweenTables) / (em(kNumberWide + kSeatsWide) + kBetweenTables);
  }
  [[nodiscard]] int width() const {
    return (kInside - kBetweenTables * (columns() - 1)) / columns();
  }

  /// Partners stand one below the other.
  void paintTable(QPainter& painter, const DrawnTable& table, const QRect& box) const {
    paint_figure_cell(painter, {box.left(), box.top(), em(kNumberWide) - size_ / 2, box.height()},
                      QString::number(table.table), size_ * 8 / 5, Qt::AlignLeft, true);
    const bool by_sides = facts_.plan().partners && table.seats.size() == 4;
    const int seats = (box.width() - em(kNumberWide)) / 2;
    const int top = box.top() + em(kGapHigh / 2);
    for (int i = 0; i < static_cast<int>(table.seats.size()); ++i) {
      const int column = by_sides ? i % 2 : i / 2;
      const int line = by_sides ? i / 2 : i % 2;
      const QRect seat(box.left() + em(kNumberWide) + column * seats, top + line * em(kSeatHigh),
                       seats - size_ / 2, em(kSeatHigh));
      paint_cell(painter, {seat.left(), seat.top(), em(1), seat.height()},
                 facts_.letter(i, table.seats.size()), size_ * 2 / 3, Qt::AlignHCenter, false,
                 kDim);
      paint_cell(painter, seat.adjusted(em(1.3), 0, 0, 0),
                 facts_.name(table.seats[static_cast<std::size_t>(i)]), size_);
    }
    paint_rule(painter, box.left(), box.right(), box.top() + box.height());
  }

  void paintOut(QPainter& painter, int y) const {
    paint_cell(painter, {kMargin, y, kInside, outHigh()},
               facts_.speaker.said("event.sits_out") + facts_.speaker.gap() +
                   facts_.speaker.listed(facts_.namesOf(drawn_.out)),
               46);
  }

  const EventFacts& facts_;
  int round_;
  const DrawnRound& drawn_;
  int size_ = kLargestNames;
};

}  // namespace

Pages table_pages(const EventFacts& facts) {
  Pages pages;
  for (const int round : facts.rounds) {
    const auto list = std::make_shared<TableList>(facts, round);
    for (int page = 0; page < list->pages(); ++page)
      pages.push_back([list, page](QPainter& painter) { list->paint(painter, page); });
  }
  return pages;
}

}  // namespace spadille::table::paper
