"""Several faults of one deal: EU-8.20, KJ-8.15 to KJ-8.18, KY-8.9, QU-8.1."""

from collections import Counter

from . import euchre, klaverjas
from .outcome import REPLACED, STANDS, VOID, Outcome


def together(table, faults):
    """Every outcome that the clauses allow: they do not say which of two answers counts that
    contradict each other."""
    each = [(told, table.rule(told)) for told in told_once(faults)]
    if len(each) == 1:
        return [settled([each[0][1]])]
    combinations = SETS[table.game](table, each)
    return without_doubles([one for outcomes in combinations for one in by_any_dealer(outcomes)])


def told_once(faults):
    """What is told again with the same answers is the same fault."""
    return [told for i, told in enumerate(faults) if told.answers not in answers_of(faults[:i])]


def answers_of(faults):
    return [told.answers for told in faults]


def by_any_dealer(outcomes):
    """Where two name the next dealer, one of them does."""
    return [settled(outcomes[i:] + outcomes[:i]) for i in range(len(outcomes))]


def without_doubles(outcomes):
    return [outcome for i, outcome in enumerate(outcomes) if outcome not in outcomes[:i]]


def settled(outcomes):
    """One fate: void before all, then what stands instead of the score. What is paid is added; what
    was ruled instead of the score of a deal that is void is not."""
    fates = [outcome.fate for outcome in outcomes]
    fate = VOID if VOID in fates else REPLACED if REPLACED in fates else STANDS
    moves, later = Counter(), ()
    for outcome in outcomes:
        if outcome.later:
            later += outcome.later
        elif outcome.fate in (fate, STANDS):
            moves.update(outcome.moves)
    return Outcome(fate=fate, moves=moves, dealer=dealer_of(outcomes, fate), later=later)


def dealer_of(outcomes, fate):
    """Whoever is named first; where the deal is void, who is to deal it again."""
    named = [outcome for outcome in outcomes if outcome.dealer is not None]
    deciding = [outcome for outcome in named if outcome.fate == fate]
    usual = [] if fate == VOID else named
    return next((outcome.dealer for outcome in deciding + usual), None)


# Euchre


def of_euchre(table, each):
    """EU-8.20: revokes, and other faults that end a hand."""
    ending = [(told, outcome) for told, outcome in each if euchre.ends_hand(table, told, outcome)]
    others = [outcome for told, outcome in each if not euchre.ends_hand(table, told, outcome)]
    if not ending:
        return [others]
    return [outcomes + others for outcomes in euchre.ending_together(table, ending)]


# Klaverjas


def of_klaverjas(table, each):
    """KJ-8.15: more than one revoke of a side counts as one; of both sides, dealt again."""
    revokes = [(told, outcome) for told, outcome in each if is_claimed(told, outcome)]
    refused = [outcome for told, outcome in each if is_refusal(told, outcome)]
    others = [outcome for told, outcome in each if not counted(told, outcome)]
    ends = revokes_of_klaverjas(table, revokes) if revokes else []
    if refused:
        return [with_refusal(end, refused[0]) + others for end in ends or [Outcome()]]
    return [[outcome] + others for outcome in ends] or [others]


def with_refusal(end, refusal):
    """KJ-8.29: the side is nat, once; a deal lost by a revoke is not lost again by it."""
    return [end] if end.fate == REPLACED else [end, refusal]


def counted(told, outcome):
    return is_claimed(told, outcome) or is_refusal(told, outcome)


def is_refusal(told, outcome):
    return told["what"] == "must_name_passes" and outcome.changes


def is_claimed(told, outcome):
    return told["what"] == "revoke" and outcome.changes


def revokes_of_klaverjas(table, revokes):
    if len(revokes) == 1:
        return [revokes[0][1]]
    if table.rules["revoke"] == "personal":  # KJ-8.18
        paid = {}
        for told, outcome in revokes:
            paid[told["who"]] = outcome
        if any(outcome.fate == VOID for _, outcome in revokes):
            return [Outcome(fate=VOID)]
        return [settled(list(paid.values()))]
    sides = {told["who"] if table.seats == 3 else table.side(told["who"]) for told, _ in revokes}
    if len(sides) == 1 or table.rules["revoke"] == "none":
        return counted_as_one([outcome for _, outcome in revokes])
    return [klaverjas.revokes_of_both(table, revokes[0][0])]


def counted_as_one(outcomes):
    """Any of them, or of each account what is most."""
    replaced = [outcome for outcome in outcomes if outcome.fate == REPLACED]
    most = {}
    for outcome in replaced:
        for account, amount in outcome.moves.items():
            most[account] = max(amount, most.get(account, amount))
    return outcomes + ([Outcome(fate=REPLACED, moves=Counter(most))] if most else [])


# Kyuuri


def of_kyuuri(table, each):
    """KY-8.9: each of those at fault is charged so."""
    charged = [outcome for _, outcome in each if outcome.fate == REPLACED]
    others = [outcome for _, outcome in each if outcome.fate != REPLACED]
    if len(charged) < 2:
        everything = [outcome for _, outcome in each]
        let_stand = any(told.get("let_stand") for told, _ in each)
        return [everything] + ([without_void(everything)] if let_stand else [])
    seats = {seat for outcome in charged for seat in outcome.moves}
    amounts = {amount for outcome in charged for amount in outcome.moves.values()}
    return [
        [Outcome(fate=REPLACED, moves=Counter({seat: amount for seat in seats}))] + others
        for amount in amounts
    ]


def without_void(outcomes):
    """Who lets the deal stand, and asks for a new one: either may count."""
    return [outcome for outcome in outcomes if outcome.fate != VOID]


# Quadrille


def of_quadrille(table, each):
    """QU-8.1: a player pays no more than one beast in one deal."""
    return [with_one_beast_each(each), with_one_beast_each(each[::-1])]


def with_one_beast_each(each):
    paid, outcomes = set(), []
    for told, outcome in each:
        if any(outcome.moves.values()):
            if told["who"] in paid:
                outcome = Outcome(fate=outcome.fate, dealer=outcome.dealer)
            paid.add(told["who"])
        outcomes.append(outcome)
    return outcomes


SETS = {
    "euchre": of_euchre,
    "klaverjas": of_klaverjas,
    "kyuuri": of_kyuuri,
    "quadrille": of_quadrille,
}
