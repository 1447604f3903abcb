#include "ui/table/show/rules_title.h"

#include "app/score/board_words.h"

namespace spadille::table {

QString rules_title(const RulesView& rules, const Speaker& speaker) {
  return text(spadille::rules_title(rules, speaker.words()));
}

}  // namespace spadille::table
