"""The weight files of nets: `weights-2.npz` beside a game's rules for two seats, and so on.

A file says what it was trained for. Nets of other rules, of other inputs or with damage are refused, with the reason;
then the search without nets plays. To notice other inputs, a file has a fingerprint of what the inputs were all through
a match of the kernel.
"""

import hashlib
import logging
import sys
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import msgspec
import numpy

from tavolino.bots.search.guide import Nets
from tavolino.fast.dice import new_dice
from tavolino.fast.inputs import new_inputs
from tavolino.fast.net import Net
from tavolino.fast.states import new_states
from tavolino.game import AnyGame, BadMessage, needed_part, package_of, part_of
from tavolino.parts import INPUTS, KERNEL, PLAYOUT

ABOUT = "about"  # the entry that says what the rest is for
FORMAT = 1
WATCHED = 80  # actions of the match that the fingerprint is taken from
LAYERS = ("first", "first_bias", "second", "second_bias", "last", "last_bias")

READ: dict[tuple[str, int], Nets | None] = {}  # by package and seats
log = logging.getLogger(__name__)


class About(msgspec.Struct, frozen=True):
    """What a weight file was trained for, and how."""

    game: str
    seats: int
    rules_version: int
    fingerprint: str  # of the inputs
    command: str  # that trained it
    steps: int
    format: int = FORMAT


def nets_for(game: AnyGame, seats: int) -> Nets | None:
    """The game's own nets for a number of seats, read once; None, after a warning, where the file does not fit."""
    key = package_of(game), seats
    if key not in READ:
        READ[key] = nets_in(game, seats)
    return READ[key]


def nets_in(game: AnyGame, seats: int) -> Nets | None:
    if part_of(game, INPUTS) is None or not (file := weights_file(game, seats)).exists():
        return None
    try:
        return read_nets(game, seats, file.read_bytes(), file)[1]
    except BadMessage as fault:
        log.warning("%s The search without nets plays instead.", fault)
        return None


def weights_file(game: AnyGame, seats: int) -> Path:
    return Path(str(sys.modules[package_of(game)].__file__)).with_name(f"weights-{seats}.npz")


def read_nets(game: AnyGame, seats: int, content: bytes, name: Path) -> tuple[About, Nets]:
    """Raises BadMessage, in one line, if the file is damaged or does not fit the game."""
    try:
        with numpy.load(BytesIO(content), allow_pickle=False) as found:
            arrays = dict(found)
        about = msgspec.json.decode(arrays.pop(ABOUT).tobytes(), type=About)
    except (BadZipFile, ValueError, OSError, KeyError, EOFError) as fault:
        raise BadMessage(f"{name} is no weight file, or it is damaged.") from fault
    if misfit := misfit_of(game, seats, about):
        raise BadMessage(f"{name} does not fit: {misfit}.")
    try:
        nets = Nets(**{net: Net(*(as_floats(arrays[f"{net}.{layer}"]) for layer in LAYERS)) for net in Nets._fields})
    except KeyError as missing:
        raise BadMessage(f"{name} lacks {missing}.") from missing
    if not fits_together(nets, game, seats):
        raise BadMessage(f"{name} has nets of the wrong size.")
    return about, nets


def as_floats(array: Any) -> Any:
    return numpy.ascontiguousarray(array, numpy.float32)


def misfit_of(game: AnyGame, seats: int, about: About) -> str | None:
    if about.format != FORMAT:
        return f"its format is {about.format}, and this program reads {FORMAT}"
    if (about.game, about.seats) != (game.name, seats):
        return f"it is for {about.game} with {about.seats} seats"
    if about.rules_version != game.rules_version:
        return f"it was trained under version {about.rules_version} of the rules, and these are {game.rules_version}"
    if about.fingerprint != fingerprint(game, seats):
        return "what a net sees of the game has changed since it was trained"
    return None


def fits_together(nets: Nets, game: AnyGame, seats: int) -> bool:
    inputs = needed_part(game, INPUTS)
    known = inputs.known_inputs(seats)
    width = known + inputs.hidden_inputs(seats)
    ends = {"policy": (known, inputs.OUTPUTS), "prior": (known, inputs.OUTPUTS), "value": (width, seats)}
    return all(shape_of(getattr(nets, name)) == end for name, end in ends.items())


def shape_of(net: Net) -> tuple[int, int] | None:
    """Inputs and outputs; None if the layers do not fit together."""
    if not (net.first.ndim == net.second.ndim == net.last.ndim == 2):
        return None
    widths = (*net.first.shape, *net.second.shape, *net.last.shape)
    biases = (net.first_bias.shape, net.second_bias.shape, net.last_bias.shape)
    if widths[1] != widths[2] or widths[3] != widths[4] or biases != ((widths[1],), (widths[3],), (widths[5],)):
        return None
    return widths[0], widths[5]


def fingerprint(game: AnyGame, seats: int) -> str:
    """Changes when anything that nets see or answer changes."""
    kernel, inputs, playout = needed_part(game, KERNEL), needed_part(game, INPUTS), needed_part(game, PLAYOUT)
    states, dice = new_states(kernel.FIELDS, 1), new_dice(0)
    actions = numpy.zeros(kernel.MOST_ACTIONS + 1, numpy.int16)
    seen = new_inputs(inputs.MOST)
    found = hashlib.sha256(f"{inputs.known_inputs(seats)} {inputs.hidden_inputs(seats)} {inputs.OUTPUTS}".encode())
    kernel.prepare(states, 0, seats, inputs.OPTIONS[0])
    kernel.deal(states, 0, dice)
    for _ in range(WATCHED):
        mover = kernel.next_seat(states, 0)
        if mover < 0:
            break
        inputs.known(states, 0, mover, seen)
        inputs.hidden(states, 0, mover, seen)
        count = int(seen.places[0]) + 1
        found.update(seen.places[:count].tobytes())
        found.update((seen.numbers[1:count] * 1000).round().astype(numpy.int32).tobytes())
        kernel.legal(states, 0, mover, actions)
        found.update(bytes(inputs.output(int(action), mover, seats) % 251 for action in actions[1 : actions[0] + 1]))
        kernel.step(states, 0, mover, playout.choose(states, 0, mover, actions, dice), dice)
    return found.hexdigest()[:16]


def write_nets(file: Path, about: About, nets: dict[str, dict[str, Any]]) -> None:
    """Write a weight file: half precision, compressed."""
    arrays: dict[str, Any] = {
        f"{net}.{layer}": numbers.astype(numpy.float16)
        for net, layers in nets.items()
        for layer, numbers in layers.items()
    }
    arrays[ABOUT] = numpy.frombuffer(msgspec.json.encode(about), numpy.uint8)
    new = file.with_name(f"{file.name}.new.npz")
    numpy.savez_compressed(new, **arrays)
    new.replace(file)
