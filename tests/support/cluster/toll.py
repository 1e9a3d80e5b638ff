"""What the log says in the end about what players were told."""

from collections import Counter
from collections.abc import Sequence

import msgspec
import psycopg
from msgspec import Struct, structs

from support.cluster.player import Player

GAPS = """SELECT count(*) FROM (SELECT count(*) AS many, max(number) AS last, min(number) AS first
    FROM entry GROUP BY table_id) AS log WHERE first <> 0 OR many <> last + 1"""


class Toll(Struct, frozen=True):
    acknowledged: int  # actions that a player was told are done
    lost: int  # those that are not in the log exactly once
    gaps: int  # logs in which a number is missing
    back_in_time: int  # updates with a lower version than the same player had seen before
    turned_away: int  # players whom a page would have told to give up
    stuck: int  # players who did not come back, or whose asks were never answered

    @property
    def good(self) -> bool:
        return self.acknowledged > 0 and not (
            self.lost or self.gaps or self.back_in_time or self.turned_away or self.stuck
        )


def together(tolls: Sequence[Toll]) -> Toll:
    """Of several rounds on one database: the last one has looked at all logs for gaps."""
    added = [sum(getattr(toll, name) for toll in tolls) for name in Toll.__struct_fields__]
    return structs.replace(Toll(*added), gaps=tolls[-1].gaps)


def toll_of(players: Sequence[Player], database: str) -> Toll:
    with psycopg.connect(database) as connection:
        written = keys_in_log(connection)
        row = connection.execute(GAPS).fetchone()
    promised = {(player.table, key) for player in players for key in player.acknowledged}
    return Toll(
        acknowledged=len(promised),
        lost=sum(written[one] != 1 for one in promised),
        gaps=row[0] if row else 0,
        back_in_time=sum(player.back_in_time for player in players),
        turned_away=sum(player.turned_away for player in players),
        stuck=sum(not player.is_there or bool(player.unanswered) for player in players),
    )


def keys_in_log(connection: "psycopg.Connection") -> Counter[tuple[str, str]]:
    """How often each key is in the log of a table."""
    found: Counter[tuple[str, str]] = Counter()
    for table, body in connection.execute("SELECT table_id, body FROM entry"):
        if key := msgspec.json.decode(body).get("key"):
            found[table, key] += 1
    return found
