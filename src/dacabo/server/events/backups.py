"""Copies of open events, as the files that organisers can save, in a folder of the operator."""

import asyncio
import os
import re
import tempfile
from collections.abc import Iterable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from logging import WARNING
from pathlib import Path
from typing import Final

from dacabo.server.environment import DAY_MS, Environment
from dacabo.server.events.live_event import LiveEvent
from dacabo.server.logs import note, note_failure
from dacabo.server.store.store import StoreError

EVERY_SECONDS: Final = 180
"""Seconds between two checks for events that have changed."""
SUFFIX: Final = ".dacabo-event"
_STAMP: Final = "%Y%m%d-%H%M%S"
_COPY_NAME: Final = re.compile(r".*-([a-z0-9]{16})-([0-9]{8}-[0-9]{6})" + re.escape(SUFFIX))
_MAX_TITLE: Final = 40
"""The most letters of an event's name in the name of a file."""


class Backups:
    """The copies of all events, if the operator has named a folder for them."""

    def __init__(self, folder: Path | None, days: int, environment: Environment) -> None:
        self._folder = folder
        self._days = days
        """Days after which a copy is deleted."""
        self._environment = environment
        self._copied: dict[str, object] = {}
        """By event: its state when it was last copied."""

    def due(self, live: LiveEvent) -> bool:
        """Whether an event has changed since its last copy."""
        return self._folder is not None and self._copied.get(live.id) != live.state

    async def make(self, events: Iterable[LiveEvent]) -> None:
        """Copy all events that have changed, and delete copies that nobody needs any more."""
        for live in events:
            if self.due(live):
                try:
                    await self._copy(live)
                except StoreError:
                    continue  # the store has logged it
                except OSError as error:
                    note("copying-failed", WARNING, code=error.strerror or type(error).__name__)
                except Exception as error:  # noqa: BLE001 (one event must not stop all others)
                    note_failure("copying-failed", error, table=live.id)
        if self._folder is not None and not self._environment.in_doubt():
            before = self._moment() - timedelta(days=self._days)
            await asyncio.to_thread(_delete, _copies_in(self._folder, before=before))

    async def forget(self, event: str) -> None:
        """Delete all copies of an event, because the event or somebody in it was deleted."""
        self._copied.pop(event, None)
        if self._folder is not None:
            await asyncio.to_thread(_delete, _copies_in(self._folder, event))

    async def _copy(self, live: LiveEvent) -> None:
        assert self._folder is not None
        state = live.state
        file = await live.file()
        now = self._moment()
        await asyncio.to_thread(_write_copy, self._folder, live.id, live.event.name, file, now)
        self._copied[live.id] = state

    def _moment(self) -> datetime:
        return datetime.fromtimestamp(self._environment.now() / 1000, UTC)


def copies_to_delete(copies: Iterable[datetime], now: datetime) -> set[datetime]:
    """The copies that newer ones supersede.

    All copies of the last hour remain, the last of each hour of the last day, and the last of each
    day.
    """
    copies_to_keep: dict[object, datetime] = {}
    for time in sorted(copies):
        age = now - time
        if age < timedelta(hours=1):
            copies_to_keep[time] = time
        elif age < timedelta(milliseconds=DAY_MS):
            copies_to_keep[time.strftime("%Y%m%d%H")] = time
        else:
            copies_to_keep[time.strftime("%Y%m%d")] = time
    return {*copies} - {*copies_to_keep.values()}


def _write_copy(folder: Path, event: str, name: str, file: bytes, now: datetime) -> None:
    """Write a copy, unless the last one is the same, and delete superseded ones.

    The file gets its name when it is complete, so nobody sees a partial file.
    """
    copies = dict(_copies_in(folder, event))
    if copies and copies[max(copies)].read_bytes() == file:
        return
    letters = "".join(letter if letter.isalnum() else "-" for letter in name)[:_MAX_TITLE]
    title = re.sub("-+", "-", letters).strip("-") or "event"
    handle, part = tempfile.mkstemp(prefix=".copy-", dir=folder)
    try:
        with os.fdopen(handle, "wb") as written:
            written.write(file)
            written.flush()
            os.fsync(written.fileno())
        Path(part).replace(folder / f"{title}-{event}-{now.strftime(_STAMP)}{SUFFIX}")
    except BaseException:
        Path(part).unlink()
        raise
    copies[now] = folder  # any path will do, because the newest copy is never deleted
    superseded = copies_to_delete(copies, now)
    _delete((time, path) for time, path in copies.items() if time in superseded)


def _copies_in(
    folder: Path, event: str | None = None, before: datetime | None = None
) -> list[tuple[datetime, Path]]:
    """The copies in a folder, with their times; other files are ignored."""
    copies = []
    for path in folder.iterdir():
        name = _COPY_NAME.fullmatch(path.name)
        if name is None or event not in (None, name[1]):
            continue
        time = datetime.strptime(name[2], _STAMP).replace(tzinfo=UTC)
        if before is None or time < before:
            copies.append((time, path))
    return copies


def _delete(copies: Iterable[tuple[datetime, Path]]) -> None:
    for _, path in copies:
        with suppress(FileNotFoundError):
            path.unlink()
