"""How soon a phone shows the board: from the tap on the address to the first letters and to the board, by a phone whose
processor is six times as slow as this one; a first scan, and a visit of a phone that was here before. Its browser runs
already, as that of a phone does. Beside it the same of a page with one letter: what the browser itself takes.
`first_view.py BUILD`."""

import http.server
import statistics
import sys
import tempfile
import threading
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
LETTERS = """return performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0"""
BOARD = "return window.boardShown ?? 0"
ELSEWHERE = "data:text/html,<p>♠"


class OneLetter(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        page = "<!doctype html><meta charset=utf-8><p>♠".encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", len(page))
        self.end_headers()
        self.wfile.write(page)

    def log_message(self, *_):
        pass


def visit(phone, address, *what):
    """Milliseconds until each of this is seen."""
    phone.open(ELSEWHERE)
    until("it is elsewhere", lambda: phone.script(LETTERS))
    phone.open(address)
    return until("it is shown", lambda: all(times := [phone.script(each) for each in what]) and times)


def begin(driver):
    phone = Phone(driver)
    phone.devtools("Page.addScriptToEvaluateOnNewDocument", source=WATCH)
    phone.devtools("Emulation.setCPUThrottlingRate", rate=SLOWER)
    return phone


def watch(driver, host, bare):
    """Of one phone: the page with one letter, a scan, and a visit."""
    phone = begin(driver)
    times = [*visit(phone, bare, LETTERS), *visit(phone, f"http://{host.name}/#t={host.token}", LETTERS, BOARD),
             *visit(phone, f"http://{host.name}/", LETTERS, BOARD)]
    phone.close()
    return times


def main(build):
    if missing := what_is_missing():
        print(f"first view: not measured, {missing}")
        return
    driver, elsewhere = Driver(), http.server.ThreadingHTTPServer(("127.0.0.1", 0), OneLetter)
    threading.Thread(target=elsewhere.serve_forever, daemon=True).start()
    try:
        with tempfile.TemporaryDirectory() as folder:
            book = Book(Path(build, "ui/cli/spadille"), Path(folder, "book.db"))
            book.run("new", "klaverjas", "Ann", "Bob", "Chris", "Dora")
            book.run("deal", "Bob", "66", "roem", "20")
            host = Host(book, folder).start()
            bare = f"http://127.0.0.1:{elsewhere.server_port}/"
            times = [watch(driver, host, bare) for _ in range(ROUNDS)]
            host.stop()
    finally:
        driver.close()
    letter, scanned, board_scanned, visited, board_visited = map(statistics.median, zip(*times, strict=True))
    print(f"a phone {SLOWER} times as slow, ms to the first letters and to the board: scanned {scanned:.0f}, "
          f"{board_scanned:.0f}; here before {visited:.0f}, {board_visited:.0f}; a page with one letter {letter:.0f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
