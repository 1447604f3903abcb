"""A director's phone: the beginning put right, the next session, notes, disputes settled, deals struck out, sessions
closed; each as the command line does it. `director.py PROGRAM SOURCE`."""

import unittest

from scorer import AtTheSheet, fresh

PEOPLE = ["Ann", "Bob", "Chris", "Dora"]


def figures(sheet):
    """All that a sheet says but which session it is, when, and by which hash."""
    deals = [{key: value for key, value in deal.items() if key not in ("event", "at")} for deal in sheet["deals"]]
    return {**{key: value for key, value in sheet.items() if key != "session"}, "deals": deals}


class AtTheBeginning(AtTheSheet):
    def setUp(self):
        super().setUp()
        self.key = self.director()

    def beginning(self, does="mend", **members):
        answer = self.host.ask(self.key, "beginning", does=does, **members)
        self.assertEqual((answer.status, answer.json["format"]), (200, "spadille/beginning"), answer)
        return answer.json

    def open(self, does="mend", **members):
        return self.act(self.key, "opening", does=does, **{"head": self.head(), **members})

    def twin(self):
        """Another session with the same deal; that of this test is written in last again."""
        number = self.book.run("new", "euchre", *PEOPLE)["session"]["number"]
        self.book.run("deal", "--session", number, "Ann", "3")
        self.book.run("note", "--session", self.session, "tea")
        return number

    def people(self):
        return sorted(person["name"] for person in self.book.run("players")["players"])

    def sessions(self):
        return self.book.run("sessions")["sessions"]


class Beginning(AtTheBeginning):
    def test_form_is_what_was_said(self):
        told = self.beginning()
        self.assertEqual((told["players"], told["dealer"], told["deal"], told["ready"]), (PEOPLE, "Ann", 2, False))
        self.assertEqual([each["total"] for each in told["totals"]], [0, 0])
        rules = self.book.run("rules", "show", "euchre")["rules"]
        for option in told["options"]:
            chosen = [each["value"] for each in option.get("choices", ()) if each["chosen"]]
            self.assertEqual(str(rules[option["key"]]).lower(), (chosen or [str(option.get("value"))])[0])

    def test_effect_is_told_and_nothing_written(self):
        before = self.book.digest()
        told = self.beginning(dealer="Bob", players=["Zoë", "Bob", "Chris", "Dora"], set=["target=5"])
        self.assertTrue(told["ready"])
        self.assertTrue(told["effect"])
        self.assertEqual(next(each for each in told["options"] if each["key"] == "target")["was"], "10")
        self.assertEqual(self.book.digest(), before)

    def test_is_put_right_as_at_the_command_line(self):
        rows = (({"dealer": "Chris"}, ["--dealer", "Chris"]), ({"totals": [3, 4]}, ["--totals", "3:4"]),
                ({"set": ["target=5"]}, ["--set", "target=5"]),
                ({"players": ["Eve", "Bob", "Ann", "Dora"]}, ["--players", "Eve,Bob,Ann,Dora"]),
                ({"players": ["Bob", "Ann", "Chris", "Dora"]}, ["--players", "Bob,Ann,Chris,Dora"]),
                ({"players": ["Rob", "Bob", "Chris", "Dora"]}, ["--players", "Rob,Bob,Chris,Dora"]),
                ({"title": "Friday", "place": "Utrecht"}, ["--title", "Friday", "--place", "Utrecht"]))
        for members, options in rows:
            with self.subTest(members):
                other = self.twin()
                self.saved(self.open(**members))
                self.book.run("opening", "--session", other, "--yes", *options)
                self.assertEqual(figures(self.book.sheet(self.session)), figures(self.book.sheet(other)))
                self.book.run("undo", "--session", self.session)

    def test_name_put_right_keeps_what_was_brought_forward(self):
        self.saved(self.open(totals=[3, 4], title="Friday"))
        self.saved(self.open(players=["Ann", "Rob", "Chris", "Dora"]))
        told = self.beginning()
        self.assertEqual(([each["total"] for each in told["totals"]], told["title"], told["dealer"]),
                         ([3, 4], "Friday", "Ann"))
        self.saved(self.open(title=""))
        self.assertNotIn("title", self.beginning())

    def test_who_sits_down_for_the_dealer_deals(self):
        self.assertEqual(self.beginning("mend_from_now")["dealer"], "Bob")
        self.assertEqual(self.beginning("mend_from_now", players=["Ann", "Rob", "Chris", "Dora"])["dealer"], "Rob")
        self.saved(self.open("mend_from_now", players=["Ann", "Rob", "Chris", "Dora"]))
        self.assertEqual(self.book.run("export", "--session", self.session)["events"][-1]["kind"], "seats_changed")

    def test_more_than_can_sit_are_refused(self):
        many = [f"P{n}" for n in range(9)]
        answer = self.host.ask(self.key, "beginning", does="begin", rules="kyuuri/seed", players=many)
        self.assertEqual(answer.status, 400)

    def test_is_another_from_the_next_deal_on(self):
        other = self.twin()
        self.assertEqual(self.beginning("mend_from_now", dealer="Dora")["deal"], 2)
        self.saved(self.open("mend_from_now", dealer="Dora"))
        self.book.run("opening", "--session", other, "--yes", "--from", 2, "--dealer", "Dora")
        self.assertEqual(figures(self.book.sheet(self.session)), figures(self.book.sheet(other)))
        self.saved(self.open("mend_from_now", players=["Ann", "Bob", "Chris", "Eve"]))
        self.assertEqual(self.book.sheet(self.session)["players"], ["Ann", "Bob", "Chris", "Eve"])

    def test_says_why_it_cannot_be(self):
        told = self.beginning(players=["Ann", "Ann", "Chris", "Dora"])
        self.assertFalse(told["ready"])
        self.assertTrue(told["findings"])
        self.refused(400, self.open, "mend_from_now", totals=[3, 4])
        before = self.people()
        self.refused(400, self.open, players=["Zoë", "Xena", "Xena", "Dora"])
        self.assertEqual(self.people(), before)

    def test_is_refused_where_figures_were_written_since(self):
        head = self.head()
        self.book.run("deal", "Bob", "5")
        self.refused(409, self.open, head=head, dealer="Bob")

    def test_two_who_are_new_are_two(self):
        before = self.people()
        self.saved(self.act(self.key, "seats", head=self.head(), players=["Ann", "Zoë", "Chris", "Xena"]))
        self.assertEqual(self.book.sheet(self.session)["players"], ["Ann", "Zoë", "Chris", "Xena"])
        self.assertEqual(self.people(), sorted([*before, "Xena", "Zoë"]))


class NextSession(AtTheBeginning):
    def test_goes_on_as_this_one_does(self):
        told = self.beginning("begin")
        self.assertEqual((told["players"], told["dealer"], told["ready"]), (PEOPLE, "Bob", True))
        self.saved(self.open("begin"))
        sheet = self.book.sheet(self.session + 1)
        self.assertEqual((sheet["players"], sheet["game"], len(sheet["deals"])), (PEOPLE, "euchre", 0))
        self.assertEqual(sheet["standing"]["dealer"], 1)

    def test_may_be_of_another_game_and_of_others(self):
        sets = {each["id"]: each["game"] for each in self.beginning("begin")["rule_sets"]}
        self.assertEqual(len(set(sets.values())), 4)
        self.saved(self.open("begin", rules="quadrille/seed", players=["Zoë", "Xena", "Chris", "Dora"], dealer="Chris",
                             title="Friday"))
        sheet = self.book.sheet(self.session + 1)
        self.assertEqual((sheet["game"], sheet["players"]), ("quadrille", ["Zoë", "Xena", "Chris", "Dora"]))
        self.assertEqual(sheet["standing"]["dealer"], 2)

    def test_is_begun_once_however_often_it_is_sent(self):
        told = {"id": fresh(), "head": self.head()}
        before = len(self.sessions())
        for _ in range(3):
            self.saved(self.open("begin", **told))
        self.assertEqual(len(self.sessions()), before + 1)
        self.refused(409, self.open, "begin")  # another goes on by now

    def test_also_where_none_is_open(self):
        for each in self.sessions():
            if each["state"] == "open" and each["session"] != self.session:
                self.book.run("close", "--session", each["session"])
        self.saved(self.act(self.key, "close", does="close", head=self.head()))
        self.assertNotIn("session", self.host.ask(self.key, "board").json)
        self.assertTrue(self.beginning("begin")["ready"])
        self.saved(self.open("begin"))
        self.assertEqual(self.host.ask(self.key, "board").json["session"]["number"], self.session + 1)

    def test_of_too_few_is_none(self):
        before = self.people()
        self.assertFalse(self.beginning("begin", players=["Zoë", "Bob"])["ready"])
        self.refused(400, self.open, "begin", players=["Zoë", "Bob"])
        self.assertEqual(self.people(), before)


class Remarks(AtTheBeginning):
    def remark(self, does, **members):
        return self.act(self.key, "remark", does=does, head=self.head(), **members)

    def remarks(self):
        sheet = self.host.ask(self.key, "sheet", session=self.session).json
        return [(each["kind"], each["text"]) for row in sheet["rows"] for each in row.get("remarks", ())]

    def test_note_stands_beside_its_deal(self):
        self.saved(self.remark("note", event=2, text=" new pack "))
        self.assertEqual(self.remarks(), [("note", "new pack")])
        self.saved(self.remark("note", text="tea"))
        self.refused(400, self.remark, "note", event=2, text=" ")
        self.refused(409, self.remark, "note", event=1, text="what?")

    def test_dispute_is_settled(self):
        self.saved(self.dispute(self.seated("Bob")))
        sheet = self.host.ask(self.key, "sheet", session=self.session).json
        remark = sheet["rows"][0]["remarks"][0]
        self.assertEqual((remark["event"], remark["settled"]), (self.head(), False))
        self.saved(self.remark("settle", event=remark["event"], text="it was three"))
        sheet = self.host.ask(self.key, "sheet", session=self.session).json
        self.assertEqual([each.get("settled") for each in sheet["rows"][0]["remarks"]], [True, None])
        self.refused(409, self.remark, "settle", event=remark["event"], text="again")

    def test_deal_is_struck_out_as_at_the_command_line(self):
        other = self.twin()
        self.saved(self.remark("strike", event=2, text="it was none"))
        self.book.run("correct", "--session", other, "1", "--strike", "--why", "it was none")
        self.assertEqual(figures(self.book.sheet(self.session)), figures(self.book.sheet(other)))
        self.refused(409, self.remark, "strike", event=2)

    def test_deal_is_not_struck_out_unseen(self):
        head = self.head()
        self.book.run("deal", "Bob", "5")
        self.refused(409, self.act, self.key, "remark", does="strike", event=2, head=head)


class Closing(AtTheBeginning):
    def turn(self, does):
        return self.act(self.key, "close", does=does, head=self.head())

    def test_session_is_closed_and_opened_again(self):
        with self.host.look(self.key) as looking:
            self.assertEqual(looking.next().board["session"]["state"], "open")
            self.saved(self.turn("close"))
            self.assertNotEqual(looking.next().board["session"]["number"], self.session)
            self.refused(400, self.record, self.key)
            self.saved(self.turn("reopen"))
            self.assertEqual(looking.next().board["session"]["number"], self.session)
        self.saved(self.record(self.key))


if __name__ == "__main__":
    unittest.main()
