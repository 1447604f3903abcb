"""What phones cost: a deal recorded while 200 look on beside one that nobody sees, turn about; and how long it takes
until the last of them has it. `phones.py BUILD`."""

import select
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "door"))
from door import Book, Host, addresses, until  # noqa: E402

ROUNDS = 31
PHONES = 200
CONNECTIONS = 10  # of an address: two less than the door allows


def look_on(host):
    """Every phone, and what it has been shown."""
    places = [place for place, _ in zip(addresses(), range(PHONES // CONNECTIONS + 1))]
    keys = [host.key(place) for place in places]
    return [host.look(keys[i // CONNECTIONS], source=places[i // CONNECTIONS]) for i in range(PHONES)]


def record(book):
    begin = time.perf_counter()
    book.run("deal", "Ann", "3")
    return (time.perf_counter() - begin) * 1000


def arrival(phones):
    """Milliseconds until each of them has been told of what is written from now on."""
    waiting = {phone.connection: phone for phone in phones}
    begin, times = time.perf_counter(), []
    while waiting:
        for connection in select.select(list(waiting), [], [])[0]:
            phone = waiting[connection]
            phone.take()
            if phone.events:
                phone.events.clear()
                times.append((time.perf_counter() - begin) * 1000)
                del waiting[connection]
    return times


def drain(phones):
    for phone in phones:
        phone.next()


def main(build):
    with tempfile.TemporaryDirectory() as folder:
        book = Book(Path(build, "ui/cli/spadille"), Path(folder, "book.db"))
        book.run("new", "euchre", "Ann", "Bob", "Chris", "Dora")
        host = Host(book, folder)
        pairs, spread = [], []
        for _ in range(ROUNDS):
            alone = record(book)
            host.start()
            phones = look_on(host)
            drain(phones)
            seen = record(book)
            times = arrival(phones)
            spread.append(times[-1] - times[0])
            for phone in phones:
                phone.connection.close()
            host.stop()
            until("the host has ended", lambda: host.process.poll() is not None)
            pairs.append((seen, alone))
    seen, alone = (statistics.median(pair[i] for pair in pairs) for i in (0, 1))
    ratio = statistics.median(a / b for a, b in pairs)
    print(f"a deal recorded, ms: {seen:.1f} while {PHONES} phones look on, {alone:.1f} alone, {ratio:.2f} x")
    print(f"the last of {PHONES} phones after the first, ms: {statistics.median(spread):.1f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
