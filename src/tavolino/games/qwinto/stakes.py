"""What is at stake in a decision of Qwinto: what the rest of the match brings the seat, the decision included."""

from tavolino.fast.arrays import States, Vector
from tavolino.fast.compiler import compiled
from tavolino.games.qwinto.kernel import BONUS_CELLS, BONUS_COUNT, BY_ROWS, ONE, OTHER, ROW_COUNT
from tavolino.games.qwinto.sheet import EMPTY, ROW_LENGTH

NAMES = (
    "numbers",  # how many the seat still writes
    "misthrows",  # how many it still gets
    "columns",  # how many bonus columns it still completes
    "rows",  # how many rows it still fills
    "last-cells",  # the number that ends a row, added up over the rows it still fills
    "rows-end",  # 1 if the match ends because somebody has filled two rows
)
WRITTEN, MISTHROWS, COLUMNS, ROWS, LAST_CELLS, ROWS_END = range(6)


@compiled
def watch(states: States, index: int, seat: int, mover: int, action: int, tally: Vector) -> None:
    """Everything can be counted at the end."""


@compiled
def settle(states: States, start: int, end: int, seat: int, tally: Vector) -> None:
    before = states[start]
    after = states[end]
    tally[MISTHROWS] = after.misses[seat] - before.misses[seat]
    tally[ROWS_END] = 1.0 if after.reason == BY_ROWS else 0.0
    for row in range(ROW_COUNT):
        tally[WRITTEN] += after.written[seat][row] - before.written[seat][row]
        if after.written[seat][row] == ROW_LENGTH and before.written[seat][row] < ROW_LENGTH:
            tally[ROWS] += 1.0
            tally[LAST_CELLS] += after.sheets[seat][ROW_LENGTH * (row + 1) - 1]
    for column in range(BONUS_COUNT):
        tally[COLUMNS] += complete(states, end, seat, column) - complete(states, start, seat, column)


@compiled
def complete(states: States, index: int, seat: int, column: int) -> int:
    sheet = states[index].sheets[seat]
    cell = BONUS_CELLS[column]
    return int(sheet[cell] != EMPTY and sheet[ONE[cell]] != EMPTY and sheet[OTHER[cell]] != EMPTY)
