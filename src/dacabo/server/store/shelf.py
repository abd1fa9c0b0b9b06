"""What is in use of all that the store keeps: found here, or read from its log."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import Generic, TypeVar

from dacabo.core.errors import DacaboError
from dacabo.server.cost.purse import TooFast, check_purse, paid
from dacabo.server.logs import note_failure
from dacabo.server.store.store import StoreError
from dacabo.server.tidying import Idle

Live = TypeVar("Live")


class Shelf(Generic[Live]):
    """Live tables, pads or events by name. There is one of each, however many ask for it."""

    def __init__(self, load: Callable[[str], Awaitable[Live | None]]) -> None:
        self._load = load
        """Reads one from its log; None if there is none of that name."""
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Future[Live | None]] = {}
        self._idle = Idle()

    def __len__(self) -> int:
        return len(self._live)

    def __iter__(self) -> Iterator[Live]:
        return iter([*self._live.values()])

    def get(self, name: str) -> Live | None:
        """One that is in use already."""
        return self._live.get(name)

    def keep(self, name: str, live: Live) -> None:
        """One that was opened just now."""
        self._live[name] = live

    async def find(self, name: str) -> Live | None:
        """One of that name, read from its log if need be; None if there is none."""
        while (found := self._live.get(name)) is None:
            if name not in self._loading:
                self._loading[name] = asyncio.ensure_future(paid(self._read(name)))
            try:
                return await asyncio.shield(self._loading[name])
            except TooFast:  # the time of whoever asked for it first is spent
                check_purse()
        return found

    async def _read(self, name: str) -> Live | None:
        try:
            live = await self._load(name)
        except DacaboError:
            raise
        except Exception as error:  # noqa: BLE001 (whatever is in the store, it is nothing of ours)
            note_failure("stream-unreadable", error, table=name)
            raise StoreError("stream-unreadable") from None
        else:
            if live is not None:
                self._live[name] = live
            return live
        finally:
            del self._loading[name]

    def put_away(self, is_idle: Callable[[Live], bool]) -> list[str]:
        """Forget what was idle the last time already: the store has it. Their names."""
        idle = {name for name, live in self._live.items() if is_idle(live)}
        names = [*self._idle.long(idle)]
        for name in names:
            del self._live[name]
        return names
