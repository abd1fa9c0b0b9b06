"""The `dacabo` command: one function for each sub-command."""

import os
import sys
from argparse import Action, ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import nullcontext
from io import TextIOWrapper
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, Final, NoReturn, TextIO
from unicodedata import normalize

import msgspec

from dacabo import __version__
from dacabo.__main__ import INTERRUPTED
from dacabo.bots.roster import LEVELS, YARDSTICKS
from dacabo.core.errors import DacaboError
from dacabo.core.seats import Seat, seat_text
from dacabo.games import GAMES
from dacabo.records import MOST_BYTES, Record, decode, read, summary, verify
from dacabo.telling import Kind, tell, tell_error, tell_verified
from dacabo.words import LANGUAGES, Words

if TYPE_CHECKING:
    from dacabo.arena import Line, Ran, Setting
    from dacabo.rehearsal import Setting as Rehearsal

FINE: Final = 0
WRONG: Final = 2
PIPE_CLOSED: Final = 141
SHELLS: Final = ("bash", "zsh", "fish", "tcsh", "powershell")


class CommandError(DacaboError):
    """A command that cannot be carried out as it was given."""


def run(arguments: Sequence[str]) -> int:
    """Carry out a command and say how it went: see the exit codes in `--help`."""
    prepare_streams()
    words = Words(choose_language(arguments, os.environ))
    try:
        code = carry_out(arguments, words)
        sys.stdout.flush()
    except DacaboError as error:
        complain(tell_error(error, words))
        return WRONG
    except BrokenPipeError:
        drop_output()
        return PIPE_CLOSED
    except OSError as error:
        drop_output()
        lost = CommandError("cannot-write", reason=error.strerror or "")
        complain(tell_error(lost, words))
        return WRONG
    return code


def carry_out(arguments: Sequence[str], words: Words) -> int:
    """Read the arguments and do what they say; without any, show the help."""
    try:
        options = build_parser(words).parse_args(list(arguments) or ["--help"])
    except SystemExit:  # argparse has shown the help or the version
        return FINE
    code: int = options.run(options, words)
    return code


# --- the sub-commands ---------------------------------------------------------


def replay_command(options: Namespace, words: Words) -> int:
    """Tell a match in words, or print its score as JSON."""
    record = read(read_file(options.file))
    if options.json:
        say(msgspec.json.format(msgspec.json.encode(summary(record)), indent=2).decode())
        return FINE
    viewer = None if options.seat is None else find_seat(record, options.seat)
    for line in tell(record, words.language, viewer):
        say(paint(line.text, _STYLES.get(line.kind)))
    return FINE


def verify_command(options: Namespace, words: Words) -> int:
    """Say in one line whether a match was played by the rules and dealt as sealed."""
    say(tell_verified(verify(read_file(options.file)), words))
    return FINE


def arena_command(options: Namespace, words: Words) -> int:
    """Let bots play the same deals, and say how good they are."""
    from dacabo import arena  # noqa: PLC0415 (slow to read, and needed only here)

    if options.processes is None:
        options.processes = arena.cores()
    for option in ("deals", "processes"):
        if getattr(options, option) < 1:
            raise CommandError("number-too-low", option=f"--{option}", lowest=1)
    bots = (*options.names, *options.bot)
    setting = arena.set_up(bots, options.game, options.rules, options.players, options.seed)
    _check_outputs(options)
    progress = arena.Progress(options.deals, words, sys.stderr)
    watch = _ignore if options.quiet else progress.show
    with arena.Journal(options.save, setting) if options.save else nullcontext() as journal:
        ran = arena.run(setting, options.deals, options.processes, journal, watch)
    if not options.quiet:
        progress.close()
    if ran.deals:
        _report(options, words, setting, ran)
    if isinstance(ran.stopped, DacaboError):
        raise ran.stopped
    if ran.stopped is None:
        return FINE
    tell_aside(words.text("arena-stopped", done=len(ran.deals), deals=options.deals))
    if options.save:
        given = ((option, getattr(options, option)) for option in _OUTPUTS)
        files = [part for option, file in given if file for part in (f"--{option}", file)]
        tell_aside(f"{words.text('arena-continue')} {setting.command(options.deals, *files)}")
    else:
        tell_aside(words.text("arena-not-saved"))
    return INTERRUPTED


def _report(options: Namespace, words: Words, setting: "Setting", ran: "Ran") -> None:
    """Print and write down what the finished deals say."""
    from dacabo import arena  # noqa: PLC0415 (as above)

    table, pace = arena.table_of(setting, ran.deals), arena.pace_of(setting, ran.deals)
    if options.json:
        write_file(options.json, arena.as_json(table, pace))
    if options.csv:
        write_file(options.csv, arena.as_csv(table))
    if options.html:
        write_file(options.html, arena.page(table, pace, words))
    if "-" not in (options.json, options.csv, options.html):
        _say_table(arena.table_lines(table, words))
    if not options.quiet:
        tell_aside("")
        for line in arena.pace_lines(pace, words):
            tell_aside(line.text, _TABLE_STYLES.get(line.kind))


def simulate_command(options: Namespace, words: Words) -> int:
    """Rehearse a tournament: tell one in words, or say what comes of many."""
    from dacabo import arena, rehearsal  # noqa: PLC0415 (slow to read, and needed only here)

    if options.processes is None:
        options.processes = arena.cores()
    for option in ("events", "processes"):
        number = getattr(options, option)
        if number is not None and number < 1:
            raise CommandError("number-too-low", option=f"--{option}", lowest=1)
    setting = rehearsal.set_up(
        options.players,
        options.bots,
        seed=options.seed,
        seconds=options.seconds,
        minutes=options.minutes,
        prizes=options.prize,
    )
    tell_or_count = _tell_event if options.events is None else _count_events
    return tell_or_count(options, words, setting)


def _count_events(options: Namespace, words: Words, setting: "Rehearsal") -> int:
    """The figures of many events."""
    from dacabo import arena, rehearsal  # noqa: PLC0415 (as above)

    progress = arena.Progress(options.events, words, sys.stderr, "rehearsal-progress")
    watch = _ignore if options.quiet else progress.show
    ran = rehearsal.run(setting, options.events, options.processes, watch)
    if not options.quiet:
        progress.close()
    if ran.outlines:
        figures = rehearsal.figures_of(setting, ran.outlines)
        if options.json:
            say(rehearsal.figures_json(figures))
        else:
            _say_table(rehearsal.table_lines(figures, words))
        if not options.quiet:
            tell_aside(rehearsal.speed_text(len(ran.outlines), ran.spent, words))
    if isinstance(ran.stopped, DacaboError):
        raise ran.stopped
    if ran.stopped is None:
        return FINE
    done, events = len(ran.outlines), options.events
    tell_aside(words.text("rehearsal-stopped", done=done, events=events))
    return INTERRUPTED


def _tell_event(options: Namespace, words: Words, setting: "Rehearsal") -> int:
    """The story of one event, or the event itself as JSON."""
    from dacabo import arena, rehearsal  # noqa: PLC0415 (as above)

    planned = rehearsal.planned_matches(options.players)
    progress = arena.Progress(planned, words, sys.stderr, "rehearsal-progress-matches")
    try:
        watch = _ignore if options.quiet else progress.show
        rehearsed = rehearsal.rehearse(setting, 1, lambda done: watch(min(done, planned)))
    finally:
        if not options.quiet:
            progress.close()
    if options.json:
        say(rehearsal.event_json(setting, rehearsed))
    else:
        _say_table(rehearsal.story(setting, rehearsed, words.language))
    return FINE


def _say_table(lines: Iterable["Line"]) -> None:
    for line in lines:
        say(paint(line.text, _TABLE_STYLES.get(line.kind)))


_OUTPUTS: Final = ("save", "json", "csv", "html")


def _check_outputs(options: Namespace) -> None:
    """Whoever plays for hours should not learn at the end that a file cannot be written."""
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


def _ignore(_done: int) -> None:
    """Nobody wants to know how far it is."""


def completion_command(options: Namespace, words: Words) -> int:
    """Print the script with which a shell completes the command."""
    import shtab  # noqa: PLC0415 (slow to read, and needed only here)

    parser = build_parser(words, complete_file=shtab.FILE)
    say(shtab.complete(parser, options.shell))
    return FINE


def serve_command(options: Namespace, words: Words) -> int:
    """Open the card room, and say where it is."""
    from dacabo.server.browser import open_browser  # noqa: PLC0415 (only needed here)
    from dacabo.server.lan import terminal_code  # noqa: PLC0415 (slow to read, only needed here)
    from dacabo.server.serving import serve  # noqa: PLC0415 (as above)
    from dacabo.server.settings import read_settings  # noqa: PLC0415 (as above)

    settings = read_settings(vars(options), os.environ)

    def opened(link: str) -> None:
        say(words.text("serve-opened", link=link))
        if settings.lan:
            say(terminal_code(link))
        say(words.text("serve-stop"))
        sys.stdout.flush()
        if settings.open:
            open_browser(link)

    serve(settings, opened)
    return FINE


def backup_command(options: Namespace, words: Words) -> int:
    """Copy the server's file while it runs."""
    from dacabo.server.settings import read_settings  # noqa: PLC0415 (as above)
    from dacabo.server.store.backup import backup  # noqa: PLC0415 (slow to read, only needed here)

    def progress(done: int, pages: int) -> None:
        if sys.stderr.isatty():
            tell_aside(words.text("copy-progress", percent=100 * done // max(pages, 1)))

    settings = read_settings(vars(options), os.environ)
    backup(settings.database, Path(options.file), progress)
    say(words.text("copy-done", file=options.file))
    return FINE


# --- the command line ---------------------------------------------------------

_EXAMPLES: Final = (
    "dacabo replay match.dacabo",
    "dacabo replay --seat Ana --language fr match.dacabo",
    "dacabo replay --json match.dacabo",
    "dacabo verify - < match.dacabo",
    "dacabo arena presto allegro andante largo --deals 150",
    "dacabo arena allegro greedy --rules dutch --save run.jsonl --html run.html",
    "dacabo arena allegro --bot my_bots:Careful --game dacapo --json -",
    "dacabo tournament simulate --players 17 --bots allegro",
    "dacabo tournament simulate --players 26 --bots allegro=1,andante,largo --language de",
    "dacabo tournament simulate --players 17 --events 1000 --json",
    "dacabo serve --open",
    "dacabo serve --lan --port 8000",
    "dacabo backup dacabo-backup.db",
    'eval "$(dacabo completion bash)"',
)


class Parser(ArgumentParser):
    """Reads arguments; what it does not understand is an error like any other."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong, and where to find help."""
        raise CommandError("wrong-usage", detail=message, command=self.prog)


def build_parser(words: Words, complete_file: object = None) -> Parser:
    """All commands and options, explained in the reader's language."""

    class Help(RawDescriptionHelpFormatter):
        def add_usage(
            self,
            usage: str | None,
            actions: Iterable[Action],
            groups: Iterable[Any],
            prefix: str | None = None,
        ) -> None:
            usual = words.text("cli-usage") + " "
            super().add_usage(usage, actions, groups, usual if prefix is None else prefix)

    def options_of(parser: ArgumentParser) -> Any:  # noqa: ANN401 (argparse keeps its type private)
        options = parser.add_argument_group(words.text("cli-options"))
        options.add_argument("-h", "--help", action="help", help=words.text("cli-help"))
        options.add_argument("--language", choices=LANGUAGES, help=words.text("cli-language"))
        return options

    def command(name: str, about: str, within: Any = None) -> Parser:  # noqa: ANN401 (as above)
        added: Parser = (within or commands).add_parser(
            name.rsplit(maxsplit=1)[-1],
            help=about,
            description=about,
            epilog=_epilog(words, f"dacabo {name} "),
            formatter_class=Help,
            add_help=False,
            allow_abbrev=False,
        )
        return added

    def takes_a_file(parser: Parser) -> None:
        group = parser.add_argument_group(words.text("cli-arguments"))
        file = group.add_argument("file", metavar="FILE", help=words.text("cli-file"))
        file.complete = complete_file  # type: ignore[attr-defined]  # read by shtab

    parser = Parser(
        "dacabo",
        description=words.text("cli-about"),
        epilog=_epilog(words, "dacabo "),
        formatter_class=Help,
        add_help=False,
        allow_abbrev=False,
    )
    top = options_of(parser)
    version = f"dacabo {__version__}"
    top.add_argument("--version", action="version", version=version, help=words.text("cli-version"))
    commands = parser.add_subparsers(
        title=words.text("cli-commands"), metavar="COMMAND", dest="command", required=True
    )

    replay = command("replay", words.text("cli-replay"))
    takes_a_file(replay)
    options = options_of(replay)
    options.add_argument("--seat", metavar="NAME", help=words.text("cli-seat"))
    options.add_argument("--json", action="store_true", help=words.text("cli-json"))
    replay.set_defaults(run=replay_command)

    checks = command("verify", words.text("cli-verify"))
    takes_a_file(checks)
    options_of(checks)
    checks.set_defaults(run=verify_command)

    _add_arena(command, options_of, words, complete_file)

    _add_tournament(command, options_of, words)

    _add_server(command, options_of, words, complete_file)

    completion = command("completion", words.text("cli-completion"))
    group = completion.add_argument_group(words.text("cli-arguments"))
    group.add_argument("shell", choices=SHELLS, metavar="SHELL", help=", ".join(SHELLS))
    options_of(completion)
    completion.set_defaults(run=completion_command)
    return parser


def _add_arena(
    command: Callable[[str, str], Parser],
    options_of: Callable[[ArgumentParser], Any],
    words: Words,
    complete_file: object,
) -> None:
    """The arena has more options than all the others together."""
    arena = command("arena", words.text("arena-about"))
    group = arena.add_argument_group(words.text("cli-arguments"))
    names = ", ".join((*LEVELS, *YARDSTICKS, "oracle"))
    group.add_argument(
        "names", nargs="*", metavar="BOT", help=words.text("arena-names", names=names)
    )
    options = options_of(arena)
    options.add_argument(
        "--bot", action="append", default=[], metavar="CLASS", help=words.text("arena-bot")
    )
    games, presets = ", ".join(GAMES), ", ".join(GAMES["cabo"].presets)
    for option, default, about in (
        ("game", "cabo", words.text("arena-game", games=games)),
        ("rules", None, words.text("arena-rules", presets=presets)),
    ):
        options.add_argument(f"--{option}", default=default, metavar="NAME", help=about)
    for option, number, about in (
        ("players", None, words.text("arena-players")),
        ("deals", 100, words.text("arena-deals")),
        ("seed", 1, words.text("arena-seed")),
        ("processes", None, words.text("arena-processes")),
    ):
        shown = about if number is None else f"{about} [{number}]"
        options.add_argument(f"--{option}", type=int, default=number, metavar="N", help=shown)
    for option, about in (
        ("save", words.text("arena-save")),
        ("json", words.text("arena-json")),
        ("csv", words.text("arena-csv")),
        ("html", words.text("arena-html")),
    ):
        file = options.add_argument(f"--{option}", metavar="FILE", help=about)
        file.complete = complete_file
    options.add_argument("--quiet", action="store_true", help=words.text("arena-quiet"))
    arena.set_defaults(run=arena_command)


def _add_tournament(
    command: Callable[..., Parser], options_of: Callable[[ArgumentParser], Any], words: Words
) -> None:
    """What an organiser does beforehand."""
    tournament = command("tournament", words.text("rehearsal-tournament"))
    options_of(tournament)
    parts = tournament.add_subparsers(
        title=words.text("cli-commands"), metavar="COMMAND", dest="part", required=True
    )
    simulate = command("tournament simulate", words.text("rehearsal-about"), parts)
    options = options_of(simulate)
    names = ", ".join((*YARDSTICKS, *LEVELS))
    about = words.text("rehearsal-bots", names=names)
    options.add_argument("--bots", default="allegro", metavar="BOTS", help=f"{about} [allegro]")
    for option, number, about in (
        ("players", 17, words.text("rehearsal-option-players")),
        ("events", None, words.text("rehearsal-option-events")),
        ("seconds", 10, words.text("rehearsal-option-seconds")),
        ("minutes", 45, words.text("rehearsal-option-minutes")),
        ("seed", 1, words.text("arena-seed")),
        ("processes", None, words.text("arena-processes")),
    ):
        shown = about if number is None else f"{about} [{number}]"
        options.add_argument(f"--{option}", type=int, default=number, metavar="N", help=shown)
    options.add_argument(
        "--prize",
        action="append",
        default=[],
        metavar="NAME",
        help=words.text("rehearsal-option-prize"),
    )
    options.add_argument("--json", action="store_true", help=words.text("rehearsal-json"))
    options.add_argument("--quiet", action="store_true", help=words.text("rehearsal-quiet"))
    simulate.set_defaults(run=simulate_command)


def _add_server(
    command: Callable[[str, str], Parser],
    options_of: Callable[[ArgumentParser], Any],
    words: Words,
    complete_file: object,
) -> None:
    """The server, and what belongs to running one."""
    from dacabo.server.settings import add_arguments  # noqa: PLC0415 (only where it is needed)

    serve = command("serve", words.text("serve-about"))
    add_arguments(options_of(serve), words, complete_file)
    serve.set_defaults(run=serve_command)

    copy = command("backup", words.text("copy-about"))
    group = copy.add_argument_group(words.text("cli-arguments"))
    file = group.add_argument("file", metavar="FILE", help=words.text("copy-file"))
    file.complete = complete_file  # type: ignore[attr-defined]  # read by shtab
    add_arguments(options_of(copy), words, complete_file, names=("database",))
    copy.set_defaults(run=backup_command)


def _epilog(words: Words, command: str) -> str:
    """Examples of a command, and what its exit code means."""
    return "\n".join(
        (
            words.text("cli-examples"),
            *(f"  {example}" for example in _EXAMPLES if command in example),
            "",
            words.text("cli-exit"),
            f"  0    {words.text('cli-exit-fine')}",
            f"  2    {words.text('cli-exit-wrong')}",
            f"  130  {words.text('cli-exit-interrupted')}",
            f"  141  {words.text('cli-exit-pipe')}",
        )
    )


def choose_language(arguments: Sequence[str], environ: Mapping[str, str]) -> str:
    """The one asked for, else that of the system, else English."""
    asked = [
        following if argument == "--language" else argument.removeprefix("--language=")
        for argument, following in zip_longest(arguments, arguments[1:], fillvalue="")
        if argument.startswith("--language")
    ]
    system = next((v for k in ("LC_ALL", "LC_MESSAGES", "LANG") if (v := environ.get(k))), "")
    return next((code for code in (*asked, system[:2]) if code in LANGUAGES), LANGUAGES[0])


# --- reading, saying ----------------------------------------------------------


def read_file(name: str) -> str:
    """The text of a file; `-` is standard input. Nobody reads more than a record can be."""
    try:
        with _open(name) as file:
            return decode(file.read(MOST_BYTES + 1))
    except OSError as error:
        raise CommandError("cannot-read", file=name, reason=error.strerror or "") from None


def write_file(name: str, text: str) -> None:
    """Write a text to a file; `-` is standard output."""
    if name == "-":
        say(text)
    else:
        Path(name).write_text(f"{text}\n", encoding="utf-8")


def _open(name: str) -> BinaryIO:
    return open(0, "rb", closefd=False) if name == "-" else Path(name).open("rb")


def find_seat(record: Record, name: str) -> Seat:
    """The seat of a player, by name or by the letter that the record uses."""
    names = [normalize("NFC", other) for other in record.names]
    letters = [seat_text(seat) for seat in range(len(names))]
    for known, wanted in ((names, normalize("NFC", name)), (letters, name.lower())):
        if wanted in known:
            return known.index(wanted)
    raise CommandError("no-such-player", name=name, names=", ".join(record.names))


_STYLES: Final = {Kind.HEADING: "1", Kind.POINTS: "36"}
_TABLE_STYLES: Final = {"heading": "1", "intervals": "2"}
"""By the kinds of the arena's lines, which are slow to read."""


def paint(text: str, style: str | None, stream: TextIO | None = None) -> str:
    """Colours are for terminals, and for those who want them (https://no-color.org)."""
    stream = stream or sys.stdout
    plain = not stream.isatty() or os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return text if plain or not style or not text else f"\x1b[{style}m{text}\x1b[0m"


def say(text: str) -> None:
    """Print a line."""
    sys.stdout.write(f"{text}\n")


def tell_aside(text: str, style: str | None = None) -> None:
    """Print something that is not part of what was asked for, in its turn."""
    sys.stdout.flush()
    sys.stderr.write(paint(text, style, sys.stderr) + "\n")


def complain(text: str) -> None:
    """Print what is wrong, apart from what was asked for."""
    sys.stderr.write(paint(text, "31", sys.stderr) + "\n")


def prepare_streams() -> None:
    """A letter that a terminal lacks is no failure, nor is a stream that somebody has closed."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            nowhere = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 (open to the end)
            setattr(sys, name, nowhere)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def drop_output() -> None:
    """Nobody reads any more; Python would complain once more when it closes the stream."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
