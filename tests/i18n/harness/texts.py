"""The texts of the word files, parsed once."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import dacabo.i18n

FOLDER = Path(dacabo.i18n.__file__).parent
FILES = sorted(FOLDER.rglob("*.ftl"))

PLACEHOLDER = "\ufffc"
"""The placeholder for a value in a reading."""


def language_of(file: Path) -> str:
    """The language of a word file, of the server or of the browser."""
    return file.relative_to(FOLDER).parts[0]


@cache
def entries(file: Path) -> list[ast.EntryType]:
    """The entries of a word file."""
    return FluentParser(with_spans=False).parse(file.read_text("utf-8")).body


@cache
def patterns(language: str) -> dict[str, ast.Pattern]:
    """All texts of a language: messages by their key, attributes by `key.attribute`."""
    all_texts: dict[str, ast.Pattern] = {}
    for file in FILES:
        if language_of(file) != language:
            continue
        for entry in entries(file):
            if isinstance(entry, ast.Message):
                assert entry.value, entry.id.name
                texts = {entry.id.name: entry.value}
                texts |= {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
                twice = all_texts.keys() & texts.keys()
                assert not twice, f"{file}: {twice} is there twice"
                all_texts |= texts
    return all_texts


class References(Visitor):
    """The variables and messages that a pattern refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (its name)
        """A variable."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (its name)
        """Another message."""
        self.messages.add(node.id.name)


@cache
def refers_to(language: str, key: str) -> References:
    """The variables that a text refers to, directly or through other messages."""
    references = References()
    references.visit(patterns(language)[key])
    for message in set(references.messages):
        references.variables |= refers_to(language, message).variables
    return references


def readings(pattern: ast.Pattern) -> Iterator[str]:
    """All ways to read a text: each variant at least once, with `PLACEHOLDER` for values."""
    parts = [list(_parts(element)) for element in pattern.elements]
    for number in range(max(map(len, parts))):
        yield "".join(part[min(number, len(part) - 1)] for part in parts)


def _parts(element: ast.TextElement | ast.Placeable) -> Iterator[str]:
    if isinstance(element, ast.TextElement):
        yield element.value
    elif isinstance(element.expression, ast.SelectExpression):
        for variant in element.expression.variants:
            yield from readings(variant.value)
    else:
        yield PLACEHOLDER


def variable(node: ast.InlineExpression | ast.Placeable) -> str | None:
    """The variable that is filled in, or that selects: `$n`, `NUMBER($n)`."""
    match node:
        case ast.VariableReference():
            return node.id.name
        case ast.FunctionReference():
            return variable(node.arguments.positional[0])
        case _:
            return None
