"""Every auction there is, and how one that was begun stands."""

from .settings import settings


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
