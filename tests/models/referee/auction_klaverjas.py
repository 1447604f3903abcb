"""Choosing trumps at Klaverjas (KJ-3.1 to KJ-3.3, KJ-7.1, KJ-7.6, KJ-7.16), as a dialogue."""

from .cards import SUITS, suit

WAYS = [
    "free",
    "forehand_must",
    "second_pack_next_card",
    "second_pack_any_suit",
    "second_pack_other_suit",
    "dealer_first",
]


def auction(rules, dealer, turned=None, next_card=None, hands=None):
    """`turned` and `next_card` are those of the second pack.

    `hands` are needed only where the maker has to hold a card of the suit (KJ-7.6).
    """
    players, way = rules["players"], rules["trump_choice"]
    first = dealer if way == "dealer_first" else (dealer + 1) % players
    clockwise = [(first + n) % players for n in range(players)]
    if way == "forehand_must":
        call = yield first, nameable(rules, SUITS, first, hands)
        return {"maker": first, "trump": call}
    for seat in clockwise:
        calls = accepting(rules, turned, seat, hands) if turned else naming(rules, seat, hands)
        call = yield seat, calls
        if call != "pass":
            return {"maker": seat, "trump": suit(turned) if turned else call}
    if players == 3:
        return {"passed_out": True}  # KJ-7.16
    if way == "second_pack_next_card":
        return {"maker": first, "trump": suit(next_card)}
    others = [s for s in SUITS if s != suit(turned)] if way == "second_pack_other_suit" else SUITS
    call = yield first, nameable(rules, others, first, hands)  # KJ-3.2
    return {"maker": first, "trump": call}


def naming(rules, seat, hands):
    """Pass, or name a suit (KJ-3.1)."""
    return ["pass"] + nameable(rules, SUITS, seat, hands)


def accepting(rules, turned, seat, hands):
    """Pass, or play in the suit of the card turned up (KJ-7.1)."""
    may = not rules["maker_must_hold_trump"] or holds(hands, seat, suit(turned))
    return ["pass", "play"] if may else ["pass"]


def nameable(rules, suits, seat, hands):
    """The suits a player may name; only such as he holds with KJ-7.6, if he holds any."""
    if not rules["maker_must_hold_trump"]:
        return list(suits)
    return [s for s in suits if holds(hands, seat, s)] or list(suits)


def holds(hands, seat, s):
    return any(suit(card) == s for card in hands[seat])
