"""How quick the table app is: its start and its memory beside those of an empty window, turn about;
then with a book of many deals a deal from the tap to the picture, and a finger over a chart
of 500 deals."""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROUNDS = 31
OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}


def start(command):
    """Milliseconds to the end with the first frame, and MB that it had in memory."""
    begin = time.perf_counter()
    done = subprocess.run(command, env={**os.environ, **OFFSCREEN}, stdout=subprocess.PIPE,
                          check=True, text=True)
    return (time.perf_counter() - begin) * 1e3, int(done.stdout) / 1024


def beside_an_empty_window(folder, book):
    empty = [str(folder / "spadille-empty-window")]
    table = [str(folder / "spadille-table-bench"), "start", book]
    pairs = [(start(table), start(empty)) for _ in range(ROUNDS + 1)][1:]
    for what, unit in ((0, "ms"), (1, "MB")):
        ours = statistics.median(a[what] for a, _ in pairs)
        theirs = statistics.median(b[what] for _, b in pairs)
        ratio = statistics.median(a[what] / b[what] for a, b in pairs)
        print(f"table app, {('start', 'memory')[what]}: {ours:.1f} {unit}, an empty window "
              f"{theirs:.1f} {unit}, {ratio:.2f} x")


def measured(folder, mode, book):
    done = subprocess.run([str(folder / "spadille-table-bench"), mode, book], check=True, text=True,
                          env={**os.environ, **OFFSCREEN}, stdout=subprocess.PIPE)
    return done.stdout.split()


def main(build, book=""):
    folder = Path(build, "tests/bench")
    with tempfile.TemporaryDirectory(dir=build) as own:
        book = book or str(Path(own, "book.db"))
        beside_an_empty_window(folder, book)
        saved, painted = measured(folder, "save", book)
        print(f"table app, a deal: saved after {saved} ms, repainted after {painted} ms")
        print(f"table app, a finger over a chart of 500 deals: {measured(folder, 'scrub', book)[0]} ms a frame")


if __name__ == "__main__":
    main(*sys.argv[1:])
