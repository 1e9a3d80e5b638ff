"""The rules of Upturn. The comments name the clauses of RULES.md."""

from typing import assert_never

from tavolino.chance import Chance
from tavolino.game import Outcome, places
from tavolino.games.upturn.actions import (
    Action,
    Add,
    Call,
    Called,
    Catch,
    Caught,
    Close,
    Draw,
    Drawn,
    Ended,
    Event,
    Give,
    Given,
    Going,
    Keep,
    Kept,
    Laid,
    Lay,
    LineStarted,
    NothingDrawn,
    Pass,
    Passed,
    Refilled,
    RunOpened,
    Side,
    Skip,
    StartLine,
    Stop,
)
from tavolino.games.upturn.state import Options, Run, State
from tavolino.games.upturn.tiles import TWINS, Tile, is_number

RACK = 7  # U-S1
PENALTY = 3  # tiles for a forgotten call: U-L2
MISSING: dict[Tile, int] = {"skip1": 1, "skip2": 2}  # players who miss a turn: U-A4
CHOICES: dict[Tile, tuple[Going, ...]] = {  # U-A1, U-A2, U-A5
    "up": ("up",),
    "down": ("down",),
    "updown": ("up", "down"),
    "joker": ("up", "down"),
}


def deal(seats: int, options: Options, chance: Chance) -> State:
    bag = chance.shuffled(options.tiles, "bag")
    racks = [[bag.pop(0) for _ in range(RACK)] for _ in range(seats)]  # U-S1
    start = next(index for index, tile in enumerate(bag) if is_number(tile))  # U-S2
    rejected, first, bag = bag[:start], bag[start], bag[start + 1 :]
    if rejected:
        bag = chance.shuffled([*bag, *rejected], "bag after start")
    assert isinstance(first, int)
    return State(options, chance, chance.below(seats, "first"), racks, bag, [[first]], first)


def legal(state: State, seat: int) -> list[Action]:
    if state.reason is not None:
        return []
    if seat != state.turn:
        return calls(state, seat)
    return actions_of_turn(state, state.racks[seat]) + calls(state, seat)


def awaited(state: State) -> list[int]:
    return [] if state.over else [state.turn]


def cuts_short(state: State, seat: int, action: Action) -> int | None:
    """Being caught, or the next tile, ends the chance to say "Upturn": U-L2."""
    match action:
        case Add() | Close() | StartLine() | Skip():
            ends = True
        case Catch(forgetful):
            ends = forgetful == state.uncalled
        case Lay(number):
            ends = number not in TWINS or not fitting(state, state.racks[seat], number)
        case _:
            ends = False
    return state.uncalled if ends and seat != state.uncalled else None


def apply(state: State, seat: int, action: Action) -> list[Event]:
    match action:
        case Lay(number):
            return lay(state, seat, number)
        case Add(number):
            return add(state, seat, number)
        case Close():
            return close(state, seat)
        case StartLine(tile, going, side):
            return start_line(state, seat, tile, going, side)
        case Skip(tile):
            return skip(state, seat, tile)
        case Stop():
            return end_turn(state)
        case Draw():
            return draw(state, seat)
        case Pass():
            return pass_turn(state, seat)
        case Give(receiver):
            return give(state, seat, receiver)
        case Keep():
            return keep(state, seat)
        case Call():
            return call(state, seat)
        case Catch(forgetful):
            return catch(state, forgetful, seat)
        case _:
            assert_never(action)


def score(state: State) -> tuple[int, ...]:
    """The tiles left on each rack; the fewest win."""
    return tuple(len(rack) for rack in state.racks)


def outcome(state: State) -> Outcome | None:
    if state.reason is None:
        return None
    scores = score(state)
    return Outcome(scores, places(scores, fewest_wins=True), state.reason)  # U-E2


def actions_of_turn(state: State, rack: list[Tile]) -> list[Action]:
    match state.phase:
        case "play" if state.going is None:
            return first_actions(state, rack)
        case "play":
            return [*layable(state, rack), Pass() if state.drawn else Draw()]  # U-D1
        case "run":
            return [*[Add(number) for number in fitting(state, rack)], Close()]  # U-N4
        case "extra":
            return [*layable(state, rack), Stop()]  # U-A5
        case "give":
            return [*[Give(other) for other in range(len(state.racks)) if other != state.turn], Keep()]  # U-N5
        case _:
            assert_never(state.phase)


def first_actions(state: State, rack: list[Tile]) -> list[Action]:  # U-F1, U-F2
    numbers: list[Action] = [Lay(tile) for tile in rack if isinstance(tile, int)]
    return numbers or [Pass() if state.drawn else Draw()]


def layable(state: State, rack: list[Tile]) -> list[Action]:
    """The tiles that can be laid now, each with its choices."""
    last, up = state.last, state.going == "up"
    numbers = [Lay(tile) for tile in rack if isinstance(tile, int) and (tile > last if up else tile < last)]  # U-N1
    if len(rack) == 1:
        return [*numbers]  # U-L1
    sides: tuple[Side, ...] = ("left", "right") if len(state.racks) > 2 else ("left",)  # U-A3
    arrows = [
        StartLine(tile, going, side)
        for tile in ("up", "down", "updown", "joker")
        if tile in rack
        for going in CHOICES[tile]
        for side in sides
    ]
    skips = [Skip(tile) for tile in ("skip1", "skip2") if tile in rack]
    return [*numbers, *arrows, *skips]


def fitting(state: State, rack: list[Tile], twin: int | None = None) -> list[int]:
    """The numbers on a rack that can be laid with the twin: strictly in between, and no second twin: U-N4."""
    end = state.run.twin if state.run else twin
    assert end is not None
    low, high = min(state.last, end), max(state.last, end)
    return [tile for tile in rack if isinstance(tile, int) and low < tile < high and tile not in TWINS]


def calls(state: State, seat: int) -> list[Action]:  # U-L2
    if seat == state.uncalled:
        return [Call()]
    forgetful = {"caught": state.uncalled, "late": state.forgot}.get(state.options.call)  # U-L3
    return [] if forgetful is None or seat == forgetful else [Catch(forgetful)]


def lay(state: State, seat: int, number: int) -> list[Event]:
    if number not in TWINS:
        return [*lay_number(state, seat, number), *finish_play(state)]
    if fitting(state, state.racks[seat], number):
        state.phase, state.run = "run", Run(number)
        return [RunOpened(seat, number)]
    return lay_twin(state, seat, Run(number))


def add(state: State, seat: int, number: int) -> list[Event]:
    assert state.run is not None
    state.run = Run(state.run.twin, state.run.added + 1)
    return lay_number(state, seat, number)


def close(state: State, seat: int) -> list[Event]:
    assert state.run is not None
    run, state.run = state.run, None
    return lay_twin(state, seat, run)


def lay_twin(state: State, seat: int, run: Run) -> list[Event]:
    state.owed += earned(run)
    return [*lay_number(state, seat, run.twin), *finish_play(state)]


def earned(run: Run) -> int:
    """The tiles to hand out for a run: as many as were laid, the twin included: U-N5."""
    return run.added + 1


def lay_number(state: State, seat: int, number: int) -> list[Event]:
    if state.going is None:
        state.going = "up" if number > state.last else "down"  # U-F1, U-F3
    state.racks[seat].remove(number)
    state.lines[-1].append(number)
    state.last = number
    if number in state.options.penalties:
        state.owed += 1  # U-N3, U-N6
    return [Laid(seat, number), *after_tile(state, seat)]


def start_line(state: State, seat: int, tile: Tile, going: Going, side: Side) -> list[Event]:
    state.racks[seat].remove(tile)
    state.lines.append([tile])  # U-A1
    state.going, state.marker = going, side  # U-A3
    started = [LineStarted(seat, tile, going, side), *after_tile(state, seat)]
    if tile != "joker":
        return [*started, *end_turn(state)]
    state.phase = "extra"  # U-A5
    return started


def skip(state: State, seat: int, tile: Tile) -> list[Event]:
    state.racks[seat].remove(tile)
    state.lines[-1].append(tile)
    laid = [Laid(seat, tile), *after_tile(state, seat)]
    others = len(state.racks) - 1
    return [*laid, *end_turn(state, missing=min(MISSING[tile], others))]  # U-A4


def after_tile(state: State, seat: int) -> list[Event]:
    """What follows when any tile is laid: the seat wins, or another seat's chance to call ends."""
    state.laid, state.dry = True, 0
    if not state.racks[seat]:
        return [end(state, "empty rack")]  # U-E1
    forgetful, state.uncalled = state.uncalled, None  # U-L2
    if state.options.call == "late":
        state.forgot = forgetful  # U-L3
    if forgetful is None or state.options.call != "strict":
        return []
    return [Caught(forgetful, by=None), *draw_tiles(state, forgetful, PENALTY)]  # U-L3


def finish_play(state: State) -> list[Event]:
    if state.over:
        return []
    if state.owed:
        state.phase = "give"  # U-N3, U-N5
        return find_tile(state)
    return end_turn(state)


def offered(state: State) -> Tile | None:
    """The tile that the seat to hand one out has looked at: U-N7."""
    return state.bag[0] if state.phase == "give" and state.options.handing == "seen" else None


def find_tile(state: State) -> list[Event]:
    """Have a tile in the bag that can be looked at before it is handed out: U-N7."""
    if state.bag or state.options.handing == "unseen":
        return []
    events = refill(state)
    return events if state.bag else [*events, NothingDrawn(state.turn), *end_turn(state)]  # U-B2


def give(state: State, seat: int, receiver: int) -> list[Event]:
    events, tile = tile_from_bag(state)
    if tile is None:
        return [*events, NothingDrawn(seat), *end_turn(state)]  # U-B2
    receive(state, receiver, tile)
    state.owed -= 1
    given = [*events, Given(seat, receiver, tile, seen=state.options.handing == "seen")]
    return [*given, *(find_tile(state) if state.owed else end_turn(state))]


def keep(state: State, seat: int) -> list[Event]:
    if offered(state) is not None:
        state.bag.append(state.bag.pop(0))  # U-N7
    return [Kept(seat), *end_turn(state)]


def draw(state: State, seat: int) -> list[Event]:  # U-D1
    before = len(state.racks[seat])
    events = draw_tiles(state, seat, 1)
    state.drawn, state.fruitless = True, len(state.racks[seat]) == before
    return events


def pass_turn(state: State, seat: int) -> list[Event]:
    state.dry = state.dry + 1 if state.fruitless else 0  # U-B2
    if state.dry == len(state.racks):
        return [Passed(seat), end(state, "blocked")]
    return [Passed(seat), *end_turn(state)]


def call(state: State, seat: int) -> list[Event]:
    state.uncalled = None
    state.called.add(seat)
    return [Called(seat)]


def catch(state: State, forgetful: int, by: int) -> list[Event]:  # U-L2
    excuse(state, forgetful)
    return [Caught(forgetful, by), *draw_tiles(state, forgetful, PENALTY)]


def end_turn(state: State, missing: int = 0) -> list[Event]:
    seat, laid = state.turn, state.laid
    step = 1 if state.marker == "left" else -1
    state.turn = (seat + step * (missing + 1)) % len(state.racks)
    state.phase, state.owed = "play", 0
    state.drawn = state.fruitless = state.laid = False
    if not laid or len(state.racks[seat]) != 1:
        return []
    if state.options.call == "auto":
        return call(state, seat)  # U-L3
    state.uncalled = seat  # U-L2
    return []


def end(state: State, reason: str) -> Event:
    state.reason = reason
    state.run, state.owed, state.uncalled, state.forgot, state.drawn = None, 0, None, None, False
    return Ended(reason, score(state))


def draw_tiles(state: State, seat: int, count: int) -> list[Event]:
    drawn: list[Event] = []
    for _ in range(count):
        events, tile = tile_from_bag(state)
        if tile is None:
            return [*drawn, *events, NothingDrawn(seat)]  # U-B2
        receive(state, seat, tile)
        drawn += [*events, Drawn(seat, tile)]
    return drawn


def receive(state: State, seat: int, tile: Tile) -> None:
    state.racks[seat].append(tile)
    state.called.discard(seat)
    excuse(state, seat)  # U-L2: a player who gets tiles no longer has to call


def excuse(state: State, seat: int) -> None:
    if state.uncalled == seat:
        state.uncalled = None
    if state.forgot == seat:
        state.forgot = None


def tile_from_bag(state: State) -> tuple[list[Event], Tile | None]:
    events = [] if state.bag else refill(state)
    return events, state.bag.pop(0) if state.bag else None


def refill(state: State) -> list[Event]:  # U-B1
    if not state.options.refilling:
        return []
    *earlier, running = state.lines
    back = [tile for line in earlier for tile in line]
    if not back:
        kept = [tile for tile in running if is_number(tile)][-1:]
        back = [tile for tile in running if tile not in kept]
        running = kept
    state.lines = [running]
    if not back:
        return []
    state.refills += 1
    state.bag = state.chance.shuffled(back, f"bag {state.refills}")
    return [Refilled(len(back))]
