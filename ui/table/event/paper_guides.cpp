// Guide cards: where somebody goes in each round, with whom and against whom.
#include <QCollator>
#include <algorithm>

#include "ui/table/event/paper_facts.h"

namespace spadille::table::paper {
namespace {

constexpr int kHeadHigh = 150;  // name, event, heads of the columns
constexpr int kLeastRow = 84;

/// The columns of a card, from the left.
struct GuideColumns {
  int round = 84;
  int table = 126;
  int partner = 0;
  int points = 110;
};

/// The smallest cards on which so many rounds can be read.
CutGrid guide_grid(std::size_t rounds) {
  for (const CutGrid grid : {CutGrid{2, 4}, CutGrid{2, 3}, CutGrid{2, 2}, CutGrid{1, 2}})
    if (grid.card(0).height() - kHeadHigh >= kLeastRow * static_cast<int>(rounds)) return grid;
  return {1, 1};
}

class GuideCards {
 public:
  explicit GuideCards(const EventFacts& facts)
      : facts_(facts), who_(people_in(facts.desk.now, facts.rounds)) {
    const QCollator order{QLocale(facts.speaker.language())};
    std::stable_sort(who_.begin(), who_.end(), [&](Entrant a, Entrant b) {
      return order.compare(facts_.name(a), facts_.name(b)) < 0;
    });
  }

  [[nodiscard]] int cards() const { return static_cast<int>(who_.size()); }

  void paint(QPainter& painter, const QRect& card, int number) const {
    const Entrant who = who_[static_cast<std::size_t>(number)];
    paint_cell(painter, {card.left(), card.top(), card.width(), 60}, facts_.name(who), 50,
               Qt::AlignLeft, true);
    QStringList evening{facts_.title()};
    if (!facts_.about().isEmpty()) evening << facts_.about();
    paint_cell(painter, {card.left(), card.top() + 60, card.width(), 36}, evening.join(" · "), 24,
               Qt::AlignLeft, false, kDim);
    const GuideColumns columns = columnsIn(card);
    paintHeads(painter, card, columns);
    const int rows = static_cast<int>(facts_.rounds.size());
    const int high = std::min(110, (card.height() - kHeadHigh) / rows);
    int y = card.top() + kHeadHigh;
    for (const int round : facts_.rounds) {
      paintRound(painter, who, round, {card.left(), y, card.width(), high}, columns);
      y += high;
    }
  }

 private:
  [[nodiscard]] GuideColumns columnsIn(const QRect& card) const {
    GuideColumns columns;
    const int rest = card.width() - columns.round - columns.table - columns.points;
    if (facts_.plan().partners) columns.partner = rest / 2;
    return columns;
  }

  void paintHeads(QPainter& painter, const QRect& card, const GuideColumns& columns) const {
    const int y = card.top() + kHeadHigh - 40;
    const auto head = [&](int x, int width, std::string_view key, Qt::Alignment side) {
      paint_cell(painter, {x, y, width, 34}, facts_.speaker.said(key), 22, side, false, kDim);
    };
    const int partner = card.left() + columns.round + columns.table;
    const int opponents = partner + columns.partner;
    const int points = card.left() + card.width() - columns.points;
    head(card.left(), columns.round, "event.paper.round", Qt::AlignLeft);
    head(card.left() + columns.round, columns.table - 15, "event.table", Qt::AlignLeft);
    if (columns.partner > 0)
      head(partner, columns.partner - 15, "event.paper.partner", Qt::AlignLeft);
    head(opponents, points - opponents - 15, "event.paper.opponents", Qt::AlignLeft);
    head(points, columns.points, "event.paper.points", Qt::AlignRight);
    paint_rule(painter, card.left(), card.left() + card.width(), y + 38, 3);
  }

  void paintRound(QPainter& painter, Entrant who, int round, const QRect& row,
                  const GuideColumns& columns) const {
    paint_rule(painter, row.left(), row.left() + row.width(), row.top() + row.height());
    paint_figure_cell(painter, {row.left(), row.top(), columns.round, row.height()},
                      QString::number(round), 30, Qt::AlignLeft, false, kDim);
    const Sitting there = sitting(facts_.plan(), round_of(facts_.desk.now, round), who);
    const int table = row.left() + columns.round;
    const int partner = table + columns.table;
    const int points = row.left() + row.width() - columns.points;
    if (there.table == 0) {
      const QString words = there.out ? facts_.speaker.said("event.sits_out_short") : "–";
      paint_cell(painter, {table, row.top(), points - table - 15, row.height()}, words, 30,
                 Qt::AlignLeft, false, kDim);
      return;
    }
    paintTable(painter, there, round, {table, row.top(), columns.table - 15, row.height()});
    if (columns.partner > 0)
      paint_lines(painter, {partner, row.top(), columns.partner - 15, row.height()},
                  facts_.namesOf(there.partners), 30);
    const int opponents = partner + columns.partner;
    paint_lines(painter, {opponents, row.top(), points - opponents - 15, row.height()},
                opponentLines(there, columns), 30);
  }

  /// Two on a line where there is no partner beside them.
  [[nodiscard]] QStringList opponentLines(const Sitting& there, const GuideColumns& columns) const {
    QStringList names = facts_.namesOf(there.opponents);
    if (columns.partner > 0) return names;
    QStringList lines;
    for (qsizetype i = 0; i < names.size(); i += 2) lines << facts_.speaker.listed(names.mid(i, 2));
    return lines;
  }

  void paintTable(QPainter& painter, const Sitting& there, int round, const QRect& cell) const {
    paint_figure_cell(painter, {cell.left(), cell.top(), 60, cell.height()},
                      QString::number(there.table), 44, Qt::AlignLeft, true);
    paint_cell(painter, {cell.left() + 66, cell.top(), cell.width() - 66, cell.height()},
               facts_.letter(there.seat, facts_.seatsAt(round, there.table)), 28, Qt::AlignLeft,
               false, kDim);
  }

  const EventFacts& facts_;
  std::vector<Entrant> who_;
};

}  // namespace

Pages guide_pages(const EventFacts& facts) {
  const GuideCards cards(facts);
  return cut_pages(guide_grid(facts.rounds.size()), cards.cards(),
                   [cards](QPainter& painter, const QRect& card, int number) {
                     cards.paint(painter, card, number);
                   });
}

}  // namespace spadille::table::paper
