"""Seats at a table: sitting down, leaving, returning, and the host."""

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


def open_table_for(players: int = 3, **options: Any) -> TableDriver:
    """A table at which Ana sits."""
    chosen = {"game": "cabo", "preset": "original", "players": players, **options}
    return TableDriver(Options(**chosen))


def begin_match(people: int = 3, bots: int = 0, **options: Any) -> TableDriver:
    """Begin a match."""
    driver = open_table_for(people + bots, **options)
    driver.begin(PEOPLE[:people], bots)
    return driver


def finish_match(people: int = 3, bots: int = 0) -> TableDriver:
    """Play a match to its end."""
    driver = begin_match(people, bots, changes=QUICK)
    driver.play_on(Random(1), 1000)
    assert driver.table.phase is Phase.OVER
    return driver


def played_by_bot(driver: TableDriver) -> list[bool]:
    """For each seat, whether a bot plays there."""
    return [chair.level is not None for chair in driver.table.chairs]


# --- before the match -------------------------------------------------------------------


def test_a_guest_has_one_seat() -> None:
    """Sitting down at another seat gives up the readiness and the share."""
    driver = open_table_for()
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


def test_the_host_frees_seats_but_not_their_own() -> None:
    """Before the match, the host can make people and bots get up."""
    driver = open_table_for()
    assert driver.ask("ben", requests.Sit()) is None
    assert driver.ask("ana", requests.SeatBot("presto", 2)) is None
    assert driver.ask("ben", requests.Free(2)) == "not-host"
    assert driver.ask("ana", requests.Free(0)) == "chair-not-taken"
    for seat in (1, 2):
        assert driver.ask("ana", requests.Free(seat)) is None
        assert driver.ask("ana", requests.Free(seat)) == "chair-not-taken"
    assert driver.ask("ben", requests.Ready()) == "not-seated"


def test_the_last_person_who_leaves_closes_the_table() -> None:
    """Bots do not keep a table open."""
    driver = open_table_for()
    assert driver.ask("ana", requests.SeatBot("largo")) is None
    assert driver.ask("ben", requests.Sit()) is None
    assert driver.ask("ana", requests.Leave()) is None
    assert driver.table.host == "ben"
    assert driver.ask("ana", requests.Leave()) == "not-seated"
    assert driver.ask("ben", requests.Leave()) is None
    assert driver.table.phase is Phase.CLOSED


def test_nothing_happens_at_a_closed_table() -> None:
    """Every request is refused, or changes nothing."""
    driver = open_table_for(2)
    assert driver.ask("ben", requests.Sit()) is None
    assert driver.ask("ana", requests.Close()) is None
    number = driver.table.number
    for guest in ("ana", "ben", "cyd"):
        for request in (requests.Leave(), requests.Close(), requests.Sit(), requests.Rematch()):
            driver.ask(guest, request)  # some are accepted, without effect
        for invalid_request in (
            requests.Seal("0" * 64),
            requests.Ready(),
            requests.Start(),
            requests.Return(),
        ):
            assert driver.ask(guest, invalid_request) is not None
    assert driver.table.number == number


def test_a_match_begins_when_all_seats_are_taken_and_all_are_ready() -> None:
    """The host need not be ready, the others must; changing seats resets readiness."""
    driver = open_table_for()
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


def test_another_person_becomes_host_when_the_host_leaves() -> None:
    """This holds during play and pauses; a host who returns is an ordinary player."""
    for pause in (False, True):
        driver = begin_match()
        if pause:
            assert driver.ask("ana", requests.Pause()) is None
        assert driver.ask("ana", requests.Leave()) is None
        assert driver.table.host == "ben"
        assert played_by_bot(driver) == [True, False, False]
        assert driver.ask("ana", requests.Return()) is None
        assert driver.table.host == "ben"
        assert played_by_bot(driver) == [False, False, False]
        assert driver.ask("ana", requests.Return()) == "nobody-sits-in"


def test_the_host_stays_host_of_a_match_with_bots_only() -> None:
    """Bots do not play among themselves: the match is paused until a person is there."""
    driver = begin_match(1, 2)
    assert driver.ask("ana", requests.Leave()) is None
    assert driver.table.phase is Phase.PAUSED
    assert driver.table.host == "ana"
    assert driver.ask("ana", requests.Leave()) is None
    assert driver.ask("ana", requests.Continue()) == "bot-sits-in"
    assert driver.ask("ana", requests.Return()) is None
    assert driver.table.phase is Phase.PAUSED
    assert driver.ask("ana", requests.Continue()) is None
    assert driver.counted["Continued"] == 1


def test_the_first_person_who_returns_to_a_deserted_table_is_host() -> None:
    """It need not be the old host."""
    driver = begin_match(2)
    for guest in ("ben", "ana"):
        assert driver.ask(guest, requests.Leave()) is None
    assert driver.table.phase is Phase.PAUSED
    assert driver.ask("ben", requests.Return()) is None
    assert driver.table.host == "ben"
    assert driver.ask("ben", requests.Continue()) is None
    assert driver.ask("ana", requests.Return()) is None
    assert driver.table.host == "ben"


def test_a_host_who_misses_their_turns_loses_the_table() -> None:
    """Otherwise no one at the table could pause or close it."""
    driver = begin_match(2, clock=15)
    game = game_of(driver.table.options)
    while not any(played_by_bot(driver)):
        decisions_of_ben = [d for d in driver.table.decisions if d.actor == 1 and d.must]
        if decisions_of_ben:
            default = game.default(driver.table.state, decisions_of_ben[0])
            assert driver.answer(decisions_of_ben[0], default) is None
        else:
            driver.let_next_clock_expire()
    assert played_by_bot(driver) == [True, False]
    assert driver.table.host == "ben"


def test_a_bot_sits_in_only_for_a_disconnected_person() -> None:
    """The host may let a bot play for a disconnected person, and for no one else."""
    driver = begin_match(2, 1)
    everybody = {"ana", "ben"}
    assert driver.ask("ben", requests.SitIn(0), present=everybody) == "not-host"
    assert driver.ask("ana", requests.SitIn(1), present=everybody) == "somebody-is-there"
    assert driver.ask("ana", requests.SitIn(2)) == "chair-not-taken"
    assert driver.ask("ana", requests.SitIn(3)) == "no-such-chair"
    assert driver.ask("ana", requests.SitIn(-1)) == "no-such-chair"
    assert driver.ask("ana", requests.SitIn(1), present={"ana"}) is None
    assert driver.ask("ana", requests.SitIn(1), present={"ana"}) == "chair-not-taken"
    assert played_by_bot(driver) == [False, True, True]


def test_any_player_lets_a_bot_sit_in_while_the_host_is_disconnected() -> None:
    """The bot may even play for the host."""
    driver = begin_match(2, 1)
    assert driver.ask("stranger", requests.SitIn(0), present={"stranger"}) == "not-seated"
    assert driver.ask("ben", requests.SitIn(0), present={"ben"}) is None
    assert played_by_bot(driver) == [True, False, True]
    assert driver.table.host == "ben"


def test_a_player_replaced_by_a_bot_cannot_act_until_they_return() -> None:
    """They neither move nor keep the others waiting between two rounds."""
    driver = begin_match(2, changes={"rounds": 3, "limit": None})
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


def test_the_next_round_begins_when_the_last_unready_player_leaves() -> None:
    """A bot is always ready; a player who returns between rounds has to say so again."""
    driver = begin_match(3, changes={"rounds": 3, "limit": None})
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


def leave_and_return(driver: TableDriver, guest: str) -> str | None:
    """Let a guest leave and return; return the code of the refusal, if any."""
    assert driver.ask(guest, requests.Leave()) is None
    return driver.ask(guest, requests.Return())


def test_a_player_may_return_only_twice_a_round() -> None:
    """A bot remembers every card, so a player must not use it to recall them again and again.

    In the next round returning is possible again, and other players' returns do not count.
    """
    driver = begin_match(3, changes={"rounds": 3, "limit": None})
    rng = Random(2)
    for _ in range(2):
        assert leave_and_return(driver, "ben") is None
        driver.play_on(rng, 3)
    assert leave_and_return(driver, "ben") == "bot-stays"
    driver.play_on(rng, 3)
    assert driver.ask("ana", requests.Pause()) is None
    assert driver.ask("ben", requests.Return()) == "bot-stays"
    assert driver.ask("ana", requests.Continue()) is None
    assert leave_and_return(driver, "ana") is None
    while not next_round(driver.table):
        driver.play_on(rng, 1)
    assert driver.ask("ben", requests.Return()) is None  # the round is over: nothing to be seen
    for guest in ("ana", "ben", "cyd"):
        assert driver.ask(guest, requests.Ready()) is None
    assert next_round(driver.table) is None
    assert [leave_and_return(driver, "ben") for _ in range(3)] == [None, None, "bot-stays"]


def test_the_first_person_can_always_return_to_a_deserted_match() -> None:
    """A deserted match is paused, so no bot has played for this person."""
    driver = begin_match(1, 2)
    for _ in range(5):
        assert driver.ask("ana", requests.Leave()) is None
        assert driver.table.phase is Phase.PAUSED
        assert driver.ask("ana", requests.Return()) is None
        assert driver.ask("ana", requests.Continue()) is None
    driver = begin_match(2)
    for _ in range(2):
        assert leave_and_return(driver, "ben") is None
    for guest in ("ben", "ana"):
        assert driver.ask(guest, requests.Leave()) is None
    assert driver.ask("ana", requests.Return()) is None
    assert driver.ask("ben", requests.Return()) == "bot-stays"


def test_a_rematch_resets_the_count_of_returns() -> None:
    """Returns in the last match do not count."""
    driver = begin_match(2, changes=QUICK)
    for _ in range(2):
        assert leave_and_return(driver, "ben") is None
    driver.play_on(Random(1), 1000)
    assert driver.ask("ben", requests.Rematch()) is None
    driver.start()
    assert [leave_and_return(driver, "ben") for _ in range(3)] == [None, None, "bot-stays"]


def test_an_answer_of_a_bot_after_the_person_returned_is_too_late() -> None:
    """It has no effect: the person decides."""
    driver = begin_match(2)
    assert driver.ask("ben", requests.Leave()) is None
    decision = next(d for d in driver.table.decisions if d.actor == 1)
    assert driver.ask("ben", requests.Return()) is None
    number = driver.table.number
    assert not driver.bot_answers(decision, "look b1")
    assert driver.ask("ben", requests.Leave()) is None
    assert driver.ask("ana", requests.Pause()) is None
    assert not driver.bot_answers(decision, "look b1")
    assert driver.ask("ana", requests.Continue()) is None
    assert driver.bot_answers(decision, "look b1")
    assert not driver.bot_answers(decision, "look b1")
    assert driver.table.number == number + 4  # Leave, Pause, Continue and the move


def test_a_move_names_the_decision_it_answers() -> None:
    """With two decisions, a move for one does not answer the other."""
    driver = begin_match(2, preset="dutch")
    game = game_of(driver.table.options)
    while not any(d.kind == "turn" for d in driver.table.decisions):
        decision = next(d for d in driver.table.decisions if d.must)
        assert driver.answer(decision, game.default(driver.table.state, decision)) is None
    turn = next(d for d in driver.table.decisions if d.kind == "turn")
    guest = PEOPLE[turn.actor]
    sneak, sneak_of_opponent = (
        next(d for d in driver.table.decisions if d.kind == "sneak" and d.actor == seat)
        for seat in (turn.actor, 1 - turn.actor)
    )
    assert driver.ask(guest, requests.Play(turn.id, "sneak a1")) == "other-decision"
    assert driver.ask(guest, requests.Play(sneak.id, "draw")) == "other-decision"
    assert driver.ask(guest, requests.Play(sneak_of_opponent.id, "sneak a1")) == "decision-over"
    assert driver.ask(guest, requests.Play("time", "time")) == "decision-over"
    assert driver.ask(guest, requests.Play(sneak.id, "sneak a1")) is None
    assert driver.ask(guest, requests.Play(sneak.id, "sneak a1")) == "decision-over"
    assert driver.ask(guest, requests.Play(turn.id, "draw")) is None


def test_players_cannot_make_the_moves_of_the_table() -> None:
    """No person ends the time, a window or a round, shuffles or draws lots."""
    driver = begin_match(2, preset="dutch", changes={"minutes": 5})
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
    """It has its own seed, words and seal; both matches can be verified."""
    driver = finish_match()
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


def test_a_bot_keeps_the_seat_of_an_absent_player_for_the_rematch() -> None:
    """Players who ask for the rematch get their seats back; the host is a guest who is present."""
    driver = begin_match(changes=QUICK)
    for guest in ("ana", "cyd"):
        assert driver.ask(guest, requests.Leave()) is None
    driver.play_on(Random(1), 1000)
    assert driver.table.phase is Phase.OVER
    assert driver.ask("cyd", requests.Rematch()) is None
    assert [chair.guest for chair in driver.table.chairs] == [None, "ben", "cyd"]
    assert played_by_bot(driver) == [True, False, False]
    assert driver.table.host == "ben"
    assert driver.ask("ben", requests.Free(0)) is None
    assert driver.ask("ana", requests.Sit()) is None
    driver.start()


def test_another_person_becomes_host_after_the_match() -> None:
    """When the last person leaves, the table is closed for good."""
    driver = finish_match(2, 1)
    assert driver.ask("ana", requests.Leave()) is None
    assert driver.table.host == "ben"
    assert driver.ask("ana", requests.Rematch()) == "not-seated"
    assert driver.ask("ben", requests.Leave()) is None
    assert driver.table.phase is Phase.CLOSED
    driver.check_records()


def test_the_seed_of_an_abandoned_match_is_published() -> None:
    """The host closes a match that is in progress or paused."""
    for pause in (False, True):
        driver = begin_match(2)
        driver.play_on(Random(1), 5)
        if pause:
            assert driver.ask("ana", requests.Pause()) is None
        assert driver.ask("ben", requests.Close()) == "not-host"
        driver.check_shown()
        assert driver.ask("ana", requests.Close()) is None
        assert driver.table.clocks == ()
        driver.check_shown()
        driver.check_records()
