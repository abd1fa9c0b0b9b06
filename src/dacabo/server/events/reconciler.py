"""Reconcile an event with its tables and pads, its timer and its watchers."""

from typing import Final

from dacabo.core.errors import DacaboError
from dacabo.server.events.backups import Backups
from dacabo.server.events.live_event import LiveEvent
from dacabo.server.events.online import OnlineMatches
from dacabo.server.keys import KeyRefused
from dacabo.server.limits.cpu_budget import uncharged
from dacabo.server.logs import note, note_failure
from dacabo.server.sockets.watchers import NO_KEY
from dacabo.server.store.registry import Registry
from dacabo.server.store.scheduler import Scheduler
from dacabo.server.store.store import StoreError
from dacabo.server.store.stream import Streams
from dacabo.server.tasks import BackgroundTasks
from dacabo.tournament.commands import next_due
from dacabo.tournament.event import current_stage
from dacabo.tournament.subjects.links import is_link_valid

MAX_PASSES: Final = 4
"""The report of one table may concern another, for example that of a tie-break round. So tables are
reconciled again until nothing changes, at most this number of times."""


class Reconciler:
    """Lets tables and pads follow events, and events their tables."""

    def __init__(
        self,
        streams: Streams,
        scheduler: Scheduler,
        online: OnlineMatches,
        backups: Backups,
        *,
        live: Registry[LiveEvent],
        tasks: BackgroundTasks,
    ) -> None:
        self._streams = streams
        self._scheduler = scheduler
        self._online = online
        self._backups = backups
        self._live = live
        self._tasks = tasks
        self._unreconciled: set[str] = set()
        """Events whose tables have changed since they were last reconciled."""
        online.changed = self._table_changed

    async def reconcile(self, live: LiveEvent) -> None:
        """Update tables and pads from the event, and the event from its tables; then show it.

        Everything here depends on the current state, not on the last fact. So it is idempotent, and
        is repeated if the server stopped in the middle.
        """
        # Disconnect first, so that nobody sees anything more with a key that has been revoked.
        live.watchers.disconnect(
            lambda holder: is_link_valid(live.event, holder), NO_KEY, "link-withdrawn"
        )
        async with live.reconciling:
            self._unreconciled.discard(live.id)
            if live.deleted:
                return
            if await uncharged(live.clean()):
                await self._backups.forget(live.id)
            for _ in range(MAX_PASSES):
                live.settled = live.stream.number
                await self._reconcile_matches(live)
                if live.settled == live.stream.number:
                    break
        self._scheduler.set(live.stream.name, next_due(live.event))
        live.watchers.show()

    async def _reconcile_matches(self, live: LiveEvent) -> None:
        stage = current_stage(live.event)
        for match in () if stage is None else stage.matches:
            try:
                if match.online is not None:
                    await self._online.reconcile(live.id, live.event, match, live.report)
                elif match.clock is not None:
                    await uncharged(live.pads.reconcile(live.event, match))
            except StoreError:
                continue  # the store has logged it
            except DacaboError as error:  # the table has changed meanwhile
                note("settling-failed", table=live.stream.name, code=error.code)
            except Exception as error:  # noqa: BLE001 (one table must not stop all others)
                note_failure("settling-failed", error, table=live.stream.name)

    async def follow_tables(self, live: LiveEvent) -> None:
        """Reconcile an event with its tables on other nodes, before a client sees it.

        Tables on this node are reconciled after every change, before the next request.
        """
        await self._streams.refresh(self._online.streams(live.id, live.event))
        if live.id in self._unreconciled or live.reconciling.locked():
            await uncharged(self.reconcile(live))

    def _table_changed(self, event: str) -> None:
        """The online table of an event has changed."""
        self._unreconciled.add(event)
        self._tasks.start(uncharged(self._follow(event)))

    async def _follow(self, event: str) -> None:
        try:
            live = await self._live.find(event)
            if live is not None:
                await self.reconcile(live)
        except (StoreError, KeyRefused):
            return  # the store has logged it, or the event was deleted
        except Exception as error:  # noqa: BLE001 (no caller waits for it)
            note_failure("settling-failed", error, table=event)
