// Tally sheets: a round of a table that is kept on paper, a row a deal.
#include <algorithm>
#include <memory>

#include "ui/table/event/paper_facts.h"
#include "ui/table/show/accounts.h"

namespace spadille::table::paper {
namespace {

constexpr int kUsualDeals = 16;  // where a game takes as many as it takes
constexpr int kDealWide = 90;
constexpr int kTellerWide = 230;
constexpr int kNamesHigh = 130;
constexpr int kHeadsHigh = 56;
constexpr int kMostRow = 110;
constexpr int kLeastTallyRow = 66;
constexpr int kTotalHigh = 120;
constexpr int kSignedHigh = 210;

class TallySheet {
 public:
  TallySheet(const EventFacts& facts, int round, const DrawnTable& table)
      : facts_(facts),
        round_(round),
        table_(table),
        tally_(paper_tally(facts.desk, facts.names, table)),
        deals_(tally_.deals > 0 ? tally_.deals : kUsualDeals) {}

  [[nodiscard]] int pages() const { return (deals_ + mostRows() - 1) / mostRows(); }

  void paint(QPainter& painter, int page) const {
    paint_heading(painter, facts_,
                  facts_.speaker.said("event.paper.tally_sheet") + " · " + facts_.roundSaid(round_),
                  facts_.speaker.said(Message{"event.paper.table", {table_.table}}));
    const int first = page * mostRows();
    const int rows = std::min(deals_ - first, mostRows());
    const bool last = page + 1 == pages();
    const int high = std::min(kMostRow, (bottom() - gridTop() - footHigh()) / rows);
    paintHeads(painter);
    int y = gridTop();
    for (int i = 0; i < rows; ++i) {
      paint_figure_cell(painter, {kMargin, y, kDealWide - 20, high}, QString::number(first + i + 1),
                        34, Qt::AlignRight, false, kDim);
      y += high;
      paint_rule(painter, kMargin, right(), y);
    }
    if (!tally_.teller.empty()) paintDivider(painter, kMargin + kDealWide, y, 1);
    if (last) y = paintTotals(painter, y);
    paintColumns(painter, y);
    if (last) paintSignatures(painter, y + kSignedHigh - 80);
  }

 private:
  [[nodiscard]] static int right() { return kMargin + kInside; }
  [[nodiscard]] static int bottom() { return kListBottom; }
  [[nodiscard]] int columns() const { return static_cast<int>(tally_.accounts.size()); }
  [[nodiscard]] int gridTop() const {
    return kListTop - 40 + kNamesHigh + (tally_.roem ? kHeadsHigh : 0);
  }
  [[nodiscard]] int footHigh() const {
    return kTotalHigh + (tally_.pits.empty() ? 0 : kTotalHigh) + kSignedHigh;
  }
  [[nodiscard]] int mostRows() const {
    return (bottom() - gridTop() - footHigh()) / kLeastTallyRow;
  }
  [[nodiscard]] int figuresLeft() const {
    return kMargin + kDealWide + (tally_.teller.empty() ? 0 : kTellerWide);
  }
  [[nodiscard]] int left(int column) const {
    return figuresLeft() + (right() - figuresLeft()) * column / columns();
  }
  [[nodiscard]] int middle(int column) const {
    return left(column) + (left(column + 1) - left(column)) * 3 / 5;
  }

  /// "N Ann", "S Chris": who counts there, and where they sit.
  [[nodiscard]] QStringList people(Account account) const {
    QStringList all;
    for (int i = 0; i < static_cast<int>(table_.seats.size()); ++i) {
      const bool side = account.kind == Account::Kind::side &&
                        tally_.names.sides[account.index].contains(spadille::seat(i));
      const bool alone = account.kind == Account::Kind::seat && account.index == i;
      if (side || alone)
        all << facts_.letter(i, table_.seats.size()) + "  " +
                   facts_.name(table_.seats[static_cast<std::size_t>(i)]);
    }
    return all.isEmpty() ? QStringList{account_name(account, tally_.names, facts_.speaker)} : all;
  }

  void paintHeads(QPainter& painter) const {
    const int top = kListTop - 40;
    if (!tally_.teller.empty()) {
      const Block head{facts_.speaker.said(tally_.teller), font(24), kDim};
      head.paint(painter, kMargin + kDealWide + 12, gridTop() - 12 - head.height(kTellerWide - 24),
                 kTellerWide - 24);
    }
    for (int i = 0; i < columns(); ++i) {
      const QRect box(left(i) + 16, top, left(i + 1) - left(i) - 32, kNamesHigh);
      paint_lines(painter, box, people(tally_.accounts[static_cast<std::size_t>(i)]), 38,
                  Qt::AlignLeft, true);
      if (!tally_.roem) continue;
      const int heads = top + kNamesHigh;
      paint_cell(painter, {left(i) + 16, heads, middle(i) - left(i) - 32, kHeadsHigh},
                 facts_.speaker.said("event.paper.points"), 24, Qt::AlignLeft, false, kDim);
      paint_cell(painter, {middle(i) + 16, heads, left(i + 1) - middle(i) - 32, kHeadsHigh},
                 facts_.speaker.said("event.tie.roem"), 24, Qt::AlignLeft, false, kDim);
    }
    paint_rule(painter, kMargin, right(), gridTop(), 4);
  }

  int paintTotals(QPainter& painter, int y) const {
    paint_rule(painter, kMargin, right(), y, 4);
    paintLabel(painter, y, "cli.sheet.total");
    if (!tally_.pits.empty()) {
      y += kTotalHigh;
      paint_rule(painter, kMargin, right(), y);
      paintLabel(painter, y, tally_.pits);
    }
    paint_rule(painter, kMargin, right(), y + kTotalHigh, 4);
    return y + kTotalHigh;
  }

  void paintLabel(QPainter& painter, int y, std::string_view key) const {
    paint_cell(painter, {kMargin, y, figuresLeft() - kMargin - 12, kTotalHigh},
               facts_.speaker.said(key), 32, Qt::AlignLeft, true);
  }

  void paintDivider(QPainter& painter, int x, int end, int width) const {
    painter.setPen(QPen(kLine, width));
    painter.drawLine(x, gridTop(), x, end);
  }

  /// Lines between the columns, to where the rows end.
  void paintColumns(QPainter& painter, int end) const {
    for (int i = 0; i < columns(); ++i) {
      paintDivider(painter, left(i), end, 4);
      if (tally_.roem) paintDivider(painter, middle(i), end, 1);
    }
  }

  /// Of both sides; of each player where everybody plays for himself.
  void paintSignatures(QPainter& painter, int y) const {
    std::vector<QStringList> signers;
    for (const Account account : tally_.accounts)
      if (account.kind == Account::Kind::seat || account.kind == Account::Kind::side)
        signers.push_back(people(account));
    const int count = static_cast<int>(signers.size());
    paint_cell(painter, {kMargin, y - 110, kInside, 36},
               facts_.speaker.said("event.paper.signature"), 24, Qt::AlignLeft, false, kDim);
    for (int i = 0; i < count; ++i) {
      const int x = kMargin + kInside * i / count;
      const int wide = kInside / count - 40;
      paint_rule(painter, x, x + wide, y, 3);
      paint_cell(painter, {x, y + 8, wide, 44}, signers[static_cast<std::size_t>(i)].join("   "),
                 26, Qt::AlignLeft, false, kDim);
    }
  }

  const EventFacts& facts_;
  int round_;
  const DrawnTable& table_;
  PaperTally tally_;
  int deals_;
};

}  // namespace

Pages tally_pages(const EventFacts& facts) {
  Pages pages;
  for (const int round : facts.rounds)
    for (const DrawnTable& table : round_of(facts.desk.now, round).tables) {
      const auto sheet = std::make_shared<TallySheet>(facts, round, table);
      for (int page = 0; page < sheet->pages(); ++page)
        pages.push_back([sheet, page](QPainter& painter) { sheet->paint(painter, page); });
    }
  return pages;
}

}  // namespace spadille::table::paper
