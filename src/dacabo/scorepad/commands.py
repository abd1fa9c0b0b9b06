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
from dacabo.scorepad.lots import next_starter
from dacabo.scorepad.pad import (
    Pad,
    absent_in,
    check_is_last,
    check_is_next,
    current_entry,
    normalise,
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
        Conflict: another client has written something else for that round.
        PadError: the request is refused, or refused now.
    """
    if answered(pad.log, context.id) is not None:
        return []
    fact = decide(pad, request, context)
    return [] if fact is None else [_entry(fact, context)]


def decide(pad: Pad, request: Request, context: Context) -> PadFact | None:
    """The fact that a request leads to; None if it changes nothing.

    A lot is drawn from the seed that the pad has sealed; the context's seed is sealed for the next
    lot.
    """
    if isinstance(request, DrawLot):
        return _draw(pad, request, context.seed)
    return _DECIDE[type(request)](pad, request)


def continue_on_new_pad(pad: Pad, context: Context) -> list[PadEntry]:
    """Record that the same people continue on another pad, unless the log says so already."""
    return [] if pad.went_on else [_entry(ContinuedElsewhere(), context)]


def _entry(fact: PadFact, context: Context) -> PadEntry:
    by = context.by and visible(context.by)
    return PadEntry(context.now, fact, context.id, by or None)


def _draw(pad: Pad, request: DrawLot, seed: bytes | None) -> PadFact | None:
    already_drawn = any(lot.round == request.round for lot in pad.lots)
    if already_drawn and len(next_starter(pad).seats) <= 1:  # another phone was faster
        return None
    if pad.seed is not None:
        return LotDrawn(request.round, pad.seed, seed)
    # An imported or old pad has sealed no seed: each of its lots uses a fresh one.
    if seed is None:
        raise PadError("lot-no-seed")
    return LotDrawn(request.round, seed)


def _enter(pad: Pad, request: Enter) -> PadFact | None:
    entry = normalise(pad, request.round, request.entry)
    if 1 <= request.round <= len(pad.entries):
        current = current_entry(pad, request.round)
        merged = pad.sheet.merged(current, entry)
        if merged is None:
            raise Conflict("round-entered-already", current=current, round=request.round)
        if merged == current:
            return None
        _check_plausible(pad, request.round, merged, sure=request.sure)
        return RoundFilledIn(request.round, merged)
    check_is_next(pad, request.round)
    _check_plausible(pad, request.round, entry, sure=request.sure)
    return RoundEntered(request.round, entry)


def _correct(pad: Pad, request: Correct) -> PadFact | None:
    current = current_entry(pad, request.round)
    entry = normalise(pad, request.round, request.entry)
    if entry == current:
        return None
    if normalise(pad, request.round, request.instead) != current:
        raise Conflict("round-changed", current=current, round=request.round)
    _check_plausible(pad, request.round, entry, sure=request.sure)
    return RoundCorrected(request.round, entry, visible(request.reason))


def _take_back(pad: Pad, request: TakeBack) -> PadFact:
    current = current_entry(pad, request.round)
    check_is_last(pad, request.round)
    if normalise(pad, request.round, request.entry) != current:
        raise Conflict("round-changed", current=current, round=request.round)
    return RoundTakenBack(request.round)


def _rename(pad: Pad, request: Rename) -> PadFact | None:
    others = [name for seat, name in enumerate(pad.names) if seat != request.seat]
    name = unique_among(clean_name(request.name), others)
    if name in pad.names:
        return None  # their own name: the check above excludes all others
    return Renamed(request.seat, name)


def _prolong(pad: Pad, request: Prolong) -> PadFact | None:
    return None if pad.agreed == request.last else RoundsExtended(request.last)


def _check_plausible(pad: Pad, number: int, entry: RoundEntry, *, sure: bool) -> None:
    absent = absent_in(pad, number)
    doubts = () if sure else pad.sheet.doubts(pad.rules, pad.players, entry, absent)
    if doubts:
        raise NeedsConfirmation("entry-doubtful", doubts=doubts)


_DECIDE: Final[dict[type, Callable[[Pad, Any], PadFact | None]]] = {
    Enter: _enter,
    Correct: _correct,
    TakeBack: _take_back,
    Rename: _rename,
    Leave: lambda pad, request: None if request.seat in pad.out else PlayerLeft(request.seat),
    Return: lambda pad, request: PlayerReturned(request.seat) if request.seat in pad.out else None,
    Prolong: _prolong,
    CallTime: lambda _pad, request: TimeCalled(request.last),
    TakeTimeBack: lambda _pad, _request: TimeCallWithdrawn(),
}
