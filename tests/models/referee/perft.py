"""Counts of legal continuations of fixed deals: how many ways there are to play n cards."""

import random

from . import euchre, klaverjas, kyuuri, quadrille
from .cards import Turn, playing_order
from .rules import options
from .table import deal_out

MOST = 20_000  # no depth is counted further after this many; the command line says how many


def count(game, rules, hands, turn, depth, step, out):
    """In how many ways the next `depth` cards may be played."""
    if len(turn.trick) == len(turn.order):
        leader = game.winner(rules, turn)
        turn = Turn(playing_order(leader, len(hands), step, out), [], turn.trump)
    if depth == 0 or not hands[turn.seat()]:
        return 1 if depth == 0 else 0
    seat, ways = turn.seat(), 0
    for card in game.playable(rules, turn, hands[seat]):
        after = [[c for c in hand if c != card] for hand in hands]
        next_turn = Turn(turn.order, [*turn.trick, card], turn.trump)
        ways += count(game, rules, after, next_turn, depth - 1, step, out)
    return ways


def row(name, game, told, deal):
    """A fixed deal and its counts for 1, 2, 3 … cards, up to the first of MOST or more."""
    rules = options(name, told)
    step = -1 if name == "quadrille" else 1
    out = deal.get("out", [])
    if name == "euchre":
        out = euchre.sitting_out(deal.get("alone"), deal.get("lone_defender"))
    order = playing_order(deal["leader"], len(deal["hands"]), step, out)
    cards = sum(len(deal["hands"][seat]) for seat in order)
    counts = []
    while len(counts) < cards and (not counts or counts[-1] < MOST):
        start = Turn(order, [], deal.get("trump"))
        counts.append(count(game, rules, deal["hands"], start, len(counts) + 1, step, out))
    return {"game": name, "rules": told, **deal, "counts": counts}


def fixed(name, game, told, each, seed, **said):
    """A deal of `each` cards a player out of the shuffled pack; Kyuuri says its players."""
    rules = options(name, told)
    chance = random.Random(seed)
    seats = said.get("players", rules.get("players", 4))
    hands, _ = deal_out(chance, game.cards_of(rules), seats, each)
    deal = {"leader": chance.randrange(seats), **said, "hands": hands}
    if name != "kyuuri":
        deal.setdefault("trump", chance.choice("SHDC"))
    return row(name, game, told, deal)


def rows(name):
    """The fixed deals of a game: full hands for the first cards, short ones to the end."""
    return {"euchre": of_euchre, "quadrille": of_quadrille}.get(
        name, {"klaverjas": of_klaverjas, "kyuuri": of_kyuuri}.get(name)
    )()


def of_euchre():
    for seed, pack in enumerate(["24", "32", "25_joker", "33_joker"]):
        for each in (5, 3, 2):
            yield fixed("euchre", euchre, {"pack": pack}, each, 100 + 10 * seed + each)
    yield fixed("euchre", euchre, {}, 5, 150, alone=1, leader=0)
    yield fixed("euchre", euchre, {}, 5, 151, alone=1, lone_defender=2, leader=2)
    yield fixed("euchre", euchre, {}, 5, 152, lone_defender=3, leader=0)


def of_quadrille():
    for seed, trump in enumerate("SHDC"):
        yield fixed("quadrille", quadrille, {}, 10, 200 + seed, trump=trump)
        for n in range(3):
            yield fixed("quadrille", quadrille, {}, 4, 210 + 10 * seed + n, trump=trump)


def of_klaverjas():
    variants = [
        {},
        {"play_rules": "rotterdam"},
        {"undertrump_opponent": "free"},
        {"undertrump_opponent": "forced"},
        {"beat_partner": False},
        {"undertrump_partner": "free"},
        {"values": "boonaken"},
        {"values": "swiss_jass", "play_rules": "rotterdam"},
    ]
    for told in variants:
        yield fixed("klaverjas", klaverjas, told, 8, 300, trump="H")
        for n, trump in enumerate("SHDC"):
            yield fixed("klaverjas", klaverjas, told, 4, 310 + n, trump=trump)
    for way in ("amsterdam", "rotterdam"):
        told = {"players": 3, "play_rules": way}
        yield fixed("klaverjas", klaverjas, told, 10, 350, trump="D")
        for n, trump in enumerate("SHDC"):
            yield fixed("klaverjas", klaverjas, told, 5, 360 + n, trump=trump)


def of_kyuuri():
    for told in ({}, {"compare": "previous"}, {"ace_led": "all_lowest"}):
        for players in (2, 3, 5, 7):
            yield fixed("kyuuri", kyuuri, told, 7, 400 + players, players=players)
    yield fixed("kyuuri", kyuuri, {}, 3, 450, players=4, out=[1], leader=2)
