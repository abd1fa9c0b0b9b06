"""`dacabo arena` and `dacabo tournament simulate`: bots play."""

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Final

from dacabo import arena
from dacabo.arena import Progress, Where, cores, rehearsal
from dacabo.cli import EXIT_INTERRUPTED, EXIT_OK
from dacabo.cli.terminal import STYLES, CommandError, say, say_line, tell_aside, write_file
from dacabo.core.errors import DacaboError
from dacabo.core.system import reason_of
from dacabo.i18n import Words
from dacabo.tournament.formats import By, Format


def check_numbers(options: Namespace, count_option: str) -> None:
    """Refuse numbers below 1, of processes and of what is played."""
    for option in (count_option, "processes"):
        number = getattr(options, option)
        if number is not None and number < 1:
            raise CommandError("number-too-low", option=f"--{option}", lowest=1)


def where(options: Namespace) -> Where:
    """Return where bots play: on a cluster, or here, by default with one process for each core."""
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
    display = Progress(total, words, sys.stderr, key)
    try:
        yield display.show
    finally:
        display.close()


def _ignore(_done: int) -> None:
    pass


def exit_code(interruption: KeyboardInterrupt | DacaboError | None) -> int:
    """Return the exit code after an interruption; an error of a bot is raised."""
    if isinstance(interruption, DacaboError):
        raise interruption
    return EXIT_OK if interruption is None else EXIT_INTERRUPTED


_OUTPUTS: Final = ("save", "json", "csv", "html")
"""The options whose value is a file to write."""


def run(options: Namespace, words: Words) -> int:
    """Let bots play the same deals and report their strength."""
    check_numbers(options, "deals")
    bots = (*options.names, *options.bot)
    setting = arena.set_up(
        bots,
        options.game,
        options.rules,
        options.players,
        options.seed,
        fast=options.fast,
        luck=options.luck,
    )
    _check_outputs(options)
    journal = arena.Journal(options.save, setting) if options.save else nullcontext()
    progress_display = progress(options.deals, words, "arena-progress", quiet=options.quiet)
    with journal as open_journal, progress_display as watch:
        arena_run = arena.run(setting, options.deals, where(options), open_journal, watch)
    if arena_run.deals:
        _report(options, words, setting, arena_run)
    code = exit_code(arena_run.interruption)
    if code == EXIT_INTERRUPTED:
        done = len(arena_run.deals)
        tell_aside(words.text("arena-stopped", done=done, deals=options.deals))
        tell_aside(_how_to_continue(options, words, setting))
    return code


def _check_outputs(options: Namespace) -> None:
    """Detect an unwritable file before hours of playing, not after."""
    files = [file for option in _OUTPUTS if (file := getattr(options, option)) is not None]
    paths = [file if file == "-" else Path(file).resolve() for file in files]
    for file, path in zip(files, paths, strict=True):
        if paths.count(path) > 1:
            raise CommandError("file-twice", file=file)
        if file == "-":
            continue
        try:
            Path(file).open("ab").close()
        except OSError as error:
            raise CommandError("cannot-save", file=file, reason=reason_of(error)) from None


def _report(
    options: Namespace, words: Words, setting: arena.Setting, arena_run: arena.ArenaRun
) -> None:
    """Print and write the results of the finished deals."""
    results = arena.results_of(setting, arena_run.deals)
    timing = arena.timing_of(setting, arena_run.deals)
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


def _how_to_continue(options: Namespace, words: Words, setting: arena.Setting) -> str:
    """Return the command that continues an interrupted arena, if its deals were saved."""
    if not options.save:
        return words.text("arena-not-saved")
    further_options = []
    for option in ("on", *_OUTPUTS):
        value = getattr(options, option)
        if value:
            further_options += [f"--{option}", value]
    return f"{words.text('arena-continue')} {setting.command(options.deals, *further_options)}"


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
        format=Format(
            rounds=options.rounds or 0,
            by=By(options.by),
            finalists=options.finalists,
            advance=options.advance,
            best_losers=options.best_losers or 0,
            consolation=options.consolation,
        ),
    )
    # A single event is told as real matches go; for the figures of many, speed matters more.
    if options.fast is None and options.events is not None:
        setting = rehearsal.on_simulator_if_possible(setting)
    if options.events is None:
        return _tell_event(options, words, setting)
    return _count_events(options, words, setting)


def _tell_event(options: Namespace, words: Words, setting: rehearsal.Setting) -> int:
    """Tell the story of one event, or print the event itself as JSON."""
    planned = rehearsal.planned_matches(options.players, setting.format)
    with progress(planned, words, "rehearsal-progress-matches", quiet=options.quiet) as watch:
        # Tie-break rounds can lead to more matches than planned.
        event = rehearsal.rehearse(setting, 1, lambda done: watch(min(done, planned)))
    if options.json:
        say(rehearsal.event_json(setting, event))
        return EXIT_OK
    for line in rehearsal.story(setting, event, words.language):
        say_line(line)
    return EXIT_OK


def _count_events(options: Namespace, words: Words, setting: rehearsal.Setting) -> int:
    """Print the figures of many events."""
    with progress(options.events, words, "rehearsal-progress", quiet=options.quiet) as watch:
        rehearsal_run = rehearsal.run(setting, options.events, where(options), watch)
    done = len(rehearsal_run.outlines)
    if done:
        figures = rehearsal.figures_of(setting, rehearsal_run.outlines)
        if options.json:
            say(rehearsal.figures_json(figures))
        else:
            for line in rehearsal.table_lines(figures, words):
                say_line(line)
        if not options.quiet:
            tell_aside(rehearsal.speed_text(done, rehearsal_run.cpu_seconds, words))
    code = exit_code(rehearsal_run.interruption)
    if code == EXIT_INTERRUPTED:
        tell_aside(words.text("rehearsal-stopped", done=done, events=options.events))
    return code
