"""Policy gradient (PPO), with a critic that sees all hands and values every seat in every state.

The small nets for search are learnt in the same pass: the prior copies the policy, the value copies the critic's
targets.
"""

from typing import Any

import torch
from torch import Tensor
from torch.nn import functional

from tavolino.learn.networks import Networks, dense, from_mover, legal_outputs, masked
from tavolino.learn.plan import Moment, Plan
from tavolino.learn.play import Played

PRIOR_WEIGHT = 0.3  # of the prior's loss
STEEPEST = 1.0  # gradients are clipped to this norm


class Learner:
    """Improves the nets by what was played."""

    def __init__(self, plan: Plan, networks: Networks, device: torch.device) -> None:
        self.plan, self.networks, self.device = plan, networks, device
        self.optimizer = torch.optim.Adam(networks.parameters(), lr=plan.rate, eps=1e-5, fused=device.type == "cuda")

    def autocast(self) -> Any:
        return torch.autocast(self.device.type, dtype=torch.bfloat16, enabled=self.device.type == "cuda")

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
        targets = from_mover(gained + played.values[:-1], played.movers).reshape(-1, plan.seats)
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
        inputs = dense(places, numbers, self.networks.width)
        legal = legal_outputs(outputs, counts, self.networks.outputs)
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
