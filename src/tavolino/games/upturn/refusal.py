"""Why an action of Upturn is not legal, in a sentence."""

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
from tavolino.games.upturn.words import named

CLAUSES: dict[Tile, str] = {
    "up": "U-A1", "down": "U-A1", "updown": "U-A2", "skip1": "U-A4", "skip2": "U-A4", "joker": "U-A5",
}
UNFINISHED: dict[Phase, Refusal] = {
    "run": Refusal("U-N4", "Your run is open: add tiles that fit, or close it with the twin."),
    "give": Refusal("U-N5", "First hand out the tiles you may give, or keep them in the bag."),
    "extra": Refusal("U-A5", "After the Joker lay one more tile that is legal, or stop."),
}


def why_not(state: State, seat: int, action: Action) -> Refusal:
    if state.over:
        return Refusal("U-B2" if state.reason == "blocked" else "U-E1", "The match is over.")
    if isinstance(action, Call | Catch):
        return why_not_speak(state, action)
    if seat != state.turn:
        return Refusal("U-S2", "It is not your turn.")
    match action:
        case Lay(number):
            return why_not_lay(state, seat, number)
        case StartLine(tile, going, side):
            if tile in ("up", "down") and going != tile:
                return Refusal("U-A1", f"A tile that says {tile} cannot go {going}.")
            return why_not_action_tile(state, seat, tile, side)
        case Skip(tile):
            return why_not_action_tile(state, seat, tile)
        case Add(number):
            return why_not_add(state, seat, number)
        case Close():
            return Refusal("U-N4", "There is no open run to close.")
        case Stop():
            return Refusal("U-A5", "There is nothing to stop: that goes only after a Joker.")
        case Draw() | Pass():
            return why_not_draw_or_pass(state, seat, action)
        case Give(receiver):
            return why_not_give(state, seat, receiver)
        case Keep():
            return Refusal("U-N5", "There are no tiles to hand out now.")
        case _:
            assert_never(action)


def why_not_lay(state: State, seat: int, number: int) -> Refusal:
    if number not in state.racks[seat]:
        return not_held(number)
    if state.phase in ("run", "give"):
        return UNFINISHED[state.phase]
    beyond = "higher" if state.going == "up" else "lower"
    return Refusal("U-N1", f"The game goes {state.going}: {number} is not {beyond} than {state.last}.")


def why_not_action_tile(state: State, seat: int, tile: Tile, side: str = "left") -> Refusal:
    if tile not in state.racks[seat]:
        return not_held(tile)
    if state.phase in ("run", "give"):
        return UNFINISHED[state.phase]
    if state.going is None:
        return Refusal("U-F2", "Before the first number lies, no action tile can be played.")
    if len(state.racks[seat]) == 1:
        return Refusal("U-L1", "The last tile must be a number, so an action tile that is your only one stays.")
    assert side == "right"
    return Refusal("U-A3", "With two players both neighbours are the same: choose left.")


def why_not_add(state: State, seat: int, number: int) -> Refusal:
    if state.run is None:
        return Refusal("U-N4", "Tiles can be added only to an open run, which a twin opens.")
    if number not in state.racks[seat]:
        return not_held(number)
    if number == state.run.twin:
        return Refusal("U-N4", f"{number} is the twin of this run: close the run to lay it.")
    if number in TWINS:
        return Refusal("U-N4", f"{number} is a twin too, and a run has only one.")
    return Refusal("U-N4", f"{number} does not lie between {state.last} and the twin {state.run.twin}.")


def why_not_draw_or_pass(state: State, seat: int, action: Draw | Pass) -> Refusal:
    if state.phase != "play":
        return UNFINISHED[state.phase]
    if state.going is None and any(is_number(tile) for tile in state.racks[seat]):
        return Refusal("U-F2", "The first number must be laid, and you hold one.")
    if isinstance(action, Draw):
        return Refusal("U-D1", "You have drawn already; there is one draw a turn.")
    return Refusal("U-D1", "You can pass only after you have drawn.")


def why_not_give(state: State, seat: int, receiver: int) -> Refusal:
    if state.phase != "give":
        return Refusal("U-N5", "There are no tiles to hand out now.")
    if receiver == seat:
        return Refusal("U-N5", "Tiles are handed to opponents, never to yourself.")
    return Refusal("U-N5", f"There is nobody in seat {receiver}.")


def why_not_speak(state: State, action: Call | Catch) -> Refusal:
    if state.options.call == "auto":
        return Refusal("U-L3", "In this match Upturn is said for everybody.")
    if isinstance(action, Call):
        return Refusal("U-L2", "A call is due only after a turn that left you one tile, until the next tile lies.")
    if state.options.call == "strict":
        return Refusal("U-L3", "Nobody needs catching in this match: whoever forgets draws without it.")
    return Refusal("U-L2", f"Seat {action.seat} has forgotten nothing that you could catch now.")


def not_held(tile: Tile) -> Refusal:
    return Refusal(CLAUSES.get(tile, "U-N1"), f"You do not have {named(tile)} on your rack.")
