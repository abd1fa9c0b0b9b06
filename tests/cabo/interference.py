"""Two matches that differ only in cards that somebody cannot know, played side by side.

Every card gets an identity that the engine cannot see. While a match is played, this file writes
down – from the rules, not from what the engine tells – which cards a viewer may know. Then the same
moves are played again with the other cards exchanged among themselves: whatever reaches the viewer
must be the same, byte for byte.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Self

import msgspec
from cabo.players import any_habits, choose
from msgspec.structs import replace

from dacabo.cabo.cards import VALUE
from dacabo.cabo.game import Cabo
from dacabo.cabo.moves import (
    Call,
    Close,
    Discard,
    Done,
    Draw,
    Look,
    Pass,
    Replace,
    Snap,
    Sneak,
    Swap,
    Take,
)
from dacabo.cabo.rules import Rules
from dacabo.cabo.state import (
    Deal,
    FirstLooks,
    Holding,
    Looking,
    Match,
    Reshuffling,
    Round,
    RoundOver,
    goes_on,
)
from dacabo.core.cards import Card
from dacabo.core.errors import DacaboError
from dacabo.core.game import Told, heard
from dacabo.core.moves import Move
from dacabo.core.seats import Seat


class Leak(AssertionError):
    """Something reached a viewer that depends on a card which the viewer may not know."""


class Physical(str):
    """A card that can be told from others with the same face, though not by the engine."""

    __slots__ = ("number",)
    number: int

    @classmethod
    def of(cls, face: str, number: int) -> Self:
        """A card with a face and a number of its own."""
        card = cls(face)
        card.number = number
        return card


# --- a match with cards that can be followed ----------------------------------------------------


@dataclass
class Step:
    """A move, the match before it and the match after it."""

    before: Match
    actor: Seat
    move: Move
    after: Match
    told: Sequence[Told]


@dataclass
class Course:
    """A match as it was played."""

    start: Match
    steps: list[Step] = field(default_factory=list)

    @classmethod
    def played(cls, game: Cabo, rng: Random, rules: Rules, players: int, most: int) -> "Course":
        """Let players with habits play a match, or the first part of it."""
        course = cls(game.start(rules, players))
        match, habits = course.start, any_habits(rng)
        while len(course.steps) < most and game.result(match) is None:
            actor, move = choose(rng, match, habits)
            after, told = game.play(match, actor, move)
            if isinstance(match.round.phase, Deal):
                after = _numbered(after)
            course.steps.append(Step(match, actor, move, after, told))
            match = after
        return course


def _numbered(match: Match) -> Match:
    """Give every card just dealt a number, unique in the match."""
    first = match.round.number * 1000
    return _with_cards(match, lambda card, index: Physical.of(card, first + index))


def _with_cards(match: Match, change: Callable[[Card, int], Physical | Card]) -> Match:
    """The same match with other cards in the same places."""
    index = iter(range(1000))
    now = match.round

    def row(cards: Sequence[Card | None]) -> tuple[Any, ...]:
        return tuple(None if card is None else change(card, next(index)) for card in cards)

    phase = now.phase
    if isinstance(phase, Reshuffling) and isinstance(phase.then, Holding):
        held = replace(phase.then, card=change(phase.then.card, next(index)))
        phase = replace(phase, then=held)
    elif isinstance(phase, Holding):
        phase = replace(phase, card=change(phase.card, next(index)))
    return replace(
        match,
        round=replace(
            now,
            phase=phase,
            layouts=tuple(row(layout) for layout in now.layouts),
            pile=row(now.pile),
            discards=row(now.discards),
        ),
    )


# --- what somebody may know, from the rules -----------------------------------------------------


def numbers(cards: Sequence[Any]) -> set[int]:
    """Which cards these are."""
    return {card.number for card in cards if isinstance(card, Physical)}


def shown(step: Step, viewer: Seat | None) -> set[int]:
    """The cards that a viewer gets to see in a step."""
    before, now = step.before.round, step.after.round
    seen = numbers(now.discards)
    if isinstance(now.phase, RoundOver):
        seen |= {number for layout in now.layouts for number in numbers(layout)}
    match step.move:
        case Replace(slots):
            named = [before.layouts[step.actor][slot] for slot in slots]
            seen |= numbers(_turned_up(step.before, named))
        case Snap(slot):
            seen |= numbers([before.layouts[step.actor][slot]])
        case Sneak((seat, slot)) if step.actor == viewer:
            seen |= numbers([before.layouts[seat][slot]])
    match goes_on(now):
        case Holding(card, drawn) if not drawn or viewer == now.player:
            seen |= numbers([card])
        case Looking((seat, slot)) if viewer == now.player:
            seen |= numbers([now.layouts[seat][slot]])
        case FirstLooks(_, looking) if viewer is not None and looking[viewer] is not None:
            seen |= numbers([now.layouts[viewer][looking[viewer] or 0]])
    return seen


def _turned_up(match: Match, named: Sequence[Card | None]) -> Sequence[Card | None]:
    """A pair is turned up whole; three or four under tournament rules only until two differ."""
    if not match.rules.one_by_one or len(named) == 2:
        return named
    values = [VALUE[card] for card in named if card is not None]
    differs = [k for k in range(1, len(values)) if values[k] != values[0]]
    return named[: differs[0] + 1] if differs else named


@dataclass
class Window:
    """A stretch of a match, and how the cards that a viewer never gets to see may be exchanged."""

    course: Course
    viewer: Seat | None
    first: int
    last: int
    exchanged: dict[int, str] = field(default_factory=dict)

    @classmethod
    def opened(cls, rng: Random, course: Course, viewer: Seat | None) -> "Window | None":
        """Choose a stretch and exchange what can be exchanged in it; nothing may be left."""
        first = rng.randrange(len(course.steps))
        last = rng.randrange(first, len(course.steps))
        window = cls(course, viewer, first, last)
        faces = dict(window._unknown())
        by_pool: dict[tuple[int, int], list[int]] = {}
        pools = window._pools()
        for number in faces:
            by_pool.setdefault(pools[number], []).append(number)
        for group in by_pool.values():
            mixed = [faces[number] for number in group]
            rng.shuffle(mixed)
            window.exchanged |= dict(zip(group, mixed, strict=True))
        differ = any(faces[number] != face for number, face in window.exchanged.items())
        return window if differ else None

    def _unknown(self) -> Iterator[tuple[int, str]]:
        """The cards, with their faces, that the viewer cannot know before the window is over."""
        known: set[int] = set()
        for step in self.course.steps[: self.first]:
            known = (known - reshuffled(step)) | shown(step, self.viewer)
        window = self.course.steps[self.first : self.last + 1]
        for step in window:
            known |= shown(step, self.viewer)
        for step in window:
            for card in (*_all_cards(step.before.round), *_all_cards(step.after.round)):
                if isinstance(card, Physical) and card.number not in known:
                    yield card.number, str(card)

    def _pools(self) -> dict[int, tuple[int, int]]:
        """The shuffle that each card came from: only cards of the same one can be exchanged."""
        pools: dict[int, tuple[int, int]] = {}
        for step in self.course.steps[: self.last + 1]:
            now = step.after.round
            if isinstance(step.before.round.phase, Deal):
                fresh = numbers(_all_cards(now))
            else:
                fresh = reshuffled(step)
            pools |= dict.fromkeys(fresh, (now.number, now.reshuffles))
        return pools

    def other(self, match: Match) -> Match:
        """The same moment with the unknown cards exchanged."""
        return _with_cards(
            match,
            lambda card, _: (
                Physical.of(self.exchanged.get(card.number, str(card)), card.number)
                if isinstance(card, Physical)
                else card
            ),
        )


def reshuffled(step: Step) -> set[int]:
    """The cards that the table shuffles in a step: nobody knows any more which is which."""
    now = step.before.round
    return numbers(now.discards[:-1]) if isinstance(now.phase, Reshuffling) else set()


def _all_cards(now: Round) -> list[Card]:
    cards = [card for layout in now.layouts for card in layout if card is not None]
    holding = goes_on(now)
    held = [holding.card] if isinstance(holding, Holding) else []
    return [*cards, *now.pile, *now.discards, *held]


# --- everything that reaches a viewer -----------------------------------------------------------


def compare(game: Cabo, window: Window) -> int:
    """Play both matches side by side; the number of steps compared. Raises `Leak`."""
    steps = window.course.steps[window.first : window.last + 1]
    viewer = window.viewer
    mind = game.know(window.course.start.rules, window.course.start.players, viewer)
    for step in window.course.steps[: window.first]:
        for fact in heard(step.told, viewer):
            mind = game.learn(mind, fact)
    match = window.other(steps[0].before)
    for step in steps:
        _same("before", channels(game, step.before, viewer), channels(game, match, viewer))
        dealing = isinstance(match.round.phase, Deal)
        match, told = game.play(match, step.actor, step.move)
        if dealing:
            match = window.other(_numbered(match))
        _same("told", encode(heard(step.told, viewer)), encode(heard(told, viewer)))
        _same("log line of what is told", *map(_told_to_others, (step.told, told), [viewer] * 2))
        for fact in heard(told, viewer):
            mind = game.learn(mind, fact)
        assisted = encode(game.view(step.after, viewer, mind))
        _same("assisted view", assisted, encode(game.view(match, viewer, mind)))
    _same("after", channels(game, step.after, viewer), channels(game, match, viewer))
    return len(steps)


def _told_to_others(told: Sequence[Told], viewer: Seat | None) -> str:
    """What is told to others, if it is printed by mistake."""
    return str([t for t in told if t.to is not None and viewer not in t.to])


def _same(what: str, one: object, other: object) -> None:
    if one != other:
        raise Leak(what, one, other)


def encode(value: object) -> bytes:
    return msgspec.json.encode(value, enc_hook=str)


def channels(game: Cabo, match: Match, viewer: Seat | None) -> dict[str, bytes | str | list[str]]:
    """Everything that a viewer, or whoever reads the log, can get at in one moment."""
    asked = game.decisions(match)
    own = [decision for decision in asked if decision.actor == viewer]
    defaults = [game.default(match, decision) for decision in asked]
    return {
        "view": encode(game.view(match, viewer)),
        "decisions": encode(asked),
        "legal moves": [game.text(move) for d in own for move in game.legal(match, d)],
        "default moves": [game.text(move) for move in defaults if move],
        "errors": [] if viewer is None else list(_errors(game, match, viewer)),
        "log line": log_line(match),
    }


def log_line(match: Match) -> str:
    """What a program would print that printed a state by mistake, plainly or with Rich."""
    values = (match, match.round, match.round.phase)
    return " ".join(f"{value!r} {list(value.__rich_repr__())}" for value in values)


def _errors(game: Cabo, match: Match, viewer: Seat) -> Iterator[str]:
    """What a player is told who tries out everything."""
    for move in _probes(match.players):
        try:
            game.play(match, viewer, move)
        except DacaboError as error:
            yield f"{type(error).__name__} {error}"
        else:
            yield "accepted"


def _probes(players: int) -> Iterator[Move]:
    yield from (Draw(), Take(), Call(), Pass(), Discard(), Done(), Close())
    yield from (
        Replace(slots) for slots in ((0,), (3,), (9,), (0, 1), (2, 3), (1, 0, 2), (0, 2, 1))
    )
    yield from (Snap(slot) for slot in range(5))
    places = [(seat, slot) for seat in range(players) for slot in (0, 3, 5)]
    yield from (Look(place) for place in places)
    yield from (Sneak(place) for place in places)
    yield from (Swap((0, 0), place) for place in places)
