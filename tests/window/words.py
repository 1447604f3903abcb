"""What the app says in a language: the rows of src/text/messages and of the games, with their translations."""

import re
import xml.etree.ElementTree as tree
from pathlib import Path

ROW = re.compile(r'\{\s*"([a-z0-9_.]+)",\s*SPADILLE_(?:WORDS|COUNTED)\(\s*"([a-z]+)",\s*((?:"(?:[^"\\]|\\.)*"\s*)+)\)', re.S)
PART = re.compile(r'"((?:[^"\\]|\\.)*)"')
# What keeps a name of another script in its place; nobody hears it.
ISOLATES = dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069\u200e\u200f"))


def plain(text):
    return text.translate(ISOLATES).replace("\u00a0", " ").replace("\u202f", " ").strip()


class Words:
    def __init__(self, source, language):
        self.language = language
        self.rows = {}
        for file in [*source.glob("src/text/messages/*.cpp"), *source.glob("src/games/*/words.cpp")]:
            for key, context, parts in ROW.findall(file.read_text(encoding="utf-8")):
                english = "".join(PART.findall(parts)).replace('\\"', '"').replace("\\n", "\n")
                self.rows[key] = (context, english)
        self.translated = {}
        for context in tree.parse(source / f"ui/i18n/spadille_{language}.ts").getroot().iter("context"):
            name = context.findtext("name")
            for message in context.iter("message"):
                told = message.find("translation")
                forms = [form.text or "" for form in told.iter("numerusform")] or [told.text or ""]
                self.translated[name, message.findtext("source")] = forms

    def say(self, key, *args, count=None):
        """As the app says it, with %1 to %4 and %n filled in."""
        row = self.rows[key]
        forms = self.translated.get(row) or [row[1]]
        one = count is not None and (count <= 1 if self.language == "fr" else count == 1)
        text = forms[0] if one or len(forms) == 1 else forms[1] if count is not None else forms[0]
        for number, arg in enumerate(args, 1):
            text = text.replace(f"%{number}", str(arg))
        return plain(text.replace("%n", str(count)))

    def listed(self, *parts):
        """As the app puts them in one line."""
        return ("、" if self.language == "ja" else ", ").join(parts)

    def labelled(self, label, words):
        """As the app puts what something is before it."""
        return plain(label + {"fr": " : ", "ja": "："}.get(self.language, ": ") + words)
