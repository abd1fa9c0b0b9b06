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
"""Seconds between two looks for events that have changed."""
SUFFIX: Final = ".dacabo-event"
_STAMP: Final = "%Y%m%d-%H%M%S"
_OURS: Final = re.compile(r".*-([a-z0-9]{16})-([0-9]{8}-[0-9]{6})" + re.escape(SUFFIX))
_LONGEST: Final = 40
"""Letters of an event's name in the name of a file."""


class Backups:
    """The copies of all events, if the operator has named a folder for them."""

    def __init__(self, folder: Path | None, days: int, environment: Environment) -> None:
        self._folder = folder
        self._days = days
        """How long any of them is kept."""
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
                    continue  # which the store reports itself
                except OSError as error:
                    note("copying-failed", WARNING, code=error.strerror or type(error).__name__)
                except Exception as error:  # noqa: BLE001 (one event must not stop all others)
                    note_failure("copying-failed", error, table=live.id)
        if self._folder is not None and not self._environment.in_doubt():
            before = self._moment() - timedelta(days=self._days)
            await asyncio.to_thread(_delete, _copies_in(self._folder, before=before))

    async def forget(self, event: str) -> None:
        """Delete all copies of an event: it was deleted, or somebody in it."""
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
    """The copies that are not kept.

    Kept are all of the last hour, the last of each hour of the last day, and the last of each day.
    """
    kept: dict[object, datetime] = {}
    for made in sorted(copies):
        age = now - made
        if age < timedelta(hours=1):
            kept[made] = made
        elif age < timedelta(milliseconds=DAY_MS):
            kept[made.strftime("%Y%m%d%H")] = made
        else:
            kept[made.strftime("%Y%m%d")] = made
    return {*copies} - {*kept.values()}


def _write_copy(folder: Path, event: str, name: str, file: bytes, now: datetime) -> None:
    """Write a copy, unless the last one is the same, and delete those no longer kept.

    The file gets its name when it is complete, so nobody sees half of one.
    """
    known = dict(_copies_in(folder, event))
    if known and known[max(known)].read_bytes() == file:
        return
    letters = "".join(letter if letter.isalnum() else "-" for letter in name)[:_LONGEST]
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
    known[now] = folder  # any path: a copy of now is kept
    gone = copies_to_delete(known, now)
    _delete((made, path) for made, path in known.items() if made in gone)


def _copies_in(
    folder: Path, event: str | None = None, before: datetime | None = None
) -> list[tuple[datetime, Path]]:
    """The copies in a folder, with their times; other files are ignored."""
    found = []
    for path in folder.iterdir():
        ours = _OURS.fullmatch(path.name)
        if ours is None or event not in (None, ours[1]):
            continue
        made = datetime.strptime(ours[2], _STAMP).replace(tzinfo=UTC)
        if before is None or made < before:
            found.append((made, path))
    return found


def _delete(copies: Iterable[tuple[datetime, Path]]) -> None:
    for _, path in copies:
        with suppress(FileNotFoundError):
            path.unlink()
