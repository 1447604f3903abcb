"""Reads what the program says of faults, a JSON object a line, and says where the rulebooks say
otherwise. Exit status 1 for any difference, for a kind that no clause was read for, and for no
line at all."""

import json
import sys
from collections import Counter

from .outcome import NotAsked, UnknownKind
from .table import Table, complaint

SHOWN = 10  # differences a run


def never_told(kinds):
    """Kinds that the model knows and nobody tells."""
    games = {game for game, _ in kinds}
    return [kind for game in games for kind in Table.kinds(game) if not kinds[game, kind]]


def main():
    kinds, lines, wrong = Counter(), Counter(), Counter()
    for text in sys.stdin:
        line = json.loads(text)
        lines["single" if "told" in line else "sets"] += 1
        table = Table(line["game"], line["table"])
        try:
            why = complaint(table, line)
        except NotAsked as key:
            why = f"is not asked: {key}"
        except UnknownKind as kind:
            why = f"no clause was read for {kind}"
        for each in [line["told"]] if "told" in line else line["set"]:
            kinds[line["game"], each["answers"]["what"]] += 1
        if why:
            wrong[why] += 1
            if sum(wrong.values()) <= SHOWN:
                print(f"{why}\n    {text.strip()}")
    missing = never_told(kinds)
    for kind in missing:
        print(f"never told: {kind}")
    for why, count in wrong.most_common(SHOWN):
        print(f"{count} times: {why}")
    told = f"{lines['single']} rulings, {lines['sets']} sets of faults"
    print(f"{told}, {sum(wrong.values())} differ")
    return 1 if wrong or missing or not lines else 0


sys.exit(main())
