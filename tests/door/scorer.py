"""Phones that enter deals: who may, what is written once, and what is taken back, corrected and agreed to.
`scorer.py PROGRAM SOURCE`."""

import unittest
import uuid
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from at_the_door import AtATable, QUESTIONS
from door import bearer, until

DEAL = {"maker": 0, "tricks": 3}
BETTER = {"maker": 0, "tricks": 5}
EVERYBODY = {"onlooker", "player", "stranger", "scorer", "director"}
ENTERS = {"scorer", "director"}


def fresh():
    return str(uuid.uuid4())


class AtTheSheet(AtATable):
    """What phones send, each as a good one does where nothing else is said."""

    def scorer(self):
        return self.give(self.scan(), "scorer")

    def director(self):
        return self.give(self.scan(), "director")

    def act(self, key, form, **members):
        return self.host.do(key, form, **{"id": fresh(), "session": self.session, **members})

    def record(self, key, deal=None, **members):
        return self.act(key, "record", **{"deal": deal or DEAL, "head": self.head(), **members})

    def rule(self, key, **members):
        """What the rules say of the deal in play."""
        told = {"head": self.head(), "kind": "misdeal", "answers": ["before_turn_up"], **members}
        return self.act(key, "rule", **told)

    def undo(self, key, **members):
        return self.act(key, "undo", **members)

    def agree(self, key, **members):
        return self.act(key, "agree", **{"event": 2, "head": self.head(), **members})

    def entry(self, key, /, **members):
        return self.host.ask(key, "entry", **{"session": self.session, **members})

    def deals(self):
        return self.book.sheet(self.session)["deals"]

    def agreed(self):
        return [deal.get("agreed", []) for deal in self.deals()]

    def refused(self, status, act, *args, **members):
        """It says why, and nothing is written."""
        before = self.book.digest(), self.head()
        answer = act(*args, **members)
        self.assertEqual((answer.status, answer.json["format"]), (status, "spadille/refusal"), answer)
        self.assertEqual((self.book.digest(), self.head()), before)
        return answer.json

    def saved(self, answer):
        self.assertEqual((answer.status, answer.json["format"], answer.json["saved"]), (200, "spadille/done", True),
                         answer)
        return answer.json.get("event")


class Scorer(AtTheSheet):
    def test_host_gives_a_role_and_takes_it_away(self):
        for role in ("scorer", "director"):
            with self.subTest(role), self.host.look(key := self.scan()) as looking:
                self.assertEqual(looking.role()["role"], "onlooker")
                self.refused(403, self.record, key)
                self.give(key, role)
                self.assertEqual(looking.role(), {"format": "spadille/role", "version": 1, "role": role})
                self.assertEqual(self.entry(key).status, 200)
                self.saved(self.record(key))
                self.give(key, "player")
                self.assertEqual(looking.role()["role"], "onlooker")
                self.refused(403, self.record, key)
                self.refused(403, self.entry, key)

    def test_who_sits_there_has_seat_and_role(self):
        key = self.seated("Ann")
        with self.host.look(key) as looking:
            self.assertEqual(looking.role()["role"], "player")
            for role in ("scorer", "director", "player"):
                self.give(key, role)
                told = looking.role()
                self.assertEqual((told["role"], told["name"]), (role, "Ann"))
                self.saved(self.dispute(key))
            self.refused(403, self.record, key)

    def test_scorer_takes_a_seat_and_gives_it_up(self):
        key = self.scorer()
        self.refused(403, self.agree, key)
        self.assertEqual(self.host.do(key, "seat", name="Bob").json,
                         {"format": "spadille/role", "version": 1, "role": "scorer", "name": "Bob"})
        self.saved(self.agree(key))
        self.assertEqual(self.host.do(key, "seat").json["role"], "scorer")
        self.refused(403, self.dispute, key)
        self.saved(self.record(key))

    def test_role_outlives_a_host_that_is_killed(self):
        sits, stands, directs = self.give(self.seated("Ann"), "scorer"), self.scorer(), self.director()
        self.host.kill()
        self.host.start()
        for key, role in ((sits, "scorer"), (stands, "scorer"), (directs, "director")):
            with self.host.look(key) as looking:
                told = looking.role()
                self.assertEqual((told["role"], told.get("name")), (role, "Ann" if key == sits else None))
            self.saved(self.record(key))
        self.give(sits, "player")
        self.host.kill()
        self.host.start()
        self.refused(403, self.record, sits)
        self.saved(self.record(stands))

    def test_role_does_not_pass_to_who_takes_the_seat_over(self):
        for role in ("scorer", "director"):
            with self.subTest(role):
                old, new = self.give(self.seated("Ann"), role), self.scan()
                self.assertEqual(self.host.do(new, "seat", name="Ann").json["wants"], "Ann")
                self.refused(403, self.record, new)
                with self.host.look(new) as looking:
                    self.assertEqual(looking.role()["wants"], "Ann")
                    self.host.tell(f"agree {self.numbers[new]}")
                    self.assertEqual(looking.role(),
                                     {"format": "spadille/role", "version": 1, "role": "player", "name": "Ann"})
                self.refused(403, self.record, new)
                self.assertEqual(self.record(old).status, 401)
                self.host.do(new, "seat")

    def test_new_scan_makes_an_onlooker_and_the_same_phone_keeps_its_role(self):
        for role in ("scorer", "director"):
            key = self.give(self.scan(), role)
            knocked = self.host.send(self.host.knocking(self.host.token))
            self.numbers[knocked.json["key"]] = len(self.numbers) + 1
            self.assertEqual(knocked.json["role"], "onlooker")
            self.refused(403, self.record, knocked.json["key"])
            self.assertEqual(self.host.send(self.host.knocking(self.host.token, bearer(key))).json["key"], key)
            self.saved(self.record(key))

    def test_new_code_ends_every_role(self):
        keys = self.scorer(), self.director()
        self.host.stop()
        self.host.start("--new-code")
        for key in keys:
            self.assertEqual(self.record(key).status, 401)
        self.assertEqual(self.entry(self.host.key()).status, 403)

    def test_nobody_gives_himself_a_role(self):
        key = self.seated("Ann")
        for form, members in (("seat", {"role": "scorer"}), ("seat", {"name": "Ann", "duty": "scorer"}),
                              ("knock", {"token": self.host.token}), ("role", {"role": "scorer"})):
            self.assertEqual(self.host.do(key, form, **members).status, 400, form)
        for role in ("scorer", "director"):
            self.refused(403, self.host.do, key, "host", does=role, phone=self.numbers[key])
        self.refused(403, self.record, key)

    def test_lines_of_the_host_that_say_nothing_change_nothing(self):
        key = self.scan()
        number = self.numbers[key]
        for line in ("scorer", "scorer x", "scorer 0", "scorer -1", "scorer 99", f"scorer {10 ** 20}", "", "\0",
                     f"scorer {number}x", f"scorer {number} {number}", f"scorer {number},2", f"Scorer {number}",
                     f"owner {number}", f"scorer{number}", f"{number} scorer", f"scorer 9{number}"):
            self.host.tell(line)
        other = self.scorer()  # what was typed before was heard before
        self.refused(403, self.record, key)
        self.saved(self.record(other))

    def test_line_of_the_host_that_is_too_long_is_not_his_last(self):
        self.host.tell("x" * 5000)
        self.saved(self.record(self.scorer()))


class Matrix(AtTheSheet):
    """Who may do what: every role with every document."""

    def documents(self):
        """What, who may, and how a phone sends it."""
        for asks, (_, members) in QUESTIONS.items():
            yield asks, EVERYBODY, lambda key, asks=asks, members=members: self.host.ask(key, asks, **members)
        yield "settle", EVERYBODY, lambda key: self.host.ask(key, "settle", session=self.session)
        yield "entry", ENTERS, lambda key: self.entry(key)
        yield "entry that corrects", ENTERS, lambda key: self.entry(key, corrects=2)
        yield "kinds", EVERYBODY, lambda key: self.host.ask(key, "kinds", session=self.session)
        yield "ruling", EVERYBODY, lambda key: self.host.ask(key, "ruling", session=self.session, kind="misdeal")
        yield "trick", EVERYBODY, lambda key: self.host.ask(key, "trick", session=self.session)
        yield "legal", EVERYBODY, lambda key: self.host.ask(key, "legal", session=self.session, card="SA")
        yield "phones", {"director"}, lambda key: self.host.ask(key, "phones")
        yield "dispute", {"player"}, lambda key: self.dispute(key)
        yield "agree", {"player"}, lambda key: self.agree(key)
        yield "record", ENTERS, lambda key: self.record(key)
        yield "rule", ENTERS, lambda key: self.rule(key)
        yield "record that corrects", {"director"}, lambda key: self.record(key, BETTER, corrects=2, why="misheard")
        yield "undo of", ENTERS, lambda key: self.undo(key, of=self.recorded)
        yield "undo", {"director"}, lambda key: self.undo(key, head=self.head())
        yield "host", {"director"}, lambda key: self.host.do(key, "host", does="player",
                                                            phone=self.numbers[self.bystander])
        yield "seats", {"director"}, lambda key: self.host.ask(key, "seats", session=self.session)
        yield "seats changed", {"director"}, lambda key: self.host.do(
            key, "seats", id=fresh(), session=self.session, head=self.head(), players=["Bob", "Ann", "Chris", "Dora"])
        yield "beginning", {"director"}, lambda key: self.host.ask(key, "beginning", does="mend", session=self.session)
        yield "opening", {"director"}, lambda key: self.act(key, "opening", does="mend", head=self.head(), title=fresh())
        yield "remark", {"director"}, lambda key: self.act(key, "remark", does="note", text="tea")
        yield "close", {"director"}, lambda key: [self.act(key, "close", does=does, head=self.head())
                                                  for does in ("close", "reopen")][-1]
        yield "call", {"player", "stranger"}, lambda key: self.host.do(key, "call", does="call")
        yield "seat", EVERYBODY, lambda key: self.host.do(key, "seat")

    def test_every_role_with_every_document(self):
        roles = {"onlooker": self.scan(), "player": self.seated("Ann"), "scorer": self.scorer(),
                 "director": self.director()}
        writer, self.bystander = self.scorer(), self.scan()
        self.book.run("new", "euchre", "Eve", "Finn", "Gus", "Hans")
        roles["stranger"] = self.seated("Eve")
        for role, key in roles.items():
            for what, may, send in self.documents():
                self.recorded = fresh()
                self.saved(self.record(writer, id=self.recorded))
                self.judge(role, what, role in may, lambda send=send, key=key: send(key))

    def judge(self, role, what, may, send):
        before = self.book.digest(), self.head()
        with self.subTest(role=role, document=what):
            answer = send()
            self.assertEqual(answer.status, 200 if may else 403, answer)
            if not may:
                self.assertEqual(answer.json["format"], "spadille/refusal")
                self.assertEqual((self.book.digest(), self.head()), before)

    def test_nobody_without_a_key(self):
        self.recorded, self.bystander = fresh(), self.scan()
        before = self.book.digest()
        without = self.host.post
        self.host.post = lambda path, document, headers=(): without(path, document)
        for what, _, send in self.documents():
            with self.subTest(what):
                self.assertEqual(send("").status, 401)
                self.assertEqual(self.book.digest(), before)


class Recorded(AtTheSheet):
    def test_is_written_once_for_one_id(self):
        key, once = self.scorer(), fresh()
        head = self.head()
        events = [self.saved(self.record(key, id=once, head=head)) for _ in range(3)]
        self.assertEqual(events, [head + 1] * 3)
        self.assertEqual(len(self.deals()), 2)

    def test_is_written_once_for_one_id_in_other_letters(self):
        key, once, head = self.scorer(), "abcdef00-0000-4000-8000-00000000abcd", self.head()
        self.saved(self.record(key, id=once, head=head))
        other = self.record(key, id=once.upper(), head=head)
        self.assertIn(other.status, (200, 400, 409))
        self.assertEqual(len(self.deals()), 2)

    def test_is_written_once_for_one_id_by_four_at_once(self):
        key = self.scorer()
        for _ in range(10):
            head, once, before = self.head(), fresh(), len(self.deals())
            with ThreadPoolExecutor(4) as pool:
                answers = list(pool.map(lambda _: self.record(key, id=once, head=head), range(4)))
            self.assertEqual([self.saved(answer) for answer in answers], [head + 1] * 4)
            self.assertEqual(len(self.deals()), before + 1)

    def test_one_of_four_who_see_the_same_sheet_is_first(self):
        keys = [self.scorer() for _ in range(4)]
        for _ in range(10):
            head, before = self.head(), len(self.deals())
            with ThreadPoolExecutor(4) as pool:
                answers = list(pool.map(lambda key: self.record(key, head=head).status, keys))
            self.assertEqual(sorted(answers), [200, 409, 409, 409])
            self.assertEqual(len(self.deals()), before + 1)

    def other_records(self):
        """Whether the command line has: it is told where somebody was faster."""
        try:
            self.book.run("deal", "Bob", "4")
        except AssertionError as refused:
            self.assertIn('"kind":"conflict"', str(refused))
            return False
        return True

    def test_command_line_that_writes_at_the_same_time_loses_nothing(self):
        key = self.scorer()
        for _ in range(10):
            head, before = self.head(), len(self.deals())
            with ThreadPoolExecutor(1) as pool:
                other = pool.submit(self.other_records)
                answer = self.record(key, head=head)
                written = other.result()
            self.assertIn(answer.status, (200, 409))
            self.assertTrue(written or answer.status == 200)
            self.assertEqual(len(self.deals()), before + written + (answer.status == 200))
            if answer.status == 200:
                self.assertEqual(answer.json["event"], head + 1)

    def test_is_refused_where_figures_were_written_since(self):
        key = self.scorer()
        for written in (("deal", "Bob", "5"), ("correct", 1, "Ann", "5"), ("undo",), ("redo",),
                        ("seats", "Ann", "Bob", "Chris", "Eve")):
            head = self.head()
            self.book.run(*written)
            with self.subTest(written):
                self.assertEqual(self.refused(409, self.record, key, head=head)["kind"], "conflict")
        self.assertIn("error", self.refused(409, self.record, key, head=1, language="nl"))
        self.saved(self.record(key))

    def test_is_not_refused_for_what_was_only_said_since(self):
        key, player = self.scorer(), self.seated("Bob")
        for said in (lambda: self.book.run("note", "tea"), lambda: self.book.run("note", "hm", "--deal", 1),
                     lambda: self.saved(self.dispute(player)), lambda: self.saved(self.agree(player))):
            head = self.head()
            said()
            self.assertEqual(self.saved(self.record(key, head=head)), head + 2)

    def test_is_refused_of_a_sheet_that_nobody_can_have_seen(self):
        key = self.scorer()
        for head in (self.head() + 1, 999_999):
            self.refused(409, self.record, key, head=head)

    def test_needs_to_say_what_and_when(self):
        key = self.scorer()
        for left_out in ("id", "session", "head", "deal"):
            told = {"id": fresh(), "session": self.session, "head": self.head(), "deal": DEAL}
            del told[left_out]
            self.refused(400, self.host.do, key, "record", **told)

    def test_is_not_for_a_session_that_takes_none(self):
        key = self.scorer()
        self.refused(404, self.record, key, session=999)
        self.book.run("close")
        self.refused(400, self.record, key)
        self.refused(400, self.entry, key)
        self.book.run("reopen", "--session", self.session)
        self.saved(self.record(key))
        self.book.run("discard", "--session", self.session)
        self.refused(404, self.record, key, head=3)
        self.refused(404, self.entry, key)

    def test_id_of_something_else_does_not_stand_for_a_deal(self):
        """Nobody is told that a deal was saved where nothing but his remark was."""
        key, used = self.give(self.seated("Ann"), "scorer"), fresh()
        self.saved(self.dispute(key, id=used))
        answer = self.record(key, id=used)
        self.assertTrue(answer.status != 200 or len(self.deals()) == 2, answer)

    def test_deal_in_its_short_form(self):
        self.saved(self.record(self.scorer(), "Bob 4"))
        self.assertEqual(self.deals()[-1]["deal"], "Bob 4")

    def test_comes_to_everybody_who_looks_on(self):
        key, other = self.scorer(), self.scan()
        with self.host.look(other) as looking:
            looking.next()
            self.saved(self.record(key))
            self.assertEqual(looking.next().board["rows"][-1]["event"], 3)


class TakenBack(AtTheSheet):
    def test_once_and_only_what_was_last(self):
        key, first, second = self.scorer(), fresh(), fresh()
        self.saved(self.record(key, id=first))
        self.saved(self.record(key, BETTER, id=second))
        self.refused(409, self.undo, key, of=first)
        again = fresh()
        for _ in range(2):
            self.saved(self.undo(key, of=second, id=again))
        self.assertEqual(len(self.deals()), 2)
        self.refused(409, self.undo, key, of=second)
        self.saved(self.undo(key, of=first))
        self.assertEqual(len(self.deals()), 1)

    def test_once_by_four_at_once(self):
        key = self.director()
        for again in ([fresh()] * 4, [fresh() for _ in range(4)]):
            once = fresh()
            self.saved(self.record(key, id=once))
            with ThreadPoolExecutor(4) as pool:
                answers = list(pool.map(lambda own, of=once: self.undo(key, of=of, id=own).status, again))
            self.assertEqual(sorted(answers), [200] * 4 if len(set(again)) == 1 else [200, 409, 409, 409])
            self.assertEqual(len(self.deals()), 1)

    def test_deal_taken_back_is_not_recorded_by_the_same_id(self):
        key, once, head = self.scorer(), fresh(), self.head()
        self.saved(self.record(key, id=once, head=head))
        self.saved(self.undo(key, of=once))
        self.record(key, id=once, head=head)
        self.assertEqual(len(self.deals()), 1)

    def test_not_where_something_was_written_since(self):
        key = self.scorer()
        for written in (("note", "tea"), ("deal", "Bob", "4"), ("undo",), ("correct", 1, "Ann", "5")):
            once = fresh()
            self.saved(self.record(key, id=once))
            self.book.run(*written)
            with self.subTest(written):
                self.refused(409, self.undo, key, of=once)

    def test_not_what_nobody_knows(self):
        for key in (self.scorer(), self.director()):
            self.refused(409, self.undo, key, of=fresh())

    def test_after_everybody_has_agreed(self):
        key, player, once = self.scorer(), self.seated("Ann"), fresh()
        event = self.saved(self.record(key, id=once))
        self.saved(self.agree(player, event=event))
        self.saved(self.undo(key, of=once))
        self.assertEqual(len(self.deals()), 1)

    def test_director_takes_back_whatever_was_last(self):
        key = self.director()
        self.book.run("deal", "Bob", "4")
        for left in (1, 0):
            self.saved(self.undo(key, head=self.head()))
            self.assertEqual(len(self.deals()), left)
        self.refused(409, self.undo, key, head=self.head())

    def test_director_who_saw_another_sheet_takes_nothing_back(self):
        key, head = self.director(), self.head()
        self.book.run("deal", "Bob", "4")
        self.refused(409, self.undo, key, head=head)

    def test_director_takes_nothing_back_that_he_did_not_see(self):
        """What was last when he looked was the deal."""
        for said in (("note", "tea"), ("dispute", 1, "four")):
            key, head = self.director(), self.head()
            self.book.run(*said)
            with self.subTest(said):
                answer = self.undo(key, head=head)
                self.assertTrue(answer.status == 409 or len(self.deals()) == 0, (answer, self.deals()))

    def test_head_is_that_of_a_sheet_that_there_was(self):
        self.refused(409, self.undo, self.director(), head=self.head() + 1)

    def test_correction_of_a_director(self):
        key, once = self.director(), fresh()
        self.saved(self.record(key, BETTER, corrects=2, why="misheard", id=once))
        self.saved(self.undo(key, of=once))
        self.assertEqual((self.deals()[0]["deal"], self.deals()[0].get("former")), ("Ann 3", None))


class Corrected(AtTheSheet):
    def test_by_a_director_who_says_why(self):
        key, once = self.director(), fresh()
        for _ in range(2):
            self.saved(self.record(key, BETTER, corrects=2, why=" misheard ", id=once, head=2))
        [deal] = self.deals()
        self.assertEqual(deal["deal"], "Ann 5")
        [former] = deal["former"]
        self.assertEqual((former["deal"], former["why"]), ("Ann 3", "misheard"))
        [row] = self.host.ask(key, "sheet", session=self.session).json["rows"]
        self.assertEqual(row["former"][0]["why"], "misheard")

    def test_not_by_a_scorer_of_his_own_either(self):
        key = self.scorer()
        self.refused(403, self.record, key, BETTER, corrects=self.saved(self.record(key)))

    def test_not_where_it_was_corrected_since(self):
        key, head = self.director(), self.head()
        self.book.run("correct", 1, "Ann", "4")
        self.refused(409, self.record, key, BETTER, corrects=2, head=head)

    def test_not_what_is_no_deal(self):
        key = self.director()
        self.book.run("deal", "Bob", "4")
        self.book.run("undo")
        for event in (1, 3, 4, 99):
            self.refused(409, self.record, key, BETTER, corrects=event)
            self.refused(400, self.entry, key, corrects=event)

    def test_form_begins_with_the_deal_as_it_is(self):
        key = self.director()
        begun = self.entry(key, corrects=2).json
        self.assertEqual((begun["deal"], begun["ready"], begun["effect"]), (DEAL, True, "Ann & Chris +1"))
        [tricks] = [field for field in begun["fields"] if field["key"] == "tricks"]
        self.assertEqual(tricks["values"], [3])
        tapped = self.entry(key, corrects=2, deal=begun["deal"], chalked=begun["chalked"], way=begun["way"],
                            **{"key": "tricks", "value": [5]}).json
        self.assertEqual((tapped["deal"], tapped["effect"]), (BETTER, "Ann & Chris +2"))
        self.saved(self.record(key, tapped["deal"], corrects=2))
        self.assertEqual(self.deals()[0]["deal"], "Ann 5")

    def test_deal_that_is_none_is_refused(self):
        key = self.director()
        for deal in ({}, {"maker": 0}, {"maker": 0, "tricks": 6}, {"tricks": 3}, "Ann"):
            self.refused(400, self.act, key, "record", deal=deal, head=2, corrects=2)


class Agreed(AtTheSheet):
    def test_stands_in_the_sheet_and_on_the_board_once(self):
        key, once = self.seated("Ann"), fresh()
        with self.host.look(key) as looking:
            looking.next()
            self.saved(self.agree(key, id=once))
            self.assertEqual(looking.next().board["rows"][-1]["agreed"], ["Ann"])
        self.saved(self.agree(key, id=once))
        self.saved(self.agree(key))
        self.assertEqual((self.agreed(), self.head()), ([["Ann"]], 3))

    def test_by_four_at_once_is_agreed_by_four(self):
        keys = [self.seated(name) for name in ("Ann", "Bob", "Chris", "Dora")]
        with ThreadPoolExecutor(4) as pool:
            for answer in pool.map(lambda key: self.agree(key, head=2), keys):
                self.saved(answer)
        self.assertEqual(sorted(self.agreed()[0]), ["Ann", "Bob", "Chris", "Dora"])
        self.assertEqual(self.head(), 6)

    def test_ends_with_a_correction(self):
        key = self.seated("Ann")
        self.saved(self.agree(key))
        self.book.run("correct", 1, "Ann", "5")
        self.assertEqual(self.agreed(), [[]])
        self.refused(409, self.agree, key, head=2)
        self.saved(self.agree(key))
        self.assertEqual(self.agreed(), [["Ann"]])
        self.book.run("undo")
        self.assertEqual((self.agreed(), self.deals()[0]["deal"]), ([["Ann"]], "Ann 3"))

    def test_undo_at_the_host_passes_over_it(self):
        self.saved(self.agree(self.seated("Ann")))
        self.book.run("undo")
        self.assertEqual(self.deals(), [])
        self.book.run("redo")
        self.assertEqual(self.agreed(), [["Ann"]])

    def test_does_not_stop_redo(self):
        self.book.run("deal", "Bob", "4")
        self.book.run("undo")
        self.saved(self.agree(self.seated("Ann")))
        self.book.run("redo")
        self.assertEqual([deal["deal"] for deal in self.deals()], ["Ann 3", "Bob 4"])
        self.assertEqual(self.agreed(), [["Ann"], []])

    def test_not_to_what_is_no_deal(self):
        key = self.seated("Ann")
        self.book.run("deal", "Bob", "4")
        self.book.run("undo")
        for event in (1, 3, 4, 99):
            self.refused(409, self.agree, key, event=event)

    def test_who_agreed_is_called_as_he_is_now(self):
        key = self.seated("Ann")
        self.saved(self.agree(key))
        self.book.run("players", "rename", "Ann", "Anja")
        self.assertEqual(self.agreed(), [["Anja"]])
        self.book.run("new", "euchre", "Anneke", "Bob", "Chris", "Dora")
        self.book.run("players", "merge", "Anja", "Anneke")
        self.assertEqual(self.agreed(), [["Anneke"]])
        self.saved(self.agree(key))
        self.assertEqual((self.agreed(), self.head()), ([["Anneke"]], 3))

    def test_by_who_was_merged_before(self):
        key = self.seated("Ann")
        self.book.run("new", "euchre", "Anneke", "Bob", "Chris", "Dora")
        self.book.run("players", "merge", "Ann", "Anneke")
        with self.host.look(key) as looking:
            until("the name is that of both", lambda: looking.role()["name"] == "Anneke")
        self.saved(self.agree(key))
        self.assertEqual(self.agreed(), [["Anneke"]])
        self.book.run("players", "split", "Ann")
        self.assertEqual(self.agreed(), [["Ann"]])

    def test_by_who_waits(self):
        evening = self.book.run("new", "euchre", "Ann", "Bob", "Chris", "Dora", "--wait", "Eve")["session"]["number"]
        self.book.run("deal", "Ann", "3")
        self.saved(self.agree(self.seated("Eve"), session=evening, head=2))
        self.assertEqual(self.book.sheet(evening)["deals"][0]["agreed"], ["Eve"])

    def test_not_by_who_has_left(self):
        key = self.seated("Dora")
        self.book.run("seats", "Ann", "Bob", "Chris", "Eve")
        self.refused(403, self.agree, key)
        self.saved(self.agree(self.seated("Eve")))

    def test_survives_export_and_a_copy(self):
        self.saved(self.agree(self.seated("Ann")))
        self.book.run("verify")
        copy = Path(self.folder, "copy.db")
        self.book.run("backup", copy)
        self.assertEqual(type(self.book)(self.book.program, copy).sheet(self.session)["deals"][0]["agreed"], ["Ann"])


class Settled(AtTheSheet):
    def test_as_the_program_settles(self):
        """Everybody may ask, of every evening."""
        key = self.scan()
        for session in self.book.sessions():
            for stake in (1, 7, 1000):
                number = session["session"]
                with self.subTest(session=number, stake=stake):
                    answer = self.host.ask(key, "settle", session=number, stake=stake)
                    self.assertEqual(answer.status, 200, answer)
                    self.assertEqual(answer.json, self.book.run("settle", "--session", number, "--stake", stake))

    def test_of_the_evening_at_the_table(self):
        due = self.host.ask(self.scan(), "settle").json["due"]
        self.assertEqual(due, {"seat0": 1, "seat1": -1, "seat2": 1, "seat3": -1})

    def test_of_none(self):
        key = self.scan()
        self.book.run("discard", "--session", self.session)
        for session in (999, self.session):
            self.assertEqual(self.host.ask(key, "settle", session=session).status, 404)


class Director(AtTheSheet):
    """What he sends does what a line at the host does."""

    def wish(self, key, does, phone, **members):
        return self.host.do(key, "host", does=does, phone=phone, **members)

    def test_gives_roles_and_takes_them_away(self):
        director, key = self.director(), self.scan()
        with self.host.look(key) as looking:
            for does, role in (("scorer", "scorer"), ("director", "director"), ("player", "onlooker")):
                looking.role()
                self.saved(self.wish(director, does, self.numbers[key]))
                self.assertEqual(self.record(key).status, 200 if does != "player" else 403)
                until("the stream says so", lambda role=role: True if looking.roles and role in looking.roles[-1].data
                      else looking.take())

    def test_agrees_and_sends_away(self):
        director, old, new = self.director(), self.seated("Ann"), self.scan()
        self.assertEqual(self.host.do(new, "seat", name="Ann").json["wants"], "Ann")
        self.saved(self.wish(director, "agree", self.numbers[new]))
        self.assertEqual(self.dispute(old).status, 401)
        self.saved(self.dispute(new))
        self.saved(self.wish(director, "remove", self.numbers[new]))
        self.assertEqual(self.dispute(new).status, 401)

    def test_is_one_no_longer_when_he_says_so(self):
        for does, status in (("player", 403), ("scorer", 403), ("remove", 401)):
            key = self.director()
            self.saved(self.wish(key, does, self.numbers[key]))
            self.assertEqual(self.wish(key, "director", self.numbers[key]).status, status)

    def test_is_refused_what_no_host_does(self):
        key = self.director()
        for does, phone in (("scorer", 0), ("scorer", -1), ("scorer", "1"), ("scorer", 1.0), ("scorer", None),
                            ("owner", 1), ("", 1), ("Scorer", 1), (1, 1), (["scorer"], 1), ("stop", 1)):
            self.refused(400, self.wish, key, does, phone)
        self.refused(400, self.host.do, key, "host", does="scorer")
        self.refused(400, self.host.do, key, "host", phone=1)

    def test_phone_that_there_is_not(self):
        key = self.director()
        for does in ("agree", "remove", "player", "scorer", "director"):
            with self.subTest(does):
                answer = self.wish(key, does, 99)
                self.assertNotEqual(answer.status, 200, answer)

    def test_sees_the_phones(self):
        key, player, other = self.director(), self.give(self.seated("Ann"), "scorer"), self.scan()
        self.host.do(other, "seat", name="Ann")
        with self.host.look(player) as looking:
            looking.next()
            answer = self.host.ask(key, "phones")
        self.assertEqual(answer.json, {
            "format": "spadille/phones", "version": 1, "phones": [
                {"phone": self.numbers[key], "watching": False, "role": "director"},
                {"phone": self.numbers[player], "watching": True, "name": "Ann", "role": "scorer"},
                {"phone": self.numbers[other], "watching": False, "wants": "Ann"}]})
        for secret in (*self.numbers, self.host.token):
            self.assertNotIn(secret.encode(), answer.body)


if __name__ == "__main__":
    unittest.main()
