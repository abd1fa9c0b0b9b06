"""Whoever sees an encrypted line sees how long each message is: that tells no hidden card.

Pairs of matches that differ only in cards which not everybody has seen, played by the same moves.
`test_leaks.py` compares the lengths over real sockets as well, with everything around a match.
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
from server.harness.paired_tables import Come, Say, Setup, evening, exchange, stacked
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
"""Rule sets; with cards of different lengths."""
PEOPLE = [f"guest-{seat}" for seat in range(6)]
MAX = {"cabo": 220, "dacapo": 130}
"""Facts of a match, at most. What can be known of cards in Da Capo! takes long to keep."""


# --- a match, and what everybody is sent -----------------------------------------------------


class Improvised:
    """A table of people who play by habit, without a server."""

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
        while self.table.phase is Phase.PLAYING and len(self.steps) < MAX[options.game]:
            self._go_on()

    @property
    def table(self) -> Table:
        """As it is now."""
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

    def _go_on(self) -> None:
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

    def hidden(self) -> list[Entry]:
        """The log up to a moment at which a round is about to be revealed, or the match stops."""
        ends = [
            number
            for number, step in enumerate(self.steps)
            if any(type(told.fact).__name__ == "RoundEnded" for told in step.told)
        ]
        return [step.entry for step in self.steps[: self.rng.choice(ends or [len(self.steps)])]]


class Sent:
    """In place of a socket: keeps what is written."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def write(self, frame: bytes) -> bool:
        """Keep a frame."""
        self.frames.append(frame)
        return True

    def show(self, frame: bytes) -> None:
        """Only pads and events are shown."""
        raise NotImplementedError

    def measure(self, heard: Callable[[], None]) -> None:
        """Nobody answers."""

    def close(self, code: int, reason: str) -> None:
        """Nobody does."""
        raise NotImplementedError


def sent(log: list[Entry], orders: dict[str, tuple[int, ...]], seed: int) -> list[list[bytes]]:
    """By seat: every frame of a match with these orders of the cards. People come back at times."""
    rng = Random(seed)
    told = Audience(
        "ABCDEF",
        Still(),
        build="",
        stranger_seconds=0,
        on_slow_client=lambda: None,
        on_presence=lambda *_: None,
    )
    told.names |= {guest: guest for guest in PEOPLE}
    lines = [Sent() for _ in PEOPLE]
    connections = [Connection(line) for line in lines]
    table: Table | None = None
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("dacabo.table.apply.chance_of", stacked(orders, set()))
        for entry in log:
            step = apply(table, entry)
            if table is None:
                for guest, connection in zip(PEOPLE, connections, strict=True):
                    connection.guest = guest
                    told.join(connection, step.table, None)
            told.tell(table, step)
            table = step.table
            if rng.random() < 0.1:
                after = rng.choice([None, max(table.number - rng.randrange(9), 0)])
                told.join(rng.choice(connections), table, after)
    return [line.frames for line in lines]


class Still(Environment):
    """It is always the same time."""

    def now(self) -> int:
        """A moment."""
        return 1_800_000_000_000


# --- pairs ---------------------------------------------------------------------------------------


@dataclass
class Found:
    """What was compared."""

    frames: int = 0
    uneven: int = 0
    """Frames that had other lengths without spaces."""
    drawn: set[tuple[str, str]] = field(default_factory=set)
    """Cards that somebody has drawn, in one world and in the other."""


def compare(options: Options, seed: int, found: Found) -> None:
    """Play a match twice. Raises `Leak`."""
    rng = Random(seed)
    played = Improvised(options, rng)
    log = played.hidden()
    orders = exchange(log, played.table, played.subject, None, rng)
    worlds = [sent(log, other, seed) for other in ({}, orders)]
    for seat, pair in enumerate(zip(*worlds, strict=True)):
        for one, other in zip(*pair, strict=True):
            if len(one) != len(other):
                raise Leak(seat, one, other)
            found.frames += 1
            found.uneven += len(one.rstrip()) != len(other.rstrip())
            if b'"type":"drawn"' in one:
                found.drawn |= {*zip(drawn_in(one), drawn_in(other), strict=True)}


def drawn_in(frame: bytes) -> Iterator[str]:
    """The cards that a frame says were drawn."""
    message = json.loads(frame[frame.index(b'{"type"') :])
    if message["type"] == "news":
        for fact in message["event"]["facts"]:
            if fact["type"] == "drawn":
                yield from fact["cards"] if "cards" in fact else [fact["card"]]


def options_of(preset: str) -> Iterator[Options]:
    """Tables of a rule set with every number of players, with and without help to remember."""
    game, changes = TABLES[preset]
    for memory in Memory:
        agreed = Options(
            game=game, preset=preset, changes=dict(changes), players=2, memory=memory, clock=60
        )
        for players in rules_of(agreed).players:
            yield msgspec.structs.replace(agreed, players=players)


def search(preset: str, matches: int) -> Found:
    """Compare this many matches at every kind of table."""
    found = Found()
    for number, options in enumerate(options_of(preset)):
        for seed in range(matches):
            compare(options, 100 * number + seed, found)
    return found


@pytest.mark.parametrize(
    "matches", [1, pytest.param(30, marks=pytest.mark.long)], ids=["quick", "deep"]
)
@pytest.mark.parametrize("preset", every_nth(TABLES, 2))
def test_lengths_do_not_depend_on_hidden_cards(preset: str, matches: int) -> None:
    """Every player gets frames of the same lengths, whatever was dealt, drawn and looked at.

    Cards of all lengths are exchanged: tens, court cards and jokers, and those with and without a
    power.
    """
    found = search(preset, matches)
    assert found.frames > 1000 * matches
    assert found.uneven > 20 * matches
    lengths = {(len(one), len(other)) for one, other in found.drawn}
    assert {(1, 2), (2, 1)} <= lengths or preset == "dutch"
    if preset == "dutch":
        assert {(2, 3), (3, 2)} <= lengths
    if TABLES[preset][0] == "cabo":
        powers = {(POWER[Card(one)], POWER[Card(other)]) for one, other in found.drawn}
        assert any(one is None and other is not None for one, other in powers)
        assert any(one is not None and other is None for one, other in powers)


def unpadded(message: msgspec.Struct) -> bytes:
    """As long as it is."""
    return frame(message)


def by_own_length(message: msgspec.Struct) -> bytes:
    """A multiple of a number: what is longer by a character may need one more."""
    return frame(message, 128)


def by_short_faces(message: msgspec.Struct) -> bytes:
    """As if no face had three characters."""
    text = msgspec.json.encode(message)
    shown: Any = json.loads(text)
    singles = sum(len(card) == 1 for card in faces_in(shown))
    return frame(message) + b" " * singles


def faces_in(value: Any) -> Iterator[str]:
    """Whatever may be a card."""
    match value:
        case str() if value.isupper() or value.isdigit():
            yield value
        case list():
            for item in value:
                yield from faces_in(item)
        case dict():
            yield from faces_in([*value.values()])


@pytest.mark.parametrize(
    ("spoilt", "preset"),
    [
        (unpadded, "original"),
        (unpadded, "match"),
        (by_own_length, "tournament"),
        (by_own_length, "single"),
        (by_short_faces, "dutch"),
    ],
)
def test_a_length_that_tells_a_card_is_caught(
    spoilt: Callable[[msgspec.Struct], bytes], preset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without spaces, or with too few."""
    monkeypatch.setattr(audience, "frame_of_cards", spoilt)
    with pytest.raises(Leak):
        search(preset, 4)


# --- answers ----------------------------------------------------------------------------------


async def answered(folder: Path) -> tuple[list[str], list[str]]:
    """What players are answered who hold one drawn card after the other: moves, and refusals."""
    ids = count(1)
    async with evening(folder, 1) as here:

        async def ask(who: str, **request: object) -> None:
            message = {"type": "ask", "id": f"{next(ids):03}", "request": request}
            await here.do(Say(who, json.dumps(message)))

        await here.open(Setup(Options(game="cabo", preset="original", players=2)))
        for who in here.people:
            await here.do(Come(who))
        await ask("b", type="sit")
        await ask("b", type="ready")
        await ask("a", type="start")
        while here.table.number < 120:
            decision = here.table.decisions[0]
            who, about = here.people[decision.actor], {"type": "play", "decision": decision.id}
            if decision.kind == "card":
                moves = json.dumps({"type": "moves", "decision": decision.id})
                await here.do(Say(who, moves))
                for move in ("look a1", "look b1", "swap a1 b1", "swap a1 a2"):
                    if here.refuses(who, requests.Play(decision.id, move)):
                        await ask(who, **about, move=move)
            slot = 1 + int(decision.id.split(".")[3]) if "first-look" in decision.id else 0
            usual = {"first-look": f"look {who}{slot}", "looking": "done", "turn": "draw"}
            await ask(who, **about, move=usual.get(decision.kind, "discard"))
        got = [each for who in here.people for each in here.got[who]]
    kinds = ('{"type":"possible"', '{"type":"refused"')
    possible, refused = ([each for each in got if each.startswith(kind)] for kind in kinds)
    return possible, refused


@over_sockets
async def test_lengths_of_answers_do_not_depend_on_the_card_in_hand(tmp_path: Path) -> None:
    """What one can do with a card, and why one cannot, is different with others of its length."""
    possible, refused = await answered(tmp_path)
    assert len({len(json.loads(each)["moves"]) for each in possible}) > 2
    assert len({json.loads(each)["code"] for each in refused}) > 3
    assert len({len(each) for each in possible}) == 1
    assert len({len(each) for each in refused}) == 1


@over_sockets
async def test_lengths_of_answers_that_tell_a_card_are_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without spaces both differ."""
    monkeypatch.setattr(client, "_PADDED_TO", {})
    possible, refused = await answered(tmp_path)
    assert len({len(each) for each in possible}) > 2
    assert len({len(each) for each in refused}) > 2


# --- faces -------------------------------------------------------------------------------------


FACES: dict[str, dict[str, Any]] = {
    "cabo": {"deck": "french", "jokers": 6},
    "dacapo": {"highest": 20},
}
"""The options with the most different cards."""


def test_every_face_has_at_most_three_capital_letters_or_digits() -> None:
    """A longer one, or another character, would not be made up for."""
    faces = {
        card
        for game in GAMES.values()
        for rules in game.presets.values()
        for changes in ({}, FACES.get(game.name, {}))
        for card in rules.changed(changes).pack
    }
    assert {"0", "12", "10H", "X", "J", "20"} <= faces
    assert all(len(face) <= 3 and face.isalnum() and face == face.upper() for face in faces)
