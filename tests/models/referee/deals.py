"""Random legal deals from the first card to the last, and random turns out of them."""

import random

from . import deal_euchre, deal_klaverjas, deal_kyuuri, deal_quadrille
from .cards import suit
from .turns import answer

DEALERS = {
    "euchre": deal_euchre,
    "quadrille": deal_quadrille,
    "klaverjas": deal_klaverjas,
    "kyuuri": deal_kyuuri,
}


def documents(game, count, seed):
    """Whole deals with what follows from them."""
    chance = random.Random(seed)
    for _ in range(count):
        told = random_rules(game, chance)
        played, expect = DEALERS[game].random_deal(told, chance)
        head = {"format": "spadille/played", "version": 1, "game": game, "rules": told}
        yield {**head, "played": played, "expect": expect}


def random_rules(game, chance):
    """The member "rules": a named set, options, or both."""
    preset = chance.choice(DEALERS[game].PRESETS)
    told = {"preset": preset} if chance.random() < 0.5 else {}
    for option, values in DEALERS[game].OPTIONS.items():
        if chance.random() < 0.4:
            told[option] = chance.choice(values)
    if list(told) == ["preset"]:
        return preset
    return told or game + "/seed"


def positions(game, count, seed):
    """Turns of random deals, mostly such as are not common, with their answers."""
    chance = random.Random(seed)
    while count > 0:
        document = next(documents(game, 1, chance.getrandbits(32)))
        turns = list(turns_of(game, document["played"]))
        for turn in chance.sample(turns, min(6, len(turns), count)):
            if is_common(turn) and chance.random() < 0.8:
                continue
            chance.shuffle(turn["hand"])
            told = {"format": "spadille/turn", "version": 1, "game": game}
            told |= {"rules": document["rules"], "turn": turn}
            yield {**told, "expect": answer(told)}
            count -= 1


def is_common(turn):
    """A lead, or a plain suit led that the hand can follow: most turns are, and teach little."""
    if not turn["trick"]:
        return True
    led = suit(turn["trick"][0])
    can_follow = any(suit(card) == led for card in turn["hand"])
    return "trump" in turn and led != turn["trump"] and can_follow


def turns_of(game, played):
    """Every turn of a deal as a document tells it: what lies open, and the hand."""
    hands = [list(hand) for hand in played["hands"]]
    lasting = {key: played[key] for key in DEALERS[game].IN_TURN if played.get(key) is not None}
    for trick, order in zip(played["tricks"], played["orders"]):
        for place, card in enumerate(trick["cards"]):
            seat = order[place]
            so_far = trick["cards"][:place]
            yield {**lasting, "leader": trick["leader"], "trick": so_far, "hand": hands[seat][:]}
            hands[seat].remove(card)
