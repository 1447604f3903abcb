"""Lines that are cut, and phones that are more than one. The host stands in one network, browsers in another, and a
switch lies between: it loses the host, or the phone, for some seconds (with SPADILLE_LONG, where this machine lets us
make networks). Seven tabs of one phone, and two hosts with a book each on one machine. `cut.py PROGRAM SOURCE`."""

import contextlib
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from door import Book, Host, bearer, until
from phone import Driver, Phone
from phones import LONG, PEOPLE, SKIPPED, what_is_missing

INSIDE = "SPADILLE_CUT_INSIDE"  # set where this program stands in a network of its own
HOSTS, PHONES = "192.168.77.1", "192.168.77.2"
SAID = 15  # seconds until whoever looks at a phone has to know that there is no line, or that it is back
LOOKED_AT = 3  # the same where somebody looks at it again
# How long, and who loses the switch: a phone whose host is gone is told nothing by its own network.
CUTS = [(8, "host"), (8, "phone"), (30, "host"), (30, "phone"), (75, "host")]


def measured(text):
    print(text, flush=True)


class Network:
    """A network of its own, as long as it is held."""

    def __init__(self):
        self.process = subprocess.Popen(["unshare", "--net", "sleep", "infinity"])
        own = os.readlink("/proc/self/ns/net")
        until("there is another network", lambda: os.readlink(f"/proc/{self.process.pid}/ns/net") != own)
        self.inside = ["nsenter", f"--target={self.process.pid}", "--net"]

    def ip(self, *words):
        run(*self.inside, "ip", *words)

    def close(self):
        self.process.kill()
        self.process.wait()


def run(*words):
    subprocess.run([str(word) for word in words], check=True)


class Room:
    """This network, where the browsers are, the host's, and the switch between."""

    def __init__(self):
        self.host, self.switch = Network(), Network()
        run("ip", "link", "add", "here", "type", "veth", "peer", "name", "phone", "netns", self.switch.process.pid)
        self.host.ip("link", "add", "here", "type", "veth", "peer", "name", "host", "netns",
                     str(self.switch.process.pid))
        self.switch.ip("link", "add", "between", "type", "bridge", "forward_delay", "0")
        for port in ("phone", "host"):
            self.switch.ip("link", "set", port, "master", "between")
        for link in ("phone", "host", "between"):
            self.switch.ip("link", "set", link, "up")
        self.host.ip("link", "set", "lo", "up")
        for ip, address in ((self.host.ip, HOSTS), (lambda *words: run("ip", *words), PHONES)):
            ip("address", "add", f"{address}/24", "dev", "here")
            ip("link", "set", "here", "up")

    def cut(self, who):
        self.switch.ip("link", "set", who, "down")

    def mend(self, who):
        self.switch.ip("link", "set", who, "up")

    def close(self):
        self.switch.close()
        self.host.close()


class Evening:
    """A book of klaverjas, its host, and who looks on."""

    def __init__(self, driver, program, folder, people=PEOPLE[:2], **where):
        self.book = Book(program, Path(folder, "cut.db"))
        self.book.run("new", "klaverjas", *PEOPLE)
        self.book.run("deal", "Bram 66 roem 20")
        self.host = Host(self.book, folder, **where).start()
        self.phones = []
        for who in people:
            self.phones.append(Phone(driver))
            seat(self.phones[-1], self.host, who)

    def close(self):
        for phone in self.phones:
            phone.close()
        self.host.end()

    def deals(self):
        return [deal for deal in self.book.sheet(1)["deals"] if deal.get("number", 0) > 0]

    def remarks(self):
        return [remark["text"] for deal in self.deals() for remark in deal.get("remarks", [])]

    def is_shown(self, phone):
        sheet = self.book.sheet(1)
        sides = [" & ".join(sheet["players"][seat::2]) for seat in (0, 1)]
        return phone.is_live() and phone.totals() == dict(zip(sides, sheet["standing"]["totals"]))


def seat(phone, host, who):
    phone.open(f"http://{host.name}/#t={host.token}")
    phone.tap("#who")
    phone.tap("#chairs button", who)
    until("he has a line", phone.is_live)


def dispute(phone, text):
    phone.tap("#board [data-key=not_so]")
    phone.type("#instead", text)
    phone.tap("#dispute-form [type=submit]")


def enter(phone):
    phone.tap("[data-key=enter]")
    for key in ("maker:1", "digit:6", "digit:6"):
        phone.tap(f'[data-key="{key}"]')
    phone.tap("#save[aria-disabled=false]")


def look_again(phone):
    """As a browser says it where its page comes back to the front."""
    phone.script("document.dispatchEvent(new Event('visibilitychange'))")


def cut_for(room, evening, seconds, who):
    """Nobody has a line; one enters a deal or says that the last one is not so. The first looks at his phone again."""
    scorer, player = evening.phones
    name = f"{seconds} s without the {who}"
    deals, said, known = len(evening.deals()), len(evening.remarks()), scorer.totals()
    room.cut(who)
    begun = time.monotonic()
    if seconds > SAID:
        for phone in evening.phones:
            until(f"{name}: it says so", lambda: not phone.is_live(), SAID - (time.monotonic() - begun))  # noqa: B023
        measured(f"{name}: both phones say after {time.monotonic() - begun:.1f} s that there is no line")
    enters = who == "host"
    if enters:
        enter(scorer)
    dispute(player, name)
    assert player.totals() == known, f"{name}: it keeps what it knew: {player.totals()}"
    assert (len(evening.deals()), len(evening.remarks())) == (deals, said), f"{name}: nothing can arrive"
    if not enters:
        evening.book.run("deal", "Chie 100")  # by another program, on the machine
    time.sleep(max(0.0, begun + seconds - time.monotonic()))
    room.mend(who)
    back = time.monotonic()
    look_again(scorer)
    until(f"{name}: whoever looks again sees the book", lambda: evening.is_shown(scorer), LOOKED_AT)
    looked = time.monotonic() - back
    until(f"{name}: everybody sees it", lambda: evening.is_shown(player), SAID - looked)
    until(f"{name}: what was said has arrived", lambda: len(evening.remarks()) > said, SAID)
    until(f"{name}: there is a deal more", lambda: len(evening.deals()) > deals, SAID)
    until(f"{name}: everybody sees it", lambda: all(map(evening.is_shown, evening.phones)), LOOKED_AT)
    measured(f"{name}: back after {looked:.1f} s where it is looked at, all after {time.monotonic() - back:.1f} s")
    time.sleep(LOOKED_AT)  # whatever would come a second time
    assert (len(evening.deals()), len(evening.remarks())) == (deals + 1, said + 1), f"{name}: once"


def cut_lines(driver, program):
    room = Room()
    try:
        with tempfile.TemporaryDirectory() as folder, contextlib.closing(
                Evening(driver, program, folder, address=HOSTS, inside=room.host.inside)) as evening:
            evening.host.tell("scorer 1")
            until("he keeps the score", lambda: evening.phones[0].texts("[data-key=enter]"))
            for seconds, who in CUTS:
                cut_for(room, evening, seconds, who)
            evening.book.run("verify")
    finally:
        room.close()


def seven_tabs(driver, program):
    """Of one phone: each shows the board as soon as it is looked at, and what one says is written once."""
    with tempfile.TemporaryDirectory() as folder, contextlib.closing(
            Evening(driver, program, folder, PEOPLE[:1])) as evening:
        phone, = evening.phones
        tabs, slowest = [phone.tab()], 0.0
        for _ in range(6):
            time.sleep(1)  # a thumb is no faster; the door lets go of a line that was cut after five seconds
            begun = time.monotonic()
            tabs.append(phone.open_tab(f"http://{evening.host.name}/"))
            until("another tab shows the board", lambda: evening.is_shown(phone), SAID)
            slowest = max(slowest, time.monotonic() - begun)
        dispute(phone, "of the seventh")
        until("it is in the book", lambda: evening.remarks() == ["Aiko: of the seventh"])
        evening.book.run("deal", "Chie 100")
        begun = time.monotonic()
        for number, tab in enumerate(tabs):
            phone.turn_to(tab)
            until(f"tab {number} shows the book", lambda: evening.is_shown(phone), SAID)
        assert evening.remarks() == ["Aiko: of the seventh"], evening.remarks()
        measured(f"seven tabs: the slowest opened in {slowest:.1f} s, all seven seen in {time.monotonic() - begun:.1f} s")


def two_hosts(driver, program):
    """Each phone knows its own; one that visits the other keeps both apart."""
    with contextlib.ExitStack() as held:
        one, other = (held.enter_context(contextlib.closing(Evening(
            driver, program, held.enter_context(tempfile.TemporaryDirectory()), PEOPLE[:many]))) for many in (2, 1))
        other.book.run("deal", "Dirk 120")
        key = one.host.key()
        assert other.host.ask(key, "board").status == 401, "a key of another book"
        assert one.host.send(one.host.request("GET", "/v1/board", [bearer("0" * 32)])).status == 401
        for evening in (one, other):
            until("each shows its own book", lambda: all(map(evening.is_shown, evening.phones)))  # noqa: B023
        guest = one.phones[0]
        home = guest.tab()
        guest.open_tab(f"http://{other.host.name}/")
        until("it is nobody there", lambda: guest.text("#status") and not guest.is_live())
        assert not guest.totals(), guest.totals()
        seat(guest, other.host, "Chie")
        until("it sees the other book", lambda: other.is_shown(guest))
        one.host.kill()
        until("there is no line", lambda: not one.phones[1].is_live())
        assert all(map(other.is_shown, [*other.phones, guest])), "the other host goes on"
        one.host.start()
        guest.turn_to(home)
        until("it sees its own book again", lambda: one.is_shown(guest))


def inside_of_its_own():
    """This program once more, where it can cut lines; how it ended."""
    for leading in (["unshare", "--net"], ["unshare", "--user", "--map-root-user", "--net"]):
        words = [*leading, "ip", "link", "add", "one", "type", "bridge"]
        with contextlib.suppress(FileNotFoundError):
            if subprocess.run(words, capture_output=True, check=False).returncode == 0:
                return subprocess.run([*leading, sys.executable, "-B", *sys.argv], check=False,
                                      env={**os.environ, INSIDE: "1"}).returncode
    print("skipped: no networks can be made here")
    return SKIPPED


def main():
    if missing := what_is_missing():
        print(f"skipped: {missing}")
        return SKIPPED
    program = Path(sys.argv[1]).resolve()
    if INSIDE in os.environ:
        run("ip", "link", "set", "lo", "up")  # by which a driver is spoken to
    with contextlib.closing(Driver()) as driver:
        if INSIDE in os.environ:
            cut_lines(driver, program)
            return 0
        seven_tabs(driver, program)
        two_hosts(driver, program)
    return inside_of_its_own() if LONG else 0


if __name__ == "__main__":
    sys.exit(main())
