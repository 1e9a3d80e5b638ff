"""The server, where bots have to think less while a file is there: `python rationed.py FILE serve …`"""

import sys
from pathlib import Path
from typing import Any

from tavolino.cli import main
from tavolino.table.runtime.thinkers import Thinkers


def serve(switch: Path) -> int:
    def level_now(_: Thinkers, level: str, *__: Any, **___: Any) -> str:
        return "novice" if switch.exists() else level

    Thinkers.level_now = level_now  # type: ignore[assignment, method-assign]
    return main()


if __name__ == "__main__":
    sys.exit(serve(Path(sys.argv.pop(1))))
