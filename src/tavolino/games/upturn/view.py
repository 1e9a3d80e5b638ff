"""What one seat of Upturn may know (U-K1), and whole states that fit it."""

from collections import Counter
from random import Random

from msgspec import Struct

from tavolino.chance import SIZE, Chance
from tavolino.games.upturn.actions import Action, Drawn, Event, Given, Going, Side
from tavolino.games.upturn.rules import earned, legal, offered
from tavolino.games.upturn.state import Options, Phase, Run, State
from tavolino.games.upturn.tiles import Tile


class View(Struct, frozen=True):
    seat: int | None  # whose view it is; None: a watcher's
    options: Options  # of this match
    turn: int | None  # the seat to act; None: the match is over
    phase: Phase | None  # what that seat is in the middle of; None: the match is over
    lines: tuple[tuple[Tile, ...], ...]  # the current line comes last
    last: int  # the last number, wherever its tile is now
    going: Going | None  # the way of the current line; None before the first tile
    marker: Side  # the neighbour who is next
    bag: int  # how many tiles are left
    rack: tuple[Tile, ...]  # this seat's tiles
    tiles: tuple[int, ...]  # on each rack
    run: Run | None  # None: no run is open
    owed: int  # tiles still to be handed out
    to_hand_out: int  # if the run ended now: those owed, and those of the run
    offered: Tile | None  # the next tile to hand out, if this seat has looked at it: U-N7
    uncalled: int | None  # the seat that still has to say "Upturn"
    forgot: int | None  # the seat that did not say it in time and can be caught
    called: tuple[int, ...]  # seats that said it and still have one tile
    drawn: bool  # the seat has drawn in this turn
    fruitless: bool  # and there was no tile left
    laid: bool  # a tile was laid in this turn
    dry: int  # passes in a row, each after a fruitless draw
    refills: int  # how often the bag was filled again
    reason: str | None  # why the match ended; None: it goes on
    legal: tuple[Action, ...]  # what this seat may do now

    @property
    def over(self) -> bool:
        return self.reason is not None


def view(state: State, seat: int | None) -> View:
    return View(
        seat=seat,
        options=state.options,
        turn=None if state.over else state.turn,
        phase=None if state.over else state.phase,
        lines=tuple(map(tuple, state.lines)),
        last=state.last,
        going=state.going,
        marker=state.marker,
        bag=len(state.bag),
        rack=() if seat is None else tuple(state.racks[seat]),
        tiles=tuple(map(len, state.racks)),
        run=state.run,
        owed=state.owed,
        to_hand_out=state.owed + (earned(state.run) if state.run else 0),
        offered=offered(state) if seat == state.turn else None,
        uncalled=state.uncalled,
        forgot=state.forgot,
        called=tuple(sorted(state.called)),
        drawn=state.drawn,
        fruitless=state.fruitless,
        laid=state.laid,
        dry=state.dry,
        refills=state.refills,
        reason=state.reason,
        legal=() if seat is None else tuple(legal(state, seat)),
    )


def seen(event: Event, seat: int | None) -> Event:
    match event:
        case Drawn(owner) if owner != seat:
            return Drawn(owner, None)
        case Given(giver, receiver, seen=seen_by_giver) if receiver != seat and not (seen_by_giver and giver == seat):
            return Given(giver, receiver, None, seen_by_giver)
    return event


def imagine(view: View, rng: Random) -> State:
    unknown = unknown_tiles(view)
    rng.shuffle(unknown)
    racks = [imagine_rack(view, seat, unknown) for seat in range(len(view.tiles))]
    return State(
        options=view.options,
        chance=Chance(rng.randbytes(SIZE)),
        turn=0 if view.turn is None else view.turn,
        racks=racks,
        bag=unknown if view.offered is None else [view.offered, *unknown],
        lines=[list(line) for line in view.lines],
        last=view.last,
        going=view.going,
        marker=view.marker,
        phase=view.phase or "play",
        run=view.run,
        owed=view.owed,
        uncalled=view.uncalled,
        forgot=view.forgot,
        called=set(view.called),
        drawn=view.drawn,
        fruitless=view.fruitless,
        laid=view.laid,
        dry=view.dry,
        refills=view.refills,
        reason=view.reason,
    )


def imagine_rack(view: View, seat: int, unknown: list[Tile]) -> list[Tile]:
    if seat == view.seat:
        return list(view.rack)
    shown = shown_twin(view) if seat == view.turn else []
    return [*shown, *(unknown.pop() for _ in range(view.tiles[seat] - len(shown)))]


def unknown_tiles(view: View) -> list[Tile]:
    """All tiles that this seat cannot see: other racks and the bag."""
    unknown = Counter(view.options.tiles)
    unknown.subtract(tile for line in view.lines for tile in line)
    unknown.subtract(view.rack)
    if view.offered is not None:
        unknown.subtract([view.offered])
    if view.turn != view.seat:
        unknown.subtract(shown_twin(view))
    return list(unknown.elements())


def shown_twin(view: View) -> list[Tile]:
    """A twin whose run has been opened is known to all, though it is still on the rack of the seat to act."""
    return [view.run.twin] if view.run else []
