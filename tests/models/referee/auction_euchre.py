"""The auction of Euchre (EU-3.1 to EU-3.6 and the options of EU-7.3 to EU-7.20).

An auction is a dialogue: it yields the seat to call with all calls allowed to it, is sent the
call, and returns what was settled.
"""

from .cards import JOKER, SUITS, suit
from .euchre import holds, partner

POINT = "give a point"


def auction(rules, dealer, turn_up, hands=None):
    """Both rounds, the partner's turn and the defence; `turn_up` is a card.

    `hands` are needed only where the maker has to hold a card of the suit (EU-7.16).
    """
    offered = suit(turn_up)
    if turn_up == JOKER:
        call = yield dealer, named_by_the_dealer(rules)
        if rules["joker_turned"] == "dealer_is_maker":
            return (yield from made(rules, dealer, call[0], call, 1, []))
        offered = call
    clockwise = [(dealer + n) % 4 for n in (1, 2, 3, 4)]
    for place, seat in enumerate(clockwise):  # EU-3.1
        call = yield seat, first_round(rules, seat, dealer, offered, hands)
        if call != "pass":
            return (yield from made(rules, seat, offered, call, 1, clockwise[:place]))
    for place, seat in enumerate(clockwise):  # EU-3.2
        call = yield seat, second_round(rules, seat, dealer, offered, hands)
        if call == POINT:
            return {"gives_point": True}  # EU-7.20
        if call != "pass":
            return (yield from made(rules, seat, call[0], call, 2, clockwise[:place]))
    return {"passed_out": True}  # EU-3.4


def named_by_the_dealer(rules):
    """What the dealer may say before he looks at his hand, with the joker turned up (EU-7.3)."""
    alone = rules["joker_turned"] == "dealer_is_maker"
    return list(SUITS) + ([s + " alone" for s in SUITS] if alone else [])


def first_round(rules, seat, dealer, offered, hands):
    """Pass or order up (EU-3.1).

    The dealer always holds a card of the suit, since the turn-up counts for him (EU-7.16).
    """
    if rules["natural_trump"] and seat != dealer and not holds(hands[seat], offered):
        return ["pass"]
    if rules["partner_only_alone"] and seat == partner(dealer):
        return ["pass", "order alone"]  # EU-7.17
    return ["pass", "order", "order alone"]


def second_round(rules, seat, dealer, turned_down, hands):
    """Pass or one of the three other suits (EU-3.2); the dealer may be stuck (EU-7.7)."""
    others = [s for s in SUITS if s != turned_down]
    stuck = seat == dealer and rules["stick_the_dealer"]
    point = [POINT] if seat == dealer and rules["dealer_forfeit"] else []
    suits = others
    if rules["natural_trump"]:
        suits = [s for s in others if holds(hands[seat], s)]  # EU-7.16
        if stuck and not point:
            suits = suits or others  # he has to say something
    named = [call for s in suits for call in (s, s + " alone")]
    return ([] if stuck else ["pass"]) + named + point


def made(rules, maker, trump, call, in_round, passed):
    """The maker's partner may take the hand over, unless he has passed (EU-7.15)."""
    alone = call.endswith("alone")
    if rules["alone_takeover"] and partner(maker) not in passed:
        answer = yield partner(maker), ["pass", "take over"]
        if answer == "take over":
            maker, alone = partner(maker), True
    settled = {"maker": maker, "trump": trump, "round": in_round}
    if alone:
        settled["alone"] = maker
    return (yield from defence(rules, settled))


def defence(rules, settled):
    """One defender may play alone; the one on the maker's left is asked first (EU-3.6)."""
    against_one = rules["lone_defence"] == "only_vs_lone_maker" and "alone" in settled
    if rules["lone_defence"] == "any" or against_one:  # EU-7.4
        left = (settled["maker"] + 1) % 4
        for seat in (left, partner(left)):
            answer = yield seat, ["pass", "defend alone"]
            if answer == "defend alone":
                return {**settled, "lone_defender": seat}
    return settled
