"""The words in which kernels are written: a small part of Python that three machines can run.

A kernel is a module of functions over numbers and arrays of numbers. It runs as it is, in plain
Python; Numba compiles it; it is translated to C++ for a processor or a graphics card. So kernels
use numbers, loops over `range`, conditions and calls of each other, and nothing else: no list, no
string, no exception. Whole numbers have 32 bits, except those declared `wide`; none below 0 is
divided. Players may estimate with `float`, `/`, `sqrt` and `erf`, which round as Python does. A
variable has one type in all of its function.
"""

from collections.abc import MutableSequence, Sequence
from typing import TypeAlias

Numbers: TypeAlias = MutableSequence[int]
"""An array of numbers: a lane, the rules, a mask, an observation."""
Reals: TypeAlias = MutableSequence[float]
"""An array of estimates."""
Rows: TypeAlias = Sequence[Numbers]
"""An array for each lane."""
wide: TypeAlias = int  # noqa: PYI042 (a word of the language, like `int`)
"""A number that needs 64 bits."""
