"""Markdown of this repository as HTML: links between its files become links between pages, and the ids of
clauses become links to them."""

import re
from pathlib import PurePosixPath

from markdown_it import MarkdownIt
from mdit_py_plugins.anchors import anchors_plugin

from books import CLAUSE_ID


def slug(title):
    """As code hosts make anchors of headings, so that links within files keep their names."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


def renderer():
    return MarkdownIt("commonmark", {"html": False}).enable("table").use(anchors_plugin, max_level=4, slug_func=slug)


def page_of(file):
    """The page that FILE of the repository becomes."""
    return "index.html" if file == "README.md" else file.removesuffix(".md") + ".html"


def between(here, there):
    """The way from the page HERE to the page THERE."""
    up = len(PurePosixPath(here).parts) - 1
    return "../" * up + there


def resolved(file, href):
    """The file of the repository that HREF means in FILE, and the place in it."""
    path, _, place = href.partition("#")
    parts = list(PurePosixPath(file).parts[:-1]) if path else list(PurePosixPath(file).parts)
    for part in PurePosixPath(path).parts if path else ():
        parts = parts[:-1] if part == ".." else [*parts, part]
    return "/".join(parts), "#" + place if place else ""


class Renderer:
    """Renders for one page: FILES are those that become pages or are copied; clause_page(id) is the page of a
    clause, or None where nobody knows it."""

    def __init__(self, files, clause_page):
        self.files, self.clause_page, self.markdown = files, clause_page, renderer()

    def html(self, text, file, page):
        """TEXT, which stands in FILE, for PAGE."""
        tokens = self.markdown.parse(text)
        for token in tokens:
            if token.type == "inline":
                token.children = list(self.linked(token.children, file, page))
        return self.markdown.renderer.render(tokens, self.markdown.options, {})

    def linked(self, tokens, file, page):
        inside, kept = 0, []
        for token in tokens:
            if token.type == "link_open":
                kept.append(self.repoint(token, "href", file, page))
                inside += 1
                if kept[-1]:
                    yield token
            elif token.type == "link_close":
                inside -= 1
                if kept.pop():
                    yield token
            elif token.type == "image":
                self.repoint(token, "src", file, page)
                yield token
            elif token.type == "text" and not inside:
                yield from self.with_clauses(token, page)
            else:
                yield token

    def repoint(self, token, name, file, page):
        """Whether what TOKEN points at is there; what is only in the source tree is not."""
        href = token.attrGet(name)
        if re.match(r"[a-z]+:", href):
            return True
        there, place = resolved(file, href)
        if there not in self.files:
            return False
        target = page_of(there) if there.endswith(".md") else there
        token.attrSet(name, place if page == target and place else between(page, target) + place)
        return True

    def with_clauses(self, token, page):
        at = 0
        for found in CLAUSE_ID.finditer(token.content):
            target = self.clause_page(found[0])
            if target is None or target == page:
                continue
            yield text_of(token, token.content[at:found.start()])
            yield from link(token, between(page, target), found[0])
            at = found.end()
        yield text_of(token, token.content[at:])


def text_of(token, words):
    made = token.copy()
    made.content = words
    return made


def link(token, href, words):
    opened, closed = token.copy(), token.copy()
    opened.type, opened.tag, opened.nesting, opened.attrs = "link_open", "a", 1, {"href": href}
    closed.type, closed.tag, closed.nesting = "link_close", "a", -1
    return opened, text_of(token, words), closed
