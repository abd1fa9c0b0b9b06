"""The card room in a web worker of a browser: what its JavaScript calls, and what it calls there.

`web/src/pocket/worker.ts` is the other side. Values that cross are texts, bytes and lists.
"""

import random
from collections.abc import Iterable, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Protocol

import dacabo
from dacabo.bots.levels import LEARNED, LEVELS
from dacabo.pocket.room import Page, PocketRoom, PocketSocket
from dacabo.pocket.store import Puts, Ranges
from dacabo.server.http.responses import read_words
from dacabo.server.store.store import StoreError
from dacabo.server.tables.bot_session import BotSeat, BotSession

WITH_WEIGHTS = (LEVELS[-1], *LEARNED)
"""The levels that need the weights of a learned player."""


class Bytes(Protocol):
    """An array of JavaScript."""

    def to_bytes(self) -> bytes:
        """A copy of its content."""


class Headers(Protocol):
    """An object of JavaScript."""

    def to_py(self) -> dict[str, str]:
        """A copy of its content."""


class Database(Protocol):
    """An IndexedDB. Its errors name the code of a `StoreError`."""

    async def read(self, first: str, last: str) -> Iterable[tuple[str, Bytes]]:
        """All entries from a key to another."""

    async def write(
        self, deleted: Sequence[str], keys: Sequence[str], values: Sequence[bytes]
    ) -> None:
        """Delete ranges of keys, each two texts, and put values."""


class Worker(Protocol):
    """What the worker offers."""

    database: Database

    async def weights(self, game: str) -> Bytes:
        """The file of weights of a game's learned player."""


class BrowserDisk:
    """The disk of a browser."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker

    async def read(self, first: str, last: str) -> list[tuple[str, bytes]]:
        """All entries from a key to another."""
        try:
            entries = await self._worker.database.read(first, last)
        except Exception as error:  # noqa: BLE001 (whatever JavaScript throws)
            raise _store_error(error) from None
        return [(key, value.to_bytes()) for key, value in entries]

    async def write(self, deleted: Ranges, puts: Puts) -> None:
        """Delete entries and put others."""
        ends = [end for ends in deleted for end in ends]
        try:
            await self._worker.database.write(ends, [*puts], [*puts.values()])
        except Exception as error:  # noqa: BLE001 (whatever JavaScript throws)
            raise _store_error(error) from None


def _store_error(error: Exception) -> StoreError:
    if getattr(error, "message", "") == "store-full":
        return StoreError("store-full")
    return StoreError("store-failed", reason=type(error).__name__)


class BrowserRoom:
    """The room of this browser."""

    def __init__(self, room: PocketRoom) -> None:
        self._room = room

    async def request(
        self, method: str, path: str, headers: Headers, body: Bytes
    ) -> tuple[int, list[tuple[str, str]], bytes]:
        """Make a request; returns the status, the headers and the body of the answer."""
        answer = await self._room.request(method, path, headers.to_py(), body.to_bytes())
        return answer.status, [*answer.headers.items()], answer.body

    def connect(self, path: str, page: Page) -> PocketSocket:
        """Open a WebSocket."""
        return self._room.connect(path, {}, page)


def prepare() -> None:
    """Import all modules and read all words: a snapshot of Python is taken afterwards."""
    for module in walk_packages(dacabo.__path__, "dacabo."):
        with suppress(ImportError):  # of what no browser has: processes, sockets and NumPy
            import_module(module.name)
    read_words()


async def open_room(worker: Worker) -> BrowserRoom:
    """Open the room, after `prepare` or in a copy of what that has made."""
    random.seed()  # each copy would have the same seed

    async def load(bot: BotSeat) -> None:
        if bot.level in WITH_WEIGHTS and not (path := _weights_of(bot.game)).exists():
            try:
                weights = await worker.weights(bot.game)
            except Exception as error:  # noqa: BLE001 (whatever JavaScript throws)
                raise _store_error(error) from None
            _write(path, weights.to_bytes())
        BotSession(bot)

    return BrowserRoom(await PocketRoom.open(BrowserDisk(worker), load=load))


def _weights_of(game: str) -> Path:
    path: Path = import_module(f"dacabo.bots.{game}.{LEARNED[0]}").WEIGHTS
    return path


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
