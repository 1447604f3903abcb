"""Kyuuri: match or beat the highest card, or play your lowest (KY-1.1, KY-4.2 to KY-4.4)."""

from .cards import RANKS, pack, playing_order, rank


def cards_of(rules):
    """52 cards (KY-1.1)."""
    return pack(RANKS)


def strength(card):
    """Ace high, suits never matter (KY-1.1): 2 to 14, which is also the value (KY-5.2)."""
    return 14 - RANKS.index(rank(card))


def playable(rules, turn, hand):
    """(a) equal to or higher than the highest on the table, or (b) your lowest (KY-4.2)."""
    if not turn.trick:
        return list(hand)  # KY-4.1
    lowest = min(strength(card) for card in hand)
    if rules["ace_led"] == "all_lowest" and rank(turn.trick[0]) == "A":
        return [card for card in hand if strength(card) == lowest]  # KY-7.8
    if rules["compare"] == "previous":
        to_match = strength(turn.trick[-1])  # KY-7.9
    else:
        to_match = max(strength(card) for card in turn.trick)  # KY-4.3
    return [card for card in hand if strength(card) >= to_match or strength(card) == lowest]


def winner(rules, turn):
    """The highest card; among equals the last one played (KY-4.4)."""
    highest = max(strength(card) for card in turn.trick)
    last = max(n for n, card in enumerate(turn.trick) if strength(card) == highest)
    return turn.order[last]


def first_leader(dealer, players, out):
    """The first player still in to the dealer's left (KY-4.1)."""
    return playing_order((dealer + 1) % players, players, 1, out)[0]
