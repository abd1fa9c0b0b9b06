"""The film of a round: the messages that a live table would have sent, made from a record."""

from collections.abc import Sequence
from functools import reduce
from typing import Any, Final

from msgspec.structs import replace

from dacabo.bots.characters import CHARACTERS
from dacabo.core.game import AnyGame, heard
from dacabo.core.seats import Seat, seat_text
from dacabo.film.errors import FilmError
from dacabo.film.insight import insights
from dacabo.film.marks import marks_of
from dacabo.film.retelling import retold
from dacabo.games import GAMES
from dacabo.records import Frame, Record, decode, frames, verify
from dacabo.records.transcript import Step
from dacabo.server.tables.messages import (
    Occurrence,
    event_about,
    news_about,
    result_count,
    with_new_results,
)
from dacabo.server.wire.film import FilmFrame, FilmRound
from dacabo.server.wire.table import Event, News, Welcome
from dacabo.table.options import Memory, Options
from dacabo.table.table import Phase
from dacabo.table.view import ChairView, TableView

ALL: Final = "all"
"""The eyes that see every card."""
MAX_MOVES: Final = 2_000
"""A round with more moves has no film: 2,000 are 8 MB of JSON. Long rounds have 1,000."""


def film(file: bytes, number: int | None, eyes: str | None, front: Seat | None) -> FilmRound:
    """The film of a round.

    Args:
        file: the record.
        number: the number of the round, from 1.
        eyes: a seat, or `all` for all cards open; by default `all`, or `front` if the game cannot
            open all cards.
        front: the seat at the front if all cards are open.

    Raises:
        RecordError: the record has an error.
        FilmError: there is no such round, or there are no such eyes.
    """
    steps = RoundSteps(number)
    record = verify(decode(file), steps.add).record
    if number is None or not 1 <= number <= steps.rounds:
        raise FilmError("film-round", rounds=steps.rounds)
    if steps.is_too_long:
        raise FilmError("film-too-long", moves=MAX_MOVES)
    found = steps.frames(record)
    game = GAMES[record.game]
    choices = eyes_of(game, len(record.names))
    front = front or 0
    if eyes is None:
        eyes = ALL if ALL in choices else str(front)
    if eyes not in choices or not 0 <= front < len(record.names):
        raise FilmError("film-eyes", choices=", ".join(choices))
    viewer = front if eyes == ALL else int(eyes)
    return FilmRound(
        rounds=steps.rounds,
        round=number,
        over=steps.is_over,
        eyes=choices,
        welcome=_welcome(record, found[0].before, game, eyes, viewer),
        frames=tuple(film_frames(record, found, game, eyes, viewer)),
        marks=tuple(marks_of(found)),
    )


class RoundSteps:
    """The moves of one round, collected while a record is verified; no other states are kept."""

    def __init__(self, number: int | None) -> None:
        self._number = number or 0
        self.rounds = 0
        """The number of rounds so far."""
        self.is_over = False
        """Whether the match has come to its end."""
        self.is_too_long = False
        """Whether the round has more than `MAX_MOVES` moves; the others are not kept."""
        self._before: Any = None
        """The state before the round; None for the first one."""
        self._steps: list[Step] = []

    def add(self, step: Step) -> None:
        """Take in the next move."""
        self.rounds = step.then.round
        self.is_over = step.result is not None
        if step.then.round < self._number:
            self._before = step.state
        elif step.then.round == self._number:
            self.is_too_long = len(self._steps) == MAX_MOVES
            if not self.is_too_long:
                self._steps.append(step)

    def frames(self, record: Record) -> list[Frame]:
        """The frames of the round."""
        first, *others = frames(record, self._steps)
        if self._before is not None:
            first = replace(first, before=self._before)
        return [first, *others]


def eyes_of(game: AnyGame, players: int) -> tuple[str, ...]:
    """The eyes through which a match can be watched."""
    seats = tuple(map(str, range(players)))
    return (ALL, *seats) if hasattr(game, "open_view") else seats


def view_of(game: AnyGame, state: Any, eyes: str, viewer: Seat, memory: Any = None) -> Any:  # noqa: ANN401 (any game's)
    """The cards through some eyes, with nothing to decide. A seat remembers what it has seen."""
    if eyes == ALL:
        view = getattr(game, "open_view")(state, viewer)  # noqa: B009 (not every game has it)
    else:
        view = game.view(state, viewer, memory)
    return replace(view, decisions=())


def _welcome(
    record: Record,
    state: Any,  # noqa: ANN401 (any game's state)
    game: AnyGame,
    eyes: str,
    viewer: Seat,
) -> Welcome:
    return Welcome(
        number=-1,
        now=0,
        you=None,
        seat=viewer,
        table=_table(record, Phase.PLAYING),
        view=view_of(game, state, eyes, viewer),
        asked=(),
        clocks=(),
        present=tuple(seat_text(seat) for seat in range(len(record.names))),
        build="",
        missed=(),
    )


def film_frames(
    record: Record, found: Sequence[Frame], game: AnyGame, eyes: str, viewer: Seat
) -> list[FilmFrame]:
    """The frames of one round as these eyes see them."""
    shown = []
    rounds = result_count(view_of(game, found[0].before, eyes, viewer))
    seat_eyes = None if eyes == ALL else viewer
    found_insights = insights(record.game, record.rules, len(record.names), found, seat_eyes)
    memory = game.know(record.rules, len(record.names), viewer)
    for frame, insight in zip(found, found_insights, strict=True):
        memory = reduce(game.learn, heard(frame.told, viewer), memory)
        view = view_of(game, frame.state, eyes, viewer, memory)
        event = event_of(game, frame, viewer)
        if eyes == ALL:
            event = replace(event, said=tuple(retold(game, frame.told)))
        news: News = news_about(
            game,
            event,
            frame.state,
            with_new_results(view, rounds),
            table=_table(record, Phase.OVER) if frame.result else None,
        )
        rounds = result_count(view)
        shown.append(FilmFrame(news, frame.turn, frame.actor, insight))
    return shown


def event_of(game: AnyGame, frame: Frame, viewer: Seat) -> Event:
    """What a seat was told in play. The first deal is nobody's move, as at a live table."""
    seat = None if frame.move is None else frame.actor
    occurrence = Occurrence(frame.number, frame.told, seat=seat)
    return event_about(game, occurrence, viewer, private=True)


def _table(record: Record, phase: Phase) -> TableView:
    """The table around the cards, as far as a record knows it."""
    return TableView(
        code="",
        options=Options(
            game=record.game,
            preset=record.preset,
            changes=record.changes,
            players=len(record.names),
            memory=Memory.ASSISTED,  # nobody can remember what another seat has seen
        ),
        host="",
        assigned=True,
        chairs=tuple(_chair(seat, name) for seat, name in enumerate(record.names)),
        phase=phase,
        match=1,
        commitment=record.commitment or "",
        seed=record.seed.hex() if record.seed and phase is Phase.OVER else None,
        called_off=0,
        silent=(),
    )


def _chair(seat: Seat, name: str) -> ChairView:
    """A player of a record, which does not know levels. A character's name brings its face."""
    character = next((key for key, bot in CHARACTERS.items() if bot.name == name), None)
    return ChairView(
        player=seat_text(seat),
        name=name,
        level=None,
        character=character,
        ready=False,
        seal=None,
        shown=False,
        share=None,
    )
