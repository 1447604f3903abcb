"""Quadrille: docs/rules/quadrille/en.md, QU-8.1 to QU-8.37."""

from .outcome import VOID, Outcome, again, besides, nothing

BEFORE_LEAD = ("before_bid", "in_auction", "before_lead")
DURING = (*BEFORE_LEAD, "in_trick", "in_play")
TOO_LATE = ("next_deal", "later")  # QU-8.1


def pool_at_start(table, more=0):
    """QU-2.2, QU-7.1, QU-7.2: with the antes of this deal; `more`: of the next one."""
    return table.pool + more + (16 if table.rules["unit_round"] == "exact" else 4)


def beast(table, told):
    """QU-5.14: as much as the pool held at the start of the deal; one a deal (QU-8.1)."""
    if told["already_beasted"]:
        return {}
    amount = pool_at_start(table)
    return {f"seat{told['who']}": -amount, "pool": amount}


def beast_of_earlier_deal(table, told):  # QU-8.29
    return besides(beast(table, told)) if told["proved"] else nothing()


def until_first_bid(told):
    return again() if told["noticed"] == "before_bid" else nothing()


def faced_card(table, told):  # QU-8.2
    if table.rules["faced_card"] == "not_last" and told["last_card"]:
        return nothing()
    return until_first_bid(told)


def wrong_count(table, told):  # QU-8.3
    return again()


def played_with_eleven(table, told):  # QU-8.4
    if told["noticed"] in TOO_LATE:
        return beast_of_earlier_deal(table, told)
    moves = beast(table, told)
    if told["let_stand"]:
        return besides(moves)
    later = (told["who"],) if moves else ()
    return Outcome(fate=VOID, moves=besides(moves).moves, later=later)


def other_packets(table, told):  # QU-8.5
    return until_first_bid(told)


def wrong_dealer(table, told):  # QU-8.6
    return until_first_bid(told)


def bad_pack(table, told):  # QU-8.7
    return again() if told["noticed"] in DURING else nothing()


def silent_spadille(table, told):  # QU-8.14
    return again() if told["mixed"] else nothing()


def revoke(table, told):  # QU-8.15 to QU-8.17
    if told["noticed"] == "in_trick":
        return nothing()
    if told["noticed"] in TOO_LATE:
        return beast_of_earlier_deal(table, told)
    return besides(beast(table, told))


def matador_kept(table, told):  # QU-8.18
    return nothing() if told["might_keep"] else revoke(table, told)


def shown_by_card(table, told):  # QU-8.21
    if told["vole"] or not told["doubtful"]:
        return nothing()
    return besides(beast(table, told))


def holding_back(table, told):  # QU-8.25
    return nothing() if told["answered"] else besides(beast(table, told))


def onlooker(table, told):  # QU-8.37
    if told["said"] != "cards" or told["noticed"] not in BEFORE_LEAD:
        return nothing()
    return again() if told["redeal_asked"] else nothing()


def no_points(table, told):
    return nothing()


KINDS = {
    "faced_card": faced_card,
    "wrong_count": wrong_count,
    "played_with_eleven": played_with_eleven,
    "other_packets": other_packets,
    "wrong_dealer": wrong_dealer,
    "bad_pack": bad_pack,
    "ante_forgotten": no_points,  # QU-8.8: the antes are reckoned as if all were there
    "bid_out_of_turn": no_points,  # QU-8.9
    "bid_not_allowed": no_points,  # QU-8.10
    "trumps_without_bid": no_points,  # QU-8.11
    "two_trumps": no_points,  # QU-8.12
    "wrong_call": no_points,  # QU-8.13: entered as a solo
    "silent_spadille": silent_spadille,
    "revoke": revoke,
    "matador_kept": matador_kept,
    "out_of_turn": no_points,  # QU-8.19, QU-8.20
    "shown_by_card": shown_by_card,
    "card_seen": no_points,  # QU-8.22
    "hand_shown": no_points,  # QU-8.23
    "urging_on": no_points,  # QU-8.24
    "holding_back": holding_back,
    "remark": no_points,  # QU-8.26
    "looking_at_tricks": no_points,  # QU-8.27
    "giving_up": no_points,  # QU-8.28
    "beast_forgotten": beast_of_earlier_deal,
    "miscounted": no_points,  # QU-8.30: made good
    "matadors_claim": no_points,  # QU-8.31: entered otherwise
    "stopped_wrongly": no_points,  # QU-8.32
    "false_accusation": no_points,  # QU-8.33
    "none_left": no_points,  # QU-8.34: what it comes to is told as a revoke
    "wrong_taker": no_points,  # QU-8.35: the deal is entered as the cards say
    "winner_disputed": no_points,  # QU-8.36
    "onlooker": onlooker,
    "other": no_points,
}
