"""The card room in the Python of browsers: the same frames as in the Python of servers."""

import json
from pathlib import Path

import pytest
from pocket.harness.browser_python import call_main, needs_browser_python
from pocket.harness.replay import FixedEnvironment, replay
from pocket.harness.rooms import device
from pocket.test_room import RULES, frames_of
from server.harness.rig import over_sockets
from server.harness.stores import DictDisk

QUICK = ("dutch", "single")


@needs_browser_python
@pytest.mark.parametrize(
    ("game", "preset"),
    [pytest.param(*rules, marks=() if rules[1] in QUICK else pytest.mark.long) for rules in RULES],
)
@over_sockets
async def test_each_frame_is_the_one_that_a_server_sends(
    game: str, preset: str, tmp_path: Path
) -> None:
    """With the same time and chance, all bytes of a whole match are the same."""
    async with device(DictDisk(), FixedEnvironment(1)) as room:
        await frames_of(room, game, preset)
        steps = room.steps
    here = await replay(steps)
    assert min(map(len, here[1:])) > 10
    in_browser = json.loads(call_main("pocket.harness.replay", json.dumps([steps]), tmp_path))
    assert in_browser == [here]
