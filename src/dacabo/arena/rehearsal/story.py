"""The story of an event in words: the players, the draw, every result, the final, the places."""

from collections.abc import Iterator, Mapping
from itertools import groupby
from textwrap import wrap
from typing import Final

from dacabo.arena.rehearsal.live_event import FinishedEvent
from dacabo.arena.rehearsal.setting import Setting
from dacabo.arena.report.table import Kind, ReportLine
from dacabo.core.phrases import Argument, Players, Who
from dacabo.i18n import Words
from dacabo.tournament.event import MINUTE, Event, Match, Player, Stage, group_of
from dacabo.tournament.standings import (
    has_too_many_finalists,
    places_by_totals,
    placing,
    points,
    qualifiers,
    winners_by_totals,
)
from dacabo.tournament.subjects import prizes

WIDEST: Final = 80
_INDENT: Final = "  "


def story(setting: Setting, rehearsed: FinishedEvent, language: str) -> Iterator[ReportLine]:
    """Tell an event; deterministic, byte for byte."""
    event = rehearsed.event
    words = Words(language, setting.names)
    yield ReportLine(Kind.HEADING, words.text("rehearsal-title", players=len(setting.bots)))
    yield from _wrapped(settings_text(setting, words))
    yield from _paragraph(_list(setting, words))
    for stage in event.stages:
        yield from _stage(event, stage, words)
    yield ReportLine(Kind.REMARK, "")
    yield ReportLine(Kind.HEADING, words.text("rehearsal-places"))
    for place, tied in groupby(placing(event), key=lambda placed: placed.place):
        players = Players(tuple(placed.player for placed in tied))
        yield from _wrapped(words.text("rehearsal-place", place=place, players=players))
    yield from _paragraph(_end(event, words))


def settings_text(setting: Setting, words: Words) -> str:
    """Return the pace, the time limit, and the seed to repeat the event with."""
    text = words.text(
        "rehearsal-settings",
        seconds=setting.seconds,
        minutes=setting.minutes or "–",
        seed=str(setting.seed),
    )
    return f"{text} · {words.text('arena-on-simulator')}" if setting.fast else text


def _list(setting: Setting, words: Words) -> Iterator[str]:
    """Yield the players, grouped by bot."""
    for bot in setting.players_per_bot:
        names = [
            name for name, own_bot in zip(words.names, setting.bots, strict=True) if own_bot == bot
        ]
        # Fluent fills in at most 2,500 characters, and a large field has more.
        yield f"{words.text('rehearsal-registered', bot=bot)} {', '.join(names)}."
    yield words.text("rehearsal-all-here")


def _stage(event: Event, stage: Stage, words: Words) -> Iterator[ReportLine]:
    yield ReportLine(Kind.REMARK, "")
    yield ReportLine(
        Kind.HEADING,
        words.text("rehearsal-final")
        if stage.final
        else words.text("rehearsal-stage", stage=stage.number),
    )
    for match in stage.matches:
        yield from _wrapped(_drawn(stage, match, words))
    yield from _paragraph(_result(event, stage, match, words) for match in stage.matches)
    yield from _decisions(event, stage, words)
    if not stage.final and not event.stages[stage.number].round:
        yield from _paragraph([_advancing(event, stage, words)])


def _drawn(stage: Stage, match: Match, words: Words) -> str:
    players = Players(match.players)
    if match.consolation:
        group = group_of(match)
        return words.text("rehearsal-consolation-drawn", group=group, players=players)
    if stage.final:
        return words.text("rehearsal-final-drawn", players=players)
    return words.text("rehearsal-group-drawn", group=group_of(match), players=players)


def _result(event: Event, stage: Stage, match: Match, words: Words) -> str:
    """Return the winners, the others with their points, and the length of the match."""
    first, *others = places_by_totals(event, match)
    about: dict[str, Argument] = {
        "players": Players(first),
        "points": points(event, match, first[0]),
    }
    if match.consolation:
        group = group_of(match)
        sentences = [words.text("rehearsal-consolation-won", group=group, **about)]
    elif stage.final:
        sentences = [words.text("rehearsal-final-won", **about)]
    else:
        group = group_of(match)
        sentences = [words.text("rehearsal-group-won", group=group, **about)]
    behind = {player: points(event, match, player) for tied in others for player in tied}
    if behind:
        sentences.append(f"{words.text('rehearsal-behind')} {_points(event, behind, words)}.")
    assert match.clock is not None
    minutes = -(-match.clock.ran // MINUTE)
    sentences.append(words.text("rehearsal-length", rounds=len(match.rounds), minutes=minutes))
    if match.clock.called:
        sentences.append(words.text("rehearsal-timed-out"))
    return " ".join(sentences)


def _points(event: Event, totals: Mapping[Player, int], words: Words) -> str:
    """Return `Ana 45, Wim 78`, best points first; a name is never separated from its points."""
    ordered = sorted(totals.items(), key=lambda total: (event.worse * total[1], total[0]))
    return ", ".join(f"{words.names[player]}\N{NO-BREAK SPACE}{total}" for player, total in ordered)


def _decisions(event: Event, stage: Stage, words: Words) -> Iterator[ReportLine]:
    """Yield the tie-break rounds, and the reason for those before the final."""
    if has_too_many_finalists(event, stage):
        winning = len(winners_by_totals(event, stage, ()))
        yield from _paragraph([words.text("tournament-why-decisions", count=winning)])
    for decisions in (*(match.decisions for match in stage.matches), stage.decisions):
        for decision in decisions:
            points_text = _points(event, decision, words)
            yield from _wrapped(f"{words.text('rehearsal-decision')} {points_text}.")


def _advancing(event: Event, stage: Stage, words: Words) -> str:
    players = Players(qualifiers(event, stage))
    if event.stages[stage.number].final:
        return words.text("rehearsal-into-final", players=players)
    return words.text("rehearsal-into-stage", stage=stage.number + 1, players=players)


def _end(event: Event, words: Words) -> Iterator[str]:
    for choice in prizes.valid_choices(event):
        yield words.text("rehearsal-prize", who=Who(choice.player), prize=choice.prize)
    for prize in prizes.remaining_prizes(event):
        yield words.text("rehearsal-prize-left", prize=prize)
    yield words.text(
        "rehearsal-over",
        who=Who(placing(event)[0].player),
        matches=sum(len(stage.matches) for stage in event.stages),
        minutes=-(-(event.log[-1].at - event.log[0].at) // MINUTE),
    )


def _paragraph(sentences: Iterator[str] | list[str]) -> Iterator[ReportLine]:
    """Sentences preceded by an empty line."""
    yield ReportLine(Kind.REMARK, "")
    for sentence in sentences:
        yield from _wrapped(sentence)


def _wrapped(text: str) -> Iterator[ReportLine]:
    for line in wrap(text, WIDEST, subsequent_indent=_INDENT):
        yield ReportLine(Kind.REMARK, line)
