"""The wheel: what is in it, and that it is all that one has to install."""

import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from zipfile import ZipFile

import pytest

from launcher import load
from support.running import Running
from tavolino import __version__
from tavolino.server.page.web import FOLDER, is_built

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src/tavolino"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not is_built():
        pytest.fail("The page is not built: './tavolino test' builds it.")
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run((sys.executable, "-m", "flit_core.wheel", ROOT, "--outdir", folder), check=True, capture_output=True)
    [wheel] = folder.iterdir()
    return wheel


def test_the_wheel_has_all_of_the_package_and_nothing_else(wheel: Path) -> None:
    files = [file.relative_to(PACKAGE.parent) for file in PACKAGE.rglob("*") if file.is_file()]
    about = f"tavolino-{__version__}.dist-info"
    expected = {file.as_posix() for file in files if "__pycache__" not in file.parts}
    found = {name for name in ZipFile(wheel).namelist() if not name.startswith(f"{about}/")}
    assert found == expected
    assert any(name.startswith("tavolino/web/assets/") for name in found)
    assert {name for name in found if "/licences/" in name} == {
        f"tavolino/web/licences/{part}.txt" for part in ("fraunces", "inter", "scripts", "swagger-ui")
    }
    assert f"{about}/licenses/LICENSE" in ZipFile(wheel).namelist()


def test_the_same_sources_make_the_same_wheel(wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the times of the files are, which a clone sets to the time of cloning."""
    copy = tmp_path / "copy"
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        (copy / name).write_bytes((ROOT / name).read_bytes())
    monkeypatch.setenv("SOURCE_DATE_EPOCH", load(ROOT).FIRST_ZIP_TIME)
    built = []
    for number, home in enumerate((ROOT, copy)):
        folder = tmp_path / str(number)
        command = (sys.executable, "-m", "flit_core.wheel", home, "--outdir", folder)
        subprocess.run(command, check=True, capture_output=True)
        built.append((folder / wheel.name).read_bytes())
    assert built[0] == built[1]


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel in an environment of its own; the libraries are ours, and our program is only a link among them."""
    environment = tmp_path_factory.mktemp("environment")
    python = environment / "bin/python"
    subprocess.run((sys.executable, "-m", "venv", "--without-pip", environment), check=True)
    libraries = sysconfig.get_path("purelib", vars={"base": str(environment)})
    Path(libraries, "ours.pth").write_text(sysconfig.get_path("purelib"))
    pip = (sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-index", "--no-deps")
    subprocess.run((*pip, "--ignore-installed", wheel), check=True)
    return environment


@pytest.fixture(autouse=True)
def _no_checkout_on_the_path(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("PYTHONPATH", raising=False)
    monkeypatch.chdir(tmp_path)


def output(*command: str | Path) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def test_what_is_installed_fits_together_and_says_its_version(environment: Path) -> None:
    python = environment / "bin/python"
    assert output(sys.executable, "-m", "pip", "--python", python, "check") == "No broken requirements found."
    assert output(environment / "bin/tavolino", "--version") == f"tavolino {__version__}"
    asked = "import tavolino, importlib.metadata as m; print(tavolino.__file__, m.version('tavolino'))"
    file, version = output(python, "-c", asked).rsplit(maxsplit=1)
    assert Path(file).is_relative_to(environment)
    assert version == __version__


def test_the_installed_server_has_its_page_and_its_tables(environment: Path, tmp_path: Path) -> None:
    with Running(tmp_path / "t.db", program=[str(environment / "bin/tavolino")]) as server:
        page = server.http.get("/")
        top, _, rest = (FOLDER / "index.html").read_text(encoding="utf-8").partition("</head>")
        assert page.text.startswith(top), "and then come the tags for chats"
        assert page.text.endswith(rest)
        script = re.search(r'<script [^>]*src="([^"]+)"', page.text)
        assert script
        answer = server.http.get(script[1])
        assert (answer.status_code, answer.headers["content-type"]) == (200, "text/javascript; charset=utf-8")
        assert server.http.get("/schema/openapi.json").json()["info"]["version"] == __version__
        table = server.guest("Anna").open("twisted", 2, ("casual", "casual"))
        assert server.guest("Ben").get(f"/api/tables/{table}").json()["table"]["id"] == table
