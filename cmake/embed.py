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


def in_one_piece(name, all_of_it):
    """Texts one behind the other, and where each ends."""
    ends = [0]
    for text in all_of_it:
        ends.append(ends[-1] + len(text.encode()))
    yield f"constexpr std::string_view kText_{name} ="
    yield from ("    " + literal(text) for text in all_of_it if text)
    yield '    ""sv;'
    yield f"constexpr std::array<std::uint32_t, {len(ends) - 1}> kEnds_{name}{{{', '.join(map(str, ends[1:]))}}};\n"


def words(files):
    told = {language: dict(translations(file)) for language, file in files}
    order = sorted({each for all_of_it in told.values() for each in all_of_it},
                   key=lambda each: [part.encode() for part in each])
    digest = hashlib.sha256("\0".join(part for each in order for part in each).encode()).hexdigest()[:16]
    yield '#include "text/catalogue.h"\n\nnamespace spadille::catalogue {\nnamespace {\n'
    yield "using namespace std::string_view_literals;"
    yield from in_one_piece("sources", [part for each in order for part in each])
    for language, known in told.items():
        yield from in_one_piece(language, [form for each in order for form in (known.get(each, []) + ["", ""])[:2]])
    yield "}  // namespace\n"
    yield f"std::uint64_t fingerprint() {{ return 0x{digest}; }}\n"
    yield "Texts sources() { return {kText_sources, kEnds_sources}; }\n"
    yield "Texts words(std::string_view language) {"
    for language in told:
        yield f'  if (language == "{language}") return {{kText_{language}, kEnds_{language}}};'
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
