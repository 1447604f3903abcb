// Messages: what several games say alike of an answer, a call, or what a deal tells. A table.
#include "text/messages.h"

namespace spadille {
namespace {

constexpr Phrase kMessages[] = {
    {"spoken.call.pass", SPADILLE_WORDS("spoken", "pass")},
    {"spoken.choice.alone", SPADILLE_WORDS("spoken", "who plays alone")},
    {"spoken.choice.before_first_lead", SPADILLE_WORDS("spoken", "before the first lead")},
    {"spoken.choice.claim", SPADILLE_WORDS("spoken", "claim it")},
    {"spoken.choice.established", SPADILLE_WORDS("spoken", "too late to mend")},
    {"spoken.choice.first", SPADILLE_WORDS("spoken", "the first trick")},
    {"spoken.choice.first_trick", SPADILLE_WORDS("spoken", "in the first trick")},
    {"spoken.choice.in_time", SPADILLE_WORDS("spoken", "in time")},
    {"spoken.choice.later", SPADILLE_WORDS("spoken", "later")},
    {"spoken.choice.let_stand", SPADILLE_WORDS("spoken", "let it stand")},
    {"spoken.choice.mixed_by_accused", SPADILLE_WORDS("spoken", "the accused mixed the cards")},
    {"spoken.choice.next_deal", SPADILLE_WORDS("spoken", "in the next deal")},
    {"spoken.choice.not_proved", SPADILLE_WORDS("spoken", "not proved")},
    {"spoken.choice.on_the_floor", SPADILLE_WORDS("spoken", "found on the floor")},
    {"spoken.choice.pass", SPADILLE_WORDS("spoken", "pass")},
    {"spoken.choice.pending", SPADILLE_WORDS("spoken", "claimed, not looked at yet")},
    {"spoken.choice.proved", SPADILLE_WORDS("spoken", "proved")},
    {"spoken.choice.wrong_number", SPADILLE_WORDS("spoken", "a wrong number")},
    {"spoken.fact.passed_out", SPADILLE_WORDS("spoken", "passed out")},
    {"spoken.told.passed_out", SPADILLE_WORDS("spoken", "all passed")},
    {"spoken.told.tricks", SPADILLE_COUNTED("spoken", "%n trick(s)")},
    {"spoken.told.trump", SPADILLE_WORDS("spoken", "trumps %1")},
    {"spoken.choice.fault", SPADILLE_WORDS("spoken", "a fault or an error")},
    {"spoken.choice.cards", SPADILLE_WORDS("spoken", "cards that somebody holds")},
    {"spoken.choice.advice", SPADILLE_WORDS("spoken", "what to play or call")},
    {"spoken.choice.not_led_on", SPADILLE_WORDS("spoken", "before the next lead")},
    {"spoken.choice.led_on", SPADILLE_WORDS("spoken", "after the next lead")},
    {"spoken.choice.played_on", SPADILLE_WORDS("spoken", "after the next trick")},
    {"spoken.choice.mixed", SPADILLE_WORDS("spoken", "once the cards were mixed")},
    //: Why a fault that no rule names is ruled as it is.
    {"spoken.why.none_left",
     SPADILLE_WORDS("spoken", "Who is asked in time can mend a revoke before it does harm.")},
    {"spoken.why.wrong_taker",
     SPADILLE_WORDS("spoken", "The cards say who has won a trick, not the hand that gathered it.")},
    {"spoken.why.winner_disputed",
     SPADILLE_WORDS("spoken",
                    "What can be seen decides, and what cannot is left as it was played.")},
    {"spoken.why.onlooker",
     SPADILLE_WORDS("spoken", "The deal is decided by those who play it, with what they know.")},
    {"spoken.why.other",
     SPADILLE_WORDS("spoken",
                    "What no rule names is settled by all together, and by nobody alone.")},
    //: What is typed for a word of a deal; several are parted by " / ".
    {"spoken.typed.pass", SPADILLE_WORDS("spoken", "pass / passed / all pass")},
    {"spoken.typed.trump", SPADILLE_WORDS("spoken", "trump / trumps")},
    //: What stands for a value where it is shown how a deal is told, "SEAT [alone] N": one word, in
    //: capitals.
    {"spoken.typed.SEAT", SPADILLE_WORDS("spoken", "SEAT")},
    {"spoken.typed.RANK", SPADILLE_WORDS("spoken", "RANK")},
    {"spoken.typed.SUIT", SPADILLE_WORDS("spoken", "SUIT")},
    {"spoken.typed.CARD", SPADILLE_WORDS("spoken", "CARD")},
    {"spoken.typed.WORD", SPADILLE_WORDS("spoken", "WORD")},
};

}  // namespace

std::span<const Phrase> spoken_messages() { return kMessages; }

}  // namespace spadille
