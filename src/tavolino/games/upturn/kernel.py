"""The fast twin of rules.py: the same game on one fixed-size record, for search and learning.

Tiles are numbers: 1 to 99 are themselves, action tiles come above. They are in piles (see tavolino.fast.pile): racks
are sorted, numbers first and action tiles last; the bag's next tile comes last; `lines` holds all lines one after the
other, and its first `earlier` tiles belong to earlier lines. Actions are numbers too, see numbering.py.
"""

from tavolino.fast.arrays import Dice, Fields, Numbers, Pile, Record, States, Vector
from tavolino.fast.compiler import compiled, inlined
from tavolino.fast.constants import constant
from tavolino.fast.dice import below
from tavolino.fast.pile import append, clear, pop, remove, shuffle, size
from tavolino.fast.states import fill
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
from tavolino.games.upturn.numbering import ACTIONS, action_of
from tavolino.games.upturn.rules import MISSING, PENALTY, RACK
from tavolino.games.upturn.state import Options, State
from tavolino.games.upturn.tiles import ACTION_TILES, NUMBERS, TWINS, Tile

SEATS = 4
TILES = len(NUMBERS) + sum(ACTION_TILES.values())
NUMBER_END = 100  # higher than any number
CODES: dict[Tile, int] = {"up": 100, "down": 101, "updown": 102, "joker": 103, "skip1": 104, "skip2": 105}
UP_AND_DOWN, JOKER, SKIP = CODES["updown"], CODES["joker"], CODES["skip1"]

PLAY, RUN, GIVE, EXTRA = range(4)  # phases
AUTO, CAUGHT, STRICT, LATE = range(4)  # U-L3
NOBODY = -1
UP, OPEN, DOWN = 1, 0, -1  # direction of the line; OPEN before the first tile
LEFT, RIGHT = 1, -1  # as steps to the next seat
REGULAR, PENALTY_TILE, TWIN = 1, 2, 3  # kinds of numbers: U-C2

FIELDS: Fields = {
    "seats": (),
    "call": (),
    "seen": (),  # the giver looks at a tile before handing it out: U-N7
    "refilling": (),  # laid tiles go back into an empty bag: U-B1
    "turn": (),
    "phase": (),
    "last": (),
    "going": (),
    "marker": (),
    "run": (),  # the twin of the run being laid, or 0
    "added": (),
    "owed": (),
    "uncalled": (),
    "forgot": (),
    "called": (SEATS,),
    "held": (SEATS,),  # the sizes of the racks, which are far apart: kept together for speed
    "drawn": (),
    "fruitless": (),
    "laid": (),
    "dry": (),
    "over": (),
    "earlier": (),
    "lines": (TILES + 1,),
    "bag": (TILES + 1,),
    "racks": (SEATS, TILES + 1),
    "kinds": (NUMBER_END,),  # 0 for a number that is not in the set: U-C5
}
PILES = frozenset({"lines", "bag", "racks"})
MOST_ACTIONS = len(NUMBERS) + 12 + 2 + 1 + 1  # legal at once: numbers, arrows, skips, draw, call

EVERY: list[Action] = [action_of(number) for number in range(ACTIONS)]


def numbers_of(actions: list[Action]) -> Numbers:
    """The number of each action; -1 for one that is never legal and so has none."""
    return constant([EVERY.index(action) if action in EVERY else -1 for action in actions])


LAY = numbers_of([Lay(number) for number in range(NUMBER_END)])
ADD = numbers_of([Add(number) for number in range(NUMBER_END)])
GIVE_TO = numbers_of([Give(seat) for seat in range(SEATS)])
CATCH = numbers_of([Catch(seat) for seat in range(SEATS)])
SKIPS = numbers_of([Skip("skip1"), Skip("skip2")])
START = numbers_of(
    [
        StartLine(tile, going, side)
        for tile in ("up", "down", "updown", "joker")
        for going in ("up", "down")
        for side in ("left", "right")
    ]
)
CLOSE, STOP, DRAW = EVERY.index(Close()), EVERY.index(Stop()), EVERY.index(Draw())
PASS, KEEP, CALL = EVERY.index(Pass()), EVERY.index(Keep()), EVERY.index(Call())


def subject(action: Action) -> int:
    """The tile or the seat that an action is about."""
    match action:
        case Lay(number) | Add(number):
            return number
        case StartLine(tile) | Skip(tile):
            return CODES[tile]
        case Give(seat) | Catch(seat):
            return seat
        case _:
            return 0


# What each action number means.
KINDS = (Lay, Draw, Pass, Give, Keep, StartLine, Skip, Add, Close, Stop, Call, Catch)
LAYS, DRAWS, PASSES, GIVES, KEEPS, STARTS, SKIPPING, ADDS, CLOSES, STOPS, CALLS, CATCHES = range(len(KINDS))
KIND = constant([KINDS.index(type(action)) for action in EVERY])
SUBJECT = constant([subject(action) for action in EVERY])
GOING = constant([DOWN if isinstance(action, StartLine) and action.going == "down" else UP for action in EVERY])
SIDE = constant([RIGHT if isinstance(action, StartLine) and action.side == "right" else LEFT for action in EVERY])
MISSES = constant([MISSING["skip1"], MISSING["skip2"]])
ACTION_TILE_CODES = constant([CODES[tile] for tile, count in ACTION_TILES.items() for _ in range(count)])


def prepare(states: States, index: int, seats: int, options: Options) -> None:
    """Set what stays the same in a match, before it is dealt."""
    kinds = [0] * NUMBER_END
    for number in options.numbers:
        kinds[number] = REGULAR
    for number in options.penalties:
        kinds[number] = PENALTY_TILE
    for number in TWINS:
        kinds[number] = TWIN
    call = {"auto": AUTO, "caught": CAUGHT, "strict": STRICT, "late": LATE}[options.call]
    settled = {"seen": int(options.handing == "seen"), "refilling": int(options.refilling)}
    fill(states, index, {"seats": seats, "call": call, "kinds": kinds, **settled})


def pack(state: State, states: States, index: int) -> None:
    """The state of rules.py as a record."""
    prepare(states, index, len(state.racks), state.options)
    racks = [*state.racks, *[[]] * (SEATS - len(state.racks))]
    fill(
        states,
        index,
        {
            "turn": state.turn,
            "phase": {"play": PLAY, "run": RUN, "give": GIVE, "extra": EXTRA}[state.phase],
            "last": state.last,
            "going": {"up": UP, "down": DOWN, None: OPEN}[state.going],
            "marker": LEFT if state.marker == "left" else RIGHT,
            "run": state.run.twin if state.run else 0,
            "added": state.run.added if state.run else 0,
            "owed": state.owed,
            "uncalled": NOBODY if state.uncalled is None else state.uncalled,
            "forgot": NOBODY if state.forgot is None else state.forgot,
            "called": [int(seat in state.called) for seat in range(SEATS)],
            "held": [len(rack) for rack in state.racks],
            "drawn": int(state.drawn),
            "fruitless": int(state.fruitless),
            "laid": int(state.laid),
            "dry": state.dry,
            "over": int(state.over),
            "earlier": sum(len(line) for line in state.lines[:-1]),
            "lines": pile_of([tile for line in state.lines for tile in line]),
            "bag": pile_of(state.bag[::-1]),
            "racks": [sorted_pile_of(rack) for rack in racks],
        },
    )


def pile_of(tiles: list[Tile]) -> list[int]:
    return [len(tiles), *(code_of(tile) for tile in tiles)]


def sorted_pile_of(tiles: list[Tile]) -> list[int]:
    return [len(tiles), *sorted(code_of(tile) for tile in tiles)]


def code_of(tile: Tile) -> int:
    return tile if isinstance(tile, int) else CODES[tile]


@compiled
def deal(states: States, index: int, dice: Dice) -> None:
    state = states[index]
    fill_bag(state)
    shuffle(state.bag, dice)
    for seat in range(state.seats):
        clear(state.racks[seat])
        state.called[seat] = 0
        for _ in range(RACK):
            insert(state.racks[seat], pop(state.bag))  # U-S1
        state.held[seat] = RACK
    clear(state.lines)
    state.last = draw_start(state.bag)
    append(state.lines, state.last)
    shuffle(state.bag, dice)
    state.turn = below(dice, state.seats)  # U-S2
    state.earlier = 0
    state.phase = PLAY
    state.going = OPEN
    state.marker = LEFT
    state.run = 0
    state.added = 0
    state.owed = 0
    state.uncalled = NOBODY
    state.forgot = NOBODY
    state.drawn = 0
    state.fruitless = 0
    state.laid = 0
    state.dry = 0
    state.over = 0


@compiled
def next_seat(states: States, index: int) -> int:
    """The seat that acts now, in or out of turn: first one that ought to call, or one that can catch the seat to play.

    -1 when the match is over.
    """
    state = states[index]
    if state.over:
        return -1
    if state.uncalled != NOBODY:
        return int(state.uncalled)
    return int((state.turn + 1) % state.seats if state.forgot == state.turn else state.turn)


@inlined
def legal(states: States, index: int, seat: int, actions: Pile) -> None:
    state = states[index]
    clear(actions)
    if state.over:
        return
    if seat == state.turn:
        offer_turn(state, seat, actions)
    if seat == state.uncalled:
        append(actions, CALL)  # U-L2
        return
    forgetful = state.uncalled if state.call == CAUGHT else state.forgot
    if forgetful not in (NOBODY, seat):
        append(actions, CATCH[forgetful])  # U-L2, U-L3


@compiled
def step(states: States, index: int, seat: int, action: int, dice: Dice) -> None:
    state = states[index]
    kind = KIND[action]
    about = int(SUBJECT[action])
    if kind == LAYS:
        lay(state, seat, about, dice)
    elif kind == DRAWS:
        draw(state, seat, dice)
    elif kind == PASSES:
        pass_turn(state)
    elif kind == GIVES:
        give(state, about, dice)
    elif kind == STARTS:
        start_line(state, seat, about, GOING[action], SIDE[action], dice)
    elif kind == SKIPPING:
        skip(state, seat, about, dice)
    elif kind == ADDS:
        state.added += 1
        lay_number(state, seat, about, dice)
    elif kind == CLOSES:
        lay_twin(state, seat, state.run, dice)
    elif kind == CALLS:
        call(state, seat)
    elif kind == CATCHES:
        excuse(state, about)
        draw_penalty(state, about, dice)  # U-L2
    elif kind == KEEPS:
        keep(state)
    else:
        end_turn(state, 0)  # stop


@compiled
def scores(states: States, index: int, result: Vector) -> None:
    """Tiles left; the fewest win."""
    state = states[index]
    for seat in range(state.seats):
        result[seat] = state.held[seat]


@compiled
def fill_bag(state: Record) -> None:
    clear(state.bag)
    for number in range(NUMBER_END):
        if state.kinds[number] != 0:
            append(state.bag, number)  # U-C1, U-C5
    for place in range(len(ACTION_TILE_CODES)):
        append(state.bag, ACTION_TILE_CODES[place])


@compiled
def draw_start(bag: Pile) -> int:
    """The next numbered tile in the bag; action tiles before it stay there: U-S2."""
    place = size(bag)
    while bag[place] >= NUMBER_END:
        place -= 1
    start = int(bag[place])
    bag[place] = bag[size(bag)]
    bag[0] -= 1
    return start


@compiled
def insert(rack: Pile, tile: int) -> None:
    """Insert a tile in sorted order."""
    place = size(rack)
    while place > 0 and rack[place] > tile:
        rack[place + 1] = rack[place]
        place -= 1
    rack[place + 1] = tile
    rack[0] += 1


@compiled
def offer_turn(state: Record, seat: int, actions: Pile) -> None:
    if state.phase == PLAY and state.going == OPEN:
        offer_first(state, seat, actions)
    elif state.phase == PLAY:
        offer_tiles(state, seat, actions)
        append(actions, PASS if state.drawn else DRAW)  # U-D1
    elif state.phase == GIVE:
        for other in range(state.seats):
            if other != seat:
                append(actions, GIVE_TO[other])  # U-N3, U-N5
        append(actions, KEEP)
    elif state.phase == RUN:
        offer_run(state, seat, actions)
    else:
        offer_tiles(state, seat, actions)
        append(actions, STOP)  # U-A5


@compiled
def offer_first(state: Record, seat: int, actions: Pile) -> None:
    rack = state.racks[seat]
    for place in range(1, size(rack) + 1):
        if rack[place] < NUMBER_END:
            append(actions, LAY[rack[place]])  # U-F1
    if size(actions) == 0:
        append(actions, PASS if state.drawn else DRAW)  # U-F2


@compiled
def offer_tiles(state: Record, seat: int, actions: Pile) -> None:
    """The tiles that can be laid now, each with its choices."""
    rack = state.racks[seat]
    place = size(rack)
    before = 0
    while place > 0 and rack[place] >= NUMBER_END:
        if rack[place] != before and size(rack) > 1:  # U-L1
            before = rack[place]
            offer_action_tile(before, state.seats, actions)
        place -= 1
    if state.going == UP:
        while place > 0 and rack[place] > state.last:
            append(actions, LAY[rack[place]])  # U-N1
            place -= 1
        return
    numbers = place
    place = 1
    while place <= numbers and rack[place] < state.last:
        append(actions, LAY[rack[place]])  # U-N1
        place += 1


@compiled
def offer_action_tile(tile: int, seats: int, actions: Pile) -> None:
    if tile >= SKIP:
        append(actions, SKIPS[tile - SKIP])  # U-A4
        return
    first = 4 * (tile - NUMBER_END)
    for choice in range(first, first + 4, 2 if seats == 2 else 1):  # U-A3: with two players only the left side
        if START[choice] >= 0:
            append(actions, START[choice])  # U-A1, U-A2, U-A5


@compiled
def offer_run(state: Record, seat: int, actions: Pile) -> None:  # U-N4
    rack = state.racks[seat]
    for place in range(1, size(rack) + 1):
        if fits(state, rack[place], state.run):
            append(actions, ADD[rack[place]])
    append(actions, CLOSE)


@compiled
def fits(state: Record, tile: int, twin: int) -> bool:
    """Whether a tile can be laid with the twin: a number strictly in between, and no second twin: U-N4."""
    between = state.last < tile < twin or twin < tile < state.last
    return bool(between and state.kinds[tile] != TWIN)


@compiled
def lay(state: Record, seat: int, number: int, dice: Dice) -> None:
    if state.kinds[number] != TWIN:
        lay_number(state, seat, number, dice)
        finish_play(state, dice)
        return
    rack = state.racks[seat]
    for place in range(1, size(rack) + 1):
        if fits(state, rack[place], number):
            state.phase = RUN
            state.run = number
            return
    lay_twin(state, seat, number, dice)


@compiled
def lay_twin(state: Record, seat: int, twin: int, dice: Dice) -> None:
    state.owed += state.added + 1  # U-N5
    state.run = 0
    state.added = 0
    lay_number(state, seat, twin, dice)
    finish_play(state, dice)


@compiled
def lay_number(state: Record, seat: int, number: int, dice: Dice) -> None:
    if state.going == OPEN:
        state.going = UP if number > state.last else DOWN  # U-F1, U-F3
    state.last = number
    if state.kinds[number] == PENALTY_TILE:
        state.owed += 1  # U-N3, U-N6
    lay_tile(state, seat, number, dice)


@compiled
def start_line(state: Record, seat: int, tile: int, going: int, side: int, dice: Dice) -> None:
    state.earlier = size(state.lines)  # U-A1
    state.going = going
    state.marker = side  # U-A3
    lay_tile(state, seat, tile, dice)
    if tile == JOKER:
        state.phase = EXTRA  # U-A5
    else:
        end_turn(state, 0)


@compiled
def skip(state: Record, seat: int, tile: int, dice: Dice) -> None:
    lay_tile(state, seat, tile, dice)
    end_turn(state, min(MISSES[tile - SKIP], state.seats - 1))  # U-A4


@compiled
def lay_tile(state: Record, seat: int, tile: int, dice: Dice) -> None:
    """What follows when any tile is laid: the seat wins, or another seat's chance to call ends."""
    remove(state.racks[seat], tile)
    state.held[seat] -= 1
    append(state.lines, tile)
    state.laid = 1
    state.dry = 0
    if size(state.racks[seat]) == 0:
        end(state)  # U-E1
        return
    forgetful = int(state.uncalled)
    state.uncalled = NOBODY  # U-L2
    if state.call == LATE:
        state.forgot = forgetful  # U-L3
    if forgetful != NOBODY and state.call == STRICT:
        draw_penalty(state, forgetful, dice)  # U-L3


@compiled
def finish_play(state: Record, dice: Dice) -> None:
    if state.over:
        return
    if state.owed > 0:
        state.phase = GIVE  # U-N3, U-N5
        find_tile(state, dice)
    else:
        end_turn(state, 0)


@compiled
def find_tile(state: Record, dice: Dice) -> None:
    """Have a tile in the bag that can be looked at before it is handed out: U-N7."""
    if state.seen == 0 or size(state.bag) > 0:
        return
    refill(state, dice)
    if size(state.bag) == 0:
        end_turn(state, 0)  # U-B2


@compiled
def give(state: Record, receiver: int, dice: Dice) -> None:
    if not draw_tile(state, receiver, dice):
        end_turn(state, 0)  # U-B2
        return
    state.owed -= 1
    if state.owed == 0:
        end_turn(state, 0)
    else:
        find_tile(state, dice)


@compiled
def keep(state: Record) -> None:
    if state.seen != 0:
        put_under(state.bag, pop(state.bag))  # U-N7
    end_turn(state, 0)


@compiled
def put_under(bag: Pile, tile: int) -> None:
    """Put a tile where it will be drawn last."""
    for place in range(size(bag), 0, -1):
        bag[place + 1] = bag[place]
    bag[1] = tile
    bag[0] += 1


@compiled
def draw(state: Record, seat: int, dice: Dice) -> None:
    state.drawn = 1  # U-D1
    state.fruitless = 0 if draw_tile(state, seat, dice) else 1


@compiled
def pass_turn(state: Record) -> None:
    state.dry = state.dry + 1 if state.fruitless else 0  # U-B2
    if state.dry == state.seats:
        end(state)
    else:
        end_turn(state, 0)


@compiled
def call(state: Record, seat: int) -> None:
    state.uncalled = NOBODY
    state.called[seat] = 1


@compiled
def end_turn(state: Record, missing: int) -> None:
    seat = int(state.turn)
    due = state.laid != 0 and size(state.racks[seat]) == 1
    state.turn = (seat + state.marker * (missing + 1)) % state.seats
    state.phase = PLAY
    state.owed = 0
    state.drawn = 0
    state.fruitless = 0
    state.laid = 0
    if due and state.call == AUTO:
        call(state, seat)  # U-L3
    elif due:
        state.uncalled = seat  # U-L2


@compiled
def end(state: Record) -> None:
    state.over = 1
    state.run = 0
    state.added = 0
    state.owed = 0
    state.uncalled = NOBODY
    state.forgot = NOBODY
    state.drawn = 0


@compiled
def draw_penalty(state: Record, seat: int, dice: Dice) -> None:
    for _ in range(PENALTY):
        draw_tile(state, seat, dice)  # fewer if the bag runs out: U-B2


@compiled
def draw_tile(state: Record, seat: int, dice: Dice) -> bool:
    """False if there is nothing to draw: U-B2."""
    if size(state.bag) == 0:
        refill(state, dice)
    if size(state.bag) == 0:
        return False
    insert(state.racks[seat], pop(state.bag))
    state.held[seat] += 1
    state.called[seat] = 0
    excuse(state, seat)  # U-L2: getting tiles ends the duty
    return True


@compiled
def excuse(state: Record, seat: int) -> None:
    if state.uncalled == seat:
        state.uncalled = NOBODY
    if state.forgot == seat:
        state.forgot = NOBODY


@compiled
def refill(state: Record, dice: Dice) -> None:  # U-B1
    if state.refilling == 0:
        return
    lines = state.lines
    tiles = size(lines)
    kept = 0 if state.earlier > 0 else last_number(lines)
    back = state.earlier if state.earlier > 0 else tiles
    clear(lines)
    for place in range(1, tiles + 1):
        if place <= back and lines[place] != kept:
            append(state.bag, lines[place])
        else:
            append(lines, lines[place])
    state.earlier = 0
    shuffle(state.bag, dice)


@compiled
def last_number(lines: Pile) -> int:
    """0 if there is none."""
    for place in range(size(lines), 0, -1):
        if lines[place] < NUMBER_END:
            return int(lines[place])
    return 0


@compiled
def redeal(states: States, index: int, seat: int, dice: Dice) -> None:
    """Deal again what this seat cannot see: the bag, and the other racks except a twin being laid (U-K1)."""
    state = states[index]
    bag = state.bag
    kept = size(bag)
    looked = state.seen != 0 and state.phase == GIVE and seat == state.turn  # U-N7
    next_tile = int(pop(bag)) if looked else 0
    shown = 0 if seat == state.turn else state.run
    for other in range(state.seats):
        if other != seat:
            return_tiles(state.racks[other], shown, bag)
    shuffle(bag, dice)
    for other in range(state.seats):
        if other != seat:
            take_tiles(state.racks[other], shown if other == state.turn else 0, bag)
    if looked:
        append(bag, next_tile)
    assert size(bag) == kept


@compiled
def return_tiles(rack: Pile, shown: int, bag: Pile) -> None:
    for place in range(1, size(rack) + 1):
        if rack[place] != shown:
            append(bag, rack[place])


@compiled
def take_tiles(rack: Pile, shown: int, bag: Pile) -> None:
    """Refill a rack to its old size."""
    tiles = size(rack)
    clear(rack)
    if shown != 0:
        append(rack, shown)
    while size(rack) < tiles:
        insert(rack, pop(bag))
