"""The seals of an event: a seed for each draw, secret before it and public right after it."""

from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import pytest
from tournament.harness.hall import SEED, Hall

from dacabo.core.chance import commitment
from dacabo.tournament import draw
from dacabo.tournament.apply import fold, replay
from dacabo.tournament.commands import seal
from dacabo.tournament.errors import LogError
from dacabo.tournament.event import draft
from dacabo.tournament.logfile import read_log, write_log
from dacabo.tournament.subjects.attendance import DropOut, EnterLate, MarkNoShow
from dacabo.tournament.subjects.closing import End
from dacabo.tournament.subjects.drawing import Draw, Publish, Sealed
from dacabo.tournament.subjects.registration import Register
from dacabo.tournament.subjects.taking_back import TakeBack, last_step
from dacabo.tournament.views.changes import preview
from dacabo.tournament.views.pages import desk, public_view, trail

OLD = Path(__file__).parent


def take_back(hall: Hall) -> None:
    """Take back the last step."""
    last = last_step(hall.event)
    assert last is not None
    hall.ask(TakeBack(last, "a slip"))


def drafted(hall: Hall) -> tuple[tuple[int, ...], ...]:
    """Draw: the groups."""
    hall.ask(Draw())
    drawn = draft(hall.event)
    assert drawn is not None
    return drawn.drawn


# --- when a seed is known --------------------------------------------------------------


def test_a_published_draw_can_be_drawn_again_at_once() -> None:
    """Each stage shows its own seed and seal; the seal of the next is another, and secret."""
    hall = Hall()
    hall.register(9)
    hall.ask(Draw())
    assert desk(hall.event, 0).draft is not None
    assert [one.seed for one in (desk(hall.event, 0).draft,) if one] == [None]
    hall.publish()
    hall.play()
    hall.publish()
    shown = public_view(hall.event, 0)
    assert shown.seed is None
    assert [stage.seed for stage in shown.stages] == [seed.hex() for seed in hall.seeds[:2]]
    assert shown.commitment == commitment(hall.seeds[2])
    for stage in shown.stages:
        assert stage.seed is not None
        assert sha256(bytes.fromhex(stage.seed)).hexdigest() == stage.commitment
        players = [player for group in stage.drawn for player in group]
        assert draw.groups(bytes.fromhex(stage.seed), stage.label, players) == stage.drawn
    hall.ask(End())
    assert public_view(hall.event, 0).seed == hall.seeds[2].hex()


def test_the_seal_is_no_step_and_not_on_the_trail() -> None:
    """Taking back undoes the step of a person; the seal stays as it is."""
    hall = Hall()
    hall.register(6)
    hall.publish()
    assert isinstance(hall.event.log[-1].fact, Sealed)
    assert last_step(hall.event) == len(hall.event.log) - 1
    take_back(hall)
    assert public_view(hall.event, 0).commitment == commitment(hall.seeds[1])
    assert len(hall.event.seals) == 2
    assert not any(isinstance(line.entry.fact, Sealed) for line in trail(hall.event))
    assert str(hall.seeds) not in repr(hall.event.log)


# --- drawing again ---------------------------------------------------------------------


def test_to_draw_the_same_people_again_gains_nothing() -> None:
    """Taken back, or discarded for a player who has left again: the same groups as before."""
    hall = Hall()
    hall.register(9)
    first = drafted(hall)
    take_back(hall)
    assert drafted(hall) == first
    hall.ask(Register(("Guest",)))
    other = drafted(hall)
    assert sorted(sum(other, ())) == list(range(10))
    hall.ask(DropOut(9))
    assert drafted(hall) == first


def test_a_draft_does_not_tell_how_others_would_be_drawn() -> None:
    """An organiser who has seen a draft and takes it back cannot choose where a player goes.

    With the same number of players, the draft would show where each place of the list goes.
    """
    hall = Hall()
    hall.register(9)
    places = [sorted(range(9)).index(player) for group in drafted(hall) for player in group]
    take_back(hall)
    hall.ask(DropOut(0))
    hall.ask(Register(("P1 again",)))
    field = range(1, 10)
    foreseen = [field[place] for place in places]
    assert [player for group in drafted(hall) for player in group] != foreseen


def test_a_publication_that_is_taken_back_has_burned_its_seed() -> None:
    """It is public by then: later draws use the next one."""
    hall = Hall()
    hall.register(9)
    first = [match.players for match in hall.publish()]
    take_back(hall)
    drawn = draft(hall.event)
    assert drawn is not None, "as it was: it can be published again, or taken back as well"
    assert [match.players for match in drawn.matches] == first
    take_back(hall)
    again = drafted(hall)
    assert again == draw.groups(hall.seeds[1], "stage/1/draw", range(9))
    hall.publish()
    (stage,) = public_view(hall.event, 0).stages
    assert (stage.seed, stage.draws) == (hall.seeds[1].hex(), 2)


def test_everybody_sees_how_often_was_drawn() -> None:
    """Also what was discarded or taken back, and before anything is published."""
    hall = Hall()
    hall.register(9)
    assert public_view(hall.event, 0).draws == 0
    drafted(hall)
    take_back(hall)
    drafted(hall)
    hall.ask(DropOut(3))
    assert public_view(hall.event, 0).draws == 2
    hall.publish()
    shown = public_view(hall.event, 0)
    assert (shown.stages[0].draws, shown.draws) == (3, 0)
    hall.play()
    drafted(hall)
    take_back(hall)
    shown = public_view(hall.event, 0)
    assert (shown.stages[0].draws, shown.draws) == (3, 1)


# --- it cannot be predicted --------------------------------------------------------------


def test_looking_ahead_tells_nothing_of_the_next_draw() -> None:
    """A preview does not depend on the seal; also for a late player."""
    told = []
    for seed in (b"a", b"b", b"c", b"d"):
        hall = Hall(sha256(seed).digest())
        hall.register(6)
        told.append([preview(hall.event, Draw(), 0, hall.event.log[0].by)])
        # By other groups: all by the same seed, so that only the lot differs.
        hall = Hall()
        hall.register(6)
        hall.new_seed = lambda seed=seed: sha256(seed).digest()  # type: ignore[method-assign, misc]
        for match in hall.publish():
            hall.ask(MarkNoShow(match.players[1:]))
        told[-1].append(preview(hall.event, EnterLate("Late"), 0, hall.event.log[0].by))
    assert all(one == told[0] for one in told)


def test_latecomers_are_drawn_by_the_seal_that_nobody_knows_yet() -> None:
    """Idle steps gain nothing: the seed of the stage is public, but that of the lot is not."""
    hall = Hall()
    hall.register(6)
    groups = hall.publish()
    places = {seed: draw.lot(seed, "late/1", 2) for seed in hall.seeds}
    for turn in range(4):
        hall.ask(EnterLate(f"Late {turn}"))
        joined = groups[places[hall.seeds[-1]]]
        assert 6 + turn in hall.match(joined).players, "taken back, another lot was drawn"
        take_back(hall)


# --- files ---------------------------------------------------------------------------------


def test_a_file_holds_no_seed_that_is_not_public() -> None:
    """At any moment of an evening; of the current seal, only its commitment."""
    hall = Hall()
    hall.check_files()
    hall.register(9)
    drafted(hall)
    hall.check_files()
    hall.publish()
    hall.check_files()
    hall.play()
    hall.publish()
    hall.check_files()
    file = write_log(hall.event)
    assert b64encode(hall.seeds[2]) not in file
    assert commitment(hall.seeds[2]).encode() in file
    hall.ask(End())
    assert b64encode(hall.seeds[2]) in write_log(hall.event)


def test_where_an_event_goes_on_what_was_drawn_in_secret_is_drawn_again() -> None:
    """A draft is discarded, and counted; published stages stay, and so do their proofs."""
    hall = Hall()
    hall.register(9)
    hall.publish()
    hall.play()
    drafted(hall)
    moved = read_log(write_log(hall.event))
    assert draft(moved) is not None
    elsewhere = Hall()
    fresh = sha256(b"of the other server").digest()
    elsewhere.event = moved
    assert elsewhere.refused(Publish()) == "no-seal"
    elsewhere.event = fold(moved, seal(moved, hall.now, fresh, moved=True))
    shown = public_view(elsewhere.event, 0)
    assert draft(elsewhere.event) is None
    assert (shown.draws, shown.commitment) == (1, commitment(fresh))
    assert shown.stages[0].seed == SEED.hex()
    assert drafted(elsewhere) == draw.groups(fresh, "stage/2/draw", sum(drafted_field(hall), ()))
    elsewhere.publish()
    assert public_view(elsewhere.event, 0).stages[1].draws == 2
    assert read_log(write_log(elsewhere.event)).stages == elsewhere.event.stages


def drafted_field(hall: Hall) -> tuple[tuple[int, ...], ...]:
    """The players in the draft."""
    drawn = draft(hall.event)
    assert drawn is not None
    return drawn.drawn


def test_without_its_seal_nothing_is_drawn() -> None:
    """An event that was read and not sealed again: no draw, no lot, and never a guess."""
    hall = Hall()
    hall.register(6)
    hall.event = read_log(write_log(hall.event))
    assert hall.refused(Draw()) == "no-seal"
    hall = Hall()
    hall.register(6)
    hall.publish()
    hall.event = read_log(write_log(hall.event))
    assert hall.refused(EnterLate("Late")) == "no-seal"


def test_a_seal_that_is_none_is_refused() -> None:
    """Neither a seed nor a commitment, one that is too short, or a forged one."""
    hall = Hall()
    hall.register(6)
    hall.publish()
    lines = write_log(hall.event).splitlines(keepends=True)
    sealed = lines[-1]
    assert b'"sealed"' in sealed
    commitment_ = commitment(hall.seeds[1]).encode()
    for broken in (
        sealed.replace(commitment_, commitment_[1:]),
        sealed.replace(b'"' + commitment_ + b'"', b"null"),
        sealed.replace(b'"seed":null', b'"seed":"AAAA"'),
        sealed.replace(b'{"type":"house"}', b'{"type":"organiser","name":"Ana"}'),
    ):
        assert broken != sealed
        with pytest.raises(LogError) as refusal:
            read_log(b"".join([*lines[:-1], broken]))
        assert refusal.value.code == "log-impossible"


# --- events from before there was a seed for each stage --------------------------------------


def test_an_event_of_the_first_version_is_what_it_was() -> None:
    """One seed for all, shown when it is over; every draw and lot of it is checked."""
    over = read_log((OLD / "event-of-version-1-over.dacabo").read_bytes())
    shown = public_view(over, 0)
    assert shown.seed == SEED.hex()
    assert [(stage.label, stage.seed) for stage in shown.stages] == [
        ("stage/1/redraw/2", SEED.hex()),
        ("stage/2/draw", SEED.hex()),
    ]
    going = read_log((OLD / "event-of-version-1.dacabo").read_bytes())
    assert replay(going.log) == going
    shown = public_view(going, 0)
    assert (shown.seed, shown.stages[0].seed, shown.stages[0].draws) == (None, None, 3)
    forged = (OLD / "event-of-version-1.dacabo").read_bytes().replace(b"[[5,0,", b"[[0,5,")
    with pytest.raises(LogError):
        read_log(forged)


def test_an_event_of_the_first_version_goes_on_by_a_seal_of_its_own() -> None:
    """From the next step on; its file then contains the public seed, and no other."""
    hall = Hall()
    hall.event = read_log((OLD / "event-of-version-1.dacabo").read_bytes())
    assert b64encode(SEED) not in write_log(hall.event)
    assert read_log(write_log(hall.event)).stages == hall.event.stages
    hall.publish()
    assert [stage.seed for stage in public_view(hall.event, 0).stages] == [SEED.hex()] * 2
    assert public_view(hall.event, 0).commitment == commitment(hall.seeds[1])
    hall.check_files()
