"""The app as somebody uses it: taps and types, one event after the other, and sees what a screen reader is told."""

import os
import re
import subprocess
import time

import figures
from reader import ALERTS, BUTTONS, ENABLED, FIELDS, FOCUSED, SHOWING
from words import plain

PATIENCE = 60  # seconds until what ought to be seen counts as missing
EDGE = 30  # pages keep some room below what is scrolled
GLIDING = 8  # looks that tell whether a page has come to rest after a turn of the wheel
FIGURE = re.compile(r"[−-]?[0-9]+$")


class Missing(AssertionError):
    pass


class Table:
    def __init__(self, program, screen, reader, words, book, folder):
        self.program, self.screen, self.reader, self.words, self.book = program, screen, reader, words, book
        self.folder = folder
        self.pictures = os.environ.get("SPADILLE_PICTURES")
        self.taken = 0
        self.taps = 0
        self.app = self.heard = None

    # The program.

    def start(self):
        before = self.reader.programs()
        env = {**os.environ, "DISPLAY": self.screen.name, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
               "QT_QUICK_BACKEND": "software", "SPADILLE_DB": self.book.file, "LANG": f"{self.words.language}.UTF-8",
               "LANGUAGE": self.words.language,
               **{f"XDG_{kind}_HOME": f"{self.folder}/{kind.lower()}" for kind in ("CONFIG", "DATA", "CACHE", "STATE")}}
        self.app = subprocess.Popen([self.program], env=env)
        self.heard = self.until("the program", lambda: next(
            iter(one for one in self.reader.programs() if one not in before), None))
        self.until("a window as large as the screen", lambda: any(
            item.role == "frame" and (item.width, item.height) == (self.screen.width, self.screen.height)
            for item in self.items()))

    def kill(self):
        self.app.kill()
        self.app.wait()

    def until(self, what, found):
        """What `found` finds, once it finds something."""
        end = time.monotonic() + PATIENCE
        while not (answer := found()):
            if time.monotonic() > end:
                raise Missing(f"not seen: {what}\n{self.described()}")
        return answer

    # What is seen.

    def items(self):
        return self.reader.items(self.heard)

    def showing(self):
        return [item for item in self.items() if item.has(SHOWING)]

    def described(self):
        if self.app.poll() is not None:
            return f"the program has ended: {self.app.returncode}"
        self.look("missing")
        return "\n".join(f"  {item.role} “{item.name}” {item.x},{item.y} {item.width}x{item.height}"
                         for item in self.items() if item.name)

    def look(self, name):
        """Keeps a picture of the page, where pictures are wanted."""
        if self.pictures:
            self.taken += 1
            game = os.path.basename(self.folder)
            self.screen.picture().save(f"{self.pictures}/{game}-{self.taken:02}-{name}.png")

    def find(self, name, roles=None, which=0, whole=True):
        """An item by its name; where not `whole`, by the beginning of it."""
        name = plain(name)
        fit = [item for item in self.items()
               if (item.name == name if whole else item.name.startswith(name))
               and (roles is None or item.role in roles)]
        return fit[which] if len(fit) > which or -len(fit) <= which < 0 else None

    def see(self, name, roles=None, whole=True):
        return self.until(f"“{name}”", lambda: self.find(name, roles, whole=whole))

    def see_parts(self, *parts, roles=None):
        """An item whose name holds these words and figures in this order."""
        return self._see_like(".*".join(map(self._said, parts)), roles)

    def see_line(self, *figures_in_turn):
        """A line whose name ends in these figures, with nothing between them but commas."""
        return self._see_like("[^0-9−]+".join(map(self._said, figures_in_turn)) + "$", ("label",))

    def _see_like(self, pattern, roles=None):
        return self.until(pattern, lambda: next(
            (item for item in self.items() if re.search(pattern, item.name) and (roles is None or item.role in roles)),
            None))

    @staticmethod
    def _said(part):
        """As it stands in a name: a figure is a whole one."""
        if isinstance(part, int):
            return f"(?<![0-9−]){str(part).replace('-', '−')}(?![0-9])"
        return re.escape(plain(part))

    def gone(self, name, whole=True):
        self.until(f"no “{name}”", lambda: self.find(name, whole=whole) is None)

    def says(self, key, *args, count=None):
        return self.see(self.words.say(key, *args, count=count))

    # What is done.

    def _covered(self, item, all_):
        """What lies over its middle: told later, or the head of a page that it is scrolled under."""
        x, y = item.middle
        back, place = self.words.say("table.back"), next((i for i, one in enumerate(all_) if one.path == item.path), 0)
        for i, other in enumerate(all_):
            if item.path == other.path or item.number in other.above or other.number in item.above:
                continue
            if other.role in BUTTONS + FIELDS + ALERTS and other.has(SHOWING) and i > place and self._near(other, item):
                return other
            # Beside the way back stands the head of the page: what is told next and level with it is in it.
            in_head = place <= i + 4 and abs(other.middle[1] - y) < 8
            if other.name == back and y < other.y + other.height + 4 and not in_head:
                return other
        return None

    @staticmethod
    def _near(other, item):
        """Over its middle, or so near to it that the page ends there which is scrolled beneath."""
        x, y = item.middle
        around = min(14, item.height // 2 - 1)
        return any(other.covers(x, y + by) for by in (-around, 0, around))

    def _cut_off(self, item, all_):
        """The list that it has been scrolled out of."""
        return next((one for one in all_ if one.role == "list" and one.number in item.above
                     and not one.covers(*item.middle)), None)

    def reach(self, find):
        """Turns the wheel until the middle of it is in sight and nothing lies over it."""
        looks = 2
        for _ in range(60):
            item = self.until("something that stands still", lambda: self._still(find, looks))
            all_ = self.items()
            x, y = item.middle
            over, cut = self._covered(item, all_), self._cut_off(item, all_)
            if over is None and cut is None and 8 < y < self.screen.height - EDGE:
                return item
            if over is not None and over.role in ALERTS:  # it goes by itself
                self.until(f"an end of “{over.name}”", lambda: self._covered(find() or item, self.items()) is None)
                continue
            middle = cut.middle if cut else (min(max(x, 8), self.screen.width - 8), self.screen.height // 2)
            down = y > cut.middle[1] if cut else y >= self.screen.height - EDGE or bool(over and over.y > middle[1])
            self.screen.wheel(*middle, down)
            looks = GLIDING
        raise Missing(f"out of reach: “{item.name}” at {item.x},{item.y}, under {over}\n{self.described()}")

    @staticmethod
    def _still(find, looks):
        """It, once it is told at one place again and again: a tap on what still glides would only stop it."""
        one, *others = (find() for _ in range(looks))
        return one if one and all(again and (one.x, one.y) == (again.x, again.y) for again in others) else None

    def tap(self, name, roles=BUTTONS, which=0, whole=True):
        def found():
            item = self.find(name, roles, which, whole)
            return item if item and item.has(ENABLED) else None

        self.until(f"“{name}” to tap", found)
        item = self.reach(found)
        self.screen.tap(*item.middle)
        self.taps += 1
        return item

    def press(self, key, *args, **named):
        """Taps the button that says the words of a key."""
        return self.tap(self.words.say(key, *args), **named)

    def begin(self, key, *args, **named):
        """Taps the button whose name begins with the words of a key."""
        return self.tap(self.words.say(key, *args), whole=False, **named)

    def write(self, text):
        for letter in text:
            self.screen.key({" ": "space"}.get(letter, letter))

    def type(self, field, text):
        """Into the field of that name, letter by letter: it keeps the keyboard after each."""
        self.tap(field, FIELDS)
        self.write_into(field, text)

    def write_into(self, field, text):
        written = ""
        for letter in text:
            self.until(f"the keyboard in “{field}”", lambda: self.find(field, FIELDS).has(FOCUSED))
            self.write(letter)
            written += letter
            self.until(f"“{written}” in “{field}”",
                       lambda: self.reader.text(self.find(field, FIELDS)) == written)

    # What the figures say.

    def figures(self):
        """The totals on the board: the largest figures that are shown."""
        all_ = [item for item in self.showing() if item.role == "label" and FIGURE.match(item.name)]
        tall = max((item.height for item in all_), default=0)
        return [item for item in all_ if item.height == tall]

    def board(self):
        return [int(item.name.replace("−", "-")) for item in self.figures()]

    def agrees(self, *totals):
        """The board has these totals, to the ear and to the eye, and so has the book."""
        self.reads(*totals)
        assert self.book.totals() == list(totals), f"the board says {totals}, the book {self.book.totals()}"

    def reads(self, *totals):
        """What is said and what is drawn."""
        self.until(f"the totals {totals}", lambda: self.board() == list(totals))
        wrong = []

        def drawn():
            wrong[:] = [why for item in self.figures() if (why := figures.wrong(self.screen, item))]
            return not wrong

        try:
            self.until("the figures as they are said", drawn)  # painted a moment after they are told
        except Missing as missing:
            raise Missing("\n".join(wrong + [str(missing)])) from missing
