"""The words in which kernels are written: a small part of Python that three machines can run.

A kernel is a module of functions over numbers and arrays of numbers. It runs as it is, in plain
Python; `numba` compiles it; `cuda.py` translates it to C++. So kernels use whole numbers, loops,
conditions and calls of each other, and nothing else: no float, no list, no string, no exception.
Numbers have 32 bits on a graphics card, except those declared `wide`.
"""

from collections.abc import MutableSequence
from typing import TypeAlias

Numbers: TypeAlias = MutableSequence[int]
"""An array of numbers: a lane, the rules, a mask, an observation."""
wide: TypeAlias = int  # noqa: PYI042 (a word of the language, like `int`)
"""A number that needs 64 bits."""
