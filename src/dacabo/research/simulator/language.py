"""The types of kernels, which are written in a small subset of Python.

A kernel is a module of functions over numbers and arrays of numbers. It runs as it is in plain
Python. Numba compiles it. We translate it to C++ for a processor or a GPU. So kernels use
numbers, loops over `range`, conditions and calls of each other, and nothing else: no list, no
string, no exception. Integers have 32 bits, except those declared `wide`. Kernels never divide a
negative number, because C++ would round it differently. Players may estimate with `float`, `/`,
`sqrt` and `erf`, which round as Python does. A variable has one type in all of its function.
"""

from collections.abc import MutableSequence, Sequence
from typing import TypeAlias

Numbers: TypeAlias = MutableSequence[int]
"""An array of integers: the state of an env, the rules, a mask, an observation."""
Reals: TypeAlias = MutableSequence[float]
"""An array of floating-point estimates."""
Rows: TypeAlias = Sequence[Numbers]
"""A two-dimensional array with a row for each env."""
wide: TypeAlias = int  # noqa: PYI042 (a word of the language, like `int`)
"""An integer of 64 bits."""
