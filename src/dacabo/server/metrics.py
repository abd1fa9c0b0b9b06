"""The server's metrics, in the text format of Prometheus (version 0.0.4).

No label identifies a person, an address or a table, and none has more than a few values.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from prometheus_client import (
    CONTENT_TYPE_PLAIN_0_0_4,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Metric,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4

_MAX_CODES: Final = 200
"""The most error codes with a counter of their own: Prometheus stores a series for each."""
_CODE: Final = re.compile("[a-z][a-z0-9-]{0,47}")
_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The upper bounds of a histogram's buckets, in seconds."""

# The library would add the time of its creation to every counter; we do not need it.
disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """All metrics of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._codes: set[str] = set()
        self.connections = self._gauge("connections", "Open WebSocket connections.")
        self.http_connections = self._gauge(
            "http_connections", "Open connections that are no WebSockets."
        )
        self.turned_away = self._counter("turned_away", "Connections refused because of a limit.")
        self.unreadable = self._counter("not_http", "Connections that spoke no HTTP.")
        self.tables_live = self._gauge("tables_live", "Tables held in memory.")
        self.cut_off = self._gauge(
            "cut_off",
            "Whether this node has lost the database, so that it has sent its people away.",
        )
        self.moves = self._counter("moves_acknowledged", "Requests written down for good.")
        self._refused = Counter(
            "dacabo_refused",
            "Requests refused, by the code of the error.",
            ("code",),
            registry=self._registry,
        )
        self.slow_clients = self._counter("slow_clients_dropped", "Connections too slow to follow.")
        self.clocks_fired = self._counter("clocks_fired", "Deadlines that have passed.")
        self.ack_seconds = self._seconds("ack_seconds", "From a request to its acknowledgement.")
        self.bot_seconds = self._seconds("bot_seconds", "How long a bot thought about a move.")

    def refuse(self, code: str) -> None:
        """Count an error; an invalid code, or one beyond the limit, counts as `other`."""
        if code not in self._codes:
            if len(self._codes) < _MAX_CODES and _CODE.fullmatch(code):
                self._codes.add(code)
            else:
                code = "other"
        self._refused.labels(code).inc()

    def text(self) -> str:
        """The page that Prometheus reads."""
        return generate_latest(self._registry).decode()

    def _counter(self, name: str, about: str) -> Counter:
        return Counter(f"dacabo_{name}", about, registry=self._registry)

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(f"dacabo_{name}", about, registry=self._registry)

    def _seconds(self, name: str, about: str) -> Histogram:
        return Histogram(f"dacabo_{name}", about, buckets=_BUCKETS, registry=self._registry)


class _MergedPages(Collector):
    """Collects the pages of several processes; a label names the process of each sample."""

    def __init__(self, pages: Mapping[int, str]) -> None:
        self._pages = pages

    def collect(self) -> Iterator[Metric]:
        families: dict[str, Metric] = {}
        for process, page in self._pages.items():
            for parsed in text_string_to_metric_families(page):
                family = families.setdefault(
                    parsed.name, Metric(parsed.name, parsed.documentation, parsed.type)
                )
                family.samples += [
                    sample._replace(labels={"process": str(process), **sample.labels})
                    for sample in parsed.samples
                ]
        yield from families.values()


def merge_pages(pages: Mapping[int, str]) -> str:
    """Merge the pages of several processes; a label names the process of each sample."""
    return generate_latest(_MergedPages(pages)).decode()
