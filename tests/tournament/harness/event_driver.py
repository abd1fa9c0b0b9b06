"""Drives a tournament: makes requests, applies their facts, and checks invariants after each."""

from base64 import b64encode
from collections import Counter
from collections.abc import Iterable
from hashlib import sha256
from typing import Any, Final

from dacabo.core.errors import DacaboError
from dacabo.tournament.apply import apply, replay
from dacabo.tournament.commands import handle, on_timer, open_event
from dacabo.tournament.event import Event, How, Match, current_stage, draft
from dacabo.tournament.facts import Entry, HouseRequest
from dacabo.tournament.logfile import read_log, write_log
from dacabo.tournament.roles import Organiser, Role
from dacabo.tournament.standings import placing
from dacabo.tournament.subjects.clocks import Start
from dacabo.tournament.subjects.drawing import Draw, Publish, exportable_log
from dacabo.tournament.subjects.registration import Register
from dacabo.tournament.subjects.results import EnterFromPad, EnterResult

ANA: Final = Organiser("Ana")
MINUTE: Final = 60_000
SEED: Final = sha256(b"a seed for tests").digest()


class EventDriver:
    """A tournament and its organiser."""

    def __init__(
        self,
        seed: bytes = SEED,
        changes: dict[str, bool | int | str | None] | None = None,
        **opened: Any,
    ) -> None:
        self.now = 1_000_000
        self.seeds = [seed]
        """All seeds of the event, in the order in which they were sealed."""
        self.lost: list[bytes] = []
        """The seeds that only another server knows."""
        self.event: Event = apply(
            None, open_event("Summer Cup", changes or {}, seed, self.now, ANA, **opened)
        )
        self.counted: Counter[str] = Counter()

    def new_seed(self) -> bytes:
        """The next seed of a fixed sequence."""
        self.seeds.append(sha256(b"another" + self.seeds[-1]).digest())
        return self.seeds[-1]

    def ask(
        self,
        request: HouseRequest,
        by: Role = ANA,
        *,
        id: str | None = None,  # noqa: A002 (the wire's word)
    ) -> list[Entry]:
        """Make a request and apply its facts; a refusal is raised and changes nothing."""
        entries = handle(self.event, request, self.now, by, new_seed=self.new_seed, id=id)
        for entry in entries:
            self.happen(entry)
        return entries

    def happen(self, entry: Entry) -> None:
        """Apply one more fact."""
        self.event = apply(self.event, entry)
        self.counted[type(entry.fact).__name__] += 1

    def refused(self, request: HouseRequest, by: Role = ANA) -> str:
        """The code with which a request is refused; fails if it is not refused."""
        before = self.event
        try:
            handle(self.event, request, self.now, by, new_seed=self.new_seed)
        except DacaboError as error:
            assert self.event is before
            self.counted[error.code] += 1
            return error.code
        message = f"{request} was not refused"
        raise AssertionError(message)

    # --- the usual way ------------------------------------------------------------

    def register(self, players: int) -> None:
        """Register this many people: P1, P2 and so on, numbered from 0."""
        self.ask(Register(tuple(f"P{n}" for n in range(1, players + 1)), How.LIST))

    def publish(self) -> tuple[Match, ...]:
        """Draw and publish."""
        if draft(self.event) is None:
            self.ask(Draw())
        self.ask(Publish())
        return self.matches

    def begin(self, players: int) -> tuple[Match, ...]:
        """An event of this many players whose first matches have begun."""
        self.register(players)
        self.publish()
        self.ask(Start())
        return self.matches

    @property
    def matches(self) -> tuple[Match, ...]:
        """The matches of the current stage."""
        stage = current_stage(self.event)
        assert stage is not None
        return stage.matches

    def result(self, match: Match, totals: Iterable[int], by: Role = ANA) -> None:
        """Enter a result, in the order of the match's players; phones have it from the pad."""
        points = dict(zip(self.match(match).active, totals, strict=True))
        if isinstance(by, Organiser):
            self.ask(EnterResult(match.id, points), by)
        else:
            self.ask(EnterFromPad(match.id, points, (points,), vouched=True), by)

    def match(self, match: Match) -> Match:
        """The current state of a match."""
        return next(m for s in self.event.stages for m in s.matches if m.id == match.id)

    def play(self) -> None:
        """Finish every open match of the stage: the first of each group wins, then in order."""
        if any(match.clock is None for match in self.matches if not match.decided):
            self.ask(Start())
        for match in self.matches:
            if not match.decided:
                self.result(match, [10 + 91 * seat for seat in range(len(match.active))])

    def wait(self, minutes: float) -> list[Entry]:
        """Let time pass, and let the clocks call time."""
        self.now += int(minutes * MINUTE)
        entries = on_timer(self.event, self.now)
        for entry in entries:
            self.happen(entry)
        return entries

    def places(self) -> dict[int, int]:
        """The places of all players, by their numbers."""
        return {placed.player: placed.place for placed in placing(self.event)}

    # --- what must hold -------------------------------------------------------------

    def check(self) -> None:
        """Check the places, that nobody plays twice at once, and that the log is the event."""
        check_ranking([placed.place for placed in placing(self.event)])
        for stage in self.event.stages:
            seated = [player for match in stage.matches for player in match.players]
            assert len(seated) == len(set(seated)), "somebody plays two matches at once"
            assert all(len(match.active) <= 5 for match in stage.matches)
        undecided = [s for s in self.event.stages[:-1] for m in s.matches if not m.decided]
        assert undecided == [], "a stage was drawn before the one before was over"

    def check_files(self) -> None:
        """Check that replaying the log, and reading the file, give an equal event."""
        assert replay(self.event.log) == self.event
        file = write_log(self.event)
        assert read_log(file) == replay(exportable_log(self.event))
        assert write_log(read_log(file)) == file
        assert [seed for seed in self.seeds if b64encode(seed) in file] == self.public_seeds

    @property
    def public_seeds(self) -> list[bytes]:
        """The public seeds: all but the last, which becomes public when the event is over."""
        public = self.seeds if self.event.over else self.seeds[:-1]
        return [seed for seed in public if seed not in self.lost]


def check_ranking(places: list[int]) -> None:
    """Check that each place is one more than the number of better players: 1, 1, 3."""
    assert places == sorted(places)
    assert all(place == 1 + sum(other < place for other in places) for place in places)
