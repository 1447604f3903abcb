"""A random deal of Klaverjas, of four players or of three."""

from . import klaverjas
from .auction_klaverjas import WAYS, auction
from .auctions import random_auction
from .cards import playing_order
from .rules import options
from .table import deal_out, play_at_random

PRESETS = ["klaverjas/seed", "klaverjas/pit", "klaverjas/to-1500", "klaverjas/three-handed"]
OPTIONS = {
    "trump_choice": WAYS,
    "play_rules": ["amsterdam", "rotterdam"],
    "undertrump_opponent": ["forbidden", "free", "forced"],
    "beat_partner": [True, False],
    "undertrump_partner": ["forbidden", "free"],
    "maker_must_hold_trump": [False, True],
    "four_jacks": [200, 100],
    "four_low": [0, 100],
    "values": list(klaverjas.TABLES),
    "last_trick": [10, 5, 0],
    "players": [4, 4, 3],
}
IN_TURN = ["trump"]


def random_deal(told, chance, play=play_at_random):
    """Deal, choice of trumps, talon, and eight or ten tricks; dealt again where three pass."""
    rules = options("klaverjas", told)
    players = rules["players"]
    dealer = chance.randrange(players)
    second_pack = {}
    if rules["trump_choice"].startswith("second"):
        turned, following = chance.sample(klaverjas.cards_of(rules), 2)
        second_pack = {"turned": turned, "next_card": following}
    each = 8 if players == 4 else 10
    while True:
        hands, talon = deal_out(chance, klaverjas.cards_of(rules), players, each)
        calls, settled = random_auction(
            lambda: auction(rules, dealer, hands=hands, **second_pack), chance
        )
        if "maker" in settled:
            break
    played = {"dealer": dealer, **second_pack, "calls": calls, **settled}
    laid_away = []
    if players == 3:
        played |= {"dealt": [list(hand) for hand in hands], "talon": talon}
        laid_away = take_talon(chance, hands[settled["maker"]], talon)
        played["laid_away"] = laid_away
    tricks, winners = play(
        klaverjas, rules, chance, hands, (dealer + 1) % players, each, trump=settled["trump"]
    )
    played |= {"hands": hands, "tricks": tricks}
    played["orders"] = [playing_order(t["leader"], players) for t in tricks]
    return played, expected(rules, settled, laid_away, tricks, winners)


def take_talon(chance, hand, talon):
    """The maker takes the talon and lays any two cards away (KJ-7.16)."""
    hand += talon
    laid_away = chance.sample(hand, 2)
    hand[:] = [card for card in hand if card not in laid_away]
    return laid_away


def expected(rules, settled, laid_away, tricks, winners):
    """Roem of each trick, card points, roem and tricks of each side (KJ-5.1 to KJ-5.5).

    Of three players each is a side of his own, and the maker's has what he laid away (KJ-7.16).
    """
    trump, sides = settled["trump"], 2 if rules["players"] == 4 else 3
    roem = [klaverjas.roem(rules, trump, trick["cards"]) for trick in tricks]
    card_points, side_roem, won = [0] * sides, [0] * sides, [0] * sides
    for trick, winner, found in zip(tricks, winners, roem):
        side = winner % 2 if sides == 2 else winner
        card_points[side] += sum(klaverjas.points(rules, card, trump) for card in trick["cards"])
        side_roem[side] += found
        won[side] += 1
    card_points[winners[-1] % 2 if sides == 2 else winners[-1]] += rules["last_trick"]
    if sides == 3:
        away = sum(klaverjas.points(rules, card, trump) for card in laid_away)
        card_points[settled["maker"]] += away
    result = {"winners": winners, "roem": roem, "card_points": card_points}
    return result | {"roem_of_sides": side_roem, "tricks": won}
