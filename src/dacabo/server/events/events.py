"""Events while they are held: who asks what, clocks, and what follows at tables and on pads."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from dacabo.core.chance import SEED_BYTES
from dacabo.core.errors import DacaboError
from dacabo.core.names import LONGEST, visible
from dacabo.core.values import Discreet
from dacabo.scorepad.view import PadView
from dacabo.server.cost.backroom import Backroom
from dacabo.server.cost.purse import TooFast, check_purse, on_the_house, paid
from dacabo.server.events.match_pads import MatchPads
from dacabo.server.events.online import OnlineMatches
from dacabo.server.events.watchers import Watchers
from dacabo.server.keys import SECRET_BYTES, EventKeys, KeyRefused, event_of, new_event_id
from dacabo.server.logs import note, note_failure
from dacabo.server.store.alarms import Alarms
from dacabo.server.store.clock import now
from dacabo.server.store.store import Listing, Store, StoreError
from dacabo.server.store.stream import EVENT, EVENT_OVER, Stream, folded
from dacabo.server.tidying import Idle
from dacabo.server.wire.bodies import NewEvent, Written
from dacabo.server.wire.watch import (
    DeskShown,
    LiveMatch,
    Page,
    PlayerShown,
    PublicShown,
    TableShown,
)
from dacabo.tournament.acting import act, next_due, open_event, ring, seal
from dacabo.tournament.event import Event, Match, answered, current, match_of
from dacabo.tournament.facts import (
    Entry,
    LinkRenewed,
    OrganiserInvited,
    OrganiserWithdrawn,
    Registered,
)
from dacabo.tournament.folding import fold
from dacabo.tournament.links import holding, in_force
from dacabo.tournament.logfile import read_log, write_log
from dacabo.tournament.pages.changes import Changes, preview
from dacabo.tournament.pages.pages import desk, player_page, public_view, table_page
from dacabo.tournament.pages.trail import trail
from dacabo.tournament.pages.views import PublicView
from dacabo.tournament.requests import Request
from dacabo.tournament.roles import AsPlayer, AtTable, Holder, OnlineTable, Organiser, Public, Role

NO_KEY: Final = 4404
"""With which a connection is closed whose key opens nothing."""
PREFIX: Final = "event"
"""Of the names of their streams."""


def _new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def _new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


class _Line(Discreet):
    """A line of an event's log as the store keeps it."""

    entry: Entry
    secret: bytes | None = None
    """With the first line: what seals the event's links."""


class _Held(Discreet):
    """An event and what seals its links."""

    event: Event
    secret: bytes


class _EventKind:
    """How an event is kept."""

    read = staticmethod(msgspec.json.Decoder(_Line).decode)
    write = staticmethod(msgspec.json.Encoder().encode)

    def fold(self, held: _Held | None, line: _Line) -> _Held:
        if held is None:
            assert line.secret is not None
            return _Held(fold(None, line.entry), line.secret)
        return _Held(fold(held.event, line.entry), held.secret)

    def due(self, held: _Held) -> int | None:
        return next_due(held.event)

    def listing(self, held: _Held) -> Listing:
        return Listing(EVENT_OVER if held.event.over else EVENT, public=False)


class LiveEvent:
    """An event while somebody uses it."""

    def __init__(
        self,
        id: str,  # noqa: A002 (its name)
        store: Store,
        online: OnlineMatches,
        build: str,
        backroom: Backroom,
    ) -> None:
        self.id = id
        self.stream = Stream(f"{PREFIX}/{id}", store, _EventKind(), backroom)
        self.watchers = Watchers(self._look, build)
        self.pads = MatchPads(self.stream.name, store, backroom)
        self.settling = asyncio.Lock()
        self.settled = 0
        """The number of the fact up to which everything has followed."""
        self._online = online

    @property
    def event(self) -> Event:
        """As far as it is written down."""
        return self.stream.whole.event

    def holder(self, key: str) -> Holder | None:
        """Whose key it is, in force or not; None if this event never made it."""
        match self.keys.holder(key):
            case Organiser("", number) as found if 0 < number < len(self.event.organisers):
                return replace(found, name=self.event.organisers[number].name)
            case Organiser("", 0, generation) as found if generation:
                return replace(found, name=self.event.organisers[0].name)
            case found:
                return found

    @property
    def keys(self) -> EventKeys:
        """What its links are made with."""
        return EventKeys(self.id, self.stream.whole.secret)

    async def change(self, request: Request, by: Role, id: str | None) -> bool:  # noqa: A002 (as in the log)
        """Do what somebody asks; False if it was done already."""

        def lines(held: _Held) -> Sequence[_Line]:
            if not isinstance(by, OnlineTable):  # which is the house itself
                check_purse()
            entries = act(held.event, request, now(), by, new_seed=_new_seed, id=id)
            return [_Line(entry) for entry in entries]

        return await self.stream.change(lines)

    async def report(self, request: Request, by: Role) -> None:
        """Something that a table of the house says of itself; once, whatever becomes of it."""
        await self.change(request, by, type(request).__name__)

    async def ring(self) -> bool:
        """Call time where it is up."""
        return await self.stream.change(
            lambda held: [_Line(entry) for entry in ring(held.event, now())]
        )

    # --- what is worked out elsewhere, since it can take long ------------------------------------

    async def preview(self, request: Request, by: Holder) -> Changes:
        """What would change."""
        return await self.stream.apart(_preview, request, now(), by)

    async def file(self) -> bytes:
        """The whole event, to go on with elsewhere."""
        return await self.stream.apart(_file)

    async def trail(self) -> bytes:
        """Everything that ever happened, as JSON."""
        return await self.stream.apart(_trail)

    # --- what is seen ------------------------------------------------------------------------

    def _look(self) -> Callable[[Holder], Page]:
        """The event as it is now: what is public is worked out once for all who look at it."""
        moment = now()
        public, live = public_view(self.event, moment), self._live()
        return lambda holder: self._seen_by(holder, moment, public, live)

    def _seen_by(
        self, holder: Holder, moment: int, public: PublicView, live: tuple[LiveMatch, ...]
    ) -> Page:
        event = self.event
        match holder:
            case Organiser(name, number):
                return DeskShown(
                    page=desk(event, moment, public),
                    organiser=name,
                    number=number,
                    live=live,
                    seated=self._online.seated(self.id, event),
                )
            case AtTable(table):
                page = table_page(event, table, moment)
                found = None if page.match is None else match_of(event, page.match.id)
                return TableShown(
                    page=page,
                    pad=self._pad(found),
                    live=None if found is None else self.live(found),
                )
            case AsPlayer(player):
                about = player_page(event, player, moment, public)
                found = None if about.match is None else match_of(event, about.match)
                return PlayerShown(page=about, live=live, pad=self._pad(found))
            case Public():
                return PublicShown(event=public, live=live)

    def _pad(self, match: Match | None) -> PadView | None:
        return None if match is None else self.pads.view(self.event, match)

    def _live(self) -> tuple[LiveMatch, ...]:
        stage = current(self.event)
        found = () if stage is None else tuple(map(self.live, stage.matches))
        return tuple(live for live in found if live is not None)

    def live(self, match: Match) -> LiveMatch | None:
        """How a match stands that is being played."""
        if match.decided or match.clock is None:
            return None
        if match.online:
            return self._online.live(self.id, match)
        return self.pads.live(self.event, match)


def _preview(held: _Held, request: Request, at: int, by: Holder) -> Changes:
    return preview(held.event, request, at, by)


def _file(held: _Held) -> bytes:
    return write_log(held.event)


def _trail(held: _Held) -> bytes:
    return msgspec.json.encode(trail(held.event))


def _going_on(
    file: bytes, at: int, seed: bytes, secret: bytes
) -> tuple[Organiser, _Held, list[bytes]]:
    """An event that goes on from a file, as the store keeps it, and whose it is.

    Its seed is a new one, which whoever brings the file does not know; all other organisers get
    their links anew.
    """
    event = read_log(file)
    by = _first_organiser(event)
    log = [*event.log]
    if not event.over:
        log.append(seal(event, at, seed, moved=True))
        log += [
            Entry(log[-1].at, by, OrganiserWithdrawn(other.number))
            for other in event.organisers
            if other.number != by.number and not other.withdrawn
        ]
    return by, *_kept(log, secret)


def _kept(log: Sequence[Entry], secret: bytes) -> tuple[_Held, list[bytes]]:
    """What a log comes to, and its lines as the store keeps them."""
    lines = [_Line(log[0], secret), *map(_Line, log[1:])]
    texts = [*map(_EventKind.write, lines)]
    return folded(_EventKind(), texts), texts


def _first_organiser(event: Event) -> Organiser:
    """Whose link somebody gets who brings a file: whoever opened it, or the next who is left.

    A file may be anybody's, and a link holds no more of a name than a name has.
    """
    opened = event.log[0].by
    assert isinstance(opened, Organiser)
    number = next(one.number for one in event.organisers if not one.withdrawn)
    found = holding(event, Organiser(visible(opened.name[:LONGEST]), number))
    assert isinstance(found, Organiser)
    return found


class Events:
    """All events of this process."""

    def __init__(
        self,
        store: Store,
        alarms: Alarms,
        online: OnlineMatches,
        build: str,
        backroom: Backroom,
    ) -> None:
        self._store = store
        self._backroom = backroom
        self._alarms = alarms
        self._online = online
        self._build = build
        self._live: dict[str, LiveEvent] = {}
        self._loading: dict[str, asyncio.Future[LiveEvent | None]] = {}
        self._idle = Idle()
        self._tasks: set[asyncio.Task[None]] = set()
        alarms.answer(PREFIX, self._ring)
        online.changed = self._table_changed

    async def close(self) -> None:
        """Finish what follows from what has happened."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # --- opening and finding -------------------------------------------------------------------

    async def open(self, asked: NewEvent, organiser: str) -> str:
        """A new event: the key of whoever opened it."""
        by = Organiser(organiser)
        entry = open_event(
            asked.name,
            asked.changes,
            _new_seed(),
            now(),
            by,
            game=asked.game,
            preset=asked.preset,
        )
        return await self._begin(by, *_kept([entry], _new_secret()))

    async def from_file(self, file: bytes) -> str:
        """An event that goes on here: the key of an organiser. All links are new.

        So is the seal of the next draw: whoever brings the file may know the old one.
        """
        going_on = await self._backroom.do(_going_on, file, now(), _new_seed(), _new_secret())
        return await self._begin(*going_on)

    async def _begin(self, by: Organiser, held: _Held, lines: Sequence[bytes]) -> str:
        live = LiveEvent(new_event_id(), self._store, self._online, self._build, self._backroom)
        await live.stream.go_on(held, lines)
        self._live[live.id] = live
        await self._settle(live)
        return live.keys.key(by)

    async def find(self, key: str, id: str | None = None) -> tuple[LiveEvent, Holder]:  # noqa: A002 (as on the wire)
        """The event that a key is for, and whose it is.

        A request that was answered is answered again, also where its own link was renewed by it.
        """
        event = event_of(key)
        live = None if event is None else await self._find(event)
        holder = None if live is None else live.holder(key)
        if live is None or holder is None:
            raise KeyRefused("no-such-key")
        known = id is not None and answered(live.event, id, holder) is not None
        if not known and not in_force(live.event, holder):
            raise KeyRefused("no-such-key")
        return live, holder

    async def _find(self, event: str) -> LiveEvent | None:
        while event not in self._live:
            if event not in self._loading:
                self._loading[event] = asyncio.ensure_future(paid(self._load(event)))
            try:
                return await asyncio.shield(self._loading[event])
            except TooFast:  # whoever asked for it first has nothing left
                check_purse()
        return self._live[event]

    async def _load(self, event: str) -> LiveEvent | None:
        """Read an event from its log; nobody sees it before its pads and tables are there, too."""
        try:
            live = LiveEvent(event, self._store, self._online, self._build, self._backroom)
            if not await live.stream.load():
                return None
            await self._settle(live)  # the server may have stopped in the middle of it
            self._live[event] = live
            return live
        finally:
            del self._loading[event]

    def put_away(self) -> None:
        """Forget what nobody has looked at since the last time; the store has it."""
        idle = {id for id, live in self._live.items() if not live.watchers}  # noqa: A001 (its name)
        for event in self._idle.long(idle):
            del self._live[event]

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
        live = await self._find(stream.removeprefix(f"{PREFIX}/"))
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
        self._do(self._follow(event))

    async def _follow(self, event: str) -> None:
        try:
            live = await self._find(event)
            if live is not None:
                await self._settle(live)
        except StoreError:
            return  # of which the store tells by itself
        except Exception as error:  # noqa: BLE001 (nobody waits for this who could be told)
            note_failure("settling-failed", error, table=event)

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(on_the_house(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
