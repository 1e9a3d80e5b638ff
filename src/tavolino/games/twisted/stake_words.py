"""What the coach says about the stakes of Twisted; the words are in `twisted-coach.ftl`."""

from collections.abc import Mapping
from math import hypot

from tavolino.games.twisted.actions import Action, Place, Take, Twist
from tavolino.parts.stake_words import (
    STEPS,
    Compared,
    Meaning,
    Tried,
    amounts,
    chances,
    points,
    rounded,
    said,
    step_for,
)
from tavolino.words import Seat, Sentence, sentence, signed

MEANINGS: Mapping[str, Meaning] = {
    "row-taken": Meaning(good=False),
    "row-cost": Meaning(good=False),
    "row-left": Meaning(good=True),
    "row-gain": Meaning(good=True),
    "card-lost": Meaning(good=False),
    "card-won": Meaning(good=True),
    "twists": Meaning(good=True, last=True),
    "twists-against": Meaning(good=False, last=True),
}
SAID = {
    "row-taken": "twisted-coach-row-taken",
    "row-cost": "twisted-coach-row-cost",
    "row-left": "twisted-coach-row-left",
    "row-gain": "twisted-coach-row-gain",
    "card-lost": "twisted-coach-card-lost",
    "card-won": "twisted-coach-card-won",
    "twists": "twisted-coach-twists",
    "twists-against": "twisted-coach-against",
}


def tell(stake: str, compared: Compared) -> Sentence | None:
    if stake.startswith("row") and (take := taking(compared)):
        return now_or_later(take, compared) if stake in {"row-taken", "row-cost"} else None
    if stake.startswith("card") and not placed_both(compared):
        return None
    match stake:
        case "row-taken" | "row-left" | "card-lost" | "card-won":
            found = chances(stake, compared)
        case "row-cost" | "row-gain":
            found = points(stake, compared)
        case _:
            found = amounts(stake, compared)
    if found is None:
        return None
    told = said(SAID[stake], compared, found, after(compared.taken), after(compared.other))
    return with_cost(told, compared) if stake == "row-taken" else told


def after(one: Tried) -> Sentence:
    action: Action = one.action
    match action:
        case Place(card):
            return sentence("twisted-coach-place", card=card)
        case Twist(card):
            return sentence("twisted-coach-twist", card=card)
        case Take():
            return sentence("twisted-coach-take")


def taking(compared: Compared) -> Tried | None:
    """The one that takes the row at once."""
    return next((one for one in (compared.taken, compared.other) if isinstance(one.action, Take)), None)


def placed_both(compared: Compared) -> bool:
    return isinstance(compared.taken.action, Place) and isinstance(compared.other.action, Place)


def now_or_later(take: Tried, compared: Compared) -> Sentence | None:
    """Taking the row at once, against the danger of having to take it later, when it is longer."""
    found = chances("row-taken", compared)
    if found is None:
        return None
    other = compared.other if take is compared.taken else compared.taken
    count = found[other is compared.other].values["count"]
    often = sentence("coach-often", count=count)
    later = sentence("twisted-coach-later", who=Seat(compared.seat), often=often, instead=after(other))
    now = sentence("twisted-coach-now", cost=signed(-round(take.stakes["row-cost"].mean)))
    cost = each(other) if count else None
    if cost is not None:
        later = sentence("coach-both", one=later, two=sentence("twisted-coach-row-each", cost=signed(-cost)))
    return sentence("coach-both", one=later, two=now)


def with_cost(told: Sentence, compared: Compared) -> Sentence:
    cost = each(max(compared.taken, compared.other, key=lambda one: one.stakes["row-taken"].mean))
    if cost is None:
        return told
    return sentence("coach-both", one=told, two=sentence("twisted-coach-row-each", cost=signed(-cost)))


def each(one: Tried) -> int | None:
    """What the row costs where the seat has to take it; None where that is too uncertain to be said."""
    taken, cost = one.stakes["row-taken"], one.stakes["row-cost"]
    if taken.mean <= 0:
        return None
    mean = cost.mean / taken.mean
    error = hypot(cost.error, mean * taken.error) / taken.mean  # the two rise together, so it is rather less
    return rounded(mean, step_for(error)) or None if error <= STEPS[1] else None
