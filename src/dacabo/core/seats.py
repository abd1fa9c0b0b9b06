"""The actors: the seats around the table, numbered clockwise, and the table itself."""

from string import ascii_lowercase
from typing import Final, TypeAlias

Seat: TypeAlias = int
"""0, 1, 2, … clockwise."""

Slot: TypeAlias = int
"""A place in a player's layout, numbered from 0 in code and from 1 for people."""

Place: TypeAlias = tuple[Seat, Slot]
"""A slot at the table: `(1, 2)`, written `b3` for people, is the second seat's third slot."""

TABLE: Final[Seat] = -1
"""The actor for what no player decides: shuffles, lots, the clock, the next round."""


def seat_text(seat: Seat) -> str:
    """`b` for the second seat."""
    return ascii_lowercase[seat]


def actor_text(actor: Seat) -> str:
    """`b` for the second seat, `table` for the table."""
    return "table" if actor == TABLE else seat_text(actor)


def read_actor(text: str) -> Seat:
    """The inverse of `actor_text`."""
    return TABLE if text == "table" else read_seat(text)


def place_text(place: Place) -> str:
    """`b3` for the third slot of the second seat."""
    seat, slot = place
    return f"{ascii_lowercase[seat]}{slot + 1}"


def read_seat(text: str) -> Seat:
    """The inverse of `seat_text`."""
    return ascii_lowercase.index(text)


def read_place(text: str) -> Place:
    """The inverse of `place_text`."""
    return read_seat(text[0]), int(text[1:]) - 1


def clockwise(first: Seat, players: int) -> list[Seat]:
    """All seats in clockwise order, beginning with `first`."""
    return [(first + k) % players for k in range(players)]
