"""The messages about a match, made for one viewer at a time: for live tables and for films."""

from typing import Any

from msgspec.structs import replace

from dacabo.core.game import AnyGame, Told
from dacabo.core.phrases import Phrase
from dacabo.core.seats import Seat
from dacabo.core.values import Discreet
from dacabo.server.wire.table import Answers, Event, News
from dacabo.table.facts import By
from dacabo.table.table import Clock
from dacabo.table.view import TableView


class Occurrence(Discreet):
    """One move, or another step of a match, with everything that it told anybody."""

    number: int
    told: tuple[Told, ...]
    at: int = 0
    """Milliseconds since 1970."""
    seat: Seat | None = None
    """The seat that moved; -1 for the table; None if nobody did."""
    by: By | None = None
    level: str | None = None


def event_about(
    game: AnyGame, occurrence: Occurrence, seat: Seat | None, *, private: bool
) -> Event:
    """What a seat is told of an occurrence, with its private part only if `private`."""
    facts = tuple(
        [
            told.fact
            for told in occurrence.told
            if told.to is None or (private and seat is not None and seat in told.to)
        ]
    )
    said = tuple([phrase for fact in facts for phrase in game.phrases(fact)])
    return Event(
        occurrence.number,
        occurrence.at,
        occurrence.seat,
        occurrence.by,
        facts,
        said,
        occurrence.level,
    )


def news_about(
    game: AnyGame,
    event: Event,
    state: Any,  # noqa: ANN401 (any game's state)
    view: Any,  # noqa: ANN401 (any game's view)
    *,
    clocks: tuple[Clock, ...] = (),
    table: TableView | None = None,
) -> News:
    """The message about an event, with the view of the table after it."""
    return News(
        event=event,
        view=view,
        asked=questions(game, view),
        answers=answers(game, state, view),
        clocks=clocks,
        table=table,
    )


def result_count(view: Any) -> int:  # noqa: ANN401 (any game's view)
    """The number of round results in a view."""
    return 0 if view is None else len(view.results)


def with_new_results(view: Any, rounds: int) -> Any:  # noqa: ANN401 (any game's view)
    """A view with only the round results after the first `rounds`, which clients have already."""
    if view is None or not view.results:
        return view
    return replace(view, results=view.results[rounds:])


def questions(game: AnyGame, view: Any) -> tuple[Phrase, ...]:  # noqa: ANN401 (any game's view)
    """The prompt for each of the viewer's decisions."""
    if view is None or not view.decisions:
        return ()
    return tuple(game.asks(decision) for decision in view.decisions)


def answers(game: AnyGame, state: Any, view: Any) -> Answers:  # noqa: ANN401 (any game's state and view)
    """The legal moves as patterns, if the game has a table in the app."""
    if view is None or not view.decisions:
        return ()
    patterns = getattr(game, "answers", None)
    return tuple(patterns(state, decision) for decision in view.decisions) if patterns else ()
