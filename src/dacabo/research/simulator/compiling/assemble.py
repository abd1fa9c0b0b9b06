"""Assemble the modules of a kernel into one namespace, and find the cache of compiled ones."""

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
    "legal_actions": np.int16,
    "tokens": np.uint8,
    "mask": np.uint8,
    "hidden_state": np.uint8,
    "deals": np.int32,
    "seated": np.int8,
    "tally": np.int32,
    "obs": np.uint8,
    "estimates": np.float64,
}
"""The element types of the arrays of functions over many envs, by parameter name."""


def source(module: str) -> tuple[str, str]:
    """Return the path and the text of a kernel module: `dacabo.research.simulator.chance`, say."""
    package, *folders, name = module.split(".")
    path = files(package).joinpath(*folders, f"{name}.py")
    return str(path), path.read_text("utf-8")


def fingerprint(modules: Iterable[str]) -> str:
    """Return a hash that changes whenever the text of one of the modules does."""
    return sha256("\0".join(source(module)[1] for module in modules).encode()).hexdigest()[:20]


def assemble(modules: Iterable[str]) -> dict[str, Any]:
    """Execute kernel modules in one namespace and return their functions and constants.

    Imports between the modules are left out. So a test that replaces a function replaces it for
    all of its callers. The `python` backend calls these functions as they are.
    """
    names: dict[str, Any] = {"__name__": "dacabo.research.simulator"}
    for module in modules:
        path, text = source(module)
        tree = ast.parse(text, path)
        tree.body = [node for node in tree.body if not _imports_kernel(node)]
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and node.name in names:
                message = f"{module}: there is a {node.name} in another kernel module"
                raise TypeError(message)
        exec(compile(tree, path, "exec"), names)  # noqa: S102 (our own modules)
    return names


def _imports_kernel(node: ast.stmt) -> bool:
    """Return whether a statement imports another kernel module, not the language of kernels."""
    if not isinstance(node, ast.ImportFrom) or node.module is None:
        return False
    return node.module.startswith("dacabo.") and node.module != "dacabo.research.simulator.language"


def folder() -> Path:
    """Return the folder that caches compiled kernels; `DACABO_CACHE` names another one."""
    base = os.environ.get("DACABO_CACHE") or os.environ.get("XDG_CACHE_HOME")
    cache_dir = (Path(base) if base else Path.home() / ".cache") / "dacabo-simulator"
    cache_dir.mkdir(parents=True, exist_ok=True)
    return cache_dir
