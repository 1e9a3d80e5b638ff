"""Self-play: the policy chooses for all seats, in many matches at once; the critic says what it expects for each."""

from typing import Any, NamedTuple

import numpy
import torch
from torch import Tensor
from torch.nn import functional

from tavolino.learn.matches import Matches
from tavolino.learn.networks import Networks, by_seat, dense, legal_outputs, masked


class Played(NamedTuple):
    """One round of self-play: for each of `length` actions, all matches."""

    places: Tensor
    numbers: Tensor
    outputs: Tensor  # of the legal actions, padded
    counts: Tensor  # how many are legal
    movers: Tensor
    chosen: Tensor  # the output of the action taken
    likelihood: Tensor  # its logarithm
    values: Tensor  # by seat; one row more than actions
    over: Tensor
    rewards: Tensor  # by seat; zero but where a match ended


class SelfPlay:
    """`matches` is where the actions are, `networks` what chooses them, on `device`; `generator` is its chance."""

    def __init__(
        self, matches: Matches, networks: Networks, device: torch.device, generator: torch.Generator | None = None
    ) -> None:
        self.matches, self.networks, self.device, self.generator = matches, networks, device, generator
        self.half = torch.bfloat16 if device.type == "cuda" else torch.float32
        self.pinned = {name: self.shared(array) for name, array in matches.buffers._asdict().items()}
        matches.buffers = type(matches.buffers)(**{name: tensor.numpy() for name, tensor in self.pinned.items()})
        self.nobody = numpy.full(matches.count, -1, numpy.int16)
        matches.look()

    def shared(self, array: Any) -> Tensor:
        """Memory that both the kernel and the device reach quickly."""
        tensor = torch.from_numpy(array)
        return tensor.pin_memory() if self.device.type == "cuda" else tensor

    def brought(self, name: str) -> Tensor:
        return self.pinned[name].to(self.device, non_blocking=True, copy=True)

    def seen(self) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
        """What the seats to act see: places and numbers of inputs, the outputs that are legal, their count, movers."""
        places, legal = self.brought("places"), self.brought("outputs")
        entries = torch.arange(1, places.shape[1], device=self.device, dtype=torch.int16)
        used = entries[None, :] <= places[:, :1]
        padded = torch.where(used, places[:, 1:], torch.full((), self.matches.width, device=self.device).short())
        numbers = torch.where(used, self.brought("numbers")[:, 1:], torch.zeros((), device=self.device)).to(self.half)
        counts = self.brought("legal")[:, 0]
        return padded, numbers, legal[:, 1:], counts, self.brought("movers").long()

    def legal(self, outputs: Tensor, counts: Tensor) -> Tensor:
        return legal_outputs(outputs, counts, self.matches.outputs)

    def autocast(self) -> Any:
        return torch.autocast(self.device.type, dtype=torch.bfloat16, enabled=self.device.type == "cuda")

    def play(self, length: int, *, copying: bool = False) -> Played:
        """A round of self-play; or, to be copied, of play by the game's quick policy."""
        with torch.no_grad():
            return self.played(length, copying=copying)

    def played(self, length: int, *, copying: bool) -> Played:
        seats = self.matches.seats
        rounds: list[tuple[Tensor, ...]] = []
        for _ in range(length):
            places, numbers, outputs, counts, movers = self.seen()
            inputs = dense(places, numbers, self.matches.width)
            with self.autocast():
                logits = self.networks.policy_logits(inputs)
                values = by_seat(self.networks.critic_values(inputs), movers)
            likely = functional.log_softmax(masked(logits, self.legal(outputs, counts)), 1)
            legal = torch.gather(likely, 1, outputs.long())
            entries = torch.arange(outputs.shape[1], device=self.device)
            chance = torch.rand(legal.shape, device=self.device, generator=self.generator)
            noise = -torch.log(-torch.log(chance.clamp_(1e-10, 1 - 1e-7)))
            place = torch.where(entries[None, :] < counts[:, None], legal + noise, -torch.inf).argmax(1)
            self.pinned["chosen"].copy_((place + 1).to(torch.int16))  # waits for the device
            if copying:
                self.matches.let_quick_choose(self.nobody)
                place = self.brought("chosen").long() - 1
            self.matches.act()
            chosen = torch.gather(outputs.long(), 1, place[:, None])[:, 0]
            over, rewards = self.brought("over").float(), self.brought("results")
            rewards = (rewards - rewards.mean(1, keepdim=True) if seats > 1 else rewards) * over[:, None]
            taken = torch.gather(likely, 1, chosen[:, None])[:, 0]
            rounds.append((places, numbers, outputs, counts, movers, chosen, taken, values, over, rewards))
            if self.device.type == "cuda":
                torch.cuda.synchronize()
            self.matches.look()
        played = Played._make(torch.stack(part) for part in zip(*rounds, strict=True))
        return played._replace(values=torch.cat([played.values, self.values_now()[None]]))

    def values_now(self) -> Tensor:
        places, numbers, _, _, movers = self.seen()
        with self.autocast():
            return by_seat(self.networks.critic_values(dense(places, numbers, self.matches.width)), movers)
