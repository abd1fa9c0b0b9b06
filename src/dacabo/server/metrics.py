"""The server's metrics, in the text format of Prometheus (version 0.0.4).

No label identifies a person, an address or a table, and none has more than a few values.
"""

import re
from bisect import bisect_left
from collections.abc import Iterator, Mapping
from typing import Final

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"

_MOST_CODES: Final = 200
_CODE: Final = re.compile("[a-z][a-z0-9-]{0,47}")
_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Number:
    """A counter, which only grows, or a gauge, which goes up and down."""

    kind = "counter"

    def __init__(self) -> None:
        self.value = 0.0

    def add(self, by: float = 1) -> None:
        """Increase it; a gauge can also decrease."""
        self.value += by

    def lines(self, name: str) -> Iterator[str]:
        """The sample."""
        yield f"{name} {self.value:.12g}"


class Gauge(Number):
    """A current value."""

    kind = "gauge"


class ByCode:
    """A counter for each code of an error."""

    kind = "counter"

    def __init__(self) -> None:
        self._values: dict[str, int] = {}

    def add(self, code: str) -> None:
        """Count an error; an invalid code, or one beyond the limit, counts as `other`."""
        if code not in self._values and (
            len(self._values) >= _MOST_CODES or not _CODE.fullmatch(code)
        ):
            code = "other"
        self._values[code] = self._values.get(code, 0) + 1

    def lines(self, name: str) -> Iterator[str]:
        """A sample for each code."""
        for code, value in sorted(self._values.items()):
            yield f'{name}{{code="{code}"}} {value}'


class Histogram:
    """A distribution of sizes."""

    kind = "histogram"

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, value: float) -> None:
        """Count a value."""
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def lines(self, name: str) -> Iterator[str]:
        """The cumulative count for each bound."""
        count = 0
        for bound, more in zip((*map(str, self._bounds), "+Inf"), self._counts, strict=True):
            count += more
            yield f'{name}_bucket{{le="{bound}"}} {count}'
        yield f"{name}_sum {self._sum:.12g}"
        yield f"{name}_count {count}"


class Metrics:
    """All metrics of one server."""

    def __init__(self) -> None:
        self.connections = Gauge()
        self.http_connections = Gauge()
        self.turned_away = Number()
        self.unreadable = Number()
        self.tables_live = Gauge()
        self.cut_off = Gauge()
        self.moves = Number()
        self.refused = ByCode()
        self.slow_clients = Number()
        self.clocks_fired = Number()
        self.ack_seconds = Histogram(_SECONDS)
        self.bot_seconds = Histogram(_SECONDS)

    def text(self) -> str:
        """The page that Prometheus reads."""
        told: tuple[tuple[str, str, Number | ByCode | Histogram], ...] = (
            ("connections", "Open WebSocket connections.", self.connections),
            (
                "http_connections",
                "Open connections that are no WebSockets.",
                self.http_connections,
            ),
            ("turned_away_total", "Connections for which there was no room.", self.turned_away),
            ("not_http_total", "Connections that spoke no HTTP.", self.unreadable),
            ("tables_live", "Tables held in memory.", self.tables_live),
            (
                "cut_off",
                "Whether this node has lost the database, so that it has sent its people away.",
                self.cut_off,
            ),
            ("moves_acknowledged_total", "Requests written down for good.", self.moves),
            ("refused_total", "Requests refused, by the code of the error.", self.refused),
            ("slow_clients_dropped_total", "Connections too slow to follow.", self.slow_clients),
            ("clocks_fired_total", "Deadlines that have passed.", self.clocks_fired),
            ("ack_seconds", "From a request to its acknowledgement.", self.ack_seconds),
            ("bot_seconds", "How long a bot thought about a move.", self.bot_seconds),
        )
        lines: list[str] = []
        for name, about, metric in told:
            name = f"dacabo_{name}"  # noqa: PLW2901 (its full name)
            lines += (f"# HELP {name} {about}", f"# TYPE {name} {metric.kind}", *metric.lines(name))
        return "\n".join(lines) + "\n"


def together(pages: Mapping[int, str]) -> str:
    """The pages of several processes as one: each sample says by which process."""
    samples: dict[str, list[str]] = {}
    for process, page in pages.items():
        of_metric: list[str] = []
        for line in page.splitlines():
            if line.startswith("#"):
                of_metric = samples.setdefault(line, [])
            else:
                of_metric.append(_by(process, line))
    lines = [line for comment, told in samples.items() for line in (comment, *told)]
    return "\n".join(lines) + "\n"


def _by(process: int, sample: str) -> str:
    name, value = sample.rsplit(" ", 1)
    name, _, labels = name.partition("{")
    return f'{name}{{process="{process}"{f",{labels}" if labels else "}"} {value}'
