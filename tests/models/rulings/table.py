"""A table as the program tells of it, and what the rulebooks say of faults there."""

from collections import Counter

from . import euchre, klaverjas, kyuuri, quadrille
from .outcome import REPLACED, STANDS, VOID, Outcome, Told, UnknownKind
from .together import together

# KJ-6.5: how four sit in each game of an individual evening, in turn; the first plays with the second in the second.
SEATINGS = ((0, 1, 2, 3), (0, 2, 1, 3), (0, 1, 3, 2))
FATES = {"advice": STANDS, "lines": STANDS, "replaces_score": REPLACED, "redeal": VOID}
GAMES = {"euchre": euchre, "klaverjas": klaverjas, "kyuuri": kyuuri, "quadrille": quadrille}


class Table:
    def __init__(self, game, told):
        self.game = game
        self.book = GAMES[game]
        self.rules = told["rules"]
        self.seats = told["seats"]
        self.totals = told["totals"]
        self.games = told.get("games", 0)  # that are over
        before = told["before"]
        self.dealer = before["dealer"]
        self.pool = before.get("pool", 0)
        self.out = before.get("out", [])
        self.absent = before.get("absent", [])

    @staticmethod
    def kinds(game):
        return GAMES[game].KINDS

    def rule(self, told):
        kind = told["what"]
        if kind not in self.book.KINDS:
            raise UnknownKind(f"{self.game}: {kind}")
        return self.book.KINDS[kind](self, told)

    def passed_out(self, came):
        """By all three, where the same dealer deals again; nothing is entered of a deal that was
        ended in play."""
        entered = "deals" in came and not came["play"]
        return self.seats == 3 and self.rules.get("redeal_by") == "same" and entered

    def next_dealer(self, dealer, out=(), game_over=False):
        """QU-2.1 and QU-7.19, EU-6.3, KJ-2.1, KY-6.2 and KY-6.4."""
        way = -1 if self.game == "quadrille" and self.rules["rotation"] == "right" else 1
        seats = [self.left_of(dealer, way * i) for i in range(1, self.seats + 1)]
        return next(seat for seat in seats if game_over or seat not in out)

    def order(self):
        if self.rules.get("partners") == "rotating" and self.seats == 4:
            return SEATINGS[self.games % len(SEATINGS)]
        return tuple(range(self.seats))

    def left_of(self, seat, steps=1):
        order = self.order()
        return order[(order.index(seat) + steps) % self.seats]

    def side(self, seat):
        """0 or 1: whoever sits opposite is on the same."""
        return self.order().index(seat) % 2


def moved(amounts):
    return {account: amount for account, amount in amounts.items() if amount}


def differs(name, expected, got):
    return f"{name}: {expected} by the rulebook, {got} by the program" if expected != got else None


def complaint(table, line):
    """What the program says otherwise than the rulebooks; None where they agree."""
    if "told" in line:
        return of_one(table, line)
    return of_set(table, line)


def of_one(table, line):
    told = Told(line["told"]["answers"], line["told"]["asked"])
    expected, got = table.rule(told), line["got"]
    fate = FATES[got["effect"]]
    after = got["then"] if got["dealer"] is not None else None
    usual = table.dealer if expected.fate == VOID else table.next_dealer(table.dealer)
    named = usual if got["dealer"] is None else got["dealer"]
    return (
        differs(f"{told['what']}, the deal", expected.fate, fate)
        or differs(f"{told['what']}, moves", moved(expected.moves), moved(got["moves"]))
        or differs(f"{told['what']}, dealer", dealer_of(expected, usual), named)
        or differs(f"{told['what']}, the dealer after", expected.then, after)
    )


def told_of(line):
    each = [line["told"]] if "told" in line else line["set"]
    return [Told(one["answers"], one["asked"]) for one in each]


def of_set(table, line):
    """Several outcomes are right where the clauses do not choose between what was told."""
    set_of = told_of(line)
    expected = together(table, set_of)
    complaints = [of_outcome(table, outcome, line["came"]) for outcome in expected]
    if None in complaints:
        return None
    kinds = " and ".join(sorted(told["what"] for told in set_of))
    return f"{kinds}: {complaints[0]}"


def dealer_of(outcome, usual):
    return usual if outcome.dealer is None else outcome.dealer


def sum_of(rows):
    """A deal that is void may have a row of its own."""
    total = Counter()
    for row in rows:
        total.update(row)
    return total


def row_of(table, outcome, came):
    """What the deal moves: its play, and what was ruled; last what the deal before cost that it
    stands for (QU-8.4)."""
    row = Counter({} if outcome.fate == REPLACED else came["play"])
    row.update(outcome.moves)
    beast = quadrille.pool_at_start(table, row["pool"]) if outcome.later else 0
    for seat in outcome.later:
        row[f"seat{seat}"] -= beast
        row["pool"] += beast
    return row


def of_outcome(table, outcome, came):
    again = outcome.fate == VOID
    dealer = dealer_of(outcome, table.dealer) if again else table.dealer
    following = table.next_dealer(dealer, came["out"], came["game_over"])
    if table.passed_out(came):
        following = dealer  # KJ-7.18
    if not again:
        following = dealer_of(outcome, following)
    return (
        differs("dealt again", again, came["again"])
        or (differs("deals again", dealer, came["deals"]) if again else None)
        or differs("rows", moved(row_of(table, outcome, came)), moved(sum_of(came["rows"])))
        or differs("deals next", following, came["dealer"])
    )
