"""An evening with phones: people look on with browsers while deals are recorded, corrected and taken back by
another program. After each step every phone shows what the book says, from the side of who holds it; also after the
host was killed. `phones.py PROGRAM SOURCE`; sampled, whole with SPADILLE_LONG."""

import base64
import os
import shutil
import socket
import sys
import tempfile
from pathlib import Path

from door import Book, Host, until
from phone import Driver, Phone

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


class Evening:
    """A book, its host, and who looks on."""

    def __init__(self, driver, program, folder, game, languages):
        self.game, self.book = game, Book(program, Path(folder, f"{game}.db"))
        self.book.run("new", game, *PEOPLE)
        self.host = Host(self.book, folder)
        self.host.start()
        self.phones = []
        for who, language in zip(PEOPLE, languages):
            phone = Phone(driver, ["usual", "small", "lying", "usual"][len(self.phones)], language)
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
        self.look_around()
        self.picture()
        self.book.run("new", self.game, *PEOPLE[::-1])
        for who, phone in self.phones:
            until(f"{who} sees the next evening",
                  lambda: not any(phone.totals().get(name, 0) for name in self.expected(2)))  # noqa: B023

    def remarks(self):
        """What stands beside the last deal in the book."""
        deals = [deal for deal in self.book.sheet(1)["deals"] if deal.get("number", 0) > 0]
        return [remark["text"] for remark in deals[-1].get("remarks", [])]

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
        rows = len([deal for deal in self.book.sheet(1)["deals"] if deal.get("number", 0) > 0])
        phone.tap("nav button[data-page=sheet]")
        until("every deal is on the sheet", lambda: len(phone.texts("#sheet tr.deal")) == rows)
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


def what_is_missing():
    """Why no browser can be driven here; nothing where one can."""
    for browser in ("chromium", "chromedriver"):
        if not shutil.which(browser):
            return f"{browser} is not installed"
    try:
        socket.getaddrinfo("localhost", None)  # by this name the driver calls the browser
    except OSError:
        return "this machine does not know the name localhost (/etc/hosts)"
    return ""


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
                walk(Evening(driver, program, folder, game, languages))
    finally:
        driver.close()


def walk(evening):
    try:
        evening.play()
        for who, phone in evening.phones:
            assert not phone.complaints(), f"{who}: {phone.complaints()}"
    finally:
        evening.close()
    print(f"{evening.game}: {len(evening.phones)} phones showed every step")


main()
