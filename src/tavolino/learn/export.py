"""Writes the nets of a training as a weight file that bots read (`tavolino.bots.search.weights`)."""

from pathlib import Path
from typing import Any

import numpy
from torch import Tensor

from tavolino.bots.search.guide import Nets
from tavolino.bots.search.weights import About, fingerprint, write_nets
from tavolino.games import game_named
from tavolino.learn.networks import Networks
from tavolino.learn.plan import Plan
from tavolino.learn.unused import used

TINY = 1e-3  # smaller weights count as zero, which takes no room


def export(networks: Networks, plan: Plan, steps: int, command: str, file: Path) -> None:
    game = game_named(plan.game)
    about = About(
        game=game.name,
        seats=plan.seats,
        rules_version=game.rules_version,
        fingerprint=fingerprint(game, plan.seats),
        command=command,
        steps=steps,
    )
    state = networks.state_dict()
    seen, legal = used(game, plan.seats)
    nets = {name: layers_of(state, name) for name in Nets._fields}
    for layers in nets.values():
        layers["first"] = layers["first"] * seen[: len(layers["first"]), None]
        if layers["last"].shape[1] == len(legal):
            layers["last"] = layers["last"] * legal
    write_nets(file, about, nets)


def layers_of(state: dict[str, Tensor], net: str) -> dict[str, Any]:
    """A net's weights, with a row for each number that goes in."""
    layers: dict[str, Any] = {}

    def numbers(name: str) -> Any:
        found = state[f"{net}.{name}"].float().cpu().numpy()
        return numpy.where(abs(found) < TINY, 0.0, found)

    for layer in ("first", "second", "last"):
        layers[layer] = numbers(f"{layer}.weight").T
        layers[f"{layer}_bias"] = numbers(f"{layer}.bias")
    return layers
