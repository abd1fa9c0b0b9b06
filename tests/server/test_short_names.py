"""The names on the pad of a tournament's match, whose columns are narrow."""

import pytest

from dacabo.core.names import clean_name
from dacabo.server.events.match_pads import short_name


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("Anna Schmidt (Bonn)", "Anna Schmidt (Bonn)"),
        ("Anna Hohenstein-Schmidt (Bonn)", "Anna Hohenste… (Bonn)"),
        ("Maximiliane von Hohenfels-Freudenberg", "Maximiliane von Hohe…"),
        ("Anna (the one who came with Ben and Cyd)", "Anna (the one who ca…"),
        ("Anna Hohenstein-Schmidt (Bonn", "Anna Hohenstein-Schm…"),
    ],
)
def test_a_short_name_keeps_the_addition_in_brackets(name: str, short: str) -> None:
    """It has room for a number besides."""
    assert short_name(name) == short
    assert clean_name(f"{short} 2" if short != name else short)
