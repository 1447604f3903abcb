"""A table as the program tells of it, and what the rulebooks say of faults there."""

from collections import Counter

from . import euchre, klaverjas, kyuuri, quadrille
from .outcome import REPLACED, STANDS, VOID, Outcome, Told, UnknownKind
from .together import together

FATES = {"advice": STANDS, "lines": STANDS, "replaces_score": REPLACED, "redeal": VOID}
GAMES = {"euchre": euchre, "klaverjas": klaverjas, "kyuuri": kyuuri, "quadrille": quadrille}


class Table:
    def __init__(self, game, told):
        self.game = game
        self.book = GAMES[game]
        self.rules = told["rules"]
        self.seats = told["seats"]
        self.totals = told["totals"]
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
        seats = [(dealer + way * i) % self.seats for i in range(1, self.seats + 1)]
        return next(seat for seat in seats if game_over or seat not in out)


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
    usual = table.dealer if expected.fate == VOID else table.next_dealer(table.dealer)
    named = usual if got["dealer"] is None else got["dealer"]
    return (
        differs(f"{told['what']}, the deal", expected.fate, fate)
        or differs(f"{told['what']}, moves", moved(expected.moves), moved(got["moves"]))
        or differs(f"{told['what']}, dealer", dealer_of(expected, usual), named)
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


def known(table, line, why):
    """Why a difference is left as it is, until somebody mends it; None of any other."""
    return next((reason for reason, is_it in KNOWN if is_it(table, line, why)), None)


def void_once_entered(table, line, why):
    entered = not line.get("in_play", True)
    return table.game == "quadrille" and entered and line["came"]["again"]


def eleven_let_stand(table, line, why):
    """Whether all is right but the amount."""
    if table.game != "quadrille" or "set" not in line:
        return False
    faults = told_of(line)
    eleven = [told for told in faults if told["what"] == "played_with_eleven"]
    return pays_as_of_this_deal(table, line, [told for told in eleven if told.get("let_stand")])


def pays_as_of_this_deal(table, line, eleven):
    seats = {told["who"] for told in eleven}
    expected = [as_of_this_deal(table, one, seats) for one in together(table, told_of(line))]
    return any(of_outcome(table, one, line["came"]) is None for one in expected)


def as_of_this_deal(table, outcome, seats):
    """QU-5.14 instead of QU-8.4, for these seats."""
    moves, beast = Counter(outcome.moves), quadrille.pool_at_start(table)
    later = tuple(seat for seat in outcome.later if seat not in seats)
    for seat in set(outcome.later) & seats:
        moves.update({f"seat{seat}": -beast, "pool": beast})
    return Outcome(fate=outcome.fate, moves=moves, dealer=outcome.dealer, later=later)


def not_asked_to_play_on(table, line, why):
    thrown_in = [told for told in told_of(line) if told["what"] == "claim_rest"]
    against = any(told.get("against_loner") for told in thrown_in)
    return table.game == "euchre" and against and why == "is not asked: play_on"


def beside_like_a_wrong_number(table, line, why):
    """One of them that is told with points besides, and another fault that ends the hand."""
    if table.game != "euchre" or "set" not in line:
        return False
    ending = [
        told for told in told_of(line) if euchre.ends_hand(table, told, table.rule(told))
    ]
    like = [told for told in ending if told["what"] in euchre.AS_WRONG_NUMBER]
    return len(ending) > 1 and any(not told["offender_scores"] for told in like)


def both_revoked_told_as_one(table, line, why):
    """Beside another fault that is settled with it."""
    if table.game != "euchre" or "set" not in line:
        return False
    faults = told_of(line)
    both = [told for told in faults if told["what"] == "several_revokes" and told.get("both")]
    wrong = [told for told in faults if told["what"] in ("misdeal", "wrong_number")]
    return bool(both and wrong) and line["came"]["again"]


def wrong_dealer_and_eleven(table, line, why):
    """Whether all is right but the amount."""
    if table.game != "quadrille" or "set" not in line:
        return False
    faults = told_of(line)
    eleven = [told for told in faults if told["what"] == "played_with_eleven"]
    wrong_dealer = any(told["what"] == "wrong_dealer" for told in faults)
    return wrong_dealer and pays_as_of_this_deal(table, line, eleven)


KNOWN = [
    (
        "a beast of a deal that was entered and is then void is paid at once (QU-8.4, QU-5.14)",
        void_once_entered,
    ),
    (
        "eleven cards that are let stand cost what the pool held at the start of the deal"
        " (QU-5.14), not what it holds after it (QU-8.4)",
        eleven_let_stand,
    ),
    (
        "a hand thrown in against a lone maker is settled as EU-8.28, but of a claim of the rest"
        " nobody is asked whether he goes on (EU-8.29)",
        not_asked_to_play_on,
    ),
    (
        "EU-8.35 and EU-8.37, as in EU-8.14, are settled with other faults (EU-8.20) only where"
        " the side at fault would have scored",
        beside_like_a_wrong_number,
    ),
    (
        "revokes of both sides told as one, and a wrong number told before them: its points stay,"
        " although the deal is dealt again (EU-8.20)",
        both_revoked_told_as_one,
    ),
    (
        "eleven cards in a deal that the wrong player dealt cost what the pool held at its start,"
        " not what it holds after the deal in its place (QU-8.4, QU-8.6)",
        wrong_dealer_and_eleven,
    ),
]


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
