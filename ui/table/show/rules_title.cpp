#include "ui/table/show/rules_title.h"

#include "app/rulebook/rules.h"

namespace spadille::table {

QString rules_title(const RulesView& rules, const Speaker& speaker) {
  const QString game = speaker.said(std::string(rules.game) + ".name") + " · ";
  for (const PresetView& preset : presets(rules.game))
    if (preset.id == rules.preset) return game + speaker.said(preset.label);
  return game + speaker.said("cli.sheet.own_rules");
}

}  // namespace spadille::table
