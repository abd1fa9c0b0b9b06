"""Frames number the moments of a match."""

from pathlib import Path

import pytest

from dacabo.core.seats import TABLE
from dacabo.records import frames, read, replay

RECORDS = sorted((Path(__file__).parent / "examples").glob("*.dacabo"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_frames_tell_everything_in_order(path: Path) -> None:
    """Frames join the steps of a match: no fact is lost, repeated or moved."""
    record = read(path.read_text())
    steps, told = list(replay(record)), [frame.told for frame in frames(record)]
    assert [fact for frame in told for fact in frame] == [t for step in steps for t in step.told]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_frames_are_numbered_by_round(path: Path) -> None:
    """Each round begins with frame 0, as dealt; the numbers have no gaps."""
    numbers: dict[int, list[int]] = {}
    state = None
    for frame in frames(read(path.read_text())):
        assert state is None or frame.before is state
        state = frame.state
        numbers.setdefault(frame.round, []).append(frame.number)
        if frame.number == 0:
            assert frame.actor == TABLE
    assert [*numbers] == list(range(1, len(numbers) + 1))
    assert all(found == list(range(len(found))) for found in numbers.values())
