"""Cards, packs and turns at the table, common to the four games.

A card is a text of two letters, suit and rank: "SJ", "HT". The joker is "X".
"""

from dataclasses import dataclass, field

SUITS = "SHDC"
RANKS = "AKQJT98765432"
JOKER = "X"
SAME_COLOUR = {"S": "C", "C": "S", "H": "D", "D": "H"}


def suit(card):
    """The suit printed on the card."""
    return card[0]


def rank(card):
    """The rank printed on the card."""
    return card[-1]


def pack(ranks):
    """All cards of these ranks, suit by suit."""
    return [s + r for s in SUITS for r in ranks]


@dataclass
class Turn:
    """What lies open when somebody has to play.

    `order` has the seats that take part, in the order in which they play to this trick; the
    first of them led. `trick` has the cards that lie on the table, in the same order.
    """

    order: list
    trick: list = field(default_factory=list)
    trump: str = None

    def seat(self):
        """Whose turn it is."""
        return self.order[len(self.trick)]


def playing_order(leader, seats, step=1, sitting_out=()):
    """Seats from the leader on, clockwise with step 1, counter-clockwise with step -1."""
    round_table = [(leader + step * n) % seats for n in range(seats)]
    return [seat for seat in round_table if seat not in sitting_out]
