"""The pad draws the starter: once, from a seed that was sealed before."""

from collections import Counter
from hashlib import sha256

import pytest
from scorepad.harness.pad_driver import NAMES, PadDriver, round_with_call

from dacabo.core.chance import SEED_BYTES, Sealed
from dacabo.log import Context
from dacabo.scorepad.commands import Opening, handle, open_pad
from dacabo.scorepad.dacapo.sheet import DacapoEntry
from dacabo.scorepad.errors import PadError
from dacabo.scorepad.facts import LotDrawn, PadEntry
from dacabo.scorepad.files import read_pad, write_pad
from dacabo.scorepad.pad import apply
from dacabo.scorepad.requests import Correct, DrawLot, Leave, TakeBack
from dacabo.scorepad.view import view


def test_a_lot_can_be_repeated_from_its_sealed_seed() -> None:
    """The pad shows its hash first, then the seed, and seals another seed."""
    pad = PadDriver(sealed=True)
    sealed = view(pad.pad).seal
    pad.ask(DrawLot(1))
    pad_view = view(pad.pad)
    (lot,) = pad_view.lots
    seed = bytes.fromhex(lot.seed)
    assert sha256(seed).hexdigest() == sealed
    assert lot.seat == lot.hat[Sealed(seed).lot("pad/round/1/begins", len(lot.hat))]
    assert pad_view.starters == (lot.seat,)
    assert pad_view.asks[0].key == "scorepad-begins-drawn"
    assert pad_view.seal not in (None, sealed)


def test_all_candidates_are_drawn_equally_often() -> None:
    """The test draws from many seeds."""
    counted: Counter[int] = Counter()
    for number in range(600):
        seed = sha256(bytes([number % 256, number // 256])).digest()
        line = open_pad(Opening("cabo", "original", NAMES[:3]), Context(0, "open", seed=seed))
        pad = apply(None, line)
        (drawn,) = handle(pad, DrawLot(1), Context(0, "lot", seed=bytes(SEED_BYTES)))
        counted[apply(pad, drawn).lots[0].seat] += 1
    assert min(counted[seat] for seat in range(3)) > 150


def test_a_second_draw_gives_the_same_lot() -> None:
    """So players cannot draw until they like the result. A decided round gets no lot."""
    pad = PadDriver(sealed=True)
    pad.ask(DrawLot(1))
    assert pad.ask(DrawLot(1)) == []
    pad.enter(round_with_call(0, 1, 9, 9))
    with pytest.raises(PadError) as refused:
        pad.ask(DrawLot(2))
    assert refused.value.code == "lot-not-needed"
    with pytest.raises(PadError) as refused:
        pad.ask(DrawLot(3))
    assert refused.value.code == "round-missing"
    pad.ask(TakeBack(1, pad.pad.entries[0]))
    assert pad.ask(DrawLot(1)) == []  # the lot of the first round still holds


def test_a_lot_from_another_seed_is_refused() -> None:
    """Such a lot can only be in a forged log."""
    pad = PadDriver(sealed=True)
    with pytest.raises(PadError) as refused:
        apply(pad.pad, PadEntry(0, LotDrawn(1, b"x" * SEED_BYTES), "lot"))
    assert refused.value.code == "lot-other-seed"


def test_other_candidates_need_another_lot() -> None:
    """A correction or a leaver changes the candidates; then the lot is drawn again."""
    pad = PadDriver(sealed=True)
    tied = round_with_call(2, 5, 5, 9)
    pad.enter(tied)
    assert view(pad.pad).starters == (0, 1)
    pad.ask(DrawLot(2))
    drawn = view(pad.pad).starters
    assert drawn[0] in (0, 1)
    assert not drawn[1:]
    pad.ask(Correct(1, round_with_call(2, 5, 9, 9), tied, sure=True))
    assert view(pad.pad).starters == (0,)
    pad.ask(Correct(1, round_with_call(0, 9, 5, 5), pad.pad.entries[0], sure=True))
    assert view(pad.pad).starters == (1, 2)
    pad.ask(DrawLot(2))
    assert len(pad.pad.lots) == 2


def test_a_lot_decides_who_begins_all_later_rounds() -> None:
    """In Da Capo! the deal then goes round the table; the youngest, once drawn, stays so."""
    dacapo = PadDriver("dacapo", "match", sealed=True)
    dacapo.enter(DacapoEntry((0, 2, 3)))
    dacapo.ask(DrawLot(2))
    second = view(dacapo.pad).starters[0]
    dacapo.enter(DacapoEntry((0, 2, 3)))
    assert view(dacapo.pad).starters == ((second + 1) % 3,)
    dutch = PadDriver(preset="dutch", changes={"rounds": 3}, sealed=True)
    dutch.ask(DrawLot(1))
    first = view(dutch.pad).starters
    dutch.enter(round_with_call(0, 1, 9, 9))
    assert view(dutch.pad).starters == first
    dutch.ask(Leave(first[0]))
    assert len(view(dutch.pad).starters) == 2  # they have left, so a lot decides among the others


def test_a_file_holds_no_sealed_seed() -> None:
    """Readers must not know the next lot; earlier lots stay proven."""
    pad = PadDriver(sealed=True)
    for _ in range(2):
        assert pad.pad.seed is not None
        saved = read_pad(write_pad(pad.pad))
        assert saved.seed is None
        assert saved.lots == pad.pad.lots
        pad.ask(DrawLot(1))
    with pytest.raises(PadError) as refused:
        handle(read_pad(write_pad(PadDriver(sealed=True).pad)), DrawLot(1), Context(0, "lot"))
    assert refused.value.code == "lot-no-seed"


def test_the_answer_about_time_can_be_changed() -> None:
    """Without a round in progress the match is over; with one, it goes on."""
    pad = PadDriver(preset="tournament")
    pad.enter(round_with_call(0, 1, 9, 9))
    pad.time_up(playing=True)
    assert not pad.over()
    pad.time_up(playing=False)
    assert pad.over()
    pad.time_up(playing=True)
    assert not pad.over()
    with pytest.raises(PadError) as refused:
        pad.time_up(playing=True)
    assert refused.value.code == "time-is-up-already"


def test_a_finished_match_continues_on_one_other_pad() -> None:
    """The first request decides which."""
    pad = PadDriver(sealed=True)
    with pytest.raises(PadError) as refused:
        pad.continue_on_new_pad()
    assert refused.value.code == "match-not-over"
    pad.enter(round_with_call(0, 0, 101, 9))
    pad.continue_on_new_pad()
    number = pad.pad.number
    pad.continue_on_new_pad()
    assert view(pad.pad).went_on
    assert pad.pad.number == number
