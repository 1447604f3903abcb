"""How soon a phone shows the board: from the tap on the address to the first letters and to the board, by a phone whose
processor is six times as slow as this one; a first scan, and a visit of a phone that was here before. `first_view.py
BUILD`."""

import statistics
import sys
import tempfile
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent / "door"))  # behind: there are phones there too
from door import Book, Host, until  # noqa: E402
from phone import Driver, Phone, what_is_missing  # noqa: E402

ROUNDS = 11
SLOWER = 6
# Seen from within: when the board has been painted. A frame is painted after its callbacks, hence the message.
WATCH = """new MutationObserver((_, self) => {
    if (!document.querySelector("#board .total"))
        return;
    self.disconnect();
    requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => window.boardShown = performance.now();
        painted.port2.postMessage("");
    });
}).observe(document, {childList: true, subtree: true});"""
TIMES = """return [performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0, window.boardShown ?? 0]"""


def visit(phone, address):
    """Milliseconds to the first letters and to the board."""
    phone.open("about:blank")
    phone.open(address)
    return until("the board is shown", lambda: all(times := phone.script(TIMES)) and times)


def begin(driver):
    phone = Phone(driver)
    phone.devtools("Page.addScriptToEvaluateOnNewDocument", source=WATCH)
    phone.devtools("Emulation.setCPUThrottlingRate", rate=SLOWER)
    return phone


def main(build):
    if missing := what_is_missing():
        print(f"first view: not measured, {missing}")
        return
    driver, scans, visits = Driver(), [], []
    try:
        with tempfile.TemporaryDirectory() as folder:
            book = Book(Path(build, "ui/cli/spadille"), Path(folder, "book.db"))
            book.run("new", "klaverjas", "Ann", "Bob", "Chris", "Dora")
            book.run("deal", "Bob", "66", "roem", "20")
            host = Host(book, folder).start()
            for _ in range(ROUNDS):
                phone = begin(driver)
                scans.append(visit(phone, f"http://{host.name}/#t={host.token}"))
                visits.append(visit(phone, f"http://{host.name}/"))
                phone.close()
            host.stop()
    finally:
        driver.close()
    for what, times in (("scanned", scans), ("here before", visits)):
        paint, board = (statistics.median(each[i] for each in times) for i in (0, 1))
        print(f"a phone {SLOWER} times as slow, {what}, ms: {paint:.0f} to the first letters, {board:.0f} to the board")


if __name__ == "__main__":
    main(*sys.argv[1:])
