"""The nets in torch: three layers each, as `tavolino.fast.net` computes them."""

from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional

from tavolino.learn.plan import Plan

UNLIKELY = -1e9  # the logit of an action that is not legal


class ThreeLayers(nn.Module):
    def __init__(self, inputs: int, widths: tuple[int, int], outputs: int) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, widths[0])
        self.second = nn.Linear(widths[0], widths[1])
        self.last = nn.Linear(widths[1], outputs)
        for layer in (self.first, self.second):
            nn.init.kaiming_normal_(layer.weight, nonlinearity="relu")
        nn.init.normal_(self.last.weight, std=0.01)
        for layer in (self.first, self.second, self.last):
            nn.init.zeros_(layer.bias)

    def forward(self, inputs: Tensor) -> Tensor:
        hidden = functional.relu(self.first(inputs))
        outputs: Tensor = self.last(functional.relu(self.second(hidden)))
        return outputs


class Networks(nn.Module):
    """All nets of one game and number of seats. Values are by seat, counted from the seat to act, and add up to 0."""

    def __init__(self, plan: Plan, known: int, width: int, outputs: int) -> None:
        super().__init__()
        self.known, self.width, self.outputs = known, width, outputs
        self.policy = ThreeLayers(known, plan.policy, outputs)  # chooses, and leads a search from its root
        self.prior = ThreeLayers(known, plan.prior, outputs)  # the same, smaller: inside the tree
        self.critic = ThreeLayers(width, plan.critic, plan.seats)  # sees all hands: only for training
        self.value = ThreeLayers(width, plan.value, plan.seats)  # the same, smaller: at the leaves of the tree

    def policy_logits(self, inputs: Tensor) -> Tensor:
        logits: Tensor = self.policy(inputs[:, : self.known])
        return logits

    def prior_logits(self, inputs: Tensor) -> Tensor:
        logits: Tensor = self.prior(inputs[:, : self.known])
        return logits

    def critic_values(self, inputs: Tensor) -> Tensor:
        return balanced(self.critic(inputs).float())

    def leaf_values(self, inputs: Tensor) -> Tensor:
        return balanced(self.value(inputs).float())


def balanced(values: Tensor) -> Tensor:
    return values - values.mean(1, keepdim=True) if values.shape[1] > 1 else values


def dense(places: Tensor, numbers: Tensor, width: int) -> Tensor:
    """Inputs as rows of `width` numbers; places beyond it are padding."""
    rows = torch.zeros(len(places), width + 1, dtype=numbers.dtype, device=places.device)
    rows.scatter_(1, places.long(), numbers)
    return rows[:, :width]


def legal_outputs(outputs: Tensor, counts: Tensor, number: int) -> Tensor:
    """Which of so many outputs stand for legal actions; `outputs` beyond `counts` are padding."""
    entries = torch.arange(outputs.shape[1], device=outputs.device)
    places = torch.where(entries[None, :] < counts[:, None], outputs.long(), number)
    legal = torch.zeros(len(outputs), number + 1, dtype=torch.bool, device=outputs.device)
    return legal.scatter_(1, places, True)[:, :number]


def masked(logits: Tensor, legal: Tensor) -> Tensor:
    return torch.where(legal, logits.float(), torch.full((), UNLIKELY, device=logits.device))


def by_seat(values: Tensor, movers: Tensor) -> Tensor:
    """Values counted from the seat to act, in the order of the seats; and back, with `movers` negated."""
    seats = values.shape[-1]
    order = (torch.arange(seats, device=values.device) - movers[..., None]) % seats
    return torch.gather(values, -1, order)


def from_mover(values: Tensor, movers: Tensor) -> Tensor:
    return by_seat(values, -movers)


def best_device() -> Any:
    return torch.device("cuda" if torch.cuda.is_available() else "cpu")
