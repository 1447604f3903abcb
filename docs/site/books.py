"""The rulebooks of docs/rules as values: chapters of clauses, each with the Markdown under its heading."""

import re
from dataclasses import dataclass, field
from pathlib import Path

CLAUSE_ID = re.compile(r"\b[A-Z]{2}-\d+\.\d+\b")


@dataclass(frozen=True)
class Clause:
    id: str  # "EU-5.4"
    title: str
    chapter: str  # "5 Score"
    text: str  # Markdown
    note: str  # its option, sources and what was decided; Markdown, often empty


@dataclass
class Book:
    game: str  # the folder: "euchre"
    language: str  # "en"
    title: str = ""
    about: str = ""  # Markdown before the first chapter
    clauses: list[Clause] = field(default_factory=list)

    def chapters(self):
        """Each chapter's heading with its clauses, in order."""
        found = {}
        for clause in self.clauses:
            found.setdefault(clause.chapter, []).append(clause)
        return found.items()


def sections(text):
    """Each heading of TEXT as (level, words, what stands under it)."""
    parts = re.split(r"^(#+) (.*)$", text, flags=re.MULTILINE)
    for level, words, under in zip(parts[1::3], parts[2::3], parts[3::3]):
        yield len(level), words.strip(), under.strip()


def parted(under):
    """The rule, and the note that is quoted below it."""
    text, quoted, note = under.partition("\n>")
    return text.strip(), re.sub(r"^> ?", "", (quoted + note).strip(), flags=re.MULTILINE)


def read_book(file: Path):
    book = Book(file.parent.name, file.stem)
    chapter = ""
    for level, words, under in sections(file.read_text(encoding="utf-8")):
        if level == 1:
            book.title, book.about = words, under
        elif level == 2:
            chapter = words
        else:
            name, _, title = words.partition(" ")
            book.clauses.append(Clause(name, title, chapter, *parted(under)))
    return book


def read_books(rules: Path, words):
    """Of each game, in the order of their names, the book in each language of WORDS."""
    games = sorted(folder for folder in rules.iterdir() if folder.is_dir())
    return {game.name: {language: read_book(game / f"{language}.md") for language in words} for game in games}
