"""The settings of a server, from flags or environment variables; flags take precedence.

`Settings` has the values and their defaults; `OPTIONS` declares the flags and variables.
docs/operating.md has the same in a table.
"""

import os
import re
import sys
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from enum import auto
from functools import partial
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

from dacabo.core.errors import DacaboError
from dacabo.core.origins import origin_of
from dacabo.core.values import Choice, Discreet, Value
from dacabo.i18n import Words
from dacabo.server.limits.buckets import Rate, per_minute
from dacabo.server.limits.cpu_budget import SAVED_SECONDS

Network: TypeAlias = IPv4Network | IPv6Network

LINK_CODES: Final = per_minute(10)
"""The limit for link codes from one address."""
WRONG_CODES: Final = per_minute(10)
"""The limit for wrong table codes of one guest."""
GUEST_DAYS: Final = 365
"""Days after which a guest who sits at no table and has not returned is deleted; also the lifetime
of the cookie."""
PAGES: Final = Path(__file__).parent / "pages"
"""The folder of the built browser app in an installation."""
ANYWHERE: Final = "0.0.0.0"  # noqa: S104 (what --lan is for)


class SettingsError(DacaboError):
    """A setting that cannot be used."""


class LogFormat(Choice):
    """The format of the log: for people or for programs."""

    HUMAN = auto()
    JSON = auto()


class LogLevel(Choice):
    """The lowest level that is logged."""

    DEBUG = auto()
    INFO = auto()
    WARNING = auto()
    ERROR = auto()


class PostgresLink(Discreet):
    """The address of a PostgreSQL database, with its password."""

    link: str

    @property
    def shown(self) -> str:
        """The address without user, password and settings, for messages to people."""
        try:
            address = urlsplit(self.link)
            port = f":{address.port}" if address.port else ""
        except ValueError:
            return "postgresql:"
        return f"postgresql://{address.hostname or ''}{port}{address.path}"


class Limits(Value, kw_only=True):
    """Limits that protect people from each other, and the pace of bots.

    Operators cannot change them. Tests do, to reach a limit sooner, or not at all.
    """

    messages: Rate = Rate(per_second=20, burst=60)
    """The messages of one connection."""
    changes: Rate = Rate(per_second=1, burst=20)
    """The changes of one guest at a table other than moves, from all their devices."""
    reactions: Rate = Rate(per_second=1, burst=5)
    """The reactions of one player, or the applause of one spectator."""
    applause: Rate = Rate(per_second=5, burst=20)
    """The applause of all spectators of a table."""
    shows: Rate = Rate(per_second=4, burst=12)
    """The moments of a film that one player shows the others."""
    stranger_seconds: float = 1
    """Seconds until everyone at a table is told how many strangers there are."""
    hurries: Rate = Rate(per_second=4, burst=12)
    """The rate at which one player may hurry the bots of a table."""
    saved_seconds: int = SAVED_SECONDS
    """Idle seconds after which the budget of an address is full."""
    stalled_seconds: int = 30
    """Seconds that a client may read nothing although output waits for it."""
    free_bytes: int = 256 * 1024 * 1024
    """The free space on the disk below which the server opens no new documents."""
    bot_pace: float = 1
    """A factor for the pauses of bots."""


class Settings(Value, kw_only=True):
    """The settings of a server. `OPTIONS` explains each."""

    database: Path | PostgresLink
    host: str = "127.0.0.1"
    port: int = 8420
    metrics_port: int | None = None
    lan: bool = False
    open: bool = False
    public_url: str | None = None
    """An origin: scheme, host and port only."""
    origins: tuple[str, ...] = ()
    trusted_proxies: tuple[Network, ...] = ()
    security_contact: str | None = None
    """A URI."""
    max_tables: int = 5_000
    max_connections: int = 10_000
    connections_per_address: int = 200
    connections_per_minute: int = 300
    share_per_address: int = 5
    guests_per_minute: int = 60
    tables_per_minute: int = 30
    wrong_codes_per_minute: int = 60
    finished_days: int = 30
    open_days: int = 90
    copies: Path | None = None
    processes: int = 1
    log_format: LogFormat = LogFormat.HUMAN
    log_level: LogLevel = LogLevel.INFO
    limits: Limits = Limits()
    pages: Path = PAGES
    """The built browser app."""

    @property
    def own_origins(self) -> tuple[str, ...]:
        """The origins whose pages may use this server, besides its own address."""
        return self.origins if self.public_url is None else (self.public_url, *self.origins)


# --- parsers ------------------------------------------------------------------

Parser: TypeAlias = Callable[[str, str], object]
"""Parses a value; the second argument is the user's name for the setting."""


def _number(text: str, setting: str, *, lowest: int, highest: int) -> int:
    number = int(text) if re.fullmatch("[0-9]{1,9}", text) else -1
    if not lowest <= number <= highest:
        raise SettingsError(
            "setting-number", setting=setting, value=text, lowest=lowest, highest=highest
        )
    return number


def _choice(text: str, setting: str, *, choices: Mapping[str, object]) -> object:
    try:
        return choices[text.lower()]
    except KeyError:
        raise SettingsError(
            "setting-choice", setting=setting, value=text, choices=", ".join(choices)
        ) from None


def _host(text: str, setting: str) -> str:
    if origin_of(f"http://{text}") is not None and ":" not in text:
        return text
    try:
        return str(ip_address(text.strip("[]")))
    except ValueError:
        raise SettingsError("setting-host", setting=setting, value=text) from None


def _origin(text: str, setting: str) -> str:
    origin = origin_of(text.removesuffix("/"))
    if origin is None:
        raise SettingsError("setting-address", setting=setting, value=text, example=_EXAMPLE)
    return origin


def _origins(text: str, setting: str) -> tuple[str, ...]:
    return tuple(_origin(part, setting) for part in _parts(text))


def _networks(text: str, setting: str) -> tuple[Network, ...]:
    try:
        return tuple(map(ip_network, _parts(text)))
    except ValueError:
        raise SettingsError("setting-networks", setting=setting, value=text) from None


def read_database(text: str, _setting: str = "") -> Path | PostgresLink:
    """A file, or the link to a database."""
    if text.startswith(("postgresql://", "postgres://")):
        return PostgresLink(text)
    return Path(text).expanduser()


def _folder(text: str, setting: str) -> Path:
    folder = Path(text).expanduser()
    # Not its parents: while a stick is missing, its files must not fill the disk below.
    with suppress(OSError):
        folder.mkdir(mode=0o700, exist_ok=True)
    if not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
        raise SettingsError("setting-folder", setting=setting, value=text)
    return folder


def _contact(text: str, setting: str) -> str:
    if not _MAIL.fullmatch(text) and not _is_https_page(text):
        raise SettingsError("setting-contact", setting=setting, value=text)
    return text


def _is_https_page(text: str) -> bool:
    try:
        address = urlsplit(text)
        origin = origin_of(f"{address.scheme}://{address.netloc}")
    except ValueError:
        return False
    is_printable = _PRINTABLE.fullmatch(text) is not None
    return origin is not None and address.scheme == "https" and is_printable


def _parts(text: str) -> list[str]:
    return [part for part in (part.strip() for part in text.split(",")) if part]


_MAIL: Final = re.compile("mailto:[A-Za-z0-9.!#$&'*+/=^_`{|}~-]+@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*")
_PRINTABLE: Final = re.compile("[!-~]+")
_EXAMPLE: Final = "https://cards.example"
_BOOLEANS: Final = {"yes": True, "no": False, "1": True, "0": False, "true": True, "false": False}


class Option(Value):
    """A setting's flag and environment variable."""

    name: str
    about: str
    """The message key of its description."""
    read: Parser
    metavar: str | None = "N"
    """The value shown in the help; None for a flag without value."""

    @property
    def flag(self) -> str:
        """The flag on the command line."""
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        """The environment variable."""
        return f"DACABO_{self.name.upper()}"

    @property
    def default(self) -> str:
        """The default as text; empty if there is none, or if it depends on the system."""
        if self.name in ("database", "workers"):
            return ""
        match getattr(_DEFAULTS, self.name):
            case None | () | False:
                return ""
            case value:
                return str(value)


_DEFAULTS: Final = Settings(database=Path())
_count = partial(_number, lowest=1, highest=1_000_000)
_days = partial(_number, lowest=1, highest=36_500)

OPTIONS: Final = (
    Option("host", "serve-host", _host, "HOST"),
    Option("port", "serve-port", partial(_number, lowest=0, highest=65_535)),
    Option("metrics_port", "serve-metrics-port", partial(_number, lowest=0, highest=65_535)),
    Option("lan", "serve-lan", partial(_choice, choices=_BOOLEANS), None),
    Option("open", "serve-open", partial(_choice, choices=_BOOLEANS), None),
    Option("database", "serve-database", read_database, "FILE"),
    Option("public_url", "serve-public-url", _origin, "URL"),
    Option("origins", "serve-origins", _origins, "URLS"),
    Option("trusted_proxies", "serve-trusted-proxies", _networks, "NETWORKS"),
    Option("security_contact", "serve-security-contact", _contact, "URI"),
    Option("max_tables", "serve-max-tables", _count),
    Option("max_connections", "serve-max-connections", _count),
    Option("connections_per_address", "serve-connections-per-address", _count),
    Option("connections_per_minute", "serve-connections-per-minute", _count),
    Option("share_per_address", "serve-share-per-address", partial(_number, lowest=1, highest=100)),
    Option("guests_per_minute", "serve-guests-per-minute", _count),
    Option("tables_per_minute", "serve-tables-per-minute", _count),
    Option("wrong_codes_per_minute", "serve-wrong-codes-per-minute", _count),
    Option("finished_days", "serve-finished-days", _days),
    Option("open_days", "serve-open-days", _days),
    Option("copies", "serve-copies", _folder, "FOLDER"),
    Option("processes", "serve-processes", partial(_number, lowest=1, highest=64)),
    Option("workers", "serve-workers", partial(_number, lowest=1, highest=64)),
    Option(
        "log_format",
        "serve-log-format",
        partial(_choice, choices={str(choice): choice for choice in LogFormat}),
        "|".join(LogFormat),
    ),
    Option(
        "log_level",
        "serve-log-level",
        partial(_choice, choices={str(choice): choice for choice in LogLevel}),
        "|".join(LogLevel),
    ),
)


# --- the command line and the environment --------------------------------------


def add_arguments(
    group: Any,  # noqa: ANN401 (argparse keeps its type private)
    words: Words,
    complete_file: object = None,
    names: Collection[str] | None = None,
) -> None:
    """Add settings to a command line: all of them, or those with the given names."""
    for option in OPTIONS:
        if names is not None and option.name not in names:
            continue
        about = words.text(option.about)
        help_text = f"{about} [{option.default}]" if option.default else about
        if option.metavar is None:
            group.add_argument(option.flag, action="store_const", const="yes", help=help_text)
            continue
        argument = group.add_argument(option.flag, metavar=option.metavar, help=help_text)
        if option.metavar == "FILE":
            argument.complete = complete_file


def read_settings(flags: Mapping[str, Any], environ: Mapping[str, str]) -> Settings:
    """Read the settings.

    Args:
        flags: by the name of their setting; other names and None are ignored.
        environ: the environment variables; empty ones are ignored.

    Raises:
        SettingsError: a value is invalid, or contradicts another.
    """
    values: dict[str, Any] = {}
    for option in OPTIONS:
        flag, variable = flags.get(option.name), environ.get(option.variable)
        if flag is not None:
            values[option.name] = option.read(flag, option.flag)
        elif variable:
            values[option.name] = option.read(variable, option.variable)
    values.setdefault("database", default_database(environ, sys.platform))
    values.pop("workers", None)  # an option of older versions, which has no effect any more
    if values.get("lan"):
        values.setdefault("host", ANYWHERE)
    settings = Settings(**values)
    if not (settings.lan or settings.public_url or is_loopback(settings.host)):
        # It would refuse every client that is not on this machine (see `http/request_guard.py`).
        raise SettingsError("host-needs-lan", host=settings.host)
    if settings.processes > 1 and isinstance(settings.database, Path):
        raise SettingsError("processes-need-postgres")
    return settings


def default_database(environ: Mapping[str, str], platform: str) -> Path:
    """The directory for application data on this system."""
    home = Path.home()
    if platform == "win32":
        folder = Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif platform == "darwin":
        folder = home / "Library" / "Application Support"
    else:
        folder = Path(environ.get("XDG_DATA_HOME", ""))
        if not folder.is_absolute():  # the XDG specification says to ignore it
            folder = home / ".local" / "share"
    return folder / "dacabo" / "dacabo.db"


def is_loopback(host: str) -> bool:
    """Whether a name or an address means the local machine."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
