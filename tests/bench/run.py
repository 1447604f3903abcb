"""Runs the benchmarks of a build folder, then whole processes: start-up beside sqlite3, documents a
second, memory against the size of the input; then the book: a deal recorded beside a bare commit,
a session opened, lists and statistics of a million deals, an import. `--beside PROGRAM [ARG…]` times
another program on the same documents in the same run, `--play-beside PROGRAM [ARG…]` lets another
one that plays random deals tell its figures between ours. Quote medians and ratios."""

import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import first_view
import phones
import table

ROUNDS = 7
DOCUMENTS = 200_000
MILLION = 1_000_000


HEAD = '{"format":"spadille/deal","version":1,'


def euchre(rng):
    return (f'"game":"euchre","rules":"euchre/seed","before":{{"dealer":{rng.randrange(4)},'
            f'"balances":[{rng.randrange(10)},{rng.randrange(10)}]}},'
            f'"deal":{{"maker":{rng.randrange(4)},"tricks":{rng.randrange(6)}}}}}\n')


def klaverjas(rng):
    roem = ",".join(str(rng.choice((20, 50))) for _ in range(rng.randrange(3)))
    return (f'"game":"klaverjas","rules":"klaverjas/seed","before":{{"dealer":{rng.randrange(4)},'
            f'"balances":[{rng.randrange(900)},{rng.randrange(900)}],"deals_played":{rng.randrange(16)}}},'
            f'"deal":{{"maker":{rng.randrange(4)},"points":{rng.randrange(40, 140)},"roem":[{roem}]}}}}\n')


def kyuuri(rng):
    totals = ",".join(str(rng.randrange(21)) for _ in range(5))
    ranks = ",".join(f'"{rng.choice("23456789TJQKA")}"' for _ in range(5))
    return (f'"game":"kyuuri","rules":"kyuuri/seed","before":{{"dealer":{rng.randrange(5)},'
            f'"balances":[{totals}]}},"deal":{{"leader":{rng.randrange(5)},"ranks":[{ranks}]}}}}\n')


def quadrille(rng):
    pool = rng.choice((0, 0, 8, 24, 56))
    head = (f'"game":"quadrille","rules":"quadrille/seed","before":{{"dealer":{rng.randrange(4)},'
            f'"pool":{pool}}},"deal":{{"ombre":{rng.randrange(2)},"tricks":{rng.randrange(3, 10)},')
    if rng.random() < 0.3:
        return head + '"contract":"solo"}}\n'
    return head + f'"contract":"alliance","partner":{rng.randrange(2, 4)}}}}}\n'


def documents(count, games=(euchre, klaverjas, kyuuri, quadrille)):
    """Deals as a table reports them, one a line; the same every time."""
    rng = random.Random(20091206)
    for _ in range(count):
        yield HEAD + rng.choice(games)(rng)


def run(command, source=os.devnull):
    """Seconds and the peak of memory (MiB) of one run."""
    with open(source, "rb") as given:
        begin = time.perf_counter()
        process = subprocess.Popen(command, stdin=given, stdout=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL)
        _, _, usage = os.wait4(process.pid, 0)
        process.returncode = 0
        return time.perf_counter() - begin, usage.ru_maxrss / 1024


def pairs(one, other, source=os.devnull, rounds=ROUNDS):
    """Both commands in turn; medians and the median ratio."""
    both = [(run(one, source)[0], run(other, source)[0]) for _ in range(rounds + 1)][1:]
    return (statistics.median(a for a, _ in both), statistics.median(b for _, b in both),
            statistics.median(a / b for a, b in both))


def write(folder, name, count, *games):
    file = Path(folder, name)
    with open(file, "w", encoding="utf-8") as out:
        out.writelines(documents(count, *games))
    return file


def each_game(command, folder):
    """Documents a second of every game alone, and a million deals of Quadrille in one run."""
    for game in (euchre, klaverjas, kyuuri, quadrille):
        file = write(folder, game.__name__, DOCUMENTS // 4, (game,))
        seconds = statistics.median(run(command, file)[0] for _ in range(3))
        print(f"score --jsonl, {game.__name__}: {DOCUMENTS / 4 / seconds:,.0f} documents a second")
    seconds, memory = run(command, write(folder, "million.jsonl", MILLION, (quadrille,)))
    print(f"{MILLION:,} deals of Quadrille in one run: {seconds:.1f} s, {memory:.1f} MiB")


def whole_processes(program, beside):
    version = [program, "--version"]
    if shutil.which("sqlite3"):
        ours, theirs, ratio = pairs(version, ["sqlite3", "--version"], rounds=40)
        print(f"--version: {ours * 1e3:.2f} ms, sqlite3 {theirs * 1e3:.2f} ms, {ratio:.2f} x")
    else:
        print(f"--version: {statistics.median(run(version)[0] for _ in range(40)) * 1e3:.2f} ms"
              " (no sqlite3 here to compare with)")
    with tempfile.TemporaryDirectory() as folder:
        small, large = (write(folder, f"{n}.jsonl", n) for n in (DOCUMENTS // 10, DOCUMENTS))
        command = [program, "score", "--jsonl"]
        _, little = run(command, small)
        seconds, much = zip(*(run(command, large) for _ in range(ROUNDS)))
        rate = DOCUMENTS / statistics.median(seconds)
        print(f"score --jsonl: {rate:,.0f} documents a second")
        print(f"memory: {little:.1f} MiB for {DOCUMENTS // 10:,} documents, "
              f"{statistics.median(much):.1f} MiB for {DOCUMENTS:,}")
        each_game(command, folder)
        if beside:
            ours, theirs, ratio = pairs(command, beside, large)
            print(f"beside {' '.join(beside)}: {ours:.3f} s against {theirs:.3f} s, {ratio:.2f} x")


PACKS = {"euchre": "9TJQKA", "klaverjas": "789TJQKA", "kyuuri": "23456789TJQKA",
         "quadrille": "234567JQKA"}


def positions(count):
    """Questions about a play, one a line: some cards of a trick, and the hand of who is to play."""
    rng = random.Random(1726)
    for _ in range(count):
        game = rng.choice(list(PACKS))
        cards = rng.sample([s + r for s in "SHDC" for r in PACKS[game]], 8)
        trump = "" if game == "kyuuri" else f'"trump":"{rng.choice("SHDC")}",'
        trick, hand = ('"' + '","'.join(part) + '"' for part in (cards[:rng.randrange(1, 4)], cards[3:]))
        yield (f'{{"format":"spadille/turn","version":1,"game":"{game}","rules":"{game}/seed",'
               f'"turn":{{{trump}"trick":[{trick}],"hand":[{hand}]}}}}\n')


def referee(program):
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "turns.jsonl")
        file.write_text("".join(positions(DOCUMENTS)), encoding="utf-8")
        seconds = statistics.median(run([program, "legal", "--jsonl"], str(file))[0]
                                    for _ in range(ROUNDS))
        print(f"legal --jsonl: {DOCUMENTS / seconds:,.0f} positions a second")


def playing(bench, beside):
    """Random deals of ours, and of another program that prints what it took, turn about."""
    subprocess.run([bench], check=True)
    for _ in range(3 if beside else 0):
        subprocess.run([bench, "--benchmark_filter=playout"], check=True, stderr=subprocess.DEVNULL)
        subprocess.run(beside, check=True)


def evenings(count, length=20):
    """Evenings of Euchre among 200 people, one a line; the same every time."""
    rng = random.Random(1886)
    for i in range(count):
        names = ",".join(f'"P{(i * 7 + seat * 31) % 200}"' for seat in range(4))
        deals = ",".join(f'{{"maker":{rng.randrange(4)},"tricks":{rng.randrange(6)}}}'
                         for _ in range(length))
        yield (f'{{"format":"spadille/session","version":1,"game":"euchre","rules":"euchre/seed",'
               f'"date":"{2000 + i // 3000}-{1 + i // 250 % 12:02}-{1 + i % 28:02}",'
               f'"title":"Evening {i}","players":[{names}],"deals":[{deals}]}}\n')


def imports(program, bare, folder):
    """A million deals into a new book, beside a bare program that inserts the same rows."""
    file, book, copy = (str(Path(folder, name)) for name in ("all.jsonl", "book.db", "copy.db"))
    with open(file, "w", encoding="utf-8") as out:
        out.writelines(evenings(MILLION // 20))
    ours, memory = run([program, "import", "--db", book, file])
    theirs, _ = run([bare, book, copy])
    print(f"import of {MILLION:,} deals: {MILLION / ours:,.0f} a second, {memory:.0f} MiB; a bare "
          f"program {MILLION / theirs:,.0f} a second, {theirs / ours:.2f} of it")
    return book


def long_sessions(program, folder):
    """A deal recorded by a program that reads the session first, in a short one and in a long one."""
    took = {}
    for deals in (10, 10_000):
        file, book = Path(folder, f"{deals}.json"), str(Path(folder, f"{deals}.db"))
        file.write_text(next(evenings(1, deals)), encoding="utf-8")
        run([program, "import", "--db", book, str(file)])
        took[deals] = statistics.median(run([program, "deal", "--db", book, "P0", "3"])[0] for _ in range(ROUNDS))
    print(f"a deal recorded in a session of 10 deals: {took[10] * 1e3:.0f} ms; of 10,000: "
          f"{took[10_000] * 1e3:.0f} ms, {took[10_000] / took[10]:.1f} x")


def behind(args, name):
    """The arguments before a name, and the command behind it."""
    at = args.index(name) if name in args else len(args)
    return args[:at], args[at + 1:]


def main():
    build, args = Path(sys.argv[1]), sys.argv[2:]
    args, beside = behind(args, "--beside")
    args, player = behind(args, "--play-beside")
    subprocess.run([build / "tests/bench/spadille-bench", *args], check=True)
    playing(str(build / "tests/bench/spadille-play-bench"), player)
    program = str(build / "ui/cli/spadille")
    whole_processes(program, beside)
    referee(program)
    # On the disk of the sources: a temporary folder may lie in memory.
    with tempfile.TemporaryDirectory(dir=build) as folder:
        subprocess.run([build / "tests/bench/spadille-store-bench", folder], check=True)
        long_sessions(program, folder)
        book = imports(program, str(build / "tests/bench/spadille-bare-import"), folder)
        if (build / "tests/bench/spadille-table-bench").exists():
            table.main(build, book)
    phones.main(build)
    first_view.main(build)


main()
