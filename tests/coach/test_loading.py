"""The coach where the compiler is still on its way."""

import subprocess
import sys

LOAD = """
import sys
import tavolino.cli.commands, tavolino.server.app, tavolino.server.services
print("tavolino.fast.dice" in sys.modules)
"""


def test_a_server_starts_without_loading_what_has_to_be_compiled() -> None:
    found = subprocess.run([sys.executable, "-c", LOAD], capture_output=True, text=True, check=True)
    assert found.stdout == "False\n"
