"""The server with nothing that protects people from bots that think: `python bench/thinking/without.py serve …`

No ration, threads of usual priority, and bots among themselves think like those at people's tables.
"""

import sys

from tavolino.cli import main
from tavolino.table.runtime import priority, ration
from tavolino.table.runtime.bot_players import BotPlayers

if __name__ == "__main__":
    ration.LONG = float("inf")
    priority.NICENESS = 0
    BotPlayers.people_play = lambda _: True  # type: ignore[assignment, method-assign]
    sys.exit(main())
