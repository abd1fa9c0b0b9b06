"""A table where a guest plays on from a moment of a match that is over."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from dacabo import Match
from dacabo.bots.characters import CHARACTERS
from dacabo.bots.levels import NoSuchBot
from dacabo.core.errors import DacaboError
from dacabo.core.game import Told, heard
from dacabo.core.seats import Seat
from dacabo.games import GAMES
from dacabo.records import Frame, Record, frames
from dacabo.server.tables.bot_session import BotSeat, BotSession
from dacabo.table.apply import apply
from dacabo.table.clocks import next_due
from dacabo.table.commands import act, move_bot, on_timer
from dacabo.table.errors import TableError
from dacabo.table.facts import Entry, Opened
from dacabo.table.options import game_of, rules_of
from dacabo.table.record import record_of
from dacabo.table.requests import Continue, Play, Ready, Rematch, Request
from dacabo.table.table import Phase, Step, Table, bot_decisions, next_round
from dacabo.table.view import game_view, table_view
from dacabo.table.what_if import Branch, open_what_if

FINISHED = [f"{name}-{preset}" for name, game in GAMES.items() for preset in game.presets]
SEED = bytes(range(32))
NAMES = {"ana": "Ana"}


@cache
def example(name: str) -> Record:
    """A match that is over, between bots."""
    game, preset = name.split("-", 1)
    match = Match(game, preset, ["Ana", "Ben", "Cem"], seed=SEED)
    for seat in range(3):
        match.seat_bot(seat, "andante")
    return match.record


def some_frames(record: Record, count: int = 4) -> list[Frame]:
    """Moments of a match before its end."""
    return Random(4).sample([*frames(record)][:-1], count)


def steps_of(log: Sequence[Entry]) -> list[Step]:
    """A table after each of its first facts, as read from the store."""
    steps: list[Step] = []
    for entry in log:
        stored = msgspec.json.decode(msgspec.json.encode(entry), type=Entry)
        steps.append(apply(steps[-1].table if steps else None, stored))
    return steps


def branch(
    record: Record, frame: Frame, seat: Seat = 0, *, is_open: bool = False, cards: int = 1
) -> list[Step]:
    """A table that begins at a moment."""
    wanted = Branch(frame.round, frame.number, seat, "andante", is_open)
    return steps_of(open_what_if(record, wanted, "ana", 1, seed=SEED, rng=Random(cards)))


def told_at(steps: Sequence[Step]) -> list[Told]:
    """Everything that was told since the cards were first dealt."""
    return [told for step in steps for told in step.told]


@pytest.mark.parametrize("name", FINISHED)
def test_with_open_cards_everything_is_as_it_was(name: str) -> None:
    """The state is the real one, the guest sees all cards, and a bot only those of its seat."""
    record = example(name)
    for frame in some_frames(record):
        table = branch(record, frame, 1, is_open=True)[-1].table
        game: Any = game_of(table.options)
        assert table.state == frame.state
        assert table.phase is Phase.PAUSED
        look = getattr(game, "open_view", game.view)  # not every game has it
        assert game_view(table, 1) == look(frame.state, 1)
        for seat in (None, 0):
            memory = None if seat is None else table.memories[seat]
            assert game_view(table, seat) == game.view(frame.state, seat, memory)


@pytest.mark.parametrize("name", FINISHED)
def test_as_known_then_the_guest_sees_what_the_seat_saw(name: str) -> None:
    """The view is that of the film through the eyes of this seat."""
    record = example(name)
    for frame in some_frames(record):
        table = branch(record, frame)[-1].table
        game = game_of(table.options)
        assert game.view(table.state, 0) == game.view(frame.state, 0)


@pytest.mark.parametrize("name", FINISHED)
def test_no_message_depends_on_how_unknown_cards_were_drawn(name: str) -> None:
    """Tables that differ only in what the seat cannot know show and tell it the same."""
    record = example(name)
    states = set[bytes]()
    for frame in some_frames(record):
        shown = set[bytes]()
        for is_open, cards in ((False, 1), (False, 2), (True, 0)):
            steps = branch(record, frame, is_open=is_open, cards=cards)
            table = steps[-1].table
            game = game_of(table.options)
            states.add(msgspec.json.encode(table.state))
            view = game.view(table.state, 0, table.memories[0])
            shown.add(msgspec.json.encode([view, heard(told_at(steps), 0), len(steps)]))
        assert len(shown) == 1
    assert len(states) > len(some_frames(record))


@pytest.mark.parametrize("name", FINISHED)
def test_a_bot_knows_the_cards_that_its_seat_saw(name: str) -> None:
    """The knowledge of every seat is true of the cards that were drawn anew."""
    record = example(name)
    for frame in some_frames(record):
        table = branch(record, frame)[-1].table
        game = game_of(table.options)
        if next_round(table) is not None:
            continue
        for seat, memory in enumerate(table.memories):
            view = game.view(table.state, seat, memory)
            guess = game.sample(memory, view, Random(1))
            assert game.view(guess, seat, memory) == view


def test_the_table_says_where_it_begins_and_reveals_no_card() -> None:
    """Browsers learn of the moment; neither they nor a log line learn of the shuffles."""
    record = example("cabo-original")
    frame = some_frames(record)[0]
    steps = branch(record, frame, 1)
    opened = steps[0].entry.fact
    assert isinstance(opened, Opened)
    assert opened.what_if is not None
    assert f"{opened.what_if.stacked}" not in repr(steps[0].entry)
    shown = msgspec.to_builtins(table_view(steps[-1].table, "abcdef", NAMES))
    assert shown["what_if"] == {
        "round": frame.round,
        "frame": frame.number,
        "turn": frame.turn,
        "seat": 1,
        "open": False,
    }
    assert shown["seed"] is None
    chairs = steps[-1].table.chairs
    assert [chair.guest for chair in chairs] == [None, "ana", *[None] * (len(chairs) - 2)]
    assert len({chair.character for chair in chairs}) == len(chairs)


def test_characters_stay_and_no_name_of_a_person_is_kept() -> None:
    """Another character takes the seat of a person."""
    record = msgspec.structs.replace(example(FINISHED[0]), names=("Gus", "Ben", "Gus"))
    chairs = branch(record, some_frames(record)[0], seat=1)[-1].table.chairs
    (first, own, last) = (chair.character for chair in chairs)
    assert first is not None
    assert (CHARACTERS[first].name, own) == ("Gus", None)
    assert last not in (None, first)
    assert {chair.name for chair in chairs} == {""}


@pytest.mark.parametrize(
    ("about", "code"),
    [
        ({"round": 99}, "what-if-no-moment"),
        ({"frame": -1}, "what-if-no-moment"),
        ({"frame": 10_000}, "what-if-no-moment"),
        ({"seat": -1}, "no-such-chair"),
        ({"seat": 9}, "no-such-chair"),
        ({"level": "fortissimo"}, "no-such-bot"),
    ],
)
def test_moments_that_do_not_exist_are_refused(about: dict[str, Any], code: str) -> None:
    """Neither a moment nor a seat nor a level can be invented."""
    wanted = {"round": 1, "frame": 1, "seat": 0, "level": "largo", "open": False, **about}
    with pytest.raises((TableError, NoSuchBot)) as refused:
        open_what_if(example("cabo-dutch"), Branch(**wanted), "ana", 1, seed=SEED, rng=Random(1))
    assert refused.value.code == code


def test_only_a_match_that_is_over_can_go_on_and_only_before_its_end() -> None:
    """A record without an end is refused, and so is the last moment of one that has an end."""
    record = example("cabo-dutch")
    last = [*frames(record)][-1]
    with pytest.raises(TableError, match="what-if-after-the-end"):
        branch(record, last)
    cut = msgspec.structs.replace(record, moves=record.moves[:-1])
    with pytest.raises(TableError, match="what-if-unfinished"):
        branch(cut, next(iter(frames(cut))))


@pytest.mark.parametrize("limit", ["table.what_if.MAX_MOVES", "records.redraw.MAX_PLAYED"])
def test_a_moment_after_too_many_moves_is_refused(
    monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    """A record made to cost time is refused before its cards are drawn again."""
    record = example("cabo-dutch")
    frame = some_frames(record)[0]
    monkeypatch.setattr(f"dacabo.{limit}", 3)
    with pytest.raises(TableError, match="what-if-too-long"):
        branch(record, frame)


class PlayedOn:
    """A table where a guest plays on as a bot would, against bots, to the end."""

    def __init__(self, steps: list[Step]) -> None:
        self.steps = steps
        self.sessions: dict[Seat, BotSession] = {}
        self.at = 1

    @property
    def table(self) -> Table:
        """The table now."""
        return self.steps[-1].table

    def ask(self, request: Request) -> None:
        """Make a request of the guest."""
        self.steps += act(
            self.table,
            request,
            self.at,
            guest="ana",
            id=f"{len(self.steps)}",
            present=("ana",),
            new_seed=lambda: SEED,
        )

    def play(self) -> None:
        """Play to the end of the match."""
        guest_seat = next(seat for seat, chair in enumerate(self.table.chairs) if chair.guest)
        self.ask(Continue())
        while self.table.phase is Phase.PLAYING:
            if next_round(self.table) is not None:
                self.ask(Ready())
                continue
            asked = [decision for _, decision in bot_decisions(self.table)]
            asked += [
                decision
                for decision in self.table.decisions
                if decision.actor == guest_seat and (decision.must or decision.clock)
            ]
            if not asked:
                due = next_due(self.table)
                assert due is not None
                self.at = max(self.at, due)
                self.steps += on_timer(self.table, self.at, new_seed=lambda: SEED)
                continue
            self._answer(asked[0])

    def _answer(self, decision: Any) -> None:
        seat = decision.actor
        session = self._session(seat)
        facts = heard(told_at(self.steps), seat)
        for fact in facts[session.heard :]:
            session.hear(fact)
        game = game_of(self.table.options)
        move = session.choose(game.view(self.table.state, seat), decision)
        steps = move_bot(self.table, seat, decision.id, move, self.at)
        if steps:
            self.steps += steps
        else:
            self.ask(Play(decision.id, move))

    def _session(self, seat: Seat) -> BotSession:
        options = self.table.options
        return self.sessions.setdefault(
            seat,
            BotSession(
                BotSeat(
                    game=options.game,
                    rules=rules_of(options),
                    players=options.players,
                    seat=seat,
                    level="andante",
                    seed=seat,
                )
            ),
        )


@pytest.mark.parametrize("is_open", [False, True])
@pytest.mark.parametrize("name", FINISHED)
def test_bots_play_on_to_the_end(name: str, is_open: bool) -> None:  # noqa: FBT001 (a case)
    """Each bot hears the facts of the log, as after a restart, and plays on with them."""
    record = example(name)
    played = PlayedOn(branch(record, some_frames(record)[0], is_open=is_open))
    played.play()
    table = played.table
    assert table.phase is Phase.OVER
    assert not table.won
    with pytest.raises(DacaboError, match="what-if-over"):
        played.ask(Rematch())
    with pytest.raises(TableError, match="what-if-no-record"):
        record_of([step.entry for step in played.steps], 1, NAMES)
    assert steps_of([step.entry for step in played.steps])[-1].table == table
