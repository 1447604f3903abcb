"""Makes sources of texts that live inside the program.

    embed.py words OUT LANGUAGE=FILE.ts…        the words of every language, in one order
    embed.py rulebooks OUT GAME/LANGUAGE=FILE…  the rulebooks, as they are written
    embed.py asked OUT GAME/LANGUAGE=FILE…      how people ask for their clauses
    embed.py synonyms OUT LANGUAGE=FILE…        words that mean the same
    embed.py pages OUT NAME=FILE…               the page for phones
"""

import hashlib
import sys
import xml.etree.ElementTree as ElementTree


def literal(text):
    signs = {"\\": r"\\", '"': r"\"", "\n": r"\n", "?": r"\?"}  # of two and a third sign C++ once made another
    return '"' + "".join(signs.get(c, c) for c in text) + '"'


def translations(file):
    """Of each sentence, with its context, the forms that a number chooses from; one where none does."""
    for context in ElementTree.parse(file).iter("context"):
        for message in context.iter("message"):
            told = message.find("translation")
            forms = [form.text or "" for form in told.findall("numerusform")] or [told.text or ""]
            if told.get("type") is None:
                yield (context.find("name").text, message.find("source").text), forms


def words(files):
    told = {language: dict(translations(file)) for language, file in files}
    order = sorted({each for all_of_it in told.values() for each in all_of_it},
                   key=lambda each: [part.encode() for part in each])
    digest = hashlib.sha256("\0".join(part for each in order for part in each).encode()).hexdigest()[:16]
    yield '#include "text/catalogue.h"\n\nnamespace spadille::catalogue {\nnamespace {\n'
    yield f"constexpr std::array<Source, {len(order)}> kSources{{{{"
    for context, english in order:
        yield f"    {{{literal(context)}, {literal(english)}}},"
    yield "}};"
    for language, known in told.items():
        yield f"\nconstexpr std::array<Forms, {len(order)}> kWords_{language}{{{{"
        for each in order:
            yield f"    {{{', '.join(literal(form) for form in known.get(each, []))}}},"
        yield "}};"
    yield "\n}  // namespace\n"
    yield f"std::uint64_t fingerprint() {{ return 0x{digest}; }}\n"
    yield "std::span<const Source> sources() { return kSources; }\n"
    yield "std::span<const Forms> words(std::string_view language) {"
    for language in told:
        yield f'  if (language == "{language}") return kWords_{language};'
    yield "  return {};\n}\n\n}  // namespace spadille::catalogue"


def texts(kind, files):
    yield '#include "text/catalogue.h"\n\nnamespace spadille::catalogue {\nnamespace {\n'
    yield "using namespace std::string_view_literals;"
    yield f"constexpr std::array<Written, {len(files)}> kTexts{{{{"
    for name, file in files:
        with open(file, encoding="utf-8") as text:
            yield f"    {{{literal(name)},"
            yield from ("     " + literal(line) for line in text)
            yield '     ""sv},'  # whose length nobody counts: it may be long
    yield "}};\n\n}  // namespace\n"
    yield f"std::span<const Written> {kind}() {{ return kTexts; }}\n\n}}  // namespace spadille::catalogue"


def main():
    kind, out, *named = sys.argv[1:]
    files = [each.split("=", 1) for each in named]
    made = words(files) if kind == "words" else texts(kind, files)
    with open(out, "w", encoding="utf-8") as file:
        file.write("\n".join(made) + "\n")


main()
