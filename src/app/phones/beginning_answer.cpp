#include "app/phones/beginning_answer.h"

#include <utility>

#include "app/keep/house_rules.h"
#include "app/phones/beginning.h"
#include "app/phones/parts.h"
#include "app/phones/seating_answer.h"
#include "app/record/session_view.h"
#include "app/review/mending.h"
#include "app/rulebook/rules.h"
#include "app/score/board_words.h"
#include "codec/plain_text.h"
#include "text/accounts.h"

namespace spadille {
namespace {

/// What somebody says of a beginning, told back to him as a form.
class BeginningSheet {
 public:
  BeginningSheet(const ToldBeginning& beginning, const Words& words)
      : beginning_(beginning), told_(beginning.told), words_(words) {}

  void write(JsonText& json, const Names& names, const std::vector<NamedRules>& house) const {
    if (!told_.title.empty()) json.member("title", told_.title);
    if (!told_.place.empty()) json.member("place", told_.place);
    write_rule_sets(json, house);
    write_options(json);
    const auto [fewest, most] = seats_by(told_.rules);
    json.member("fewest", fewest).member("most", most);
    write_people(json, told_.players, told_.waiting, names);
    json.member("dealer", told_.players[static_cast<std::size_t>(std::stoi(told_.dealer)) - 1]);
    if (told_.totals) write_totals(json);
  }

 private:
  /// A next session may be of another game.
  void write_rule_sets(JsonText& json, const std::vector<NamedRules>& house) const {
    const bool any = beginning_.does == BeginningSoFar::Does::begin;
    json.key("rule_sets").open('[');
    for (const PresetView& preset : presets(any ? std::string_view{} : told_.rules.game))
      write_rule_set(json, preset.id, preset.game, words_.say(preset.label),
                     told_.rules.preset == preset.id);
    for (const NamedRules& named : house)
      if (any || named.rules.game == told_.rules.game)
        write_rule_set(
            json, named.name, named.rules.game, visible(named.name),
            named.rules.game == told_.rules.game && differences(named.rules, told_.rules).empty());
    json.close(']');
  }

  void write_rule_set(JsonText& json, std::string_view id, std::string_view game,
                      const std::string& label, bool chosen) const {
    json.open('{').member("id", id).member("game", words_.say(std::string(game) + ".name"));
    json.member("label", label).member("chosen", chosen).close('}');
  }

  void write_options(JsonText& json) const {
    json.key("options").open('[');
    for (std::size_t i = 0; i < told_.rules.options.size(); ++i) {
      const OptionView& option = told_.rules.options[i];
      const Member& member = *option.member;
      json.open('{').member("key", member.key).member("label", words_.say(member.label));
      json.member("rule", to_string(member.rule)).member("shown", value_in_words(option, words_));
      if (member.kind == Kind::integer)
        json.member("value", option.number).member("least", member.min).member("most", member.max);
      else
        write_choices(json, option);
      if (member.kind == Kind::integer) json.member("step", member.step);
      if (member.play_only) json.member("play_only", true);
      write_was(json, option, i);
      json.close('}');
    }
    json.close(']');
  }

  void write_choices(JsonText& json, const OptionView& option) const {
    const Member& member = *option.member;
    const int most = member.kind == Kind::flag ? 2 : static_cast<int>(member.choices.size());
    json.key("choices").open('[');
    for (int n = 0; n < most; ++n) {
      const OptionView choice{&member, n, option.usual_number};
      json.open('{')
          .member("value", choice.value())
          .member("label", value_in_words(choice, words_));
      json.member("chosen", n == option.number).close('}');
    }
    json.close(']');
  }

  /// Where it differs from what stands.
  void write_was(JsonText& json, const OptionView& option, std::size_t place) const {
    const RulesView& stands = beginning_.stands.rules;
    if (stands.game != told_.rules.game || stands.options[place].number == option.number) return;
    json.member("was", value_in_words(stands.options[place], words_));
  }

  void write_totals(JsonText& json) const {
    const Beginning fresh = fresh_beginning(told_.rules, told_.players);
    json.key("totals").open('[');
    for (std::size_t i = 0; i < fresh.accounts.size() && i < told_.totals->size(); ++i)
      json.open('{')
          .member("name", in_words(fresh.accounts[i], fresh.names, words_))
          .member("total", (*told_.totals)[i])
          .close('}');
    json.close(']');
  }

  const ToldBeginning& beginning_;
  const Opening& told_;
  const Words& words_;
};

std::vector<std::string> in_words(const Refusal& refusal, const SeatNames& names,
                                  const Words& words) {
  std::vector<std::string> all;
  for (const Finding& finding : refusal.findings) all.push_back(words.say(finding.message, names));
  if (refusal.error) all.push_back(words.say(refusal.error->message, names));
  return all;
}

/// What saving it would do; for a next session nothing that could be told.
Outcome<std::vector<std::string>> effect_of(Book& book, const Desk& desk,
                                            const ToldBeginning& beginning, const Words& words) {
  if (beginning.does != BeginningSoFar::Does::begin)
    return mending_effect(
        book, desk, correction_between(beginning.stands, beginning.told, beginning.from), words);
  return could_begin(book, beginning.told).map([] { return std::vector<std::string>(); });
}

}  // namespace

Outcome<std::string> beginning_answer(Book& book, const Desk& desk, const Names& names,
                                      const BeginningSoFar& so_far, const Words& words) {
  const auto beginning = told_beginning(book, desk, names, so_far);
  if (!beginning) return tl::unexpected(beginning.error());
  const auto house = house_rules(book);
  if (!house) return tl::unexpected(Refusal(house.error()));
  const EveningView evening = view(desk, names);
  JsonText json = begun("spadille/beginning", words);
  write_session(json, *evening.session);
  json.member("deal", next_deal(evening));
  BeginningSheet(*beginning, words).write(json, names, *house);
  const bool differs =
      beginning->does == BeginningSoFar::Does::begin || beginning->told != beginning->stands;
  const auto effect = differs ? effect_of(book, desk, *beginning, words)
                              : Outcome<std::vector<std::string>>(std::vector<std::string>());
  json.member("ready", differs && effect.has_value());
  if (effect) write_texts(json, "effect", *effect);
  if (!effect) write_texts(json, "findings", in_words(effect.error(), evening.names, words));
  return std::move(json.close('}')).take();
}

}  // namespace spadille
