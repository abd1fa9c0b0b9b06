"""The outcome for each player: the only source for pages, prints, sheets and books.

A place needs an explanation: after rounds, finalists have the points of the final, and the others
those of all rounds, which may be on another scale.
"""

from collections.abc import Mapping
from enum import auto
from typing import NamedTuple

from msgspec import UNSET, UnsetType

from dacabo.core.values import Choice, Value
from dacabo.tournament.event import Event, Gone, Match, Player, Stage, published_stages
from dacabo.tournament.formats import By
from dacabo.tournament.standings import Score, deciding_matches, places, places_with, points


class Scale(Choice):
    """The matches or places for which a player has points."""

    MATCH = auto()
    """The points of the last match that decides the place."""
    FINAL = auto()
    """The points of the final, where the others have those of the rounds."""
    PLACES = auto()
    """The points of the places in all rounds: the highest sum is best."""
    ROUNDS = auto()
    """The points of the matches in all rounds."""


class Mark(Choice):
    """The reason for a place that the points alone do not explain."""

    TIE_BREAK = auto()
    """A tie-break round decided it."""
    LEFT = auto()
    """The player left before the end."""
    OTHER_SUM = auto()
    """Others have the same sum: after places, the points of the matches decide, or the reverse."""


class Outcome(Value):
    """A player's place, and the points and rounds that decided it. What does not apply is unset."""

    place: int
    player: Player
    points: int | None
    """None as long as the player has none."""
    scale: Scale
    stage: int
    """The last stage that counts for the place."""
    mark: Mark | UnsetType = UNSET
    tie_break: tuple[int, ...] | UnsetType = UNSET
    """The points of the tie-break rounds that the player has played."""
    bot: bool | UnsetType = UNSET
    """Whether a bot played the last match for them to the end."""


class _LastMatch(NamedTuple):
    """The last match of some players that counts for their places."""

    stage: Stage
    match: Match
    scale: Scale
    points: Mapping[Player, int]
    marks: Mapping[Player, Mark]


def outcomes(event: Event, scored: Mapping[Player, Score]) -> tuple[Outcome, ...]:
    """The outcomes of all players who played, best first, with their scores of the rounds."""
    last = _last_matches(event, scored)
    gone = {one.player for one in event.entrants if one.gone is Gone.DROPPED_OUT}
    found = []
    for placed in places_with(event, scored):
        player = placed.player
        stage, match, scale, points_of, marks = last[player]
        has_left = player in gone or player in match.withdrawn
        mark = Mark.LEFT if has_left else marks.get(player, UNSET)
        total, bot = points_of.get(player), player in match.bots or UNSET
        rounds = tie_break_of(stage, match, player) or UNSET
        found.append(Outcome(placed.place, player, total, scale, stage.number, mark, rounds, bot))
    return tuple(found)


def _last_matches(event: Event, scored: Mapping[Player, Score]) -> dict[Player, _LastMatch]:
    """The last match of each player that counts for the place, and what it says of them."""
    totals = {player: total_of(event, score) for player, score in scored.items()}
    level = dict.fromkeys(level_players(scored), Mark.OTHER_SUM)
    last: dict[Player, _LastMatch] = {}
    for stage in published_stages(event):
        scale = _scale(event, stage)
        for match in deciding_matches(stage):
            if stage.round:
                found = _LastMatch(stage, match, scale, totals, level)
            else:
                found = _LastMatch(stage, match, scale, *_results(event, stage, match))
            last |= dict.fromkeys(match.players, found)
    return last


def _results(
    event: Event, stage: Stage, match: Match
) -> tuple[Mapping[Player, int], Mapping[Player, Mark]]:
    """The points of a match, and the marks of those whom a tie-break round separated."""
    if match.totals is None:
        return {}, {}
    totals = {player: points(event, match, player) for player in match.totals}
    played = {player for decision in match.decisions for player in decision}
    if not played:
        return totals, {}
    place_of = places(event, stage, match)
    separated = (
        player
        for player in played
        if any(
            totals.get(other) == totals.get(player) and place_of.get(other) != place_of.get(player)
            for other in played
        )
    )
    return totals, dict.fromkeys(separated, Mark.TIE_BREAK)


def _scale(event: Event, stage: Stage) -> Scale:
    if stage.round:
        return Scale.PLACES if event.format.by is By.PLACES else Scale.ROUNDS
    has_rounds = any(one.round for one in event.stages)
    return Scale.FINAL if has_rounds else Scale.MATCH


def total_of(event: Event, score: Score) -> int:
    """A player's sum over all rounds that count: of places, or of points."""
    return score.place_sum if event.format.by is By.PLACES else score.point_sum


def level_players(scored: Mapping[Player, Score]) -> frozenset[Player]:
    """The players whom only the other sum separates from somebody."""
    keys: dict[tuple[int, int], set[int]] = {}
    for score in scored.values():
        keys.setdefault(score.key[:2], set()).add(score.key[2])
    return frozenset(player for player, score in scored.items() if len(keys[score.key[:2]]) > 1)


def tie_break_of(stage: Stage, match: Match, player: Player) -> tuple[int, ...]:
    """The points of the tie-break rounds that a player has played in a stage."""
    if not match.decisions and not stage.decisions:  # mostly
        return ()
    decisions = (*match.decisions, *(() if match.consolation else stage.decisions))
    return tuple(decision[player] for decision in decisions if player in decision)
