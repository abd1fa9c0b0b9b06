"""One server for all tests of a file; a file that needs another has its options as `SERVER`."""

from collections.abc import Iterator

import pytest
from server.harness.fuzzing import at_ease
from server.harness.rig import Server, serving


@pytest.fixture(scope="module")
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server that is at ease when the last test is over."""
    options = getattr(request.module, "SERVER", {})
    with serving(tmp_path_factory.mktemp("room"), **options) as running:
        yield running
        at_ease(running)
