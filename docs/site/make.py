"""make.py OUT: the documentation as pages that need no server and no network. `script/docs` calls it."""

import json
import shutil
import sys
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from books import read_books, sections
from render import Renderer, between, page_of, slug

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
WORDS = json.loads((HERE / "words.json").read_text(encoding="utf-8"))
COPIED = ("docs/screens/*.png", "docs/format/*.json", "docs/format/answers/*.json")
TEXTS = ("*.md", "docs/*.md", "docs/format/*.md", "docs/adr/*.md", "docs/screens/*.md", "tests/corpus/README.md",
         "tests/walker/README.md")


def named(patterns):
    return [str(file.relative_to(ROOT)) for pattern in patterns for file in sorted(ROOT.glob(pattern))]


class Site:
    """Writes the pages below OUT."""

    def __init__(self, out: Path):
        self.out = out
        self.books = read_books(ROOT / "docs/rules", WORDS)
        self.texts, self.copied = named(TEXTS), named(COPIED)
        self.games = {book["en"].clauses[0].id[:2]: game for game, book in self.books.items()}
        self.known = {clause.id for book in self.books.values() for clause in book["en"].clauses}
        books = [f"docs/rules/{game}/{language}.md" for game in self.books for language in WORDS]
        self.files = {*self.texts, *self.copied, *books}
        self.templates = Environment(loader=FileSystemLoader(HERE), autoescape=True, undefined=StrictUndefined,
                                     trim_blocks=True, lstrip_blocks=True)

    def clause_page(self, language):
        """Of a clause's id the page in LANGUAGE."""
        return lambda id: (f"docs/rules/{self.games[id[:2]]}/{language}/{id}.html" if id in self.known else None)

    def write(self, page, text):
        file = self.out / page
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def fill(self, template, page, language="en", **values):
        to = lambda there: between(page, there)  # noqa: E731
        self.write(page, self.templates.get_template(template).render(
            to=to, page=page, language=language, words=WORDS[language], languages=WORDS, games=self.books, **values))

    def documents(self):
        renderer = Renderer(self.files, self.clause_page("en"))
        for file in self.texts:
            text, page = (ROOT / file).read_text(encoding="utf-8"), page_of(file)
            title = next(words for _, words, _ in sections(text))
            self.fill("document.html", page, title=title, body=renderer.html(text, file, page))

    def rulebooks(self):
        for game, languages in self.books.items():
            for language, book in languages.items():
                self.rulebook(f"docs/rules/{game}/{language}", book)

    def rulebook(self, path, book):
        renderer = Renderer(self.files, self.clause_page(book.language))
        html = lambda page: lambda text: renderer.html(text, f"{path}.md", page)  # noqa: E731
        self.fill("rulebook.html", f"{path}.html", book.language, book=book, html=html(f"{path}.html"), slug=slug)
        last = [None, *book.clauses, None]
        for before, clause, after in zip(last, last[1:-1], last[2:]):
            page = f"{path}/{clause.id}.html"
            self.fill("clause.html", page, book.language, book=book, clause=clause, before=before, after=after,
                      html=html(page))

    def search(self):
        for language in WORDS:
            found = [{"id": clause.id, "title": clause.title, "text": clause.text, "game": book[language].title,
                      "page": self.clause_page(language)(clause.id)}
                     for book in self.books.values() for clause in book[language].clauses]
            self.write(f"site/clauses-{language}.js",
                       f"const clauses = {json.dumps(found, ensure_ascii=False)};\n")
            self.fill("search.html", f"search-{language}.html", language)

    def make(self):
        for file in self.copied:
            (self.out / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / file, self.out / file)
        for name in ("style.css", "search.js", "page.js"):
            self.write(f"site/{name}", (HERE / name).read_text(encoding="utf-8"))
        self.documents()
        self.rulebooks()
        self.search()


def main():
    out = Path(sys.argv[1])
    if out.exists():
        shutil.rmtree(out)
    Site(out).make()
    print(f"{sum(1 for _ in out.rglob('*.html'))} pages, first {out / 'index.html'}")


if __name__ == "__main__":
    main()
