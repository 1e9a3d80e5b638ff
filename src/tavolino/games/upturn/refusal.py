"""Why an action of Upturn is illegal, as a sentence."""

from typing import assert_never

from tavolino.game import Refusal
from tavolino.games.upturn.actions import (
    Action,
    Add,
    Call,
    Catch,
    Close,
    Draw,
    Give,
    Keep,
    Lay,
    Pass,
    Skip,
    StartLine,
    Stop,
)
from tavolino.games.upturn.state import Phase, State
from tavolino.games.upturn.tiles import TWINS, Tile, is_number
from tavolino.words import sentence

CLAUSES: dict[Tile, str] = {
    "up": "U-A1", "down": "U-A1", "updown": "U-A2", "skip1": "U-A4", "skip2": "U-A4", "joker": "U-A5",
}
UNFINISHED: dict[Phase, Refusal] = {
    "run": Refusal("U-N4", sentence("upturn-why-run-open")),
    "give": Refusal("U-N5", sentence("upturn-why-give-first")),
    "extra": Refusal("U-A5", sentence("upturn-why-after-joker")),
}


def why_not(state: State, seat: int, action: Action) -> Refusal:
    if state.over:
        return Refusal("U-B2" if state.reason == "blocked" else "U-E1", sentence("why-over"))
    if isinstance(action, Call | Catch):
        return why_not_speak(state, action)
    if seat != state.turn:
        return Refusal("U-S2", sentence("why-not-your-turn"))
    match action:
        case Lay(number):
            return why_not_lay(state, seat, number)
        case StartLine(tile, going, side):
            if tile in ("up", "down") and going != tile:
                return Refusal("U-A1", sentence("upturn-why-wrong-way", kind=tile))
            return why_not_action_tile(state, seat, tile, side)
        case Skip(tile):
            return why_not_action_tile(state, seat, tile)
        case Add(number):
            return why_not_add(state, seat, number)
        case Close():
            return Refusal("U-N4", sentence("upturn-why-no-run"))
        case Stop():
            return Refusal("U-A5", sentence("upturn-why-no-stop"))
        case Draw() | Pass():
            return why_not_draw_or_pass(state, seat, action)
        case Give(receiver):
            return why_not_give(state, seat, receiver)
        case Keep():
            return Refusal("U-N5", sentence("upturn-why-none-to-give"))
        case _:
            assert_never(action)


def why_not_lay(state: State, seat: int, number: int) -> Refusal:
    if number not in state.racks[seat]:
        return not_held(number)
    if state.phase in ("run", "give"):
        return UNFINISHED[state.phase]
    assert state.going is not None  # any number can be the first
    return Refusal("U-N1", sentence("upturn-why-beyond", going=state.going, number=number, last=state.last))


def why_not_action_tile(state: State, seat: int, tile: Tile, side: str = "left") -> Refusal:
    if tile not in state.racks[seat]:
        return not_held(tile)
    if state.phase in ("run", "give"):
        return UNFINISHED[state.phase]
    if state.going is None:
        return Refusal("U-F2", sentence("upturn-why-number-first"))
    if len(state.racks[seat]) == 1:
        return Refusal("U-L1", sentence("upturn-why-last-number"))
    assert side == "right"
    return Refusal("U-A3", sentence("upturn-why-two-players"))


def why_not_add(state: State, seat: int, number: int) -> Refusal:
    if state.run is None:
        return Refusal("U-N4", sentence("upturn-why-add"))
    if number not in state.racks[seat]:
        return not_held(number)
    if number == state.run.twin:
        return Refusal("U-N4", sentence("upturn-why-own-twin", number=number))
    if number in TWINS:
        return Refusal("U-N4", sentence("upturn-why-other-twin", number=number))
    between = sentence("upturn-why-not-between", number=number, last=state.last, twin=state.run.twin)
    return Refusal("U-N4", between)


def why_not_draw_or_pass(state: State, seat: int, action: Draw | Pass) -> Refusal:
    if state.phase != "play":
        return UNFINISHED[state.phase]
    if state.going is None and any(is_number(tile) for tile in state.racks[seat]):
        return Refusal("U-F2", sentence("upturn-why-hold-number"))
    if isinstance(action, Draw):
        return Refusal("U-D1", sentence("upturn-why-drawn"))
    return Refusal("U-D1", sentence("upturn-why-not-drawn"))


def why_not_give(state: State, seat: int, receiver: int) -> Refusal:
    if state.phase != "give":
        return Refusal("U-N5", sentence("upturn-why-none-to-give"))
    if receiver == seat:
        return Refusal("U-N5", sentence("upturn-why-opponents"))
    return Refusal("U-N5", sentence("upturn-why-nobody"))


def why_not_speak(state: State, action: Call | Catch) -> Refusal:
    if state.options.call == "auto":
        return Refusal("U-L3", sentence("upturn-why-said"))
    if isinstance(action, Call):
        return Refusal("U-L2", sentence("upturn-why-not-due"))
    if state.options.call == "strict":
        return Refusal("U-L3", sentence("upturn-why-no-catching"))
    if state.options.call == "late" and state.uncalled is not None:
        return Refusal("U-L3", sentence("upturn-why-still-time"))
    return Refusal("U-L2", sentence("upturn-why-nothing-forgotten"))


def not_held(tile: Tile) -> Refusal:
    return Refusal(CLAUSES.get(tile, "U-N1"), sentence("upturn-why-not-held", tile=tile))
