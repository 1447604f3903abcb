#include "ui/table/event/wall_panel.h"

#include <algorithm>
#include <utility>

namespace spadille::table {

void WallPanel::show(const QString& title, std::vector<WallLine> lines) {
  title_ = title;
  lines_ = std::move(lines);
  page_ = std::min(page_, pages() - 1);
  emit changed();
}

void WallPanel::setFit(int lines) {
  const int first = page_ * fit_;  // stays in sight
  fit_ = std::max(lines, 1);
  page_ = std::min(first / fit_, pages() - 1);
  emit changed();
}

void WallPanel::turn() {
  page_ = (page_ + 1) % pages();
  emit changed();
}

QVariantList WallPanel::shown() const {
  QVariantList all;
  for (auto line = static_cast<std::size_t>(first()) - 1; std::cmp_less(line, last()); ++line)
    all << QVariantMap{{"lead", lines_[line].lead},   {"name", lines_[line].name},
                       {"aside", lines_[line].aside}, {"figure", lines_[line].figure},
                       {"tail", lines_[line].tail},   {"note", lines_[line].note}};
  return all;
}

QVariantMap WallPanel::longest() const {
  const auto longest = [this](QString WallLine::*part) {
    QString most;
    for (const WallLine& line : lines_)
      if ((line.*part).size() > most.size()) most = line.*part;
    return most;
  };
  return {{"lead", longest(&WallLine::lead)},
          {"name", longest(&WallLine::name)},
          {"aside", longest(&WallLine::aside)},
          {"figure", longest(&WallLine::figure)},
          {"tail", longest(&WallLine::tail)}};
}

}  // namespace spadille::table
