"""Two matches that differ only in cards a viewer cannot know, played side by side.

Every card gets an identity that the engine cannot see. While a match is played, `Subject.shown`
says which cards a viewer may know, derived from the rules and not from what the engine tells. Then
the same moves are played again with the other cards exchanged among themselves: everything that
reaches the viewer must be identical, byte for byte.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count, islice
from random import Random
from typing import Any, Final, Self

import msgspec

from dacabo.core.cards import Card
from dacabo.core.errors import DacaboError
from dacabo.core.game import AnyGame, Told, heard
from dacabo.core.moves import Shuffled
from dacabo.core.rules import RuleSet
from dacabo.core.seats import Seat
from dacabo.testing.subject import Step, Subject

PARTS: Final = 10
"""Each step tries every tenth conceivable move, beginning with another one."""


class Leak(AssertionError):
    """Something that depends on a card the viewer may not know reached the viewer."""


class Physical(str):
    """A card that is distinguishable from others with the same face, though not by the engine."""

    __slots__ = ("number",)
    number: int

    @classmethod
    def of(cls, face: str, number: int) -> Self:
        """A card with a face and an identity."""
        card = cls(face)
        card.number = number
        return card


def numbers(cards: Iterable[Any]) -> set[int]:
    """The identities of these cards."""
    return {card.number for card in cards if isinstance(card, Physical)}


@dataclass
class Course:
    """A match that was played, with identified cards."""

    subject: Subject
    rules: RuleSet
    players: int
    steps: list[Step] = field(default_factory=list)

    @classmethod
    def played(
        cls, subject: Subject, rng: Random, rules: RuleSet, players: int, most: int
    ) -> "Course":
        """Let the subject's players play a match, or the first part of it."""
        course = cls(subject, rules, players)
        state = subject.game.start(rules, players)
        while len(course.steps) < most and subject.game.result(state) is None:
            actor, move = subject.choose(rng, state)
            after, told = subject.game.play(state, actor, move)
            if course.deals(state, move):
                after = course.numbered(after, len(course.steps))
            course.steps.append(Step(state, actor, move, after, told))
            state = after
        return course

    def deals(self, state: Any, move: object) -> bool:
        """Whether a move puts cards on the table."""
        return isinstance(move, Shuffled) and not self.subject.cards(state)

    def numbered(self, state: Any, index: int) -> Any:
        """Give every card just dealt an identity that is unique in the match."""
        fresh = count(index * 1000)

        def change(card: Card) -> Any:
            return Physical.of(card, next(fresh))

        return self.subject.with_cards(state, change)

    def shuffled(self, step: Step) -> set[int]:
        """The cards shuffled in a step: from then on no viewer knows which is which."""
        if not isinstance(step.move, Shuffled):
            return set()
        if self.deals(step.before, step.move):
            return numbers(self.subject.cards(step.after))
        return numbers(self.subject.to_shuffle(step.before))


@dataclass
class Window:
    """A section of a match, and how the cards that a viewer never sees are exchanged in it."""

    course: Course
    viewer: Seat | None
    first: int
    last: int
    exchanged: dict[int, str] = field(default_factory=dict)

    @classmethod
    def opened(cls, rng: Random, course: Course, viewer: Seat | None) -> "Window | None":
        """Choose a section and exchange what can be exchanged; None if nothing can."""
        first = rng.randrange(len(course.steps))
        window = cls(course, viewer, first, rng.randrange(first, len(course.steps)))
        faces = dict(window.unknown())
        pools = window.pools()
        by_pool: dict[int, list[int]] = {}
        for number in sorted(faces):
            by_pool.setdefault(pools[number], []).append(number)
        for group in by_pool.values():
            shuffled_faces = [faces[number] for number in group]
            rng.shuffle(shuffled_faces)
            window.exchanged |= dict(zip(group, shuffled_faces, strict=True))
        differ = any(faces[number] != face for number, face in window.exchanged.items())
        return window if differ else None

    @property
    def steps(self) -> list[Step]:
        """The steps of the section."""
        return self.course.steps[self.first : self.last + 1]

    def unknown(self) -> Iterator[tuple[int, str]]:
        """The cards, with faces, that the viewer cannot know before the section is over."""
        subject, known = self.course.subject, set[int]()
        for step in self.course.steps[: self.first]:
            known -= self.course.shuffled(step)
            known |= numbers(subject.shown(step, self.viewer))
        for step in self.steps:
            known |= numbers(subject.shown(step, self.viewer))
        for step in self.steps:
            for card in (*subject.cards(step.before), *subject.cards(step.after)):
                if isinstance(card, Physical) and card.number not in known:
                    yield card.number, str(card)

    def pools(self) -> dict[int, int]:
        """The shuffle each card came from: only cards of the same shuffle can be exchanged."""
        pools: dict[int, int] = {}
        for index, step in enumerate(self.course.steps[: self.last + 1]):
            pools |= dict.fromkeys(self.course.shuffled(step), index)
        return pools

    def other(self, state: Any) -> Any:
        """The same state with the unknown cards exchanged."""

        def change(card: Any) -> Any:
            if not isinstance(card, Physical):
                return card
            return Physical.of(self.exchanged.get(card.number, str(card)), card.number)

        return self.course.subject.with_cards(state, change)


# --- everything that reaches a viewer -----------------------------------------------------------


def compare(window: Window) -> int:
    """Play both matches side by side and return the number of steps compared. Raises `Leak`."""
    course, viewer, subject = window.course, window.viewer, window.course.subject
    game = subject.game
    knowledge = game.know(course.rules, course.players, viewer)
    for step in course.steps[: window.first]:
        for fact in heard(step.told, viewer):
            knowledge = game.learn(knowledge, fact)
    state = window.other(window.steps[0].before)
    for index, step in enumerate(window.steps, start=window.first):
        _same("before", *(channels(subject, s, viewer, index) for s in (step.before, state)))
        dealing = course.deals(state, step.move)
        state, told = game.play(state, step.actor, step.move)
        if dealing:
            state = window.other(course.numbered(state, index))
        _same("told", encode(heard(step.told, viewer)), encode(heard(told, viewer)))
        _same("log line of what is told", *(_to_others(t, viewer) for t in (step.told, told)))
        for fact in heard(told, viewer):
            knowledge = game.learn(knowledge, fact)
        assisted = encode(game.view(step.after, viewer, knowledge))
        _same("assisted view", assisted, encode(game.view(state, viewer, knowledge)))
    last = window.steps[-1].after
    _same("after", *(channels(subject, s, viewer) for s in (last, state)))
    return len(window.steps)


def search(
    subject: Subject, rng: Random, rules: RuleSet, pairs: int, most: int = 400
) -> tuple[int, int]:
    """Compare pairs of matches: the number of steps, and of windows ending after round two."""
    steps = late_windows = compared = 0
    while compared < pairs:
        players = rng.choice(rules.players)
        course = Course.played(subject, rng, rules, players, most)
        for _ in range(6):
            viewer = rng.choice([*range(players), None])
            if window := Window.opened(rng, course, viewer):
                steps += compare(window)
                late_windows += subject.game.view(window.steps[-1].after, None).round > 2  # noqa: PLR2004 (from the third on)
                compared += 1
    return steps, late_windows


def channels(
    subject: Subject,
    state: Any,
    viewer: Seat | None,
    part: int = 0,
) -> dict[str, object]:
    """Everything that a viewer, or a reader of the log, can observe at one moment.

    Trying every conceivable move at every step would take too long; each step tries some of them.
    """
    game = subject.game
    pending = game.decisions(state)
    own_decisions = [decision for decision in pending if decision.actor == viewer]
    return {
        "view": encode(game.view(state, viewer)),
        "decisions": encode(pending),
        "legal moves": [game.text(move) for d in own_decisions for move in game.legal(state, d)],
        # The default move on a timeout may show a card; its kind must not depend on one.
        "default moves": [type(game.default(state, decision)).__name__ for decision in pending],
        "own default moves": [encode(game.default(state, decision)) for decision in own_decisions],
        "errors": [] if viewer is None else list(_errors(subject, state, viewer, part)),
        "log line": log_line(state),
    }


def log_line(state: Any) -> str:
    """The text that a program prints if it prints a state by mistake, plainly or with Rich."""
    return " ".join(f"{part!r} {_rich(part)}" for part in _parts(state))


def _parts(value: msgspec.Struct) -> Iterator[msgspec.Struct]:
    """A value and the values in its fields."""
    yield value
    for name in value.__struct_fields__:
        if isinstance(part := getattr(value, name), msgspec.Struct):
            yield from _parts(part)


def _rich(value: msgspec.Struct) -> list[object]:
    """The text that Rich prints of a value with a `__rich_repr__`; empty if it is the `repr`."""
    rich_repr = getattr(value, "__rich_repr__", None)
    return [] if rich_repr is None else list(rich_repr())


def _errors(subject: Subject, state: Any, viewer: Seat, part: int) -> Iterator[str]:
    """The errors a player gets for trying moves that should not be possible."""
    for move in islice(subject.thinkable(state), part % PARTS, None, PARTS):
        yield _outcome(subject.game, state, viewer, move)


def _outcome(game: AnyGame, state: Any, viewer: Seat, move: Any) -> str:
    try:
        game.play(state, viewer, move)
    except DacaboError as error:
        return f"{type(error).__name__} {error}"
    return "accepted"


def _to_others(told: Sequence[Told], viewer: Seat | None) -> str:
    """The texts that a program would print by mistake of the facts told to others."""
    return str([item for item in told if item.to is not None and viewer not in item.to])


def _same(what: str, one: object, other: object) -> None:
    if one != other:
        raise Leak(what, one, other)


def encode(value: object) -> bytes:
    """The bytes that would be sent."""
    return msgspec.json.encode(value, enc_hook=str)
