#!/usr/bin/env python3
"""The ranking of a tournament once more, written from docs/rules/tournament/en.md alone.

    ranking_answers COUNT SEED | second_ranking.py

Lines come in twos: a tournament, and the ranking that the program gives it, as its header names the
fields. The first difference is told, and is the end.
"""

import json
import sys
from fractions import Fraction

LOT_MASK = (1 << 64) - 1


def half_away(value):
    """EV-4.1: to the nearest point, half away from zero."""
    whole = (2 * abs(value) + 1) // 2
    return int(whole if value >= 0 else -whole)


def lot_of(seed, name):
    """As ties.h names it: FNV-1a, the seed, splitmix64."""
    h = 0xCBF29CE484222325
    for byte in name.encode():
        h = ((h ^ byte) * 0x100000001B3) & LOT_MASK
    z = ((h ^ seed) + 0x9E3779B97F4A7C15) & LOT_MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & LOT_MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & LOT_MASK
    return (z ^ (z >> 31)) >> 1


def settled(told):
    """EV-3.2."""
    by_director = [t["figures"] for t in told if t["source"] == "director"]
    if by_director:
        return by_director[-1]
    together = {}
    for figures in (t["figures"] for t in told):
        for key, figure in figures.items():
            if together.setdefault(key, figure) in ([], 0) and key != "points":
                together[key] = figure
            if together[key] != figure and (figure not in ([], 0) or key == "points"):
                return None
    return together or None


class Club:
    """A tournament, and what follows from it."""

    def __init__(self, t):
        self.t = t
        self.people = range(len(t["roster"]))
        self.fewer = t["fewer_is_better"]
        self.told = {(r["round"], r["table"]): settled(r["told"]) for r in t["results"]}
        self.begun = max([r["round"] for r in t["results"] if r["told"]], default=0)
        self.lines = self.ranked()
        self.averages = {r: self.club_average(r) for r in range(1, self.drawn() + 1)}

    def drawn(self):
        return len(self.t["rounds"])

    def ranked(self):
        """EV-5.4."""
        pairs = {}
        if self.t["method"] in ("pairs", "moving", "round_robin", "by_standing"):
            for a, b in self.t["together"]:
                pairs[a], pairs[b] = b, a
        return [[p] + ([pairs[p]] if p in pairs else [])
                for p in self.people if pairs.get(p, p) >= p]

    def table(self, person, number):
        for table in self.t["rounds"][number - 1]["tables"]:
            if person in table["seats"]:
                return table
        return None

    def side(self, table, person):
        seat = table["seats"].index(person)
        return seat % 2 if self.t["partners"] and len(table["seats"]) == 4 else seat

    def play(self, person, number):
        """What the table says of his round, or None; with where he sat."""
        table = self.table(person, number)
        figures = self.told.get((number, table["table"]))
        if figures is None:
            return None
        side = self.side(table, person)
        own = figures["points"][side]
        others = [p for s, p in enumerate(figures["points"]) if s != side]
        against = min(others) if self.fewer else max(others)
        deals = figures["deals"] or self.t["deals"]
        if self.t["measure"] == "per_deal" and deals == 0:
            deals = 1
        return {"points": own, "against": against, "deals": deals,
                "won": own < against if self.fewer else own > against,
                "roem": figures["roem"][side] if figures["roem"] else 0,
                "pits": figures["pits"][side] if figures["pits"] else 0,
                "at": (table["table"], side)}

    def club_average(self, number):
        all_points = []
        for table in self.t["rounds"][number - 1]["tables"]:
            for person in table["seats"]:
                played = self.play(person, number)
                if played:
                    all_points.append(played["points"])
        return half_away(Fraction(sum(all_points), len(all_points))) if all_points else None

    def what(self, line, number):
        """Why somebody has points of a round, and who of a pair says so."""
        if number > self.begun:
            return "nothing", line[0]
        for person in line:
            if self.table(person, number):
                return "play", person
        for person in line:
            if person in self.t["rounds"][number - 1]["out"]:
                return "forced", person
        for person in line:
            why = self.t["roster"][person]["absence"][number - 1]
            if why != "none":
                return why, person
        return "nothing", line[0]

    def scores(self, line):
        empty = {"points": 0, "against": 0, "roem": 0, "pits": 0, "deals": 0, "won": False}
        rounds = []
        for number in range(1, self.drawn() + 1):
            why, person = self.what(line, number)
            score = dict(empty, why=why)
            if why == "play":
                played = self.play(person, number)
                score.update(played if played else {"why": "missing"})
            rounds.append(score)
        own = [s["points"] for s in rounds if s["why"] == "play"]
        own = half_away(Fraction(sum(own), len(own))) if own else None
        had = set()
        for number, score in enumerate(rounds, 1):
            if score["why"] in self.t["credits"]:
                first = score["why"] not in had
                had.add(score["why"])
                self.credit(score, number, own, first)
        for number, score in enumerate(rounds, 1):
            score["award"] = sum(a["points"] for a in self.t["awards"]
                                 if a["round"] == number and a["who"] in line)
            score["points"] += score["award"]
        return rounds

    def credit(self, score, number, own, first):
        """EV-4.1."""
        rule = self.t["credits"][score["why"]]
        brings = {"nothing": None, "points": rule["points"], "own_average": own,
                  "club_average": self.averages[number]}[rule["kind"]]
        if brings is None or (rule["once"] and not first) or self.t["measure"] == "per_deal":
            score["why"] = "nothing"
        else:
            score["points"] = brings

    def result(self, line):
        """EV-5 of one line."""
        rounds = self.scores(line)
        sign = -1 if self.fewer else 1
        able = [i for i, s in enumerate(rounds) if s["why"] not in ("nothing", "missing")]

        def worth(i):
            s = rounds[i]
            return sign * Fraction(s["points"], s["deals"] if self.t["measure"] == "per_deal" else 1)

        best = sorted(able, key=lambda i: (-worth(i), i))
        if self.t["best"]:
            best = best[:self.t["best"]]
        for i, s in enumerate(rounds):
            s["counts"] = i in best
        total = sum(rounds[i]["points"] for i in best)
        total += sum(s["award"] for i, s in enumerate(rounds) if i not in able)
        deals = sum(rounds[i]["deals"] for i in best)
        under = {"sum": 1, "per_deal": deals, "per_round": len(best)}[self.t["measure"]]
        return {"who": line, "scores": rounds, "total": total, "deals": deals,
                "rounds": len(best), "roem": sum(s["roem"] for s in rounds),
                "pits": sum(s["pits"] for s in rounds), "wins": sum(s["won"] for s in rounds),
                "played": sum(s["why"] in ("play", "missing") for s in rounds),
                "measure": (1, sign * Fraction(total, under)) if best else (0, 0)}

    def key(self, rung, group):
        """EV-6.1: a figure for each of a group, the higher the better."""
        sign = -1 if self.fewer else 1
        if rung in ("measure", "roem", "pits", "wins"):
            return [r[rung] for r in group]
        if rung == "lot":
            return [max(self.lot(p) for p in r["who"]) for r in group]
        if rung == "last_round":
            return [[(0, 0) if s["why"] in ("nothing", "missing") else (1, sign * s["points"])
                     for s in reversed(r["scores"])] for r in group]
        return self.direct(group, sign)

    def lot(self, person):
        return lot_of(self.t["seed"], self.t["roster"][person]["id"] or "#%d" % person)

    def direct(self, group, sign):
        figures = []
        for one in group:
            points = []
            for i, s in enumerate(one["scores"]):
                met = [o for o in group if o is not one and s["why"] == "play"
                       and o["scores"][i]["why"] == "play"
                       and o["scores"][i]["at"][0] == s["at"][0]
                       and o["scores"][i]["at"][1] != s["at"][1]]
                if met:
                    points.append(sign * s["points"])
            if not points:
                return [0] * len(group)
            figures.append(Fraction(sum(points), len(points)))
        return figures

    def told_apart(self, group, rungs):
        """The group in order: each with the rung that put it below the one before, None for equal."""
        if len(group) == 1 or not rungs:
            return [(r, None) for r in group]
        keyed = list(zip(self.key(rungs[0], group), group))
        ordered = []
        for key in sorted({json.dumps(k, default=str): k for k, _ in keyed}.values(), reverse=True):
            part = self.told_apart([r for k, r in keyed if k == key], rungs[1:])
            ordered += [(part[0][0], rungs[0] if ordered else None)] + part[1:]
        return ordered

    def ranking(self):
        results = [self.result(line) for line in self.lines]
        rungs = ["measure"] + self.t["ladder"]
        least = max(1, self.t["least"])
        ordered = []
        for i, (r, rung) in enumerate(self.told_apart([r for r in results if r["played"] >= least], rungs)):
            r["rung"] = "first" if i == 0 else rung or "shared"
            r["place"] = i + 1 if r["rung"] != "shared" else ordered[-1]["place"]
            ordered.append(r)
        placed = list(ordered)
        for r, _ in self.told_apart([r for r in results if r["played"] < least], rungs):
            r["rung"], r["place"] = "no_place", 0
            ordered.append(r)
        self.prizes(ordered, placed)
        return ordered

    def prizes(self, ordered, placed):
        """EV-7."""
        for r in ordered:
            r["prize"] = 0
        if not placed:
            return
        places = [r["place"] for r in placed]
        for place in set(places):
            group = [r for r in placed if r["place"] == place]
            taken = range(place, place + len(group))
            share(group, sum(p["amount"] for p in self.t["prizes"]
                             if p["for"] == "place" and p["place"] in taken
                             or p["for"] == "last" and place == max(places)))
        most = max(r["pits"] for r in placed)
        if most > 0:
            share([r for r in placed if r["pits"] == most],
                  sum(p["amount"] for p in self.t["prizes"] if p["for"] == "pits"))


def share(group, amount):
    """EV-7.2."""
    each, left = divmod(amount, len(group))
    for i, r in enumerate(sorted(group, key=lambda r: r["who"][0])):
        r["prize"] += each + (1 if i < left else 0)


def answer(t):
    names = ("place", "who", "total", "deals", "rounds", "played", "roem", "pits", "wins", "rung", "prize")
    return [dict({n: r[n] for n in names}, scores=[
        [s["why"], s["points"], s["against"], s["roem"], s["pits"], s["deals"], s["won"], s["counts"]]
        for s in r["scores"]]) for r in Club(t).ranking()]


def main():
    count, rungs, froms = 0, {}, {}
    for line in sys.stdin:
        tournament, theirs = json.loads(line), json.loads(next(sys.stdin))
        ours = answer(tournament)
        if ours != theirs:
            at = next((i for i, (a, b) in enumerate(zip(ours, theirs)) if a != b), len(ours))
            print("tournament", count + 1, "differs at line", at + 1)
            print(json.dumps(tournament))
            print("by the rules:", json.dumps(ours[at:at + 1]))
            print("the program: ", json.dumps(theirs[at:at + 1]))
            return 1
        count += 1
        for r in ours:
            rungs[r["rung"]] = rungs.get(r["rung"], 0) + 1
            for s in r["scores"]:
                froms[s[0]] = froms.get(s[0], 0) + 1
    print(count, "tournaments alike")
    print("rungs:", dict(sorted(rungs.items())))
    print("rounds:", dict(sorted(froms.items())))
    return 0 if count else 1


if __name__ == "__main__":
    sys.exit(main())
