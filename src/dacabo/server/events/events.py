"""All events: who asks what, clocks, and what follows at tables and on pads."""

from collections.abc import Sequence
from typing import Final

from dacabo.core.errors import DacaboError
from dacabo.server.chores import Chores
from dacabo.server.cost.purse import on_the_house
from dacabo.server.events.held import Held, going_on, kept
from dacabo.server.events.live_event import PREFIX, LiveEvent
from dacabo.server.events.online import OnlineMatches
from dacabo.server.keys import SECRET_BYTES, KeyRefused, event_of, new_event_id
from dacabo.server.logs import note, note_failure
from dacabo.server.store.alarms import Alarms
from dacabo.server.store.shelf import Shelf
from dacabo.server.store.store import StoreError
from dacabo.server.store.stream import Streams
from dacabo.server.wire.bodies import NewEvent, Written
from dacabo.tournament.acting import next_due, open_event
from dacabo.tournament.event import answered, current
from dacabo.tournament.facts import (
    LinkRenewed,
    OrganiserInvited,
    Registered,
)
from dacabo.tournament.links import in_force
from dacabo.tournament.requests import Request
from dacabo.tournament.roles import AsPlayer, Holder, Organiser, Public

NO_KEY: Final = 4404
"""With which a connection is closed whose key opens nothing."""


class Events:
    """All events of this process."""

    def __init__(
        self,
        streams: Streams,
        alarms: Alarms,
        online: OnlineMatches,
        build: str,
    ) -> None:
        self._streams = streams
        self._outside = streams.outside
        self._alarms = alarms
        self._online = online
        self._build = build
        self._live: Shelf[LiveEvent] = Shelf(self._load)
        self._chores = Chores()
        alarms.answer(PREFIX, self._ring)
        online.changed = self._table_changed

    async def close(self) -> None:
        """Finish what follows from what has happened."""
        await self._chores.finish()

    # --- opening and finding -------------------------------------------------------------------

    async def open(self, asked: NewEvent, organiser: str) -> str:
        """A new event: the key of whoever opened it."""
        by = Organiser(organiser)
        entry = open_event(
            asked.name,
            asked.changes,
            self._outside.new_seed(),
            self._outside.now(),
            by,
            game=asked.game,
            preset=asked.preset,
        )
        return await self._begin(by, *kept([entry], self._new_secret()))

    async def from_file(self, file: bytes) -> str:
        """An event that goes on here: the key of an organiser. All links are new.

        So is the seal of the next draw: whoever brings the file may know the old one.
        """
        seed, now = self._outside.new_seed(), self._outside.now()
        found = await self._streams.backroom.do(going_on, file, now, seed, self._new_secret())
        return await self._begin(*found)

    async def _begin(self, by: Organiser, held: Held, lines: Sequence[bytes]) -> str:
        live = self._empty(new_event_id(self._outside.random_bytes))
        await live.stream.go_on(held, lines)
        self._live.keep(live.id, live)
        await self._settle(live)
        return live.keys.key(by)

    async def find(self, key: str, id: str | None = None) -> tuple[LiveEvent, Holder]:  # noqa: A002 (as on the wire)
        """The event that a key is for, and whose it is.

        A request that was answered is answered again, also where its own link was renewed by it.
        """
        event = event_of(key)
        live = None if event is None else await self._live.find(event)
        holder = None if live is None else live.holder(key)
        if live is None or holder is None:
            raise KeyRefused("no-such-key")
        known = id is not None and answered(live.event, id, holder) is not None
        if not known and not in_force(live.event, holder):
            raise KeyRefused("no-such-key")
        return live, holder

    async def _load(self, event: str) -> LiveEvent | None:
        """Read an event from its log; nobody sees it before its pads and tables are there, too."""
        live = self._empty(event)
        if not await live.stream.load():
            return None
        await self._settle(live)  # the server may have stopped in the middle of it
        return live

    def _empty(self, event: str) -> LiveEvent:
        return LiveEvent(event, self._streams, self._online, self._build)

    def _new_secret(self) -> bytes:
        """What seals the links of an event."""
        return self._outside.random_bytes(SECRET_BYTES)

    def put_away(self) -> None:
        """Forget what nobody has looked at since the last time; the store has it."""
        self._live.put_away(lambda live: not live.watchers)

    # --- asking --------------------------------------------------------------------------------

    async def ask(self, live: LiveEvent, request: Request, by: Holder, id: str) -> Written:  # noqa: A002 (as on the wire)
        """Do what somebody asks, once; what follows from it happens by itself."""
        try:
            await live.change(request, by, id)
        except StoreError:
            if answered(live.event, id, by) is None:
                raise  # otherwise it was written down after all
        finally:
            if live.stream.number != live.settled:  # be it by this, or by another process
                await self._settle(live)
        number = answered(live.event, id, by)
        assert number is not None
        # A key as it was given then, whatever has become of it: so nobody gets a later one.
        match by, live.event.log[number - 1].fact:
            case Public(), Registered((newcomer,)):
                return Written(number, live.keys.key(AsPlayer(newcomer.player)))
            case _, OrganiserInvited(invited, name):
                return Written(number, live.keys.key(Organiser(name, invited)))
            case _, LinkRenewed(Organiser() as mine):
                return Written(number, live.keys.key(mine))
            case _:
                return Written(number)

    async def _ring(self, stream: str) -> None:
        live = await self._live.find(stream.removeprefix(f"{PREFIX}/"))
        if live is not None:
            await live.ring()
            await self._settle(live)

    # --- what follows --------------------------------------------------------------------------

    async def _settle(self, live: LiveEvent) -> None:
        """Let tables and pads follow the event, and the event its tables; then show it to all.

        Everything here follows from how things stand, not from what has just happened. So it can
        be done again at any time, and is when the server stopped in the middle of it.
        """
        # First of all: whoever has lost their right sees nothing more.
        live.watchers.let_go(lambda holder: in_force(live.event, holder), NO_KEY, "no-such-key")
        async with live.settling:
            live.settled = live.stream.number
            stage = current(live.event)
            for match in () if stage is None else stage.matches:
                try:
                    if match.online is not None:
                        await self._online.settle(live.id, match, live.report)
                    elif match.clock is not None:
                        await on_the_house(live.pads.settle(live.event, match))
                except StoreError:
                    continue  # of which the store tells by itself
                except DacaboError as error:  # a table that has changed
                    note("settling-failed", table=live.stream.name, code=error.code)
                except Exception as error:  # noqa: BLE001 (one table must not stop all others)
                    note_failure("settling-failed", error, table=live.stream.name)
        self._alarms.set(live.stream.name, next_due(live.event))
        live.watchers.show()

    def _table_changed(self, event: str) -> None:
        """Something has happened at the online table of an event."""
        self._chores.do(on_the_house(self._follow(event)))

    async def _follow(self, event: str) -> None:
        try:
            live = await self._live.find(event)
            if live is not None:
                await self._settle(live)
        except StoreError:
            return  # of which the store tells by itself
        except Exception as error:  # noqa: BLE001 (nobody waits for this who could be told)
            note_failure("settling-failed", error, table=event)
