"""What a host can set, in a file, in the environment and on the command line."""

from pathlib import Path

import pytest

from cli.program import one_line, run
from tavolino.game import BadMessage
from tavolino.server.gate.limits import Limits
from tavolino.server.settings import House, Network, Settings, read_settings
from tavolino.server.settings.read import KINDS

EVERYTHING = """
host = "0.0.0.0"
port = 80
db = "tables.db"
node = "http://10.0.0.5:8000"
names = ["Tables.example.org", "games.example.org"]
contact = "host@example.org"
source = "https://example.org/code"
quick_bots = true
proxies = ["10.0.0.2", "10.1.0.0/16"]
metrics_from = ["192.0.2.0/24"]
notices_to = ["10.2.0.0/16"]
record_days = 365
people_days = 90
[limits]
sockets = 7
quiet_hours = 0.5
[house]
name = "Anna's tables"
language = "de"
imprint = "imprint.md"
privacy = "We ask your name."
privacy_alone = true
rules = "Be kind."
notice = "Closed on Monday."
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "imprint.md").write_text("Anna Example")
    file = tmp_path / "tavolino.toml"
    file.write_text(EVERYTHING)
    return file


def test_without_a_word_everything_is_as_usual() -> None:
    assert read_settings({}, {}) == Settings()


def test_a_file_can_set_everything(file: Path) -> None:
    found = read_settings({}, {}, str(file))
    assert found == Settings(
        host="0.0.0.0",
        port=80,
        db=str(file.parent / "tables.db"),
        node="http://10.0.0.5:8000",
        names=("Tables.example.org", "games.example.org"),
        contact="host@example.org",
        source="https://example.org/code",
        quick_bots=True,
        proxies=(Network("10.0.0.2"), Network("10.1.0.0/16")),
        metrics_from=(Network("192.0.2.0/24"),),
        notices_to=(Network("10.2.0.0/16"),),
        record_days=365,
        people_days=90,
        limits=Limits(sockets=7, quiet_hours=0.5),
        house=House(
            name="Anna's tables",
            language="de",
            imprint=str(file.parent / "imprint.md"),
            privacy="We ask your name.",
            privacy_alone=True,
            rules="Be kind.",
            notice="Closed on Monday.",
        ),
    )
    changed = [key for key in KINDS if not key.startswith("limits.") and value(found, key) == value(Settings(), key)]
    assert changed == [], "this test sets everything to something else"


def value(settings: Settings, key: str) -> object:
    found: object = settings
    for part in key.split("."):
        found = getattr(found, part)
    return found


def test_the_environment_counts_more_than_the_file_and_a_flag_more_than_both(file: Path) -> None:
    environment = {
        "TAVOLINO_CONFIG": str(file),
        "TAVOLINO_PORT": "81",
        "TAVOLINO_LIMITS_SOCKETS": "8",
        "TAVOLINO_NAMES": "a.example, b.example",
        "TAVOLINO_QUICK_BOTS": "false",
        "TAVOLINO_PEOPLE_DAYS": "",
        "TAVOLINO_COMPILER": "off",
        "HOME": "/",
    }
    found = read_settings({"port": "82", "limit": ["sockets=9", "tables=3"]}, environment)
    assert (found.port, found.names, found.quick_bots) == (82, ("a.example", "b.example"), False)
    assert (found.limits.sockets, found.limits.tables, found.limits.quiet_hours) == (9, 3, 0.5)
    assert found.people_days == 90, "an empty variable says nothing"
    assert read_settings({}, environment).limits.sockets == 8


def test_the_proxies_have_their_old_name_in_the_environment_too() -> None:
    assert read_settings({}, {"FORWARDED_ALLOW_IPS": "10.0.0.2"}).proxies == (Network("10.0.0.2"),)
    both = {"FORWARDED_ALLOW_IPS": "10.0.0.2", "TAVOLINO_PROXIES": "10.0.0.3"}
    assert read_settings({}, both).proxies == (Network("10.0.0.3"),)
    assert "192.0.2.1" in read_settings({}, {"FORWARDED_ALLOW_IPS": "*"}).proxies[0]


WRONG_IN_A_FILE = [
    ("port = 'x'", "port should be a port, from 0 to 65535, not 'x'"),
    ("port = true", "port should be a port"),
    ("prot = 80", "prot is unknown; did you mean port?"),
    ("[limits]\nsokets = 3", "limits.sokets is unknown; did you mean limits.sockets?"),
    ("[limits]\nsockets = 0", "limits.sockets should be a whole number from 1, not 0"),
    ("[limits]\nquiet_hours = inf", "limits.quiet_hours should be a number of hours, not inf"),
    ("[chairs]\nlegs = 4", "chairs is unknown"),
    ("limits = 3", "limits should be a table: [limits]"),
    ("names = 'a'", "names should be a list, not 'a'"),
    ("names = ['https://a']", "names should be a name such as tables.example.org"),
    ("proxies = ['10.0.0.0/33']", "proxies should be an address or a network"),
    ("metrics_from = [3]", "metrics_from should be an address or a network"),
    ("contact = 'Anna'", "contact should be an e-mail address or a web address"),
    ("source = 'example.org'", "source should be a web address"),
    ("node = 'http://10.0.0.5/path'", "node should be the address of a server"),
    ("quick_bots = 'yes'", "quick_bots should be true or false"),
    ("record_days = 0", "record_days should be a whole number of days, from 1"),
    ("[house]\nname = \"two\\nlines\"", "house.name should be one line of up to 80 letters"),
    ("[house]\nimprint = 'none.md'", "house.imprint: the file"),
    ("[house]\nrules = 'empty.md'", "house.rules: the file"),
    ("[house]\nnotice = 'latin.md'", "is not in UTF-8"),
    ("port = ", "is not valid TOML"),
]


@pytest.mark.parametrize(("text", "complaint"), WRONG_IN_A_FILE)
def test_what_is_wrong_in_a_file_is_said_with_file_and_key(text: str, complaint: str, tmp_path: Path) -> None:
    file = tmp_path / "tavolino.toml"
    file.write_text(text)
    (tmp_path / "empty.md").touch()
    (tmp_path / "latin.md").write_bytes("Café".encode("latin-1"))
    with pytest.raises(BadMessage) as refused:
        read_settings({}, {}, str(file))
    assert complaint in str(refused.value)
    assert str(file) in str(refused.value)


def test_a_wrong_value_counts_even_where_a_flag_replaces_it(tmp_path: Path) -> None:
    (tmp_path / "t.toml").write_text("port = 'x'")
    with pytest.raises(BadMessage):
        read_settings({"port": "80"}, {}, str(tmp_path / "t.toml"))


@pytest.mark.parametrize(
    ("name", "text", "complaint"),
    [
        ("TAVOLINO_PORT", "tcp://10.0.0.1:80", "TAVOLINO_PORT should be a port"),
        ("TAVOLINO_LIMITS_SOKETS", "3", "TAVOLINO_LIMITS_SOKETS is unknown; did you mean limits.sockets?"),
        ("TAVOLINO_PROXIES", "10.0.0.2, here", "not 'here'"),
        ("TAVOLINO_CONFIG", "none.toml", "none.toml cannot be read"),
    ],
)
def test_what_is_wrong_in_the_environment_is_said_by_its_name(name: str, text: str, complaint: str) -> None:
    with pytest.raises(BadMessage, match=complaint.replace("?", r"\?")):
        read_settings({}, {name: text})


@pytest.mark.parametrize("bad", ["tables", "tables=", "tables=0", "tables=-1", "tables=1.5", "=3", "chairs=3"])
def test_a_limit_that_cannot_be_is_refused(bad: str) -> None:
    with pytest.raises(BadMessage, match="limit"):
        read_settings({"limit": [bad]}, {})


@pytest.mark.parametrize("bad", ["quiet_hours=0", "quiet_hours=nan", "quiet_hours=x", "compressed_per_second=-1"])
def test_a_limit_says_what_it_should_be(bad: str) -> None:
    name, number = bad.split("=")
    with pytest.raises(BadMessage, match=f"The limit {name} should be a .*, not '{number}'"):
        read_settings({"limit": [bad]}, {})


@pytest.mark.parametrize(
    "arguments",
    [("--config", "none.toml"), ("--name", "https://tables.example.org"), ("--proxy", "x"), ("--contact", "Anna")],
)
@pytest.mark.parametrize("command", ["serve", "open"])
def test_nothing_is_started_where_a_setting_is_wrong(
    command: str, arguments: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tavolino.server.page.web.is_built", lambda: True)
    line = one_line(run(command, *arguments, "--db", tmp_path / "t.db", folder=tmp_path))
    assert arguments[1] in line
    assert list(tmp_path.iterdir()) == []


def test_a_backup_is_of_the_database_in_the_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "tavolino.toml"
    file.write_text('db = "own.db"')
    assert "own.db" in one_line(run("backup", tmp_path / "copy.db", "--config", file))
    monkeypatch.setenv("TAVOLINO_DB", str(tmp_path / "another.db"))
    assert run("keys", "--config", file).returncode == 0
    assert (tmp_path / "another.db").is_file()
    assert "third.db" in one_line(run("export", tmp_path / "records", "--config", file, "--db", tmp_path / "third.db"))


def test_networks_know_their_addresses() -> None:
    assert "10.0.0.2" in Network("10.0.0.0/8")
    assert "::ffff:10.0.0.2" in Network("10.0.0.0/8"), "as a socket for IPv6 and IPv4 says it"
    assert "11.0.0.2" not in Network("10.0.0.0/8")
    assert "testclient" not in Network("0.0.0.0/0")
    assert "2001:db8::1" in Network("2001:db8::/32")
