"""The pace of a club: how long its tables take for each player and round."""

from typing import Final

from dacabo.club.club import Club, evenings_by_date

LAST_EVENINGS: Final = 10
"""The latest evenings whose pace counts: a club gets faster with time."""
MIN_ROUNDS: Final = 10
"""Fewer rounds say too little."""


def hand_ms(club: Club, game: str) -> int | None:
    """Milliseconds for each player and round of a game; None if the book knows too few rounds."""
    evenings = [evening for _, evening in evenings_by_date(club) if evening.game == game]
    tables = [
        table
        for evening in evenings[-LAST_EVENINGS:]
        for table in evening.tables
        if table.rounds is not None and table.seconds is not None
    ]
    rounds = sum(table.rounds or 0 for table in tables)
    if rounds < MIN_ROUNDS:
        return None
    hands = sum((table.rounds or 0) * len(table.sat) for table in tables)
    return 1000 * sum(table.seconds or 0 for table in tables) // hands
