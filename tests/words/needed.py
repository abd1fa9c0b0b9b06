"""What needs words, read from the code itself: errors, facts, options, cards, decisions."""

import ast
import importlib
import pkgutil
from collections.abc import Iterator
from enum import Enum
from functools import cache
from itertools import product
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import dacabo
from dacabo.cabo import facts
from dacabo.cabo.asking import _LEGAL
from dacabo.cabo.cards import DeckKind, pack
from dacabo.cabo.phrasing import asks, phrases
from dacabo.cabo.rules import PRESETS, Rules
from dacabo.core.cards import Card
from dacabo.core.errors import DacaboError
from dacabo.core.game import Decision, Fact
from dacabo.core.phrases import Argument, Phrase, Term
from dacabo.core.values import Value

SOURCES = Path(dacabo.__file__).parent


# --- errors -------------------------------------------------------------------


@cache
def errors() -> dict[str, frozenset[str]]:
    """The code of each error that is raised anywhere, and the arguments it always has."""
    found: dict[str, frozenset[str]] = {}
    for call in _error_calls():
        arguments = frozenset(str(keyword.arg) for keyword in call.keywords)
        for code in _codes(call.args[0]):
            found[code] = found.get(code, arguments) & arguments
    return found


def _error_calls() -> Iterator[ast.Call]:
    names = _error_names()
    for file in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and _last_name(node.func) in names:
                yield node


def _error_names() -> set[str]:
    for module in pkgutil.walk_packages(dacabo.__path__, "dacabo."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    names, kinds = set(), [DacaboError]
    while kinds:
        kind = kinds.pop()
        names.add(kind.__name__)
        kinds += kind.__subclasses__()
    return names


def _last_name(node: ast.expr) -> str | None:
    match node:
        case ast.Name(name) | ast.Attribute(_, name):
            return name
        case _:
            return None


def _codes(node: ast.expr) -> list[str]:
    """The codes that an expression can be: a literal, or one of two."""
    match node:
        case ast.Constant(str(code)):
            return [code]
        case ast.IfExp(_, one, other):
            return _codes(one) + _codes(other)
        case _:
            message = f"line {node.lineno}: an error's code must be a literal, to be found here"
            raise AssertionError(message)


def error_phrases() -> list[Phrase]:
    """Every error as it would be said, twice: with small and with large numbers."""
    return [
        Phrase(f"error-{code}", {name: _about_an_error(name, number) for name in arguments})
        for code, arguments in errors().items()
        for number in (1, 2000)
    ]


def _about_an_error(name: str, number: int) -> Argument:
    texts: dict[str, Argument] = {
        "option": Term("cabo-option-call-below"),
        "language": "xx",
        "key": "nothing",
    }
    return texts.get(name, number)


# --- facts --------------------------------------------------------------------


@cache
def fact_phrases() -> tuple[Phrase, ...]:
    """Everything that can be said of a fact: every kind, with every value of its enums."""
    kinds = [k for k in vars(facts).values() if isinstance(k, type) and issubclass(k, Fact)]
    return tuple(
        phrase
        for kind in kinds
        if kind is not Fact
        for fact in examples(kind)
        for phrase in phrases(fact)
    )


def examples(kind: Any) -> list[Any]:  # noqa: ANN401 (any type there is)
    """A few values of a type: each field of a record takes each of its values at least once."""
    if kind is Card:
        return [Card("8"), Card("KS")]
    if kind is int:
        return [1, 2]
    if kind is bool:
        return [False, True]
    if kind is NoneType:
        return [None]
    if get_origin(kind) in (Union, UnionType):
        return [value for member in get_args(kind) for value in examples(member)]
    if get_origin(kind) is tuple:
        item, *others = get_args(kind)
        if others == [...]:
            one_by_one = [(value,) for value in examples(item) if isinstance(value, Value)]
            return [tuple(examples(item)[:1]), tuple(examples(item)[:2]), *one_by_one]
        return list(product(examples(item), *map(examples, others)))
    if issubclass(kind, Enum):
        return list(kind)
    assert issubclass(kind, Value), kind
    fields = {name: examples(field) for name, field in get_type_hints(kind).items()}
    plain = {name: values[0] for name, values in fields.items()}
    others = [(name, value) for name, values in fields.items() for value in values[1:]]
    return [kind(**plain), *(kind(**plain | {name: value}) for name, value in others)]


# --- names --------------------------------------------------------------------


def card_keys() -> set[str]:
    """The names of all cards, and how they are taken, drawn or seen."""
    cards = {*pack(DeckKind.CABO, 0), *pack(DeckKind.FRENCH, 1)}
    return {f"card-{card}{form}" for card in cards for form in ("", ".a")}


def option_keys() -> set[str]:
    """The names of the rule options and of their values, with a sentence about each."""
    keys = set()
    types = get_type_hints(Rules)
    for option in Rules.__struct_fields__:
        kind = types[option]
        name = f"cabo-option-{option.replace('_', '-')}"
        keys |= _with_about(name)
        if isinstance(kind, type) and issubclass(kind, Enum):
            keys |= {key for value in kind for key in _with_about(f"{name}-{value.value}")}
        if kind is bool:
            keys |= {"value-yes", "value-no"}
        if NoneType in get_args(kind):
            keys.add("value-none")
    return keys


def preset_keys() -> set[str]:
    """The names of the rule sets, with a sentence about each."""
    return {key for preset in PRESETS for key in _with_about(f"cabo-rules-{preset}")}


def decision_keys() -> set[str]:
    """What somebody is asked to do."""
    return {asks(Decision("", 0, kind)).key for kind in _LEGAL}


def _with_about(key: str) -> set[str]:
    return {key, f"{key}.about"}


def plain_keys() -> set[str]:
    """All keys that take no arguments."""
    return card_keys() | option_keys() | preset_keys() | decision_keys()


def keys_in_the_code_of_words() -> set[str]:
    """Keys that the making of sentences uses itself: they stand there as they are."""
    return {
        node.value
        for file in (SOURCES / "words").glob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node.value.startswith(("place-", "list-"))
    }
