"""Kyuuri: docs/rules/kyuuri/en.md, KY-8.1 to KY-8.16."""

from .outcome import again, instead, nothing

VALUES = {"T": 10, "J": 11, "Q": 12, "K": 13, "A": 14}  # KY-5.2


def value(rank):
    return VALUES.get(rank) or int(rank)


def loss(table, seat, points):
    """KY-7.1: losses count up, or points down."""
    return {f"seat{seat}": -points if table.rules["count"] == "down" else points}


def next_in(table):
    seats = [(table.dealer + i) % table.seats for i in range(1, table.seats + 1)]
    return next(seat for seat in seats if seat not in table.out)


def misdeal(table, told):  # KY-8.2
    if told["stage"] == "next_deal":
        return nothing()
    if told["stage"] == "later":
        return again() if told["wrong_number"] else nothing()
    return dealt_wrongly(table)


def dealt_wrongly(table):
    return again(next_in(table) if table.rules["misdeal"] == "next_dealer" else None)


def wrong_number(table, told):  # KY-8.3
    if told["stage"] == "next_deal" or told["on_the_floor"]:
        return nothing()
    return dealt_wrongly(table) if told["stage"] == "before_first_lead" else again()


def charged(table, told):  # KY-8.9
    if table.rules["illegal"] == "redeal":
        return nothing() if told["let_stand"] else again()
    over = told["what"] == "claim" or told["played_out"]
    points = value(told["rank"]) if over else 14
    also = told["also"] or []
    moves = {}
    for seat in {told["who"], *also}:
        moves.update(loss(table, seat, points))
    return instead(moves)


def illegal_card(table, told):  # KY-8.8, KY-8.9
    return charged(table, told) if told["noticed"] == "established" else nothing()


def claim(table, told):  # KY-8.10
    return charged(table, told) if told["claim"] == "proved" else nothing()


def winner_disputed(table, told):  # KY-8.15
    return again() if told["last_trick"] and not told["found"] else nothing()


def onlooker(table, told):  # KY-8.16
    if told["said"] != "cards" or told["stage"] != "before_first_lead":
        return nothing()
    return again() if told["redeal_asked"] else nothing()


def no_points(table, told):
    return nothing()


KINDS = {
    "misdeal": misdeal,
    "wrong_number": wrong_number,
    "lead_out_of_turn": no_points,  # KY-8.4
    "play_out_of_turn": no_points,  # KY-8.5
    "two_cards": no_points,  # KY-8.6
    "exposed_card": no_points,  # KY-8.7
    "illegal_card": illegal_card,
    "claim": claim,
    "hand_doubted": no_points,  # KY-8.11
    "tricks_seen": no_points,  # KY-8.12
    "score_error": no_points,  # KY-8.13: mended on the sheet
    "wrong_taker": no_points,  # KY-8.14: the deal is entered as the cards say
    "winner_disputed": winner_disputed,
    "onlooker": onlooker,
    "other": no_points,
}
