"""The score pads of an event's matches at real tables, opened and timed by the server."""

from dacabo.core.names import LONGEST, apart, shortened
from dacabo.scorepad.acting import Opening, open_pad
from dacabo.scorepad.requests import CallTime, Rename, TakeTimeBack
from dacabo.scorepad.view import PadView
from dacabo.server.events.pads import OPENING, LivePad
from dacabo.server.keys import KeyRefused
from dacabo.server.store.store import Conflict
from dacabo.server.store.stream import Streams
from dacabo.server.wire.bodies import PadAsk
from dacabo.server.wire.watch import LiveMatch
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Event, Match
from dacabo.tournament.facts import Player, Renamed


class MatchPads:
    """The pads of one event, by match."""

    def __init__(self, stream: str, streams: Streams) -> None:
        self._stream = stream
        self._streams = streams
        self._outside = streams.outside
        self._pads: dict[str, LivePad] = {}

    async def settle(self, event: Event, match: Match) -> None:
        """Open the pad of a match that has begun, and tell it when time is up."""
        live = self._pads.get(_key(match))
        if live is None:
            live = self._pads[_key(match)] = await self._open(event, match)
        for seat, name in _corrected(event, match, live.pad.names):
            await live.write(Rename(seat, name), f"name-{self._outside.new_id()}")
        pad, called = live.pad, match.clock is not None and match.clock.called
        if match.decided or called is (pad.last is not None):
            return
        # The id is secret: another request with the same id would be taken for a repetition.
        if not called:
            await live.write(TakeTimeBack(), f"time-{self._outside.new_id()}")
        elif pad.ended is None:
            await live.write(CallTime(len(pad.entries) + 1), f"time-{self._outside.new_id()}")

    async def _open(self, event: Event, match: Match) -> LivePad:
        live = LivePad(f"pad/{self._stream}/{_key(match)}", self._streams)
        if await live.stream.load():
            return live
        opening = Opening(event.game, event.preset, _names(event, match), event.changes)
        try:
            await live.stream.begin([open_pad(opening, self._outside.now(), id=OPENING)])
        except Conflict:  # another process was faster
            await live.stream.load()
        return live

    async def ask(self, event: Event, match: Match, asked: PadAsk) -> int:
        """Write on the pad of a match."""
        live = self._pads.get(_key(match))
        if live is None or match.decided:
            raise TournamentError("no-match-pad")
        if live.pad.names != _names(event, match):
            raise TournamentError("match-pad-closed")
        if isinstance(asked.request, Rename | CallTime | TakeTimeBack):
            raise KeyRefused("key-not-for-this")  # names and time are set by the event
        return await live.ask(asked)

    def view(self, event: Event, match: Match) -> PadView | None:
        """The pad of a match, while it can be written on."""
        live = self._pads.get(_key(match))
        if live is None or match.decided or live.pad.names != _names(event, match):
            return None
        return live.view()

    def live(self, event: Event, match: Match) -> LiveMatch | None:
        """The score of a match from its pad, for the players who are still in it."""
        found = self._pads.get(_key(match))
        if found is None:
            return None
        pad, names = found.pad, dict(zip(match.active, _names(event, match), strict=True))
        totals = dict(zip(pad.names, pad.totals, strict=True))
        left = {player: totals.get(name, 0) for player, name in names.items()}
        course = {
            player: tuple(result.totals[pad.names.index(name)] for result in pad.results)
            for player, name in names.items()
            if name in pad.names
        }
        return LiveMatch(match.id, len(pad.results), left, course)


def _key(match: Match) -> str:
    """The key of a match's pad; a match restarted with other players gets another pad."""
    return "/".join((match.id, "-".join(map(str, match.players))))


def _corrected(event: Event, match: Match, names: tuple[str, ...]) -> list[tuple[int, str]]:
    """The seats of a pad whose players' names have been corrected since, with the new names."""
    if len(names) != len(match.active):
        return []  # somebody has left, or come back
    once: dict[Player, set[str]] = {}
    for entry in event.log:
        if isinstance(entry.fact, Renamed):
            known = once.setdefault(entry.fact.player, set())
            known.update((_short(entry.fact.was), _short(entry.fact.name)))
    now = zip(match.active, names, _names(event, match), strict=True)
    return [
        (seat, name)
        for seat, (player, written, name) in enumerate(now)
        if written != name and written in once.get(player, ())
    ]


def _names(event: Event, match: Match) -> tuple[str, ...]:
    """The names on the pad, which has narrow columns."""
    return apart(_short(event.names[player]) for player in match.active)


def _short(name: str) -> str:
    """A name with room for a number, if another one begins in the same way."""
    return name if shortened(name) == name else shortened(name, LONGEST - 3)
