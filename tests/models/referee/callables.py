"""Random hands of an ombre of Quadrille with the cards that he may call."""

import random

from . import quadrille
from .rules import options

OPTIONS = {"call_queen": ["no_king_left", "four_kings"], "call_own_king": [False, True]}


def documents(count, seed):
    """Hands rich in kings and queens, since nobody calls a queen without three kings."""
    chance = random.Random(seed)
    for _ in range(count):
        told = {key: chance.choice(some) for key, some in OPTIONS.items() if chance.random() < 0.7}
        trump, hand = chance.choice("SHDC"), random_hand(chance)
        found = quadrille.callable_cards(options("quadrille", told), trump, hand)
        auction = {"trump": trump, "hand": hand}
        head = {"game": "quadrille", "rules": told}
        yield {**head, "auction": auction, "expect": {"callable": found}}


def random_hand(chance):
    """Ten cards; each king is in three hands of four, each queen in two of three."""
    pack = quadrille.cards_of(options("quadrille"))
    kings = [s + "K" for s in "SHDC" if chance.random() < 0.75]
    queens = [s + "Q" for s in "SHDC" if chance.random() < 0.67]
    others = [card for card in pack if card[1] not in "KQ"]
    hand = kings + queens
    hand += chance.sample(others, 10 - len(hand))
    chance.shuffle(hand)
    return hand
