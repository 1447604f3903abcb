#include "ui/table/record/rule_set.h"

#include <algorithm>

#include "app/kept_text.h"
#include "app/rulebook/rules.h"

namespace spadille::table {
namespace {

constexpr int kTapped = 12;  ///< values that taps reach; more of them are typed

std::string_view way_told(const Member& member) {
  if (member.kind == Kind::integer)
    return (member.max - member.min) / member.step > kTapped ? "typed" : "stepped";
  return "chosen";
}

/// Every value that taps can choose.
QVariantList values_of(const OptionView& option, const Speaker& speaker) {
  QVariantList all;
  const Member& member = *option.member;
  if (member.kind == Kind::integer) return all;
  const int most = member.kind == Kind::flag ? 2 : static_cast<int>(member.choices.size());
  for (int n = 0; n < most; ++n)
    all << QVariantMap{
        {"number", n},
        {"words", text(value_in_words({&member, n, option.usual_number}, speaker.words()))}};
  return all;
}

}  // namespace

RuleSet::RuleSet(Home& home, NewSession& form, Clerk& clerk, const Speaker& speaker,
                 QObject* parent)
    : QObject(parent), home_(home), form_(form), clerk_(clerk), speaker_(speaker) {
  connect(&speaker, &Speaker::languageChanged, this, &RuleSet::renew);
  connect(&home, &Home::changed, this, &RuleSet::changed);
}

void RuleSet::prepare() {
  setGame(game_.isEmpty() ? home_.usualGame() : game_);
  tell({});
}

void RuleSet::setGame(const QString& game) {
  const auto known = presets(game.toStdString());
  if (known.empty()) return;
  game_ = game;
  begin(text(known.front().id));
}

void RuleSet::takeFromForm() {
  const RulesView& rules = form_.rules();
  setGame(text(rules.game));
  if (!rules.preset.empty()) begin(text(rules.preset));
  rules_ = rules;
  renew();
}

void RuleSet::giveToForm() { form_.setRules(rules_view(rules_of(rules_))); }

void RuleSet::setBase(const QString& id) { begin(id); }

void RuleSet::begin(const QString& id) {
  const auto rules = home_.rulesCalled(id);
  if (!rules) return;
  base_ = id;
  rules_ = base_rules_ = *rules;
  said_.clear();
  renew();
}

QVariantList RuleSet::choices() const { return home_.ruleSets(game_); }

bool RuleSet::ofHouse() const { return !preset_rules(base_.toStdString()) && !base_.isEmpty(); }

int RuleSet::differences() const {
  return static_cast<int>(spadille::differences(base_rules_, rules_).size());
}

void RuleSet::renew() {
  options_.clear();
  for (std::size_t i = 0; i < rules_.options.size(); ++i)
    options_ << shown(rules_.options[i], base_rules_.options[i]);
  emit changed();
}

QVariantMap RuleSet::shown(const OptionView& option, const OptionView& usual) const {
  const Member& member = *option.member;
  return {{"key", text(member.key)},
          {"label", speaker_.said(member.label)},
          {"rule", text(to_string(member.rule))},
          {"kind", text(way_told(member))},
          {"number", option.number},
          {"value", text(value_in_words(option, speaker_.words()))},
          {"choices", values_of(option, speaker_)},
          {"canLess", member.accepts(option.number - member.step)},
          {"canMore", member.accepts(option.number + member.step)},
          {"changed", option.number != usual.number},
          {"usual", text(value_in_words(usual, speaker_.words()))},
          {"playOnly", member.play_only}};
}

OptionView* RuleSet::option(const QString& key) {
  for (OptionView& option : rules_.options)
    if (text(option.member->key) == key) return &option;
  return nullptr;
}

void RuleSet::choose(const QString& key, int number) {
  OptionView* chosen = option(key);
  if (chosen == nullptr || !chosen->member->accepts(number)) return;
  chosen->number = number;
  said_.clear();
  renew();
}

void RuleSet::step(const QString& key, int by) {
  if (const OptionView* chosen = option(key); chosen != nullptr && by >= -kTapped && by <= kTapped)
    choose(key, chosen->number + by * chosen->member->step);
}

void RuleSet::type(const QString& key, const QString& figures) {
  bool is_number = false;
  const int number = figures.toInt(&is_number);
  if (is_number) choose(key, number);
}

void RuleSet::tell(const QString& said, bool refused) {
  said_ = said;
  refused_ = refused;
  emit changed();
}

void RuleSet::save(const QString& name) {
  const QString clean = text(clean_name(name.toStdString()));
  clerk_.ask([name = clean.toStdString(),
              rules = rules_](Book& book) { return save_rules(book, name, rules); },
             [this, clean](const Outcome<bool>& replaced) {
               if (!replaced) return tell(reason(replaced.error(), {}, speaker_), true);
               base_ = clean;
               base_rules_ = rules_;
               home_.refresh();
               renew();
               tell(speaker_.said(*replaced ? "review.rules.replaced" : "book.saved"));
             });
}

void RuleSet::remove() {
  clerk_.ask([name = base_.toStdString()](Book& book) { return remove_rules(book, name); },
             [this](const Outcome<void>& done) {
               if (!done) return tell(reason(done.error(), {}, speaker_), true);
               setGame(game_);
               home_.refresh();
               tell(speaker_.said("review.rules.removed"));
             });
}

}  // namespace spadille::table
