"""The server's metrics, as Prometheus reads them."""

import re
from pathlib import Path

import pytest

from dacabo.server.metrics import Metrics, merge_pages

SAMPLE = re.compile(r'[a-z_]+(\{(code|le)="[a-zA-Z0-9.+-]+"\})? [0-9.e+-]+')


def samples(metrics: Metrics) -> dict[str, float]:
    """Every sample and its value."""
    lines = metrics.text().splitlines()
    return {
        name: float(value)
        for name, _, value in (line.rpartition(" ") for line in lines if not line.startswith("#"))
    }


def test_every_line_can_be_read_by_prometheus() -> None:
    """This holds for help, type and samples, also before anything has happened."""
    metrics = Metrics()
    for _ in range(2):
        text = metrics.text()
        assert text.endswith("\n")
        for line in text.splitlines():
            assert re.fullmatch(r"# (HELP|TYPE) dacabo_[a-z_]+ .+", line) or SAMPLE.fullmatch(line)
        metrics.refuse("not-your-turn")
        metrics.ack_seconds.observe(1e-9)
        metrics.moves.inc(1e9)


def test_counters_and_gauges_count() -> None:
    """Additions are shown, and subtractions of a gauge, too."""
    metrics = Metrics()
    metrics.moves.inc()
    metrics.moves.inc(2)
    metrics.connections.inc(5)
    metrics.connections.inc(-2)
    metrics.tables_live.set(7)
    shown = samples(metrics)
    assert shown["dacabo_moves_acknowledged_total"] == 3
    assert shown["dacabo_connections"] == 3
    assert shown["dacabo_tables_live"] == 7


def test_large_counters_are_exact() -> None:
    """A counter of many millions still shows each one."""
    metrics = Metrics()
    metrics.moves.inc(123_456_789_012)
    assert samples(metrics)["dacabo_moves_acknowledged_total"] == 123_456_789_012


def test_a_histogram_counts_up_to_each_bound() -> None:
    """A value on a bound belongs below it; the last bound holds all."""
    metrics = Metrics()
    for seconds in (0.001, 0.002, 0.0025, 0.005, 5000):
        metrics.ack_seconds.observe(seconds)
    shown = samples(metrics)
    bucket = 'dacabo_ack_seconds_bucket{le="%s"}'
    assert [shown[bucket % bound] for bound in ("0.001", "0.0025", "0.005", "10.0", "+Inf")] == [
        1,
        3,
        4,
        4,
        5,
    ]
    assert shown["dacabo_ack_seconds_sum"] == pytest.approx(5000.0105)
    assert shown["dacabo_ack_seconds_count"] == 5


def test_the_pages_of_several_processes_are_merged() -> None:
    """Each metric is explained once, and each sample names its process."""
    one, other = Metrics(), Metrics()
    one.moves.inc(3)
    other.moves.inc(4)
    other.refuse("too-fast")
    page = merge_pages({1: one.text(), 2: other.text()})
    assert page.endswith("\n")
    lines = page.splitlines()
    comments = [line for line in lines if line.startswith("#")]
    assert comments == [line for line in one.text().splitlines() if line.startswith("#")]
    at = lines.index("# TYPE dacabo_moves_acknowledged_total counter")
    assert lines[at + 1 : at + 3] == [
        'dacabo_moves_acknowledged_total{process="1"} 3.0',
        'dacabo_moves_acknowledged_total{process="2"} 4.0',
    ]
    assert 'dacabo_refused_total{code="too-fast",process="2"} 1.0' in lines
    assert 'dacabo_ack_seconds_bucket{le="+Inf",process="1"} 0.0' in lines
    assert len(lines) == len({*lines})


def test_labels_stay_few_and_plain() -> None:
    """A value that is no code, or one too many, counts as `other`."""
    metrics = Metrics()
    for number in range(1000):
        metrics.refuse(f"code-{number}")
    metrics.refuse('x"} 1\nevil 1')
    metrics.refuse("X" * 1000)
    shown = {name: n for name, n in samples(metrics).items() if name.startswith("dacabo_refused")}
    assert len(shown) <= 201
    assert sum(shown.values()) == 1002
    assert shown['dacabo_refused_total{code="other"}'] >= 802


def test_the_operating_page_shows_all_metrics() -> None:
    """The name and kind of each metric are documented as they are."""
    page = (Path(__file__).parents[2] / "docs" / "operating.md").read_text("utf-8")
    shown = re.findall(r"^\| `(dacabo_\w+)` \| (\w+) \|", page, re.MULTILINE)
    assert shown == re.findall(r"^# TYPE (\w+) (\w+)$", Metrics().text(), re.MULTILINE)
