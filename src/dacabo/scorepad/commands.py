"""From a request to the fact that it leads to."""

from collections.abc import Callable
from typing import Annotated, Any, Final

import msgspec

from dacabo.core.names import apart, apart_from, clean_name, visible
from dacabo.core.seats import Seat
from dacabo.core.values import Short, Typed, Value
from dacabo.log import Context, answered
from dacabo.records.record import Changes
from dacabo.records.texts import MAX_PLAYERS
from dacabo.scorepad.errors import Conflict, Doubtful, PadError
from dacabo.scorepad.facts import (
    Happening,
    LotDrawn,
    Opened,
    PadEntry,
    PlayerLeft,
    PlayerReturned,
    Prolonged,
    Renamed,
    RoundCorrected,
    RoundEntered,
    RoundFilledIn,
    RoundTakenBack,
    TimeCalled,
    TimeTakenBack,
    WentOn,
)
from dacabo.scorepad.lots import begins
from dacabo.scorepad.pad import (
    Pad,
    check_last,
    check_next,
    playing_without,
    read_entry,
    standing,
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
from dacabo.scorepad.sheets import SHEETS, Entry


class Opening(Value):
    """The agreement before the first round."""

    game: Short
    preset: Short
    names: Annotated[tuple[Typed, ...], msgspec.Meta(max_length=MAX_PLAYERS)]
    """By seat, clockwise, as typed."""
    changes: Changes = {}  # noqa: RUF012 (msgspec copies it)
    starter: Seat | None = None


def open_pad(opening: Opening, context: Context) -> PadEntry:
    """The first entry of a new pad. The seed is that of the first lot."""
    sheet = SHEETS.get(opening.game)
    fact = Opened(
        opening.game,
        0 if sheet is None else sheet.version,
        opening.preset,
        apart(map(clean_name, opening.names)),
        opening.changes,
        opening.starter,
        context.seed,
    )
    return _entry(fact, context)


def ask(pad: Pad, request: Request, context: Context) -> list[PadEntry]:
    """The entries that a request leads to; none if it is a repetition or changes nothing.

    Raises:
        Doubtful: the entry is unlikely; sent again with `sure` it is accepted.
        Conflict: another client has written something else there.
        PadError: it cannot be written, or not now.
    """
    if answered(pad.log, context.id) is not None:
        return []
    fact = decide(pad, request, context)
    return [] if fact is None else [_entry(fact, context)]


def decide(pad: Pad, request: Request, context: Context) -> Happening | None:
    """The fact that a request leads to; None if it changes nothing.

    A lot is drawn from the seed that is sealed, and the context's seed is sealed for the next.
    """
    if isinstance(request, DrawLot):
        return _draw(pad, request, context.seed)
    return _DECIDE[type(request)](pad, request)


def go_on(pad: Pad, context: Context) -> list[PadEntry]:
    """The same people play on, on another pad; nothing if that is known."""
    return [] if pad.went_on else [_entry(WentOn(), context)]


def _entry(fact: Happening, context: Context) -> PadEntry:
    by = context.by and visible(context.by)
    return PadEntry(context.now, fact, context.id, by or None)


def _draw(pad: Pad, asked: DrawLot, seed: bytes | None) -> Happening | None:
    if any(lot.round == asked.round for lot in pad.lots) and not begins(pad).seats[1:]:
        return None  # another phone was faster
    if pad.seed is not None:
        return LotDrawn(asked.round, pad.seed, seed)
    # The pad came from a file, or is old: nothing was sealed, so only its next lots can be.
    if seed is None:
        raise PadError("lot-no-seed")
    return LotDrawn(asked.round, seed)


def _enter(pad: Pad, asked: Enter) -> Happening | None:
    entry = read_entry(pad, asked.round, asked.entry)
    if 1 <= asked.round <= len(pad.entries):
        stands = standing(pad, asked.round)
        merged = pad.sheet.merged(stands, entry)
        if merged is None:
            raise Conflict("round-entered-already", stands=stands, round=asked.round)
        if merged == stands:
            return None
        _doubt(pad, asked.round, merged, sure=asked.sure)
        return RoundFilledIn(asked.round, merged)
    check_next(pad, asked.round)
    _doubt(pad, asked.round, entry, sure=asked.sure)
    return RoundEntered(asked.round, entry)


def _correct(pad: Pad, asked: Correct) -> Happening | None:
    stands = standing(pad, asked.round)
    entry = read_entry(pad, asked.round, asked.entry)
    if entry == stands:
        return None
    if read_entry(pad, asked.round, asked.instead) != stands:
        raise Conflict("round-changed", stands=stands, round=asked.round)
    _doubt(pad, asked.round, entry, sure=asked.sure)
    return RoundCorrected(asked.round, entry, visible(asked.reason))


def _take_back(pad: Pad, asked: TakeBack) -> Happening:
    stands = standing(pad, asked.round)
    check_last(pad, asked.round)
    if read_entry(pad, asked.round, asked.entry) != stands:
        raise Conflict("round-changed", stands=stands, round=asked.round)
    return RoundTakenBack(asked.round)


def _rename(pad: Pad, asked: Rename) -> Happening | None:
    others = [name for seat, name in enumerate(pad.names) if seat != asked.seat]
    name = apart_from(clean_name(asked.name), others)
    if name in pad.names:
        return None  # their own name: the check above excludes all others
    return Renamed(asked.seat, name)


def _doubt(pad: Pad, number: int, entry: Entry, *, sure: bool) -> None:
    without = playing_without(pad, number)
    doubts = () if sure else pad.sheet.doubts(pad.rules, pad.players, entry, without)
    if doubts:
        raise Doubtful("entry-doubtful", doubts=doubts)


_DECIDE: Final[dict[type, Callable[[Pad, Any], Happening | None]]] = {
    Enter: _enter,
    Correct: _correct,
    TakeBack: _take_back,
    Rename: _rename,
    Leave: lambda pad, asked: None if asked.seat in pad.out else PlayerLeft(asked.seat),
    Return: lambda pad, asked: PlayerReturned(asked.seat) if asked.seat in pad.out else None,
    Prolong: lambda pad, asked: None if pad.agreed == asked.last else Prolonged(asked.last),
    CallTime: lambda _pad, asked: TimeCalled(asked.last),
    TakeTimeBack: lambda _pad, _asked: TimeTakenBack(),
}
