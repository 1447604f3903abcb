"""Klaverjas: docs/rules/klaverjas/en.md, KJ-8.1 to KJ-8.33."""

from .outcome import again, besides, instead, nothing

STAGES = ["dealing", "choosing", "on_the_table", "turned", "led_on", "counting", "entered"]
# KJ-7.19, KJ-7.20: what all cards are worth, without the last trick.
CARDS = {"klaverjas": 152, "boonaken": 141, "jass_as_printed": 149, "swiss_jass": 152}


def before(told, stage):
    return STAGES.index(told["noticed"]) < STAGES.index(stage)


def entered(told):
    return told["noticed"] == "entered"


def asked_again(told):
    """Dealt again, if somebody asks for it."""
    return again() if told["choice"] == "claim" else nothing()


def wrong_in_dealing(table, told):  # KJ-8.2, KJ-8.3
    return asked_again(told) if before(told, "choosing") else nothing()


def wrong_number(table, told):  # KJ-8.4
    return nothing() if entered(told) else again()


def wrong_dealer(table, told):  # KJ-8.5
    if before(told, "on_the_table") and told["choice"] == "claim":
        return again(table.dealer)
    after = table.next_dealer(told["who"])
    return nothing(table.dealer, None if after == table.dealer else after)


def two_cards(table, told):  # KJ-8.12
    return nothing() if told["noticed"] == "on_the_table" else chosen_again(told)


def chosen_again(told):
    """As in KJ-8.4, or it stands, as the others choose."""
    return nothing() if entered(told) else asked_again(told)


def account(table, seat):
    return f"seat{seat}" if table.seats == 3 else f"side{table.side(seat)}"


def in_deal(table):
    return CARDS[table.rules["values"]] + table.rules["last_trick"]


def innocent(table, who):
    """Their accounts, of three players from the offender's left on."""
    if table.seats == 3:
        return [f"seat{table.left_of(who, i)}" for i in (1, 2)]
    return [f"side{1 - table.side(who)}"]


def all_points(table, told, roem):
    """Each of the innocent has all points of the deal, and `roem` as roem."""
    return instead({each: in_deal(table) + roem for each in innocent(table, told["who"])})


def all_roem(told):
    """Claimed so far by whichever side; a pit of the innocent side is told with its own."""
    roem = told["roem"]
    return sum(roem) if isinstance(roem, list) else int(roem)


def revoke(table, told):  # KJ-8.14 to KJ-8.20
    noticed = told["noticed"]
    mended = noticed == "on_the_table" or (
        noticed == "turned" and table.rules["revoke_deadline"] == "next_lead"
    )
    if mended or entered(told):
        return nothing()
    if told["proof"] in ("not_proved", "mixed_by_accusers"):
        return nothing()
    return proved_revoke(table, told)


def proved_revoke(table, told):
    way = table.rules["revoke"]
    if way == "none":
        return revoke_without_penalty(table, told)
    if way == "personal" and told["proof"] == "both_sides":
        return personal(table, told)
    if told["proof"] == "both_sides":
        return revokes_of_both(table, told)
    if told["choice"] == "let_stand":  # KJ-8.1
        return nothing()
    bonus = table.rules["revoke_bonus"]  # KJ-8.16
    if way == "points_and_roem":
        return all_points(table, told, all_roem(told) + bonus)
    if way == "points_only":
        return all_points(table, told, bonus)
    if way == "personal":
        return personal(table, told)
    # KJ-8.17
    first = told["times"] == 1 if way == "deal_again" else told["dealt"] < 3
    return again() if first else all_points(table, told, 100)


def revokes_of_both(table, told):
    """KJ-8.15; the third deal stands in any case (KJ-8.17)."""
    third = table.rules["revoke"] == "deal_again_twice" and told["dealt"] == 3
    return nothing() if third else again()


def personal(table, told):  # KJ-8.18
    who = told["who"]
    if table.rules["partners"] != "rotating":
        return besides({account(table, who): -100})
    return nothing() if who in table.absent else besides({f"seat{who}": -100})


def revoke_without_penalty(table, told):  # KJ-8.19
    since = 0 if told["noticed"] == "turned" else told["turned_since"]
    if since <= 1:
        return nothing()
    if told["proof"] == "both_sides":
        return nothing()  # nobody is innocent, and chooses
    return asked_again(told)


def dealt_again(table, told):  # KJ-8.17
    if table.rules["revoke"] != "deal_again_twice" or told["dealt"] != 2:
        return nothing()
    return again() if told["lopsided"] else nothing()


def wrong_points(table, told):  # KJ-8.23
    if told["noticed"] != "counting" or not told["mixed"]:
        return nothing()
    return nothing() if told["by_one"] else again()


def talon(table, told):  # KJ-8.28
    if told["talon"] != "wrong_number" or before(told, "on_the_table"):
        return nothing()
    return chosen_again(told)


def must_name_passes(table, told):  # KJ-8.29
    way = table.rules["trump_choice"]
    if table.seats == 3 or way == "second_pack_next_card" or not told["mixed"]:
        return nothing()
    names = table.left_of(table.dealer, 0 if way == "dealer_first" else 1)
    return instead({account(table, table.left_of(names)): in_deal(table)})


def onlooker(table, told):  # KJ-8.33
    if told["said"] != "cards" or not before(told, "on_the_table"):
        return nothing()
    return asked_again(told)


def no_points(table, told):
    return nothing()


KINDS = {
    "wrong_packets": wrong_in_dealing,
    "faced_card": wrong_in_dealing,
    "wrong_number": wrong_number,
    "wrong_dealer": wrong_dealer,
    "call_out_of_turn": no_points,  # KJ-8.6
    "wrong_suit": no_points,  # KJ-8.7
    "suit_not_held": no_points,  # KJ-8.8
    "lead_out_of_turn": no_points,  # KJ-8.9
    "card_out_of_turn": no_points,  # KJ-8.10
    "exposed_card": no_points,  # KJ-8.11
    "two_cards": two_cards,
    "revoke": revoke,
    "dealt_again": dealt_again,
    "wrong_accusation": no_points,  # KJ-8.21
    "false_roem": no_points,  # KJ-8.22: what is entered is what counts
    "wrong_points": wrong_points,
    "slip": no_points,  # KJ-8.24: mended on the sheet
    "trick_looked_at": no_points,  # KJ-8.25
    "talk": no_points,  # KJ-8.26
    "hand_laid_down": no_points,  # KJ-8.27: entered as it was agreed
    "talon": talon,
    "must_name_passes": must_name_passes,
    "none_left": no_points,  # KJ-8.30: what it comes to is told as a revoke
    "wrong_taker": no_points,  # KJ-8.31: the deal is entered as the cards say
    "winner_disputed": no_points,  # KJ-8.32
    "onlooker": onlooker,
    "other": no_points,
}
