#include "games/garner/garner.h"

namespace spadille::garner {
namespace {

constexpr Phrase kWords[] = {
    {"garner.about", SPADILLE_WORDS("garner", "Everybody for himself: say what you will reap.")},
    {"garner.name", SPADILLE_WORDS("garner", "Garner")},
    {"garner.option.target", SPADILLE_WORDS("garner", "Points that win the game")},
    {"garner.option.gleaning", SPADILLE_WORDS("garner", "Who takes no trick loses a point")},
    {"garner.preset.seed", SPADILLE_WORDS("garner", "Garner")},
    {"garner.preset.gleaning", SPADILLE_WORDS("garner", "Garner with gleaning")},
    {"garner.field.reaper", SPADILLE_WORDS("garner", "Who took most tricks")},
    {"garner.field.tricks", SPADILLE_WORDS("garner", "Tricks he took")},
    {"garner.field.bold", SPADILLE_WORDS("garner", "He had said so")},
    {"garner.field.empty", SPADILLE_WORDS("garner", "Who took no trick")},
    {"garner.line.reaps", SPADILLE_WORDS("garner", "%1 reaps %2")},
    {"garner.line.empty", SPADILLE_WORDS("garner", "%1 took no trick")},
    {"garner.line.wins", SPADILLE_WORDS("garner", "%1 wins the game")},
    {"garner.line.fined", SPADILLE_WORDS("garner", "%1 revoked")},
    {"garner.finding.reaped", SPADILLE_WORDS("garner", "He took most tricks.")},
    {"garner.finding.not_over", SPADILLE_WORDS("garner", "Nobody has reached the target.")},
    {"garner.incident.what", SPADILLE_WORDS("garner", "What has happened")},
    {"garner.incident.who", SPADILLE_WORDS("garner", "Who revoked")},
    {"garner.ruling.again", SPADILLE_WORDS("garner", "The cards are dealt again.")},
    {"garner.ruling.fine", SPADILLE_WORDS("garner", "%1 is fined.")},
    {"garner.why.misdeal", SPADILLE_WORDS("garner", "Only hands of the right size are played.")},
    {"garner.why.revoke", SPADILLE_WORDS("garner", "Who can follow has to.")},
    {"review.garner.reaped", SPADILLE_WORDS("review", "deals reaped")},

    {"garner.told.tricks", SPADILLE_WORDS("garner", "%1 reaped")},
    {"garner.told.bold", SPADILLE_WORDS("garner", "boldly")},
    {"garner.told.empty", SPADILLE_WORDS("garner", "%1 none")},
    {"garner.kind.misdeal", SPADILLE_WORDS("garner", "A misdeal")},
    {"garner.kind.revoke", SPADILLE_WORDS("garner", "A revoke")},
    {"garner.fact.reaped", SPADILLE_WORDS("garner", "reaped")},
};

}  // namespace

std::span<const Phrase> Game::words() { return kWords; }

}  // namespace spadille::garner
