"""The progress of an arena: a bar with the time left on a terminal, else a line now and then."""

import os
from time import monotonic
from typing import Final, TextIO

from dacabo.i18n import Words

_BAR_WIDTH: Final = 24
_SECONDS_BETWEEN_BARS: Final = 0.1
_SECONDS_BETWEEN_LINES: Final = 30.0
"""A stream that is no terminal, such as a log, gets a line only now and then."""


class Progress:
    """Shows on a stream how many items are done; `close` removes the bar.

    Args:
        total: the number of items.
        words: the reader's language.
        stream: the stream on which the progress is shown.
        key: the key of the sentence about the progress, which names the items.
    """

    def __init__(
        self, total: int, words: Words, stream: TextIO, key: str = "arena-progress"
    ) -> None:
        self.total = total
        self.key = key
        self.words = words
        self.stream = stream
        self.has_bar = stream.isatty() and os.environ.get("TERM") != "dumb"
        self.pause = _SECONDS_BETWEEN_BARS if self.has_bar else _SECONDS_BETWEEN_LINES
        self.done_before: int | None = None
        self.started = self.last_shown = monotonic()

    def show(self, done: int) -> None:
        """Show the number of finished items; those of the first call were done before."""
        now = monotonic()
        if self.done_before is None:
            self.done_before = done
        if now - self.last_shown < self.pause:
            return
        self.last_shown = now
        text = self.text(done, now - self.started)
        if self.has_bar:
            filled = _BAR_WIDTH * done // self.total
            self._write(f"\r{'█' * filled}{'░' * (_BAR_WIDTH - filled)} {text}\x1b[K")
        else:
            self._write(f"{text}\n")

    def close(self) -> None:
        """Remove the bar before other output."""
        if self.has_bar:
            self._write("\r\x1b[K")

    def text(self, done: int, seconds: float) -> str:
        """Return a text such as `45 of 150 deals · 30 % · 2:13 left`."""
        newly_done = done - (self.done_before or 0)
        share = 100 * done // self.total
        progress = self.words.text(self.key, done=done, total=self.total, share=share)
        if not newly_done or done == self.total:
            return progress
        seconds_left = round(seconds / newly_done * (self.total - done))
        return f"{progress} · {self.words.text('arena-left', time=clock(seconds_left))}"

    def _write(self, text: str) -> None:
        self.stream.write(text)
        self.stream.flush()


def clock(seconds: int) -> str:
    """Return a time such as `2:13` or `1:02:13`."""
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
