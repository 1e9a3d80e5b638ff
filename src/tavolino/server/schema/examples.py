"""Examples of requests and answers, by operation. `./tavolino examples` plays a match and writes them down."""

from importlib.resources import files
from typing import Any

import msgspec

FILE = files(__package__) / "examples.json"
EXAMPLES: dict[str, dict[str, Any]] = msgspec.json.decode(FILE.read_bytes())  # "request" or a status, and the message
