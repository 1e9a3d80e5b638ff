"""Writes the nets of a training as a weight file that bots read (`tavolino.bots.search.weights`)."""

from pathlib import Path
from typing import Any

from torch import Tensor

from tavolino.bots.search.guide import Nets
from tavolino.bots.search.weights import About, fingerprint, write_nets
from tavolino.games import game_named
from tavolino.learn.networks import Networks
from tavolino.learn.plan import Plan

LARGEST = 1_500_000  # bytes of a file: it travels with every installation


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
    write_nets(file, about, {name: layers_of(state, name) for name in Nets._fields})


def layers_of(state: dict[str, Tensor], net: str) -> dict[str, Any]:
    """A net's weights, with a row for each number that goes in."""
    layers: dict[str, Any] = {}
    for layer in ("first", "second", "last"):
        layers[layer] = state[f"{net}.{layer}.weight"].float().cpu().numpy().T
        layers[f"{layer}_bias"] = state[f"{net}.{layer}.bias"].float().cpu().numpy()
    return layers
