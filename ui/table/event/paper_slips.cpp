// Slips on which a table tells its result: small, several on a page.
#include "ui/table/event/paper_facts.h"

namespace spadille::table::paper {
namespace {

constexpr int kSlipHead = 170;
constexpr int kMostSlipRow = 210;
constexpr int kBetweenBoxes = 14;

/// A table of a round.
struct SlipOf {
  int round = 1;
  const DrawnTable* table = nullptr;
};

class ResultSlips {
 public:
  explicit ResultSlips(const EventFacts& facts) : facts_(facts) {
    for (const int round : facts.rounds)
      for (const DrawnTable& table : round_of(facts.desk.now, round).tables)
        slips_.push_back({round, &table});
  }

  [[nodiscard]] int slips() const { return static_cast<int>(slips_.size()); }

  void paint(QPainter& painter, const QRect& slip, int number) const {
    const auto& [round, table] = slips_[static_cast<std::size_t>(number)];
    const int right = 300;
    paint_cell(painter, {slip.left(), slip.top(), slip.width() - right, 44}, facts_.title(), 32,
               Qt::AlignLeft, true);
    paint_cell(painter, {slip.left(), slip.top() + 46, slip.width() - right, 36},
               facts_.roundSaid(round), 26);
    paint_cell(painter, {slip.left(), slip.top() + 82, slip.width() - right, 36}, facts_.about(),
               22, Qt::AlignLeft, false, kDim);
    paint_figure_cell(painter, {slip.left() + slip.width() - right, slip.top(), right, 80},
                      facts_.speaker.said(Message{"event.paper.table", {table->table}}), 60,
                      Qt::AlignRight, true);
    paintRows(painter, slip.adjusted(0, kSlipHead, 0, 0), *table);
  }

 private:
  /// Which boxes there are, from the left, behind the names; each with its part of the room.
  struct Box {
    std::string_view head{};
    int part = 1;
  };
  [[nodiscard]] static std::vector<Box> boxes(const PaperTally& tally) {
    std::vector<Box> all{{"event.paper.points", 5}};
    if (tally.roem) all.push_back({"event.tie.roem", 4});
    if (!tally.pits.empty()) all.push_back({tally.pits, 3});
    all.push_back({"event.paper.signature", 7});
    return all;
  }

  void paintRows(QPainter& painter, const QRect& box, const DrawnTable& table) const {
    const auto tells = static_cast<int>(figures_at(facts_.plan(), table));
    const int names = box.width() / 3;
    const int high = std::min(kMostSlipRow, box.height() / tells);
    paintBoxes(painter, {box.left() + names, box.top(), box.width() - names, high}, tells,
               boxes(paper_tally(facts_.desk, facts_.names, table)));
    for (int row = 0; row < tells; ++row)
      paint_lines(painter, {box.left(), box.top() + row * high, names - 16, high - kBetweenBoxes},
                  side(table, row), 30);
  }

  /// Below their heads. `first`: the row of the first side.
  void paintBoxes(QPainter& painter, const QRect& first, int rows,
                  const std::vector<Box>& all) const {
    int parts = 0;
    for (const Box& box : all) parts += box.part;
    int x = first.left();
    for (const Box& box : all) {
      const int wide = first.width() * box.part / parts - kBetweenBoxes;
      paint_cell(painter, {x, first.top() - 40, wide, 34}, facts_.speaker.said(box.head), 22,
                 Qt::AlignLeft, false, kDim);
      painter.setPen(QPen(kDim, 1));
      for (int row = 0; row < rows; ++row)
        painter.drawRect(x, first.top() + row * first.height(), wide,
                         first.height() - kBetweenBoxes);
      x += wide + kBetweenBoxes;
    }
  }

  [[nodiscard]] QStringList side(const DrawnTable& table, int row) const {
    QStringList all;
    for (std::size_t i = 0; i < table.seats.size(); ++i)
      if (place_of(facts_.plan(), table, static_cast<int>(i)) == row)
        all << facts_.letter(static_cast<int>(i), table.seats.size()) + "  " +
                   facts_.name(table.seats[i]);
    return all;
  }

  const EventFacts& facts_;
  std::vector<SlipOf> slips_{};
};

}  // namespace

Pages slip_pages(const EventFacts& facts) {
  const ResultSlips slips(facts);
  return cut_pages({2, 4}, slips.slips(),
                   [slips](QPainter& painter, const QRect& slip, int number) {
                     slips.paint(painter, slip, number);
                   });
}

}  // namespace spadille::table::paper
