"""The shape of a clause of a rulebook: the rule in plain words, examples and "see" in paragraphs of their own,
and last, quoted, the note: the option's key and its choices, the sources, what was decided here. Beside the book
stand the ways to ask for each of its clauses."""

import re
import sys
import unicodedata
from pathlib import Path

OWN_PARAGRAPH = {"en": r"Examples?\b[^.:]{0,40}:|See [A-Z]{2}-\d", "nl": r"Voorbeeld(?:en)?\b[^.:]{0,40}:|Zie [A-Z]{2}-\d",
                 "fr": r"Exemples?\b[^.:]{0,40}:|Voir [A-Z]{2}-\d", "ja": r"例[^。：]{0,15}：|[A-Z]{2}-\d[^。]*を参照"}
SOURCES = {"en": r"seed document|decided for the program|Sources?:", "nl": r"oorspronkelijke tekst|voor het programma besloten|Bron(?:nen)?:",
           "fr": r"document d’origine|décidé pour le programme|Sources? ?:", "ja": r"元の資料|プログラム(?:で|の|として)[^。]*(?:決め|判断)|出典"}
SITES = r"\b[\w-]+\.(?:com|nl|org|net|jp|de|me|uk|fr|be)\b"


def clauses(book):
    """Each clause of the text BOOK: its id, its rule and its note."""
    for part in re.split(r"^(?=##)", book, flags=re.M):
        if heading := re.match(r"### ([A-Z]{2}-\d\.\d+) .*\n", part):
            rule, quoted, note = part[heading.end():].partition("\n>")
            yield heading.group(1), rule.strip(), (quoted + note).strip()


def check_clause(language, rule, note):
    if "`" in rule:
        yield "a key stands in the rule"
    if found := re.search(f"{SOURCES[language]}|{SITES}", rule):
        yield f"a source stands in the rule: {found.group(0)}"
    if any(not line.startswith(">") for line in note.splitlines()):
        yield "words follow the note"
    for paragraph in re.split(r"\n\s*\n", rule):
        for found in re.finditer(rf"(?<=[.!?。)|])\s*({OWN_PARAGRAPH[language]})", paragraph):
            yield f"no paragraph of its own: {found.group(1)}"


def check_book(file):
    for name, rule, note in clauses(file.read_text(encoding="utf-8")):
        yield from (f"{file.parent.name}/{file.name} {name}: {wrong}" for wrong in check_clause(file.stem, rule, note))


def check_same_keys(folder):
    """The notes of all languages name the same options."""
    notes = {file.stem: {name: (bool(note), set(re.findall(r"`(\w+)`", note)))
                         for name, _, note in clauses(file.read_text(encoding="utf-8"))}
             for file in sorted(folder.glob("*.md"))}
    for language, those in notes.items():
        for name, (noted, keys) in those.items():
            wanted, wanted_keys = notes["en"].get(name, (False, set()))
            if noted != wanted:
                yield f"{folder.name}/{language}.md {name}: {'a' if noted else 'no'} note, other than in en.md"
            elif keys != wanted_keys:
                yield f"{folder.name}/{language}.md {name}: other keys than in en.md: {' '.join(sorted(keys ^ wanted_keys))}"


def heard(phrase):
    """As the search hears it: no capitals, accents or marks, and kana as one alphabet."""
    letters = "".join(c for c in unicodedata.normalize("NFKD", phrase.lower()) if not "\u0300" <= c <= "\u036f")
    letters = unicodedata.normalize("NFC", letters)
    letters = "".join(chr(ord(c) - 0x60) if "ァ" <= c <= "ヶ" else c for c in letters)
    return " ".join("".join(c if c.isalnum() or c == "ー" else " " for c in letters).split())


def check_asked(file):
    """Each clause of a book can be asked for, and a phrase means one clause."""
    rows = [line.split("\t") for line in file.read_text(encoding="utf-8").splitlines()]
    book = file.with_suffix(".md")
    place = f"{file.parent.name}/{file.name}"
    if [row[0] for row in rows] != [name for name, _, _ in clauses(book.read_text(encoding="utf-8"))]:
        yield f"{place}: other clauses than in {book.name}"
    meant = {}
    for name, phrases in rows:
        for phrase in phrases.split(" / "):
            said = heard(phrase)
            if meant.setdefault(said, name) != name:
                yield f"{place} {name}: “{phrase}” means {meant[said]}"
            if not said:
                yield f"{place} {name}: an empty phrase"


def main():
    root, only = Path(sys.argv[1]), sys.argv[2:]
    wrong = []
    for folder in sorted((root / "docs/rules").iterdir()):
        for file in sorted(folder.glob("*.md")):
            wrong += check_book(file)
        for file in sorted(folder.glob("*.asked")):
            wrong += check_asked(file)
        wrong += check_same_keys(folder)
    wrong = [line for line in wrong if not only or any(line.startswith(name) for name in only)]
    print("\n".join(wrong) or "every clause has its shape")
    sys.exit(1 if wrong else 0)


main()
