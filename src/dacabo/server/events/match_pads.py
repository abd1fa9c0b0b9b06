"""The score pads of an event's matches at real tables, which the server opens and times.

Tie-break rounds are entered like any round of a pad, and scored by the rules of the game.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import combinations
from operator import eq
from typing import Any, Final

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from dacabo.core.errors import DacaboError
from dacabo.core.names import LONGEST, letters, make_unique, shortened
from dacabo.core.phrases import Phrase
from dacabo.core.seats import Seat
from dacabo.core.values import Value
from dacabo.scorepad.commands import Opening
from dacabo.scorepad.erasure import erase
from dacabo.scorepad.errors import NeedsConfirmation, PadError
from dacabo.scorepad.facts import Opened, PadEntry
from dacabo.scorepad.lots import without_secrets
from dacabo.scorepad.pad import Pad, absent_in, is_doubtful
from dacabo.scorepad.requests import CallTime, Leave, Prolong, Rename, Return, TakeTimeBack
from dacabo.scorepad.sheets import SHEETS, Fields
from dacabo.scorepad.view import PadView
from dacabo.server.keys import KeyRefused
from dacabo.server.pads.pads import (
    LivePad,
    PadState,
    first_entry,
    replay_log,
)
from dacabo.server.store.store import Conflict, Unreadable
from dacabo.server.store.stream import Stream, Streams
from dacabo.server.wire.bodies import DecisionAsk, HandIn, PadAsk
from dacabo.server.wire.watch import LiveMatch
from dacabo.tournament.errors import LogError, TournamentError
from dacabo.tournament.event import Event, Match, Player, current_stage, published_stages
from dacabo.tournament.sheets import PadRounds
from dacabo.tournament.standings import ties
from dacabo.tournament.subjects.results import EnterFromPad, EnterResult
from dacabo.tournament.views.todo import result_warning


class MatchPads:
    """The pads of one event, by match."""

    def __init__(self, stream: str, streams: Streams, changed: Callable[[], None]) -> None:
        self._changed = changed
        """Called after a change on another node."""
        self._stream = stream
        self._streams = streams
        self._environment = streams.environment
        self._pads: dict[str, LivePad] = {}

    async def reconcile(self, event: Event, match: Match) -> None:
        """Open the pad of a match that has begun; tell it who has left and when time is up."""
        live = self._pads.get(_key(match))
        if live is None:
            live = self._pads[_key(match)] = await self._open(event, match)
        for seat, name in _renamings(event, match, live.pad):
            await live.write(Rename(seat, name), f"name-{self._environment.new_id()}")
        if not match.decided:
            for change in _missing_departures(event, match, live.pad):
                await live.write(change, f"seat-{self._environment.new_id()}")
        pad, called = live.pad, match.clock is not None and match.clock.called
        if match.decided or called is (pad.last is not None):
            return
        # The id is secret: another request with the same id would be taken for a repetition.
        if not called:
            await live.write(TakeTimeBack(), f"time-{self._environment.new_id()}")
        elif pad.ended is None:
            await live.write(CallTime(len(pad.entries) + 1), f"time-{self._environment.new_id()}")

    def finished(self, event: Event) -> list[str]:
        """The matches that are over on their pads, but whose results are not handed in yet."""
        stage = current_stage(event)
        return [
            match.id
            for match in (stage.matches if stage else ())
            if _in_progress(match)
            and (live := self._pads.get(_key(match))) is not None
            and live.pad.ended is not None
            and _has_same_players(event, match, live.pad)
        ]

    @property
    def streams(self) -> list[Stream[Any, Any]]:
        """The logs of the pads in use."""
        return [live.stream for live in self._pads.values()]

    @property
    def numbers(self) -> tuple[int, ...]:
        """The number of facts on each pad in use."""
        return tuple(live.stream.number for live in self._pads.values())

    def lines(self, event: Event) -> list[bytes]:
        """The pads of matches in progress, for the file of the event."""
        stage = current_stage(event)
        found = () if stage is None else tuple(map(_key, filter(_in_progress, stage.matches)))
        return [
            msgspec.json.encode(_PadLine(key, without_secrets(self._pads[key].pad.log)))
            for key in found
            if key in self._pads
        ]

    async def keep(self, pads: Mapping[str, tuple[PadState, list[bytes]]]) -> None:
        """Take over pads from a file, before the event begins here."""
        for key, (pad, lines) in pads.items():
            live = self._empty(key)
            await live.stream.begin_from(pad, lines)
            self._pads[key] = live

    async def forget(self, player: Player, names: set[str], instead: str) -> None:
        """Delete a player's names on all pads of the event, also of matches long ago.

        A damaged pad cannot be rewritten, so it is deleted.
        """
        short = {form(name) for form in (short_name, _cut, shortened) for name in names} | names
        for stream in await self._streams.store.streams_with_prefix(f"pad/{self._stream}/"):
            key = stream.removeprefix(f"pad/{self._stream}/")
            players = [*map(int, key.rpartition("/")[2].split("-"))]
            live = self._pads.get(key) or LivePad(stream, self._streams)
            try:
                await live.stream.rewrite(partial(_erase_player, players, player, short, instead))
            except Unreadable:
                await self._streams.store.forget(stream)
                self._pads.pop(key, None)

    async def logs(self, event: Event) -> dict[str, list[PadEntry]]:
        """By match: the log of its pad, also of earlier stages, as far as there is a pad."""
        found = {}
        for stage in published_stages(event):
            for match in stage.matches:
                if match.clock is None or match.online is not None:
                    continue
                try:
                    log = await LivePad(self._stream_of(match), self._streams).stream.lines()
                except Unreadable:
                    continue
                if log:
                    found[match.id] = log
        return found

    def _stream_of(self, match: Match) -> str:
        return f"pad/{self._stream}/{_key(match)}"

    def _empty(self, key: str) -> LivePad:
        live = LivePad(f"pad/{self._stream}/{key}", self._streams, match=_match_in(key))

        async def on_remote_change() -> None:
            self._changed()

        live.stream.on_remote_change = on_remote_change
        return live

    async def _open(self, event: Event, match: Match) -> LivePad:
        live = self._empty(_key(match))
        if await live.stream.load():
            return live
        opening = Opening(event.game, event.preset, _names(event, match.active), event.changes)
        line = first_entry(opening, self._environment)
        assert isinstance(line.fact, Opened)
        try:
            await live.stream.begin([replace(line, fact=replace(line.fact, players=match.active))])
        except Conflict:  # another process was faster
            await live.stream.load()
        return live

    async def ask(self, event: Event, match: Match, asked: PadAsk) -> int:
        """Write on the pad of a match."""
        live = self._pads.get(_key(match))
        if live is None or match.decided:
            raise TournamentError("no-match-pad")
        if not _has_same_players(event, match, live.pad):
            raise TournamentError("match-pad-closed")
        if isinstance(asked.request, Rename | Leave | Return | TakeTimeBack | Prolong):
            raise KeyRefused("key-not-for-this")  # the event sets who plays, and how long
        if isinstance(asked.request, CallTime) and live.pad.last is None:
            raise KeyRefused("key-not-for-this")  # the table only says whether a round was played
        return await live.ask(asked)

    def result(
        self, event: Event, match: Match, asked: HandIn | EnterResult
    ) -> EnterFromPad | EnterResult:
        """The result on the pad of a match, computed by the server.

        An older app sends totals itself: they must be the same. If the pad is closed, there is
        nothing to compare them with, and its totals count.
        """
        live = self._pads.get(_key(match))
        if live is None or not _has_same_players(event, match, live.pad):
            if isinstance(asked, EnterResult):
                return asked
            raise TournamentError("no-match-pad" if live is None else "match-pad-closed")
        result = _result_on(event, match, live.pad)
        if isinstance(asked, EnterResult):
            if result is None or asked.totals != result.totals:
                raise TournamentError("totals-not-on-pad")
        elif asked.number != live.pad.number:
            raise TournamentError("pad-written-on")
        elif result is None:
            raise TournamentError("pad-empty")
        assert result is not None
        return result

    def doubts(self, event: Event, match: Match) -> tuple[Phrase, ...]:
        """The doubts about the result on the pad of a match."""
        live = self.open_pad(event, match)
        if live is None or not _has_result(live.pad):
            return ()
        seats = _seats(event, match, live.pad)
        totals = {player: live.pad.totals[seats[player]] for player in match.active}
        found = result_warning(event, match, totals)
        return () if found is None else (found,)

    def open_pad(self, event: Event, match: Match) -> LivePad | None:
        """The pad of a match, if it can be written on."""
        live = self._pads.get(_key(match))
        if live is None or match.decided or not _has_same_players(event, match, live.pad):
            return None
        return live

    def view(self, event: Event, match: Match) -> PadView | None:
        """The view of a match's pad, if it can be written on."""
        live = self.open_pad(event, match)
        return None if live is None else live.view()

    def live(self, event: Event, match: Match) -> LiveMatch | None:
        """The score of a match from its pad, for the players who are still in it."""
        found = self._pads.get(_key(match))
        if found is None:
            return None
        pad = found.pad
        seats = _seats(event, match, pad)
        totals = {
            player: pad.totals[seats[player]] if player in seats else 0 for player in match.active
        }
        course = {
            player: tuple(result.totals[seats[player]] for result in pad.results)
            for player in match.active
            if player in seats
        }
        return LiveMatch(match.id, len(pad.results), totals, course, over=pad.ended is not None)


class _PadLine(Value):
    """The line of a pad in the file of an event."""

    pad: str
    """The key of its match."""
    log: tuple[PadEntry, ...]


def pads_of(event: Event, lines: Sequence[bytes]) -> dict[str, tuple[PadState, list[bytes]]]:
    """By match: the pads in a file, replayed, and as lines for the store.

    Raises:
        LogError: it is not a pad of a match in progress; with its line in the file.
    """
    stage = current_stage(event)
    playing = filter(_in_progress, stage.matches if stage else ())
    known = {_key(match): match for match in playing}
    found = {}
    for number, line in enumerate(lines, 2):
        try:
            read = msgspec.json.decode(line, type=_PadLine)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise LogError("log-unreadable", line=number) from None
        if not read.log or read.pad not in known:
            raise LogError("log-impossible", line=number)
        try:
            found[read.pad] = replay_log(read.log)
        except DacaboError as error:
            raise LogError("log-impossible", line=number) from error
        pad = found[read.pad][0].pad
        if pad.rules != event.rules or not _has_possible_players(known[read.pad], pad):
            raise LogError("log-impossible", line=number)
    return found


def _has_possible_players(match: Match, pad: Pad) -> bool:
    """Whether the players on a pad, if it names them, are players of the match, one per seat."""
    numbers = pad.opened.players
    if numbers is UNSET:
        return True
    seated = tuple(player for player in match.players if player in numbers)
    return numbers == seated and len(numbers) == len(pad.names)


def _result_on(event: Event, match: Match, pad: Pad) -> EnterFromPad | None:
    """The result on a pad for the players of its match; None while the pad is empty."""
    if not _has_result(pad):
        return None
    seats = _seats(event, match, pad)
    return EnterFromPad(
        match.id,
        {player: pad.totals[seats[player]] for player in match.active},
        tuple(
            {player: result.points[seats[player]] for player in match.active}
            for result in pad.results
        ),
        vouched=pad.ended is not None and not is_doubtful(pad),
    )


def rounds_on(event: Event, match: Match, log: Sequence[PadEntry]) -> PadRounds:
    """The rounds on a pad, with their callers, also those of players who left later."""
    pad = replay_log(log)[0].pad
    players = _players_by_seat(event, match, pad)
    called = pad.sheet.columns.index("caller") if "caller" in pad.sheet.columns else None
    points, callers = [], []
    for number, result in enumerate(pad.results, 1):
        absent = {players[seat] for seat in absent_in(pad, number)} - {*match.active}
        points.append(
            {
                player: result.points[seat]
                for seat, player in enumerate(players)
                if player in match.players and player not in absent
            }
        )
        callers.append(
            next(
                (
                    player
                    for seat, player in enumerate(players)
                    if called is not None and pad.sheet.row(result, seat)[called] == "yes"
                ),
                None,
            )
        )
    totals = {player: pad.totals[seat] for seat, player in enumerate(players)}
    return PadRounds(tuple(points), tuple(callers), totals)


def _has_result(pad: Pad) -> bool:
    """Whether a pad has a result to hand in."""
    return bool(pad.results) or pad.ended is not None


def _erase_player(
    players: Sequence[Player],
    player: Player,
    names: set[str],
    instead: str,
    log: Sequence[PadEntry],
) -> list[PadEntry]:
    return erase(log, _seat(log, players, player), names, instead)


def _seat(log: Sequence[PadEntry], players: Sequence[Player], player: Player) -> Seat | None:
    """A player's seat; None if they have none, or if an older pad has only names."""
    opened = log[0].fact
    assert isinstance(opened, Opened)
    if opened.players is not UNSET:
        players = opened.players
    elif len(opened.names) != len(players):
        return None
    return players.index(player) if player in players else None


def _in_progress(match: Match) -> bool:
    return match.clock is not None and match.online is None and not match.decided


def _key(match: Match) -> str:
    """The key of a match's pad; a match restarted with other players gets another pad."""
    return "/".join((match.id, "-".join(map(str, match.players))))


def _match_in(key: str) -> str:
    """The id of the match that a key is of."""
    return key.rpartition("/")[0]


def _players_by_seat(event: Event, match: Match, pad: Pad) -> tuple[Player, ...]:
    """By seat of the pad: the players, also those who have left since it was opened.

    A player who had left before has no seat. Older pads have no numbers of players: there the seats
    are those with the most equal names, because a name may have been corrected.
    """
    if pad.opened.players is not UNSET:
        return pad.opened.players

    def equal_names(players: tuple[Player, ...]) -> int:
        return sum(map(eq, _names(event, players), pad.names))

    return max(combinations(match.players, len(pad.names)), key=equal_names, default=())


def _seats(event: Event, match: Match, pad: Pad) -> dict[Player, Seat]:
    return {player: seat for seat, player in enumerate(_players_by_seat(event, match, pad))}


def _renamings(event: Event, match: Match, pad: Pad) -> list[tuple[Seat, str]]:
    """The seats of a pad whose players' names have been corrected since, with the new names."""
    names = _names(event, _players_by_seat(event, match, pad))
    return [(seat, name) for seat, name in enumerate(names) if pad.names[seat] != name]


def _missing_departures(event: Event, match: Match, pad: Pad) -> list[Leave | Return]:
    """The players who returned or left, but not on the pad; returns first, so that enough play."""
    seats = _seats(event, match, pad)
    plays = {seat: player in match.active for player, seat in seats.items()}
    back = [Return(seat) for seat in plays if plays[seat] and seat in pad.out]
    gone = [Leave(seat) for seat in plays if not plays[seat] and seat not in pad.out]
    return [*back, *gone]


def _has_same_players(event: Event, match: Match, pad: Pad) -> bool:
    """Whether the pad has exactly the players of the match; one may have joined it later."""
    sitting = enumerate(_players_by_seat(event, match, pad))
    return tuple(player for seat, player in sitting if seat not in pad.out) == match.active


def _names(event: Event, players: tuple[Player, ...]) -> tuple[str, ...]:
    """The names on the pad, which has narrow columns."""
    return make_unique(short_name(event.names[player]) for player in players)


def short_name(name: str) -> str:
    """A name short enough to get a number, if another name has the same beginning.

    An addition in brackets stays, because it tells people apart: `Anna Hohens… (Bonn)`.
    """
    if shortened(name) == name:
        return name
    beginning, bracket, addition = name.partition(" (")
    room = _SHORT - letters(bracket + addition)
    if addition.endswith(")") and room >= _BEGINNING:
        short = shortened(beginning, room) + bracket + addition
        if shortened(short) == short:
            return short
    return _cut(name)


def _cut(name: str) -> str:
    """The beginning of a name; pads from earlier versions have no other short form."""
    return name if shortened(name) == name else shortened(name, _SHORT)


def decision_fields(event: Event, match: Match | None) -> Fields | None:
    """The entry form of a tie-break round, if the match has a tie to decide."""
    stage = current_stage(event)
    if match is None or stage is None or match.online or not ties(event, stage, match):
        return None
    found: Fields = SHEETS[event.game].fields(event.tournament_rules.decision_round(event.rules))
    return found


_SHORT: Final = LONGEST - 3
_BEGINNING: Final = 6
"""The fewest letters before an addition in brackets."""
MIN_PLAYERS: Final = 2
"""The fewest players who can be tied."""


def decided_points(event: Event, asked: DecisionAsk) -> dict[Player, int]:
    """The points of a tie-break round.

    Raises:
        NeedsConfirmation: the entry is unlikely; sent again with `sure` it is accepted.
        PadError: it cannot be scored.
    """
    sheet, rules = SHEETS[event.game], event.tournament_rules.decision_round(event.rules)
    if not isinstance(asked.entry, sheet.entry_type):
        raise PadError("entry-other-game")
    if len(asked.players) < MIN_PLAYERS:
        raise PadError("entry-not-everyone", players=MIN_PLAYERS)
    entry = sheet.read(rules, len(asked.players), asked.entry, ())
    doubts = () if asked.sure else sheet.doubts(rules, len(asked.players), entry, ())
    if doubts:
        raise NeedsConfirmation("entry-doubtful", doubts=doubts)
    result = sheet.score(rules, entry, (), ())
    return dict(zip(asked.players, result.points, strict=True))
