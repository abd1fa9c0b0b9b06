"""How far an arena is: a bar with the time left on a terminal, elsewhere a line now and then."""

import os
from time import monotonic
from typing import Final, TextIO

from dacabo.words import Words

_WIDTH: Final = 24
_OFTEN: Final = 0.1
"""Seconds after which a bar may change."""
_EVERY: Final = 30.0
"""Seconds between lines where there is no terminal."""


class Progress:
    """Told how many deals are done, it shows it on a stream; `close` tidies the bar away."""

    def __init__(self, deals: int, words: Words, stream: TextIO) -> None:
        self.deals = deals
        self.words = words
        self.stream = stream
        self.bar = stream.isatty() and os.environ.get("TERM") != "dumb"
        self.pause = _OFTEN if self.bar else _EVERY
        self.first: int | None = None
        self.began = self.shown = monotonic()

    def show(self, done: int) -> None:
        """So many deals are done; those of the first call were done before."""
        now = monotonic()
        if self.first is None:
            self.first = done
        if now - self.shown < self.pause:
            return
        self.shown = now
        text = self.text(done, now - self.began)
        if self.bar:
            filled = _WIDTH * done // self.deals
            self._write(f"\r{'█' * filled}{'░' * (_WIDTH - filled)} {text}\x1b[K")
        else:
            self._write(f"{text}\n")

    def close(self) -> None:
        """The bar makes room for what comes next."""
        if self.bar:
            self._write("\r\x1b[K")

    def text(self, done: int, spent: float) -> str:
        """`45 of 150 deals · 30 % · 2:13 left`."""
        played = done - (self.first or 0)
        share = 100 * done // self.deals
        so_far = self.words.text("arena-progress", done=done, deals=self.deals, share=share)
        if not played or done == self.deals:
            return so_far
        left = round(spent / played * (self.deals - done))
        return f"{so_far} · {self.words.text('arena-left', time=clock(left))}"

    def _write(self, text: str) -> None:
        self.stream.write(text)
        self.stream.flush()


def clock(seconds: int) -> str:
    """`2:13`, `1:02:13`."""
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
