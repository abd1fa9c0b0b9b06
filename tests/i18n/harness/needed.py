"""Finds the keys that need words, in the code of all games."""

import ast
import importlib
import pkgutil
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from enum import Enum
from functools import cache
from itertools import product
from math import prod
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import dacabo
from dacabo.bots.characters import CHARACTERS
from dacabo.bots.talk import Occasion
from dacabo.core.cards import Card
from dacabo.core.errors import DacaboError, RulesError
from dacabo.core.game import AnyGame, Decision, Told
from dacabo.core.phrases import Argument, Face, Phrase, Term, Where, Who
from dacabo.core.rules import RuleSet
from dacabo.core.values import Value
from dacabo.film.retelling import retold
from dacabo.games import GAMES, part_of
from dacabo.log.file import REFUSALS

SOURCES = Path(dacabo.__file__).parent


def rules_of(game: AnyGame) -> type[RuleSet]:
    """The options of a game."""
    return type(next(iter(game.presets.values())))


# --- errors -------------------------------------------------------------------


@cache
def errors() -> dict[str, frozenset[str]]:
    """The code of each error that is raised anywhere, and the arguments it always has."""
    arguments_by_code: dict[str, frozenset[str]] = {}
    for call in _error_calls():
        arguments = frozenset(str(keyword.arg) for keyword in call.keywords)
        for code in _codes(call.args[0]):
            arguments_by_code[code] = arguments_by_code.get(code, arguments) & arguments
    for file in sorted(SOURCES.rglob("files.py")):
        for codes in re.findall(r'codes="([a-z-]+)"', file.read_text("utf-8")):
            arguments_by_code |= {
                f"{codes}-{why}": frozenset(about) for why, about in REFUSALS.items()
            }
    return arguments_by_code


def _error_calls() -> Iterator[ast.Call]:
    names = _error_names()
    raising = re.compile(rf"\b({'|'.join(names)})\(")
    for file in sorted(SOURCES.rglob("*.py")):
        code = file.read_text("utf-8")
        for node in ast.walk(ast.parse(code)) if raising.search(code) else ():
            if isinstance(node, ast.Call) and _last_name(node.func) in names:
                yield node


def _error_names() -> set[str]:
    for module in pkgutil.walk_packages(dacabo.__path__, "dacabo."):
        if not module.name.endswith("__main__") and ".store.postgres" not in module.name:
            # The latter is an extra, and has no errors of its own.
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
    """The phrase of every error, once with small and once with large numbers."""
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


MANY = 500
"""Records that can be made in more ways than this are not made in all of them."""


@cache
def fact_phrases() -> tuple[Phrase, ...]:
    """The phrases of all facts, in all games; also those of films."""
    told = (
        phrase
        for game in GAMES.values()
        for kind in game.fact_types
        for fact in examples(kind, example_cards(game))
        for phrase in (*game.phrases(fact), *retold(game, [Told(fact, (0,))]))
    )
    return (*told, *film_notes(), *film_moments())


def film_notes() -> Iterator[Phrase]:
    """The notes of films on beliefs, told to each of those who are in them."""
    for game in GAMES.values():
        part = part_of(game.name, "dacabo.film", "insight")
        for key, card in product(part.NOTE_KEYS if part else (), example_cards(game)):
            for who, place, by in ((0, (0, 1), 1), (1, (1, 1), 0), (1, (2, 1), 2)):
                about: dict[str, Argument] = {"who": Who(who), "by": Who(by)}
                yield Phrase(key, {**about, "where": Where(place), "believed": Face((card,))})


def film_moments() -> Iterator[Phrase]:
    """The sentences of films about a moment with all cards open, told to those who are in them."""
    for game in GAMES.values():
        part = part_of(game.name, "dacabo.film", "retelling")
        keys: Sequence[str] = getattr(part, "MOMENT_KEYS", ())
        for key, card in product(keys, example_cards(game)):
            cards = {name: Face((card,)) for name in ("cards", "new", "kept", "first", "second")}
            for who, rival in ((0, 1), (1, 0), (1, 2)):
                places = {"one": Where((who, 1)), "other": Where((rival, 0))}
                about: dict[str, Argument] = {"who": Who(who), "rival": Who(rival)}
                yield Phrase(key, {**about, **cards, **places, "sum": 31, "fewest": 8})


def example_cards(game: AnyGame) -> list[Card]:
    """A few cards of a game: an ordinary one, and the last of each deck, such as a joker."""
    return [Card("8"), *dict.fromkeys(rules.pack[-1] for rules in game.presets.values())]


def examples(kind: Any, cards: Sequence[Card]) -> list[Any]:
    """A few values of a type; a record in every possible way, unless there are too many."""
    if kind is Card:
        return list(cards)
    if kind is int:
        return [1, 2]
    if kind is bool:
        return [False, True]
    if kind is NoneType:
        return [None]
    if get_origin(kind) in (Union, UnionType):
        return [value for member in get_args(kind) for value in examples(member, cards)]
    if get_origin(kind) is tuple:
        return _example_tuples(*get_args(kind), cards=cards)
    if issubclass(kind, Enum):
        return list(kind)
    assert issubclass(kind, Value), kind
    fields = {name: examples(field, cards) for name, field in get_type_hints(kind).items()}
    if prod(map(len, fields.values())) <= MANY:
        ways = product(*fields.values())
        return [kind(**dict(zip(fields, values, strict=True))) for values in ways]
    plain = {name: values[0] for name, values in fields.items()}
    others = [(name, value) for name, values in fields.items() for value in values[1:]]
    return [kind(**plain), *(kind(**plain | {name: value}) for name, value in others)]


def _example_tuples(item: Any, *others: Any, cards: Sequence[Card]) -> list[Any]:
    if others != (...,):
        return list(product(*(examples(kind, cards) for kind in (item, *others))))
    if item is int:
        return [(1,), (1, 1), (1, 0, 2)]
    values = examples(item, cards)
    one_by_one = [(value,) for value in values if isinstance(value, Value)]
    return [tuple(values[:1]), tuple(values[:2]), *one_by_one]


# --- names --------------------------------------------------------------------


def card_keys() -> set[str]:
    """The keys of all cards, with their indefinite and definite forms."""
    packs = [rules.pack for game in GAMES.values() for rules in varied_rule_sets(game)]
    cards = {card for pack in packs for card in pack}
    one_of_many = {card for pack in packs for card, count in Counter(pack).items() if count > 1}
    return {
        *(f"card-{card}{form}" for card in cards for form in ("", ".a")),
        *(f"card-{card}.the" for card in one_of_many),
    }


def varied_rule_sets(game: AnyGame) -> Iterator[RuleSet]:
    """The rule sets of a game, and each with one number at its lowest or highest."""
    for rules in game.presets.values():
        yield rules
        for option, bounds in rules.bounds.items():
            for number in bounds:
                try:
                    yield rules.changed({option: number})
                except RulesError:
                    continue  # this value excludes another option


def option_keys() -> set[str]:
    """The keys of the rule options and of their values, with a description of each."""
    keys = set()
    for rules in map(rules_of, GAMES.values()):
        types = get_type_hints(rules)
        for option in rules.__struct_fields__:
            kind = types[option]
            name = rules.name(option).key
            keys |= _with_about(name)
            if isinstance(kind, type) and issubclass(kind, Enum):
                keys |= {key for value in kind for key in _with_about(f"{name}-{value.value}")}
            if kind is bool:
                keys |= {"value-yes", "value-no"}
            if NoneType in get_args(kind):
                keys.add("value-none")
    return keys


def preset_keys() -> set[str]:
    """The keys of the games and of their rule sets, with a description of each set."""
    return {
        key
        for game in GAMES.values()
        for preset in game.presets
        for key in (f"{game.name}-name", *_with_about(f"{game.name}-rules-{preset}"))
    }


def decision_keys() -> set[str]:
    """The phrases for a player's decision."""
    return {
        game.asks(Decision("", 0, kind)).key
        for game in GAMES.values()
        for kind in decision_kinds(game)
    }


def decision_kinds(game: AnyGame) -> set[str]:
    """The kinds of decision in a game."""
    return {*get_args(importlib.import_module(f"dacabo.{game.name}.decisions").Kind)}


def _with_about(key: str) -> set[str]:
    return {key, f"{key}.about"}


def plain_keys() -> set[str]:
    """All keys that take no arguments."""
    return card_keys() | option_keys() | preset_keys() | decision_keys()


def character_keys() -> set[str]:
    """The keys for the habits of characters and for their remarks."""
    occasions = {*Occasion} - {Occasion.NEW_ROUND}
    lines = {f"character-{key}.{occasion}" for key, occasion in product(CHARACTERS, occasions)}
    return lines | {f"character-{key}" for key in CHARACTERS}


BROWSER = SOURCES.parent.parent / "web" / "src"
_BROWSER_KEY = re.compile(r"""["'`]((?:app|guide)-[a-z0-9-]+(?:\.[a-z0-9-]+)?)["'`]""")


def keys_in_the_browser() -> set[str]:
    """The keys that only the browser uses, each of which is written out somewhere."""
    return character_keys() | {
        key
        for kind in ("*.ts", "*.svelte")
        for file in BROWSER.rglob(kind)
        if not file.name.endswith(".test.ts")
        for key in _BROWSER_KEY.findall(file.read_text("utf-8"))
    }


_SPOKEN = (
    *("place-", "list-and", "list-comma", "list-you"),
    *("analysis-", "records-", "cli-", "arena-", "serve-", "copy-"),
    *("scorepad-", "tournament-", "rehearsal-", "invitation", "club-sheet-", "database-"),
    *("usage-", "system-"),
)


def keys_in_the_code() -> set[str]:
    """The keys that are written out in the server's code."""
    folders = tuple(
        SOURCES / name
        for name in (
            "analysis",
            "arena",
            "cli",
            "club",
            "scorepad",
            "server",
            "tournament",
            "i18n",
        )
    )
    talking = [file for folder in folders for file in folder.rglob("*.py")]
    talking += [SOURCES / "narration.py", SOURCES / "core" / "system.py"]
    return {
        node.value
        for file in talking
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node.value.startswith(_SPOKEN)
    }
