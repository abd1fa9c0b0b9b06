"""Installs programs that tests need and that are not Python packages."""

import os
import shutil
import subprocess
import sys


def install(package: str) -> None:
    """Install a Debian package, if we are root; a service in it is not started."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
        for command in (
            "apt-get -qq update",
            f"apt-get -qq -y install --no-install-recommends {package}",
        ):
            subprocess.run(command.split(), env=quiet, stdout=sys.stderr, check=False, timeout=900)
