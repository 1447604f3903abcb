"""The documentation site: every link leads somewhere, nothing comes from elsewhere, each clause has a page in each
language, and the search has all of them."""

import json
import subprocess
import sys
import tempfile
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

FETCHED = {("img", "src"), ("script", "src"), ("link", "href"), ("form", "action")}


class Page(HTMLParser):
    """What a page is called within itself, and what it points at."""

    def __init__(self, file):
        super().__init__()
        self.ids, self.links = set(), []
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attrs):
        for name, value in attrs:
            if name == "id":
                self.ids.add(value)
            elif name in ("href", "src", "action"):
                self.links.append((tag, name, value))


def check_links(out):
    pages = {file: Page(file) for file in out.rglob("*.html")}
    for file, page in pages.items():
        for tag, name, link in page.links:
            parts = urlsplit(link)
            there = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            if parts.scheme:
                if (tag, name) in FETCHED:
                    yield f"{file.relative_to(out)}: {link} is fetched from elsewhere"
            elif not there.is_file():
                yield f"{file.relative_to(out)}: {link} leads nowhere"
            elif parts.fragment and there in pages and unquote(parts.fragment) not in pages[there].ids:
                yield f"{file.relative_to(out)}: {link} has no such place"


def clauses_of(book):
    return [line.split()[1] for line in book.read_text(encoding="utf-8").splitlines() if line.startswith("### ")]


def check_clauses(root, out):
    for book in sorted((root / "docs/rules").glob("*/*.md")):
        index = (out / f"site/clauses-{book.stem}.js").read_text(encoding="utf-8")
        known = {row["id"] for row in json.loads(index[index.index("["):index.rindex(";")])}
        for clause in clauses_of(book):
            if not (out / "docs/rules" / book.parent.name / book.stem / f"{clause}.html").is_file():
                yield f"{book.relative_to(root)}: {clause} has no page"
            if clause not in known:
                yield f"{book.relative_to(root)}: the search does not know {clause}"


def main():
    root = Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder).resolve() / "site"
        subprocess.run(["/usr/bin/python3", "-B", root / "docs/site/make.py", out], check=True)
        wrong = [*check_links(out), *check_clauses(root, out)]
    print("\n".join(wrong) or "every link of the site leads somewhere")
    sys.exit(1 if wrong else 0)


main()
