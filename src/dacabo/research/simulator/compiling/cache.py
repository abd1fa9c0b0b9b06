"""Where compiled kernels are kept between runs."""

import os
from pathlib import Path


def folder() -> Path:
    """A folder of the user's, made if necessary; `DACABO_CACHE` names another one."""
    base = os.environ.get("DACABO_CACHE") or os.environ.get("XDG_CACHE_HOME")
    place = (Path(base) if base else Path.home() / ".cache") / "dacabo-twin"
    place.mkdir(parents=True, exist_ok=True)
    return place
