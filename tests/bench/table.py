"""How quick the table app is: its start and its memory beside those of an empty window, turn about;
then a deal from the tap to the picture, what it takes while nobody touches it, and a finger over a chart
of 500 deals; all of it with an empty book, and with a large one."""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROUNDS = 31
OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}


def run(*command):
    """What a program says, run where there is no display, and with a folder for what it leaves."""
    with tempfile.TemporaryDirectory() as own:
        done = subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE,
                              env={**os.environ, **OFFSCREEN, "XDG_RUNTIME_DIR": own, "TMPDIR": own,
                                   "BEGUN_AT": str(time.monotonic_ns())})
    return done.stdout.split()


def start(*command):
    """Milliseconds to the first frame and to a whole page, and MB that were in memory then."""
    first, shown, memory = run(*command)
    return float(first), float(shown), int(memory) / 1024


def beside_an_empty_window(folder, book, of):
    empty, table = folder / "spadille-empty-window", folder / "spadille-table-bench"
    pairs = [(start(table, "start", book), start(empty)) for _ in range(ROUNDS + 1)][1:]
    for i, what in enumerate(("first frame, ms", "home page, ms", "memory, MB")):
        ours, theirs = (statistics.median(pair[which][i] for pair in pairs) for which in (0, 1))
        ratio = statistics.median(a[i] / b[i] for a, b in pairs)
        print(f"table app with {of}, {what}: {ours:.1f}, an empty window {theirs:.1f}, {ratio:.2f} x")


def figures(folder, book, of):
    program = folder / "spadille-table-bench"
    beside_an_empty_window(folder, book, of)
    saved, painted = run(program, "save", book)
    print(f"table app with {of}, a deal: saved after {saved} ms, repainted after {painted} ms")
    print(f"table app with {of}, untouched: {run(program, 'idle', book)[0]} ms of the processor a second")
    print(f"table app with {of}, a finger over a chart of 500 deals: {run(program, 'scrub', book)[0]} ms a frame")


def main(build, book=""):
    """With an empty book, then with a book of many deals where one is given."""
    folder = Path(build, "tests/bench")
    with tempfile.TemporaryDirectory(dir=build) as own:
        figures(folder, str(Path(own, "book.db")), "an empty book")
        written, hung, ranked = run(folder / "spadille-table-bench", "wall", str(Path(own, "hall.db")))
        print(f"table app, a result of an event of 200 people and 10 rounds: written after {written} ms, on the wall after {hung} ms, "
              f"in the ranking after {ranked} ms")
        if book:
            figures(folder, book, "a large book")


if __name__ == "__main__":
    main(*sys.argv[1:])
