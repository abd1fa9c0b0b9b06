"""What people, clients, files and databases rely on has not changed.

`tests/compatibility/freeze.py` says how a promise is changed on purpose.
"""

import pytest
from compatibility.harness import frames, promises


@pytest.mark.parametrize("part", promises.PARTS)
def test_every_promise_is_kept(part: str) -> None:
    """Documents, files, and what is shown of stored logs."""
    before, now = promises.frozen()[part], promises.PARTS[part]()
    assert before.keys() <= now.keys()
    broken = {
        name: sorted(one for one in shown if now[name].get(one) != shown[one])
        for name, shown in before.items()
    }
    assert {name: parts for name, parts in broken.items() if parts} == {}


def test_every_frame_is_the_same() -> None:
    """What every seat and a spectator are told in a match of each rule set."""
    before, now = frames.frozen(), frames.today()
    for script, viewers in before.items():
        for viewer, told in viewers.items():
            assert now[script][viewer] == told, f"{script}, {viewer}"
