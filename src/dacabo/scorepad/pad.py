"""The state of a score pad, replayed from its facts. Impossible facts are refused here."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from dacabo.core.chance import commitment
from dacabo.core.names import MAX_BYTES, visible
from dacabo.core.rules import RuleSet
from dacabo.core.seats import Seat
from dacabo.core.values import Value, with_item
from dacabo.games import rules_called
from dacabo.scorepad.errors import PadError
from dacabo.scorepad.facts import (
    ContinuedElsewhere,
    LotDrawn,
    Opened,
    PadEntry,
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
from dacabo.scorepad.lots import Lot, drawn
from dacabo.scorepad.sheet import Ended, Sheet, totals_after
from dacabo.scorepad.sheets import SHEETS, RoundEntry

MAX_FACTS: Final = 500
"""Rounds on one pad; an evening has fifty."""
MIN_PLAYERS: Final = 2
"""Players who stay; one alone has nobody to play with."""
LONGEST_TEXT: Final = 200
"""Letters of a reason, an id, or the name of a phone."""


class Pad(Value, kw_only=True):
    """A score pad."""

    log: tuple[PadEntry, ...]
    opened: Opened
    rules: RuleSet
    names: tuple[str, ...]
    entries: tuple[RoundEntry, ...] = ()
    """The current entry of each round."""
    without: tuple[tuple[Seat, ...], ...] = ()
    """By round: who had left before it was entered."""
    out: tuple[Seat, ...] = ()
    """Who has left. They have no part in further rounds, and are placed behind all others."""
    results: tuple[Any, ...] = ()
    """The results of the rounds. Rounds after the end of the match have none, and do not count."""
    last: int | None = None
    """The last round that counts, once time is up."""
    agreed: int | None = None
    """The last round, where more are played than the rules say."""
    ended: Ended | None = None
    lots: tuple[Lot, ...] = ()
    seed: bytes | None = None
    """Of the next lot, sealed."""
    went_on: bool = False
    """The same people play on, on another pad."""

    @property
    def number(self) -> int:
        """Of the last fact."""
        return len(self.log)

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.names)

    @property
    def sheet(self) -> Sheet:
        """The game's score sheet."""
        return SHEETS[self.opened.game]

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of all players."""
        return totals_after(self.results, self.players)


def apply(pad: Pad | None, entry: PadEntry) -> Pad:
    """The pad after one more entry of its log."""
    if not entry.id:
        raise PadError("pad-text", most=LONGEST_TEXT)
    _check_text(entry.id)
    _check_text(entry.by or "")
    fact = entry.fact
    if isinstance(fact, Opened):
        if pad is not None:
            raise PadError("pad-open-already")
        return _opened(entry, fact)
    if pad is None:
        raise PadError("pad-not-open")
    if pad.number >= MAX_FACTS:
        raise PadError("pad-full", most=MAX_FACTS)
    return replace(_APPLY[type(fact)](pad, fact), log=(*pad.log, entry))


def playing_without(pad: Pad, number: int) -> tuple[Seat, ...]:
    """Who has no part in a round, which is on the pad or comes next."""
    return pad.without[number - 1] if 1 <= number <= len(pad.entries) else pad.out


def read_entry(pad: Pad, number: int, entry: RoundEntry) -> RoundEntry:
    """An entry of a round in normal form; refused if it cannot be scored."""
    if not isinstance(entry, pad.sheet.entry_type):
        raise PadError("entry-other-game")
    read: RoundEntry = pad.sheet.read(pad.rules, pad.players, entry, playing_without(pad, number))
    return read


def current_entry(pad: Pad, number: int) -> RoundEntry:
    """The entry that a round has now; refused if the round is not on the pad."""
    if not 1 <= number <= len(pad.entries):
        raise PadError("round-not-there", round=number)
    return pad.entries[number - 1]


def check_next(pad: Pad, number: int) -> None:
    """Refuse a round that is not the next."""
    if pad.ended is not None:
        raise PadError("match-over")
    if number != len(pad.entries) + 1:
        raise PadError("round-missing", round=len(pad.entries) + 1)


def check_last(pad: Pad, number: int) -> None:
    """Refuse a round that is not the last."""
    if number != len(pad.entries):
        raise PadError("round-not-last", round=len(pad.entries))


# --- opening ------------------------------------------------------------------


def _opened(entry: PadEntry, fact: Opened) -> Pad:
    rules_called(fact.game, fact.preset, among=SHEETS)
    version = SHEETS[fact.game].version
    if fact.version != version:
        raise PadError("rules-changed", began=fact.version, now=version)
    # As text, because 1 and true are the same cache key but not the same option.
    rules = _rules(fact.game, fact.preset, msgspec.json.encode(fact.changes))
    rules.check_players(len(fact.names))
    for seat, name in enumerate(fact.names):
        _check_name(name, fact.names[:seat])
    if fact.starter is not None:
        _check_seat(fact.starter, len(fact.names))
    if fact.seed is not None:
        commitment(fact.seed)  # refuses an invalid seed
    return Pad(log=(entry,), opened=fact, rules=rules, names=fact.names, seed=fact.seed)


@lru_cache(maxsize=256)
def _rules(game: str, preset: str, changes: bytes) -> RuleSet:
    return rules_called(game, preset).changed(msgspec.json.decode(changes))


# --- rounds -------------------------------------------------------------------


def _entered(pad: Pad, fact: RoundEntered) -> Pad:
    check_next(pad, fact.round)
    entries = (*pad.entries, read_entry(pad, fact.round, fact.entry))
    return _reckon(replace(pad, entries=entries, without=(*pad.without, pad.out)), fact.round)


def _corrected(pad: Pad, fact: RoundCorrected) -> Pad:
    current_entry(pad, fact.round)
    _check_text(fact.reason)
    entries = with_item(pad.entries, fact.round - 1, read_entry(pad, fact.round, fact.entry))
    return _reckon(replace(pad, entries=entries), fact.round)


def _filled_in(pad: Pad, fact: RoundFilledIn) -> Pad:
    entry = read_entry(pad, fact.round, fact.entry)
    if pad.sheet.merged(current_entry(pad, fact.round), entry) is None:
        raise PadError("round-differs", round=fact.round)
    return _reckon(replace(pad, entries=with_item(pad.entries, fact.round - 1, entry)), fact.round)


def _taken_back(pad: Pad, fact: RoundTakenBack) -> Pad:
    current_entry(pad, fact.round)
    check_last(pad, fact.round)
    return _reckon(replace(pad, entries=pad.entries[:-1], without=pad.without[:-1]), fact.round)


def _reckon(pad: Pad, since: int) -> Pad:
    """Recompute the results from a round on; earlier rounds are unchanged."""
    results: list[Any] = list(pad.results[: since - 1])
    ended = _ended(pad, results)
    while ended is None and len(results) < len(pad.entries):
        index = len(results)
        scored = pad.sheet.score(pad.rules, pad.entries[index], results, pad.without[index])
        results.append(scored)
        ended = _ended(pad, results)
    return replace(pad, results=tuple(results), ended=ended)


def _ended(pad: Pad, results: Sequence[Any]) -> Ended | None:
    if not results:
        return None
    time_up = pad.last is not None and len(results) >= pad.last
    return pad.sheet.ended(pad.rules, results, pad.out, time_up=time_up, agreed=pad.agreed)


# --- the rest -----------------------------------------------------------------


def _renamed(pad: Pad, fact: Renamed) -> Pad:
    _check_seat(fact.seat, pad.players)
    _check_name(fact.name, with_item(pad.names, fact.seat, ""))
    return replace(pad, names=with_item(pad.names, fact.seat, fact.name))


def _left(pad: Pad, fact: PlayerLeft) -> Pad:
    _check_seat(fact.seat, pad.players)
    if fact.seat in pad.out:
        raise PadError("left-already")
    if len(pad.out) + MIN_PLAYERS >= pad.players:
        raise PadError("too-few-stay", fewest=MIN_PLAYERS)
    return _with_out(pad, (*pad.out, fact.seat))


def _returned(pad: Pad, fact: PlayerReturned) -> Pad:
    if fact.seat not in pad.out:
        raise PadError("not-left")
    return _with_out(pad, [seat for seat in pad.out if seat != fact.seat])


def _with_out(pad: Pad, out: Sequence[Seat]) -> Pad:
    """The rounds stay as they are; the places of a match that is over may change."""
    return _reckon(replace(pad, out=tuple(sorted(out))), len(pad.results) + 1)


def _went_on(pad: Pad, _fact: ContinuedElsewhere) -> Pad:
    if pad.ended is None:
        raise PadError("match-not-over")
    return replace(pad, went_on=True)


def _prolonged(pad: Pad, fact: RoundsExtended) -> Pad:
    """Only an end by the number of rounds is put off, and only by one."""
    entered = len(pad.entries)
    if fact.last == entered == (pad.agreed or 0) - 1:
        return _reckon(replace(pad, agreed=entered), entered + 1)
    if pad.ended is None:
        raise PadError("match-not-over")
    if fact.last != entered + 1:
        raise PadError("round-missing", round=entered + 1)
    longer = _reckon(replace(pad, agreed=fact.last), len(pad.results) + 1)
    if longer.ended is not None:
        raise PadError("match-over-anyway")
    return longer


def _time_called(pad: Pad, fact: TimeCalled) -> Pad:
    if not pad.sheet.has_clock(pad.rules):
        raise PadError("no-time-limit")
    if pad.last == fact.last:
        raise PadError("time-is-up-already")
    if pad.ended is not None and (pad.last is None or _time_taken_back(pad).ended is not None):
        raise PadError("match-over")
    entered = len(pad.entries)
    if not max(entered, 1) <= fact.last <= entered + 1:
        raise PadError("time-other-round", round=entered + 1)
    return _reckon(replace(pad, last=fact.last), entered + 1)


def _time_taken_back(pad: Pad, _fact: TimeCallWithdrawn | None = None) -> Pad:
    if pad.last is None:
        raise PadError("time-not-up")
    return _reckon(replace(pad, last=None), len(pad.results) + 1)


_APPLY: Final[dict[type, Callable[[Pad, Any], Pad]]] = {
    RoundEntered: _entered,
    RoundCorrected: _corrected,
    RoundFilledIn: _filled_in,
    RoundTakenBack: _taken_back,
    Renamed: _renamed,
    PlayerLeft: _left,
    PlayerReturned: _returned,
    LotDrawn: drawn,
    ContinuedElsewhere: _went_on,
    RoundsExtended: _prolonged,
    TimeCalled: _time_called,
    TimeCallWithdrawn: _time_taken_back,
}


def _check_seat(seat: Seat, players: int) -> None:
    if not 0 <= seat < players:
        raise PadError("no-such-seat")


def _check_name(name: str, others: Sequence[str]) -> None:
    # A name may be a little longer than typed names: a number distinguishes two Anas.
    fits = 0 < len(name) <= MAX_BYTES
    if not fits or visible(name) != name or name in others:
        raise PadError("pad-names")


def _check_text(text: str) -> None:
    if len(text) > LONGEST_TEXT or visible(text) != text:
        raise PadError("pad-text", most=LONGEST_TEXT)
