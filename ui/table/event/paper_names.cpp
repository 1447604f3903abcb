// The draw for the wall: where everybody sits, by name.
#include <QCollator>
#include <algorithm>
#include <memory>

#include "ui/table/event/paper_facts.h"

namespace spadille::table::paper {
namespace {

constexpr int kMostRoundsAcross = 12;
constexpr int kBetweenColumns = 70;
constexpr int kOnOnePage = 84;  // so many names can still be read from a few steps away
constexpr int kLargest = 64;
constexpr int kLeast = 24;

// In letters: how wide names and each round are, how high a line is.
constexpr double kNameWide = 10;
constexpr double kRoundWide = 3.3;
constexpr double kOnlyRoundWide = 3.8;
constexpr double kLineHigh = 1.55;

int letters(double count, int size) { return static_cast<int>(count * size); }

/// The people of some rounds, in columns as large as they may be.
class NameList {
 public:
  NameList(const EventFacts& facts, std::vector<int> rounds)
      : facts_(facts), rounds_(std::move(rounds)), who_(people_in(facts.desk.now, rounds_)) {
    QCollator order{QLocale(facts.speaker.language())};
    std::stable_sort(who_.begin(), who_.end(), [&](Entrant a, Entrant b) {
      return order.compare(facts_.name(a), facts_.name(b)) < 0;
    });
    const int wanted = (people() + kOnOnePage - 1) / kOnOnePage;
    while (size_ > kLeast && (columns() == 0 || pages() > wanted)) size_ -= 2;
  }

  [[nodiscard]] int pages() const {
    const int page = columns() * mostRows();
    return (people() + page - 1) / page;
  }

  void paint(QPainter& painter, int page) const {
    paint_heading(painter, facts_, facts_.speaker.said("event.paper.by_name"), about());
    const int begin = columns() * mostRows() * page;
    const int here = std::min(people() - begin, columns() * mostRows());
    const int rows = (here + columns() - 1) / columns();
    for (int i = 0; i < here; ++i) {
      const int at = begin + i;
      const int x = kMargin + i / rows * (width() + kBetweenColumns);
      if (i % rows == 0) paintHead(painter, x);
      paintPerson(painter, who_[static_cast<std::size_t>(at)], x, kListTop + high() * (i % rows));
    }
  }

 private:
  [[nodiscard]] int people() const { return static_cast<int>(who_.size()); }
  [[nodiscard]] int high() const { return letters(kLineHigh, size_); }
  [[nodiscard]] int mostRows() const { return (kListBottom - kListTop) / high(); }
  [[nodiscard]] int roundWide() const {
    return letters(rounds_.size() == 1 ? kOnlyRoundWide : kRoundWide, size_);
  }
  [[nodiscard]] int roundsWide() const { return roundWide() * static_cast<int>(rounds_.size()); }
  [[nodiscard]] int leastWidth() const { return letters(kNameWide, size_) + roundsWide(); }
  [[nodiscard]] int columns() const {
    return (kInside + kBetweenColumns) / (leastWidth() + kBetweenColumns);
  }
  [[nodiscard]] int width() const {
    const int whole = (kInside - kBetweenColumns * (columns() - 1)) / columns();
    return std::min(whole, leastWidth() * 7 / 4);
  }
  [[nodiscard]] QString about() const {
    return rounds_.size() == 1 ? facts_.roundSaid(rounds_.front()) : QString();
  }

  void paintHead(QPainter& painter, int x) const {
    int at = x + width() - roundsWide();
    for (const int round : rounds_) {
      const QString head = rounds_.size() == 1
                               ? facts_.speaker.said("event.table")
                               : facts_.speaker.said(Message{"event.paper.nth_round", {round}});
      paint_cell(painter, {at, kListTop - 40, roundWide() - size_ / 6, 36}, head, 26,
                 Qt::AlignRight, false, kDim);
      at += roundWide();
    }
    paint_rule(painter, x, x + width(), kListTop, 3);
  }

  void paintPerson(QPainter& painter, Entrant who, int x, int y) const {
    paint_cell(painter, {x, y, width() - roundsWide() - size_ / 3, high()}, facts_.name(who),
               size_);
    int at = x + width() - roundsWide();
    for (const int round : rounds_) {
      paintPlace(painter, sitting(facts_.plan(), round_of(facts_.desk.now, round), who), round,
                 {at, y, roundWide(), high()});
      at += roundWide();
    }
    paint_rule(painter, x, x + width(), y + high());
  }

  /// "12 N"
  void paintPlace(QPainter& painter, const Sitting& there, int round, const QRect& cell) const {
    const QRect inside = cell.adjusted(size_ / 3, 0, -size_ / 6, 0);
    if (there.table == 0) {
      const QString words = there.out ? facts_.speaker.said("event.sits_out_short") : "–";
      paint_cell(painter, inside, words, size_ * 3 / 4, Qt::AlignRight, false, kDim);
      return;
    }
    const int letter = letters(0.9, size_);
    paint_figure_cell(painter, inside.adjusted(0, 0, -letter - size_ / 4, 0),
                      QString::number(there.table), size_, Qt::AlignRight, true);
    paint_cell(painter, {inside.right() + 1 - letter, cell.top(), letter, cell.height()},
               facts_.letter(there.seat, facts_.seatsAt(round, there.table)), size_ * 3 / 4,
               Qt::AlignHCenter, false, kDim);
  }

  const EventFacts& facts_;
  std::vector<int> rounds_;
  std::vector<Entrant> who_;
  int size_ = kLargest;
};

}  // namespace

Pages name_pages(const EventFacts& facts) {
  Pages pages;
  for (std::size_t from = 0; from < facts.rounds.size(); from += kMostRoundsAcross) {
    const auto to = std::min(facts.rounds.size(), from + kMostRoundsAcross);
    const auto at = facts.rounds.begin();
    const auto list =
        std::make_shared<NameList>(facts, std::vector<int>(at + static_cast<std::ptrdiff_t>(from),
                                                           at + static_cast<std::ptrdiff_t>(to)));
    for (int page = 0; page < list->pages(); ++page)
      pages.push_back([list, page](QPainter& painter) { list->paint(painter, page); });
  }
  return pages;
}

}  // namespace spadille::table::paper
