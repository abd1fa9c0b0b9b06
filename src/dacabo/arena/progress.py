"""The progress of an arena: a bar with the time left on a terminal, else a line now and then."""

import os
from time import monotonic
from typing import Final, TextIO

from dacabo.i18n import Words

_WIDTH: Final = 24
_OFTEN: Final = 0.1
"""Seconds between two updates of a bar."""
_EVERY: Final = 30.0
"""Seconds between two lines without a terminal."""


class Progress:
    """Shows on a stream how many items are done; `close` removes the bar.

    Args:
        total: the number of items.
        words: the reader's language.
        stream: where it is shown.
        key: of the sentence about the progress, which names the items.
    """

    def __init__(
        self, total: int, words: Words, stream: TextIO, key: str = "arena-progress"
    ) -> None:
        self.total = total
        self.key = key
        self.words = words
        self.stream = stream
        self.bar = stream.isatty() and os.environ.get("TERM") != "dumb"
        self.pause = _OFTEN if self.bar else _EVERY
        self.first: int | None = None
        self.began = self.shown = monotonic()

    def show(self, done: int) -> None:
        """Show the number of finished items; those of the first call were done before."""
        now = monotonic()
        if self.first is None:
            self.first = done
        if now - self.shown < self.pause:
            return
        self.shown = now
        text = self.text(done, now - self.began)
        if self.bar:
            filled = _WIDTH * done // self.total
            self._write(f"\r{'█' * filled}{'░' * (_WIDTH - filled)} {text}\x1b[K")
        else:
            self._write(f"{text}\n")

    def close(self) -> None:
        """Remove the bar before other output."""
        if self.bar:
            self._write("\r\x1b[K")

    def text(self, done: int, spent: float) -> str:
        """`45 of 150 deals · 30 % · 2:13 left`."""
        played = done - (self.first or 0)
        share = 100 * done // self.total
        so_far = self.words.text(self.key, done=done, total=self.total, share=share)
        if not played or done == self.total:
            return so_far
        left = round(spent / played * (self.total - done))
        return f"{so_far} · {self.words.text('arena-left', time=clock(left))}"

    def _write(self, text: str) -> None:
        self.stream.write(text)
        self.stream.flush()


def clock(seconds: int) -> str:
    """`2:13`, `1:02:13`."""
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
