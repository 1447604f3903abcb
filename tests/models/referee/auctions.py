"""Every auction there is, and how one that was begun stands."""

from . import auction_euchre, auction_klaverjas, auction_quadrille
from .rules import options


class BadCall(ValueError):
    """A call that its seat may not make, or one after the end."""


def status(dialogue, calls):
    """After these calls: (seat, calls allowed, None), or (None, [], what was settled)."""
    seat, allowed = next(dialogue)
    for number, call in enumerate(calls, start=1):
        if call not in allowed:
            raise BadCall(f"seat {seat} may not say {call}")
        try:
            seat, allowed = dialogue.send(call)
        except StopIteration as end:
            if number < len(calls):
                raise BadCall("a call after the end") from None
            return None, [], end.value
    return seat, allowed, None


def complete(begin, calls=()):
    """All complete auctions that begin with these calls, as (calls, what was settled)."""
    _, allowed, settled = status(begin(), list(calls))
    if settled:
        yield list(calls), settled
    for call in allowed:
        yield from complete(begin, [*calls, call])


def random_auction(begin, chance):
    """One auction, call by call; passing is more likely, so that it goes on for a while."""
    calls = []
    while True:
        _, allowed, settled = status(begin(), calls)
        if settled:
            return calls, settled
        passing = "pass" in allowed and chance.random() < 0.6
        calls.append("pass" if passing else chance.choice(allowed))


def settings(game):
    """What to enumerate: the rules and what lies open, with the auction that they begin."""
    if game == "euchre":
        yield from euchre_settings()
    elif game == "quadrille":
        yield {}, {"dealer": 0}, lambda: auction_quadrille.auction(0)
    elif game == "klaverjas":
        yield from klaverjas_settings()
    else:
        raise SystemExit(f"{game} has no auction")


def euchre_settings():
    for defence in ("any", "only_vs_lone_maker", "never"):
        for stick in (False, True):
            told = {"lone_defence": defence, "stick_the_dealer": stick}
            yield told, *euchre_setting(told, "H9")
    for joker in ("dealer_names_candidate", "dealer_is_maker"):
        told = {"pack": "25_joker", "joker_turned": joker}
        yield told, *euchre_setting(told, "X")


def euchre_setting(told, turn_up):
    rules = options("euchre", told)
    open_to_all = {"dealer": 0, "turn_up": turn_up}
    return open_to_all, lambda: auction_euchre.auction(rules, 0, turn_up)


def klaverjas_settings():
    for players in (4, 3):
        for way in auction_klaverjas.WAYS:
            told = {"trump_choice": way, "players": players}
            pack = {"turned": "D7", "next_card": "CK"} if way.startswith("second") else {}
            yield told, *klaverjas_setting(told, pack)


def klaverjas_setting(told, second_pack):
    rules = options("klaverjas", told)
    open_to_all = {"dealer": 0, **second_pack}
    return open_to_all, lambda: auction_klaverjas.auction(rules, 0, **second_pack)


def rows(game, listed=False):
    """A line for each setting with the number of auctions; listed, one for each auction."""
    for told, open_to_all, begin in settings(game):
        found = list(complete(begin))
        head = {"game": game, "rules": told, **open_to_all}
        if listed:
            for calls, settled in found:
                yield {**head, "calls": calls, "settled": settled}
        else:
            yield {**head, "auctions": len(found)}
