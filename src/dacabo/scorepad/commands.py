"""Decide which fact a request to a pad leads to, or refuse it."""

from collections.abc import Callable
from typing import Annotated, Any, Final

import msgspec

from dacabo.core.names import clean_name, make_unique, unique_among, visible
from dacabo.core.seats import Seat
from dacabo.core.values import Short, Typed, Value
from dacabo.log import Context, answered
from dacabo.records.record import Changes
from dacabo.records.texts import MAX_PLAYERS
from dacabo.scorepad.errors import Conflict, NeedsConfirmation, PadError
from dacabo.scorepad.facts import (
    ContinuedElsewhere,
    LotDrawn,
    Opened,
    PadEntry,
    PadFact,
    PlayerLeft,
    PlayerReturned,
    Renamed,
    RoundCorrected,
    RoundEntered,
    RoundFilledIn,
    RoundsExtended,
    RoundTakenBack,
    TimeCalled,
    TimeCallWithdrawn,
)
from dacabo.scorepad.lots import begins
from dacabo.scorepad.pad import (
    Pad,
    check_last,
    check_next,
    current_entry,
    playing_without,
    read_entry,
)
from dacabo.scorepad.requests import (
    CallTime,
    Correct,
    DrawLot,
    Enter,
    Leave,
    Prolong,
    Rename,
    Request,
    Return,
    TakeBack,
    TakeTimeBack,
)
from dacabo.scorepad.sheets import SHEETS, RoundEntry


class Opening(Value):
    """The agreement before the first round."""

    game: Short
    preset: Short
    names: Annotated[tuple[Typed, ...], msgspec.Meta(max_length=MAX_PLAYERS)]
    """By seat, clockwise, as typed."""
    changes: Changes = {}  # noqa: RUF012 (msgspec copies it)
    starter: Seat | None = None


def open_pad(opening: Opening, context: Context) -> PadEntry:
    """The first entry of a new pad. The context's seed is used for the first draw of lots."""
    sheet = SHEETS.get(opening.game)  # an unknown game is refused when the entry is applied
    fact = Opened(
        opening.game,
        0 if sheet is None else sheet.version,
        opening.preset,
        make_unique(map(clean_name, opening.names)),
        opening.changes,
        opening.starter,
        context.seed,
    )
    return _entry(fact, context)


def handle(pad: Pad, request: Request, context: Context) -> list[PadEntry]:
    """The entries that a request leads to; none if it was handled before or changes nothing.

    Raises:
        NeedsConfirmation: the entry is unlikely; sent again with `sure` it is accepted.
        Conflict: another client has written something else there.
        PadError: it cannot be written, or not now.
    """
    if answered(pad.log, context.id) is not None:
        return []
    fact = decide(pad, request, context)
    return [] if fact is None else [_entry(fact, context)]


def decide(pad: Pad, request: Request, context: Context) -> PadFact | None:
    """The fact that a request leads to; None if it changes nothing.

    A lot is drawn with the seed that the pad committed to earlier; the context's seed is committed
    to for the next one.
    """
    if isinstance(request, DrawLot):
        return _draw(pad, request, context.seed)
    return _DECIDE[type(request)](pad, request)


def continue_on_new_pad(pad: Pad, context: Context) -> list[PadEntry]:
    """Record that the same people continue on another pad, unless that is recorded."""
    return [] if pad.went_on else [_entry(ContinuedElsewhere(), context)]


def _entry(fact: PadFact, context: Context) -> PadEntry:
    by = context.by and visible(context.by)
    return PadEntry(context.now, fact, context.id, by or None)


def _draw(pad: Pad, asked: DrawLot, seed: bytes | None) -> PadFact | None:
    already_drawn = any(lot.round == asked.round for lot in pad.lots)
    if already_drawn and len(begins(pad).seats) <= 1:  # another phone was faster
        return None
    if pad.seed is not None:
        return LotDrawn(asked.round, pad.seed, seed)
    # An imported or old pad has committed to no seed: each of its lots uses a fresh one.
    if seed is None:
        raise PadError("lot-no-seed")
    return LotDrawn(asked.round, seed)


def _enter(pad: Pad, asked: Enter) -> PadFact | None:
    entry = read_entry(pad, asked.round, asked.entry)
    if 1 <= asked.round <= len(pad.entries):
        current = current_entry(pad, asked.round)
        merged = pad.sheet.merged(current, entry)
        if merged is None:
            raise Conflict("round-entered-already", current=current, round=asked.round)
        if merged == current:
            return None
        _check_plausible(pad, asked.round, merged, sure=asked.sure)
        return RoundFilledIn(asked.round, merged)
    check_next(pad, asked.round)
    _check_plausible(pad, asked.round, entry, sure=asked.sure)
    return RoundEntered(asked.round, entry)


def _correct(pad: Pad, asked: Correct) -> PadFact | None:
    current = current_entry(pad, asked.round)
    entry = read_entry(pad, asked.round, asked.entry)
    if entry == current:
        return None
    if read_entry(pad, asked.round, asked.instead) != current:
        raise Conflict("round-changed", current=current, round=asked.round)
    _check_plausible(pad, asked.round, entry, sure=asked.sure)
    return RoundCorrected(asked.round, entry, visible(asked.reason))


def _take_back(pad: Pad, asked: TakeBack) -> PadFact:
    current = current_entry(pad, asked.round)
    check_last(pad, asked.round)
    if read_entry(pad, asked.round, asked.entry) != current:
        raise Conflict("round-changed", current=current, round=asked.round)
    return RoundTakenBack(asked.round)


def _rename(pad: Pad, asked: Rename) -> PadFact | None:
    others = [name for seat, name in enumerate(pad.names) if seat != asked.seat]
    name = unique_among(clean_name(asked.name), others)
    if name in pad.names:
        return None  # their own name: the check above excludes all others
    return Renamed(asked.seat, name)


def _check_plausible(pad: Pad, number: int, entry: RoundEntry, *, sure: bool) -> None:
    without = playing_without(pad, number)
    doubts = () if sure else pad.sheet.doubts(pad.rules, pad.players, entry, without)
    if doubts:
        raise NeedsConfirmation("entry-doubtful", doubts=doubts)


_DECIDE: Final[dict[type, Callable[[Pad, Any], PadFact | None]]] = {
    Enter: _enter,
    Correct: _correct,
    TakeBack: _take_back,
    Rename: _rename,
    Leave: lambda pad, asked: None if asked.seat in pad.out else PlayerLeft(asked.seat),
    Return: lambda pad, asked: PlayerReturned(asked.seat) if asked.seat in pad.out else None,
    Prolong: lambda pad, asked: None if pad.agreed == asked.last else RoundsExtended(asked.last),
    CallTime: lambda _pad, asked: TimeCalled(asked.last),
    TakeTimeBack: lambda _pad, _asked: TimeCallWithdrawn(),
}
