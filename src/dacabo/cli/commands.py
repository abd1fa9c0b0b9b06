"""All commands with their arguments and options, as shown by `dacabo --help`.

The functions that implement them are named, not imported, so that help and completion do not have
to import the arena or the server.
"""

from argparse import BooleanOptionalAction
from collections.abc import Iterator
from typing import Final

from dacabo import __version__
from dacabo.bots.characters import CHARACTERS
from dacabo.bots.levels import LEARNED, LEVELS, YARDSTICKS, levels_in
from dacabo.cli.parser import Parser
from dacabo.games import EVENT_GAME, GAMES
from dacabo.i18n import Words
from dacabo.server.settings import add_arguments
from dacabo.tournament.formats import By

SHELLS: Final = ("bash", "zsh", "fish", "tcsh", "powershell")


def build_parser(words: Words, complete_file: object = None) -> Parser:
    """Declare all commands and options, with help in the reader's language.

    Args:
        words: the reader's language.
        complete_file: marks an argument as a file name for shtab.
    """
    parser = Parser("dacabo", words.text("cli-about"), [*_examples()], words, complete_file)
    version = f"dacabo {__version__}"
    parser.options.add_argument(
        "--version", action="version", version=version, help=words.text("cli-version")
    )
    _add_records(parser, words)
    _add_arena(parser, words)
    _add_tournament(parser, words)
    _add_server(parser, words)
    _add_completion(parser, words)
    return parser


def _add_records(parser: Parser, words: Words) -> None:
    replay = parser.command("replay", words.text("cli-replay"), "dacabo.cli.records:replay")
    replay.add_input(words.text("cli-file"))
    replay.options.add_argument("--seat", metavar="NAME", help=words.text("cli-seat"))
    replay.options.add_argument("--json", action="store_true", help=words.text("cli-json"))

    verify = parser.command("verify", words.text("cli-verify"), "dacabo.cli.records:verify")
    verify.add_input(words.text("cli-file"))

    analyse = parser.command("analyse", words.text("analysis-about"), "dacabo.cli.analysis:analyse")
    analyse.add_input(words.text("cli-file"))
    analyse.options.add_argument("--json", action="store_true", help=words.text("analysis-json"))
    analyse.add_output("--html", words.text("analysis-html"))


def _add_arena(parser: Parser, words: Words) -> None:
    arena = parser.command("arena", words.text("arena-about"), "dacabo.cli.arena:run")
    names = ", ".join((*LEVELS, *LEARNED, *YARDSTICKS, *CHARACTERS))
    arena.arguments.add_argument(
        "names", nargs="*", metavar="BOT", help=words.text("arena-names", names=names)
    )
    arena.options.add_argument(
        "--bot", action="append", default=[], metavar="CLASS", help=words.text("arena-bot")
    )
    first, games = next(iter(GAMES)), ", ".join(GAMES)
    presets = ", ".join(GAMES[first].presets)
    arena.options.add_argument(
        "--game", default=first, metavar="NAME", help=words.text("arena-game", games=games)
    )
    arena.options.add_argument(
        "--rules", metavar="NAME", help=words.text("arena-rules", presets=presets)
    )
    arena.add_number("--players", None, words.text("arena-players"))
    arena.add_number("--deals", 100, words.text("arena-deals"))
    arena.add_number("--seed", 1, words.text("arena-seed"))
    _add_where(arena, words)
    arena.options.add_argument("--fast", action="store_true", help=words.text("arena-fast"))
    arena.options.add_argument("--luck", action="store_true", help=words.text("arena-luck"))
    arena.add_output("--save", words.text("arena-save"))
    arena.add_output("--json", words.text("arena-json"))
    arena.add_output("--csv", words.text("arena-csv"))
    arena.add_output("--html", words.text("arena-html"))
    arena.options.add_argument("--quiet", action="store_true", help=words.text("arena-quiet"))


def _add_where(parser: Parser, words: Words) -> None:
    """The place where bots play: processes here, or a cluster."""
    where = parser.options.add_mutually_exclusive_group()
    where.add_argument("--processes", type=int, metavar="N", help=words.text("arena-processes"))
    where.add_argument("--on", metavar="CLUSTER", help=words.text("arena-on"))


def _add_tournament(parser: Parser, words: Words) -> None:
    tournament = parser.command("tournament", words.text("rehearsal-tournament"))
    simulate = tournament.command(
        "simulate", words.text("rehearsal-about"), "dacabo.cli.arena:simulate"
    )
    names = (*YARDSTICKS, *levels_in(EVENT_GAME), *CHARACTERS)
    about = words.text("rehearsal-bots", names=", ".join(names))
    simulate.options.add_argument(
        "--bots", default="allegro", metavar="BOTS", help=f"{about} [allegro]"
    )
    simulate.add_number("--players", 17, words.text("rehearsal-option-players"))
    simulate.add_number("--events", None, words.text("rehearsal-option-events"))
    simulate.add_number("--seconds", 10, words.text("rehearsal-option-seconds"))
    simulate.add_number("--minutes", 45, words.text("rehearsal-option-minutes"))
    _add_format(simulate, words)
    simulate.add_number("--seed", 1, words.text("arena-seed"))
    _add_where(simulate, words)
    simulate.options.add_argument(
        "--fast", action=BooleanOptionalAction, help=words.text("rehearsal-option-fast")
    )
    prize = words.text("rehearsal-option-prize")
    simulate.options.add_argument(
        "--prize", action="append", default=[], metavar="NAME", help=prize
    )
    simulate.options.add_argument("--json", action="store_true", help=words.text("rehearsal-json"))
    simulate.options.add_argument(
        "--quiet", action="store_true", help=words.text("rehearsal-quiet")
    )


def _add_format(simulate: Parser, words: Words) -> None:
    """The format of the tournament."""
    simulate.add_number("--rounds", None, words.text("rehearsal-option-rounds"))
    about = words.text("rehearsal-option-by")
    simulate.options.add_argument("--by", choices=[*By], default=By.PLACES, help=about)
    simulate.add_number("--finalists", 4, words.text("rehearsal-option-finalists"))
    simulate.add_number("--advance", 1, words.text("rehearsal-option-advance"))
    simulate.add_number("--best-losers", None, words.text("rehearsal-option-best-losers"))
    about = words.text("rehearsal-option-consolation")
    simulate.options.add_argument("--consolation", action="store_true", help=about)


def _add_server(parser: Parser, words: Words) -> None:
    serve = parser.command("serve", words.text("serve-about"), "dacabo.cli.server:serve")
    add_arguments(serve.options, words, parser.complete_file)

    backup = parser.command("backup", words.text("copy-about"), "dacabo.cli.server:backup")
    backup.add_input(words.text("copy-file"))
    add_arguments(backup.options, words, parser.complete_file, names=("database",))

    check = parser.command("check", words.text("database-about"), "dacabo.cli.server:check")
    add_arguments(check.options, words, parser.complete_file, names=("database",))

    move = parser.command("move", words.text("copy-move"), "dacabo.cli.server:move")
    move.arguments.add_argument("source", metavar="FROM", help=words.text("copy-from"))
    move.arguments.add_argument("target", metavar="TO", help=words.text("copy-to"))


def _add_completion(parser: Parser, words: Words) -> None:
    completion = parser.command(
        "completion", words.text("cli-completion"), "dacabo.cli.main:complete"
    )
    completion.arguments.add_argument(
        "shell", choices=SHELLS, metavar="SHELL", help=", ".join(SHELLS)
    )


def _examples() -> Iterator[str]:
    *_, game = GAMES
    *_, preset = next(iter(GAMES.values())).presets
    yield "dacabo replay match.dacabo"
    yield "dacabo replay --seat Ana --language fr match.dacabo"
    yield "dacabo replay --json match.dacabo"
    yield "dacabo verify - < match.dacabo"
    yield "dacabo analyse --html match.html match.dacabo"
    yield "dacabo arena presto allegro andante largo --deals 150"
    yield f"dacabo arena allegro greedy --rules {preset} --save run.jsonl --html run.html"
    yield f"dacabo arena allegro --bot my_bots:Careful --game {game} --json -"
    yield "dacabo arena prestissimo presto --deals 100000 --save run.jsonl --on dask://host:8786"
    yield "dacabo tournament simulate --players 17 --bots allegro"
    yield "dacabo tournament simulate --players 26 --bots allegro=1,andante,largo --language de"
    yield "dacabo tournament simulate --players 17 --events 1000 --json"
    yield "dacabo tournament simulate --players 30 --rounds 3 --minutes 30 --events 200"
    yield "dacabo serve --open"
    yield "dacabo serve --lan --port 8000"
    yield "dacabo backup dacabo-backup.db"
    yield "dacabo check --database dacabo-backup.db"
    yield "dacabo move dacabo.db postgresql://dacabo@db.example/dacabo"
    yield 'eval "$(dacabo completion bash)"'
