// The words for what somebody can answer to the referee. A table.
#include "ui/table/show/choices.h"

#include <algorithm>
#include <array>

namespace spadille::table {
namespace {

struct Named {
  std::string_view name;
  std::string_view message;
};

constexpr std::array kChoices{
    Named{"a_while", "table.choice.a_while"},
    Named{"after_cut", "table.choice.after_cut"},
    Named{"after_mixing", "table.choice.after_mixing"},
    Named{"after_play", "table.choice.after_play"},
    Named{"alone", "table.choice.alone"},
    Named{"another_suit", "table.choice.another_suit"},
    Named{"ask_no", "table.choice.ask_no"},
    Named{"ask_yes", "table.choice.ask_yes"},
    Named{"at_once", "table.choice.at_once"},
    Named{"before_bid", "table.choice.before_bid"},
    Named{"before_first_lead", "table.choice.before_first_lead"},
    Named{"before_lead", "table.choice.before_lead"},
    Named{"before_turn_up", "table.choice.before_turn_up"},
    Named{"both_sides", "table.choice.both_sides"},
    Named{"by_losers", "table.choice.by_losers"},
    Named{"call_card", "table.choice.call_card"},
    Named{"card_led", "table.choice.card_led"},
    Named{"changed", "table.choice.changed"},
    Named{"choosing", "table.choice.choosing"},
    Named{"claim", "table.choice.claim"},
    Named{"counting", "table.choice.counting"},
    Named{"dealing", "table.choice.dealing"},
    Named{"entered", "table.choice.entered"},
    Named{"established", "table.choice.established"},
    Named{"exposed", "table.choice.exposed"},
    Named{"first", "table.choice.first"},
    Named{"first_trick", "table.choice.first_trick"},
    Named{"for_proof", "table.choice.for_proof"},
    Named{"go_on", "table.choice.go_on"},
    Named{"impossible", "table.choice.impossible"},
    Named{"in_auction", "table.choice.in_auction"},
    Named{"in_play", "table.choice.in_play"},
    Named{"in_time", "table.choice.in_time"},
    Named{"in_trick", "table.choice.in_trick"},
    Named{"last", "table.choice.last"},
    Named{"later", "table.choice.later"},
    Named{"led_on", "table.choice.led_on"},
    Named{"let_stand", "table.choice.let_stand"},
    Named{"looked_at", "table.choice.looked_at"},
    Named{"makers_nat", "table.choice.makers_nat"},
    Named{"mixed_by_accused", "table.choice.mixed_by_accused"},
    Named{"mixed_by_accusers", "table.choice.mixed_by_accusers"},
    Named{"name_suit", "table.choice.name_suit"},
    Named{"named", "table.choice.named"},
    Named{"next_deal", "table.choice.next_deal"},
    Named{"not_proved", "table.choice.not_proved"},
    Named{"older", "table.choice.older"},
    Named{"ombres_side", "table.choice.ombres_side"},
    Named{"on_the_floor", "table.choice.on_the_floor"},
    Named{"on_the_table", "table.choice.on_the_table"},
    Named{"opponent", "table.choice.opponent"},
    Named{"others_nat", "table.choice.others_nat"},
    Named{"over", "table.choice.over"},
    Named{"pass", "table.choice.pass"},
    Named{"pending", "table.choice.pending"},
    Named{"proved", "table.choice.proved"},
    Named{"rest_is_mine", "table.choice.rest_is_mine"},
    Named{"shown", "table.choice.shown"},
    Named{"somebody_spoke", "table.choice.somebody_spoke"},
    Named{"stop", "table.choice.stop"},
    Named{"suit", "table.choice.suit"},
    Named{"too_late", "table.choice.too_late"},
    Named{"too_little", "table.choice.too_little"},
    Named{"too_much", "table.choice.too_much"},
    Named{"turned", "table.choice.turned"},
    Named{"two_at_once", "table.choice.two_at_once"},
    Named{"unknown", "table.choice.unknown"},
    Named{"waive", "table.choice.waive"},
    Named{"wrong_number", "table.choice.wrong_number"},
    Named{"alliance", "table.quadrille.alliance"},
    Named{"forced", "table.quadrille.forced"},
    Named{"solo", "table.quadrille.solo"},
    Named{"vole", "table.quadrille.vole"},
};

constexpr std::array kCalls{
    Named{"pass", "table.call.pass"},
    Named{"order", "table.call.order"},
    Named{"order alone", "table.call.order_alone"},
    Named{"defend alone", "table.call.defend_alone"},
    Named{"take over", "table.call.take_over"},
    Named{"give a point", "table.call.give_point"},
    Named{"play", "table.call.play"},
    Named{"alliance", "table.quadrille.alliance"},
    Named{"solo", "table.quadrille.solo"},
    Named{"vole", "table.quadrille.vole"},
};

template <typename Table>
std::string_view message_in(const Table& table, std::string_view name) {
  const auto* found = std::find_if(table.begin(), table.end(),
                                   [&](const Named& named) { return named.name == name; });
  return found == table.end() ? name : found->message;
}

}  // namespace

std::string_view message_of_choice(std::string_view choice) { return message_in(kChoices, choice); }

std::string_view message_of_call(std::string_view call) { return message_in(kCalls, call); }

}  // namespace spadille::table
