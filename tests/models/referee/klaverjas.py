"""Klaverjas: what may be played, who wins, roem and card points (KJ-1.3, KJ-4.2 to KJ-5.4)."""

from .cards import pack, rank, suit

NATURAL_ORDER = "AKQJT987"

# KJ-1.3 and KJ-7.19: from high to low, trumps and plain suits, with the value of each card.
TABLES = {
    "klaverjas": (
        {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3, "8": 0, "7": 0},
        {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0},
    ),
    "boonaken": (
        {"J": 20, "9": 14, "A": 11, "K": 3, "Q": 2, "T": 10, "8": 0, "7": 0},
        {"A": 11, "K": 3, "Q": 2, "J": 1, "T": 10, "9": 0, "8": 0, "7": 0},
    ),
    "jass_as_printed": (
        {"J": 20, "9": 14, "A": 11, "K": 4, "Q": 3, "T": 10, "8": 0, "7": 0},
        {"A": 11, "K": 4, "Q": 3, "J": 1, "T": 10, "9": 0, "8": 0, "7": 0},
    ),
    "swiss_jass": (
        {"J": 20, "9": 14, "A": 11, "K": 4, "Q": 3, "T": 10, "8": 0, "7": 0},
        {"A": 11, "K": 4, "Q": 3, "J": 2, "T": 10, "9": 0, "8": 0, "7": 0},
    ),
}


def cards_of(rules):
    """32 cards (KJ-1.2)."""
    return pack(NATURAL_ORDER)


def table_of(rules, card, trump):
    """The column of KJ-1.3 that the card belongs to: rank to value, from high to low."""
    trumps, plain = TABLES[rules["values"]]
    return trumps if suit(card) == trump else plain


def place(rules, card, trump):
    """0 for the best card of its suit, 7 for the lowest."""
    return list(table_of(rules, card, trump)).index(rank(card))


def points(rules, card, trump):
    """What the card counts for the side that wins it (KJ-1.3)."""
    return table_of(rules, card, trump)[rank(card)]


def best_card(rules, turn):
    """The card that is winning: the highest trump, else the highest of the suit led (KJ-4.7)."""
    trumps = [card for card in turn.trick if suit(card) == turn.trump]
    following = [card for card in turn.trick if suit(card) == suit(turn.trick[0])]
    return min(trumps or following, key=lambda card: place(rules, card, turn.trump))


def winner(rules, turn):
    """Who owns the best card (KJ-4.7)."""
    return turn.order[turn.trick.index(best_card(rules, turn))]


def partner(rules, seat):
    """Who sits opposite; of three players nobody is a partner (KJ-1.1, KJ-7.16)."""
    return None if rules["players"] == 3 else (seat + 2) % 4


def playable(rules, turn, hand):
    """The table of KJ-4.2 to KJ-4.6, from the top."""
    if not turn.trick:
        return list(hand)  # KJ-4.1
    led = suit(turn.trick[0])
    following = [card for card in hand if suit(card) == led]
    if following and led != turn.trump:
        return following  # KJ-4.2
    partner_wins = winner(rules, turn) == partner(rules, turn.seat())
    if following:
        return trumps_led(rules, turn, following, partner_wins)
    if led == turn.trump:
        return list(hand)  # KJ-4.6
    return cannot_follow(rules, turn, hand, partner_wins)


def higher_trumps(rules, turn, hand):
    """Trumps of the hand that beat the card winning now; over a plain card every trump is."""
    trumps = [card for card in hand if suit(card) == turn.trump]
    best = best_card(rules, turn)
    if suit(best) != turn.trump:
        return trumps
    best_place = place(rules, best, turn.trump)
    return [card for card in trumps if place(rules, card, turn.trump) < best_place]


def trumps_led(rules, turn, my_trumps, partner_wins):
    """Beat the best trump if you can, the partner's too, else any trump (KJ-4.6, KJ-7.4)."""
    if partner_wins and not rules["beat_partner"]:
        return my_trumps
    return higher_trumps(rules, turn, my_trumps) or my_trumps


def cannot_follow(rules, turn, hand, partner_wins):
    """A plain suit is led that the hand has no card of (KJ-4.3)."""
    trumps = [card for card in hand if suit(card) == turn.trump]
    plain = [card for card in hand if suit(card) != turn.trump]
    higher = higher_trumps(rules, turn, hand)
    lower = [card for card in trumps if card not in higher]
    if rules["play_rules"] == "rotterdam":
        return higher or lower or plain  # KJ-7.2
    if partner_wins:
        if rules["undertrump_partner"] == "free":
            return list(hand)  # KJ-7.5
        return [card for card in hand if card not in lower] or lower  # KJ-4.3, KJ-4.5
    if higher:
        return higher  # KJ-4.3, KJ-4.4
    if rules["undertrump_opponent"] == "free":
        return list(hand)  # KJ-7.3
    if rules["undertrump_opponent"] == "forced":
        return lower or plain  # KJ-7.3
    return plain or lower  # KJ-4.5


def roem(rules, trump, cards):
    """Roem in one trick of four cards, or of three (KJ-5.3, KJ-5.4, KJ-7.7, KJ-7.8)."""
    return four_alike(rules, cards) + sequence(cards) + stuk(trump, cards)


def four_alike(rules, cards):
    """Four of one rank: 100, jacks 200; nines, eights, sevens nothing or 100."""
    if len(cards) < 4 or len({rank(card) for card in cards}) > 1:
        return 0
    if rank(cards[0]) == "J":
        return rules["four_jacks"]
    return rules["four_low"] if rank(cards[0]) in "987" else 100


def sequence(cards):
    """Four of a suit in sequence 50, three 20, in the natural order of every suit."""
    for length, value in ((4, 50), (3, 20)):
        for s in "SHDC":
            for start in range(len(NATURAL_ORDER) - length + 1):
                run = [s + r for r in NATURAL_ORDER[start : start + length]]
                if all(card in cards for card in run):
                    return value
    return 0


def stuk(trump, cards):
    """King and queen of trumps: 20."""
    return 20 if trump and trump + "K" in cards and trump + "Q" in cards else 0


def score(maker_side, totals):
    """Totals with roem of each side, or of each of three players; makers are nat on half.

    KJ-5.8, KJ-5.9; of three players KJ-7.17.
    """
    everything = sum(totals)
    if 2 * totals[maker_side] > everything:
        return list(totals)
    return [0 if side == maker_side else everything for side in range(len(totals))]


def score_after_revoke(roem_of_others, bonus=0):
    """Makers' revoke found later: they get 0, the others 162 and their roem (dossier 3.7)."""
    return [0, 162 + roem_of_others + bonus]
