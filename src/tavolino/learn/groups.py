"""A round of self-play in groups of matches, each played on one core: in threads, in processes or on other machines.

A group travels with everything that its actions depend on, its dice included, and comes back as it is after the round.
So it can be played anywhere, in any order, and again if a worker dies: the round stays the same, to the last bit.
"""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any

import torch
from torch.nn import functional

from tavolino.fast.arrays import Dice
from tavolino.fast.dice import word
from tavolino.game import package_of
from tavolino.games import game_named
from tavolino.learn.matches import Matches
from tavolino.learn.networks import Networks
from tavolino.learn.plan import Plan
from tavolino.learn.play import Played, SelfPlay
from tavolino.workers import Workers

PLAYING = ("policy.", "critic.")  # the nets that self-play needs


@dataclass(frozen=True)
class Group:
    """Some of the matches, between two rounds."""

    first: int  # of its matches, counted among all
    states: Any
    actions: Any  # how many each match has had
    dice: Dice

    def __str__(self) -> str:
        return f"matches {self.first} to {self.first + len(self.states) - 1}"


def play_in_groups(plan: Plan, matches: Matches, networks: Networks, workers: Workers, *, copying: bool) -> Played:
    """A round of self-play. The matches are changed only when all of it has been played."""
    job = partial(play_group, plan, weights_of(networks), copying=copying)
    modules = ("torch", package_of(game_named(plan.game)))
    played: dict[int, Played] = {}
    after: list[Group] = []
    with closing(workers.run(job, list(groups_of(matches)), modules=modules)) as coming:
        for group, (parts, changed) in coming:
            played[group.first] = Played._make(map(torch.from_numpy, parts))
            after.append(changed)
    for group in after:
        put(matches, group.first, group)
    matches.look()
    return joined([played[first] for first in sorted(played)], networks.width)


def play_group(plan: Plan, weights: dict[str, Any], group: Group, *, copying: bool) -> tuple[list[Any], Group]:
    """What a worker does: play a round with one group. Returns the parts of `Played`, and the group after it."""
    matches = Matches(game_named(plan.game), plan.seats, len(group.states), threads=1, seed="")
    put(matches, 0, group)
    networks = networks_with(weights, plan, matches)
    [(_, _, dice)] = matches.parts
    chance = torch.Generator().manual_seed(word(dice) << 32 | word(dice))
    with on_one_thread():
        played = SelfPlay(matches, networks, torch.device("cpu"), chance).play(plan.length, copying=copying)
    matches.close()
    parts = [part.numpy() for part in trimmed(played, matches.width)]
    return parts, Group(group.first, matches.states, matches.buffers.actions, dice)


def groups_of(matches: Matches) -> Iterator[Group]:
    for first, end, dice in matches.parts:
        yield Group(first, matches.states[first:end], matches.buffers.actions[first:end], dice)


def put(matches: Matches, first: int, group: Group) -> None:
    """Let the matches from this one on be as they are in the group."""
    [(end, dice)] = [(end, dice) for start, end, dice in matches.parts if start == first]
    matches.states[first:end] = group.states
    matches.buffers.actions[first:end] = group.actions
    dice[:] = group.dice


def weights_of(networks: Networks) -> dict[str, Any]:
    return {name: part.cpu().numpy() for name, part in networks.state_dict().items() if name.startswith(PLAYING)}


def networks_with(weights: dict[str, Any], plan: Plan, matches: Matches) -> Networks:
    with torch.device("meta"):  # takes no room and no time; the small nets stay there
        networks = Networks(plan, matches.known, matches.width, matches.outputs)
    own = {name: torch.from_numpy(part).clone() for name, part in weights.items()}  # aligned as torch likes it
    networks.load_state_dict(own, strict=False, assign=True)
    return networks


def trimmed(played: Played, width: int) -> Played:
    """Without the columns that are padding in every row."""
    inputs = int((played.places < width).sum(2).max())
    return played._replace(
        places=played.places[..., :inputs],
        numbers=played.numbers[..., :inputs],
        outputs=played.outputs[..., : int(played.counts.max())],
    )


def joined(groups: list[Played], width: int) -> Played:
    """As if all groups were one, with as much padding as they need together."""
    padding = {"places": width, "numbers": 0, "outputs": 0}
    parts = {}
    for name in Played._fields:
        of_groups = [getattr(group, name) for group in groups]
        if name in padding:
            most = max(part.shape[2] for part in of_groups)
            of_groups = [functional.pad(part, (0, most - part.shape[2]), value=padding[name]) for part in of_groups]
        parts[name] = torch.cat(of_groups, dim=1)
    return Played(**parts)


@contextmanager
def on_one_thread() -> Iterator[None]:
    """Let torch calculate on one core: workers share the others, and with more, sums could come out differently."""
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    try:
        yield
    finally:
        torch.set_num_threads(before)
