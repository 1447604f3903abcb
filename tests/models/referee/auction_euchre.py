"""The auction of Euchre (EU-3.1 to EU-3.6, EU-7.3, EU-7.4, EU-7.7).

An auction is a dialogue: it yields the seat to call with all calls allowed to it, is sent the
call, and returns what was settled.
"""

from .cards import JOKER, SUITS, suit
from .euchre import partner


def auction(rules, dealer, turn_up):
    """Both rounds and the defence; `turn_up` is a card."""
    offered = suit(turn_up)
    if turn_up == JOKER:
        call = yield dealer, named_by_the_dealer(rules)
        if rules["joker_turned"] == "dealer_is_maker":
            return (yield from defence(rules, dealer, call[0], call, 1))
        offered = call
    clockwise = [(dealer + n) % 4 for n in (1, 2, 3, 4)]
    for seat in clockwise:  # EU-3.1
        call = yield seat, ["pass", "order", "order alone"]
        if call != "pass":
            return (yield from defence(rules, seat, offered, call, 1))
    for seat in clockwise:  # EU-3.2
        call = yield seat, second_round(rules, seat == dealer, offered)
        if call != "pass":
            return (yield from defence(rules, seat, call[0], call, 2))
    return {"passed_out": True}  # EU-3.4


def named_by_the_dealer(rules):
    """What the dealer may say before he looks at his hand, with the joker turned up (EU-7.3)."""
    alone = rules["joker_turned"] == "dealer_is_maker"
    return list(SUITS) + ([s + " alone" for s in SUITS] if alone else [])


def second_round(rules, is_dealer, turned_down):
    """Pass, unless the dealer is stuck (EU-7.7), or one of the three other suits (EU-3.2)."""
    calls = [] if is_dealer and rules["stick_the_dealer"] else ["pass"]
    for s in SUITS:
        if s != turned_down:
            calls += [s, s + " alone"]
    return calls


def defence(rules, maker, trump, call, in_round):
    """One defender may play alone; the one on the maker's left is asked first (EU-3.6)."""
    alone = call.endswith("alone")
    settled = {"maker": maker, "trump": trump, "round": in_round}
    if alone:
        settled["alone"] = maker
    if rules["lone_defence"] == "any" or (rules["lone_defence"] != "never" and alone):  # EU-7.4
        left = (maker + 1) % 4
        for seat in (left, partner(left)):
            answer = yield seat, ["pass", "defend alone"]
            if answer == "defend alone":
                return {**settled, "lone_defender": seat}
    return settled
