"""Nothing has changed on which people, clients, files and databases rely.

`tests/compatibility/freeze.py` says how a promise is changed on purpose.
"""

import pytest
from compatibility.harness import frames, promises


@pytest.mark.parametrize("part", promises.PARTS)
def test_every_promise_is_kept(part: str) -> None:
    """The digests of documents, files and views of stored logs are those that were frozen."""
    frozen, current = promises.frozen()[part], promises.PARTS[part]()
    assert frozen.keys() <= current.keys()
    broken = {
        name: sorted(key for key in digests if current[name].get(key) != digests[key])
        for name, digests in frozen.items()
    }
    assert {name: keys for name, keys in broken.items() if keys} == {}


def test_every_frame_is_the_same() -> None:
    """Every seat and a spectator get the same frames in a match of each rule set."""
    frozen, current = frames.frozen_frames(), frames.frames_of_today()
    for script, viewers in frozen.items():
        for viewer, expected in viewers.items():
            assert current[script][viewer] == expected, f"{script}, {viewer}"
