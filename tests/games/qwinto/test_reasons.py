"""What hints say about Qwinto is true: every sentence is checked in positions of recorded matches."""

from collections.abc import Callable

from games.reasoned import Reasoned, all_reasons, check_all, in_every_language
from tavolino.chance import SIZE, Chance
from tavolino.games import qwinto
from tavolino.games.qwinto import rules
from tavolino.games.qwinto.actions import Pass, Play, PlayTwo, Write
from tavolino.games.qwinto.reasons import reason
from tavolino.games.qwinto.sheet import CELLS, COLUMNS, HIGHEST, LOWEST, Cell, Sheet, full_rows, gap, points
from tavolino.games.qwinto.state import State
from tavolino.parts import Advice
from tavolino.words import Joined, Seat


def own(case: Reasoned) -> Sheet:
    [state] = case.worlds(1)
    sheet: Sheet = state.sheets[case.view.seat]
    return sheet


def written(case: Reasoned, cell: Cell) -> Sheet:
    """One's own sheet with the number in a cell."""
    sheet = own(case)
    sheet.rows[cell.row][cell.column] = number(case)
    return sheet


def number(case: Reasoned) -> int:
    """The number to be written: the announced one, or the one that a play would announce."""
    found: int = case.view.number if case.view.number is not None else case.after(case.action).number
    assert case.values.get("number", found) in (found, str(found))
    return found


def cells(case: Reasoned) -> list[Cell]:
    """Where the number would be written: in this cell, or in one of those that a play allows."""
    if isinstance(case.action, Write):
        return [case.action.cell]
    return [decision.cell for decision in decisions(case) if isinstance(decision, Write)]


def decisions(case: Reasoned, seat: int | None = None) -> list[object]:
    """What a seat could do with the number after the action."""
    return [*rules.legal(case.after(case.action), case.view.seat if seat is None else seat)]


def brings(case: Reasoned) -> None:
    gains = [points(written(case, cell)) - points(own(case)) for cell in cells(case)]
    assert case.values["points"] in gains


def ends(case: Reasoned) -> None:
    others = [side.points for seat, side in enumerate(case.view.sides) if seat != case.view.seat]
    full = [sheet for cell in cells(case) if full_rows(sheet := written(case, cell)) == rules.ROWS_TO_END]
    assert case.values["lead"] in [points(sheet) - max(others) for sheet in full]


def numbers_beside(sheet: Sheet, cell: Cell, number: int, step: int) -> tuple[int, int]:
    """The empty cells on one side of a number that is written, and the numbers that the rules let into them."""
    found = {
        other: gap(sheet.rows[cell.row], other, cell.row)
        for other in range(number + step, HIGHEST + 1 if step > 0 else LOWEST - 1, step)
    }
    here = CELLS[cell.row].index(cell)
    beside = [
        set(cells) for cells in found.values() if any(abs(CELLS[cell.row].index(one) - here) == 1 for one in cells)
    ]
    return (len(beside[0]), len(beside)) if beside else (0, 0)


def leaves_room(case: Reasoned) -> None:
    asked = {"left": ("left", "smaller", -1), "right": ("right", "larger", 1)}
    found = []
    for cell in cells(case):
        sheet = written(case, cell)
        found.append(
            all(
                (case.values[side], case.values[count]) == numbers_beside(sheet, cell, case.values["number"], step)
                for side, count, step in asked.values()
                if side in case.values
            )
            and cell.row == case.values["row"]
        )
    assert any(found)


def snug(case: Reasoned) -> None:
    numbers = number(case)
    found = [cell for cell in cells(case) if len(gap(own(case).rows[cell.row], numbers, cell.row)) == 1]
    assert case.values["row"] in [cell.row for cell in found]


def dead(case: Reasoned) -> None:
    cell = CELLS[case.values["row"]][case.values["place"] - 1]
    assert Write(cell) == case.other
    sheet = written(case, cell)
    lost = 0
    row = [sheet.rows[cell.row][one.column] for one in CELLS[cell.row]]
    place, number = CELLS[cell.row].index(cell), case.values["number"]
    for step, end in ((-1, LOWEST - 1), (1, HIGHEST + 1)):
        empty, there = 0, place + step
        while 0 <= there < len(row) and not row[there]:
            empty, there = empty + 1, there + step
        bound = row[there] if 0 <= there < len(row) else end
        lost += max(0, empty - (abs(bound - number) - 1))
    assert case.values["count"] == lost > 0


def column_next(case: Reasoned) -> None:
    """With one number more the column brings these points."""
    promised = []
    for cell in cells(case):
        sheet = written(case, cell)
        before = points(sheet)
        for row, numbers in sheet.rows.items():
            if Cell(row, cell.column) in CELLS[row] and not numbers[cell.column]:
                numbers[cell.column] = 17
                bonus = points(sheet) - before
                promised += [bonus, bonus - 1]  # the number may count in its row too
                numbers[cell.column] = 0
    assert case.values["points"] in promised


def high_bonus(case: Reasoned) -> None:
    assert case.values["number"] >= 10
    assert cells(case)


def last_of_row(case: Reasoned) -> None:
    assert CELLS[case.values["row"]][-1] in cells(case)


def tight(case: Reasoned) -> None:
    assert isinstance(case.other, Write)
    assert case.other.cell.row == case.values["row"]
    found = numbers_beside(
        written(case, case.other.cell), case.other.cell, case.view.number, -1 if case.values["side"] == "left" else 1
    )
    assert found in (
        (case.values["cells"], case.values["numbers"]),
        (0, 0),
    )  # no number fits there: the rules name no cell
    assert case.values["numbers"] <= 1.5 * case.values["cells"]


def passes(case: Reasoned) -> None:
    assert case.action == Pass()
    assert (case.view.seat == case.view.active) == ("misthrow" in case.reason.message)
    if "nowhere" in case.reason.message:
        assert case.view.legal == (Pass(),)


def misthrow_ends(case: Reasoned) -> None:
    state = case.after(case.action)
    assert state.sheets[case.view.seat].misses == 3 or state.over
    others = [side.points for seat, side in enumerate(case.view.sides) if seat != case.view.seat]
    assert case.values["lead"] == case.view.sides[case.view.seat].points - 5 - max(others)


def passing_is_a_misthrow(case: Reasoned) -> None:
    assert case.view.seat == case.view.active
    assert Pass() in case.view.legal


def after_play(case: Reasoned, action: object) -> State:
    assert isinstance(action, Play | PlayTwo)
    state: State = case.after(action)
    return state


def is_misthrow(case: Reasoned, action: object) -> bool:
    return rules.legal(after_play(case, action), case.view.seat) == [Pass()]


def no_way(case: Reasoned) -> None:
    assert all(is_misthrow(case, action) for action in case.view.legal)


def on_purpose(case: Reasoned) -> None:
    assert is_misthrow(case, case.action)
    assert not all(is_misthrow(case, action) for action in case.view.legal)


def avoids(case: Reasoned) -> None:
    bad = [is_misthrow(case, action) for action in case.view.legal]
    assert (case.values["bad"], case.values["all"]) == (sum(bad), len(bad))
    assert not is_misthrow(case, case.action)


def hurts(case: Reasoned) -> None:
    state = after_play(case, case.action)
    stuck = [
        Seat(seat)
        for seat in range(len(state.hands))
        if seat != case.view.seat and rules.legal(state, seat) == [Pass()]
    ]
    assert case.values["others"] == Joined(tuple(stuck))
    assert case.values["count"] == len(stuck)
    assert case.values["number"] == state.number
    assert not is_misthrow(case, case.action)


CHECKS: dict[str, Callable[[Reasoned], None]] = {
    "ends": ends,
    "row": brings,
    "column": brings,
    "dead": dead,
    "column-next": column_next,
    "bonus": high_bonus,
    "last": last_of_row,
    "no-misthrow": passing_is_a_misthrow,
    "room": leaves_room,
    "room-left": leaves_room,
    "room-right": leaves_room,
    "snug": snug,
    "nowhere": passes,
    "nowhere-misthrow": passes,
    "misthrow-ends": misthrow_ends,
    "misthrow": passes,
    "pass": passes,
    "tight": tight,
    "pass-waits": passes,
    "no-way": no_way,
    "on-purpose": on_purpose,
    "hurts": hurts,
    "avoids": avoids,
}


def test_every_reason_is_true_and_said_in_every_language() -> None:
    seen = check_all("qwinto", CHECKS)
    assert all_reasons("qwinto") - seen == {"qwinto-reason-misthrow-ends"}, "every other reason is given somewhere"


def test_a_fourth_misthrow_can_win() -> None:
    """What no record has: a player far ahead ends the match, and says how far."""
    state = qwinto.deal(2, qwinto.table_options, Chance(bytes(SIZE)))
    seat = state.active
    state.sheets[seat].misses = 3
    state.sheets[seat].rows["o"][2:5] = [5, 6, 7]
    for column in COLUMNS["y"]:
        state.sheets[seat].rows["y"][column] = column + 8
    state.sheets[1 - seat].misses = 3
    state.number, state.colours, state.last = 12, ("o",), "tl"
    mine = qwinto.view(state, seat)
    told = reason(mine, Advice(Pass()), Advice(mine.legal[0]))
    assert told is not None
    assert told.message == "qwinto-reason-misthrow-ends"
    misthrow_ends(Reasoned(qwinto, mine, Pass(), mine.legal[0], told))
    assert all(in_every_language(told))
