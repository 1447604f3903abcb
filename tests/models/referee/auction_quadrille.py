"""The auction of Quadrille (QU-3.1 to QU-3.5), as a dialogue: see auction_euchre."""

BIDS = ["alliance", "solo", "vole"]  # from weak to strong (QU-3.1)


def auction(dealer):
    """Until three have passed and a bid stands, or all four have passed."""
    by_priority = [(dealer - n) % 4 for n in (1, 2, 3, 4)]  # QU-3.2
    passed, high_bid, ombre = [], None, None
    while len(passed) < 4:
        for seat in by_priority:
            if seat in passed:
                continue  # QU-3.3
            if seat == ombre:
                return {"ombre": ombre, "contract": high_bid}  # QU-3.4
            better = ombre is not None and by_priority.index(seat) < by_priority.index(ombre)
            call = yield seat, ["pass"] + bids_over(high_bid, better)
            if call == "pass":
                passed.append(seat)
            else:
                high_bid, ombre = call, seat
    return {"contract": "forced"}  # QU-3.5: whoever holds Spadille is the ombre


def bids_over(high_bid, better_priority):
    """Higher bids, and with better priority than the last bidder the same one (QU-3.2)."""
    if high_bid is None:
        return list(BIDS)
    level = BIDS.index(high_bid)
    return BIDS[level:] if better_priority else BIDS[level + 1 :]
