"""A random deal of Euchre."""

from . import euchre
from .auction_euchre import auction
from .auctions import random_auction
from .rules import options
from .table import deal_out, play_at_random

PRESETS = ["euchre/seed", "euchre/stick-the-dealer", "euchre/boston-1888"]
OPTIONS = {
    "pack": ["24", "32", "25_joker", "33_joker"],
    "joker_turned": ["dealer_names_candidate", "dealer_is_maker"],
    "lone_defence": ["any", "only_vs_lone_maker", "never"],
    "partner_may_exchange": [False, True],
    "lone_lead": ["left_of_dealer", "left_of_lone"],
    "stick_the_dealer": [False, True],
    "exchange": ["optional", "mandatory"],
    "alone_takeover": [False, True],
    "natural_trump": [False, True],
    "partner_only_alone": [False, True],
    "dealer_forfeit": [False, True],
}
IN_TURN = ["trump", "alone", "lone_defender"]


def random_deal(told, chance, play=play_at_random):
    """Deal, auction, exchange, five tricks; dealt again where no hand is played."""
    rules = options("euchre", told)
    dealer = chance.randrange(4)
    while True:
        hands, left = deal_out(chance, euchre.cards_of(rules), 4, 5)
        turn_up = left[0]
        calls, settled = random_auction(lambda: auction(rules, dealer, turn_up, hands), chance)
        if "maker" in settled:
            break
    alone, defender = settled.get("alone"), settled.get("lone_defender")
    out = euchre.sitting_out(alone, defender)
    dealt = [list(hand) for hand in hands]
    exchange = exchange_at_random(rules, chance, dealer, out, turn_up, settled, hands)
    leader = euchre.first_leader(rules, dealer, alone, defender)
    tricks, winners = play(
        euchre, rules, chance, hands, leader, 5, trump=settled["trump"], out=out
    )
    played = {"dealer": dealer, "turn_up": turn_up, "dealt": dealt, "calls": calls, **settled}
    played |= {"exchange": exchange, "hands": hands, "tricks": tricks}
    played["orders"] = [euchre.playing_order(t["leader"], 4, 1, out) for t in tricks]
    makers = sum(winner % 2 == settled["maker"] % 2 for winner in winners)
    return played, {"winners": winners, "tricks": makers}


def exchange_at_random(rules, chance, dealer, out, turn_up, settled, hands):
    """Who took the turn-up and what he laid away, or None (EU-3.7, EU-7.5, EU-7.13)."""
    if settled["round"] == 2:
        return None
    for seat in euchre.may_exchange(rules, dealer, out):
        has_to = euchre.must_exchange(rules, dealer, turn_up, settled, hands[seat])
        if (seat == dealer and has_to) or chance.random() < 0.7:
            discard = chance.choice(hands[seat])
            hands[seat][hands[seat].index(discard)] = turn_up
            return {"seat": seat, "discard": discard}
    return None
