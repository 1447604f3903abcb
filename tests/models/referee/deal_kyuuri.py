"""A random deal of Kyuuri, with some players already out."""

from . import kyuuri
from .cards import playing_order, rank
from .rules import options
from .table import deal_out, play_at_random

PRESETS = ["kyuuri/seed", "kyuuri/agurk", "kyuuri/gurka", "kyuuri/countdown"]
OPTIONS = {
    "ace_led": ["free", "all_lowest"],
    "compare": ["highest", "previous"],
    "cards": [7, 6],
}
IN_TURN = ["players", "out"]


def random_deal(told, chance, play=play_at_random):
    """Seats, who is out, hands, and as many tricks as cards."""
    rules = options("kyuuri", told)
    players = chance.randint(2, 7 if rules["cards"] == 7 else 8)
    out = sorted(chance.sample(range(players), chance.choice([0, 0, 1, 2]) % (players - 1)))
    still_in = [seat for seat in range(players) if seat not in out]
    dealer = chance.choice(still_in)
    dealt, _ = deal_out(chance, kyuuri.cards_of(rules), len(still_in), rules["cards"])
    hands = [dealt[still_in.index(seat)] if seat in still_in else [] for seat in range(players)]
    leader = kyuuri.first_leader(dealer, players, out)
    tricks, winners = play(
        kyuuri, rules, chance, hands, leader, rules["cards"], out=out
    )
    played = {"players": players, "out": out, "dealer": dealer, "hands": hands, "tricks": tricks}
    played["orders"] = [playing_order(t["leader"], players, 1, out) for t in tricks]
    return played, expected(players, out, tricks[-1], winners)


def expected(players, out, last, winners):
    """Who took the last trick with which rank, and who else played it (KY-5.1, KY-5.3)."""
    order = playing_order(last["leader"], players, 1, out)
    taken = rank(last["cards"][order.index(winners[-1])])
    same = [seat for seat, card in zip(order, last["cards"]) if rank(card) == taken]
    matched = sorted(seat for seat in same if seat != winners[-1])
    return {"winners": winners, "taker": winners[-1], "rank": taken, "matched": matched}
