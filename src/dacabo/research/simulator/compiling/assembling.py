"""The modules of a kernel, put together in one namespace, and where they are kept compiled."""

import ast
import os
from collections.abc import Iterable
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import numpy as np

TYPES: Final = {
    "small": np.int8,
    "wide": np.int32,
    "r": np.int32,
    "actions": np.int16,
    "listed": np.int16,
    "tokens": np.uint8,
    "mask": np.uint8,
    "truth": np.uint8,
    "deals": np.int32,
    "company": np.int8,
    "tally": np.int32,
    "seen": np.uint8,
    "thought": np.float64,
}
"""The arrays that functions over many lanes are given, by the names of their parameters."""


def source(module: str) -> tuple[str, str]:
    """Path and text of a kernel module, such as `dacabo.research.simulator.chance`."""
    package, *folders, name = module.split(".")
    path = files(package).joinpath(*folders, f"{name}.py")
    return str(path), path.read_text("utf-8")


def fingerprint(modules: Iterable[str]) -> str:
    """Changes whenever one of the modules does."""
    return sha256("\0".join(source(module)[1] for module in modules).encode()).hexdigest()[:20]


def assemble(modules: Iterable[str]) -> dict[str, Any]:
    """All functions and constants of kernel modules in one namespace of their own.

    The modules are executed without their imports of each other, so that whatever replaces a
    function is what the others call. As they are, they are the backend of plain Python.
    """
    names: dict[str, Any] = {"__name__": "dacabo.research.simulator"}
    for module in modules:
        path, text = source(module)
        tree = ast.parse(text, path)
        tree.body = [node for node in tree.body if not _joins(node)]
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and node.name in names:
                twice = f"{module}: there is a {node.name} in another kernel module"
                raise TypeError(twice)
        exec(compile(tree, path, "exec"), names)  # noqa: S102 (our own modules)
    return names


def _joins(node: ast.stmt) -> bool:
    """Whether this imports another kernel module, rather than the language of kernels."""
    if not isinstance(node, ast.ImportFrom) or node.module is None:
        return False
    return node.module.startswith("dacabo.") and node.module != "dacabo.research.simulator.language"


def folder() -> Path:
    """Where compiled kernels are kept between runs; `DACABO_CACHE` names another folder."""
    base = os.environ.get("DACABO_CACHE") or os.environ.get("XDG_CACHE_HOME")
    place = (Path(base) if base else Path.home() / ".cache") / "dacabo-twin"
    place.mkdir(parents=True, exist_ok=True)
    return place
