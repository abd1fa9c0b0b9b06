"""A server that does nothing; in a module of its own, so that other processes can import it."""

import time

from dacabo.server.api.monitor import Siblings
from dacabo.server.sockets.listener import Sockets
from dacabo.server.supervisor import Supervisor


def beat(
    _settings: object, _sockets: Sockets, _beside: Siblings | None, supervisor: Supervisor
) -> None:
    """Show signs of life, and nothing else."""
    supervisor.notify_ready()
    while True:
        supervisor.notify_alive()
        time.sleep(0.02)
