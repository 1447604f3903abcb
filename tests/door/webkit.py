"""The evening of phones.py in WebKit, which every browser of an iPhone is: two phones, each with a screen of its own,
and one of them is turned. `webkit.py PROGRAM SOURCE`; klaverjas, with SPADILLE_LONG every game."""

import contextlib
import shutil
import sys
import tempfile
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent / "window"))
from door import until  # noqa: E402
from faults import ENOUGH, LEAST, ROOM  # noqa: E402
from phone import SIZES, Driver, Phone  # noqa: E402
from phones import EVENINGS, LONG, SKIPPED, Evening, walk  # noqa: E402
from xvfb import Xvfb  # noqa: E402

LOCALES = {"en": "en_GB.UTF-8", "ja": "ja_JP.UTF-8"}  # English where this machine does not have it
# What a page complains of once it is open: of what came before, WebKit tells a driver nothing.
LISTEN = """window.complaints = [];
window.taps = 0;
addEventListener("click", () => ++taps, true);
for (const kind of ["error", "unhandledrejection", "securitypolicyviolation"])
    addEventListener(kind, ({message, reason, blockedURI, target}) =>
        complaints.push(`${kind}: ${message ?? reason ?? blockedURI ?? target.outerHTML}`), true);
console.error = console.warn = (...said) => complaints.push(said.join(" "));"""


def mini_browser():
    """WebKit's own browser, which lies beside the library."""
    return next(map(str, Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser")), "")


def what_is_missing():
    """Why no WebKit can be driven here; nothing where one can."""
    for program in ("WebKitWebDriver", "Xvfb"):
        if not shutil.which(program):
            return f"{program} is not installed"
    if not mini_browser():
        return "MiniBrowser is not installed"
    try:
        WebKitPhone().close()
    except (AssertionError, OSError) as why:
        return f"WebKit does not start: {why}"
    return ""


class WebKitPhone(Phone):
    """Has a driver of its own, which opens one browser, and a screen in which it can be turned."""

    def __init__(self, size="usual", language="en"):
        with contextlib.ExitStack() as held:
            self.screen = held.enter_context(contextlib.closing(Xvfb(*[max(SIZES[size])] * 2)))
            driver = held.enter_context(contextlib.closing(Driver(
                "WebKitWebDriver", DISPLAY=self.screen.name, GDK_BACKEND="x11", LC_ALL=LOCALES[language])))
            super().__init__(driver, size, language)
            held.callback(super().close)
            self.hold(size)
            held.pop_all()

    def browser(self, *_):
        return {"webkitgtk:browserOptions": {"binary": mini_browser(), "args": ["--automation", "--full-screen"]}}

    def open(self, address):
        super().open(address)
        self.script(LISTEN)

    def complaints(self):
        return self.script("return complaints")

    def click(self, selector, text):
        """On a busy machine this driver says that it has tapped, and the page has seen nothing of it."""
        before = self.script("return taps")
        return super().click(selector, text) and self.has_seen_a_tap_since(before)

    def has_seen_a_tap_since(self, before):
        with contextlib.suppress(AssertionError):
            return until("the page has seen the tap", lambda: self.script("return taps") > before, within=3)
        return False

    def hold(self, size):
        width, height = SIZES[size]
        self.driver.ask("POST", self.path + "/window/rect", {"width": width, "height": height})
        until(f"the phone is {size}", lambda: self.script("return [innerWidth, innerHeight]") == [width, height])

    def close(self):
        super().close()
        self.driver.close()
        self.screen.close()


class TurningEvening(Evening):
    def look_around(self):
        super().look_around()
        self.turn()

    def turn(self):
        """What is on a button has the room for it, however the phone was held before."""
        _, phone = self.phones[0]
        phone.tap("nav button[data-page=rules]")
        phone.tap("#irregular")
        until("deals to ask about", lambda: phone.texts("#abouts button"))
        for size in ("lying", "small", "usual"):
            phone.hold(size)
            assert not (wrong := phone.script(ROOM, LEAST, ENOUGH)), f"{size}: {wrong}"
        phone.tap("nav button[data-page=board]")


def main():
    program, _ = sys.argv[1:3]
    if missing := what_is_missing():
        print(f"skipped: {missing}")
        sys.exit(SKIPPED)
    for game in EVENINGS if LONG else ["klaverjas"]:
        with tempfile.TemporaryDirectory() as folder:
            walk(TurningEvening(WebKitPhone, program, folder, game, list(LOCALES)))


if __name__ == "__main__":
    main()
