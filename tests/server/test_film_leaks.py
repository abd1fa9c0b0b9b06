"""A film from a seat's eyes contains nothing that depends on a card this seat may not know.

Two matches that differ only in such cards are made into films, frame by frame; every answer must be
the same, byte for byte. The lengths of whole answers need no padding: whoever asks for a film has
sent the whole record, and its rounds are over.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Any

import msgspec
import pytest
from cabo.harness.players import any_habits
from cabo.harness.subject import CaboSubject
from dacapo.harness.subject import DaCapoSubject
from msgspec.structs import replace

from dacabo.cabo.phrases import phrases as cabo_phrases
from dacabo.core.game import Told
from dacabo.core.rules import RuleSet
from dacabo.core.seats import Seat
from dacabo.dacapo.phrases import phrases as dacapo_phrases
from dacabo.film.insight import insights
from dacabo.games import GAMES
from dacabo.records import Frame, Record
from dacabo.server.film import film
from dacabo.testing.interference import Course, Leak, Window
from dacabo.testing.subject import Subject

RULES = {
    "original": "cabo",
    "gretel-malte": "cabo",
    "dutch": "cabo",
    "tournament": "cabo",
    "match": "dacapo",
}
PAIRS = 12


@pytest.fixture(autouse=True)
def forget_identities() -> Iterator[None]:
    """Clear the caches of phrases: a card with an identity equals its face."""
    yield
    cabo_phrases.cache_clear()
    dacapo_phrases.cache_clear()


def subject_of(game: str, rng: Random) -> Subject:
    """A game under test, with players who provoke rare events."""
    return CaboSubject(any_habits(rng)) if game == "cabo" else DaCapoSubject()


def search(preset: str, pairs: int) -> int:
    """Compare the films of pairs of matches; the number of frames compared. Raises `Leak`."""
    compared = found = 0
    rng = Random(preset)
    while found < pairs:
        subject = subject_of(RULES[preset], rng)
        rules = subject.game.presets[preset]
        course = Course.played(subject, rng, rules, rng.choice(rules.players), 300)
        for _ in range(6):
            viewer = rng.randrange(course.players)
            if window := Window.opened(rng, course, viewer):
                compared += compare(window, preset, viewer)
                found += 1
    return compared


def compare(window: Window, preset: str, viewer: Seat) -> int:
    """Make both films up to the end of a window, each from the eyes of a seat."""
    course = window.course
    game = course.subject.game
    record = Record(
        game=game.name,
        version=game.version,
        preset=preset,
        names=tuple("ABCDEFGH"[: course.players]),
    )
    films = [
        shown(record, [*frames_of(window, exchanged=exchanged)], viewer)
        for exchanged in (False, True)
    ]
    for first, second in zip(*films, strict=True):
        if first != second:
            raise Leak(first, second)
    return len(films[0])


def frames_of(window: Window, *, exchanged: bool) -> Iterator[Frame]:
    """The frames of the round in which a window begins, up to its end or that of the round.

    Before the window both matches are the same: cards that were seen then, and shuffled since, are
    unknown only in the window.
    """
    course, game = window.course, window.course.subject.game
    number = game.view(course.steps[window.first].after, None).round
    state: Any = window.other(course.steps[window.first].before)
    for index, step in enumerate(course.steps[: window.last + 1]):
        before, after, told = step.before, step.after, step.told
        if exchanged and index >= window.first:
            before = state
            after, told = game.play(before, step.actor, step.move)
            if course.deals(before, step.move):
                after = window.other(course.numbered(after, index))
            state = after
        view = game.view(step.after, None)
        if view.round == number:
            yield frame_of(view, index, step.actor, (before, after), told)


def frame_of(
    view: Any, number: int, actor: Seat, states: tuple[Any, Any], told: Sequence[Told]
) -> Frame:
    """One move as a frame."""
    before, after = states
    return Frame(
        round=view.round,
        number=number,
        turn=view.turn,
        actor=actor,
        move=None,
        before=before,
        state=after,
        told=(*told,),
        scored=None,
        result=None,
        moves=0,
    )


def shown(record: Record, found: Sequence[Frame], viewer: Seat) -> list[bytes]:
    """The frames of a film as they are sent to a seat."""
    made = film.film_frames(record, found, GAMES[record.game], str(viewer), viewer)
    return [msgspec.json.encode(frame, enc_hook=str) for frame in made]


@pytest.mark.parametrize("preset", RULES)
def test_a_film_says_no_more_than_its_eyes_may_know(preset: str) -> None:
    """In all rule sets, from every seat, with insights and notes."""
    assert search(preset, PAIRS) > 10 * PAIRS


# --- the test of the test: planted leaks ----------------------------------------------------------

Leaks = Callable[[pytest.MonkeyPatch], None]


def leaky_view(patch: pytest.MonkeyPatch) -> None:
    """The film shows all cards open."""
    original = film.view_of
    patch.setattr(
        film,
        "view_of",
        lambda game, state, _, seat, memory=None: original(game, state, "all", seat, memory),
    )


def leaky_facts(patch: pytest.MonkeyPatch) -> None:
    """The film tells a seat what others were told."""
    original = film.event_of

    def event_of(game: Any, frame: Frame, viewer: Seat) -> Any:
        told = tuple(Told(one.fact, None) for one in frame.told)
        return original(game, replace(frame, told=told), viewer)

    patch.setattr(film, "event_of", event_of)


def leaky_insights(patch: pytest.MonkeyPatch) -> None:
    """The film has the insights of all seats."""

    def of_all(game: str, rules: RuleSet, players: int, found: Iterable[Frame], _: Seat) -> Any:
        return insights(game, rules, players, found, None)

    patch.setattr(film, "insights", of_all)


def leaky_minds(patch: pytest.MonkeyPatch) -> None:
    """A seat hears for its insights what all seats were told."""
    patch.setattr("dacabo.film.insight.heard", lambda told, _: [one.fact for one in told])


@pytest.mark.parametrize("leak", [leaky_view, leaky_facts, leaky_insights, leaky_minds])
def test_a_planted_leak_is_found(leak: Leaks, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of the ways by which a card could reach the wrong eyes."""
    leak(monkeypatch)
    with pytest.raises(Leak):
        search("original", 10 * PAIRS)
