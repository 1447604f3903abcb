// By which rules the referee judges where no session lies open.
#include "app/rulebook/rules.h"
#include "ui/table/referee/referee.h"
#include "ui/table/show/rules_title.h"

namespace spadille::table {

void Referee::chooseRules(const QString& id) {
  const auto rules = home_.rulesCalled(id);
  if (atTable() || !rules) return;
  rules_called_ = id;
  sitAt(table_by(*rules, {}));
}

void Referee::askRules() {
  evening_.putAway();
  arrive();
}

QVariantList Referee::ruleSets() const {
  QVariantList all = home_.ruleSets(game());
  for (QVariant& each : all) {
    QVariantMap rules = each.toMap();
    rules["chosen"] = rules["id"] == rules_called_;
    each = rules;
  }
  return all;
}

QString Referee::judgesBy() const {
  if (asksRules()) return {};
  const RulesView rules = rules_view(table_.rules);
  const bool named = !rules_called_.isEmpty() && rules.preset.empty();
  return named ? speaker_.said(std::string(rules.game) + ".name") + " · " + rules_called_
               : rules_title(rules, speaker_);
}

}  // namespace spadille::table
