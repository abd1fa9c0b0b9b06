"""The entry point: `dacabo`, and `python -m dacabo`."""

import sys

from dacabo import __version__
from dacabo.cli import EXIT_INTERRUPTED


def main() -> int:
    """Run the command; Ctrl-C ends it without a traceback."""
    if sys.argv[1:] == ["--version"]:  # answered without any other import
        print(f"dacabo {__version__}")  # noqa: T201 (a command prints)
        return 0
    try:
        from dacabo.cli.main import run  # noqa: PLC0415 (keeps --version quick)

        return run(sys.argv[1:])
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
