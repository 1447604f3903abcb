"""Random deals in which one card was played against the rules, and how that comes out.

A revoke is any card that its player was not allowed to play: at Quadrille also a matador kept
back without the privilege (QU-8.18), at Klaverjas also a trump that was too low (KJ-8.13), at
Kyuuri a card that is neither high enough nor the lowest (KY-8.8).
"""

import random

from . import deals, quadrille
from .cards import suit
from .rules import options
from .table import illegal_plays, play_at_random, turns_played
from .turns import GAMES, sitting_out


def documents(game, count, seed):
    """Lines like those of deals; `expect` has the revoke and who won each trick."""
    chance = random.Random(seed)
    while count > 0:
        # Few deals of Quadrille stop at six tricks, where a revoke may stay unproved.
        stopped = game == "quadrille" and chance.random() < 0.05
        document = planted(game, chance)
        while not document or (stopped and len(document["played"]["tricks"]) > 6):
            document = planted(game, chance)
        yield document
        count -= 1


def planted(game, chance):
    """A deal with a revoke; None where nobody could, or only in tricks that were not played."""
    told = deals.random_rules(game, chance)
    played, expect = deals.DEALERS[game].random_deal(told, chance, play_with_a_revoke)
    revoke = the_revoke(GAMES[game], options(game, told), played, table_of(game, played))
    if revoke is None:
        return None
    head = {"format": "spadille/played", "version": 1, "game": game, "rules": told}
    return {**head, "played": played, "expect": {"revoke": revoke, "winners": expect["winners"]}}


def table_of(game, played):
    """What the functions of table.py want to know of a deal besides its hands and tricks."""
    step = -1 if game == "quadrille" else 1
    return {"trump": played.get("trump"), "step": step, "out": sitting_out(game, played)}


def play_with_a_revoke(game, rules, chance, hands, leader, tricks, **table):
    """Legal cards at random but for one, of a random player in a random trick where he can."""
    lawful = play_at_random(game, rules, chance, hands, leader, tricks, **table)
    chances = chances_to_revoke(game, rules, hands, lawful[0], table)
    if not chances:
        return lawful
    if chance.random() < 0.6:
        rarest = max(found["rarity"] for found in chances)
        chances = [found for found in chances if found["rarity"] == rarest]
    number = chance.choice(sorted({found["trick"] for found in chances}))
    turn = chance.choice([found for found in chances if found["trick"] == number])
    given = [*turn["before"], chance.choice(turn["forbidden"])]
    return play_at_random(game, rules, chance, hands, leader, tricks, given=given, **table)


def chances_to_revoke(game, rules, hands, tricks, table):
    """Turns in which a card was forbidden, with all cards that were played before them."""
    found, before = [], []
    for number, turn, hand, card in turns_played(hands, tricks, **table):
        allowed = game.playable(rules, turn, hand)
        forbidden = [other for other in hand if other not in allowed]
        if forbidden:
            one = {"trick": number, "before": list(before), "forbidden": forbidden}
            found.append({**one, "rarity": rarity(game, turn, hand, allowed)})
        before.append(card)
    return found


def rarity(game, turn, hand, allowed):
    """2 where a matador lost its privilege, 0 where a plain suit had to be followed, else 1."""
    if game is quadrille and set(allowed) <= set(quadrille.matadors(turn.trump)):
        return 2  # QU-8.18
    led = suit(turn.trick[0])
    following = [card for card in hand if suit(card) == led]
    return 1 if led == turn.trump or allowed != following else 0


def the_revoke(game, rules, played, table):
    """The one card of these tricks that was not allowed, and where it is proved."""
    illegal = illegal_plays(game, rules, played["hands"], played["tricks"], **table)
    if not illegal:
        return None
    [(number, seat, card, _)] = illegal
    proof = proved_in(game, rules, played, number - 1, seat, table)
    return {"seat": seat, "trick": number - 1, "card": card, "proved_in": proof}


def proved_in(game, rules, played, revoked_in, seat, table):
    """The first trick after which the card was unlawful by what its player has shown, or None.

    His hand is not looked at: a hand made of the card and of those that he played later is
    judged anew, and grows trick by trick (EU-8.17, QU-8.17, KJ-8.20, KY-8.10).
    """
    then, shown = None, []
    for number, turn, _, card in turns_played(played["hands"], played["tricks"], **table):
        if turn.seat() != seat or number < revoked_in:
            continue
        then = then or turn
        shown.append(card)
        if shown[0] not in game.playable(rules, then, shown):
            return number
    return None
