#include "ui/table/show/told.h"

#include "app/score/board_words.h"
#include "app/score/change_words.h"
#include "app/score/deal_words.h"

namespace spadille::table {

QString told(const ToldDeal& deal, const SeatNames& names, const Speaker& speaker) {
  return text(as_said(deal, names, speaker.words(), speaker.letters()));
}

QString told(const DealView& deal, const SeatNames& names, const Speaker& speaker) {
  return text(as_said(deal, names, speaker.words(), speaker.letters()));
}

QString told(const FormerView& former, const SeatNames& names, const Speaker& speaker) {
  return text(as_said(former, names, speaker.words(), speaker.letters()));
}

QStringList told(std::string_view game, const ChangeView& change, const Speaker& speaker) {
  QStringList all;
  for (const std::string& sentence : in_words(game, change, speaker.words())) all << text(sentence);
  for (const Line& line : change.lines)
    all << text(to_string(line.rule)) + "  " + speaker.said(line.message, change.names);
  return all;
}

QString game_won(const SheetRow& row, const Speaker& speaker) {
  return text(spadille::game_won(row, speaker.words()));
}

}  // namespace spadille::table
