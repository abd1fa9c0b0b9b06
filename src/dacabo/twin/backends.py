"""The three ways to run a kernel: plain Python, Numba on the processor, CUDA on a graphics card."""

import ast
from collections.abc import Iterable
from importlib.resources import files
from typing import Any


def assemble(modules: Iterable[str]) -> dict[str, Any]:
    """All functions and constants of kernel modules in one namespace of their own.

    The modules are executed without their imports of each other, so that whatever replaces a
    function is what the others call.
    """
    names: dict[str, Any] = {"__name__": "dacabo.twin"}
    for module in modules:
        path = files("dacabo.twin").joinpath(
            *f"{module}.py".replace(".", "/", module.count(".")).split("/")
        )
        tree = ast.parse(path.read_text("utf-8"), str(path))
        tree.body = [node for node in tree.body if not _joins(node)]
        exec(compile(tree, str(path), "exec"), names)  # noqa: S102 (our own modules)
    return names


def _joins(node: ast.stmt) -> bool:
    """Whether this imports another kernel module, rather than the language of kernels."""
    if not isinstance(node, ast.ImportFrom) or node.module is None:
        return False
    return node.module.startswith("dacabo.twin.") and node.module != "dacabo.twin.language"
