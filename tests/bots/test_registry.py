"""Bots of other packages: found by entry point or as `module:Class`; a broken one is one line and harms no other."""

import logging
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random

import pytest

from bots.positions import position
from cli.program import one_line, run_apart
from match import refused
from outside import found_in
from support.running import Running, finished_table
from tavolino.bots import BOTS, HeuristicBot, Registry, bot_named, check_bot
from tavolino.bots.levels import LEVELS
from tavolino.games import GAMES

GAME, OTHER, *_ = GAMES.values()
OWN = ["random", "heuristic", *(level.name for level in LEVELS), "instant"]
SOURCE = f"""
from tavolino.bots import HeuristicBot

class High(HeuristicBot):
    '''Highest card first, where cards have numbers.'''
    def choose(self, view):
        return max(view.legal, key=lambda action: getattr(action, "card", 0))

class Picky(High):
    games = ("{GAME.name}",)

class Fussy(High):
    def __init__(self, game, rng):
        raise ValueError("not\\ntoday")

class Idle:
    def __init__(self, game, rng): pass

def make(game, rng): return High(game, rng)

number = 1

class Inside:
    class High(High): pass
"""
BROKEN = {
    "nowhere": ("no_such_module:Bot", "ModuleNotFoundError: No module named 'no_such_module'."),
    "absent": ("{module}:Missing", "AttributeError: module '{module}' has no attribute 'Missing'"),
    "idle": ("{module}:Idle", "Idle has no method choose."),
    "number": ("{module}:number", "1 is neither a class nor a function that makes a bot."),
    "leaves": ("{module}_leaving:Bot", "SystemExit: 3 ("),
    "random": ("{module}:High", "there is another bot of that name."),
    "Big": ("{module}:High", "its name should be up to 20 small letters, digits and dashes."),
}


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module with bots, where Python finds it."""
    name = f"bots_{abs(hash(tmp_path))}"
    (tmp_path / f"{name}.py").write_text(SOURCE)
    (tmp_path / f"{name}_leaving.py").write_text("raise SystemExit(3)")
    monkeypatch.syspath_prepend(str(tmp_path))
    return name


def entry(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, "tavolino.bots")


def test_a_bot_of_another_package_is_known_by_its_name(module: str) -> None:
    bots = Registry([entry("high", f"{module}:High"), entry("made", f"{module}:make")])
    assert module not in sys.modules, "it is loaded when it is used"
    view = position(GAME, 2, 4, "registry")
    for name in ("high", "made"):
        bots.check(name, GAME)
        assert bots.make(name, GAME, Random(1)).choose(view) in view.legal
    assert bots.names() == [*OWN, "high", "made"]


def test_those_that_can_play_a_game_are_listed(module: str) -> None:
    bots = Registry([entry("picky", f"{module}:Picky")])
    assert bots.playing(GAME) == [*OWN, "picky"]
    assert bots.playing(OTHER) == OWN
    with refused(f"The bot picky does not play {OTHER.title}."):
        bots.check("picky", OTHER)
    with refused(f"The bot {module}:Picky does not play {OTHER.title}."):
        bots.make(f"{module}:Picky", OTHER, Random(1))


def test_a_broken_bot_is_one_line_and_harms_no_other(module: str, caplog: pytest.LogCaptureFixture) -> None:
    entries = [entry(name, value.format(module=module)) for name, (value, _) in BROKEN.items()]
    bots = Registry([*entries, entry("high", f"{module}:High")])
    with caplog.at_level(logging.WARNING):
        assert bots.names() == [*OWN, "high"]
    for name, (value, why) in BROKEN.items():
        line = f"The bot {name} ({value.format(module=module)}) cannot be used: {why.format(module=module)}"
        assert bots.broken[name].startswith(line)
        assert len(bots.broken[name].splitlines()) == 1
        if name not in OWN:
            with refused(line):
                bots.make(name, GAME, Random(1))
    reported = [record.getMessage() for record in caplog.records]
    assert sorted(reported) == sorted(bots.broken[name] for name in ("nowhere", "absent", "idle", "number", "leaves"))
    assert isinstance(bots.make("random", GAME, Random(1)), type(bot_named("random", GAME, Random(1))))
    caplog.clear()
    bots.names()
    assert not caplog.records, "each is told once"


def test_a_class_can_be_named_without_being_installed(module: str) -> None:
    view = position(GAME, 2, 4, "class")
    for name in (f"{module}:High", f"{module}:Inside.High", f"{module}:make"):
        assert bot_named(name, GAME, Random(1)).choose(view) in view.legal


@pytest.mark.parametrize(
    ("named", "why"),
    [
        ("no_such_module:Bot", "ModuleNotFoundError: No module named 'no_such_module'."),
        ("{module}:Missing", "has no attribute 'Missing'"),
        ("{module}:Idle", "Idle has no method choose."),
        ("{module}:", "has no attribute ''"),
        (":High", "ValueError: Empty module name"),
        ("{module}:Fussy", "ValueError: not today ({folder}{module}.py, line 14)."),
    ],
)
def test_a_class_that_cannot_be_used_is_one_line(module: str, named: str, why: str, tmp_path: Path) -> None:
    named = named.format(module=module)
    with refused(f"The bot {named} cannot be used: ", why.format(module=module, folder=f"{tmp_path}/")):
        bot_named(named, GAME, Random(1))


def test_what_comes_over_the_network_cannot_name_a_class(module: str) -> None:
    with refused(f"There is no bot called '{module}:High'"):
        check_bot(f"{module}:High", GAME)
    assert module not in sys.modules


def test_a_program_can_add_a_bot_but_not_under_a_name_that_is_taken() -> None:
    bots = Registry()
    bots.add("mine", HeuristicBot)
    assert isinstance(bots.make("mine", GAME, Random(1)), HeuristicBot)
    with refused("another bot of that name"):
        bots.add("mine", HeuristicBot)
    with refused("small letters"):
        bots.add("My Bot", HeuristicBot)
    assert "mine" not in BOTS.names()


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A package with a good bot and a broken one, laid out as an installer does it."""
    (tmp_path / "package_of_bots.py").write_text(SOURCE)
    about = tmp_path / "package_of_bots-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: package_of_bots\nVersion: 1\n")
    lines = ["[tavolino.bots]", "high = package_of_bots:Picky", "broken = package_of_bots:Missing"]
    (about / "entry_points.txt").write_text("\n".join(lines))
    return tmp_path


def test_they_play_in_the_processes_of_the_arena(installed: Path) -> None:
    with found_in(installed):
        for bot in ("high", "package_of_bots:High"):
            command = ("arena", GAME.name, "--bots", f"{bot},random", "--deals", "4", "--processes", "2")
            done = run_apart(*command)
            assert (done.returncode, done.stderr) == (0, "")
            assert bot in done.stdout
        refused = run_apart("arena", GAME.name, "--bots", "broken,random", "--deals", "1")
    assert "The bot broken (package_of_bots:Missing) cannot be used: AttributeError" in one_line(refused)


def test_a_module_in_the_current_folder_is_found_in_other_processes_too(tmp_path: Path) -> None:
    """With -P Python does not look in the current folder, as it does not for an installed `tavolino`."""
    (tmp_path / "my_own_bots.py").write_text(SOURCE)
    words = ("arena", GAME.name, "--bots", "my_own_bots:High,random", "--deals", "4", "--processes", "2")
    command = [sys.executable, "-P", "-m", "tavolino", *words]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "my_own_bots:High" in done.stdout


def test_they_sit_at_tables_of_a_server(installed: Path, tmp_path: Path) -> None:
    with found_in(installed), Running(tmp_path / "tavolino.db") as server:
        levels = {game["name"]: game["levels"] for game in server.http.get("/api/games").json()}
        assert levels[GAME.name] == [*OWN, "high"]
        assert levels[OTHER.name] == OWN
        anna = server.guest("Anna")
        table = anna.open(GAME.name, 2, ("high", "high"))
        with anna.live(table) as live:
            update = live.ask("start")
            while update["table"]["stage"] != "over":
                update = live.next()
        assert [seat["bot"] for seat in update["table"]["seats"]] == ["high", "high"]
        assert finished_table(server, GAME.name)
