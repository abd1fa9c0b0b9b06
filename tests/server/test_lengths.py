"""The length of an encrypted message tells an eavesdropper nothing about hidden cards.

Each test plays a pair of matches with the same moves. Their cards differ only where not everybody
has seen them. `test_leaks.py` also compares the lengths over real sockets, with everything around
a match.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from dataclasses import replace as changed
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from cabo.harness.players import any_habits
from cabo.harness.subject import CaboSubject
from dacapo.harness.subject import DaCapoSubject
from harness.shares import every_nth
from server import test_leaks
from server.harness.paired_tables import Connect, Say, Setup, exchange, live_run, stacked
from server.harness.rig import over_sockets

from dacabo.cabo.cards import POWER
from dacabo.core.cards import Card
from dacabo.core.seats import TABLE
from dacabo.games import GAMES
from dacabo.server.environment import Environment
from dacabo.server.sockets.connection import Connection, frame
from dacabo.server.tables import audience, client
from dacabo.server.tables.audience import Audience
from dacabo.table import requests
from dacabo.table.apply import apply
from dacabo.table.clocks import next_due
from dacabo.table.commands import act, answers, on_timer, open_table
from dacabo.table.facts import Entry
from dacabo.table.options import Memory, Options, rules_of
from dacabo.table.table import Phase, Step, Table, next_round
from dacabo.testing.interference import Leak
from dacabo.testing.subject import Subject

TABLES = test_leaks.TABLES | {"match": ("dacapo", {"stack": 6, "highest": 14})}
"""Rule sets whose cards have faces of different lengths."""
PEOPLE = [f"guest-{seat}" for seat in range(6)]
MAX_FACTS = {"cabo": 220, "dacapo": 130}
"""The largest number of facts of a match. Knowledge of Da Capo! cards is slow to update."""


# --- a match, and the frames that everybody gets -----------------------------------------------


class RandomMatch:
    """A table of people who play at random by habit, without a server."""

    def __init__(self, options: Options, rng: Random) -> None:
        self.rng = rng
        self.subject: Subject = DaCapoSubject()
        if options.game == "cabo":
            self.subject = CaboSubject(changed(any_habits(rng), time_up=0.0))
        self._at = 1_800_000_000_000
        self._ids = count(1)
        self.steps: list[Step] = [*open_table(options, PEOPLE[0], rng.randbytes(32), self._at)]
        for guest in PEOPLE[1 : options.players]:
            self._ask(guest, requests.Sit())
            self._ask(guest, requests.Ready())
        self._ask(PEOPLE[0], requests.Start())
        while self.table.phase is Phase.PLAYING and len(self.steps) < MAX_FACTS[options.game]:
            self._advance()

    @property
    def table(self) -> Table:
        """The table after the last step."""
        return self.steps[-1].table

    def _ask(self, guest: str, request: requests.Request) -> None:
        self._at += 7
        self.steps += act(
            self.table,
            request,
            self._at,
            guest=guest,
            id=str(next(self._ids)),
            present=PEOPLE,
            new_seed=lambda: self.rng.randbytes(32),
        )

    def _advance(self) -> None:
        table, game = self.table, self.subject.game
        if next_round(table):
            unready = [seat for seat, chair in enumerate(table.chairs) if not chair.ready]
            self._ask(PEOPLE[unready[0]], requests.Ready())
            return
        actor, move = self.subject.choose(self.rng, table.state)
        if actor == TABLE:
            self._at = next_due(table) or self._at
            self.steps += on_timer(table, self._at, new_seed=lambda: self.rng.randbytes(32))
            return
        decision = next(d for d in table.decisions if d.actor == actor and answers(table, d, move))
        self._ask(PEOPLE[actor], requests.Play(decision.id, game.text(move)))

    def log_before_reveal(self) -> list[Entry]:
        """The log up to a moment just before a round is revealed, or before the match stops."""
        ends = [
            number
            for number, step in enumerate(self.steps)
            if any(type(told.fact).__name__ == "RoundEnded" for told in step.told)
        ]
        return [step.entry for step in self.steps[: self.rng.choice(ends or [len(self.steps)])]]


class RecordingSocket:
    """Keeps the frames that a socket would send."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def write(self, frame: bytes) -> bool:
        """Keep a frame."""
        self.frames.append(frame)
        return True

    def show(self, frame: bytes) -> None:
        """Unused: only pads and events are shown."""
        raise NotImplementedError

    def measure(self, heard: Callable[[], None]) -> None:
        """Ignore it: nobody answers."""

    def close(self, code: int, reason: str) -> None:
        """Unused."""
        raise NotImplementedError


def frames_by_seat(
    log: list[Entry], orders: dict[str, tuple[int, ...]], seed: int
) -> list[list[bytes]]:
    """Every frame of a match whose shuffles have these orders. People reconnect now and then."""
    rng = Random(seed)
    live_audience = Audience(
        "ABCDEF",
        FrozenClock(),
        build="",
        stranger_seconds=0,
        on_slow_client=lambda: None,
        on_presence=lambda *_: None,
    )
    live_audience.names |= {guest: guest for guest in PEOPLE}
    sockets = [RecordingSocket() for _ in PEOPLE]
    connections = [Connection(socket) for socket in sockets]
    table: Table | None = None
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("dacabo.table.apply.chance_of", stacked(orders, set()))
        for entry in log:
            step = apply(table, entry)
            if table is None:
                for guest, connection in zip(PEOPLE, connections, strict=True):
                    connection.guest = guest
                    live_audience.join(connection, step.table, None)
            live_audience.tell(table, step)
            table = step.table
            if rng.random() < 0.1:
                after = rng.choice([None, max(table.number - rng.randrange(9), 0)])
                live_audience.join(rng.choice(connections), table, after)
    return [socket.frames for socket in sockets]


class FrozenClock(Environment):
    """A clock that stands still."""

    def now(self) -> int:
        """The same moment each time."""
        return 1_800_000_000_000


# --- pairs ---------------------------------------------------------------------------------------


@dataclass
class Comparison:
    """Counts of the frames that were compared."""

    frames: int = 0
    uneven: int = 0
    """Pairs of frames whose lengths differ without the padding."""
    drawn: set[tuple[str, str]] = field(default_factory=set)
    """Cards that somebody has drawn, in one match and in the other."""


def compare(options: Options, seed: int, comparison: Comparison) -> None:
    """Play a match twice. Raises `Leak` if the frames of a seat differ in length."""
    rng = Random(seed)
    match = RandomMatch(options, rng)
    log = match.log_before_reveal()
    orders = exchange(log, match.table, match.subject, None, rng)
    worlds = [frames_by_seat(log, changed_orders, seed) for changed_orders in ({}, orders)]
    for seat, pair in enumerate(zip(*worlds, strict=True)):
        for first_frame, other_frame in zip(*pair, strict=True):
            if len(first_frame) != len(other_frame):
                raise Leak(seat, first_frame, other_frame)
            comparison.frames += 1
            comparison.uneven += len(first_frame.rstrip()) != len(other_frame.rstrip())
            if b'"type":"drawn"' in first_frame:
                comparison.drawn |= {
                    *zip(drawn_in(first_frame), drawn_in(other_frame), strict=True)
                }


def drawn_in(frame: bytes) -> Iterator[str]:
    """The cards that a frame says were drawn."""
    message = json.loads(frame[frame.index(b'{"type"') :])
    if message["type"] == "news":
        for fact in message["event"]["facts"]:
            if fact["type"] == "drawn":
                yield from fact["cards"] if "cards" in fact else [fact["card"]]


def options_of(preset: str) -> Iterator[Options]:
    """Tables of a rule set with every number of players, with and without a memory aid."""
    game, changes = TABLES[preset]
    for memory in Memory:
        agreed = Options(
            game=game, preset=preset, changes=dict(changes), players=2, memory=memory, clock=60
        )
        for players in rules_of(agreed).players:
            yield msgspec.structs.replace(agreed, players=players)


def compare_matches(preset: str, matches: int) -> Comparison:
    """Compare this many matches at every kind of table."""
    comparison = Comparison()
    for number, options in enumerate(options_of(preset)):
        for seed in range(matches):
            compare(options, 100 * number + seed, comparison)
    return comparison


@pytest.mark.parametrize(
    "matches", [1, pytest.param(30, marks=pytest.mark.long)], ids=["quick", "deep"]
)
@pytest.mark.parametrize("preset", every_nth(TABLES, 2))
def test_lengths_do_not_depend_on_hidden_cards(preset: str, matches: int) -> None:
    """Every player gets frames of the same lengths, whatever was dealt, drawn and looked at.

    Cards of all lengths are exchanged: tens, court cards and jokers, and those with and without a
    power.
    """
    comparison = compare_matches(preset, matches)
    # Enough frames to mean something, and enough whose padding matters.
    assert comparison.frames > 1000 * matches
    assert comparison.uneven > 20 * matches
    lengths = {(len(one), len(other)) for one, other in comparison.drawn}
    assert ({(2, 3), (3, 2)} if preset == "dutch" else {(1, 2), (2, 1)}) <= lengths
    if TABLES[preset][0] == "cabo":
        powers = {(POWER[Card(one)], POWER[Card(other)]) for one, other in comparison.drawn}
        assert any(one is None and other is not None for one, other in powers)
        assert any(one is not None and other is None for one, other in powers)


def unpadded(message: msgspec.Struct) -> bytes:
    """The frame without padding."""
    return frame(message)


def by_own_length(message: msgspec.Struct) -> bytes:
    """The frame padded to a multiple of 128 bytes, which one more character may exceed."""
    return frame(message, 128)


def by_short_faces(message: msgspec.Struct) -> bytes:
    """The frame padded as if faces had at most two characters."""
    text = msgspec.json.encode(message)
    shown: Any = json.loads(text)
    singles = sum(len(card) == 1 for card in faces_in(shown))
    return frame(message) + b" " * singles


def faces_in(value: Any) -> Iterator[str]:
    """Every string that may be a card, at any depth."""
    match value:
        case str() if value.isupper() or value.isdigit():
            yield value
        case list():
            for item in value:
                yield from faces_in(item)
        case dict():
            yield from faces_in([*value.values()])


@pytest.mark.parametrize(
    ("broken_padding", "preset"),
    [
        (unpadded, "original"),
        (unpadded, "match"),
        (by_own_length, "tournament"),
        (by_own_length, "single"),
        (by_short_faces, "dutch"),
    ],
)
def test_a_length_that_tells_a_card_is_caught(
    broken_padding: Callable[[msgspec.Struct], bytes], preset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The frames have no padding, or too little."""
    monkeypatch.setattr(audience, "frame_of_cards", broken_padding)
    with pytest.raises(Leak):
        compare_matches(preset, 4)


# --- answers ----------------------------------------------------------------------------------


async def answers_about_drawn_cards(folder: Path) -> tuple[list[str], list[str]]:
    """Let players draw card after card; the lists of possible moves, and the refusals."""
    ids = count(1)
    async with live_run(folder, 1) as run:

        async def ask(who: str, **request: object) -> None:
            message = {"type": "ask", "id": f"{next(ids):03}", "request": request}
            await run.do(Say(who, json.dumps(message)))

        await run.open(Setup(Options(game="cabo", preset="original", players=2)))
        for who in run.people:
            await run.do(Connect(who))
        await ask("b", type="sit")
        await ask("b", type="ready")
        await ask("a", type="start")
        while run.table.number < 120:
            decision = run.table.decisions[0]
            who, about = run.people[decision.actor], {"type": "play", "decision": decision.id}
            if decision.kind == "card":
                moves = json.dumps({"type": "moves", "decision": decision.id})
                await run.do(Say(who, moves))
                for move in ("look a1", "look b1", "swap a1 b1", "swap a1 a2"):
                    if run.refuses(who, requests.Play(decision.id, move)):
                        await ask(who, **about, move=move)
            # The id of a first look ends in the number of cards already looked at.
            slot = 1 + int(decision.id.split(".")[3]) if "first-look" in decision.id else 0
            usual = {"first-look": f"look {who}{slot}", "looking": "done", "turn": "draw"}
            await ask(who, **about, move=usual.get(decision.kind, "discard"))
        messages = [message for who in run.people for message in run.got[who]]
    kinds = ('{"type":"possible"', '{"type":"refused"')
    possible, refused = (
        [message for message in messages if message.startswith(kind)] for kind in kinds
    )
    return possible, refused


@over_sockets
async def test_lengths_of_answers_do_not_depend_on_the_card_in_hand(tmp_path: Path) -> None:
    """The card in hand decides about moves and refusals, but not about their lengths."""
    possible, refused = await answers_about_drawn_cards(tmp_path)
    assert len({len(json.loads(answer)["moves"]) for answer in possible}) > 2
    assert len({json.loads(answer)["code"] for answer in refused}) > 3
    assert len({len(answer) for answer in possible}) == 1
    assert len({len(answer) for answer in refused}) == 1


@over_sockets
async def test_answers_without_padding_are_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their lengths then depend on the card in hand."""
    monkeypatch.setattr(client, "_PADDED_TO", {})
    possible, refused = await answers_about_drawn_cards(tmp_path)
    assert len({len(answer) for answer in possible}) > 2
    assert len({len(answer) for answer in refused}) > 2


# --- faces -------------------------------------------------------------------------------------


OPTIONS_WITH_ALL_FACES: dict[str, dict[str, Any]] = {
    "cabo": {"deck": "french", "jokers": 6},
    "dacapo": {"highest": 20},
}
"""The options with the most different cards."""


def test_every_face_has_at_most_three_capital_letters_or_digits() -> None:
    """The padding does not cover a longer face, or another character."""
    faces = {
        card
        for game in GAMES.values()
        for rules in game.presets.values()
        for changes in ({}, OPTIONS_WITH_ALL_FACES.get(game.name, {}))
        for card in rules.changed(changes).pack
    }
    assert {"0", "12", "10H", "X", "J", "20"} <= faces
    assert all(len(face) <= 3 and face.isalnum() and face == face.upper() for face in faces)
