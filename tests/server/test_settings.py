"""Settings: by flag, by environment, and as the operating page shows them."""

from argparse import ArgumentParser
from ipaddress import ip_network
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dacabo.core.origins import origin_of
from dacabo.i18n import LANGUAGES, Words
from dacabo.server.settings import (
    OPTIONS,
    LogFormat,
    LogLevel,
    Settings,
    SettingsError,
    add_arguments,
    default_database,
    is_loopback,
    read_settings,
)

PAGE = Path(__file__).parents[2] / "docs" / "operating.md"


def settings(arguments: str = "", **environ: str) -> Settings:
    """The settings from a command line and an environment."""
    parser = ArgumentParser()
    add_arguments(parser, Words("en"))
    return read_settings(vars(parser.parse_args(arguments.split())), environ)


def test_by_default_the_server_is_for_this_machine_only() -> None:
    """It listens on loopback, and trusts no proxy."""
    usual = settings(XDG_DATA_HOME="/data")
    assert (usual.host, usual.port, usual.lan) == ("127.0.0.1", 8420, False)
    assert usual.trusted_proxies == usual.own_origins == ()


def test_flags_win_over_the_environment() -> None:
    """Both are read; an empty variable is ignored."""
    assert settings(DACABO_PORT="9000").port == 9000
    assert settings("--port 9001", DACABO_PORT="9000").port == 9001
    assert settings("--port 9001", DACABO_PORT="nonsense").port == 9001
    assert settings(DACABO_PORT="").port == 8420


def test_every_kind_of_setting_is_read() -> None:
    """There are numbers, names, networks, addresses, files and choices."""
    given_by_flag = settings(
        "--lan --database /tmp/x.db --public-url https://Cards.example:443/ "
        "--origins https://a.example,http://b.example:81 --trusted-proxies 127.0.0.1,10.0.0.0/8 "
        "--log-format json --log-level WARNING --open-days 7 --workers 3"
    )
    assert given_by_flag == Settings(
        host="0.0.0.0",  # noqa: S104 (what --lan means)
        lan=True,
        database=Path("/tmp/x.db"),  # noqa: S108 (never written)
        public_url="https://cards.example",
        origins=("https://a.example", "http://b.example:81"),
        trusted_proxies=(ip_network("127.0.0.1/32"), ip_network("10.0.0.0/8")),
        log_format=LogFormat.JSON,
        log_level=LogLevel.WARNING,
        open_days=7,
    )
    assert given_by_flag.own_origins == (
        "https://cards.example",
        "https://a.example",
        "http://b.example:81",
    )


@pytest.mark.parametrize(
    "contact",
    [
        "mailto:security@cards.example",
        "https://cards.example/security?lang=en",
        "https://x.example",
    ],
)
def test_a_contact_is_a_mail_address_or_a_page(contact: str) -> None:
    """RFC 9116 requires it."""
    assert settings(f"--security-contact {contact}").security_contact == contact


def test_a_contact_is_one_line() -> None:
    """It becomes a line of a file for programs."""
    with pytest.raises(SettingsError) as wrong:
        settings(DACABO_SECURITY_CONTACT="mailto:a@cards.example\nContact: mailto:b@evil.example")
    assert wrong.value.code == "setting-contact"


@pytest.mark.parametrize(("text", "lan"), [("1", True), ("yes", True), ("no", False), ("0", False)])
def test_a_switch_can_be_set_in_the_environment(text: str, lan: bool) -> None:  # noqa: FBT001 (a parameter)
    """`DACABO_LAN=1` is `--lan`."""
    assert settings(DACABO_LAN=text).lan is lan


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ("--port 65536", "setting-number"),
        ("--port -1", "setting-number"),
        ("--port ٣", "setting-number"),
        ("--port 99999999999999999999", "setting-number"),
        ("--workers 0", "setting-number"),
        ("--log-format xml", "setting-choice"),
        ("--host a/b", "setting-host"),
        ("--host 127.0.0.1:80", "setting-host"),
        ("--public-url cards.example", "setting-address"),
        ("--public-url https://cards.example/room", "setting-address"),
        ("--public-url https://me@cards.example", "setting-address"),
        ("--origins https://a.example,null", "setting-address"),
        ("--trusted-proxies 10.0.0.1/8", "setting-networks"),
        ("--trusted-proxies proxy", "setting-networks"),
        ("--security-contact security@cards.example", "setting-contact"),
        ("--security-contact mailto:nobody", "setting-contact"),
        ("--security-contact mailto:a@cards.example?subject=x", "setting-contact"),
        ("--security-contact mailto:a@cards.example,b@cards.example", "setting-contact"),
        ("--security-contact http://cards.example/security", "setting-contact"),
        ("--security-contact https:///security", "setting-contact"),
        ("--security-contact https://cards.example:x/", "setting-contact"),
        ("--security-contact https://cards.example/é", "setting-contact"),
        ("--host 0.0.0.0", "host-needs-lan"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_value_is_explained(arguments: str, code: str, language: str) -> None:
    """The typed error has a sentence in every language, which quotes the value."""
    with pytest.raises(SettingsError) as wrong:
        settings(arguments)
    assert wrong.value.code == code
    said = Words(language).say(wrong.value.phrase)
    assert arguments.split(maxsplit=1)[0] in said or code == "host-needs-lan"


def test_an_error_names_the_environment_variable() -> None:
    """The operator may have set it long ago."""
    with pytest.raises(SettingsError) as wrong:
        settings(DACABO_MAX_TABLES="many")
    assert "DACABO_MAX_TABLES" in Words("en").say(wrong.value.phrase)


def test_a_public_address_needs_a_network_or_a_proxy() -> None:
    """Beyond loopback there must be a local network, or a proxy with an address."""
    assert settings("--host 0.0.0.0 --lan").host == "0.0.0.0"  # noqa: S104 (as told)
    assert settings("--host 10.1.2.3 --public-url https://a.example").host == "10.1.2.3"
    assert settings("--host ::1").host == "::1"
    assert settings("--host [::1]").host == "::1"
    assert settings("--host localhost").host == "localhost"
    assert settings("--lan --host 192.168.0.2").host == "192.168.0.2"


def test_commands_can_read_some_settings_only() -> None:
    """A backup needs the database, and nothing else."""
    parser = ArgumentParser()
    add_arguments(parser, Words("en"), names=("database",))
    assert vars(parser.parse_args(["--database", "x"])) == {"database": "x"}


def test_the_default_file_is_in_the_data_folder_of_the_system() -> None:
    """Each system has its convention; a relative XDG folder does not count."""
    home = Path.home()
    assert default_database({"XDG_DATA_HOME": "/d"}, "linux") == Path("/d/dacabo/dacabo.db")
    local = home / ".local/share/dacabo/dacabo.db"
    assert default_database({"XDG_DATA_HOME": "d"}, "linux") == local
    assert default_database({}, "linux") == local
    mac = home / "Library/Application Support/dacabo/dacabo.db"
    assert default_database({}, "darwin") == mac
    assert default_database({"LOCALAPPDATA": "/l"}, "win32") == Path("/l/dacabo/dacabo.db")


@given(st.text() | st.text("htps:/[]@.a1%#? \t").map("http://".__add__))
def test_an_origin_has_one_normal_form(text: str) -> None:
    """Any text is an origin that reads as itself, or none; nothing fails."""
    origin = origin_of(text)
    assert origin is None or origin_of(origin) == origin


@pytest.mark.parametrize(
    ("host", "loopback"),
    [
        ("localhost", True),
        ("cards.localhost", True),
        ("127.9.9.9", True),
        ("::1", True),
        ("localhost.example", False),
        ("192.168.0.1", False),
        ("", False),
    ],
)
def test_loopback_is_known_by_name_and_number(host: str, loopback: bool) -> None:  # noqa: FBT001 (a parameter)
    """Some hosts only look like this machine."""
    assert is_loopback(host) is loopback


def test_every_setting_has_a_flag_and_a_variable() -> None:
    """Exceptions are limits and the app's folder; `--workers` does nothing."""
    for_operators = {*Settings.__struct_fields__} - {"limits", "pages"}
    assert {option.name for option in OPTIONS} == for_operators | {"workers"}


def test_the_operating_page_shows_all_settings() -> None:
    """Flags, variables, defaults and meanings are documented as they are."""
    words = Words("en")
    rows = [
        f"| `{option.flag}` | `{option.variable}` | {usual} | {words.text(option.about)} |"
        for option in OPTIONS
        for usual in (f"`{option.default}`" if option.default else "–",)
    ]
    shown = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| `--")]
    assert shown == rows
