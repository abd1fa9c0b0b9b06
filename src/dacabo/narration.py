"""A record told in words, to a spectator or to one of its players."""

from collections.abc import Iterator, Sequence
from enum import auto
from typing import Final, NamedTuple

from dacabo.core.game import Scored, heard
from dacabo.core.phrases import Argument, Phrase, Players, Term
from dacabo.core.rules import Setting
from dacabo.core.seats import Seat, seat_text
from dacabo.core.values import Choice
from dacabo.i18n import Words
from dacabo.i18n.bundles import has_words
from dacabo.i18n.sentences import tidy
from dacabo.records import Chance, Record, Verified, changes_between, played_by, replay

_REDUNDANT: Final = ("-round-began", "-look-over")
"""The endings of keys whose sentences would only repeat the heading or the line above them."""


class LineKind(Choice):
    """The kind of a line, which determines its colour."""

    HEADING = auto()
    SENTENCE = auto()
    POINTS = auto()


class TextLine(NamedTuple):
    """A line of output."""

    kind: LineKind
    text: str


def tell(record: Record, language: str, viewer: Seat | None = None) -> Iterator[TextLine]:
    """All facts told to a seat, or to a spectator (None), in words."""
    everyone = Words(language, record.names)
    reader = Words(language, record.names, viewer)
    game = played_by(record)
    scores: list[Scored] = []
    current_round = 0
    finished = False
    yield TextLine(LineKind.HEADING, title(record, everyone))
    yield from (TextLine(LineKind.SENTENCE, change) for change in _changes(record, everyone))
    for step in replay(record):
        if step.then.round > current_round:
            current_round = step.then.round
            yield TextLine(LineKind.SENTENCE, "")
            yield TextLine(LineKind.HEADING, everyone.text("records-round", round=current_round))
        for fact in heard(step.told, viewer):
            for phrase in game.phrases(fact):
                if not phrase.key.endswith(_REDUNDANT):
                    yield TextLine(LineKind.SENTENCE, say(phrase, reader))
        if step.scored:
            scores.append(step.scored)
        finished = step.result is not None
    if not finished:
        yield TextLine(LineKind.SENTENCE, everyone.text("records-unfinished"))
    if scores:
        yield TextLine(LineKind.SENTENCE, "")
        yield from _table(scores, record.names, everyone)


def say(phrase: Phrase, words: Words) -> str:
    """The sentence for a phrase within a story.

    A message may have an attribute `.told`, which leaves out what the sentence before has said.
    """
    key = f"{phrase.key}.told"
    return words.text(key, **phrase.about) if has_words(words.language, key) else words.say(phrase)


def title(record: Record, words: Words) -> str:
    """The game, the rules and the players."""
    rules = Term(f"{record.game}-rules-{record.preset}")
    seats = Players(tuple(range(len(record.names))))
    game = Term(f"{record.game}-name")
    return words.text("records-title", game=game, rules=rules, players=seats)


def _changes(record: Record, words: Words) -> Iterator[str]:
    """The changed options, one per line."""
    rules = record.rules
    changes = changes_between(played_by(record).presets[record.preset], rules)
    for option, value in changes.items():
        name = rules.name(option)
        yield words.text("records-change", option=name, value=_value(name, value))


def _value(option: Term, value: Setting) -> Argument:
    match value:
        case True:
            return Term("value-yes")
        case False:
            return Term("value-no")
        case None:
            return Term("value-none")
        case str():
            return Term(f"{option.key}-{value}")
        case _:
            return value


def _table(scores: Sequence[Scored], names: Sequence[str], words: Words) -> Iterator[TextLine]:
    """The score sheet: one line per round, then the totals."""
    rows = [
        [words.text("records-points"), *headings(names)],
        *(
            [words.text("records-round", round=score.round), *map(str, score.points)]
            for score in scores
        ),
        [words.text("records-totals"), *map(str, scores[-1].totals)],
    ]
    return align(rows)


def headings(names: Sequence[str]) -> list[str]:
    """The players' names; a letter for a player without one."""
    return [tidy(name) or seat_text(seat).upper() for seat, name in enumerate(names)]


def align(rows: Sequence[Sequence[str]]) -> Iterator[TextLine]:
    """The lines of a table: labels on the left, and numbers aligned on the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for label, *cells in rows:
        columns = (f"{cell:>{width}}" for cell, width in zip(cells, widths[1:], strict=True))
        yield TextLine(LineKind.POINTS, "  ".join((f"{label:<{widths[0]}}", *columns)))


# --- verdicts -----------------------------------------------------------------


def tell_verified(verified: Verified, words: Words) -> str:
    """One line: the record has no errors, and how far chance is proven."""
    moves = len(verified.record.moves)
    commitment = verified.record.commitment or ""
    match verified.chance:
        case Chance.PROVEN:
            return words.text("records-proven", moves=moves, commitment=commitment)
        case Chance.SEALED:
            return words.text("records-sealed", moves=moves, commitment=commitment)
        case Chance.UNPROVEN:
            return words.text("records-unproven", moves=moves)
