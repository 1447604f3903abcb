"""Every page of the phone, in every language: nothing that axe-core complains of, nothing beside the screen or cut off,
nothing too low for a finger; small, usual and lying, by day and by night, with letters twice as large.
`pages.py PROGRAM SOURCE`; each game in one language and one of these ways, with SPADILLE_LONG all of them."""

import base64
import itertools
import os
import sys
import tempfile
from pathlib import Path

from door import Book, Host, until
from faults import AXE, faults
from phone import SIZES, Driver, Phone, what_is_missing
from phones import EVENINGS, LONG, PEOPLE, SKIPPED, TAPS

# Size, by night, letters so many times as large.
SAMPLE = {
    "klaverjas": ("en", [("small", False, 2)]),
    "euchre": ("nl", [("lying", True, 1)]),
    "kyuuri": ("ja", [("usual", True, 2)]),
    "quadrille": ("fr", [("small", False, 1)]),
}
TRUMPS = {"en": "trump", "nl": "troef", "ja": "切り札", "fr": "atout"}  # what is looked up
ALL = list(itertools.product(SIZES, (False, True), (1, 2)))
# What is pictured where somebody wants it: of which game, and how.
PICTURES = {
    "klaverjas": {
        "notice": ("small", False, 1), "board": ("small", False, 2), "settle": ("small", True, 1),
        "found": ("usual", False, 1), "scorer": ("usual", False, 1), "entered": ("usual", False, 1),
        "saved": ("small", False, 2), "verdict": ("small", False, 1), "beginning": ("small", False, 1)},
    "euchre": {
        "row": ("usual", True, 1), "evening": ("lying", False, 1), "dispute": ("small", True, 1),
        "entry": ("small", False, 1), "entered": ("usual", False, 2), "question": ("small", True, 2),
        "phones": ("small", False, 1), "beginning-options": ("small", True, 1)},
    "kyuuri": {
        "who": ("small", False, 1), "sheet": ("small", False, 1), "evenings": ("usual", False, 1),
        "disputed": ("lying", True, 1), "entered": ("small", True, 1), "decision": ("usual", False, 1),
        "correction": ("lying", False, 1), "beginning-next": ("usual", False, 1)},
    "quadrille": {
        "board": ("usual", True, 1), "clause": ("lying", False, 1), "rules": ("small", False, 2),
        "entered": ("lying", False, 1), "irregular": ("usual", False, 1), "lawful": ("usual", True, 1),
        "no-line": ("usual", False, 1), "beginning-options": ("lying", False, 2)},
}


class Walk:
    """One phone at a table, from the code that it has not scanned to the end of the line."""

    def __init__(self, driver, program, folder, game, language, looks):
        self.game, self.language, self.looks, self.wrong = game, language, looks, []
        self.book = Book(program, Path(folder, "book.db"))
        self.book.run("new", game, *PEOPLE)
        self.record(*EVENINGS[game][:3])
        self.book.run("correct", 2, *EVENINGS[game][2].split(), "--why", "misheard")
        self.host = Host(self.book, folder)
        self.host.start()
        self.phone = Phone(driver, "usual", language)

    def record(self, *deals):
        for deal in deals:
            self.book.run("deal", *deal.split())

    def close(self):
        self.phone.close()
        self.host.end()

    def until(self, what, holds):
        return until(f"{self.game}, {self.language}: {what}", holds)

    def comes(self, selector):
        return self.until(f"{selector} is there", lambda: self.phone.texts(selector))

    def look(self, page):
        """What is wrong with what is shown now."""
        for look in self.looks:
            self.phone.hold(*look)
            self.until(f"{page} is still", lambda: not self.phone.script("return document.getAnimations().length"))
            self.wrong += [f"{self.game}, {self.language}, {page} {look}: {fault}" for fault in faults(self.phone)]
        self.picture(page)

    def picture(self, page):
        folder, look = os.environ.get("SPADILLE_SCREENS"), PICTURES[self.game].get(page)
        if folder and look:
            self.phone.hold(*look)
            name = f"phones-{page}-{self.language}.png"
            Path(folder, name).write_bytes(base64.b64decode(self.phone.picture()))

    def go(self):
        self.arrive()
        self.read()
        self.dispute()
        self.keep_the_score()
        self.ask_the_referee()
        self.ask_about_a_trick()
        self.direct()
        self.lose_the_line()
        assert not (said := self.phone.complaints()), said

    def to(self, page):
        self.phone.tap(f"nav button[data-page={page}]")

    def arrive(self):
        phone = self.phone
        phone.open(f"http://{self.host.name}/")
        self.until("what is missing is said", lambda: len(phone.text("#notice")) > 1)
        self.look("notice")
        phone.open("about:blank")
        phone.open(f"http://{self.host.name}/#t={self.host.token}")
        self.comes("#board .total")
        self.look("looking-on")
        phone.tap("#who")
        self.comes("#chairs button")
        self.look("who")
        phone.tap("#chairs button", PEOPLE[0])
        self.comes("#board [data-key=not_so]")
        self.look("board")

    def read(self):
        self.to("sheet")
        self.comes("#sheet tr.deal")
        self.look("sheet")
        self.phone.script("document.getElementById('main').scrollTop = 0")
        self.phone.tap("#sheet button.row")
        self.look("row")
        self.phone.tap("#sheet button.reason")
        self.comes("#clause-text .text")
        self.look("clause")
        self.phone.tap("#clause [data-close]")
        self.phone.tap("[data-key=settle]")
        self.comes("#settled .due")
        self.look("settle")
        self.to("evenings")
        self.comes("#sessions li")
        self.look("evenings")
        self.phone.tap("#sessions button")
        self.comes("#evening-sheet tr.deal")
        self.look("evening")
        self.to("rules")
        self.look("rules")
        self.phone.type("#asked", TRUMPS[self.language])
        self.comes("#found li")
        self.look("found")
        self.to("board")

    def dispute(self):
        self.phone.tap("#board [data-key=not_so]")
        self.phone.type("#instead", "one trick more")
        self.look("dispute")
        self.phone.tap("#dispute-form [type=submit]")
        self.comes("#board .remark")
        self.look("disputed")

    def keep_the_score(self):
        self.host.tell("scorer 1")
        self.comes("[data-key=enter]")
        self.look("scorer")
        self.phone.tap("[data-key=enter]")
        self.comes(f'[data-key="{TAPS[self.game][0]}"]')
        self.look("entry")
        for key in TAPS[self.game]:
            self.phone.tap(f'[data-key="{key}"]')
        self.comes("#save[aria-disabled=false]")
        self.until("nothing waits", lambda: not self.phone.script("return document.querySelector('#save.waits')"))
        self.look("entered")
        self.phone.tap("#save[aria-disabled=false]")
        self.comes("#deeds .notice")
        self.look("saved")

    def ask_the_referee(self):
        self.to("rules")
        self.phone.tap("#irregular")
        self.comes("#kinds button")
        self.look("irregular")
        self.phone.tap("#kinds button")
        answered = ""
        while not self.phone.text("#ruled"):
            asked = self.phone.script("return document.getElementById('question')?.dataset.key ?? ''")
            if asked not in ("", answered):
                self.look("question") if not answered else None
                self.phone.tap("#inquiry [data-key^='say:']")
                answered = asked
        self.look("decision")

    def ask_about_a_trick(self):
        self.to("rules")
        self.phone.tap("#trick-open")
        self.comes("#trick .pack button")
        suits = self.phone.texts("#trick [data-key^='trumps:']")
        self.look("trick")
        if suits:
            self.phone.tap("#trick [data-key='trumps:H']")
        for laid in range(1, len(self.phone.texts("#trick .place")) + 1):
            self.phone.tap("#trick .pack button:not(:disabled)")
            self.until("it lies there", lambda: self.phone.script(
                "return [...document.querySelectorAll('#trick .card-face')].filter(e => e.innerText !== '–').length"
            ) == laid)  # noqa: B023
        self.comes("#trick [data-key=verdict] .verdict")
        self.look("verdict")
        self.phone.tap("#trick [data-key='questions:legal']")
        self.comes("#trick [data-key^='targets:']")
        self.look("lawful")

    def direct(self):
        self.host.tell("director 1")
        self.to("board")
        self.phone.tap("#who")
        self.phone.tap("#phones-open")
        self.comes("#phones .card")
        self.look("phones")
        self.phone.tap("#phones-sheet [data-close]")
        self.phone.tap("#seats-open")
        self.phone.tap("#seats [data-key='place:0']")
        self.look("seats")
        for dialog in ("seats", "who"):
            self.phone.tap(f"#{dialog}-sheet [data-close]")
        self.begin("begin", "beginning-next")
        self.begin("mend", "beginning")
        self.be_called()
        self.to("sheet")
        self.until("the deal is on the sheet", lambda: len(self.phone.texts("#sheet tr.deal")) == 4)
        correct = "#sheet [data-key^='correct:']"  # of the row that was opened before
        self.phone.script("document.querySelector(arguments[0]).scrollIntoView({block: 'center'})", correct)
        self.phone.tap(correct)
        self.comes("#why label")
        self.look("correction")
        self.phone.tap("#leave")

    def begin(self, does, name):
        """A next session, or this one's beginning: with every option, somebody else, and what it does."""
        self.phone.tap("#who")
        self.phone.tap(f"#{does}-open")
        self.comes("#beginning [data-key='fold:options']")
        self.look(name)
        for fold in ("sets", "options"):
            self.phone.script("document.querySelector(arguments[0]).click()", f"#beginning [data-key='fold:{fold}']")
        self.phone.script("document.querySelectorAll('#beginning [data-key^=dealer]')[1].click()")
        self.phone.tap("#beginning-seats [data-key='place:0']")
        self.comes("#beginning-seats [data-key^=who], #somebody-line")
        self.look(name + "-options")
        self.phone.type("#somebody", "Zoë\ue007")  # Enter
        self.comes("#beginning [data-key='dealer:Zoë']")
        self.phone.tap("#beginning-back")

    def be_called(self):
        """By oneself: the one who calls directs as well."""
        self.to("rules")
        self.phone.tap("#call")
        self.comes("#calls [data-key^='heard.']")
        self.to("board")
        self.look("called")
        self.phone.tap("#calls [data-key^='heard.']")
        self.until("it has been heard", lambda: not self.phone.texts("#calls *"))

    def lose_the_line(self):
        """An act waits until there is one."""
        self.host.kill()
        self.until("there is no line", lambda: self.phone.script("return document.body.matches('.away')"))
        self.to("board")
        self.phone.tap("#deeds [data-key=undo]")
        self.until("it waits", lambda: self.phone.texts("#acts .act") and not self.phone.texts("#deeds .notice"))
        self.look("no-line")


def missing():
    return what_is_missing() or ("" if AXE.exists() else f"{AXE} is not there: script/bootstrap test fetches it")


def main():
    if why := missing():
        print(f"skipped: {why}")
        sys.exit(SKIPPED)
    driver, wrong = Driver(), []
    try:
        for game, (language, looks) in SAMPLE.items():
            for each in TRUMPS if LONG else (language,):
                with tempfile.TemporaryDirectory() as folder:
                    walk = Walk(driver, sys.argv[1], folder, game, each, ALL if LONG else looks)
                    try:
                        walk.go()
                    finally:
                        walk.close()
                        wrong += walk.wrong
                        print(f"{game}, {each}: {len(walk.wrong)} faults")
    finally:
        driver.close()
        print(*wrong, sep="\n")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
