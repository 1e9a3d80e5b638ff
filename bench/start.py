"""How long a newcomer waits: `./tavolino bench start [--no-node]`.

The last commit is cloned into an empty folder, with an empty home and empty caches. `./tavolino` is started there, and
a timeline says when each step of the set-up ended, when the first page answered, and when the bots of each game were
ready. `--no-node` hides the machine's own Node, so that one has to be installed.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fresh import Fresh

ROOT = Path(__file__).parents[1]
ADDRESS = re.compile(r"Tavolino is at (http://[^ ]+)")
LONGEST = 900  # seconds
PAUSE = 0.2


def main() -> None:
    parser = ArgumentParser(prog="./tavolino bench start", description=__doc__)
    parser.add_argument("--no-node", action="store_true", help="as on a machine without Node")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="tavolino start ") as folder:
        fresh = Fresh(Path(folder))
        if not given.no_node:
            fresh.environment["PATH"] += os.pathsep + os.environ["PATH"]
        subprocess.run(("git", "clone", "--quiet", "--no-local", ROOT, fresh.checkout), check=True)
        timeline(fresh)


def timeline(fresh: Fresh) -> None:
    start = time.monotonic()

    def note(what: str) -> None:
        print(f"{time.monotonic() - start:8.1f} s  {what}", flush=True)

    command = (sys.executable, str(fresh.checkout / "tavolino"), "--no-browser", "--port", "0")
    process = subprocess.Popen(
        command, cwd=fresh.checkout, env=fresh.environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    end = threading.Timer(LONGEST, process.kill)
    end.start()
    assert process.stdout is not None
    try:
        for line in process.stdout:
            note(line.strip())
            if found := ADDRESS.search(line):
                urllib.request.urlopen(found[1]).read()
                note("the first page")
                follow(found[1], note)
                break
    finally:
        end.cancel()
        process.terminate()
        process.wait()


def follow(address: str, note: Any) -> None:
    """Until all bots of all games are ready."""
    waiting = {one["game"] for one in levels(address)}
    while waiting:
        for one in levels(address):
            if one["game"] in waiting and not one["coming"]:
                waiting.remove(one["game"])
                note(f"all bots of {one['game']}: {', '.join(one['ready'])}")
        time.sleep(PAUSE)


def levels(address: str) -> Iterator[dict[str, Any]]:
    with urllib.request.urlopen(f"{address}/api/levels") as answer:
        yield from json.load(answer)


if __name__ == "__main__":
    main()
