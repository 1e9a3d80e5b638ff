"""What hints say about Upturn is true: every sentence is checked in positions of recorded matches."""

from collections.abc import Callable

import pytest

from games.reasoned import Reasoned, all_reasons, check_all, in_every_language
from games.upturn.table import table
from tavolino.games import upturn
from tavolino.games.upturn import rules
from tavolino.games.upturn.actions import Add, Call, Catch, Close, Draw, Give, Keep, Lay, Pass, Skip, StartLine, Stop
from tavolino.games.upturn.reasons import reason
from tavolino.games.upturn.state import State
from tavolino.parts import Advice
from tavolino.words import Seat

WORLDS = 150


def numbers(case: Reasoned) -> list[int]:
    return [tile for tile in case.view.rack if isinstance(tile, int)]


def still_fitting(case: Reasoned, number: int) -> int:
    """One's own numbers that the rules would let follow this one."""
    state: State = case.after(Lay(number))
    state.run, state.phase, state.turn, state.drawn = None, "play", case.view.seat, False
    state.last = number
    if number in state.racks[case.view.seat]:
        state.racks[case.view.seat].remove(number)  # a twin that has opened its run is still there
    if state.over:
        return 0
    state.going = state.going or ("up" if number > case.view.last else "down")
    return sum(isinstance(action, Lay) for action in rules.legal(state, case.view.seat))


def wins(case: Reasoned) -> None:
    assert rules.outcome(case.after(case.action)) is not None
    assert rules.score(case.after(case.action))[case.view.seat] == 0


def run_wins(case: Reasoned) -> None:
    state = case.after(case.action)
    while not state.over:
        action = nearest(state, case.view.seat)
        rules.apply(state, case.view.seat, action)
    assert rules.score(state)[case.view.seat] == 0


def nearest(state: State, seat: int) -> Add | Close:
    adds = [action for action in rules.legal(state, seat) if isinstance(action, Add)]
    return min(adds, key=lambda add: abs(add.number - state.last), default=Close())


def run(case: Reasoned) -> None:
    state = case.after(case.action)
    laid = 1
    while (action := nearest(state, case.view.seat)) != Close():
        rules.apply(state, case.view.seat, action)
        laid += 1
    assert case.values["count"] == laid
    rules.apply(state, case.view.seat, Close())
    assert case.values["given"] == state.owed


def penalty(case: Reasoned) -> None:
    assert case.after(case.action).owed == 1


def keeps(case: Reasoned) -> None:
    assert case.values["mine"] == still_fitting(case, case.values["number"]) > 0
    if "less" in case.values:
        assert case.values["less"] == still_fitting(case, case.values["other"]) < case.values["mine"]


def nothing_left(case: Reasoned) -> None:
    assert still_fitting(case, case.values["number"]) == 0


def blocks(case: Reasoned) -> None:
    without = 0
    for state in case.worlds(WORLDS):
        rules.apply(state, case.view.seat, case.action)
        if state.owed or state.phase == "extra":
            rules.apply(state, case.view.seat, Keep() if state.owed else Stop())
        assert Seat(state.turn) == case.values["next"]
        assert (state.last, state.going) == (case.values["number"], case.values["going"])
        without += not any(isinstance(action, Lay) for action in rules.legal(state, state.turn))
    assert case.values["chance"] == pytest.approx(100 * without / WORLDS, abs=16)  # four standard errors


def fewer(case: Reasoned) -> None:
    assert rules.score(case.after(case.action))[case.view.seat] == case.values["count"]


def along(case: Reasoned) -> None:
    assert case.view.run is not None
    before, after = case.view.to_hand_out, case.after(case.action)
    if not after.over:
        assert after.owed + rules.earned(after.run) - before == case.values["count"]


def along_first(case: Reasoned) -> None:
    state = case.after(case.other)
    if state.phase == "run":
        assert Add(case.values["number"]) not in rules.legal(state, case.view.seat)


def joker_wins(case: Reasoned) -> None:
    state = case.after(case.action)
    rules.apply(state, case.view.seat, Lay(case.values["number"]))
    assert rules.score(state)[case.view.seat] == 0


def side(case: Reasoned) -> None:
    for action, who, count in ((case.action, "next", "count"), (case.other, "instead", "few")):
        state = case.after(action)
        if state.phase == "extra":
            rules.apply(state, case.view.seat, Stop())
        assert case.values[who] == Seat(state.turn)
        assert case.values[count] == case.view.tiles[state.turn]


def turn(case: Reasoned) -> None:
    up = sum(number > case.view.last for number in numbers(case))
    down = sum(number < case.view.last for number in numbers(case))
    mine, less = (up, down) if case.values["going"] == "up" else (down, up)
    assert (case.values["mine"], case.values["less"], case.values["last"]) == (mine, less, case.view.last)
    assert case.after(case.action).going == case.values["going"]


def extra_tile(case: Reasoned) -> None:
    state = case.after(case.action)
    assert any(isinstance(action, Lay) for action in rules.legal(state, case.view.seat))


def end_number(case: Reasoned) -> None:
    left = case.after(case.action).racks[case.view.seat]
    assert case.values["number"] in left
    assert len(left) == 1


def again(case: Reasoned) -> None:
    assert case.after(case.action).turn == case.view.seat


def skip(case: Reasoned) -> None:
    following = {rules.outcome(case.after(case.action)), case.after(case.action).turn}
    assert case.values["next"].seat not in following
    assert case.view.tiles[case.values["next"].seat] == case.values["count"]


def give(case: Reasoned) -> None:
    assert case.action == Give(case.values["receiver"].seat)
    tiles = case.view.tiles
    others = [count for seat, count in enumerate(tiles) if seat != case.view.seat]
    if case.reason.message.endswith("only"):
        assert len(others) == 1
        assert case.values["count"] == others[0] + 1
        return
    assert case.values["count"] == tiles[case.action.seat]
    if case.reason.message.endswith("next"):
        state = case.after(Keep())
        assert state.turn == case.action.seat
    else:
        assert case.values["count"] == min(others)


def only_draw(case: Reasoned) -> None:
    assert case.view.legal == (Draw(),)


def last_number(case: Reasoned) -> None:
    assert numbers(case) == [case.values["number"]]
    assert Lay(case.values["number"]) in case.view.legal


def jumps(case: Reasoned) -> None:
    assert case.other == Lay(case.values["number"])
    fitting = [number for number in numbers(case) if Lay(number) in case.view.legal]
    far = abs(case.values["number"] - case.view.last)
    nearer = [number for number in fitting if abs(number - case.view.last) < far]
    assert case.values["count"] == len(nearer)


def may_still_lay(case: Reasoned) -> None:
    assert case.action == Draw()
    state = case.after(Draw())
    assert any(not isinstance(action, Pass) for action in rules.legal(state, case.view.seat))


def no_number_fits(case: Reasoned) -> None:
    assert not any(isinstance(action, Lay) for action in case.view.legal)
    assert any(isinstance(action, StartLine | Skip) for action in case.view.legal)


def close_early(case: Reasoned) -> None:
    assert case.action == Close()
    assert Add(case.values["number"]) in case.view.legal


def keep(case: Reasoned) -> None:
    assert Give(case.values["receiver"].seat) in case.view.legal


def call(case: Reasoned) -> None:
    assert case.action == Call()
    assert case.view.tiles[case.view.seat] == 1


def catch(case: Reasoned) -> None:
    forgetful = case.values["forgetful"].seat
    assert case.action == Catch(forgetful)
    caught = rules.score(case.after(case.action))[forgetful] - case.view.tiles[forgetful]
    assert caught == 3


def due(seat: int) -> State:
    """A seat has one tile left and has not said so; it is seat 0's turn."""
    racks = "51 | 61 up 8" if seat == 0 else "51 up 8 | 61"
    state = table(racks, "40")
    state.uncalled = seat
    return state


CHECKS: dict[str, Callable[[Reasoned], None]] = {
    "call": call,
    "catch": catch,
    "wins": wins,
    "run-wins": run_wins,
    "run": run,
    "penalty": penalty,
    "keeps": keeps,
    "still-fit": keeps,
    "blocks": blocks,
    "fewer": fewer,
    "along": along,
    "along-first": along_first,
    "close": close_early,
    "keep": keep,
    "joker-wins": joker_wins,
    "joker": extra_tile,
    "side": side,
    "turn": turn,
    "end-number": end_number,
    "again": again,
    "skip": skip,
    "give-only": give,
    "give": give,
    "give-next": give,
    "only-draw": only_draw,
    "last-number": last_number,
    "jumps": jumps,
    "nothing-left": nothing_left,
    "draw-first": may_still_lay,
    "keep-draw": no_number_fits,
    "keep-pass": no_number_fits,
}


def test_every_reason_is_true_and_said_in_every_language() -> None:
    seen = check_all("upturn", CHECKS)
    assert all_reasons("upturn") - seen == {f"upturn-reason-{key}" for key in BY_HAND}, "every other one is given"


BY_HAND: dict[str, tuple[State, str]] = {  # what no record has: a table, and what seat 0 does there
    "call": (due(0), "call"),
    "catch": (due(1), "catch 1"),
    "run-wins": (table("44 41 43 | 51 up", "40"), "lay 44"),
    "joker-wins": (table("joker 12 | 51 up", "40"), "joker down left"),
}


@pytest.mark.parametrize("key", BY_HAND)
def test_what_no_record_has_is_true_as_well(key: str) -> None:
    state, text = BY_HAND[key]
    seen, action = upturn.view(state, 0), upturn.read(text)
    assert action in seen.legal
    told = reason(seen, Advice(action), Advice(next(other for other in seen.legal if other != action)))
    assert told is not None
    assert told.message == f"upturn-reason-{key}"
    CHECKS[key](Reasoned(upturn, seen, action, None, told))
    assert all(in_every_language(told))
