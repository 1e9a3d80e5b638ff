"""Games that other packages bring, installed where only the programs of these tests find them."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from zipfile import ZipFile

import pytest
from flit_core.wheel import make_wheel_in

EXAMPLE = Path(__file__).parents[1] / "examples" / "carafe"


@contextmanager
def installed(folder: Path, package: Path = EXAMPLE) -> Iterator[None]:
    """Programs that are started meanwhile have the game. Its wheel is made and laid out as an installer does it."""
    folder.mkdir(exist_ok=True)
    wheel = make_wheel_in(package / "pyproject.toml", folder).file
    with ZipFile(wheel) as packed:
        packed.extractall(folder / "installed")
    with found_in(folder / "installed"):
        yield


@contextmanager
def found_in(folder: Path) -> Iterator[None]:
    """Programs that are started meanwhile look for packages in this folder too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]))
        yield
