"""The command line: python3 -m referee; the README describes what it can say."""

import json
import sys

from . import auctions, callables, deals, perft, revokes
from .turns import answer

USAGE = """usage: python3 -m referee legal < turns.jsonl
       python3 -m referee positions GAME COUNT SEED
       python3 -m referee deals GAME COUNT SEED
       python3 -m referee revokes GAME COUNT SEED
       python3 -m referee perft GAME MOST
       python3 -m referee auctions GAME [--list]
       python3 -m referee callables COUNT SEED"""

AT_RANDOM = {
    "positions": deals.positions,
    "deals": deals.documents,
    "revokes": revokes.documents,
}


def show(value):
    print(json.dumps(value, separators=(",", ":")))


def legal():
    """Answer every line of standard input."""
    for line in sys.stdin:
        if line.strip():
            show(answer(json.loads(line)))


def main(words):
    """What the command line asks for."""
    match words:
        case ["legal"]:
            legal()
        case [("positions" | "deals" | "revokes") as what, game, count, seed]:
            for document in AT_RANDOM[what](game, int(count), int(seed)):
                show(document)
        case ["perft", game, most]:
            perft.MOST = int(most)
            for row in perft.rows(game):
                show(row)
        case ["auctions", game]:
            for row in auctions.rows(game):
                show(row)
        case ["auctions", game, "--list"]:
            for row in auctions.rows(game, listed=True):
                show(row)
        case ["callables", count, seed]:
            for document in callables.documents(int(count), int(seed)):
                show(document)
        case _:
            sys.exit(USAGE)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except BrokenPipeError:
        sys.stderr.close()
