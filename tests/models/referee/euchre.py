"""Euchre: bowers, following suit, winning a trick, who leads (EU-1.3, EU-4.1 to EU-4.3)."""

from .cards import JOKER, SAME_COLOUR, pack, playing_order, rank, suit

PLAIN_ORDER = "AKQJT987"


def cards_of(rules):
    """The pack (EU-1.2, EU-7.1)."""
    ranks = {"24": "AKQJT9", "25_joker": "AKQJT9", "32": "AKQJT987", "33_joker": "AKQJT987"}
    joker = [JOKER] if rules["pack"].endswith("joker") else []
    return pack(ranks[rules["pack"]]) + joker


def trump_order(trump):
    """Trumps from high to low: joker, right bower, left bower, A K Q 10 9 8 7 (EU-1.3, EU-7.2)."""
    bowers = [trump + "J", SAME_COLOUR[trump] + "J"]
    return [JOKER] + bowers + [trump + r for r in PLAIN_ORDER if r != "J"]


def effective_suit(card, trump):
    """The suit a card belongs to in play: joker and left bower are trumps (EU-1.3, EU-7.2)."""
    if trump and card in trump_order(trump):
        return trump
    return suit(card)


def playable(rules, turn, hand):
    """Follow the effective suit led if you can, else play anything (EU-4.2)."""
    if not turn.trick:
        return list(hand)
    led = effective_suit(turn.trick[0], turn.trump)
    following = [card for card in hand if effective_suit(card, turn.trump) == led]
    return following or list(hand)


def winner(rules, turn):
    """The highest trump, else the highest card of the suit led (EU-4.3)."""
    if JOKER in turn.trick:
        return turn.order[turn.trick.index(JOKER)]
    trumps = [card for card in turn.trick if effective_suit(card, turn.trump) == turn.trump]
    if trumps:
        best = min(trumps, key=trump_order(turn.trump).index)
    else:
        led = suit(turn.trick[0])
        following = [card for card in turn.trick if suit(card) == led]
        best = min(following, key=lambda card: PLAIN_ORDER.index(rank(card)))
    return turn.order[turn.trick.index(best)]


def partner(seat):
    """Partners sit opposite each other (EU-1.1)."""
    return (seat + 2) % 4


def sitting_out(alone=None, lone_defender=None):
    """Partners of those who play alone (EU-3.5, EU-3.6)."""
    return {partner(seat) for seat in (alone, lone_defender) if seat is not None}


def first_leader(rules, dealer, alone=None, lone_defender=None):
    """Dealer's left, or whoever of those in play comes next (EU-4.1).

    With left_of_lone it is the left of the lone player; of the lone maker if both sides have
    one (EU-7.6).
    """
    start = dealer
    if rules["lone_lead"] == "left_of_lone":
        lone = [seat for seat in (alone, lone_defender) if seat is not None]
        start = lone[0] if lone else dealer
    return playing_order((start + 1) % 4, 4, 1, sitting_out(alone, lone_defender))[0]


def may_exchange(rules, dealer, out):
    """Who may take the turn-up, in the order in which they are asked (EU-3.7, EU-7.5)."""
    asked = [dealer, partner(dealer)] if rules["partner_may_exchange"] else [dealer]
    return [seat for seat in asked if seat not in out]


def holds(hand, of_suit):
    """Whether a card of the hand has this suit printed on it.

    The left bower has another one, and the joker has none (EU-7.16).
    """
    return any(suit(card) == of_suit for card in hand)


def must_exchange(rules, dealer, turn_up, settled, hand):
    """Whether a dealer who takes part has to take the turn-up after the first round."""
    if rules["exchange"] == "mandatory":
        return True  # EU-7.13
    if settled["maker"] != dealer:
        return False
    if turn_up == JOKER and rules["joker_turned"] == "dealer_is_maker":
        return True  # EU-7.3
    # The turn-up counts for a dealer who takes it: without another card of the suit it has let
    # him make trumps (EU-7.16).
    return rules["natural_trump"] and not holds(hand, settled["trump"])


def points_for_a_fault(lone_hand):
    """What the other side is credited for a revoke that stands or six cards (dossier 8)."""
    return 4 if lone_hand else 2
