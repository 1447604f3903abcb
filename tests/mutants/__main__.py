"""script/mutants [FOLDER] [COUNT] [--seed N] [--kind KIND] [--line FILE:LINE]

Plants COUNT faults (200) below FOLDER (src), drawn by a seed, and says which nobody noticed. Where
a file changes, those of others are drawn as before. What was caught before in the same text of its
file is not tried again, and what survived only once the suites have changed. Equivalents, faults
that change nothing that anybody can see, stand in tests/mutants/equivalents.txt with the text of
their line.
"""
import argparse
import fcntl
import hashlib
import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

from .faults import faults_in
from .workshop import SUITES, JUDGE, Workshop

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build/mutants"
JOURNAL = BUILD / "journal.jsonl"
FIRST_LOOK = 20  # seconds a suite, where only some of those who include a header have been compiled


def equivalents():
    """(file, kind, old, new, text of the line) of those that are known to change nothing."""
    lines = (ROOT / "tests/mutants/equivalents.txt").read_text().split("\n")
    return {tuple(line.split(" | ", 4)) for line in lines if line and not line.startswith("#")}


def built(suites):
    """A workshop of these suites. Runs side by side build one after the other."""
    BUILD.mkdir(parents=True, exist_ok=True)
    targets = ["spadille-judge" if suite == JUDGE else f"test_{suite}" for suite in suites]
    with (BUILD / ".building").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        for words in (["--preset", "mutants", "--log-level=ERROR"],
                      ["--build", "--preset", "mutants", "--target", *targets]):
            subprocess.run(["cmake", *words], cwd=ROOT, stdout=subprocess.DEVNULL, check=True)
        return Workshop(ROOT, BUILD, suites)


def drawn(args):
    files = sorted(f for ext in ("h", "cpp") for f in (ROOT / args.folder).rglob(f"*.{ext}"))
    if (ROOT / args.folder).is_file():
        files = [ROOT / args.folder]
    everything = [fault for f in files for fault in faults_in(str(f.relative_to(ROOT)), f.read_text())]
    if args.kind:
        everything = [fault for fault in everything if fault.kind == args.kind]
    if args.line:
        return [fault for fault in everything if fault.line == args.line]
    return sorted(everything, key=lambda fault: hashlib.sha256(f"{args.seed} {fault.name}".encode()).digest())


def digest(*paths):
    return hashlib.sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()[:16]


class Journal:
    """What came of each fault, for as long as that says something about what is there now."""

    def __init__(self, shop):
        self.suites = digest(*shop.programs())
        lines = JOURNAL.read_text().splitlines() if JOURNAL.exists() else []
        self.entries = {entry["fault"]: entry for entry in map(json.loads, lines)}

    def outcome(self, fault):
        entry = self.entries.get(fault.name)
        if entry is None or entry["source"] != digest(ROOT / fault.file):
            return None
        return None if entry["outcome"] == "survived" and entry["suites"] != self.suites else entry["outcome"]

    def add(self, fault, outcome):
        entry = {"fault": fault.name, "outcome": outcome, "source": digest(ROOT / fault.file), "suites": self.suites}
        with JOURNAL.open("a") as journal:
            journal.write(json.dumps(entry) + "\n")


def outcome_of(shop, fault):
    """What came of it: who caught it, "survived", "unused" or "does not compile"."""
    objects = shop.objects(fault)
    if objects is None:
        return "does not compile"
    if not objects:
        return "unused"
    shop.learn([suite for suite in shop.suites_with(objects) if suite not in shop.places])
    if fault.file.endswith(".h"):
        caught = shop.caught_by(objects, fault, FIRST_LOOK)
        return caught or shop.caught_by(shop.objects(fault, whole=True), fault) or "survived"
    caught = shop.caught_by(objects, fault)
    if caught is None and shop.is_right(fault.file, objects[0][1]):
        return "unused"
    return caught or "survived"


def try_all(args, shop):
    """Goes on until COUNT faults have been tried that compile and can be seen."""
    journal, no_fault, tally = Journal(shop), equivalents(), Counter()
    for fault in drawn(args):
        if tally["caught"] + tally["survived"] >= args.count:
            break
        if (fault.file, fault.kind, fault.old, fault.new, fault.text) in no_fault:
            tally["equivalent"] += 1
            continue
        outcome = journal.outcome(fault)
        if outcome is None:
            outcome = outcome_of(shop, fault)
            journal.add(fault, outcome)
        if outcome in ("does not compile", "unused"):
            continue
        tally["survived" if outcome == "survived" else "caught"] += 1
        if outcome == "survived" or args.verbose:
            print(f"{outcome}: {fault.file}:{fault.line} {fault.kind}: {fault.old} -> {fault.new}\n    {fault.text}", flush=True)
    return tally


def main():
    parser = argparse.ArgumentParser(prog="script/mutants", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", default="src")
    parser.add_argument("count", nargs="?", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kind", help="only faults of this kind")
    parser.add_argument("--line", type=int, help="only faults of this line; FOLDER is a file")
    parser.add_argument("--verbose", action="store_true", help="says also who caught what")
    parser.add_argument("--suites", nargs="+", default=[*SUITES, JUDGE], help="that are built and asked")
    args = parser.parse_args()
    tally = try_all(args, built(args.suites))
    counted = tally["caught"] + tally["survived"]
    share = 100 * tally["caught"] / counted if counted else 100
    print(f"{args.folder}: {counted} faults, {tally['caught']} caught ({share:.1f} %), "
          f"{tally['survived']} survived; {tally['equivalent']} equivalents left out; seed {args.seed}")
    return 1 if tally["survived"] else 0


sys.exit(main())
