"""One server for all tests of a file, with the options that the file names in `SERVER`."""

from collections.abc import Iterator

import pytest
from server.harness.fuzzing import check_healthy
from server.harness.rig import Server, serving


@pytest.fixture(scope="module")
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server that must be healthy when the last test is over."""
    options = getattr(request.module, "SERVER", {})
    with serving(tmp_path_factory.mktemp("room"), **options) as running:
        yield running
        check_healthy(running)
