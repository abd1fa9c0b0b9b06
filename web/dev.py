"""Server and app for work on them: the app follows every change of its files at once.

The server starts anew when one of its own files changes.
"""

import os
import signal
import subprocess
import sys
import time

from build import WEB, install, node_command

SOURCES = WEB.parent / "src" / "dacabo"
PORT = os.environ.get("DACABO_PORT", "8420")
LOOK_SECONDS = 1.0


def newest() -> float:
    """When a file of the server was changed last."""
    return max(file.stat().st_mtime for file in SOURCES.rglob("*.py"))


def serve() -> subprocess.Popen[bytes]:
    """Return the server, in the background."""
    return subprocess.Popen([sys.executable, "-m", "dacabo", "serve", "--port", PORT])  # noqa: S603 (ours)


def main() -> None:
    """Run both until Ctrl-C."""
    install()
    vite = subprocess.Popen(  # noqa: S603 (our own program)
        node_command("vite/bin/vite.js", "--clearScreen", "false"),
        cwd=WEB,
        env=os.environ | {"DACABO_SERVER": f"http://127.0.0.1:{PORT}"},
    )
    server, known = serve(), newest()
    try:
        while vite.poll() is None:
            time.sleep(LOOK_SECONDS)
            if (now := newest()) != known:
                known = now
                server.send_signal(signal.SIGTERM)
                server.wait()
                server = serve()
    except KeyboardInterrupt:
        pass
    finally:
        for process in (vite, server):
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
