"""Who sits where: coming, leaving, returning, and the host."""

from random import Random
from typing import Any

import pytest
from table.harness.table_driver import PEOPLE, TableDriver

from dacabo.core.seats import TABLE
from dacabo.table import requests
from dacabo.table.options import Options, game_of
from dacabo.table.table import Chair, Phase, next_round
from dacabo.table.view import table_view

QUICK = {"rounds": 1, "cards": 2}


def opened(players: int = 3, **options: Any) -> TableDriver:
    """A table at which Ana sits."""
    chosen = {"game": "cabo", "preset": "original", "players": players, **options}
    return TableDriver(Options(**chosen))


def played(people: int = 3, bots: int = 0, **options: Any) -> TableDriver:
    """A match that has begun."""
    driver = opened(people + bots, **options)
    driver.begin(PEOPLE[:people], bots)
    return driver


def over(people: int = 3, bots: int = 0) -> TableDriver:
    """A match that is over."""
    driver = played(people, bots, changes=QUICK)
    driver.play_on(Random(1), 1000)
    assert driver.table.phase is Phase.OVER
    return driver


def levels(driver: TableDriver) -> list[bool]:
    """By seat, whether a bot plays there."""
    return [chair.level is not None for chair in driver.table.chairs]


# --- before the match -------------------------------------------------------------------


def test_a_guest_has_one_chair() -> None:
    """Sitting down again is a move; the word and the readiness stay with the old chair."""
    driver = opened()
    assert driver.ask("ben", requests.Sit(2)) is None
    assert driver.ask("ben", requests.Ready()) is None
    assert driver.ask("ben", requests.Sit(2)) == "chair-taken"
    assert driver.ask("ben", requests.Sit()) is None
    assert [chair.guest for chair in driver.table.chairs] == ["ana", "ben", None]
    assert driver.table.chairs[1] == Chair("ben")
    assert driver.ask("cyd", requests.Sit(3)) == "no-such-chair"
    assert driver.ask("cyd", requests.Sit(-1)) == "no-such-chair"
    assert driver.ask("cyd", requests.Sit(0)) == "chair-taken"
    assert driver.ask("cyd", requests.Sit(2)) is None
    assert driver.ask("dot", requests.Sit()) == "table-full"
    assert driver.ask("cyd", requests.Sit()) == "table-full"


def test_the_host_frees_chairs_but_not_their_own() -> None:
    """People and bots can be asked to get up before the match, by the host alone."""
    driver = opened()
    assert driver.ask("ben", requests.Sit()) is None
    assert driver.ask("ana", requests.SeatBot("presto", 2)) is None
    assert driver.ask("ben", requests.Free(2)) == "not-host"
    assert driver.ask("ana", requests.Free(0)) == "chair-not-taken"
    for seat in (1, 2):
        assert driver.ask("ana", requests.Free(seat)) is None
        assert driver.ask("ana", requests.Free(seat)) == "chair-not-taken"
    assert driver.ask("ben", requests.Ready()) == "not-seated"


def test_the_last_who_leaves_closes_the_table() -> None:
    """Bots do not keep a table open."""
    driver = opened()
    assert driver.ask("ana", requests.SeatBot("largo")) is None
    assert driver.ask("ben", requests.Sit()) is None
    assert driver.ask("ana", requests.Leave()) is None
    assert driver.table.host == "ben"
    assert driver.ask("ana", requests.Leave()) == "not-seated"
    assert driver.ask("ben", requests.Leave()) is None
    assert driver.table.phase is Phase.CLOSED


def test_nothing_happens_at_a_closed_table() -> None:
    """Every request is refused, or changes nothing."""
    driver = opened(2)
    assert driver.ask("ben", requests.Sit()) is None
    assert driver.ask("ana", requests.Close()) is None
    number = driver.table.number
    for guest in ("ana", "ben", "cyd"):
        for request in (requests.Leave(), requests.Close(), requests.Sit(), requests.Rematch()):
            driver.ask(guest, request)
        for other in (
            requests.Seal("0" * 64),
            requests.Ready(),
            requests.Start(),
            requests.Return(),
        ):
            assert driver.ask(guest, other) is not None
    assert driver.table.number == number


def test_a_match_begins_when_all_chairs_are_taken_and_all_are_ready() -> None:
    """The host need not be ready, the others must; changing chairs resets readiness."""
    driver = opened()
    assert driver.ask("ben", requests.Sit(1)) is None
    assert driver.ask("ben", requests.Start()) == "not-host"
    assert driver.ask("ana", requests.Start()) == "chairs-free"
    assert driver.ask("ben", requests.Ready()) is None
    assert driver.ask("ben", requests.Sit(2)) is None
    assert driver.ask("ana", requests.SeatBot("largo")) is None
    assert driver.ask("ana", requests.Start()) == "not-everybody-ready"
    assert driver.ask("ben", requests.Ready()) is None
    assert driver.ask("ana", requests.Start()) is None
    assert driver.ask("ana", requests.Start()) == "match-goes-on"


# --- in a match ---------------------------------------------------------------------------


def test_the_host_leaves_and_another_person_looks_after_the_table() -> None:
    """During play and pauses; a returning player is a player like any other."""
    for pause in (False, True):
        driver = played()
        if pause:
            assert driver.ask("ana", requests.Pause()) is None
        assert driver.ask("ana", requests.Leave()) is None
        assert driver.table.host == "ben"
        assert levels(driver) == [True, False, False]
        assert driver.ask("ana", requests.Return()) is None
        assert driver.table.host == "ben"
        assert levels(driver) == [False, False, False]
        assert driver.ask("ana", requests.Return()) == "nobody-sits-in"


def test_the_host_who_leaves_only_bots_behind_comes_back_as_host() -> None:
    """Bots do not play among themselves: the match is paused until a person is there."""
    driver = played(1, 2)
    assert driver.ask("ana", requests.Leave()) is None
    assert driver.table.phase is Phase.PAUSED
    assert driver.table.host == "ana"
    assert driver.ask("ana", requests.Leave()) is None
    assert driver.ask("ana", requests.Continue()) == "bot-sits-in"
    assert driver.ask("ana", requests.Return()) is None
    assert driver.table.phase is Phase.PAUSED
    assert driver.ask("ana", requests.Continue()) is None
    assert driver.counted["Continued"] == 1


def test_the_first_who_comes_back_to_a_deserted_table_looks_after_it() -> None:
    """It need not be the old host."""
    driver = played(2)
    for guest in ("ben", "ana"):
        assert driver.ask(guest, requests.Leave()) is None
    assert driver.table.phase is Phase.PAUSED
    assert driver.ask("ben", requests.Return()) is None
    assert driver.table.host == "ben"
    assert driver.ask("ben", requests.Continue()) is None
    assert driver.ask("ana", requests.Return()) is None
    assert driver.table.host == "ben"


def test_a_host_who_falls_asleep_is_host_no_more() -> None:
    """Otherwise no one at the table could pause it, or close it."""
    driver = played(2, clock=15)
    game = game_of(driver.table.options)
    while not any(levels(driver)):
        mine = [d for d in driver.table.decisions if d.actor == 1 and d.must]
        if mine:
            default = game.default(driver.table.state, mine[0])
            assert driver.answer(mine[0], default) is None
        else:
            driver.let_next_clock_expire()
    assert levels(driver) == [True, False]
    assert driver.table.host == "ben"


def test_a_bot_sits_in_only_for_somebody_who_is_away() -> None:
    """The host may let a bot play for a disconnected person, and for no one else."""
    driver = played(2, 1)
    everybody = {"ana", "ben"}
    assert driver.ask("ben", requests.SitIn(0), present=everybody) == "not-host"
    assert driver.ask("ana", requests.SitIn(1), present=everybody) == "somebody-is-there"
    assert driver.ask("ana", requests.SitIn(2)) == "chair-not-taken"
    assert driver.ask("ana", requests.SitIn(3)) == "no-such-chair"
    assert driver.ask("ana", requests.SitIn(-1)) == "no-such-chair"
    assert driver.ask("ana", requests.SitIn(1), present={"ana"}) is None
    assert driver.ask("ana", requests.SitIn(1), present={"ana"}) == "chair-not-taken"
    assert levels(driver) == [False, True, True]


def test_nobody_is_stuck_because_the_host_is_away() -> None:
    """Without a connected host any player may let a bot sit in, also for the host."""
    driver = played(2, 1)
    assert driver.ask("cem", requests.SitIn(0), present={"cem"}) == "not-seated"
    assert driver.ask("ben", requests.SitIn(0), present={"ben"}) is None
    assert levels(driver) == [True, False, True]
    assert driver.table.host == "ben"


def test_who_is_played_for_does_nothing_until_they_return() -> None:
    """They neither move nor keep the others waiting between two rounds."""
    driver = played(2, changes={"rounds": 3, "limit": None})
    rng = Random(2)
    while not next_round(driver.table):
        driver.play_on(rng, 1)
    assert driver.ask("ben", requests.Leave()) is None
    for request in (requests.Ready(ready=False), requests.Ready()):
        assert driver.ask("ben", request) == "bot-sits-in"
    assert driver.ask("ana", requests.Ready()) is None
    assert next_round(driver.table) is None
    decision = next(d for d in driver.table.decisions if d.actor == 1)
    assert driver.ask("ben", requests.Play(decision.id, "look b1")) == "bot-sits-in"
    assert driver.ask("ben", requests.Return()) is None
    assert driver.ask("ben", requests.Play(decision.id, "look b1")) is None


def test_the_last_who_is_not_ready_leaves_and_the_next_round_begins() -> None:
    """A bot is always ready; a player who returns between rounds has to say so again."""
    driver = played(3, changes={"rounds": 3, "limit": None})
    rng = Random(2)
    while not next_round(driver.table):
        driver.play_on(rng, 1)
    assert driver.ask("cyd", requests.Leave()) is None
    assert driver.ask("cyd", requests.Return()) is None
    assert not driver.table.chairs[2].ready
    for guest in ("ana", "ben"):
        assert driver.ask(guest, requests.Ready()) is None
    assert next_round(driver.table)
    assert driver.ask("cyd", requests.Leave()) is None
    assert next_round(driver.table) is None


def away_and_back(driver: TableDriver, guest: str) -> str | None:
    """Leave, and return; the code of the refusal, if there was one."""
    assert driver.ask(guest, requests.Leave()) is None
    return driver.ask(guest, requests.Return())


def test_taking_over_twice_in_a_round() -> None:
    """A bot remembers every card: it must not be used to recall them again and again.

    In the next round returning is possible again, and other players' returns do not count.
    """
    driver = played(3, changes={"rounds": 3, "limit": None})
    rng = Random(2)
    for _ in range(2):
        assert away_and_back(driver, "ben") is None
        driver.play_on(rng, 3)
    assert away_and_back(driver, "ben") == "bot-stays"
    driver.play_on(rng, 3)
    assert driver.ask("ana", requests.Pause()) is None
    assert driver.ask("ben", requests.Return()) == "bot-stays"
    assert driver.ask("ana", requests.Continue()) is None
    assert away_and_back(driver, "ana") is None
    while not next_round(driver.table):
        driver.play_on(rng, 1)
    assert driver.ask("ben", requests.Return()) is None  # the round is over: nothing to be seen
    for guest in ("ana", "ben", "cyd"):
        assert driver.ask(guest, requests.Ready()) is None
    assert next_round(driver.table) is None
    assert [away_and_back(driver, "ben") for _ in range(3)] == [None, None, "bot-stays"]


def test_nobody_is_locked_out_of_a_deserted_match() -> None:
    """While all are away it is paused, and no bot plays: the first to return is always let in."""
    driver = played(1, 2)
    for _ in range(5):
        assert driver.ask("ana", requests.Leave()) is None
        assert driver.table.phase is Phase.PAUSED
        assert driver.ask("ana", requests.Return()) is None
        assert driver.ask("ana", requests.Continue()) is None
    driver = played(2)
    for _ in range(2):
        assert away_and_back(driver, "ben") is None
    for guest in ("ben", "ana"):
        assert driver.ask(guest, requests.Leave()) is None
    assert driver.ask("ana", requests.Return()) is None
    assert driver.ask("ben", requests.Return()) == "bot-stays"


def test_another_match_counts_anew() -> None:
    """Returns in the last match do not count."""
    driver = played(2, changes=QUICK)
    for _ in range(2):
        assert away_and_back(driver, "ben") is None
    driver.play_on(Random(1), 1000)
    assert driver.ask("ben", requests.Rematch()) is None
    driver.start()
    assert [away_and_back(driver, "ben") for _ in range(3)] == [None, None, "bot-stays"]


def test_a_bot_that_was_asked_before_somebody_returned_is_too_late() -> None:
    """Its answer has no effect: the person decides."""
    driver = played(2)
    assert driver.ask("ben", requests.Leave()) is None
    decision = next(d for d in driver.table.decisions if d.actor == 1)
    assert driver.ask("ben", requests.Return()) is None
    number = driver.table.number
    assert not driver.bot(decision, "look b1")
    assert driver.ask("ben", requests.Leave()) is None
    assert driver.ask("ana", requests.Pause()) is None
    assert not driver.bot(decision, "look b1")
    assert driver.ask("ana", requests.Continue()) is None
    assert driver.bot(decision, "look b1")
    assert not driver.bot(decision, "look b1")
    assert driver.table.number == number + 4


def test_a_move_names_the_decision_it_answers() -> None:
    """With two decisions, a move for one does not answer the other."""
    driver = played(2, preset="dutch")
    game = game_of(driver.table.options)
    while not any(d.kind == "turn" for d in driver.table.decisions):
        decision = next(d for d in driver.table.decisions if d.must)
        assert driver.answer(decision, game.default(driver.table.state, decision)) is None
    turn = next(d for d in driver.table.decisions if d.kind == "turn")
    guest = PEOPLE[turn.actor]
    sneak, other = (
        next(d for d in driver.table.decisions if d.kind == "sneak" and d.actor == seat)
        for seat in (turn.actor, 1 - turn.actor)
    )
    assert driver.ask(guest, requests.Play(turn.id, "sneak a1")) == "other-decision"
    assert driver.ask(guest, requests.Play(sneak.id, "draw")) == "other-decision"
    assert driver.ask(guest, requests.Play(other.id, "sneak a1")) == "decision-over"
    assert driver.ask(guest, requests.Play("time", "time")) == "decision-over"
    assert driver.ask(guest, requests.Play(sneak.id, "sneak a1")) is None
    assert driver.ask(guest, requests.Play(sneak.id, "sneak a1")) == "decision-over"
    assert driver.ask(guest, requests.Play(turn.id, "draw")) is None


def test_moves_of_the_table_are_nobody_else_s() -> None:
    """No person ends the time, a window or a round, shuffles or draws lots."""
    driver = played(2, preset="dutch", changes={"minutes": 5})
    rng = Random(4)
    tried = 0
    while driver.table.phase is Phase.PLAYING:
        for decision in driver.table.decisions:
            if decision.actor != TABLE:
                for text in ("next", "time", "close", "lot 0", "shuffled 0", "youngest a"):
                    assert driver.ask(PEOPLE[decision.actor], requests.Play(decision.id, text))
                    tried += 1
        driver.play_on(rng, 1)
    assert tried > 50


# --- after the match ------------------------------------------------------------------------


@pytest.mark.parametrize("asker", ["ana", "ben"])
def test_a_rematch_is_another_match_of_the_same_people(asker: str) -> None:
    """With its own seed, words and commitment; both matches can be verified."""
    driver = over()
    first = table_view(driver.table, "code", {})
    assert driver.ask("stranger", requests.Rematch()) == "not-seated"
    assert driver.ask(asker, requests.Rematch()) is None
    second = table_view(driver.table, "code", {})
    assert (second.phase, second.match, second.seed) == (Phase.OPEN, 2, None)
    assert second.commitment != first.commitment
    assert [c.player for c in second.chairs] == [c.player for c in first.chairs]
    assert [c.player for c in second.chairs if c.ready] == [asker]
    assert not any(chair.seal for chair in second.chairs)
    assert driver.seal("ben", "again") is None
    driver.start()
    driver.play_on(Random(2), 1000)
    assert driver.table.phase is Phase.OVER
    driver.check_records()


def test_who_was_away_has_given_up_their_chair_to_the_bot() -> None:
    """Unless they ask for the rematch themselves; and a guest who is present is the host."""
    driver = played(changes=QUICK)
    for guest in ("ana", "cyd"):
        assert driver.ask(guest, requests.Leave()) is None
    driver.play_on(Random(1), 1000)
    assert driver.table.phase is Phase.OVER
    assert driver.ask("cyd", requests.Rematch()) is None
    assert [chair.guest for chair in driver.table.chairs] == [None, "ben", "cyd"]
    assert levels(driver) == [True, False, False]
    assert driver.table.host == "ben"
    assert driver.ask("ben", requests.Free(0)) is None
    assert driver.ask("ana", requests.Sit()) is None
    driver.start()


def test_the_host_leaves_after_the_match() -> None:
    """Another person takes over; when the last one leaves, the table is closed for good."""
    driver = over(2, 1)
    assert driver.ask("ana", requests.Leave()) is None
    assert driver.table.host == "ben"
    assert driver.ask("ana", requests.Rematch()) == "not-seated"
    assert driver.ask("ben", requests.Leave()) is None
    assert driver.table.phase is Phase.CLOSED
    driver.check_records()


def test_an_abandoned_match_is_open_to_all() -> None:
    """When the host closes a match in progress or paused, its seed is published."""
    for pause in (False, True):
        driver = played(2)
        driver.play_on(Random(1), 5)
        if pause:
            assert driver.ask("ana", requests.Pause()) is None
        assert driver.ask("ben", requests.Close()) == "not-host"
        driver.check_shown()
        assert driver.ask("ana", requests.Close()) is None
        assert driver.table.clocks == ()
        driver.check_shown()
        driver.check_records()
