"""The seals of an event: a seed for each draw, secret before it and public right after it."""

from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import pytest
from tournament.harness.event_driver import SEED, EventDriver

from dacabo.core.chance import commitment
from dacabo.tournament import draw
from dacabo.tournament.apply import apply, replay
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
from dacabo.tournament.views.pages import desk, log_lines, public_view

FOLDER = Path(__file__).parent


def take_back(driver: EventDriver) -> None:
    """Take back the last step."""
    last = last_step(driver.event)
    assert last is not None
    driver.ask(TakeBack(last, "a slip"))


def draw_draft(driver: EventDriver) -> tuple[tuple[int, ...], ...]:
    """Draw, and return the groups."""
    driver.ask(Draw())
    open_draft = draft(driver.event)
    assert open_draft is not None
    return open_draft.drawn


# --- when a seed is known --------------------------------------------------------------


def test_a_published_draw_can_be_drawn_again_at_once() -> None:
    """Each stage shows its own seed; the seal of the next draw differs and is secret."""
    driver = EventDriver()
    driver.register(9)
    driver.ask(Draw())
    assert desk(driver.event, 0).draft is not None
    assert [one.seed for one in (desk(driver.event, 0).draft,) if one] == [None]
    driver.publish()
    driver.play()
    driver.publish()
    page = public_view(driver.event, 0)
    assert page.seed is None
    assert [stage.seed for stage in page.stages] == [seed.hex() for seed in driver.seeds[:2]]
    assert page.commitment == commitment(driver.seeds[2])
    for stage in page.stages:
        assert stage.seed is not None
        assert sha256(bytes.fromhex(stage.seed)).hexdigest() == stage.commitment
        players = [player for group in stage.drawn for player in group]
        assert draw.groups(bytes.fromhex(stage.seed), stage.label, players) == stage.drawn
    driver.ask(End())
    assert public_view(driver.event, 0).seed == driver.seeds[2].hex()


def test_a_seal_is_no_step_and_not_in_the_log() -> None:
    """Taking back affects the last step of a person; the seal stays."""
    driver = EventDriver()
    driver.register(6)
    driver.publish()
    assert isinstance(driver.event.log[-1].fact, Sealed)
    assert last_step(driver.event) == len(driver.event.log) - 1
    take_back(driver)
    assert public_view(driver.event, 0).commitment == commitment(driver.seeds[1])
    assert len(driver.event.seals) == 2
    assert not any(isinstance(line.entry.fact, Sealed) for line in log_lines(driver.event))
    assert str(driver.seeds) not in repr(driver.event.log)


# --- drawing again ---------------------------------------------------------------------


def test_another_draw_of_the_same_players_gives_the_same_groups() -> None:
    """A discarded draft changes nothing."""
    driver = EventDriver()
    driver.register(9)
    first = draw_draft(driver)
    take_back(driver)
    assert draw_draft(driver) == first
    driver.ask(Register(("Guest",)))
    other = draw_draft(driver)
    assert sorted(sum(other, ())) == list(range(10))
    driver.ask(DropOut(9))
    assert draw_draft(driver) == first


def test_a_draft_does_not_reveal_the_draw_of_other_players() -> None:
    """An organiser who has seen a draft and takes it back cannot choose where a player goes.

    With the same number of players, the draft would show where each place of the list goes.
    """
    driver = EventDriver()
    driver.register(9)
    places = [sorted(range(9)).index(player) for group in draw_draft(driver) for player in group]
    take_back(driver)
    driver.ask(DropOut(0))
    driver.ask(Register(("P1 again",)))
    field = range(1, 10)
    foreseen = [field[place] for place in places]
    assert [player for group in draw_draft(driver) for player in group] != foreseen


def test_a_published_seed_is_never_used_again() -> None:
    """The seed is public by then, so later draws use the next one."""
    driver = EventDriver()
    driver.register(9)
    first = [match.players for match in driver.publish()]
    take_back(driver)
    open_draft = draft(driver.event)
    assert open_draft is not None, "as it was: it can be published again, or taken back as well"
    assert [match.players for match in open_draft.matches] == first
    take_back(driver)
    again = draw_draft(driver)
    assert again == draw.groups(driver.seeds[1], "stage/1/draw", range(9))
    driver.publish()
    (stage,) = public_view(driver.event, 0).stages
    assert (stage.seed, stage.draws) == (driver.seeds[1].hex(), 2)


def test_the_number_of_draws_is_public() -> None:
    """The number includes draws that were discarded or taken back, even unpublished ones."""
    driver = EventDriver()
    driver.register(9)
    assert public_view(driver.event, 0).draws == 0
    draw_draft(driver)
    take_back(driver)
    draw_draft(driver)
    driver.ask(DropOut(3))
    assert public_view(driver.event, 0).draws == 2
    driver.publish()
    page = public_view(driver.event, 0)
    assert (page.stages[0].draws, page.draws) == (3, 0)
    driver.play()
    draw_draft(driver)
    take_back(driver)
    page = public_view(driver.event, 0)
    assert (page.stages[0].draws, page.draws) == (3, 1)


# --- it cannot be predicted --------------------------------------------------------------


def test_a_preview_reveals_nothing_about_the_next_draw() -> None:
    """A preview does not depend on the seal, not even for a latecomer."""
    told = []
    for seed in (b"a", b"b", b"c", b"d"):
        driver = EventDriver(sha256(seed).digest())
        driver.register(6)
        told.append([preview(driver.event, Draw(), 0, driver.event.log[0].by)])
        # The same seed draws all groups, so that only the lot of the latecomer differs.
        driver = EventDriver()
        driver.register(6)
        driver.new_seed = lambda seed=seed: sha256(seed).digest()  # type: ignore[method-assign, misc]
        for match in driver.publish():
            driver.ask(MarkNoShow(match.players[1:]))
        told[-1].append(preview(driver.event, EnterLate("Late"), 0, driver.event.log[0].by))
    assert all(one == told[0] for one in told)


def test_the_lot_of_a_latecomer_uses_a_secret_seed() -> None:
    """Needless steps gain nothing, because the seed of the lot is still secret."""
    driver = EventDriver()
    driver.register(6)
    groups = driver.publish()
    places = {seed: draw.lot(seed, "late/1", 2) for seed in driver.seeds}
    for turn in range(4):
        driver.ask(EnterLate(f"Late {turn}"))
        joined = groups[places[driver.seeds[-1]]]
        assert 6 + turn in driver.match(joined).players, "taken back, another lot was drawn"
        take_back(driver)


# --- files ---------------------------------------------------------------------------------


def test_a_file_holds_only_public_seeds() -> None:
    """At any time it has only the seal of the current seed."""
    driver = EventDriver()
    driver.check_files()
    driver.register(9)
    draw_draft(driver)
    driver.check_files()
    driver.publish()
    driver.check_files()
    driver.play()
    driver.publish()
    driver.check_files()
    file = write_log(driver.event)
    assert b64encode(driver.seeds[2]) not in file
    assert commitment(driver.seeds[2]).encode() in file
    driver.ask(End())
    assert b64encode(driver.seeds[2]) in write_log(driver.event)


def test_a_moved_event_discards_its_draft() -> None:
    """The draft is counted as a draw; published stages and their proofs stay."""
    driver = EventDriver()
    driver.register(9)
    driver.publish()
    driver.play()
    draw_draft(driver)
    moved = read_log(write_log(driver.event))
    assert draft(moved) is not None
    elsewhere = EventDriver()
    fresh = sha256(b"of the other server").digest()
    elsewhere.event = moved
    assert elsewhere.refused(Publish()) == "no-seal"
    elsewhere.event = apply(moved, seal(moved, driver.now, fresh, moved=True))
    page = public_view(elsewhere.event, 0)
    assert draft(elsewhere.event) is None
    assert (page.draws, page.commitment) == (1, commitment(fresh))
    assert page.stages[0].seed == SEED.hex()
    assert draw_draft(elsewhere) == draw.groups(
        fresh, "stage/2/draw", sum(players_in_draft(driver), ())
    )
    elsewhere.publish()
    assert public_view(elsewhere.event, 0).stages[1].draws == 2
    assert read_log(write_log(elsewhere.event)).stages == elsewhere.event.stages


def players_in_draft(driver: EventDriver) -> tuple[tuple[int, ...], ...]:
    """The players in the draft."""
    open_draft = draft(driver.event)
    assert open_draft is not None
    return open_draft.drawn


def test_an_event_without_a_seal_refuses_draws_and_lots() -> None:
    """Its file came from elsewhere, and the server has sealed no new seed."""
    driver = EventDriver()
    driver.register(6)
    driver.event = read_log(write_log(driver.event))
    assert driver.refused(Draw()) == "no-seal"
    driver = EventDriver()
    driver.register(6)
    driver.publish()
    driver.event = read_log(write_log(driver.event))
    assert driver.refused(EnterLate("Late")) == "no-seal"


def test_an_invalid_seal_is_refused() -> None:
    """A seal needs a valid seed or a valid commitment."""
    driver = EventDriver()
    driver.register(6)
    driver.publish()
    lines = write_log(driver.event).splitlines(keepends=True)
    sealed = lines[-1]
    assert b'"sealed"' in sealed
    commitment_ = commitment(driver.seeds[1]).encode()
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


def test_an_event_of_the_first_version_can_be_read() -> None:
    """It has a single seed, which its end reveals; every draw of it is checked."""
    over = read_log((FOLDER / "event-of-version-1-over.dacabo").read_bytes())
    page = public_view(over, 0)
    assert page.seed == SEED.hex()
    assert [(stage.label, stage.seed) for stage in page.stages] == [
        ("stage/1/redraw/2", SEED.hex()),
        ("stage/2/draw", SEED.hex()),
    ]
    unfinished = read_log((FOLDER / "event-of-version-1.dacabo").read_bytes())
    assert replay(unfinished.log) == unfinished
    page = public_view(unfinished, 0)
    assert (page.seed, page.stages[0].seed, page.stages[0].draws) == (None, None, 3)
    forged = (FOLDER / "event-of-version-1.dacabo").read_bytes().replace(b"[[5,0,", b"[[0,5,")
    with pytest.raises(LogError):
        read_log(forged)


def test_an_event_of_the_first_version_continues_with_a_new_seal() -> None:
    """After the next step its file contains the old seed, which is public, and no other."""
    driver = EventDriver()
    driver.event = read_log((FOLDER / "event-of-version-1.dacabo").read_bytes())
    assert b64encode(SEED) not in write_log(driver.event)
    assert read_log(write_log(driver.event)).stages == driver.event.stages
    driver.publish()
    assert [stage.seed for stage in public_view(driver.event, 0).stages] == [SEED.hex()] * 2
    assert public_view(driver.event, 0).commitment == commitment(driver.seeds[1])
    driver.check_files()
