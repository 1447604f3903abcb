"""A random deal of Quadrille."""

from . import quadrille
from .auction_quadrille import auction
from .auctions import random_auction
from .cards import playing_order
from .rules import options
from .table import deal_out, play_at_random

PRESETS = ["quadrille/seed", "quadrille/ten-tours", "quadrille/dealer-antes", "quadrille/old-laws"]
OPTIONS = {
    "rotation": ["right", "left"],
    "go_on": ["leader_may", "must_ask"],
    "call_queen": ["no_king_left", "four_kings"],
    "call_own_king": [False, True],
}
IN_TURN = ["trump"]


def random_deal(told, chance, play=play_at_random):
    """Deal, auction, trumps, the called card, and ten tricks or six."""
    rules = options("quadrille", told)
    dealer = chance.randrange(4)
    hands, _ = deal_out(chance, quadrille.cards_of(rules), 4, 10)
    calls, settled = random_auction(lambda: auction(dealer), chance)
    if settled["contract"] == "forced":
        settled["ombre"] = holder(hands, quadrille.SPADILLE)  # QU-3.5
    trump = chance.choice("SHDC")  # QU-3.6
    side = [settled["ombre"]]
    played = {"dealer": dealer, "hands": hands, "calls": calls, **settled, "trump": trump}
    callable_now = quadrille.callable_cards(rules, trump, hands[side[0]])
    if settled["contract"] in ("alliance", "forced") and callable_now:
        played["called"] = chance.choice(callable_now)  # QU-3.7, QU-3.8
        holds_it = holder(hands, played["called"])
        if holds_it not in side:  # with a king of his own the ombre plays alone (QU-7.12)
            played["partner"] = holds_it
            side.append(holds_it)
    leader = quadrille.first_leader(dealer)
    tricks, winners = play(
        quadrille, rules, chance, hands, leader, 10, trump=trump, step=-1
    )
    premiers = all(winner in side for winner in winners[:6])  # QU-4.5
    stops = premiers and settled["contract"] != "vole"
    if stops and (settled["contract"] == "forced" or chance.random() < 0.5):
        tricks, winners = tricks[:6], winners[:6]  # QU-4.5, QU-4.8
    played["tricks"] = tricks
    played["orders"] = [playing_order(t["leader"], 4, -1) for t in tricks]
    went_on = stops and len(tricks) == 10  # QU-4.6
    return played, expected(side, hands, trump, winners, premiers, went_on)


def holder(hands, card):
    """The seat that holds the card."""
    return next(seat for seat, hand in enumerate(hands) if card in hand)


def expected(side, hands, trump, winners, premiers, went_on):
    """What the settlement needs to know of the play."""
    dealt = {card for seat in side for card in hands[seat]}
    matadors = all(card in dealt for card in quadrille.matadors(trump))  # QU-5.3
    return {
        "winners": winners,
        "tricks": sum(winner in side for winner in winners),
        "matadors": matadors,
        "double_matadors": matadors and trump in "HD" and trump + "A" in dealt,
        "premiers": premiers,
        "went_on": went_on,
    }
