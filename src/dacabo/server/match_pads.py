"""The score pads of an event's matches at real tables: opened, and told the time, by the house."""

from typing import Final

from dacabo.scorepad.acting import Opening, open_pad
from dacabo.scorepad.requests import CallTime, Rename
from dacabo.scorepad.view import PadView, view
from dacabo.server.event_types import PadAsk
from dacabo.server.keys import KeyRefused
from dacabo.server.pads import OPENING, LivePad
from dacabo.server.room import now
from dacabo.server.shown import LiveMatch
from dacabo.server.store import Conflict, Store
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Event, Match

TIME: Final = "time"
"""The id of the request by which the house calls time: it does so once."""


class MatchPads:
    """The pads of one event, by match."""

    def __init__(self, stream: str, store: Store) -> None:
        self._stream = stream
        self._store = store
        self._pads: dict[str, LivePad] = {}

    async def settle(self, event: Event, match: Match) -> None:
        """A match that has begun has a pad, and hears there when time is up."""
        if match.id not in self._pads:
            self._pads[match.id] = await self._open(event, match)
        pad = self._pads[match.id].pad
        called = match.clock is not None and match.clock.called
        if called and not match.decided and pad.ended is None and pad.last is None:
            await self._pads[match.id].write(CallTime(len(pad.entries) + 1), TIME)

    async def _open(self, event: Event, match: Match) -> LivePad:
        live = LivePad(f"pad/{self._stream}/{match.id}", self._store)
        if await live.stream.load():
            return live
        opening = Opening("cabo", "tournament", _names(event, match), event.changes)
        try:
            await live.stream.begin([open_pad(opening, now(), id=OPENING)])
        except Conflict:  # another process was faster
            await live.stream.load()
        return live

    async def ask(self, event: Event, match: Match, asked: PadAsk) -> int:
        """Write on the pad of a match."""
        live = self._pads.get(match.id)
        if live is None or match.decided:
            raise TournamentError("no-match-pad")
        if live.pad.names != _names(event, match):
            raise TournamentError("match-pad-closed")
        if isinstance(asked.request, Rename):
            raise KeyRefused("key-not-for-this")  # names are those of the event
        return await live.ask(asked)

    def view(self, event: Event, match: Match) -> PadView | None:
        """The pad of a match, while it can be written on."""
        live = self._pads.get(match.id)
        if live is None or match.decided or live.pad.names != _names(event, match):
            return None
        return view(live.pad)

    def live(self, event: Event, match: Match) -> LiveMatch | None:
        """How a match stands by its pad, for those who still play."""
        found = self._pads.get(match.id)
        if found is None:
            return None
        totals = dict(zip(found.pad.names, found.pad.totals, strict=True))
        left = {player: totals.get(event.names[player], 0) for player in match.active}
        return LiveMatch(match.id, len(found.pad.results), left)


def _names(event: Event, match: Match) -> tuple[str, ...]:
    return tuple(event.names[player] for player in match.active)
