"""Tables with assigned chairs, whose time is kept elsewhere: at an event."""

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

HOUSE = "event/abc"
"""The host of the table, who is not a guest."""
PEOPLE = ("ana", "ben", "cyd")
SEED = bytes(range(32))


class Assigned:
    """A table with assigned chairs, and its log."""

    def __init__(self, **options: Any) -> None:
        chosen = {"game": "cabo", "preset": "tournament", "players": 3, "clock": 60, **options}
        self.at = 1_700_000_000_000
        self.log: list[Entry] = []
        self.rng = Random(7)
        self._take(open_assigned_table(Options(**chosen), HOUSE, SEED, self.at))

    def _take(self, steps: list[Step]) -> int:
        for step in steps:
            self.log.append(step.entry)
            self.table = step.table
        return len(steps)

    def ask(
        self, guest: str, request: requests.StewardRequest, present: Collection[str] = ()
    ) -> str | int:
        """Make a request; the number of resulting facts, or the code of the refusal."""
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

    def house(self, request: requests.StewardRequest) -> str | int:
        """Make a request as the server."""
        return self.ask(HOUSE, request)

    def seat(self, *people: str) -> None:
        """People on the first chairs, bots on all others."""
        for seat in range(len(self.table.chairs)):
            if seat < len(people):
                assert self.house(requests.Assign(seat, people[seat])) == 2
            else:
                assert self.house(requests.SeatBot("largo", seat)) == 1

    def begin(self, *people: str) -> None:
        """The match begins."""
        self.seat(*people)
        assert self.house(requests.Start()) == 1

    def play(self, until: Callable[[Table], object] = lambda _: False) -> None:
        """All make legal moves, and call as soon as they can, until the match is over."""
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
        """The log folded again gives the same table."""
        table: Table | None = None
        for entry in self.log:
            table = apply(table, msgspec.json.decode(msgspec.json.encode(entry), type=Entry)).table
        assert table == self.table
        return self.table


# --- chairs --------------------------------------------------------------------------------


def test_nobody_sits_down_by_themselves() -> None:
    """Not on a free chair, not on another; the host has no chair at all."""
    driver = Assigned()
    assert all(chair.is_free for chair in driver.table.chairs)
    for guest in (*PEOPLE, HOUSE):
        assert driver.ask(guest, requests.Sit()) == "chairs-assigned"
    assert driver.house(requests.Assign(1, "ana")) == 2
    assert driver.ask("ana", requests.Sit(0)) == "chairs-assigned"
    assert [chair.guest for chair in driver.check().chairs] == [None, "ana", None]


def test_assigning_is_done_once_and_by_the_house_only() -> None:
    """A returning player keeps their chair; no one gets two, and no one gets another's."""
    driver = Assigned()
    assert driver.ask("ana", requests.Assign(0, "ana")) == "not-host"
    assert driver.house(requests.Assign(0, "ana")) == 2
    assert driver.house(requests.Assign(0, "ana")) == 0
    assert driver.house(requests.Assign(1, "ana")) == "sits-already"
    assert driver.house(requests.Assign(0, "ben")) == "chair-taken"
    for seat in (-1, 3):
        assert driver.house(requests.Assign(seat, "ben")) == "no-such-chair"
    assert driver.table.chairs[0].ready
    assert driver.ask("ana", requests.Ready(ready=False)) == "chairs-assigned"
    assert driver.check().chairs[0].ready


def test_who_leaves_before_the_match_can_come_back() -> None:
    """Their chair is free again, and the table stays, although it is empty."""
    driver = Assigned()
    assert driver.house(requests.Assign(0, "ana")) == 2
    assert driver.ask("ana", requests.Leave()) == 1
    assert (driver.table.phase, driver.table.host) == (Phase.OPEN, HOUSE)
    assert driver.house(requests.Assign(0, "ana")) == 2
    driver.check()


def test_it_begins_when_all_chairs_are_taken() -> None:
    """Only then, and because the server says so."""
    driver = Assigned()
    assert driver.house(requests.Assign(0, "ana")) == 2
    assert driver.house(requests.Start()) == "chairs-free"
    assert driver.house(requests.SeatBot("largo", 1)) == 1
    assert driver.house(requests.Assign(2, "cyd")) == 2
    assert driver.ask("ana", requests.Start()) == "not-host"
    assert driver.house(requests.Start()) == 1
    assert driver.check().phase is Phase.PLAYING
    assert driver.house(requests.Assign(2, "cyd")) == 0  # the player is back
    assert driver.house(requests.Assign(2, "dot")) == "match-goes-on"


# --- in the match ------------------------------------------------------------------------------


def test_the_house_stays_the_host() -> None:
    """Whoever comes and goes: no other host is chosen, and the table never closes."""
    driver = Assigned(changes={"limit": 10})
    driver.begin(*PEOPLE)
    for guest in PEOPLE:
        assert driver.ask(guest, requests.Leave()) == 1
        assert driver.table.host == HOUSE
    assert driver.ask("ben", requests.Return()) == 1
    assert driver.ask("ben", requests.Leave()) == 1
    driver.play()
    for guest in PEOPLE:
        assert driver.ask(guest, requests.Leave()) == 1
    assert (driver.check().phase, driver.table.host) == (Phase.OVER, HOUSE)


def test_bots_play_on_alone() -> None:
    """Elsewhere an abandoned match is paused; here the event waits for the result."""
    driver = Assigned(changes={"limit": 10})
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


def test_there_is_no_rematch() -> None:
    """One match, one table: neither players nor the server get another."""
    driver = Assigned(changes={"limit": 10})
    driver.begin("ana")
    assert driver.ask("ana", requests.Leave()) == 1
    driver.play()
    assert driver.table.phase is Phase.OVER
    for guest in ("ana", HOUSE, "dot"):
        assert driver.ask(guest, requests.Rematch()) == "chairs-assigned"


def test_who_lets_a_bot_sit_in() -> None:
    """The server, for an absent player; no player, because the table has a host."""
    driver = Assigned()
    driver.begin("ana", "ben")
    assert driver.ask("ana", requests.SitIn(1)) == "not-host"
    assert driver.ask(HOUSE, requests.SitIn(1), present=["ben"]) == "somebody-is-there"
    assert driver.house(requests.SitIn(1)) == 1
    assert driver.house(requests.SitIn(1)) == "chair-not-taken"
    assert driver.check().chairs[1].guest == "ben"
    assert driver.ask("ben", requests.Return()) == 1


# --- time ------------------------------------------------------------------------------------


def test_the_time_of_the_match_is_kept_elsewhere() -> None:
    """It has no clock of its own; turns do."""
    driver = Assigned()
    driver.begin(*PEOPLE)
    assert any(decision.seconds is not None for decision in driver.table.decisions)
    assert [clock.key for clock in driver.table.clocks] == ["r1.first-look"]


def test_time_is_called_once_and_by_the_house_only() -> None:
    """Then the round is the last; before and after the match there is nothing to call."""
    driver = Assigned(changes={"limit": 1000})
    assert driver.house(requests.CallTime()) == "match-not-begun"
    driver.begin()
    assert driver.ask("ana", requests.CallTime()) == "not-host"
    assert driver.house(requests.Pause()) == 1
    assert driver.house(requests.CallTime()) == "match-rests"
    assert driver.house(requests.Continue()) == 1
    assert driver.house(requests.CallTime()) == 1
    assert driver.house(requests.CallTime()) == 0
    called = [e.fact for e in driver.log if isinstance(e.fact, Moved) and e.fact.seat == TABLE]
    assert len(called) == 1
    driver.play()
    assert driver.check().phase is Phase.OVER
    assert driver.rounds == 1
    assert driver.house(requests.CallTime()) == "match-over"


def test_time_between_two_rounds_ends_the_match() -> None:
    """No new round begins (TOUR-2)."""
    driver = Assigned(changes={"limit": 1000})
    driver.begin("ana")
    driver.play(until=next_round)
    assert (driver.rounds, driver.table.phase) == (1, Phase.PLAYING)
    assert driver.house(requests.CallTime()) == 1
    assert (driver.rounds, driver.check().phase) == (1, Phase.OVER)


@pytest.mark.parametrize("preset", ["original", "dutch"])
def test_rules_without_a_time_know_none(preset: str) -> None:
    """Nothing happens."""
    driver = Assigned(preset=preset)
    driver.begin()
    assert driver.house(requests.CallTime()) == 0


def test_only_the_house_lets_it_rest_and_go_on() -> None:
    """Its clock is the event's, which the players cannot stop."""
    driver = Assigned()
    driver.begin(*PEOPLE)
    assert driver.ask("ana", requests.Pause()) == "not-host"
    assert driver.house(requests.Pause()) == 1
    assert driver.ask("ana", requests.Continue()) == "not-host"
    assert driver.house(requests.Pause()) == "match-rests"
    assert driver.house(requests.Continue()) == 1
    assert driver.house(requests.Continue()) == "match-goes-on"
    assert driver.check().phase is Phase.PLAYING


# --- shares --------------------------------------------------------------------------------

SALT = "ab" * 32
SHARE = share_of(bytes.fromhex(SALT), "")


def test_a_share_is_sealed_by_sitting_down() -> None:
    """The cards may be dealt before a browser has connected; a returning player seals again."""
    driver = Assigned(players=2)
    assert driver.house(requests.Assign(0, "ana", "0" * 64)) == 3
    assert driver.house(requests.Assign(0, "ana", seal_of(SHARE))) == 1
    assert driver.house(requests.Assign(1, "ben")) == 2
    assert driver.house(requests.Start()) == 1
    assert driver.table.phase is Phase.SHUFFLING
    assert driver.house(requests.Assign(0, "ana", "0" * 64)) == 0, "seals are closed"
    assert driver.ask("ana", requests.Reveal("", SALT)) == 2
    assert driver.check().phase is Phase.PLAYING
    assert driver.table.chairs[0].share == SHARE


def test_a_start_that_is_called_off_is_made_again_by_itself() -> None:
    """After some seconds in which others seal again, and without the player who held it up."""
    driver = Assigned(players=2)
    assert driver.house(requests.Assign(0, "ana", seal_of(SHARE))) == 3
    assert driver.house(requests.Assign(1, "ben", "0" * 64)) == 3
    assert driver.house(requests.Start()) == 1
    assert driver.ask("ana", requests.Reveal("", SALT)) == 1
    driver.ring()
    assert (driver.check().phase, driver.table.silent) == (Phase.OPEN, ("ben",))
    assert driver.house(requests.Start()) == 0, "it begins by itself"
    assert driver.ask("ben", requests.Seal("1" * 64)) == "share-not-shown"
    assert driver.house(requests.Assign(1, "ben", "1" * 64)) == 0
    another = share_of(bytes(32), "another")
    assert driver.ask("ana", requests.Seal(seal_of(another))) == 1
    driver.ring()
    assert driver.check().phase is Phase.SHUFFLING
    assert driver.ask("ana", requests.Reveal("another", "00" * 32)) == 2
    assert driver.check().phase is Phase.PLAYING


def test_a_chair_that_held_up_a_start_has_no_share_whoever_sits_there() -> None:
    """A chair belongs to one player: as another guest they do not hold the others up again."""
    driver = Assigned(players=2)
    assert driver.house(requests.Assign(0, "ana", seal_of(SHARE))) == 3
    assert driver.house(requests.Assign(1, "ben", "0" * 64)) == 3
    assert driver.house(requests.Start()) == 1
    assert driver.ask("ana", requests.Reveal("", SALT)) == 1
    driver.ring()
    assert driver.house(requests.Free(1)) == 1
    driver.house(requests.Assign(1, "zoe", "1" * 64))
    assert driver.ask("zoe", requests.Seal("1" * 64)) == "share-not-shown"
    assert driver.check().chairs[1].seal is None


def test_who_leaves_while_the_cards_are_shuffled_is_waited_for() -> None:
    """Their chair is free; the match begins some seconds after it is taken again."""
    driver = Assigned(players=2)
    for seat, guest in enumerate(("ana", "ben")):
        assert driver.house(requests.Assign(seat, guest, seal_of(SHARE))) == 3
    assert driver.house(requests.Start()) == 1
    assert driver.ask("ben", requests.Leave()) == 2
    assert (driver.check().phase, next_due(driver.table)) == (Phase.OPEN, None)
    assert driver.house(requests.SeatBot("largo", 1)) == 1
    driver.ring()
    assert driver.check().phase is Phase.PLAYING
