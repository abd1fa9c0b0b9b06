"""A score pad as all its users see it."""

from functools import lru_cache
from typing import Any, Final

from dacabo.core.chance import commitment
from dacabo.core.game import Result
from dacabo.core.phrases import Argument, Phrase, Who
from dacabo.core.rules import RuleSet, Setting
from dacabo.core.seats import Seat
from dacabo.core.values import Value
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
from dacabo.scorepad.pad import Pad, apply
from dacabo.scorepad.sheets import SHEETS, Fields, RoundEntry


class RoundSeen(Value, kw_only=True):
    """A round on the pad."""

    round: int
    entry: RoundEntry
    result: Any
    """The result as the engine computes it; None for a round after the end of the match."""
    doubts: tuple[Phrase, ...]
    """The questions about it, although it was confirmed."""
    without: tuple[Seat, ...]
    """The seats of players who had left before it, and have no part in it."""
    corrected: bool
    """Whether an earlier entry was replaced; the history has the details."""


class Change(Value, kw_only=True):
    """One line of the history."""

    number: int
    at: int
    by: str | None
    said: Phrase
    """The fact in words."""
    round: int | None
    old: RoundEntry | None
    new: RoundEntry | None
    """The entry before and after it."""
    reason: str
    before: tuple[int, ...]
    after: tuple[int, ...]
    """The totals of all players before and after it."""


class LotSeen(Value):
    """A lot that was drawn, with the seed to repeat it."""

    round: int
    hat: tuple[Seat, ...]
    """Those it was drawn from."""
    seat: Seat
    seed: str
    """In hex."""


class PadView(Value, kw_only=True):
    """A score pad, the same for all users."""

    number: int
    """The number of the last fact."""
    game: str
    preset: str
    changes: dict[str, Setting]
    fields: Fields
    """The entry form of these rules."""
    clock: bool
    """Whether these rules have a time limit, so that time can be called."""
    names: tuple[str, ...]
    out: tuple[Seat, ...]
    """The seats of players who have left; the others play on."""
    rounds: tuple[RoundSeen, ...]
    totals: tuple[int, ...]
    last: int | None
    """The last round that counts, once time is up."""
    agreed: int | None
    """The last round, where one more is played than the rules say."""
    result: Result | None
    """Points and places, once the match is over."""
    starters: tuple[Seat, ...]
    """The seats that may begin next: several if a lot decides, none once the match is over."""
    first: Seat | None
    """The seat that began the first round, if it was entered when the pad was opened."""
    lots: tuple[LotSeen, ...]
    seal: str | None
    """The SHA-256 of the seed of the next lot, in hex."""
    went_on: bool
    """Whether the same people play on, on another pad (`POST /api/pad/next`)."""
    asks: tuple[Phrase, ...]
    """The next step, or the end of the match, in words."""
    history: tuple[Change, ...]


def view(pad: Pad, known_history: tuple[Change, ...] | None = None) -> PadView:
    """The view of a pad; `known_history` spares computing its history again."""
    starter = next_starter(pad) if pad.ended is None else None
    corrected = _corrected_rounds(pad.log)
    return PadView(
        number=pad.number,
        game=pad.opened.game,
        preset=pad.opened.preset,
        changes=pad.opened.changes,
        fields=pad.sheet.fields(pad.rules),
        clock=pad.sheet.has_clock(pad.rules),
        names=pad.names,
        out=pad.out,
        rounds=tuple(
            RoundSeen(
                round=number,
                entry=entry,
                result=pad.results[number - 1] if number <= len(pad.results) else None,
                doubts=_doubts(
                    pad.opened.game, pad.rules, pad.players, entry, pad.without[number - 1]
                ),
                without=pad.without[number - 1],
                corrected=number in corrected,
            )
            for number, entry in enumerate(pad.entries, start=1)
        ),
        totals=pad.totals,
        last=pad.last,
        agreed=pad.agreed,
        result=None if pad.ended is None else pad.ended.result,
        starters=() if starter is None else starter.seats,
        first=pad.opened.starter,
        lots=tuple(LotSeen(lot.round, lot.hat, lot.seat, lot.seed.hex()) for lot in pad.lots),
        seal=None if pad.seed is None else commitment(pad.seed),
        went_on=pad.went_on,
        asks=_instructions(pad, None if starter is None else starter.said),
        history=history(pad.log) if known_history is None else known_history,
    )


@lru_cache(maxsize=4096)
def _doubts(
    game: str, rules: RuleSet, players: int, entry: RoundEntry, without: tuple[Seat, ...]
) -> tuple[Phrase, ...]:
    """The doubts about an entry; cached, because they never change."""
    return SHEETS[game].doubts(rules, players, entry, without)


def _instructions(pad: Pad, who_begins: Phrase | None) -> tuple[Phrase, ...]:
    """The next step; or the end of the match, with the number of rounds that no longer count."""
    unit = pad.sheet.unit
    if pad.ended is None:
        assert who_begins is not None
        number = len(pad.entries) + 1
        time_up = () if pad.last is None else (Phrase("scorepad-last-round", {"round": pad.last}),)
        return (*time_up, who_begins, Phrase("scorepad-enter", {"round": number, "unit": unit}))
    not_counted = len(pad.entries) - len(pad.results)
    about: dict[str, Argument] = {"count": not_counted, "unit": unit}
    after_the_end = (Phrase("scorepad-after-the-end", about),) if not_counted else ()
    return pad.ended.why, pad.ended.won, *after_the_end


def history(log: tuple[PadEntry, ...]) -> tuple[Change, ...]:
    """The complete history of a pad."""
    changes = []
    pad: Pad | None = None
    for entry in log:
        before, pad = pad, apply(pad, entry)
        changes.append(change(before, pad))
    return tuple(changes)


def change(before: Pad | None, pad: Pad) -> Change:
    """The change made by the last fact of a pad."""
    last = pad.log[-1]
    number = _round_of(last.fact)
    return Change(
        number=pad.number,
        at=last.at,
        by=last.by,
        said=_describe(last.fact, before, pad),
        round=number,
        old=_entry_of(before, number),
        new=_entry_of(pad, number),
        reason=last.fact.reason if isinstance(last.fact, RoundCorrected) else "",
        before=pad.totals if before is None else before.totals,
        after=pad.totals,
    )


def _corrected_rounds(log: tuple[PadEntry, ...]) -> set[int]:
    """The rounds that were corrected since they were last entered."""
    corrected: set[int] = set()
    for entry in log:
        match entry.fact:
            case RoundCorrected(number):
                corrected.add(number)
            case RoundTakenBack(number):
                corrected.discard(number)
    return corrected


def _round_of(fact: PadFact) -> int | None:
    match fact:
        case (
            RoundEntered(number)
            | RoundCorrected(number)
            | RoundFilledIn(number)
            | RoundTakenBack(number)
        ):
            return number
        case _:
            return None


def _entry_of(pad: Pad | None, number: int | None) -> RoundEntry | None:
    if pad is None or number is None or number > len(pad.entries):
        return None
    return pad.entries[number - 1]


_ROUND_MESSAGES: Final = {
    RoundEntered: "scorepad-entered",
    RoundCorrected: "scorepad-corrected",
    RoundFilledIn: "scorepad-filled-in",
    RoundTakenBack: "scorepad-taken-back",
}
_MESSAGES: Final = {
    Opened: "scorepad-opened",
    ContinuedElsewhere: "scorepad-went-on",
    TimeCallWithdrawn: "scorepad-time-taken-back",
}


def _describe(fact: PadFact, before: Pad | None, pad: Pad) -> Phrase:
    match fact:
        case RoundEntered() | RoundCorrected() | RoundFilledIn() | RoundTakenBack():
            about: dict[str, Argument] = {"round": fact.round, "unit": pad.sheet.unit}
            return Phrase(_ROUND_MESSAGES[type(fact)], about)
        case Renamed(seat, name):
            assert before is not None
            return Phrase("scorepad-renamed", {"old": before.names[seat], "new": name})
        case PlayerLeft(seat):
            return Phrase("scorepad-left", {"who": Who(seat)})
        case PlayerReturned(seat):
            return Phrase("scorepad-returned", {"who": Who(seat)})
        case LotDrawn(number):
            starter = Who(pad.lots[-1].seat)
            return Phrase(
                "scorepad-lot-drawn", {"round": number, "unit": pad.sheet.unit, "who": starter}
            )
        case RoundsExtended(last):
            is_extended = last > len(pad.entries)
            key = "scorepad-prolonged" if is_extended else "scorepad-not-prolonged"
            return Phrase(key, {"unit": pad.sheet.unit})
        case TimeCalled(last):
            return Phrase("scorepad-time-called", {"round": last})
        case Opened() | ContinuedElsewhere() | TimeCallWithdrawn():
            return Phrase(_MESSAGES[type(fact)])
