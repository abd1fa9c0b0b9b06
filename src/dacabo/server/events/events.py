"""All events: their requests, clocks, and effects on tables and pads."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from dacabo.server.documents.documents import Documents
from dacabo.server.documents.linked import LinkedState
from dacabo.server.events.backups import Backups
from dacabo.server.events.forecasts import Forecasts
from dacabo.server.events.live_event import PREFIX, LiveEvent
from dacabo.server.events.online import OnlineMatches
from dacabo.server.events.reconciler import Reconciler
from dacabo.server.events.stored import EventKind, continue_from_file
from dacabo.server.keys import SECRET_BYTES, KeyRefused, event_of, new_event_id
from dacabo.server.limits.cpu_budget import uncharged
from dacabo.server.logs import note
from dacabo.server.pads.pads import PadState
from dacabo.server.sockets.watchers import NO_KEY
from dacabo.server.store.scheduler import Scheduler
from dacabo.server.store.stream import Streams
from dacabo.server.tasks import BackgroundTasks
from dacabo.server.wire.bodies import HandIn, NewEvent, Written
from dacabo.tournament.apply import apply
from dacabo.tournament.commands import handle, open_event
from dacabo.tournament.event import Event, Met, Plan, answered
from dacabo.tournament.facts import Request
from dacabo.tournament.roles import AsPlayer, House, LinkRole, Organiser, Public
from dacabo.tournament.subjects.description import Describe
from dacabo.tournament.subjects.drawing import Draw
from dacabo.tournament.subjects.links import Claimed, LinkRenewed, OrganiserInvited, is_link_valid
from dacabo.tournament.subjects.planning import LearnPace
from dacabo.tournament.subjects.prizes import NamePrizes
from dacabo.tournament.subjects.registration import Registered


class Events(Documents[LiveEvent]):
    """All events of this process."""

    def __init__(
        self,
        streams: Streams,
        scheduler: Scheduler,
        online: OnlineMatches,
        backups: Backups,
        build: str,
    ) -> None:
        super().__init__(streams)
        self._scheduler = scheduler
        self._online = online
        self._backups = backups
        self._forecasts = Forecasts()
        self._build = build
        self._tasks = BackgroundTasks()
        self._reconciler = Reconciler(
            streams, scheduler, online, backups, live=self._live, tasks=self._tasks
        )
        scheduler.register(PREFIX, self._fire)

    async def close(self) -> None:
        """Finish pending updates of tables and pads, and copy events that have changed."""
        await self._forecasts.close()
        await self._tasks.finish()
        await self.copy()

    async def copy(self) -> None:
        """Copy the events that have changed to the operator's folder."""
        await uncharged(self._backups.make(self._live))

    # --- opening and finding -------------------------------------------------------------------

    async def open(self, asked: NewEvent, organiser: str) -> str:
        """Open an event; returns the key of its organiser."""
        by, now, new_seed = (
            Organiser(organiser),
            self._environment.now(),
            self._environment.new_seed,
        )
        entry = open_event(
            asked.name,
            asked.changes,
            new_seed(),
            now,
            by,
            game=asked.game,
            preset=asked.preset,
            format=asked.format,
        )
        entries, event = [entry], apply(None, entry)
        for request in _taken_over(asked):
            for more in handle(event, request, now, by, new_seed=new_seed):
                entries.append(more)
                event = apply(event, more)
        return await self._new(by, *EventKind().begin(entries, self._new_secret()))

    async def from_file(self, file: bytes) -> str:
        """Continue an event from a file; return the key of an organiser. All links are new.

        The next draw gets a new seal, too, because the owner of the file may know the old seed.
        """
        seed, now = self._environment.new_seed(), self._environment.now()
        parts = await self._streams.background.run(
            continue_from_file, file, now, seed, self._new_secret()
        )
        return await self._new(*parts)

    async def _new(
        self,
        by: Organiser,
        stored: LinkedState[Event],
        lines: Sequence[bytes],
        pads: Mapping[str, tuple[PadState, list[bytes]]] = MappingProxyType({}),
    ) -> str:
        live = self._empty(new_event_id(self._environment.random_bytes))
        await live.pads.keep(pads)  # before the reconciler opens new ones
        await live.stream.begin_from(stored, lines)
        self._live.keep(live.id, live)
        await self._reconciler.reconcile(live)
        return live.keys.key(by)

    async def find(self, key: str, id: str | None = None) -> tuple[LiveEvent, LinkRole]:  # noqa: A002 (as on the wire)
        """The event of a key, and the key's role.

        A repeated request is answered even if it revoked its own link.
        """
        live = await self.at(event_of(key))
        if not self._streams.nodes.alone:
            await self._reconciler.follow_tables(live)
        role = live.role_of(key)
        if role is None:
            raise KeyRefused("no-such-key")
        is_repeated = id is not None and answered(live.event, id, role) is not None
        if not is_repeated and not is_link_valid(live.event, role):
            raise KeyRefused("link-withdrawn")
        return live, role

    async def _on_loaded(self, live: LiveEvent) -> None:
        """Reconcile the event, so that it becomes visible only with its pads and tables."""
        await self._reconciler.reconcile(live)

    def _empty(self, name: str) -> LiveEvent:
        live = LiveEvent(name, self._streams, self._online, self._forecasts, self._build)
        live.stream.on_remote_change = lambda: uncharged(self._reconciler.reconcile(live))
        live.stream.on_deleted = lambda: self._on_deleted(live)
        return live

    def _new_secret(self) -> bytes:
        """The secret that signs the keys of an event."""
        return self._environment.random_bytes(SECRET_BYTES)

    def _deleted_error(self) -> KeyRefused:
        return KeyRefused("event-deleted")

    def _is_idle(self, live: LiveEvent) -> bool:
        return not live.watchers and not self._backups.due(live)

    async def delete(self, live: LiveEvent) -> None:
        """Delete an event for good, with its pads and copies."""
        async with live.reconciling:
            live.deleted = True
            await self._delete(live)
        await self._disconnect(live)
        note("event-deleted", table=live.stream.name)

    async def _disconnect(self, live: LiveEvent) -> None:
        """Drop a deleted event, and disconnect its watchers."""
        self._live.drop(live.id)
        self._scheduler.set(live.stream.name, None)
        live.watchers.disconnect(lambda _holder: False, NO_KEY, "event-deleted")
        await self._backups.forget(live.id)

    def _on_deleted(self, live: LiveEvent) -> None:
        live.deleted = True
        self._tasks.start(self._disconnect(live))

    # --- asking --------------------------------------------------------------------------------

    async def ask(
        self,
        live: LiveEvent,
        request: Request | HandIn,
        by: LinkRole,
        id: str,  # noqa: A002 (as on the wire)
    ) -> Written:
        """Carry out a request once, with all its effects."""
        plan = live.plan_to_record() if isinstance(request, Draw) else None
        try:
            number = await live.ask(request, by, id)
            if plan is not None and live.event.plan != Plan(plan.low, plan.high):
                await live.report(plan, House())
        finally:
            if live.stream.number != live.settled:  # this request or another process changed it
                await self._reconciler.reconcile(live)
        return _answer(live, by, number)

    async def avoid(self, live: LiveEvent, met: tuple[Met, ...]) -> None:
        """Let the next draw of an event avoid pairs that have met before."""
        await live.avoid(met)
        await self._reconciler.reconcile(live)

    async def learn_pace(self, live: LiveEvent, pace: int) -> None:
        """Tell an event how fast the tables of its club are."""
        await live.report(LearnPace(pace), House())
        await self._reconciler.reconcile(live)

    async def _fire(self, stream: str) -> None:
        try:
            live = await self._live.find(stream.removeprefix(f"{PREFIX}/"))
        except KeyRefused:
            return  # deleted meanwhile
        if live is not None:
            await live.fire()
            await self._reconciler.reconcile(live)


def _taken_over(asked: NewEvent) -> Iterator[Request]:
    """The first steps of an event that takes something over from an earlier one."""
    if asked.place.strip() or asked.note.strip():
        yield Describe("", asked.place, asked.note)
    if asked.prizes:
        yield NamePrizes(asked.prizes, asked.consolation)


def _answer(live: LiveEvent, by: LinkRole, number: int) -> Written:
    """The answer to a request, from the fact that it has led to."""
    # A repeated request gets the key of that time, even if it is revoked, and never a later one.
    match by, live.event.log[number - 1].fact:
        case Public(), Registered((newcomer,)):
            return Written(number, live.keys.key(AsPlayer(newcomer.player)))
        case Public(), Claimed(player, generation):
            return Written(number, live.keys.key(AsPlayer(player, generation)))
        case _, OrganiserInvited(invited, name):
            return Written(number, live.keys.key(Organiser(name, invited)))
        case _, LinkRenewed(Organiser() as mine):
            return Written(number, live.keys.key(mine))
        case _:
            return Written(number)
