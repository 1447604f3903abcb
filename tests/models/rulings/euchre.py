"""Euchre: docs/rules/euchre/en.md, EU-8.1 to EU-8.41."""

from .outcome import Told, again, besides, instead, nothing

BEFORE_LEAD = ("before_turn_up", "before_first_lead")


def side(seat):
    return f"side{seat % 2}"


def other(seat):
    return f"side{(seat + 1) % 2}"


def left_of(seat):
    return (seat + 1) % 4


def misdeal(table, told):  # EU-8.2
    if told["stage"] not in BEFORE_LEAD:
        return wrong_number_in_play(table, told)
    return dealt_wrongly(table, told)


def dealt_wrongly(table, told):
    way = table.rules["misdeal"]
    if way == "same_dealer":
        lost = False
    elif way == "lost_after_turn_up":
        lost = told["stage"] == "before_first_lead"
    else:
        last = {"lost_at_once": 1, "lost_at_second": 2, "lost_at_third": 3}[way]
        lost = last == 1 or told["times"] >= last
    return again(left_of(table.dealer) if lost else None)


def faced_card(table, told):  # EU-8.3
    return again() if told["stage"] in BEFORE_LEAD else nothing()


def wrong_pack(table, told):  # EU-8.4
    return again()


def card_shown_dealing(table, told):  # EU-8.5
    if told["both"]:
        return again()
    if told["touched"]:
        return nothing()
    return again() if told["new_deal"] else nothing()


def deal_out_of_turn(table, told):  # EU-8.6
    stands = {
        "corrected": told["stage"] not in BEFORE_LEAD,
        "stands": told["stage"] != "before_turn_up",
        "misdeal": told["stage"] == "over" or let_stand(table, told),
    }[table.rules["deal_out_of_turn"]]
    return nothing(left_of(told["who"])) if stands else again(table.dealer)


def let_stand(table, told):
    """Where that is for the side that did not deal to say."""
    in_play = told["stage"] in ("first_trick", "later")
    return table.rules["deal_out_of_turn"] == "misdeal" and in_play and told["let_stand"]


def talk(table, told):  # EU-8.12, EU-8.30
    if told["times"] == 1 or table.rules["table_talk"] == 0:
        return nothing()
    return besides({other(told["who"]): table.rules["table_talk"]})


def wrong_number(table, told):  # EU-8.14
    if told["stage"] not in BEFORE_LEAD:
        return wrong_number_in_play(table, told)
    if told["stage"] == "before_first_lead" and told["who"] == table.dealer and told["picked_up"]:
        return nothing()
    return dealt_wrongly(table, told)


def wrong_number_in_play(table, told):
    if table.rules["six_cards"] == "redeal":
        return again(None if told["stage"] == "first_trick" else left_of(table.dealer))
    if told["both"]:
        return again()
    return scores_nothing(told)


def scores_nothing(told):
    """The side at fault; the other gets points besides what it scores itself."""
    points = {other(told["who"]): 4 if told["lone"] else 2}
    return instead(points) if told["offender_scores"] else besides(points)


def cost_of_revoke(table, told, count=1):
    """EU-8.16, with `count` of them against the side of `who`."""
    who, way = told["who"], table.rules["revoke"]
    if way == "boston":
        return besides({other(who): count * (5 if told["lone"] else 3)})
    points = 4 if told["lone"] else 3 if way == "three_points" else 2
    points = max(points, without_a_trick(table, told, points))
    if way == "add_or_deduct" and told["deduct"]:
        # Nobody falls below zero.
        return instead({side(who): -min(points, table.totals[side(who)])})
    return instead({other(who): points})


def without_a_trick(table, told, points):
    """What makers without a trick lose anyway (EU-7.10); nobody needs to ask where it is less."""
    most = table.rules["super_euchre"]
    return most if most > points and told["no_trick"] else 0


def revoke(table, told):  # EU-8.15 to EU-8.17, EU-8.19, EU-8.31
    noticed = told["noticed"]
    if noticed == "in_time" and not table.rules["laid_is_played"]:
        return nothing()
    if noticed == "after_cut":
        return nothing()
    if noticed == "after_mixing" and table.rules["revoke_claim"] == "mixed":
        return nothing()
    if table.rules["revoke_chance"] == "first" and told["second_card"]:
        return nothing()
    return cost_of_revoke(table, told)


def revoke_claim(table, told):  # EU-8.17
    if told["claim"] == "pending":
        return nothing()
    if told["claim"] == "not_proved":
        return not_proved(table, told, side)
    return cost_of_revoke(table, told)


def not_proved(table, told, accused):  # EU-8.18
    points = table.rules["wrong_claim"]
    return besides({accused(told["who"]): points}) if points else nothing()


def wrong_claim(table, told):
    """Told of whoever accused the others."""
    return not_proved(table, told, other)


def several_revokes(table, told):  # EU-8.20
    if table.rules["revoke"] == "boston":
        left = told["revokes"] - told["revokes_against"]
        if left == 0:
            return nothing()
        gets = other(told["who"]) if left > 0 else side(told["who"])
        return besides({gets: abs(left) * (5 if told["lone"] else 3)})
    if told["both"]:
        return again()
    return cost_of_revoke(table, told)


def sitting_out_shows(table, told):  # EU-8.27
    if told["defence"]:
        # The side of the lone defender.
        return instead({side(told["who"]): 2}) if told["tricks"] <= 2 else nothing()
    if told["tricks"] <= 2:
        return instead({other(told["who"]): 4})
    return instead({side(told["who"]): 2}) if told["tricks"] == 5 else nothing()


def thrown_in(table, told):  # EU-8.28
    return nothing() if told["play_on"] else instead({other(told["who"]): 5})


def claim_rest(table, told):  # EU-8.29
    if table.rules["claim_rest"] == "agreed" or not told["hand_thrown_in"]:
        return nothing()
    if told["against_loner"]:  # EU-8.28
        return thrown_in(table, told)
    points = 4 if told["lone"] else 2
    return instead({other(told["who"]): max(points, without_a_trick(table, told, points))})


def not_cut(table, told):  # EU-8.34
    if told["stage"] != "before_turn_up":
        return nothing()
    if table.rules["cut"] == "may_knock" and told["knocked"]:
        return nothing()
    return again()


def no_natural_trump(table, told):  # EU-8.35
    if not table.rules["natural_trump"] or told["stage"] in BEFORE_LEAD:
        return nothing()
    return scores_nothing(told)


def stuck_dealer_passes(table, told):  # EU-8.36
    if not table.rules["stick_the_dealer"] or not told["mixed"]:
        return nothing()
    return instead({other(table.dealer): 1 if table.rules["dealer_forfeit"] else 2})


def wrong_exchange(table, told):  # EU-8.37
    return nothing() if told["stage"] in BEFORE_LEAD else scores_nothing(told)


def none_left(table, told):  # EU-8.38
    if not told["held"]:
        return nothing()
    established = table.rules["laid_is_played"] or told["played_on"]
    return cost_of_revoke(table, told) if established else nothing()


def onlooker(table, told):  # EU-8.41
    if told["said"] != "cards" or told["stage"] not in BEFORE_LEAD:
        return nothing()
    return again() if told["redeal_asked"] else nothing()


def no_points(table, told):
    return nothing()


KINDS = {
    "misdeal": misdeal,
    "faced_card": faced_card,
    "wrong_pack": wrong_pack,
    "card_shown_dealing": card_shown_dealing,
    "deal_out_of_turn": deal_out_of_turn,
    "call_out_of_turn": no_points,  # EU-8.7
    "call_after_pass": no_points,  # EU-8.8
    "turned_down_named": no_points,  # EU-8.9
    "turned_down_early": no_points,  # EU-8.10
    "alone_late": no_points,  # EU-8.11
    "auction_talk": talk,
    "discard_changed": no_points,  # EU-8.13
    "wrong_number": wrong_number,
    "revoke": revoke,
    "revoke_claim": revoke_claim,
    "wrong_claim": wrong_claim,
    "several_revokes": several_revokes,
    "lead_out_of_turn": no_points,  # EU-8.21
    "play_out_of_turn": no_points,  # EU-8.23
    "exposed_card": no_points,  # EU-8.25
    "sitting_out_shows": sitting_out_shows,
    "thrown_in": thrown_in,
    "claim_rest": claim_rest,
    "table_talk": talk,
    "card_taken_back": no_points,  # EU-8.31
    "score_error": no_points,  # EU-8.32: mended on the sheet
    "trick_looked_at": no_points,  # EU-8.33
    "not_cut": not_cut,
    "no_natural_trump": no_natural_trump,
    "stuck_dealer_passes": stuck_dealer_passes,
    "wrong_exchange": wrong_exchange,
    "none_left": none_left,
    "wrong_taker": no_points,  # EU-8.39: the deal is entered as the cards say
    "winner_disputed": no_points,  # EU-8.40
    "onlooker": onlooker,
    "other": no_points,
}

# EU-8.20: faults that end a hand, of one deal.

REVOKES = ("revoke", "revoke_claim", "several_revokes", "none_left")
# EU-8.27 to EU-8.29, and EU-8.36, where the hand ends too; EU-8.14 below.
OTHERS = ("sitting_out_shows", "thrown_in", "claim_rest", "stuck_dealer_passes")
AS_WRONG_NUMBER = ("no_natural_trump", "wrong_exchange")  # EU-8.35, EU-8.37: as in EU-8.14


def ends_hand(table, told, outcome):
    if told["what"] in ("misdeal", "wrong_number"):
        return told["stage"] not in BEFORE_LEAD and table.rules["six_cards"] == "opponents_two"
    if told["what"] == "several_revokes":
        return True
    if told["what"] in AS_WRONG_NUMBER:
        return outcome.changes
    return told["what"] in REVOKES + OTHERS and not_a_claim(told) and outcome.changes


def not_a_claim(told):
    return told["what"] != "revoke_claim" or told["claim"] in ("proved", "mixed_by_accused")


def sides_at_fault(table, told, outcome):
    if told["what"] == "stuck_dealer_passes":
        return {table.dealer % 2}
    return {0, 1} if outcome.fate == "void" else {told["who"] % 2}


def ending_together(table, faults):
    """Every combination that the clause allows. With `boston` a revoke ends no hand, so revokes
    are counted against revokes."""
    revokes = [fault for fault in faults if fault[0]["what"] in REVOKES]
    if table.rules["revoke"] != "boston" or not revokes:
        return [[outcome] for outcome in end_of_hand(table, faults)]
    others = [fault for fault in faults if fault[0]["what"] not in REVOKES]
    ends = end_of_hand(table, others) if others else [nothing()]
    return [[one, end] for one in revokes_left(revokes) for end in ends]


def end_of_hand(table, faults):
    sides = set().union(*(sides_at_fault(table, told, outcome) for told, outcome in faults))
    if len(sides) == 2:
        return [again()]
    return dearest([outcome for _, outcome in faults], *sides) + revokes_as_one(table, faults)


def revokes_as_one(table, faults):
    """As for one, where they are told with different answers: lone, and points taken away."""
    revokes = [told for told, _ in faults if told["what"] in REVOKES]
    if len(revokes) < 2:
        return []
    answers = {"who": revokes[0]["who"]}
    for key in ("lone", "deduct"):
        answers[key] = any(told.get(key) for told in revokes)
    return [cost_of_revoke(table, Told(answers))]


def cost(outcome, side):
    """To the side at fault: what the others get, and what is taken from it."""
    return sum(-amount if account == f"side{side}" else amount for account, amount in outcome.moves.items())


def dearest(outcomes, side):
    most = max(cost(outcome, side) for outcome in outcomes)
    return [outcome for outcome in outcomes if cost(outcome, side) == most]


def net_of(told):
    """Revokes of the side of north and south, less those of the other."""
    sign = 1 if told["who"] % 2 == 0 else -1
    count = told["revokes"] - told["revokes_against"] if told["what"] == "several_revokes" else 1
    return sign * count


def revokes_left(revokes):
    """Each revoke counts, and those of both sides cancel as far as their number is equal."""
    left = sum(net_of(told) for told, _ in revokes)
    gets = "side1" if left > 0 else "side0"
    prices = {5 if told["lone"] else 3 for told, _ in revokes}
    return [besides({gets: abs(left) * price}) for price in prices]
