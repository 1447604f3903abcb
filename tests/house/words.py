"""Every message is defined once, used, and translated with the same placeholders; every rule id that
the code cites is a clause of every rulebook; every option is explained."""

import re
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

TOPICS = ["book", "carry", "chart", "cli", "club", "csv", "entry", "error", "exchange", "finding", "referee", "review",
          "safety", "spoken", "store", "table"]


def games(root):
    return sorted(f.name for f in (root / "src/games").iterdir() if f.is_dir())


def code(root, folders=("src", "db", "ui")):
    for folder in folders:
        for file in sorted((root / folder).rglob("*")):
            if file.suffix in {".h", ".cpp", ".qml"}:
                yield file, file.read_text(encoding="utf-8")


def placeholders(text):
    return sorted(re.findall(r"%(?:[1-4]|n)", text))


def made_keys(root):
    """Keys that the code puts together: of a game (what it is called, what it is), and of an option and each of its choices."""
    array, member = r"constexpr std::array (k\w+)\{([^}]*)\}", r"field<[^>]*>\(\{(.*?)\}\)"
    for game in games(root):
        yield from (f"{game}.name", f"{game}.about")
        rules = (root / f"src/games/{game}/rules.cpp").read_text(encoding="utf-8")
        values = {name: re.findall(r'"(\w+)"', row) for name, row in re.findall(array, rules)}
        for row in re.findall(member, rules, re.S):
            if choices := re.search(r"\.choices = (k\w+)", row):
                label = re.search(r'\.label = "([^"]+)"', row).group(1)
                yield from (f"{label}.{value}" for value in values[choices.group(1)])


def spoken_keys(root, defined):
    """Keys that are put together of a game, or of "spoken", and a word of its documents (text/spoken.h)."""
    words = {game: set(re.findall(r'"([a-z_ ]+)"', "".join(
        file.read_text(encoding="utf-8") for file in (root / "src/games" / game).iterdir()
        if file.suffix in {".h", ".cpp"} and file.name != "words.cpp"))) for game in games(root)}
    shared = set(re.findall(r'"(\w+)"', (root / "src/games/questions.cpp").read_text(encoding="utf-8")))
    for key in defined:
        said = re.fullmatch(r"(\w+)\.(?:choice|call|told|fact|why|kind|heard|typed)\.(\w+)", key)
        if not said:
            continue
        game, word = said.groups()
        if clause := re.fullmatch(r"(\d)_(\d+)", word):  # why something is ruled as it is, by its clause
            folder = root / "src/games" / game
            cited = f'-{clause.group(1)}.{clause.group(2)}"_rule'
            if any(cited in file.read_text(encoding="utf-8") for file in folder.glob("*.cpp")):
                yield key
            continue
        those = [words[game]] if game in words else words.values()
        if any({word, word.replace("_", " ")} & (each | shared) for each in those):
            yield key


def tables_of_words(root):
    return [*(root / "src/text/messages").glob("*.cpp"), *(root / "src/games").glob("*/words.cpp")]


def check_keys(root):
    topics = "|".join(TOPICS + games(root))
    key = re.compile(rf'"((?:{topics})\.[a-z_]+(?:\.[a-z0-9_]+)*)"')
    context = re.compile(r'\{"(\w+)\.[^"]*",\s*SPADILLE_\w+\(\s*"(\w+)"')
    made, words = set(made_keys(root)), set(tables_of_words(root))
    defined, used = [], set()
    for _, text in code(root, ["tests/fifth_game"]):  # what it has itself it says itself
        used |= {k for k in key.findall(text) if k.startswith("finding.")}
    for file, text in code(root):
        keys = key.findall(text)
        if file in words:
            defined += keys
            yield from (f"{file.name}: key {a}.… in the context {b}"
                        for a, b in context.findall(text) if a != b)
        else:
            used |= set(keys)
    yield from (f"{k}: defined twice" for k in set(defined) if defined.count(k) > 1)
    yield from (f"{k}: used but not defined" for k in (used | made) - set(defined))
    made |= set(spoken_keys(root, defined))
    yield from (f"{k}: defined but not used" for k in set(defined) - used - made)


def check_citations(root):
    """A clause explains a figure and decides nothing: nobody asks which one a line cites."""
    asked = re.compile(r'(?:[!=]=\s*"[A-Z]{2}-\d\.\d+"_rule)|(?:"_rule\s*[!=]=)|(?:\brule\s*[!=]=)')
    for file, text in code(root):
        if file.is_relative_to(root / "src/games"):
            yield from (f"{file.relative_to(root)}: {found} decides by a citation" for found in asked.findall(text))


def check_messages(root):
    """Messages are for people: a program asks for the cause (core/finding.h, core/error.h)."""
    asked = re.compile(r"message\.key\s*[!=]=|message\.key\.empty")
    for file, text in code(root):
        yield from (f"{file.relative_to(root)}: {found} decides by a message" for found in asked.findall(text))
        if file.is_relative_to(root / "src") and file.name not in {"finding.h", "finding.cpp"}:
            yield from (f"{file.relative_to(root)}: missing_at() and nobody_at() say the cause as well"
                        for _ in re.findall(r'"finding\.(?:missing|short\.seat)"', text))


def check_commands(root):
    """Whoever looks at a page or a phone has no terminal: what names a command or an option is said by the command line alone."""
    command = re.compile(r"\bspadille [a-z]|(?<![-\w])--[a-z]")
    phrase = re.compile(r'\{"([\w.]+)",\s*SPADILLE_\w+\(\s*"\w+",\s*"((?:[^"\\]|\\.)*)"')
    named = {key: text for file in (root / "src/text/messages").glob("*.cpp")  # at Quadrille spadille is a card
             for key, text in phrase.findall(re.sub(r'"\s*\n\s*"', "", file.read_text(encoding="utf-8"))) if command.search(text)}
    typed = {root / "db/club/club_store.cpp"}  # a club is a book for the command line alone
    for file, text in code(root):
        if file not in [*tables_of_words(root), *typed] and not file.is_relative_to(root / "ui/cli"):
            yield from (f"{file.relative_to(root)}: {key} names a command: {named[key]}"
                        for key in sorted(set(re.findall(r'"([\w.]+)"', text)) & named.keys()))


def check_translations(root):
    sources = set()
    for file in tables_of_words(root):
        text = re.sub(r'"\s*\n\s*"', "", file.read_text(encoding="utf-8"))
        sources |= {literal.replace("\\n", "\n").replace('\\"', '"') for literal in
                    re.findall(r'SPADILLE_\w+\(\s*"\w+",\s*"((?:[^"\\]|\\.)*)"\)', text)}
    for file in sorted((root / "ui/i18n").glob("*.ts")):
        found = set()
        for message in ElementTree.parse(file).iter("message"):
            source, translation = message.find("source").text, message.find("translation")
            found.add(source)
            forms = [f.text or "" for f in translation.findall("numerusform")] or [
                translation.text or ""]
            if translation.get("type") or not all(forms):
                yield f"{file.name}: unfinished: {source}"
            for form in forms:
                if placeholders(form) != placeholders(source) and "%n" not in source:
                    yield f"{file.name}: other placeholders: {source}"
                elif not set(placeholders(form)) <= set(placeholders(source)):
                    yield f"{file.name}: unknown placeholder: {source}"
        if not file.name.endswith("_en.ts"):  # English only has its plurals there
            yield from (f"{file.name}: missing: {source}" for source in sources - found)
            yield from (f"{file.name}: of no use: {source}" for source in found - sources)


def clauses(file):
    return re.findall(r"^### ([A-Z]{2}-\d\.\d+) \S", file.read_text(encoding="utf-8"), re.M)


def check_rules(root):
    cited = {}
    for file, text in code(root):
        for rule in re.findall(r'"([A-Z]{2}-\d\.\d+)"_rule', text):
            cited.setdefault(rule, file.name)
    books = {}
    for file in sorted((root / "docs/rules").rglob("*.md")):
        books.setdefault(file.parent.name, {})[file.stem] = clauses(file)
    for game, languages in books.items():
        english = languages["en"]
        if len(set(english)) != len(english):
            yield f"{game}: a clause number stands twice"
        yield from (f"{game}/{name}.md: other clauses than en.md"
                    for name, ids in languages.items() if ids != english)
    known = {rule for languages in books.values() for rule in languages["en"]}
    yield from (f"{file}: no clause {rule}" for rule, file in cited.items() if rule not in known)


def clause_text(book, rule):
    return re.search(rf"^### {re.escape(rule)} .*?(?=^##|\Z)", book, re.M | re.S).group(0)


def check_options(root):
    """Every option is explained in its clause, in every language, and stands in docs/coverage.md."""
    coverage = (root / "docs/coverage.md").read_text(encoding="utf-8")
    for game in games(root):
        made = root / f"docs/format/{game}.md"
        if not made.exists():
            yield f"docs/format/{game}.md: script/regenerate has not made it"
            continue
        page = made.read_text(encoding="utf-8")
        rules = page.split("## `rules`")[1].split("## ")[0]
        options = re.findall(r"^\| `(\w+)` \|.*\| ([A-Z]{2}-\d\.\d+) \|", rules, re.M)
        if not options:
            yield f"{game}: no options found"
        for key, rule in options:
            if f"`{key}" not in coverage:
                yield f"docs/coverage.md: option {key} of {game} is not there"
            for book in sorted((root / "docs/rules" / game).glob("*.md")):
                if f"`{key}`" not in clause_text(book.read_text(encoding="utf-8"), rule):
                    yield f"{game}/{book.name}: {rule} does not name {key}"


def said(root, language):
    """What people read in a language: each clause, and each sentence that is no list of what they may
    type. Where it stands, and its text without what is typed."""
    seam = "" if language == "ja" else " "
    for book in sorted((root / "docs/rules").glob(f"*/{language}.md")):
        for clause in re.split(r"^(?=##)", book.read_text(encoding="utf-8"), flags=re.M):
            text = re.sub(r" *\n+ *", seam, re.sub(r"`[^`]*`", "", clause))
            yield book.parent.name, f"{book.parent.name}/{book.name}", text
    file = root / f"ui/i18n/spadille_{language}.ts"
    for context in ElementTree.parse(file).iter("context"):
        for message in context.iter("message"):
            if " / " not in message.find("source").text:
                yield (context.find("name").text, file.name,
                       "".join(message.find("translation").itertext()))


def check_terms(root):
    """One word for one thing, and the signs of the language: WRONG, RIGHT and the games or contexts
    where WRONG is allowed, between tabs, a row a line."""
    for table in sorted((root / "tests/house").glob("terms_*.txt")):
        texts = list(said(root, table.stem.removeprefix("terms_")))
        for row in table.read_text(encoding="utf-8").splitlines():
            if row.startswith("#") or not row:
                continue
            wrong, right, *allowed = row.split("\t")
            yield from (f"{file}: “{found.group(0)}” is “{right}”: {text[:60]}"
                        for place, file, text in texts if place not in " ".join(allowed).split()
                        for found in [re.search(wrong, text)] if found)


def main():
    root = Path(sys.argv[1])
    wrong = [*check_keys(root), *check_translations(root), *check_rules(root), *check_options(root),
             *check_citations(root), *check_messages(root), *check_commands(root),
             *check_terms(root)]
    print("\n".join(wrong) or "all words and clauses are there")
    sys.exit(1 if wrong else 0)


main()
