"""An evening with phones: people look on with browsers while deals are recorded, corrected and taken back by
another program, and one of them enters deals himself. After each step every phone shows what the book says, from the
side of who holds it; also after the host was killed. `phones.py PROGRAM SOURCE`; sampled, whole with SPADILLE_LONG."""

import base64
import functools
import os
import sys
import tempfile
from pathlib import Path

from door import Book, Host, until
from phone import Driver, Phone, what_is_missing

LONG = "SPADILLE_LONG" in os.environ
SKIPPED = 77  # what ctest takes for it
PEOPLE = ["Aiko", "Bram", "Chie", "Dirk"]
# Of each game what is recorded, one deal after the other.
EVENINGS = {
    "klaverjas": ["Bram 66 roem 20", "Chie 100", "Dirk 120 roem 50", "Aiko 90"],
    "euchre": ["Aiko 3", "Bram alone 5", "Chie 2", "Dirk 4"],
    "kyuuri": ["Aiko 7", "Bram 9 match Chie", "Chie K", "Dirk 5"],
    "quadrille": ["Aiko alliance with Chie 6", "Bram solo 5", "Chie alliance with Dirk 6", "Dirk solo 6"],
}
# How one is entered on a phone: what is tapped, and what a mark in another place adds.
TAPS = {
    "klaverjas": ["maker:1", "digit:6", "digit:6", "chalk:0:20"],
    "euchre": ["maker:1", "alone:1", "tricks:5"],
    "kyuuri": ["taker:1", "rank:9", "matched:2"],
    "quadrille": ["ombre:0", "contract:0", "partner:2", "tricks:6"],
}


class Evening:
    """A book, its host, and who looks on. `new_phone`: of a size and in a language."""

    def __init__(self, new_phone, program, folder, game, languages):
        self.game, self.book = game, Book(program, Path(folder, f"{game}.db"))
        self.book.run("new", game, *PEOPLE)
        self.host = Host(self.book, folder).start()
        self.new_phone, self.languages, self.phones = new_phone, languages, []

    def gather(self):
        """Each scans and takes a seat."""
        for who, size, language in zip(PEOPLE, ["usual", "small", "lying", "usual"], self.languages):
            phone = self.new_phone(size, language)
            self.phones.append((who, phone))
            phone.open(f"http://{self.host.name}/#t={self.host.token}")
            phone.tap("#who")
            phone.tap("#chairs button", who)

    def close(self):
        for _, phone in self.phones:
            phone.close()
        self.host.stop()

    def expected(self, session=1):
        """Totals by name, as the command line tells them."""
        sheet = self.book.sheet(session)
        names = sheet["players"]
        side = {f"side{i}": " & ".join(names[s] for s in (i, i + 2)) for i in (0, 1)} if len(names) == 4 else {}
        called = side | {f"seat{i}": name for i, name in enumerate(names)}
        last = next((deal for deal in reversed(sheet["deals"]) if deal.get("number", 0) > 0), {})
        totals = last["finished"]["totals"] if "finished" in last else sheet["standing"]["totals"]
        return {called[a]: t for a, t in zip(sheet["accounts"], totals) if not a.startswith("pool")}

    def check(self, step):
        expected = self.expected()
        for who, phone in self.phones:
            shows = lambda: {name: total for name, total in phone.totals().items() if name in expected}  # noqa: E731
            until(f"{self.game}, {step}: {who}'s phone shows {expected}; it shows {shows()}",
                  lambda: shows() == expected)  # noqa: B023
            mine = phone.text("#board .mine .name")
            assert who in mine, f"{step}: {who}'s side is {mine}"
            assert phone.overflows() <= 0, f"{step}: {who}'s page is wider than the phone"

    def play(self):
        self.gather()
        self.check("nothing played")
        for deal in EVENINGS[self.game]:
            self.book.run("deal", *deal.split())
            self.check(deal)
        self.book.run("undo")
        self.check("undone")
        self.book.run("correct", 1, *EVENINGS[self.game][1].split(), "--why", "misheard")
        self.check("corrected")
        self.dispute()
        self.kill_the_host()
        self.dispute_without_a_line()
        self.keep_the_score()
        self.ask_the_referee()
        self.ask_about_a_trick()
        self.call_the_referee()
        self.change_the_seats()
        self.mend_the_beginning()
        self.strike_out()
        self.settle_up()
        self.look_around()
        self.picture()
        self.begin_the_next()
        for who, phone in self.phones:
            until(f"{who} sees the next evening",
                  lambda: not any(phone.totals().get(name, 0) for name in self.expected(2)))  # noqa: B023

    def remarks(self):
        """What stands beside the last deal in the book."""
        return [remark["text"] for remark in self.deals()[-1].get("remarks", [])]

    def say_not_so(self, phone, text):
        phone.tap("#board [data-key=not_so]")
        phone.type("#instead", text)
        phone.tap("#dispute-form [type=submit]")

    def dispute(self):
        """One says that the last deal is not so; everybody sees it."""
        who, phone = self.phones[0]
        self.say_not_so(phone, "one trick more")
        until("the dispute is in the book", lambda: self.remarks() == [f"{who}: one trick more"])
        for _, other in self.phones:
            until("everybody sees the dispute", lambda: any("one trick more" in text  # noqa: B023
                                                            for text in other.texts("#board .remark")))  # noqa: B023

    def dispute_without_a_line(self):
        """Kept on the phone while the host is away, and written once."""
        who, phone = self.phones[-1]
        self.host.kill()
        until("there is no line", lambda: not phone.is_live())
        self.say_not_so(phone, "that was my trick")
        until("it is kept", lambda: phone.texts("#acts .act"))
        self.host.start()
        until("it is in the book", lambda: self.remarks() == [f"{who}: that was my trick"])
        for _, other in self.phones:
            until("everybody is back", other.is_live)
        self.check("disputed without a line")
        assert self.remarks() == [f"{who}: that was my trick"], self.remarks()

    def deals(self):
        return [deal for deal in self.book.sheet(1)["deals"] if deal.get("number", 0) > 0]

    def enter(self, phone):
        phone.tap("[data-key=enter]")
        for key in TAPS[self.game]:
            phone.tap(f'[data-key="{key}"]')
        phone.tap("#save[aria-disabled=false]")

    def keep_the_score(self):
        """One enters a deal, the others agree, he takes it back; another one without a line."""
        (who, phone), (other, agrees) = self.phones[:2]
        before = len(self.deals())
        self.host.tell("scorer 1")  # the first that came
        self.enter(phone)
        until("the deal is in the book", lambda: len(self.deals()) == before + 1)
        self.check(f"entered by {who}")
        agrees.tap("#board [data-key=right]")
        until("the book says who agrees", lambda: self.deals()[-1].get("agreed") == [other])
        for _, each in self.phones:
            until("everybody sees who agrees", lambda: f"✓ {other}" in each.text("#board"))  # noqa: B023
        phone.tap("[data-key=undo]")
        until("it is taken back", lambda: len(self.deals()) == before)
        self.check(f"taken back by {who}")
        self.enter_without_a_line(phone, before)

    def enter_without_a_line(self, phone, before):
        until("the next deal is asked for", lambda: phone.script(
            f"return document.querySelector('[data-key=\"{TAPS[self.game][0]}\"]')"))
        self.host.kill()
        until("there is no line", lambda: not phone.is_live())
        self.enter(phone)
        until("it is kept", lambda: "spadille/record" in phone.script("return localStorage['spadille.acts']"))
        self.host.start()
        until("it is in the book", lambda: len(self.deals()) == before + 1)
        for _, other in self.phones:
            until("everybody is back", other.is_live)
        self.check("entered without a line")
        assert len(self.deals()) == before + 1, "a deal that was kept is written once"

    def ask_the_referee(self):
        """Whoever keeps the score tells something irregular by taps, hears what the rules say, and writes it down."""
        _, phone = self.phones[0]
        phone.tap("nav button[data-page=rules]")
        phone.tap("#irregular")
        phone.tap("#kinds button")
        until("a question", lambda: phone.text("#question"))
        self.book.run("deal", *EVENINGS[self.game][0].split())
        until("what was told of another deal is not asked on",
              lambda: phone.text("#kinds") and phone.text("#referee-said"))
        head = self.book.sheet(1)["session"]["head"]
        phone.tap("#kinds button")
        answered = ""
        while not phone.text("#ruled"):
            asked = phone.script("return document.getElementById('question')?.dataset.key ?? ''")
            if asked not in ("", answered):
                phone.tap("#inquiry [data-key^='say:']")
                answered = asked
        phone.tap("[data-key=write_down]")
        until("the ruling is in the book", lambda: self.book.sheet(1)["session"]["head"] == head + 1)
        self.check("ruled")
        phone.tap("#deeds [data-key=undo]")
        until("it is taken back", lambda: self.book.sheet(1)["session"]["head"] == head + 2)
        self.check("ruling taken back")
        until("nothing is left to be taken back", lambda: not phone.texts("#deeds [data-key=undo]"))

    def call_the_referee(self):
        """One calls, the host hears it; both know."""
        who, phone = self.phones[-1]
        phone.tap("nav button[data-page=rules]")
        phone.tap("#call")
        until("the phone says so", lambda: phone.texts("#calls [data-key=withdraw]"))
        until("the host is told", lambda: f'"name":"{who}","calls":true' in self.host.out.read_text().splitlines()[-1])
        self.host.tell(f"heard {len(self.phones)}")
        until("it has been heard", lambda: phone.texts("#call") and not phone.texts("#calls *"))
        phone.tap("nav button[data-page=board]")

    def ask_about_a_trick(self):
        """Another one lays the cards of a trick that are on his phone, and hears what the command line says of them."""
        _, phone = self.phones[1]
        phone.tap("nav button[data-page=rules]")
        phone.tap("#trick-open")
        until("the cards are there", lambda: phone.texts("#trick .pack button"))
        suits = phone.texts("#trick [data-key^='trumps:']")
        if suits:
            phone.tap("#trick [data-key='trumps:H']")
        players = len(phone.texts("#trick .place"))  # whoever is out of the game plays no card
        cards = (["HA", "HK", "SQ", "SK"] if suits else ["A", "K", "K", "9"])[:players]
        for laid, card in enumerate(cards, 1):
            phone.tap(f'#trick [data-key="card:{card}"]')
            until("it lies there", lambda: phone.script(  # noqa: B023
                "return [...document.querySelectorAll('#trick .card-face')].filter(e => e.innerText !== '–').length"
            ) == laid)  # noqa: B023
        trump = ["--trump", "H"] if suits else []
        leader = phone.text("#trick .place .name")
        said = self.book.say(phone.script("return document.documentElement.lang"), "trick", *cards, *trump,
                             "--leader", leader, "--session", 1)
        shown = until("the verdict", lambda: phone.texts("#trick [data-key=verdict] > *"))
        assert [" ".join(each.split()) for each in shown] == [" ".join(each.split()) for each in said], (shown, said)
        phone.tap("nav button[data-page=board]")

    def change_the_seats(self):
        """A director lets two change their places: the book has it, and undo takes it back."""
        self.host.tell("director 1")
        _, phone = self.phones[0]
        head = self.book.sheet(1)["session"]["head"]
        phone.tap("#who")
        phone.tap("#seats-open")
        phone.tap("#seats [data-key='place:0']")
        phone.tap("#seats [data-key='place:1']")
        phone.tap("#seats-form [type=submit]")
        until("others sit there", lambda: self.book.sheet(1)["session"]["head"] == head + 1)
        assert self.book.run("sessions")["sessions"][0]["players"][:2] == PEOPLE[1::-1]
        self.book.run("undo")
        self.check("who sits where, taken back")

    def mend_the_beginning(self):
        """A director says who should have dealt first: what that does is told as the command line tells it."""
        _, phone = self.phones[0]
        head = self.book.sheet(1)["session"]["head"]
        phone.tap("#who")
        phone.tap("#mend-open")
        phone.tap(f"#beginning [data-key='dealer:{PEOPLE[1]}']")
        language = phone.script("return document.documentElement.lang")
        told = self.book.say(language, "opening", "--session", 1, "--dealer", PEOPLE[1], "--dry-run")
        said = until("what it does", lambda: phone.texts("#mended p"))
        assert all(any(line in each for each in told) for line in said), (said, told)
        phone.tap("#beginning-save")
        until("it is in the book", lambda: self.book.sheet(1)["session"]["head"] == head + 1)
        self.check("another dealt first")
        self.book.run("undo")
        self.check("who dealt first, taken back")

    def strike_out(self):
        """A director notes something beside the first deal, and strikes it out; both are taken back."""
        _, phone = self.phones[0]
        head = self.book.sheet(1)["session"]["head"]
        phone.tap("nav button[data-page=sheet]")
        until("the sheet has come", lambda: phone.texts("#sheet tr.deal"))
        phone.script("document.getElementById('main').scrollTop = 0")
        for does, text, shown in (("write_note", "tea", "#sheet .remark"), ("strike", "never", "#sheet tr.struck")):
            if not phone.texts(f"#sheet [data-key^='{does}:']"):
                phone.tap("#sheet tr.deal button.row")
            phone.script("document.querySelector(arguments[0]).scrollIntoView({block: 'center'})",
                         f"#sheet [data-key^='{does}:']")
            phone.tap(f"#sheet [data-key^='{does}:']")
            phone.type("#instead", text)
            phone.tap("#dispute-send")
            # A note moves the buttons below it: nothing else is tapped before it stands there.
            until(f"the sheet shows it: {does}", lambda: any(does == "strike" or text in each  # noqa: B023
                                                             for each in phone.texts(shown)))  # noqa: B023
        assert self.book.sheet(1)["session"]["head"] == head + 2
        phone.tap("nav button[data-page=board]")
        self.check("struck out")
        for _ in range(2):
            self.book.run("undo")
        self.check("not struck out")

    def begin_the_next(self):
        """On the phone of a director: the same people, by the same rules."""
        _, phone = self.phones[0]
        phone.tap("#who")
        phone.tap("#begin-open")
        phone.tap("#beginning-save:enabled")
        until("it has begun", lambda: [each["players"] for each in self.book.run("sessions")["sessions"]]
              == [PEOPLE, PEOPLE])

    def settle_up(self):
        """Every phone says who pays whom as the command line does."""
        settled = self.book.run("settle", "--session", 1)
        due = {settled["players"][int(at[4:])]: n for at, n in settled["due"].items() if at.startswith("seat")}
        for who, phone in self.phones:
            phone.tap("nav button[data-page=sheet]")
            until("the sheet has come", lambda: len(phone.texts("#sheet tr.deal")) == len(self.deals()))  # noqa: B023
            phone.tap("[data-key=settle]")
            until(f"{who} sees who pays whom", lambda: all(  # noqa: B023
                any(name in row and str(abs(n)) in row for row in phone.texts("#settled .due > div"))  # noqa: B023
                for name, n in due.items()))
            phone.tap("nav button[data-page=board]")

    def picture(self):
        """Of every phone, where somebody wants them."""
        if folder := os.environ.get("SPADILLE_SCREENS"):
            for who, phone in self.phones:
                Path(folder, f"phones-{self.game}-{who}.png").write_bytes(base64.b64decode(phone.picture()))

    def kill_the_host(self):
        self.host.kill()
        for who, phone in self.phones:
            until(f"{who}'s phone says that there is no line", lambda: not phone.is_live())  # noqa: B023
        self.book.run("deal", *EVENINGS[self.game][0].split())
        self.host.start()
        for who, phone in self.phones:
            until(f"{who}'s phone is back", phone.is_live)
        self.check("written while the host was away")

    def look_around(self):
        """The other pages, on one phone."""
        _, phone = self.phones[0]
        rows = len(self.deals())
        phone.tap("nav button[data-page=sheet]")
        until("every deal is on the sheet", lambda: len(phone.texts("#sheet tr.deal")) == rows)
        phone.script("document.getElementById('main').scrollTop = 0")  # else its head may lie over the first row
        if not phone.texts("#sheet button.reason"):  # of the row that was opened before
            phone.tap("#sheet button.row")
        phone.tap("#sheet button.reason")
        until("the clause opens", lambda: len(phone.text("#clause-text")) > 20)
        phone.tap("#clause [data-close]")
        phone.tap("nav button[data-page=rules]")
        phone.type("#asked", "tricks")
        until("clauses are found", lambda: phone.texts("#found li"))
        phone.tap("nav button[data-page=evenings]")
        until("the evening is listed", lambda: phone.texts("#sessions li"))
        phone.tap("nav button[data-page=board]")


def main():
    program, _ = sys.argv[1:3]
    if missing := what_is_missing():
        print(f"skipped: {missing}")
        sys.exit(SKIPPED)
    driver = Driver()
    try:
        games = EVENINGS if LONG else {"klaverjas"}
        for game in games:
            languages = ["en", "nl", "ja", "fr"] if LONG else ["en", "ja"]
            with tempfile.TemporaryDirectory() as folder:
                walk(Evening(functools.partial(Phone, driver), program, folder, game, languages))
    finally:
        driver.close()


def walk(evening):
    try:
        evening.play()
        for who, phone in evening.phones:
            complaints = phone.complaints()
            assert not complaints, f"{who}: {complaints}"
    finally:
        evening.close()
    print(f"{evening.game}: {len(evening.phones)} phones showed every step")


if __name__ == "__main__":
    main()
