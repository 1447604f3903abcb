"""Evenings at the table app, from an empty book to who pays whom, in a real window with real events."""

import os
import sys
import time
from importlib import import_module
from pathlib import Path

from book import Book
from reader import Reader
from screen import Screen
from table import Table
from words import Words

SOURCE = Path(__file__).parents[2]
# Each evening in a window and a language of its own.
EVENINGS = {"euchre": (1280, 800, "en"), "klaverjas": (360, 640, "nl"), "quadrille": (768, 1024, "fr"),
            "kyuuri": (800, 480, "ja"), "drive": (1024, 768, "en"), "club": (1280, 800, "nl")}


def spend(game, spadille, program, reader):
    width, height, language = EVENINGS[game]
    folder = os.path.join(os.environ["SCRATCH"], game)
    os.mkdir(folder)
    screen = Screen(width, height, folder)
    book = Book(spadille, os.path.join(folder, "book.db"), language)
    table = Table(program, screen, reader, Words(SOURCE, language), book, folder)
    begun = time.monotonic()
    try:
        table.start()
        import_module(game).evening(table)
    finally:
        table.kill()
        screen.close()
    print(f"{game}, {width} x {height}, {language}: {table.taps} taps, {time.monotonic() - begun:.0f} s", flush=True)


def main():
    spadille, program, *games = sys.argv[1:]
    if not games:
        games = list(EVENINGS) if os.environ.get("SPADILLE_LONG") else ["euchre", "drive"]
    reader = Reader()
    for game in games:
        spend(game, spadille, program, reader)


main()
