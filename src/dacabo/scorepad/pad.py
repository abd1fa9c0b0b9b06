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
from dacabo.scorepad.lots import Lot, apply_lot_drawn
from dacabo.scorepad.sheet import Ended, Sheet, totals_after
from dacabo.scorepad.sheets import SHEETS, RoundEntry

MAX_FACTS: Final = 500
"""The most facts of one pad; a long evening has about fifty rounds."""
MIN_PLAYERS: Final = 2
"""Nobody may leave a match of two players: the other would play alone."""
MAX_TEXT: Final = 200
"""The most characters of a reason, an id, or the name of a phone."""


class Pad(Value, kw_only=True):
    """A score pad."""

    log: tuple[PadEntry, ...]
    opened: Opened
    rules: RuleSet
    names: tuple[str, ...]
    entries: tuple[RoundEntry, ...] = ()
    """The current entry of each round."""
    without: tuple[tuple[Seat, ...], ...] = ()
    """By round: the seats that had left before it was entered."""
    out: tuple[Seat, ...] = ()
    """The seats that have left. Further rounds are played without them, and their places are
    behind all others."""
    results: tuple[Any, ...] = ()
    """The results of the rounds. Rounds after the end of the match have none, and do not count."""
    last: int | None = None
    """The last round that counts, if time was called."""
    agreed: int | None = None
    """The last round, if the players agreed on one more than the rules say."""
    ended: Ended | None = None
    lots: tuple[Lot, ...] = ()
    seed: bytes | None = None
    """The sealed seed of the next lot."""
    went_on: bool = False
    """Whether the same people continue on another pad."""

    @property
    def number(self) -> int:
        """The number of the last fact."""
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
        raise PadError("pad-text", most=MAX_TEXT)
    _check_text(entry.id)
    _check_text(entry.by or "")
    fact = entry.fact
    if isinstance(fact, Opened):
        if pad is not None:
            raise PadError("pad-open-already")
        return _apply_opened(entry, fact)
    if pad is None:
        raise PadError("pad-not-open")
    if pad.number >= MAX_FACTS:
        raise PadError("pad-full", most=MAX_FACTS)
    return replace(_APPLY[type(fact)](pad, fact), log=(*pad.log, entry))


def absent_in(pad: Pad, number: int) -> tuple[Seat, ...]:
    """The seats that have no part in a round, which is on the pad or comes next."""
    return pad.without[number - 1] if 1 <= number <= len(pad.entries) else pad.out


def is_doubtful(pad: Pad) -> bool:
    """Whether a round has points that the deck or the rules make impossible."""
    return any(
        pad.sheet.doubts(pad.rules, pad.players, entry, without)
        for entry, without in zip(pad.entries, pad.without, strict=True)
    )


def normalise(pad: Pad, number: int, entry: RoundEntry) -> RoundEntry:
    """An entry of a round in normal form; refuse an entry that cannot be scored."""
    if not isinstance(entry, pad.sheet.entry_type):
        raise PadError("entry-other-game")
    normal_form: RoundEntry = pad.sheet.read(pad.rules, pad.players, entry, absent_in(pad, number))
    return normal_form


def current_entry(pad: Pad, number: int) -> RoundEntry:
    """The current entry of a round; refuse a round that is not on the pad."""
    if not 1 <= number <= len(pad.entries):
        raise PadError("round-not-there", round=number)
    return pad.entries[number - 1]


def check_is_next(pad: Pad, number: int) -> None:
    """Refuse a round that is not the next."""
    if pad.ended is not None:
        raise PadError("match-over")
    if number != len(pad.entries) + 1:
        raise PadError("round-missing", round=len(pad.entries) + 1)


def check_is_last(pad: Pad, number: int) -> None:
    """Refuse a round that is not the last."""
    if number != len(pad.entries):
        raise PadError("round-not-last", round=len(pad.entries))


# --- opening ------------------------------------------------------------------


def _apply_opened(entry: PadEntry, fact: Opened) -> Pad:
    rules_called(fact.game, fact.preset, among=SHEETS)
    version = SHEETS[fact.game].version
    if fact.version != version:
        raise PadError("rules-changed", began=fact.version, now=version)
    # The cache gets the changes as JSON: 1 and true are equal as keys, but not as options.
    rules = _cached_rules(fact.game, fact.preset, msgspec.json.encode(fact.changes))
    rules.check_players(len(fact.names))
    for seat, name in enumerate(fact.names):
        _check_name(name, fact.names[:seat])
    if fact.starter is not None:
        _check_seat(fact.starter, len(fact.names))
    if fact.seed is not None:
        commitment(fact.seed)  # refuses an invalid seed
    return Pad(log=(entry,), opened=fact, rules=rules, names=fact.names, seed=fact.seed)


@lru_cache(maxsize=256)
def _cached_rules(game: str, preset: str, changes: bytes) -> RuleSet:
    return rules_called(game, preset).changed(msgspec.json.decode(changes))


# --- rounds -------------------------------------------------------------------


def _apply_entered(pad: Pad, fact: RoundEntered) -> Pad:
    check_is_next(pad, fact.round)
    entries = (*pad.entries, normalise(pad, fact.round, fact.entry))
    return _rescore(replace(pad, entries=entries, without=(*pad.without, pad.out)), fact.round)


def _apply_corrected(pad: Pad, fact: RoundCorrected) -> Pad:
    current_entry(pad, fact.round)
    _check_text(fact.reason)
    entries = with_item(pad.entries, fact.round - 1, normalise(pad, fact.round, fact.entry))
    return _rescore(replace(pad, entries=entries), fact.round)


def _apply_filled_in(pad: Pad, fact: RoundFilledIn) -> Pad:
    entry = normalise(pad, fact.round, fact.entry)
    if pad.sheet.merged(current_entry(pad, fact.round), entry) is None:
        raise PadError("round-differs", round=fact.round)
    return _rescore(replace(pad, entries=with_item(pad.entries, fact.round - 1, entry)), fact.round)


def _apply_taken_back(pad: Pad, fact: RoundTakenBack) -> Pad:
    current_entry(pad, fact.round)
    check_is_last(pad, fact.round)
    return _rescore(replace(pad, entries=pad.entries[:-1], without=pad.without[:-1]), fact.round)


def _rescore(pad: Pad, since: int) -> Pad:
    """Recompute the results from round `since` on; earlier rounds are unchanged."""
    results: list[Any] = list(pad.results[: since - 1])
    ended = _find_end(pad, results)
    while ended is None and len(results) < len(pad.entries):
        index = len(results)
        result = pad.sheet.score(pad.rules, pad.entries[index], results, pad.without[index])
        results.append(result)
        ended = _find_end(pad, results)
    return replace(pad, results=tuple(results), ended=ended)


def _find_end(pad: Pad, results: Sequence[Any]) -> Ended | None:
    if not results:
        return None
    time_up = pad.last is not None and len(results) >= pad.last
    return pad.sheet.ended(pad.rules, results, pad.out, time_up=time_up, agreed=pad.agreed)


# --- players, time and the end ------------------------------------------------


def _apply_renamed(pad: Pad, fact: Renamed) -> Pad:
    _check_seat(fact.seat, pad.players)
    _check_name(fact.name, with_item(pad.names, fact.seat, ""))
    return replace(pad, names=with_item(pad.names, fact.seat, fact.name))


def _apply_left(pad: Pad, fact: PlayerLeft) -> Pad:
    _check_seat(fact.seat, pad.players)
    if fact.seat in pad.out:
        raise PadError("left-already")
    if len(pad.out) + MIN_PLAYERS >= pad.players:
        raise PadError("too-few-stay", fewest=MIN_PLAYERS)
    return _set_absent(pad, (*pad.out, fact.seat))


def _apply_returned(pad: Pad, fact: PlayerReturned) -> Pad:
    if fact.seat not in pad.out:
        raise PadError("not-left")
    return _set_absent(pad, [seat for seat in pad.out if seat != fact.seat])


def _set_absent(pad: Pad, out: Sequence[Seat]) -> Pad:
    """Set who has left. The rounds are unchanged, but the places at the end may change."""
    return _rescore(replace(pad, out=tuple(sorted(out))), len(pad.results) + 1)


def _apply_continued_elsewhere(pad: Pad, _fact: ContinuedElsewhere) -> Pad:
    if pad.ended is None:
        raise PadError("match-not-over")
    return replace(pad, went_on=True)


def _apply_extended(pad: Pad, fact: RoundsExtended) -> Pad:
    """Put off the end of the match by one round, or take that back.

    Only a match that ends after a number of rounds can be extended.
    """
    entered = len(pad.entries)
    if fact.last == entered == (pad.agreed or 0) - 1:
        return _rescore(replace(pad, agreed=entered), entered + 1)
    if pad.ended is None:
        raise PadError("match-not-over")
    if fact.last != entered + 1:
        raise PadError("round-missing", round=entered + 1)
    extended = _rescore(replace(pad, agreed=fact.last), len(pad.results) + 1)
    if extended.ended is not None:
        raise PadError("match-over-anyway")
    return extended


def _apply_time_called(pad: Pad, fact: TimeCalled) -> Pad:
    if not pad.sheet.has_clock(pad.rules):
        raise PadError("no-time-limit")
    if pad.last == fact.last:
        raise PadError("time-is-up-already")
    ended_by_time = pad.last is not None and _withdraw_time_call(pad).ended is None
    if pad.ended is not None and not ended_by_time:
        raise PadError("match-over")
    entered = len(pad.entries)
    if not max(entered, 1) <= fact.last <= entered + 1:
        raise PadError("time-other-round", round=entered + 1)
    return _rescore(replace(pad, last=fact.last), entered + 1)


def _withdraw_time_call(pad: Pad, _fact: TimeCallWithdrawn | None = None) -> Pad:
    if pad.last is None:
        raise PadError("time-not-up")
    return _rescore(replace(pad, last=None), len(pad.results) + 1)


_APPLY: Final[dict[type, Callable[[Pad, Any], Pad]]] = {
    RoundEntered: _apply_entered,
    RoundCorrected: _apply_corrected,
    RoundFilledIn: _apply_filled_in,
    RoundTakenBack: _apply_taken_back,
    Renamed: _apply_renamed,
    PlayerLeft: _apply_left,
    PlayerReturned: _apply_returned,
    LotDrawn: apply_lot_drawn,
    ContinuedElsewhere: _apply_continued_elsewhere,
    RoundsExtended: _apply_extended,
    TimeCalled: _apply_time_called,
    TimeCallWithdrawn: _withdraw_time_call,
}


def _check_seat(seat: Seat, players: int) -> None:
    if not 0 <= seat < players:
        raise PadError("no-such-seat")


def _check_name(name: str, others: Sequence[str]) -> None:
    # A name may be longer than a typed one, because a number may distinguish two Anas.
    has_valid_length = 0 < len(name) <= MAX_BYTES
    if not has_valid_length or visible(name) != name or name in others:
        raise PadError("pad-names")


def _check_text(text: str) -> None:
    if len(text) > MAX_TEXT or visible(text) != text:
        raise PadError("pad-text", most=MAX_TEXT)
