"""Tables with assigned seats, whose time a tournament keeps."""

from collections.abc import Callable, Collection
from random import Random
from typing import Any

import msgspec
import pytest

from dacabo.core.chance import seal_of, share_of
from dacabo.core.errors import DacaboError
from dacabo.core.seats import TABLE
from dacabo.records import Chance, summary, verify, write
from dacabo.table import requests
from dacabo.table.apply import apply
from dacabo.table.clocks import next_due
from dacabo.table.commands import act, move_bot, on_timer, open_assigned_table
from dacabo.table.facts import Entry, Moved
from dacabo.table.options import Options, game_of
from dacabo.table.record import record_of
from dacabo.table.table import Phase, Step, Table, next_round

SERVER_HOST = "event/abc"
"""The server is the host of the table, instead of a guest."""
PEOPLE = ("ana", "ben", "cyd")
SEED = bytes(range(32))


class AssignedTable:
    """A table with assigned seats, and its log."""

    def __init__(self, **options: Any) -> None:
        chosen = {"game": "cabo", "preset": "tournament", "players": 3, "clock": 60, **options}
        self.at = 1_700_000_000_000
        self.log: list[Entry] = []
        self.rng = Random(7)
        self._take(open_assigned_table(Options(**chosen), SERVER_HOST, SEED, self.at))

    def _take(self, steps: list[Step]) -> int:
        for step in steps:
            self.log.append(step.entry)
            self.table = step.table
        return len(steps)

    def ask(
        self, guest: str, request: requests.StewardRequest, present: Collection[str] = ()
    ) -> str | int:
        """Make a request; return the number of resulting facts, or the code of the refusal."""
        try:
            steps = act(
                self.table,
                request,
                self.at,
                guest=guest,
                id=f"{len(self.log)}",
                present=present,
                new_seed=lambda: SEED,
            )
        except DacaboError as error:
            return error.code
        return self._take(steps)

    def ask_as_server(self, request: requests.StewardRequest) -> str | int:
        """Make a request as the server."""
        return self.ask(SERVER_HOST, request)

    def seat(self, *people: str) -> None:
        """Seat people at the first seats, and bots at all others."""
        for seat in range(len(self.table.chairs)):
            if seat < len(people):
                assert self.ask_as_server(requests.Assign(seat, people[seat])) == 2
            else:
                assert self.ask_as_server(requests.SeatBot("largo", seat)) == 1

    def begin(self, *people: str) -> None:
        """Seat everybody, and begin the match."""
        self.seat(*people)
        assert self.ask_as_server(requests.Start()) == 1

    def play(self, until: Callable[[Table], object] = lambda _: False) -> None:
        """Let all make legal moves, and call as soon as they can, until the match is over."""
        game = game_of(self.table.options)
        while self.table.phase is Phase.PLAYING and not until(self.table):
            asked = [d for d in self.table.decisions if d.actor != TABLE and d.must]
            if not asked:
                due = next_due(self.table)
                assert due is not None, "nobody has to do anything"
                self.at = due
                assert self._take(on_timer(self.table, self.at, new_seed=lambda: SEED))
                continue
            decision = asked[0]
            chair = self.table.chairs[decision.actor]
            legal = game.legal(self.table.state, decision)
            calls = [move for move in legal if game.text(move) == "cabo"]
            text = game.text(self.rng.choice(calls or legal))
            if chair.level is not None:
                moved = move_bot(self.table, decision.actor, decision.id, text, self.at)
                assert self._take(moved)
            else:
                assert chair.guest is not None
                assert self.ask(chair.guest, requests.Play(decision.id, text)) == 1

    def ring(self) -> None:
        """Wait for the next clock, and let it ring."""
        due = next_due(self.table)
        assert due is not None
        self.at = due
        assert self._take(on_timer(self.table, self.at, new_seed=lambda: SEED[::-1]))

    @property
    def rounds(self) -> int:
        """The number of finished rounds."""
        return len(game_of(self.table.options).view(self.table.state, None).results)

    def check(self) -> Table:
        """Check that folding the log gives the same table."""
        table: Table | None = None
        for entry in self.log:
            table = apply(table, msgspec.json.decode(msgspec.json.encode(entry), type=Entry)).table
        assert table == self.table
        return self.table


# --- chairs --------------------------------------------------------------------------------


def test_guests_cannot_choose_a_seat() -> None:
    """No guest can take a free seat or change seats; the host has no seat at all."""
    driver = AssignedTable()
    assert all(chair.is_free for chair in driver.table.chairs)
    for guest in (*PEOPLE, SERVER_HOST):
        assert driver.ask(guest, requests.Sit()) == "chairs-assigned"
    assert driver.ask_as_server(requests.Assign(1, "ana")) == 2
    assert driver.ask("ana", requests.Sit(0)) == "chairs-assigned"
    assert [chair.guest for chair in driver.check().chairs] == [None, "ana", None]


def test_only_the_server_assigns_seats() -> None:
    """A returning player keeps the seat; no one gets two seats, or the seat of another player."""
    driver = AssignedTable()
    assert driver.ask("ana", requests.Assign(0, "ana")) == "not-host"
    assert driver.ask_as_server(requests.Assign(0, "ana")) == 2
    assert driver.ask_as_server(requests.Assign(0, "ana")) == 0
    assert driver.ask_as_server(requests.Assign(1, "ana")) == "sits-already"
    assert driver.ask_as_server(requests.Assign(0, "ben")) == "chair-taken"
    for seat in (-1, 3):
        assert driver.ask_as_server(requests.Assign(seat, "ben")) == "no-such-chair"
    assert driver.table.chairs[0].ready
    assert driver.ask("ana", requests.Ready(ready=False)) == "chairs-assigned"
    assert driver.check().chairs[0].ready


def test_a_player_who_left_before_the_match_can_come_back() -> None:
    """The seat is free again, and the table stays, although it is empty."""
    driver = AssignedTable()
    assert driver.ask_as_server(requests.Assign(0, "ana")) == 2
    assert driver.ask("ana", requests.Leave()) == 1
    assert (driver.table.phase, driver.table.host) == (Phase.OPEN, SERVER_HOST)
    assert driver.ask_as_server(requests.Assign(0, "ana")) == 2
    driver.check()


def test_the_server_begins_the_match_when_all_seats_are_taken() -> None:
    """Before that, the request to start is refused."""
    driver = AssignedTable()
    assert driver.ask_as_server(requests.Assign(0, "ana")) == 2
    assert driver.ask_as_server(requests.Start()) == "chairs-free"
    assert driver.ask_as_server(requests.SeatBot("largo", 1)) == 1
    assert driver.ask_as_server(requests.Assign(2, "cyd")) == 2
    assert driver.ask("ana", requests.Start()) == "not-host"
    assert driver.ask_as_server(requests.Start()) == 1
    assert driver.check().phase is Phase.PLAYING
    assert driver.ask_as_server(requests.Assign(2, "cyd")) == 0  # the player is back
    assert driver.ask_as_server(requests.Assign(2, "dot")) == "match-goes-on"


# --- in the match ------------------------------------------------------------------------------


def test_the_server_stays_the_host() -> None:
    """Players come and go, but no other host is chosen, and the table never closes."""
    driver = AssignedTable(changes={"limit": 10})
    driver.begin(*PEOPLE)
    for guest in PEOPLE:
        assert driver.ask(guest, requests.Leave()) == 1
        assert driver.table.host == SERVER_HOST
    assert driver.ask("ben", requests.Return()) == 1
    assert driver.ask("ben", requests.Leave()) == 1
    driver.play()
    for guest in PEOPLE:
        assert driver.ask(guest, requests.Leave()) == 1
    assert (driver.check().phase, driver.table.host) == (Phase.OVER, SERVER_HOST)


def test_bots_play_on_without_people() -> None:
    """At other tables an abandoned match is paused; here the tournament waits for the result."""
    driver = AssignedTable(changes={"limit": 10})
    driver.begin()
    driver.play()
    assert driver.check().phase is Phase.OVER
    record = record_of(driver.log, 1, {})
    assert record is not None
    verified = verify(write(record))
    assert verified.chance is Chance.PROVEN
    result = game_of(driver.table.options).result(driver.table.state)
    assert result is not None
    assert summary(verified.record).totals == result.points


def test_a_rematch_is_refused() -> None:
    """Neither players nor the server get a second match at an assigned table."""
    driver = AssignedTable(changes={"limit": 10})
    driver.begin("ana")
    assert driver.ask("ana", requests.Leave()) == 1
    driver.play()
    assert driver.table.phase is Phase.OVER
    for guest in ("ana", SERVER_HOST, "dot"):
        assert driver.ask(guest, requests.Rematch()) == "chairs-assigned"


def test_only_the_server_lets_a_bot_sit_in() -> None:
    """It can do so for an absent player. Players cannot, because the table has a host."""
    driver = AssignedTable()
    driver.begin("ana", "ben")
    assert driver.ask("ana", requests.SitIn(1)) == "not-host"
    assert driver.ask(SERVER_HOST, requests.SitIn(1), present=["ben"]) == "somebody-is-there"
    assert driver.ask_as_server(requests.SitIn(1)) == 1
    assert driver.ask_as_server(requests.SitIn(1)) == "chair-not-taken"
    assert driver.check().chairs[1].guest == "ben"
    assert driver.ask("ben", requests.Return()) == 1


# --- time ------------------------------------------------------------------------------------


def test_an_assigned_table_has_no_clock_for_the_match() -> None:
    """Turns have clocks; the tournament keeps the time of the match."""
    driver = AssignedTable()
    driver.begin(*PEOPLE)
    assert any(decision.seconds is not None for decision in driver.table.decisions)
    assert [clock.key for clock in driver.table.clocks] == ["r1.first-look"]


def test_only_the_server_calls_time_and_only_once() -> None:
    """The current round is then the last one. Time cannot be called before or after the match."""
    driver = AssignedTable(changes={"limit": 1000})
    assert driver.ask_as_server(requests.CallTime()) == "match-not-begun"
    driver.begin()
    assert driver.ask("ana", requests.CallTime()) == "not-host"
    assert driver.ask_as_server(requests.Pause()) == 1
    assert driver.ask_as_server(requests.CallTime()) == "match-rests"
    assert driver.ask_as_server(requests.Continue()) == 1
    assert driver.ask_as_server(requests.CallTime()) == 1
    assert driver.ask_as_server(requests.CallTime()) == 0
    called = [e.fact for e in driver.log if isinstance(e.fact, Moved) and e.fact.seat == TABLE]
    assert len(called) == 1
    driver.play()
    assert driver.check().phase is Phase.OVER
    assert driver.rounds == 1
    assert driver.ask_as_server(requests.CallTime()) == "match-over"


def test_time_between_two_rounds_ends_the_match() -> None:
    """No new round begins after time is called (TOUR-2)."""
    driver = AssignedTable(changes={"limit": 1000})
    driver.begin("ana")
    driver.play(until=next_round)
    assert (driver.rounds, driver.table.phase) == (1, Phase.PLAYING)
    assert driver.ask_as_server(requests.CallTime()) == 1
    assert (driver.rounds, driver.check().phase) == (1, Phase.OVER)


@pytest.mark.parametrize("preset", ["original", "dutch"])
def test_calling_time_has_no_effect_under_rules_without_a_time(preset: str) -> None:
    """The request is accepted, but leads to no fact."""
    driver = AssignedTable(preset=preset)
    driver.begin()
    assert driver.ask_as_server(requests.CallTime()) == 0


def test_only_the_server_pauses_and_resumes_a_match() -> None:
    """The clock belongs to the tournament, and players cannot stop it."""
    driver = AssignedTable()
    driver.begin(*PEOPLE)
    assert driver.ask("ana", requests.Pause()) == "not-host"
    assert driver.ask_as_server(requests.Pause()) == 1
    assert driver.ask("ana", requests.Continue()) == "not-host"
    assert driver.ask_as_server(requests.Pause()) == "match-rests"
    assert driver.ask_as_server(requests.Continue()) == 1
    assert driver.ask_as_server(requests.Continue()) == "match-goes-on"
    assert driver.check().phase is Phase.PLAYING


# --- shares --------------------------------------------------------------------------------

SALT = "ab" * 32
SHARE = share_of(bytes.fromhex(SALT), "")


def test_the_server_seals_a_share_when_it_assigns_a_seat() -> None:
    """The cards may be dealt before a browser has connected; a returning player seals again."""
    driver = AssignedTable(players=2)
    assert driver.ask_as_server(requests.Assign(0, "ana", "0" * 64)) == 3
    assert driver.ask_as_server(requests.Assign(0, "ana", seal_of(SHARE))) == 1
    assert driver.ask_as_server(requests.Assign(1, "ben")) == 2
    assert driver.ask_as_server(requests.Start()) == 1
    assert driver.table.phase is Phase.SHUFFLING
    assert driver.ask_as_server(requests.Assign(0, "ana", "0" * 64)) == 0, "seals are closed"
    assert driver.ask("ana", requests.Reveal("", SALT)) == 2
    assert driver.check().phase is Phase.PLAYING
    assert driver.table.chairs[0].share == SHARE


def test_a_start_that_was_called_off_is_repeated_automatically() -> None:
    """The others have a few seconds to seal again; the player who held it up has no share."""
    driver = AssignedTable(players=2)
    assert driver.ask_as_server(requests.Assign(0, "ana", seal_of(SHARE))) == 3
    assert driver.ask_as_server(requests.Assign(1, "ben", "0" * 64)) == 3
    assert driver.ask_as_server(requests.Start()) == 1
    assert driver.ask("ana", requests.Reveal("", SALT)) == 1
    driver.ring()
    assert (driver.check().phase, driver.table.silent) == (Phase.OPEN, ("ben",))
    assert driver.ask_as_server(requests.Start()) == 0, "it begins by itself"
    assert driver.ask("ben", requests.Seal("1" * 64)) == "share-not-shown"
    assert driver.ask_as_server(requests.Assign(1, "ben", "1" * 64)) == 0
    another = share_of(bytes(32), "another")
    assert driver.ask("ana", requests.Seal(seal_of(another))) == 1
    driver.ring()
    assert driver.check().phase is Phase.SHUFFLING
    assert driver.ask("ana", requests.Reveal("another", "00" * 32)) == 2
    assert driver.check().phase is Phase.PLAYING


def test_a_seat_that_held_up_a_start_stays_without_a_share() -> None:
    """The player of that seat cannot hold up the start again as another guest."""
    driver = AssignedTable(players=2)
    assert driver.ask_as_server(requests.Assign(0, "ana", seal_of(SHARE))) == 3
    assert driver.ask_as_server(requests.Assign(1, "ben", "0" * 64)) == 3
    assert driver.ask_as_server(requests.Start()) == 1
    assert driver.ask("ana", requests.Reveal("", SALT)) == 1
    driver.ring()
    assert driver.ask_as_server(requests.Free(1)) == 1
    driver.ask_as_server(requests.Assign(1, "zoe", "1" * 64))
    assert driver.ask("zoe", requests.Seal("1" * 64)) == "share-not-shown"
    assert driver.check().chairs[1].seal is None


def test_a_start_waits_for_a_seat_that_was_left_during_the_shuffle() -> None:
    """The seat is free; the match begins some seconds after it is taken again."""
    driver = AssignedTable(players=2)
    for seat, guest in enumerate(("ana", "ben")):
        assert driver.ask_as_server(requests.Assign(seat, guest, seal_of(SHARE))) == 3
    assert driver.ask_as_server(requests.Start()) == 1
    assert driver.ask("ben", requests.Leave()) == 2
    assert (driver.check().phase, next_due(driver.table)) == (Phase.OPEN, None)
    assert driver.ask_as_server(requests.SeatBot("largo", 1)) == 1
    driver.ring()
    assert driver.check().phase is Phase.PLAYING
