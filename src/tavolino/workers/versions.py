"""What decides the results of a job besides the job itself, and so must be the same everywhere."""

import hashlib
import sys
from collections.abc import Iterator
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path

from tavolino import __version__

LIBRARIES = ("numba", "numpy")  # they calculate
LARGE = ("torch",)  # calculates for some jobs: its version counts, because reading its sources would take too long
UNUSED = ("web", "__pycache__")  # folders of the package that change no result
PACKAGE = "tavolino"
NONE = "none"
DIGEST = "sha256:"
SCRIPT = "__main__"  # travels with no package


@cache
def installed(modules: tuple[str, ...] = ()) -> dict[str, str]:
    """By name, the versions and the digests of sources here. `modules`: those outside Tavolino that count."""
    found = {"Tavolino": __version__, "Python": f"{sys.version_info.major}.{sys.version_info.minor}"}
    found |= {library: version_of(library) for library in LIBRARIES}
    packages = sorted({module.partition(".")[0] for module in modules} - {PACKAGE, SCRIPT})
    return found | {name: version_of(name) if name in LARGE else digest(name) for name in (PACKAGE, *packages)}


def version_of(library: str) -> str:
    """Without what says for which GPU it was built: workers calculate on the processor."""
    try:
        return version(library).partition("+")[0]
    except PackageNotFoundError:
        return NONE


def digest(package: str) -> str:
    found = hashlib.sha256()
    sources = list(sources_of(package))
    for name, file in sources:
        found.update(name.encode() + file.read_bytes())
    return DIGEST + found.hexdigest() if sources else NONE


def sources_of(package: str) -> Iterator[tuple[str, Path]]:
    """Files with their names inside the package. Of our own these are also weights and other data."""
    spec = find_spec(package)
    homes = [Path(folder) for folder in (spec and spec.submodule_search_locations) or ()]
    if spec and spec.origin and not homes:
        yield Path(spec.origin).name, Path(spec.origin)
    for home in homes:
        for file in sorted(home.rglob("*" if package == PACKAGE else "*.py")):
            name = file.relative_to(home)
            if file.is_file() and name.parts[0] != UNUSED[0] and UNUSED[1] not in name.parts:
                yield name.as_posix(), file


def difference(there: dict[str, str], here: dict[str, str]) -> str | None:
    """What a worker has that differs from what the program has: "numpy 2.0, and here it is 2.1"."""
    for name, wanted in here.items():
        found = there.get(name, NONE)
        if found == wanted:
            continue
        if found == NONE:
            return f"no {name}"
        if wanted == NONE:
            return f"{name} {found}, which is missing here"
        if wanted.startswith(DIGEST):
            return f"other sources of {name} than here"
        return f"{name} {found}, and here it is {wanted}"
    return None
