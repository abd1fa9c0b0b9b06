"""`dacabo arena`."""

from argparse import Namespace
from contextlib import nullcontext
from pathlib import Path
from typing import Final

from dacabo import arena
from dacabo.cli.playing import check_numbers, exit_code, progress, where
from dacabo.cli.terminal import INTERRUPTED, STYLES, CommandError, say_line, tell_aside, write_file
from dacabo.words import Words

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
            raise CommandError("cannot-save", file=file, reason=error.strerror or "") from None


def _report(options: Namespace, words: Words, setting: arena.Setting, ran: arena.Ran) -> None:
    """Print and write the results of the finished deals."""
    table, pace = arena.table_of(setting, ran.deals), arena.pace_of(setting, ran.deals)
    if options.json:
        write_file(options.json, arena.as_json(table, pace))
    if options.csv:
        write_file(options.csv, arena.as_csv(table))
    if options.html:
        write_file(options.html, arena.page(table, pace, words))
    if "-" not in (options.json, options.csv, options.html):
        for line in arena.table_lines(table, words):
            say_line(line)
    if not options.quiet:
        tell_aside("")
        for line in arena.pace_lines(pace, words):
            tell_aside(line.text, STYLES.get(line.kind))


def _how_to_go_on(options: Namespace, words: Words, setting: arena.Setting) -> str:
    if not options.save:
        return words.text("arena-not-saved")
    given = ((option, getattr(options, option)) for option in ("on", *_OUTPUTS))
    more = [part for option, value in given if value for part in (f"--{option}", value)]
    return f"{words.text('arena-continue')} {setting.command(options.deals, *more)}"
