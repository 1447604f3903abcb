"""Quadrille: trumps, the matadors and their privilege (QU-1.3 to QU-1.5, QU-4.2 to QU-4.4)."""

from functools import cache

from .cards import pack, suit

SPADILLE = "SA"
BASTA = "CA"
BLACK_ORDER = "KQJ765432"
RED_ORDER = "KQJA234567"
TRUMPS = "trumps"


def cards_of(rules):
    """40 cards, without 8, 9 and 10 (QU-1.2)."""
    return pack("AKQJ765432")


@cache
def plain_order(of_suit):
    """The cards of a suit that is not trumps, from high to low (QU-1.3)."""
    return [of_suit + r for r in (BLACK_ORDER if of_suit in "SC" else RED_ORDER)]


def manille(trump):
    """The card of the trump suit that would be its lowest otherwise (QU-1.4)."""
    return plain_order(trump)[-1]


@cache
def matadors(trump):
    """Spadille, Manille, Basta, from high to low; Punto is none of them (QU-1.5)."""
    return [SPADILLE, manille(trump), BASTA] if trump else [SPADILLE, BASTA]


@cache
def trump_order(trump):
    """All trumps from high to low: matadors, Punto if red, the rest of the suit (QU-1.4)."""
    if not trump:
        return matadors(trump)
    punto = [trump + "A"] if trump in "HD" else []
    high = matadors(trump) + punto
    return high + [card for card in plain_order(trump) if card not in high]


def effective_suit(card, trump):
    """Both black aces are trumps in every deal and never follow a black suit (QU-1.3)."""
    return TRUMPS if card in trump_order(trump) else suit(card)


def playable(rules, turn, hand):
    """Follow suit if you can (QU-4.2), but for the privilege of the matadors (QU-4.3)."""
    if not turn.trick:
        return list(hand)
    led = effective_suit(turn.trick[0], turn.trump)
    following = [card for card in hand if effective_suit(card, turn.trump) == led]
    if led == TRUMPS and privileged(turn.trump, turn.trick[0], following):
        return list(hand)
    return following or list(hand)


def privileged(trump, card_led, my_trumps):
    """Whether one who holds these trumps may keep them back when a trump is led (QU-4.3).

    He may if all of them are matadors, unless a matador was led and one of his is lower. Only
    the card led counts, not what later players put on it.
    """
    high_to_low = matadors(trump)
    if any(card not in high_to_low for card in my_trumps):
        return False
    if card_led not in high_to_low:
        return True
    place_led = high_to_low.index(card_led)
    return all(high_to_low.index(card) < place_led for card in my_trumps)


def winner(rules, turn):
    """The highest trump, else the highest card of the suit led (QU-4.4)."""
    trumps = [card for card in turn.trick if card in trump_order(turn.trump)]
    if trumps:
        best = min(trumps, key=trump_order(turn.trump).index)
    else:
        order = plain_order(suit(turn.trick[0]))
        best = min([card for card in turn.trick if card in order], key=order.index)
    return turn.order[turn.trick.index(best)]


def first_leader(dealer):
    """The player on the dealer's right, whoever the ombre is (QU-4.1)."""
    return (dealer - 1) % 4


def callable_cards(rules, trump, hand):
    """What the ombre of an alliance may call, none of it of trumps; [] leaves him alone.

    A king that he does not hold (QU-3.7); holding all three, a queen that he does not hold
    (QU-3.8), or with four_kings, while the king of trumps is missing, one of his own kings
    (QU-7.11). With call_own_king he may call one of his own kings in any case (QU-7.12).
    """
    plain = [s for s in "SHDC" if s != trump]
    own = [s + "K" for s in plain if s + "K" in hand]
    found = [s + "K" for s in plain if s + "K" not in hand]
    if not found:
        if rules["call_queen"] == "four_kings" and trump + "K" not in hand:
            return own
        found = [s + "Q" for s in plain if s + "Q" not in hand]
    return found + (own if rules["call_own_king"] else [])
