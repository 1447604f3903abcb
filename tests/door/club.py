"""A club's evening on phones, in browsers: who sits where, a result that another one agrees to or not, the next table,
a call of the referee, and a table's own phone. Every page that is shown is looked at for faults, where axe-core is there.
`club.py PROGRAM SOURCE`."""

import base64
import json
import os
import re
import sys
import tempfile
import uuid
from pathlib import Path

from door import Book, Host, until
from faults import AXE, faults
from phone import Driver, Phone, what_is_missing
from phones import SKIPPED

PEOPLE = ["Ann", "Ben", "Cem", "Dov", "Eve", "Fay", "Gus", "Hal"]
LOOKS = [("small", False, 1), ("small", True, 2), ("usual", False, 2), ("lying", False, 1)]


class Club:
    """Eight people at two tables, three rounds of two deals; phones of two who sit at table 1, and of one who looks on."""

    def __init__(self, driver, program, folder):
        self.driver, self.wrong = driver, []
        self.book = Book(program, Path(folder, "book.db"))
        plan = ["--rounds", 3, "--deals", 2, "--minutes", 45, "--ties", "roem"]
        for told in (["new", "klaverjas", "Club drive", *plan], ["roster", *PEOPLE], ["draw"]):
            self.book.run("event", *told)
        self.rounds = [{table["table"]: table["players"] for table in drawn["tables"]}
                       for drawn in self.room()["drawn"]]
        self.host = Host(self.book, folder).start()
        self.phones = []

    def room(self):
        return self.book.run("event", "show")

    def append(self, kind, **payload):
        """An entry by the director, with another book: as it comes back from there."""
        event = json.loads(self.book.say("en", "export", "--session", self.room()["event"])[0])
        last = event["events"][-1]
        event["events"].append({**last, "seq": last["seq"] + 1, "id": str(uuid.uuid4()), "kind": kind, "payload": payload})
        event.pop("hash", None)
        file = Path(self.book.file + ".json")
        file.write_text(json.dumps(event), encoding="utf-8")
        self.book.run("import", file)
        return last["seq"] + 1

    def close(self):
        for phone in self.phones:
            phone.close()
        self.host.end()

    def phone(self, more="", language="en"):
        phone = Phone(self.driver, "small", language)
        self.phones.append(phone)
        phone.open(f"http://{self.host.name}/#t={self.host.token}{more}")
        until("the event is shown", lambda: phone.texts("#found-seats li"))
        return phone

    def take_seat(self, phone, name):
        phone.tap("#event [data-key='event-who:']")
        phone.tap("#chairs button", name)
        until(f"{name} has his table", lambda: phone.texts("#event .figure.table"))

    def where(self, round_, name):
        """Table and seat."""
        return next((table, names.index(name)) for table, names in self.rounds[round_ - 1].items() if name in names)

    def look(self, phone, page):
        if AXE.exists():
            for look in LOOKS:
                phone.hold(*look)
                self.wrong += [f"{page} {look}: {fault}" for fault in faults(phone)]
        if folder := os.environ.get("SPADILLE_SCREENS"):
            for size, dark, letters in LOOKS:
                phone.hold(size, dark, letters)
                Path(folder, f"club-{page}-{size}-{letters}.png").write_bytes(base64.b64decode(phone.picture()))
        phone.hold("small")

    def shows_table(self, phone, name, round_):
        table, seat = self.where(round_, name)
        names = self.rounds[round_ - 1][table]
        until(f"{name} sees table {table} of round {round_}",
              lambda: phone.text("#progress") == f"Round {round_} of 3"
              and phone.text("#event .figure.table").split()[-1:] == [str(table)])
        assert ["North", "East", "South", "West"][seat] in phone.text("#event .seat"), phone.text("#event .seat")
        assert ("you deal first" in phone.text("#event .seat")) == (seat == 0)
        lines = phone.text("#event .pairs").split("\n")
        assert lines == ["with", names[(seat + 2) % 4], "against", f"{names[(seat + 1) % 4]} · {names[(seat + 3) % 4]}"], lines

    def enter(self, phone, **figures):
        until("no word goes that would move what is tapped", lambda: not phone.texts("#acts .act:not(.refused)"))
        for key, value in figures.items():
            phone.tap(f"#result [data-key='number:{key.replace('_', '.')}']")
            for digit in str(value):
                phone.tap(f"#result-pad [data-key='digit:{digit}']")
        phone.tap("#result-save[aria-disabled=false]")

    def told(self, table=1, round_=1):
        return self.room()["drawn"][round_ - 1]["tables"][table - 1]

    def go(self):
        one, other = self.rounds[0][1][:2]
        self.look_for_a_seat()
        first, second = self.phone(), self.phone()
        self.take_seat(first, one)
        self.take_seat(second, other)
        self.shows_table(first, one, 1)
        self.shows_table(second, other, 1)
        self.see_the_clock(first)
        self.agree(first, second, one, other)
        self.differ(first, second, one, other)
        self.call(second)
        self.be_refused(first, one)
        self.lie_on_a_table(one)
        for phone in self.phones:
            said = [each for each in phone.complaints() if "status of 400" not in each]  # what was refused
            assert not said, said

    def look_for_a_seat(self):
        phone = self.phone()
        assert len(phone.texts("#found-seats li")) == 2
        phone.type("#sought", "gu")
        table, _ = self.where(1, "Gus")
        until("the table of Gus alone", lambda: [text.split("\n")[0].split(" ")[:2] for text in phone.texts("#found-seats li")]
              == [["Table", str(table)]])
        self.look(phone, "room")

    def see_the_clock(self, phone):
        """Before the round, in it, and behind it: of years that no clock shows."""
        for begins, label in (("2000-01-01T00:00:00Z", "Time is up"), ("2999-12-31T00:00:00Z", "starts in")):
            self.append("clock_set", round=1, begins=begins, minutes=45, last_call=5)
            until(f"the clock says: {label}", lambda: label in phone.text("#event-bar .clock"))  # noqa: B023
        self.look(phone, "seat")

    def agree(self, first, second, one, other):
        """One tells the result; it counts, both are shown their next table, and the other one agrees."""
        first.tap("#event-bar [data-key='event-result:']")
        until("the form is there", lambda: first.texts("#result [data-key='number:points.0']"))
        self.look(first, "result")
        self.enter(first, points_0=220, points_1=124, roem_0=20)
        until("the book has it", lambda: self.told()["told"] == [
            {"by": "phone", "teller": [one], "points": [220, 124], "roem": [20, 0]}])
        self.shows_table(first, one, 2)
        self.shows_table(second, other, 2)
        until("how it stands", lambda: "rank\n1 of 8" in first.text("#event"))
        assert "we 124 · they 220" in second.text("#event .told"), second.text("#event .told")
        self.look(second, "told")
        second.tap("#event [data-key^='event-right:']")
        until("it stands beside it", lambda: f"✓ {other}" in first.text("#event .told"))
        assert not second.texts("#event [data-key^='event-right:']")

    def differ(self, first, second, one, other):
        """The other one tells it differently; then he agrees after all."""
        second.tap("#event [data-key^='event-not-so:']")
        until("it begins with what was told", lambda: "220" in second.text("#result"))
        for _ in range(3):
            second.tap("#result-pad [data-key='digit:erase']")
        self.enter(second, points_0=124)
        until("the arithmetic does not take it", lambda: second.texts("#acts .refused"))
        self.look(second, "refused")
        second.tap("#acts [data-key^='again.']")
        until("the reason is there", lambda: second.texts("#result [data-key=trouble]"))
        self.look(second, "insist")
        second.tap("#result-save", "Save all the same")
        until("the director sees two", lambda: self.told()["state"] == "told_differently")
        until("both are told so", lambda: all("differently" in phone.text("#event .awaiting") for phone in (first, second)))
        self.look(first, "differ")
        second.tap("#event [data-key^='event-right:']")
        until("it is one again", lambda: self.told()["state"] == "told")

    def call(self, phone):
        phone.tap("#event-bar [data-key='event-call:']")
        phone.type("#instead", "A card too many")
        self.look(phone, "call")
        phone.tap("#dispute-send")
        until("it waits", lambda: "A card too many" in phone.text("#calls"))
        assert self.room()["matters"][0]["kind"] == "call"
        self.host.tell("director 1")  # the first that came, who only looks on
        director, table = self.phones[0], self.table_of(phone)
        until("a director is told", lambda: f"Table {table} calls the referee" in director.text("#calls"))
        self.look(director, "caller")
        phone.tap("#calls [data-key^='withdraw.']")
        until("it waits no longer", lambda: not phone.texts("#calls *") and not director.texts("#calls *"))
        self.append("call_answered", round=self.round_of(phone), table=self.table_of(phone), text="Four points", clause="KJ-8.3")
        until("the ruling is there", lambda: "Four points" in phone.text("#event [data-key^='ruling:']"))
        phone.tap("#event [data-key='event-clause:KJ-8.3']")
        until("its clause opens", lambda: len(phone.text("#clause-text")) > 20)
        phone.tap("#clause [data-close]")

    def round_of(self, phone):
        return int(phone.text("#progress").split()[1])

    def table_of(self, phone):
        return int(phone.text("#event .figure.table").split()[-1])

    def be_refused(self, phone, name):
        """What is told without a line is told once there is one."""
        table, _ = self.where(2, name)
        self.host.kill()
        until("there is no line", lambda: not phone.is_live())
        phone.tap("#event-bar [data-key='event-result:']")
        self.enter(phone, points_0=200, points_1=124)
        until("it is kept", lambda: "spadille/result" in phone.script("return localStorage['spadille.acts'] ?? ''"))
        self.look(phone, "kept")
        self.host.start()
        until("the book has it", lambda: self.told(table, 2)["state"] == "told")
        self.shows_table(phone, name, 3)

    def lie_on_a_table(self, one):
        """A table's own phone asks who holds it, of those who sit there."""
        phone = self.phone("&table=2")
        here = self.rounds[0][2]
        assert phone.texts("#event [data-key^='event-am:']") == here, phone.texts("#event [data-key^='event-am:']")
        assert not re.search("table|t=", phone.script("return location.href"))
        self.look(phone, "own")
        told = self.rounds[1][self.where(2, one)[0]]  # these are shown what comes behind that
        name = next(name for name in here if name not in told)
        phone.tap("#event [data-key^='event-am:']", name)
        self.shows_table(phone, name, 1)
        assert not phone.texts("#event [data-key^='event-am:']")
        session = self.book.run("event", "play", 2, "--round", 1)["session"]
        self.host.tell(f"scorer {len(self.phones)}")
        phone.tap("nav button[data-page=board]")
        until("its table's deals", lambda: phone.texts("#deeds [data-key=enter]"))
        phone.tap("#deeds [data-key=enter]")
        for key in ("maker:0", "digit:1", "digit:0", "digit:0"):
            phone.tap(f'[data-key="{key}"]')
        phone.tap("#save[aria-disabled=false]")
        until("the deal is in the session of the table",
              lambda: self.book.sheet(session["number"])["session"]["head"] == 2)
        self.look(phone, "board")


def main():
    program, _ = sys.argv[1:3]
    if missing := what_is_missing():
        print(f"skipped: {missing}")
        sys.exit(SKIPPED)
    driver = Driver()
    try:
        with tempfile.TemporaryDirectory() as folder:
            club = Club(driver, program, folder)
            try:
                club.go()
            finally:
                club.close()
    finally:
        driver.close()
    print(*club.wrong, sep="\n")
    print(f"{len(club.phones)} phones showed every step")
    sys.exit(bool(club.wrong))


if __name__ == "__main__":
    main()
