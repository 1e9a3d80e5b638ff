"""Policy gradient from self-play (PPO), with a critic that sees all hands and values every seat in every state.

The small nets for search are learnt in the same pass: the prior copies the policy, the value copies the critic's
targets.
"""

from typing import Any, NamedTuple

import numpy
import torch
from torch import Tensor
from torch.nn import functional

from tavolino.learn.matches import Matches
from tavolino.learn.networks import Networks, by_seat, dense, from_mover, masked
from tavolino.learn.plan import Moment, Plan

PRIOR_WEIGHT = 0.3  # of the prior's loss
STEEPEST = 1.0  # gradients are clipped to this norm


class Played(NamedTuple):
    """One round of self-play, on the learning device: for each of `length` actions, all matches."""

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
    """Plays and learns. `matches` is where the actions are, `networks` what chooses them."""

    def __init__(self, plan: Plan, matches: Matches, networks: Networks, device: torch.device) -> None:
        self.plan, self.matches, self.networks, self.device = plan, matches, networks, device
        self.optimizer = torch.optim.Adam(networks.parameters(), lr=plan.rate, eps=1e-5, fused=device.type == "cuda")
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

    def mask(self, outputs: Tensor, counts: Tensor) -> Tensor:
        """Which outputs stand for legal actions."""
        entries = torch.arange(outputs.shape[1], device=self.device)
        places = torch.where(entries[None, :] < counts[:, None], outputs.long(), self.matches.outputs)
        legal = torch.zeros(len(outputs), self.matches.outputs + 1, dtype=torch.bool, device=self.device)
        return legal.scatter_(1, places, True)[:, : self.matches.outputs]

    def autocast(self) -> Any:
        return torch.autocast(self.device.type, dtype=torch.bfloat16, enabled=self.device.type == "cuda")

    def play(self, *, copying: bool = False) -> Played:
        """A round of self-play; or, to be copied, of play by the game's quick policy."""
        with torch.no_grad():
            return self.played(copying=copying)

    def played(self, *, copying: bool) -> Played:
        plan, seats = self.plan, self.matches.seats
        rounds: list[tuple[Tensor, ...]] = []
        for _ in range(plan.length):
            places, numbers, outputs, counts, movers = self.seen()
            inputs = dense(places, numbers, self.matches.width)
            with self.autocast():
                logits = self.networks.policy_logits(inputs)
                values = by_seat(self.networks.critic_values(inputs), movers)
            likely = functional.log_softmax(masked(logits, self.mask(outputs, counts)), 1)
            legal = torch.gather(likely, 1, outputs.long())
            entries = torch.arange(outputs.shape[1], device=self.device)
            noise = -torch.log(-torch.log(torch.rand_like(legal).clamp_(1e-10, 1 - 1e-7)))
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

    def advantages(self, played: Played) -> Tensor:
        """By how much things went better than expected, for every seat, over all actions of the table."""
        found = torch.zeros_like(played.rewards)
        last = torch.zeros_like(played.rewards[0])
        for step in reversed(range(self.plan.length)):
            live = (1 - played.over[step])[:, None]
            surprise = played.rewards[step] + live * played.values[step + 1] - played.values[step]
            last = surprise + self.plan.trace * live * last
            found[step] = last
        return found

    def learn(self, played: Played, moment: Moment) -> dict[str, float]:
        plan = self.plan
        gained = self.advantages(played)
        mine = torch.gather(gained, 2, played.movers[..., None])[..., 0].reshape(-1)
        mine = (mine - mine.mean()) / (mine.std() + 1e-6)
        targets = from_mover(gained + played.values[:-1], played.movers).reshape(-1, self.matches.seats)
        flat = [part.flatten(0, 1) for part in played[:7]]
        for group in self.optimizer.param_groups:
            group["lr"] = moment.rate
        sums: dict[str, Tensor] = {}
        batches = 0
        for _ in range(plan.epochs):
            order = torch.randperm(plan.round, device=self.device)
            for rows in order.split(plan.batch):
                losses = self.losses([part[rows] for part in flat], mine[rows], targets[rows])
                chosen = losses["copy"] if moment.copying else losses["policy"] - moment.entropy * losses["entropy"]
                total = chosen + losses["critic"] + losses["value"] + PRIOR_WEIGHT * losses["prior"]
                self.optimizer.zero_grad(set_to_none=True)
                total.backward()
                torch.nn.utils.clip_grad_norm_(self.networks.parameters(), STEEPEST)
                self.optimizer.step()
                batches += 1
                for name, loss in losses.items():
                    sums[name] = sums.get(name, torch.zeros((), device=self.device)) + loss.detach()
        return {name: float(total) / batches for name, total in sums.items()}

    def losses(self, part: list[Tensor], gained: Tensor, targets: Tensor) -> dict[str, Tensor]:
        places, numbers, outputs, counts, _, chosen, before = part
        inputs, legal = dense(places, numbers, self.matches.width), self.mask(outputs, counts)
        with self.autocast():
            logits, prior = self.networks.policy_logits(inputs), self.networks.prior_logits(inputs)
            critic, value = self.networks.critic_values(inputs), self.networks.leaf_values(inputs)
        likely = functional.log_softmax(masked(logits, legal), 1)
        probable = likely.exp()
        now = torch.gather(likely, 1, chosen[:, None])[:, 0]
        ratio = (now - before).exp()
        clipped = ratio.clamp(1 - self.plan.clip, 1 + self.plan.clip)
        copied = functional.log_softmax(masked(prior, legal), 1)
        return {
            "policy": -torch.min(ratio * gained, clipped * gained).mean(),
            "copy": -now.mean(),
            "entropy": -(probable * likely.clamp(min=-50)).sum(1).mean(),
            "critic": functional.mse_loss(critic, targets),
            "value": functional.mse_loss(value, targets),
            "prior": -(probable.detach() * copied.clamp(min=-50)).sum(1).mean(),
            "change": (before - now).detach().mean(),
        }
