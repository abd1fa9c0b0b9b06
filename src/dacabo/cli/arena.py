"""`dacabo arena` and `dacabo tournament simulate`: bots play."""

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Final

from dacabo import arena
from dacabo.arena import Progress, Where, cores, rehearsal
from dacabo.cli import FINE, INTERRUPTED
from dacabo.cli.terminal import STYLES, CommandError, say, say_line, tell_aside, write_file
from dacabo.core.errors import DacaboError
from dacabo.core.system import reason_of
from dacabo.i18n import Words


def check_numbers(options: Namespace, counted: str) -> None:
    """Refuse numbers below 1."""
    for option in (counted, "processes"):
        number = getattr(options, option)
        if number is not None and number < 1:
            raise CommandError("number-too-low", option=f"--{option}", lowest=1)


def where(options: Namespace) -> Where:
    """Where bots play: on a cluster, or here, by default with one process for each core."""
    cluster: str | None = options.on
    processes: int | None = options.processes
    return cluster or processes or cores()


@contextmanager
def progress(total: int, words: Words, key: str, *, quiet: bool) -> Iterator[Callable[[int], None]]:
    """Show the progress on the error stream, unless `quiet`.

    Yields:
        A callback for the number of finished items.
    """
    if quiet:
        yield _ignore
        return
    shown = Progress(total, words, sys.stderr, key)
    try:
        yield shown.show
    finally:
        shown.close()


def _ignore(_done: int) -> None:
    pass


def exit_code(stopped: KeyboardInterrupt | DacaboError | None) -> int:
    """The exit code after an interruption; an error of a bot is raised."""
    if isinstance(stopped, DacaboError):
        raise stopped
    return FINE if stopped is None else INTERRUPTED


_OUTPUTS: Final = ("save", "json", "csv", "html")


def run(options: Namespace, words: Words) -> int:
    """Let bots play the same deals and report their strength."""
    check_numbers(options, "deals")
    bots = (*options.names, *options.bot)
    setting = arena.set_up(
        bots, options.game, options.rules, options.players, options.seed, fast=options.fast
    )
    _check_outputs(options)
    journal = arena.Journal(options.save, setting) if options.save else nullcontext()
    watching = progress(options.deals, words, "arena-progress", quiet=options.quiet)
    with journal as saved, watching as watch:
        ran = arena.run(setting, options.deals, where(options), saved, watch)
    if ran.deals:
        _report(options, words, setting, ran)
    code = exit_code(ran.stopped)
    if code == INTERRUPTED:
        tell_aside(words.text("arena-stopped", done=len(ran.deals), deals=options.deals))
        tell_aside(_how_to_go_on(options, words, setting))
    return code


def _check_outputs(options: Namespace) -> None:
    """Detect an unwritable file before hours of playing, not after."""
    files = [file for option in _OUTPUTS if (file := getattr(options, option)) is not None]
    places = [file if file == "-" else Path(file).resolve() for file in files]
    for file, place in zip(files, places, strict=True):
        if places.count(place) > 1:
            raise CommandError("file-twice", file=file)
        if file == "-":
            continue
        try:
            Path(file).open("ab").close()
        except OSError as error:
            raise CommandError("cannot-save", file=file, reason=reason_of(error)) from None


def _report(options: Namespace, words: Words, setting: arena.Setting, ran: arena.Ran) -> None:
    """Print and write the results of the finished deals."""
    results, timing = arena.results_of(setting, ran.deals), arena.timing_of(setting, ran.deals)
    if options.json:
        write_file(options.json, arena.as_json(results, timing))
    if options.csv:
        write_file(options.csv, arena.as_csv(results))
    if options.html:
        write_file(options.html, arena.page(results, timing, words))
    if "-" not in (options.json, options.csv, options.html):
        for line in arena.table_lines(results, words):
            say_line(line)
    if not options.quiet:
        tell_aside("")
        for line in arena.timing_lines(timing, words):
            tell_aside(line.text, STYLES.get(line.kind))


def _how_to_go_on(options: Namespace, words: Words, setting: arena.Setting) -> str:
    if not options.save:
        return words.text("arena-not-saved")
    given = ((option, getattr(options, option)) for option in ("on", *_OUTPUTS))
    more = [part for option, value in given if value for part in (f"--{option}", value)]
    return f"{words.text('arena-continue')} {setting.command(options.deals, *more)}"


def simulate(options: Namespace, words: Words) -> int:
    """Rehearse a tournament: tell one in words, or summarise many."""
    check_numbers(options, "events")
    setting = rehearsal.set_up(
        options.players,
        options.bots,
        seed=options.seed,
        seconds=options.seconds,
        minutes=options.minutes,
        prizes=options.prize,
        fast=bool(options.fast),
    )
    # One event is told as it would be played; of many, what matters is that there are many.
    if options.fast is None and options.events is not None:
        setting = rehearsal.sped_up(setting)
    tell_or_count = _tell_event if options.events is None else _count_events
    return tell_or_count(options, words, setting)


def _tell_event(options: Namespace, words: Words, setting: rehearsal.Setting) -> int:
    """The story of one event, or the event itself as JSON."""
    planned = rehearsal.planned_matches(options.players)
    with progress(planned, words, "rehearsal-progress-matches", quiet=options.quiet) as watch:
        # Decision rounds can lead to more matches than planned.
        rehearsed = rehearsal.rehearse(setting, 1, lambda done: watch(min(done, planned)))
    if options.json:
        say(rehearsal.event_json(setting, rehearsed))
        return FINE
    for line in rehearsal.story(setting, rehearsed, words.language):
        say_line(line)
    return FINE


def _count_events(options: Namespace, words: Words, setting: rehearsal.Setting) -> int:
    """The figures of many events."""
    with progress(options.events, words, "rehearsal-progress", quiet=options.quiet) as watch:
        ran = rehearsal.run(setting, options.events, where(options), watch)
    done = len(ran.outlines)
    if done:
        figures = rehearsal.figures_of(setting, ran.outlines)
        if options.json:
            say(rehearsal.figures_json(figures))
        else:
            for line in rehearsal.table_lines(figures, words):
                say_line(line)
        if not options.quiet:
            tell_aside(rehearsal.speed_text(done, ran.spent, words))
    code = exit_code(ran.stopped)
    if code == INTERRUPTED:
        tell_aside(words.text("rehearsal-stopped", done=done, events=options.events))
    return code
