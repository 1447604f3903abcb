"""Deals tapped in at random through the form that the door tells: every tap is answered, what is said of a tap comes
true, and what is ready is written as it was told. `entry.py PROGRAM SOURCE`; a sample, with SPADILLE_LONG many."""

import json
import os
import random
import unittest
import uuid

from at_the_door import AtTheDoor, LANGUAGES
from door import until

LONG = bool(os.environ.get("SPADILLE_LONG"))
SOME = ("euchre/seed", "euchre/cornwall", "euchre/boston-1888", "klaverjas/seed", "klaverjas/individual",
        "klaverjas/three-handed", "klaverjas/rotterdam-nku", "kyuuri/seed", "kyuuri/agurk", "kyuuri/two-lives",
        "quadrille/seed", "quadrille/old-laws")
SEEDS = range(10) if LONG else range(2)
DEALS = 8 if LONG else 3
TAPS = 40  # of a deal, before it is begun again
TRIES = 25  # of a deal, before it is given up
PEOPLE = ("Ann", "Bob", "Chris", "Dora", "Eve", "Finn")
KINDS = {"flag", "choice", "suit", "figure", "number", "list", "cards"}
ALWAYS = {"format", "version", "language", "session", "title", "deal", "chalked", "way", "fields", "ready"}
SOMETIMES = {"corrects", "turn", "awaiting", "ways", "marks", "amounts", "pack", "quick", "parties", "outlook",
             "effect", "columns", "moved", "lines", "findings"}
OF_READY = {"effect", "columns", "moved"}
RUBBISH = (None, True, -1, 10 ** 9 + 1, 10 ** 20, 1.5, "", "x", "9" * 200, "a\u0000b", "♠A", [], [[]], [[[[]]]], {},
           {"a": {"b": {"c": {}}}}, [None], [1, "1", {}], "[" * 60, [0] * 300, {"": 0}, {"A b": 1})


def toggled(field, value):
    """What the member is once that choice was tapped."""
    chosen = field["values"]
    if field["kind"] == "list":
        return [*chosen, value]
    if value in chosen:
        return [each for each in chosen if each != value]
    return sorted([*chosen, value]) if field.get("many") else [value]


def possible(field):
    return [choice for choice in field.get("choices", ()) if choice["possible"]]


def pairs(chalked):
    return sorted(zip(chalked[::2], chalked[1::2]))


class Form:
    """A deal as a phone enters it: the last answer, and what can be tapped now."""

    def __init__(self, test, key, session, chance, **begins):
        self.test, self.key, self.session, self.chance, self.begins = test, key, session, chance, begins
        self.taps, self.now = [], None
        self.tap({})

    @property
    def ready(self):
        return self.now["ready"]

    def so_far(self):
        return {} if self.now is None else {name: self.now[name] for name in ("deal", "chalked", "way")}

    def ask(self, **members):
        told = {"session": self.session, **self.so_far(), **self.begins, **members}
        return self.test.host.ask(self.key, "entry", **told)

    def tap(self, members):
        self.taps.append(members)
        answer = self.ask(**members)
        self.test.assertEqual(answer.status, 200, (self.taps, self.now, answer.body))
        self.now = answer.json

    def field(self, key):
        return next((field for field in self.now["fields"] if field["key"] == key), None)

    def choose(self):
        """Something that can be tapped, sooner what brings the deal to an end."""
        ends = [{"key": field["key"], "value": toggled(field, choice["value"])} for field in self.now["fields"]
                for choice in field.get("choices", ()) if "effect" in choice and choice["possible"]]
        if ends and self.chance.random() < 0.5:
            return self.chance.choice(ends)
        taps = [tap for field in self.now["fields"] for tap in self.of(field)]
        told = [tap for tap in taps if self.field(tap["key"])["values"]]
        fresh = [tap for tap in taps if not self.field(tap["key"])["values"]]
        if fresh and (not told or self.chance.random() < 0.7):
            taps = fresh
        others = self.besides()
        if not taps or others and self.chance.random() < 0.15:
            return self.chance.choice(others) if others else {}
        return self.chance.choice(taps)

    def of(self, field):
        """Taps on a field: what it becomes."""
        if not field["asked"]:
            return
        if field["values"] and self.chance.random() < 0.3:
            yield {"key": field["key"], "value": field["values"][:-1]}
        if field["kind"] == "number":
            yield {"key": field["key"], "value": [self.chance.randint(0, field["most"])]}
        elif field["kind"] == "cards":
            yield from self.of_cards(field)
        elif "choices" in field:
            choices = possible(field)
            for choice in self.chance.sample(choices, min(len(choices), 3)):
                yield {"key": field["key"], "value": toggled(field, choice["value"])}
        else:
            yield {"key": field["key"], "value": [*field["values"], self.chance.randint(0, 10)]}

    def of_cards(self, field):
        gone = {card for other in self.now["fields"] if other["kind"] == "cards" for card in other["values"]}
        pack = [card["card"] for row in self.now["pack"] for card in row if card["card"] not in gone]
        for count in {min(most, len(pack)) for most in (1, 4, 8)} - {0}:
            yield {"key": field["key"], "value": sorted([*field["values"], *self.chance.sample(pack, count)])[:32]}

    def besides(self):
        """Marks, quick answers and ways."""
        taps = [{"quick": quick["key"]} for quick in self.now.get("quick", ())]
        taps += [{"way": way} for way in range(len(self.now.get("ways", ())))]
        if "marks" in self.now and len(self.now["chalked"]) < 8:
            party = self.chance.randrange(len(self.now["marks"]))
            taps.append({"chalked": [*self.now["chalked"], party, self.chance.choice(self.now["amounts"])]})
        if self.now["chalked"]:
            taps.append({"chalked": self.now["chalked"][:-2]})
        return taps


class Entry(AtTheDoor):
    def setUp(self):
        super().setUp()
        self.key = self.host.key()
        self.host.tell("director 1")
        until("he may enter deals", lambda: self.host.ask(self.key, "phones").status == 200)
        self.rules = [each["id"] for each in self.book.run("rules", "list")["rules"]] if LONG else SOME

    def begin(self, rules, chance):
        count = chance.randint(3, 6) if rules.startswith("kyuuri") else 3 if rules.endswith("three-handed") else 4
        waits = ("--wait", "Gus,Hans", "--in-turn", chance.choice(("deal", "game"))) if chance.random() < 0.3 else ()
        return self.book.run("new", rules, *PEOPLE[:count], *waits)["session"]["number"]

    def record(self, form, **members):
        told = {"id": str(uuid.uuid4()), "session": form.session, "head": form.now["session"]["head"],
                "deal": form.now["deal"], **form.begins, **members}
        return self.host.do(self.key, "record", **told)

    def test_deals_that_are_tapped_in_are_written_as_they_were_told(self):
        for rules in self.rules:
            for seed in SEEDS:
                with self.subTest(rules=rules, seed=seed):
                    chance = random.Random(f"{rules} {seed}")
                    session, written = self.begin(rules, chance), 0
                    for _ in range(DEALS):
                        written += self.enter(session, chance)
                    self.assertGreater(written, 0, "no deal was ever ready")

    def enter(self, session, chance):
        """One deal; whether it came to its end. The evening may have."""
        if self.host.ask(self.key, "entry", session=session).status == 400:
            return 0
        for _ in range(TRIES):
            form = Form(self, self.key, session, chance)
            for _ in range(TAPS):
                tapped = form.choose()
                form.tap(tapped)
                self.judge(form, tapped, chance)
                if form.ready and chance.random() < 0.5:
                    self.write(form)
                    return 1
        return 0

    def judge(self, form, tapped, chance):
        """The answer to a tap."""
        now, where = form.now, (form.taps, form.now)
        self.assertLessEqual(ALWAYS, set(now), where)
        self.assertLessEqual(set(now), ALWAYS | SOMETIMES, where)
        self.assertEqual(OF_READY & set(now), OF_READY if now["ready"] else set(), where)
        self.assertFalse(now["ready"] and now.get("findings"), where)
        for field in now["fields"]:
            self.judge_field(field, where)
        field = form.field(tapped.get("key"))
        if field and field["values"]:
            self.assertEqual(field["values"], tapped["value"], where)
        if "chalked" in tapped:
            self.assertEqual(pairs(now["chalked"]), pairs(tapped["chalked"]), where)
            self.assertEqual([[mark for of, mark in zip(now["chalked"][::2], now["chalked"][1::2]) if of == party]
                              for party in range(len(now["marks"]))], [each["marks"] for each in now["marks"]], where)
        if "way" in tapped:
            self.assertEqual(now["way"], tapped["way"], where)
        self.assertEqual(form.ask().json, now, where)  # as it was told
        self.judge_promises(form, chance)
        if not now["ready"] and chance.random() < 0.2:
            self.refused(form)

    def judge_field(self, field, where):
        self.assertIn(field["kind"], KINDS, where)
        self.assertTrue(field["label"], where)
        self.assertEqual(len(field.get("shown", ())), len(field["values"]), where)
        if field["kind"] == "number":
            self.assertGreater(field["most"], 0, where)
        for choice in field.get("choices", ()):
            self.assertEqual(choice["chosen"], choice["value"] in field["values"], where)
            self.assertFalse({"effect", "good", "bad"} & set(choice) and choice["chosen"], where)
        if field["kind"] == "flag":
            self.assertEqual([choice["value"] for choice in field["choices"]], [1], where)

    def judge_promises(self, form, chance):
        """What a button says that it does, it does."""
        promised = [(field, choice) for field in form.now["fields"] for choice in field.get("choices", ())
                    if "effect" in choice]
        for field, choice in promised if LONG else chance.sample(promised, min(len(promised), 3)):
            tap = {"key": field["key"], "value": toggled(field, choice["value"])}
            then = form.ask(**tap)
            where = (form.taps, form.now, tap, then.body)
            self.assertEqual(then.status, 200, where)
            self.assertTrue(then.json["ready"], where)
            self.assertEqual(then.json["effect"], choice["effect"].split("\n")[0], where)

    def refused(self, form, **members):
        before = self.book.digest()
        answer = self.record(form, **members)
        self.assertEqual((answer.status, answer.json["format"]), (400, "spadille/refusal"), (form.now, members, answer))
        self.assertEqual(self.book.digest(), before)

    def write(self, form):
        answer = self.record(form)
        where = (form.taps, form.now, answer.body)
        self.assertEqual(answer.status, 200, where)
        board = self.host.ask(self.key, "board", session=form.session).json
        row = next(row for row in reversed(board["rows"]) if row["kind"] == "deal")
        self.assertEqual(row["event"], answer.json["event"], where)
        self.assertEqual(row["gains"], form.now["effect"], (where, row))
        self.assertEqual(row["moved"], form.now["moved"], (where, row))
        self.assertEqual(len(board["columns"]), len(form.now["columns"]), where)  # others may sit there now
        self.assertEqual([(line["rule"], line["text"]) for line in row.get("lines", ())],
                         [(line["rule"], line["text"]) for line in form.now.get("lines", ())], where)
        self.same_figures(board, self.book.sheet(form.session))

    def test_deal_that_is_corrected_is_written_as_it_was_told(self):
        """It begins as it is; others stand behind it."""
        for rules in self.rules:
            with self.subTest(rules):
                chance = random.Random(rules)
                session = self.begin(rules, chance)
                entered = sum(self.enter(session, chance) for _ in range(3))
                rows = self.host.ask(self.key, "sheet", session=session).json["rows"]
                deals = [row for row in rows if row["kind"] == "deal"]
                self.assertEqual(len(deals), entered)
                self.correct(session, chance.randrange(entered), deals, chance)

    def correct(self, session, index, rows, chance):
        """A deal of the sheet, by other taps."""
        form = Form(self, self.key, session, chance, corrects=rows[index]["event"])
        self.assertEqual((form.ready, form.now["moved"], form.now["effect"]),
                         (True, rows[index]["moved"], rows[index]["gains"]))
        for _ in range(TAPS):
            form.tap(tapped := form.choose())
            self.judge(form, tapped, chance)
            if form.ready:
                return self.write_correction(form, self.book.sheet(session)["deals"][index]["deal"])

    def write_correction(self, form, before):
        answer = self.record(form, why="misheard")
        where = (form.taps, form.now, answer.body)
        self.assertEqual(answer.status, 200, where)
        [row] = [row for row in self.host.ask(self.key, "sheet", session=form.session).json["rows"]
                 if row.get("event") == form.begins["corrects"]]
        self.assertEqual((row["moved"], row["gains"]), (form.now["moved"], form.now["effect"]), where)
        [deal] = [deal for deal in self.book.sheet(form.session)["deals"] if deal["event"] == row["event"]]
        if deal["deal"] != before:
            self.assertEqual((deal["former"][0]["deal"], deal["former"][0]["why"]), (before, "misheard"), where)

    def test_what_was_ruled_on_the_deal_in_play_is_in_what_the_form_says(self):
        session = self.begin("quadrille/seed", random.Random(0))
        self.book.run("ruling", "holding_back", "who=Ann", "--post", "--deal", "play")
        form = Form(self, self.key, session, random.Random(0))
        for key, value in (("ombre", 0), ("contract", 1), ("tricks", 6)):
            form.tap({"key": key, "value": [value]})
        self.assertEqual(len(form.now["awaiting"]), 1)
        self.assertEqual((form.ready, form.now["moved"]), (True, [-1, -1, -1, -1, 4]))
        self.write(form)

    def test_marks_chalked_before_anybody_is_named_are_in_what_a_button_says(self):
        form = Form(self, self.key, self.begin("klaverjas/seed", random.Random(1)), random.Random(1))
        form.tap({"chalked": [1, 20]})
        form.tap({"key": "points", "value": [100]})
        self.judge_promises(form, random.Random(1))
        maker = form.field("maker")["choices"]
        self.assertEqual([choice["effect"] for choice in maker],
                         ["Ann & Chris +100 · Bob & Dora +82", "Ann & Chris +62 · Bob & Dora +120"] * 2)

    def test_quick_answer_stays_in_every_way(self):
        form = Form(self, self.key, self.begin("klaverjas/seed", random.Random(1)), random.Random(1))
        for way in (0, 1):
            form.tap({"way": way})
            form.tap({"quick": "pit"})
            form.tap({"key": "maker", "value": [0]})
            with self.subTest(way):
                self.assertEqual([quick["chosen"] for quick in form.now["quick"]], [True], form.now["deal"])
                self.assertTrue(form.ready)
            form = Form(self, self.key, form.session, form.chance)

    def test_marks_stay_in_the_order_in_which_they_were_chalked(self):
        form = Form(self, self.key, self.begin("klaverjas/seed", random.Random(1)), random.Random(1))
        for chalked in ([1, 20], [1, 20, 0, 50], [1, 20, 0, 50, 1, 100]):
            form.tap({"chalked": chalked})
            self.assertEqual(form.now["chalked"], chalked)

    def test_every_way_asks_for_something_of_its_own(self):
        """Whoever says that he tells it so can tell it so."""
        for rules in self.rules:
            form = Form(self, self.key, self.begin(rules, random.Random(1)), random.Random(1))
            if (first := form.now["fields"][0]) and first["key"] in ("maker", "taker"):
                form.tap({"key": first["key"], "value": [0]})
            asked = []
            for way in range(len(form.now.get("ways", ()))):
                asked.append({field["key"] for field in form.ask(way=way).json["fields"] if field["asked"]})
            for way, keys in enumerate(asked):
                with self.subTest(rules=rules, way=form.now["ways"][way]):
                    self.assertTrue(keys - set().union(*(asked[:way] + asked[way + 1:])), asked)

    def test_form_is_told_in_every_language(self):
        for rules in self.rules:
            session = self.begin(rules, random.Random(rules))
            told = [self.host.ask(self.key, "entry", session=session, language=each).json for each in LANGUAGES]
            for language, entry in zip(LANGUAGES, told):
                self.assertEqual(entry["language"], language)
                self.assertEqual([(field["key"], field["kind"]) for field in entry["fields"]],
                                 [(field["key"], field["kind"]) for field in told[0]["fields"]])
                for text in (entry["title"], entry["turn"], *(field["label"] for field in entry["fields"])):
                    self.assertTrue(text.strip())

    def test_nobody_taps_where_no_session_is_open(self):
        for session in self.book.sessions():
            if session["state"] == "open":
                self.book.run("close", "--session", session["session"])
        self.assertEqual(self.host.ask(self.key, "entry").json,
                         {"format": "spadille/entry", "version": 1, "language": "en"})

    def test_deal_that_was_meddled_with(self):
        """It is refused, or taken for the deal that it tells; nothing is written, and nobody falls over it."""
        for rules in self.rules:
            chance = random.Random(rules)
            session = self.begin(rules, chance)
            form = Form(self, self.key, session, chance)
            for _ in range(TAPS):
                form.tap(form.choose())
                if form.ready:
                    break
            before = self.book.digest()
            for _ in range(200 if LONG else 25):
                deal = meddled(form.now["deal"], chance)
                with self.subTest(rules=rules, deal=str(deal)[:200]):
                    self.judge_meddled(form, deal)
            self.assertEqual(self.book.digest(), before)

    def judge_meddled(self, form, deal):
        answer = self.host.send(self.host.asking(self.key, "entry", session=form.session, deal=deal))
        self.assertIn(answer.status, (200, 400, 413), answer)
        if answer.status == 200:
            again = self.host.ask(self.key, "entry", session=form.session, deal=answer.json["deal"])
            self.assertEqual((again.json["deal"], again.json["ready"], again.json.get("effect")),
                             (answer.json["deal"], answer.json["ready"], answer.json.get("effect")))
        if answer.status != 200 or not answer.json["ready"]:
            self.assertIn(self.record(form, deal=deal).status, (400, 413), answer)

    def test_document_as_large_as_there_may_be(self):
        session = self.begin("quadrille/seed", random.Random(1))
        form = Form(self, self.key, session, random.Random(1))
        for deal in ({f"a{n}": n for n in range(1300)}, {"a" * 200: {"b" * 200: ["c" * 200] * 60}},
                     {"tricks": [0] * 7000}, {"tricks": [[0] * 100] * 60}, {"a": "\\" * 230}):
            for answer in (self.host.ask(self.key, "entry", session=session, deal=deal), self.record(form, deal=deal)):
                self.assertIn(answer.status, (400, 413), str(deal)[:60])
        for raw in (b'{"a":' * 3000, b"[" * 15000, b'{"a":"' + b"\\u0000" * 2000, b"{" + b" " * 16000):
            body = b'{"format":"spadille/query","version":1,"asks":"entry","deal":' + raw
            answer = self.host.send(self.host.post("/v1/ask", body, [f"Authorization: Bearer {self.key}"]))
            self.assertIn(answer.status, (400, 413), raw[:20])


def meddled(deal, chance):
    """The deal with one thing changed, or a few."""
    deal = json.loads(json.dumps(deal))
    for _ in range(chance.choice((1, 1, 2, 3))):
        key = chance.choice([*deal, "nothing", "maker", "Maker", "tricks", "__proto__", ""])
        match chance.randrange(5):
            case 0:
                deal.pop(key, None)
            case 1:
                deal[key] = chance.choice(RUBBISH)
            case 2 if isinstance(deal.get(key), int):
                deal[key] += chance.choice((-1, 1, 100, 2 ** 31, 2 ** 63))
            case 3 if isinstance(deal.get(key), list):
                deal[key].append(chance.choice((*deal[key], *RUBBISH)))
            case 4 if isinstance(deal.get(key), list) and deal[key]:
                deal[key].pop(chance.randrange(len(deal[key])))
            case _:
                deal[chance.choice(("x", "points", "tricks", "maker", "ombre", "taker"))] = chance.randint(-3, 300)
    return deal


if __name__ == "__main__":
    unittest.main()
