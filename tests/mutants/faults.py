"""What faults there are, and where in a file they can be planted."""
import re
from dataclasses import dataclass

# Kind, what is looked for in code without comments and strings, and what takes its place.
SWAPS = [
    ("relation", r"(?<= )<=(?= )", "<"), ("relation", r"(?<= )<(?= )", "<="),
    ("relation", r"(?<= )>=(?= )", ">"), ("relation", r"(?<= )>(?= )", ">="),
    ("relation", r"(?<= )==(?= )", "!="), ("relation", r"(?<= )!=(?= )", "=="),
    ("arithmetic", r"(?<= )\+(?= )", "-"), ("arithmetic", r"(?<= )-(?= )", "+"),
    ("arithmetic", r"(?<= )\*(?= )", "+"), ("arithmetic", r"(?<= )/(?= )", "*"),
    ("arithmetic", r"(?<= )%(?= )", "/"), ("arithmetic", r"(?<= )\+=(?= )", "-="),
    ("arithmetic", r"(?<= )-=(?= )", "+="), ("arithmetic", r"\+\+(?=\w)", "--"),
    ("logic", r"(?<= )&&(?= )", "||"), ("logic", r"(?<= )\|\|(?= )", "&&"),
    ("constant", r"\btrue\b", "false"), ("constant", r"\bfalse\b", "true"),
]
NUMBER = re.compile(r"(?<![\w.\"'])(\d+)(?=[UL]*\b)(?!')(?!\.)")
CLAUSE = re.compile(r'"([A-Z]{2}-\d+\.)(\d+)"_rule')
KEY = re.compile(r'"([a-z_]+(?:\.[a-z_]+)+)"')
CONDITION = re.compile(r"\b(if|while) (?:constexpr )?\(")
STATEMENT = re.compile(r"^\s+(?!if\b|return\b|using\b|case\b|break\b|continue\b|static_assert\b|friend\b|"
                       r"constexpr\b|const\b|auto\b|enum\b|struct\b|class\b|goto\b|virtual\b|\[\[|template\b)"
                       r"[\w*(+:.\->\[\]]+ ?[(+\-*/|&^]?[^{}]*;$")
DECLARATION = re.compile(r"^\s+(?:const )?[\w:]+(?:<.*>)?[&*]? \w+(?:;| = .*;|\{.*\};)$")
HIDDEN = re.compile(r'//[^\n]*|/\*.*?\*/|R"\w*\(.*?\)\w*"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\'', re.S)


@dataclass(frozen=True)
class Fault:
    """Something wrong that stands in the place of `old`, at this offset of a file."""
    file: str
    line: int
    kind: str
    start: int
    old: str
    new: str
    text: str  # of its line, by which it is known when lines move
    nth: int  # of the same among those of the same line's text

    @property
    def name(self):
        return f"{self.file}|{self.kind}|{self.text}|{self.old}|{self.new}|{self.nth}"

    def planted(self, source):
        return source[:self.start] + self.new + source[self.start + len(self.old):]


def _code_of(source):
    """The same length, without comments, strings and lines for the preprocessor."""
    def blank(match):
        return re.sub(r"[^\n]", "_" if match[0][0] in "\"'R" else " ", match[0])
    code = HIDDEN.sub(blank, source)
    return re.sub(r"^#[^\n]*", lambda m: " " * len(m[0]), code, flags=re.M)


def _end_of(code, start):
    """Where the parenthesis that is open at `start` closes."""
    depth = 1
    for i in range(start, len(code)):
        depth += {"(": 1, ")": -1}.get(code[i], 0)
        if depth == 0:
            return i
    return len(code)


def _conditions(source, code):
    for match in CONDITION.finditer(code):
        end = _end_of(code, match.end())
        start = max(code.rfind(";", match.end(), end) + 1, match.end())
        old = source[start:end]
        if "\n" in old:
            continue
        yield "condition", start, old, f"!({old.strip()})"
        yield "condition", start, old, "false"
        if match[1] == "if":
            yield "condition", start, old, "true"


def _statements(source, code):
    lines = source.split("\n")
    offset, before = 0, "{"
    for text, bare in zip(lines, code.split("\n")):
        whole = before.rstrip().endswith((";", "{", "}", ")", ":"))
        if whole and STATEMENT.match(bare) and not DECLARATION.match(bare) and bare.count("(") == bare.count(")"):
            yield "statement", offset + len(text) - len(text.lstrip()), text.strip(), ";"
        before = bare if bare.strip() else before
        offset += len(text) + 1


def _words(source):
    for match in CLAUSE.finditer(source):
        yield "clause", match.start(2), match[2], str(int(match[2]) + 1)
    keys = sorted(set(KEY.findall(source)))
    for match in KEY.finditer(source):
        others = [key for key in keys if key != match[1]]
        if others:
            yield "key", match.start(1), match[1], others[keys.index(match[1]) % len(others)]


def _all(source):
    code = _code_of(source)
    for kind, pattern, new in SWAPS:
        for match in re.finditer(pattern, code):
            yield kind, match.start(), match[0], new
    for match in NUMBER.finditer(code):
        yield "constant", match.start(), match[0], str(int(match[0]) + 1)
    yield from _conditions(source, code)
    yield from _statements(source, code)
    yield from _words(source)


def faults_in(file, source):
    """Every fault that can be planted in this source, in the order of its lines."""
    lines = source.split("\n")
    found, seen = [], {}
    for kind, start, old, new in sorted(_all(source), key=lambda f: (f[1], f[0], f[3])):
        line = source.count("\n", 0, start) + 1
        text = lines[line - 1].strip()
        if text.startswith(("template", "//", "*", "#", "assert(", "static_assert(")):
            continue
        same = (kind, text, old, new)
        seen[same] = seen.get(same, 0) + 1
        found.append(Fault(file, line, kind, start, old, new, text, seen[same]))
    return found
