"""Who sits where: coming, leaving, returning, and the host."""

from random import Random
from typing import Any

import pytest
from table.harness.evening import PEOPLE, Evening

from dacabo.core.seats import TABLE
from dacabo.table import requests
from dacabo.table.options import Options, game_of
from dacabo.table.table import Chair, Phase, next_round
from dacabo.table.view import table_view

QUICK = {"rounds": 1, "cards": 2}


def opened(players: int = 3, **options: Any) -> Evening:
    """A table at which Ana sits."""
    chosen = {"game": "cabo", "preset": "original", "players": players, **options}
    return Evening(Options(**chosen))


def played(people: int = 3, bots: int = 0, **options: Any) -> Evening:
    """A match that has begun."""
    evening = opened(people + bots, **options)
    evening.begin(PEOPLE[:people], bots)
    return evening


def over(people: int = 3, bots: int = 0) -> Evening:
    """A match that is over."""
    evening = played(people, bots, changes=QUICK)
    evening.play_on(Random(1), 1000)
    assert evening.table.phase is Phase.OVER
    return evening


def levels(evening: Evening) -> list[bool]:
    """By seat, whether a bot plays there."""
    return [chair.level is not None for chair in evening.table.chairs]


# --- before the match -------------------------------------------------------------------


def test_a_guest_has_one_chair() -> None:
    """Sitting down again is a move; the word and the readiness stay with the old chair."""
    evening = opened()
    assert evening.ask("ben", requests.Sit(2)) is None
    assert evening.ask("ben", requests.Ready()) is None
    assert evening.ask("ben", requests.Sit(2)) == "chair-taken"
    assert evening.ask("ben", requests.Sit()) is None
    assert [chair.guest for chair in evening.table.chairs] == ["ana", "ben", None]
    assert evening.table.chairs[1] == Chair("ben")
    assert evening.ask("cyd", requests.Sit(3)) == "no-such-chair"
    assert evening.ask("cyd", requests.Sit(-1)) == "no-such-chair"
    assert evening.ask("cyd", requests.Sit(0)) == "chair-taken"
    assert evening.ask("cyd", requests.Sit(2)) is None
    assert evening.ask("dot", requests.Sit()) == "table-full"
    assert evening.ask("cyd", requests.Sit()) == "table-full"


def test_the_host_frees_chairs_but_not_their_own() -> None:
    """People and bots can be asked to get up before the match, by the host alone."""
    evening = opened()
    assert evening.ask("ben", requests.Sit()) is None
    assert evening.ask("ana", requests.SeatBot("presto", 2)) is None
    assert evening.ask("ben", requests.Free(2)) == "not-host"
    assert evening.ask("ana", requests.Free(0)) == "chair-not-taken"
    for seat in (1, 2):
        assert evening.ask("ana", requests.Free(seat)) is None
        assert evening.ask("ana", requests.Free(seat)) == "chair-not-taken"
    assert evening.ask("ben", requests.Ready()) == "not-seated"


def test_the_last_who_leaves_closes_the_table() -> None:
    """Bots do not keep a table open."""
    evening = opened()
    assert evening.ask("ana", requests.SeatBot("largo")) is None
    assert evening.ask("ben", requests.Sit()) is None
    assert evening.ask("ana", requests.Leave()) is None
    assert evening.table.host == "ben"
    assert evening.ask("ana", requests.Leave()) == "not-seated"
    assert evening.ask("ben", requests.Leave()) is None
    assert evening.table.phase is Phase.CLOSED


def test_nothing_happens_at_a_closed_table() -> None:
    """Every request is refused, or changes nothing."""
    evening = opened(2)
    assert evening.ask("ben", requests.Sit()) is None
    assert evening.ask("ana", requests.Close()) is None
    number = evening.table.number
    for guest in ("ana", "ben", "cyd"):
        for request in (requests.Leave(), requests.Close(), requests.Sit(), requests.Rematch()):
            evening.ask(guest, request)
        for other in (
            requests.Seal("0" * 64),
            requests.Ready(),
            requests.Start(),
            requests.Return(),
        ):
            assert evening.ask(guest, other) is not None
    assert evening.table.number == number


def test_a_match_begins_when_all_chairs_are_taken_and_all_are_ready() -> None:
    """The host need not be ready, the others must; changing chairs resets readiness."""
    evening = opened()
    assert evening.ask("ben", requests.Sit(1)) is None
    assert evening.ask("ben", requests.Start()) == "not-host"
    assert evening.ask("ana", requests.Start()) == "chairs-free"
    assert evening.ask("ben", requests.Ready()) is None
    assert evening.ask("ben", requests.Sit(2)) is None
    assert evening.ask("ana", requests.SeatBot("largo")) is None
    assert evening.ask("ana", requests.Start()) == "not-everybody-ready"
    assert evening.ask("ben", requests.Ready()) is None
    assert evening.ask("ana", requests.Start()) is None
    assert evening.ask("ana", requests.Start()) == "match-goes-on"


# --- in a match ---------------------------------------------------------------------------


def test_the_host_leaves_and_another_person_looks_after_the_table() -> None:
    """During play and pauses; a returning player is a player like any other."""
    for pause in (False, True):
        evening = played()
        if pause:
            assert evening.ask("ana", requests.Pause()) is None
        assert evening.ask("ana", requests.Leave()) is None
        assert evening.table.host == "ben"
        assert levels(evening) == [True, False, False]
        assert evening.ask("ana", requests.Return()) is None
        assert evening.table.host == "ben"
        assert levels(evening) == [False, False, False]
        assert evening.ask("ana", requests.Return()) == "nobody-sits-in"


def test_the_host_who_leaves_only_bots_behind_comes_back_as_host() -> None:
    """Bots do not play among themselves: the match is paused until a person is there."""
    evening = played(1, 2)
    assert evening.ask("ana", requests.Leave()) is None
    assert evening.table.phase is Phase.PAUSED
    assert evening.table.host == "ana"
    assert evening.ask("ana", requests.Leave()) is None
    assert evening.ask("ana", requests.Continue()) == "bot-sits-in"
    assert evening.ask("ana", requests.Return()) is None
    assert evening.table.phase is Phase.PAUSED
    assert evening.ask("ana", requests.Continue()) is None
    assert evening.counted["Continued"] == 1


def test_the_first_who_comes_back_to_a_deserted_table_looks_after_it() -> None:
    """It need not be the old host."""
    evening = played(2)
    for guest in ("ben", "ana"):
        assert evening.ask(guest, requests.Leave()) is None
    assert evening.table.phase is Phase.PAUSED
    assert evening.ask("ben", requests.Return()) is None
    assert evening.table.host == "ben"
    assert evening.ask("ben", requests.Continue()) is None
    assert evening.ask("ana", requests.Return()) is None
    assert evening.table.host == "ben"


def test_a_host_who_falls_asleep_is_host_no_more() -> None:
    """Otherwise no one at the table could pause it, or close it."""
    evening = played(2, clock=15)
    game = game_of(evening.table.options)
    while not any(levels(evening)):
        mine = [d for d in evening.table.decisions if d.actor == 1 and d.must]
        if mine:
            default = game.default(evening.table.state, mine[0])
            assert evening.answer(mine[0], default) is None
        else:
            evening.ring_when_due()
    assert levels(evening) == [True, False]
    assert evening.table.host == "ben"


def test_a_bot_sits_in_only_for_somebody_who_is_away() -> None:
    """The host may let a bot play for a disconnected person, and for no one else."""
    evening = played(2, 1)
    everybody = {"ana", "ben"}
    assert evening.ask("ben", requests.SitIn(0), present=everybody) == "not-host"
    assert evening.ask("ana", requests.SitIn(1), present=everybody) == "somebody-is-there"
    assert evening.ask("ana", requests.SitIn(2)) == "chair-not-taken"
    assert evening.ask("ana", requests.SitIn(3)) == "no-such-chair"
    assert evening.ask("ana", requests.SitIn(-1)) == "no-such-chair"
    assert evening.ask("ana", requests.SitIn(1), present={"ana"}) is None
    assert evening.ask("ana", requests.SitIn(1), present={"ana"}) == "chair-not-taken"
    assert levels(evening) == [False, True, True]


def test_nobody_is_stuck_because_the_host_is_away() -> None:
    """Without a connected host any player may let a bot sit in, also for the host."""
    evening = played(2, 1)
    assert evening.ask("cem", requests.SitIn(0), present={"cem"}) == "not-seated"
    assert evening.ask("ben", requests.SitIn(0), present={"ben"}) is None
    assert levels(evening) == [True, False, True]
    assert evening.table.host == "ben"


def test_who_is_played_for_does_nothing_until_they_return() -> None:
    """They neither move nor keep the others waiting between two rounds."""
    evening = played(2, changes={"rounds": 3, "limit": None})
    rng = Random(2)
    while not next_round(evening.table):
        evening.play_on(rng, 1)
    assert evening.ask("ben", requests.Leave()) is None
    for request in (requests.Ready(ready=False), requests.Ready()):
        assert evening.ask("ben", request) == "bot-sits-in"
    assert evening.ask("ana", requests.Ready()) is None
    assert next_round(evening.table) is None
    decision = next(d for d in evening.table.decisions if d.actor == 1)
    assert evening.ask("ben", requests.Play(decision.id, "look b1")) == "bot-sits-in"
    assert evening.ask("ben", requests.Return()) is None
    assert evening.ask("ben", requests.Play(decision.id, "look b1")) is None


def test_the_last_who_is_not_ready_leaves_and_the_next_round_begins() -> None:
    """A bot is always ready; a player who returns between rounds has to say so again."""
    evening = played(3, changes={"rounds": 3, "limit": None})
    rng = Random(2)
    while not next_round(evening.table):
        evening.play_on(rng, 1)
    assert evening.ask("cyd", requests.Leave()) is None
    assert evening.ask("cyd", requests.Return()) is None
    assert not evening.table.chairs[2].ready
    for guest in ("ana", "ben"):
        assert evening.ask(guest, requests.Ready()) is None
    assert next_round(evening.table)
    assert evening.ask("cyd", requests.Leave()) is None
    assert next_round(evening.table) is None


def away_and_back(evening: Evening, guest: str) -> str | None:
    """Leave, and return; the code of the refusal, if there was one."""
    assert evening.ask(guest, requests.Leave()) is None
    return evening.ask(guest, requests.Return())


def test_taking_over_twice_in_a_round() -> None:
    """A bot remembers every card: it must not be used to recall them again and again.

    In the next round returning is possible again, and other players' returns do not count.
    """
    evening = played(3, changes={"rounds": 3, "limit": None})
    rng = Random(2)
    for _ in range(2):
        assert away_and_back(evening, "ben") is None
        evening.play_on(rng, 3)
    assert away_and_back(evening, "ben") == "bot-stays"
    evening.play_on(rng, 3)
    assert evening.ask("ana", requests.Pause()) is None
    assert evening.ask("ben", requests.Return()) == "bot-stays"
    assert evening.ask("ana", requests.Continue()) is None
    assert away_and_back(evening, "ana") is None
    while not next_round(evening.table):
        evening.play_on(rng, 1)
    assert evening.ask("ben", requests.Return()) is None  # the round is over: nothing to be seen
    for guest in ("ana", "ben", "cyd"):
        assert evening.ask(guest, requests.Ready()) is None
    assert next_round(evening.table) is None
    assert [away_and_back(evening, "ben") for _ in range(3)] == [None, None, "bot-stays"]


def test_nobody_is_locked_out_of_a_deserted_match() -> None:
    """While all are away it is paused, and no bot plays: the first to return is always let in."""
    evening = played(1, 2)
    for _ in range(5):
        assert evening.ask("ana", requests.Leave()) is None
        assert evening.table.phase is Phase.PAUSED
        assert evening.ask("ana", requests.Return()) is None
        assert evening.ask("ana", requests.Continue()) is None
    evening = played(2)
    for _ in range(2):
        assert away_and_back(evening, "ben") is None
    for guest in ("ben", "ana"):
        assert evening.ask(guest, requests.Leave()) is None
    assert evening.ask("ana", requests.Return()) is None
    assert evening.ask("ben", requests.Return()) == "bot-stays"


def test_another_match_counts_anew() -> None:
    """Returns in the last match do not count."""
    evening = played(2, changes=QUICK)
    for _ in range(2):
        assert away_and_back(evening, "ben") is None
    evening.play_on(Random(1), 1000)
    assert evening.ask("ben", requests.Rematch()) is None
    evening.start()
    assert [away_and_back(evening, "ben") for _ in range(3)] == [None, None, "bot-stays"]


def test_a_bot_that_was_asked_before_somebody_returned_is_too_late() -> None:
    """Its answer has no effect: the person decides."""
    evening = played(2)
    assert evening.ask("ben", requests.Leave()) is None
    decision = next(d for d in evening.table.decisions if d.actor == 1)
    assert evening.ask("ben", requests.Return()) is None
    number = evening.table.number
    assert not evening.bot(decision, "look b1")
    assert evening.ask("ben", requests.Leave()) is None
    assert evening.ask("ana", requests.Pause()) is None
    assert not evening.bot(decision, "look b1")
    assert evening.ask("ana", requests.Continue()) is None
    assert evening.bot(decision, "look b1")
    assert not evening.bot(decision, "look b1")
    assert evening.table.number == number + 4


def test_a_move_names_the_decision_it_answers() -> None:
    """With two decisions, a move for one does not answer the other."""
    evening = played(2, preset="dutch")
    game = game_of(evening.table.options)
    while not any(d.kind == "turn" for d in evening.table.decisions):
        decision = next(d for d in evening.table.decisions if d.must)
        assert evening.answer(decision, game.default(evening.table.state, decision)) is None
    turn = next(d for d in evening.table.decisions if d.kind == "turn")
    guest = PEOPLE[turn.actor]
    sneak, other = (
        next(d for d in evening.table.decisions if d.kind == "sneak" and d.actor == seat)
        for seat in (turn.actor, 1 - turn.actor)
    )
    assert evening.ask(guest, requests.Play(turn.id, "sneak a1")) == "other-decision"
    assert evening.ask(guest, requests.Play(sneak.id, "draw")) == "other-decision"
    assert evening.ask(guest, requests.Play(other.id, "sneak a1")) == "decision-over"
    assert evening.ask(guest, requests.Play("time", "time")) == "decision-over"
    assert evening.ask(guest, requests.Play(sneak.id, "sneak a1")) is None
    assert evening.ask(guest, requests.Play(sneak.id, "sneak a1")) == "decision-over"
    assert evening.ask(guest, requests.Play(turn.id, "draw")) is None


def test_moves_of_the_table_are_nobody_else_s() -> None:
    """No person ends the time, a window or a round, shuffles or draws lots."""
    evening = played(2, preset="dutch", changes={"minutes": 5})
    rng = Random(4)
    tried = 0
    while evening.table.phase is Phase.PLAYING:
        for decision in evening.table.decisions:
            if decision.actor != TABLE:
                for text in ("next", "time", "close", "lot 0", "shuffled 0", "youngest a"):
                    assert evening.ask(PEOPLE[decision.actor], requests.Play(decision.id, text))
                    tried += 1
        evening.play_on(rng, 1)
    assert tried > 50


# --- after the match ------------------------------------------------------------------------


@pytest.mark.parametrize("asker", ["ana", "ben"])
def test_a_rematch_is_another_match_of_the_same_people(asker: str) -> None:
    """With its own seed, words and commitment; both matches can be verified."""
    evening = over()
    first = table_view(evening.table, "code", {})
    assert evening.ask("stranger", requests.Rematch()) == "not-seated"
    assert evening.ask(asker, requests.Rematch()) is None
    second = table_view(evening.table, "code", {})
    assert (second.phase, second.match, second.seed) == (Phase.OPEN, 2, None)
    assert second.commitment != first.commitment
    assert [c.player for c in second.chairs] == [c.player for c in first.chairs]
    assert [c.player for c in second.chairs if c.ready] == [asker]
    assert not any(chair.seal for chair in second.chairs)
    assert evening.seal("ben", "again") is None
    evening.start()
    evening.play_on(Random(2), 1000)
    assert evening.table.phase is Phase.OVER
    evening.check_records()


def test_who_was_away_has_given_up_their_chair_to_the_bot() -> None:
    """Unless they ask for the rematch themselves; and a guest who is present is the host."""
    evening = played(changes=QUICK)
    for guest in ("ana", "cyd"):
        assert evening.ask(guest, requests.Leave()) is None
    evening.play_on(Random(1), 1000)
    assert evening.table.phase is Phase.OVER
    assert evening.ask("cyd", requests.Rematch()) is None
    assert [chair.guest for chair in evening.table.chairs] == [None, "ben", "cyd"]
    assert levels(evening) == [True, False, False]
    assert evening.table.host == "ben"
    assert evening.ask("ben", requests.Free(0)) is None
    assert evening.ask("ana", requests.Sit()) is None
    evening.start()


def test_the_host_leaves_after_the_match() -> None:
    """Another person takes over; when the last one leaves, the table is closed for good."""
    evening = over(2, 1)
    assert evening.ask("ana", requests.Leave()) is None
    assert evening.table.host == "ben"
    assert evening.ask("ana", requests.Rematch()) == "not-seated"
    assert evening.ask("ben", requests.Leave()) is None
    assert evening.table.phase is Phase.CLOSED
    evening.check_records()


def test_an_abandoned_match_is_open_to_all() -> None:
    """When the host closes a match in progress or paused, its seed is published."""
    for pause in (False, True):
        evening = played(2)
        evening.play_on(Random(1), 5)
        if pause:
            assert evening.ask("ana", requests.Pause()) is None
        assert evening.ask("ben", requests.Close()) == "not-host"
        evening.check_shown()
        assert evening.ask("ana", requests.Close()) is None
        assert evening.table.clocks == ()
        evening.check_shown()
        evening.check_records()
