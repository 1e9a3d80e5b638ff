"""`tavolino new-game`: a package with a small game in one file, to be changed into one's own."""

import shutil
import sys
from argparse import Namespace
from importlib.resources import files
from pathlib import Path

from tavolino.cli.arguments import Commands, command
from tavolino.game import BadMessage
from tavolino.games import BROKEN, check_name

STARTER = files("tavolino.cli") / "starter"
FILES = {  # of the folder `starter`, and where they go
    "__init__.py": "tavolino_{name}/__init__.py",
    "RULES.md": "tavolino_{name}/RULES.md",
    "test_starter.py": "tests/test_{name}.py",
    "package.toml": "pyproject.toml",
}
NEXT = """\
{folder} is a whole game. Change it step by step into yours:

  tavolino_{name}/__init__.py  the game
  tavolino_{name}/RULES.md     its rules page
  tests/test_{name}.py         what it promises
  pyproject.toml

Install it once; what you change later counts at the next start:

  {python} -m pip install --editable {folder}

Then it is everywhere:

  tavolino play {name}
  tavolino serve
  tavolino arena {name}
  tavolino fuzz {name}
  {python} -m pytest {folder}"""


def add_to(commands: Commands) -> None:
    parser = command(
        commands,
        "new-game",
        "make a package with a small game, to change it into one of your own",
        "new-game rows",
        about="The folder NAME gets the game in one file, its rules page, tests and what Python needs to install it.",
    )
    parser.add_argument("name", metavar="NAME", help="of the game and its folder: up to 20 small letters and digits")
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    folder = Path(check_new(given.name))
    try:
        folder.mkdir()
    except FileExistsError:
        raise BadMessage(f"There is already a {folder} here; take another name, or go to another folder.") from None
    try:
        for file, place in FILES.items():
            target = folder / place.format(name=given.name)
            target.parent.mkdir(exist_ok=True)
            target.write_text(renamed((STARTER / file).read_text(encoding="utf-8"), given.name), encoding="utf-8")
    except OSError:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    print(NEXT.format(folder=folder, name=given.name, python=sys.executable))
    return 0


def check_new(name: str) -> str:
    try:
        check_name(name)
        if name in BROKEN:
            raise BadMessage("there is another game of that name, which cannot be played")
    except BadMessage as fault:
        raise BadMessage(f"A game cannot be called {name!r}: {fault}.") from None
    return name


def renamed(text: str, name: str) -> str:
    return (
        text.replace("tavolino.cli.starter", f"tavolino_{name}")
        .replace("starter", name)
        .replace("Starter", name.capitalize())
    )
