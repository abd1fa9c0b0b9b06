"""`dacabo tournament simulate`."""

from argparse import Namespace

from dacabo import rehearsal
from dacabo.cli.playing import check_numbers, exit_code, progress, where
from dacabo.cli.terminal import FINE, INTERRUPTED, say, say_line, tell_aside
from dacabo.words import Words


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
