"""Why one action of Twisted is better than another; the words are in `twisted-reasons.ftl`.

Two actions are compared by what each does for its player, in points: the next player may get stuck and take the row,
the player may get stuck, a card can be won or lent. The reason is the one with the greatest difference.
"""

from collections.abc import Iterator
from math import comb
from typing import NamedTuple

from tavolino.games.twisted.actions import Action, Place, Take, Twist
from tavolino.games.twisted.mistakes import deed
from tavolino.games.twisted.rules import REACH, cost
from tavolino.games.twisted.state import TOADS, TWIN
from tavolino.games.twisted.view import View, unknown_cards
from tavolino.parts import Advice
from tavolino.words import Seat, Sentence, Value, sentence, signed

COUNTS_POINTS = True
LEAST = 0.3  # points: a smaller difference explains nothing
LIKELY = 0.5
CHEAP = 3  # points


def kind(view: View, action: Action) -> str:  # noqa: ARG001 - other games look at it
    return "toad" if isinstance(action, Place) and action.card in TOADS else deed(action)


def reason(view: View, better: Advice, worse: Advice | None) -> Sentence | None:
    action: Action = better.action
    other: Action | None = worse.action if worse else None
    if better.exact and better.points is not None:
        return sentence("twisted-reason-counted", points=signed(round(better.points)), next=following(view))
    match action:
        case Take():
            return why_take(view, other)
        case Twist(card):
            return why_twist(view, card, other)
        case Place(card) if other is not None:
            return with_what_waits(view, action, why_place(view, card, other))
        case _:
            return None


class After(NamedTuple):
    """What is on the table after an action, and how the next player stands then."""

    row: list[int]
    cost: int
    answers: int  # cards that this seat cannot see and that can be placed, or twist one away
    stuck: float  # the chance that the next player holds none of them
    mine: int  # cards left in one's own hand that are within reach
    near: int  # and within twice of that


def after(view: View, action: Place | Twist) -> After:
    rest = [card for card in view.hand if card != action.card]
    if isinstance(action, Place):
        row = [*view.row, action.card]
    else:
        row = [card for card in view.row if card != TWIN[action.card]]
    if not row:
        return After(row, 0, 0, 0.0, len(rest), len(rest))
    last, unknown = row[-1], unknown_cards(view)
    answers = sum(abs(card - last) <= REACH or TWIN.get(card) in row for card in unknown)
    held = view.sides[following(view).seat].cards
    mine, near = (sum(abs(card - last) <= reach for card in rest) for reach in (REACH, 2 * REACH))
    return After(row, cost(row), answers, chance_of_none(answers, len(unknown), held), mine, near)


def chance_of_none(good: int, unknown: int, held: int) -> float:
    """The chance that a hand of so many of the unknown cards holds none of the good ones."""
    return comb(unknown - good, held) / comb(unknown, held)


def why_take(view: View, other: Action | None) -> Sentence | None:
    if view.options.expert and view.pile and len(view.row) == 1:
        return None  # nobody knows what the extra card will cost: T-V1
    if other is None:
        if not view.hand:
            return sentence("twisted-reason-no-cards", cost=signed(-view.row_cost))
        return sentence("twisted-reason-only-take", last=view.row[-1], cost=signed(-view.row_cost))
    if not view.pile:
        return sentence("twisted-reason-take-ends", cost=signed(-view.row_cost))
    if isinstance(other, Place) and view.row_cost > CHEAP:
        more = after(view, other).cost
        return sentence("twisted-reason-take-before", cost=signed(-view.row_cost), more=signed(-more), other=other.card)
    return sentence("twisted-reason-take-cheap", cost=signed(-view.row_cost))


def why_twist(view: View, card: int, other: Action | None) -> Sentence:
    won: dict[str, Value] = {"card": card, "twin": TWIN[card]}
    then = after(view, Twist(card))
    if not then.row:
        return (
            sentence("twisted-reason-twist-clears", **won)
            if view.pile
            else sentence("twisted-reason-twist-ends", **won)
        )
    if isinstance(other, Take):
        return sentence("twisted-reason-twist-saves", **won, cost=signed(-view.row_cost))
    if then.stuck >= LIKELY:
        return sentence("twisted-reason-twist-stuck", **won, **stuck_in(view, then))
    return sentence("twisted-reason-twist", **won, cost=signed(-then.cost))


def with_what_waits(view: View, action: Place, why: Sentence | None) -> Sentence | None:
    """A card that could be won now and is left lying needs a word too."""
    left = [TWIN[one.card] for one in view.legal if isinstance(one, Twist)]
    if not left:
        return why
    if after(view, action).stuck >= LIKELY:
        waits = sentence("twisted-reason-more-than", twin=left[0])
    elif TWIN[left[0]] == action.card:
        waits = sentence("twisted-reason-not-twist", twin=left[0])
    else:
        waits = sentence("twisted-reason-waits", twin=left[0], card=TWIN[left[0]])
    return sentence("hint-both", one=waits, two=why) if why else waits


def why_place(view: View, card: int, other: Action) -> Sentence | None:
    if {*view.legal} == {Place(card), Take()}:
        return sentence("twisted-reason-only-card", card=card, cost=signed(-view.row_cost))
    found = sorted(differences(view, card, other), key=lambda difference: -difference[0])
    if found and found[0][0] >= LEAST:
        return found[0][1]
    return plain_reason(view, card)


def differences(view: View, card: int, other: Action) -> Iterator[tuple[float, Sentence]]:
    """What makes this card better than the other action: by how many points, about, and the sentence."""
    mine, twin = after(view, Place(card)), TWIN.get(card, 0)
    theirs = after(view, other) if isinstance(other, Place | Twist) else None
    yield gained(mine) - (gained(theirs) if theirs else 0.0), why_stuck(view, card, mine)
    if twin in view.hand:
        yield 1.5, sentence("twisted-reason-bait", card=card, twin=twin)
    if not isinstance(other, Place) or theirs is None:
        return
    if mine.mine > theirs.mine:
        values: dict[str, Value] = {"card": card, "mine": mine.mine, "other": other.card, "less": theirs.mine}
        if other.card in TOADS and card not in TOADS:
            yield (
                risked(theirs) - risked(mine),
                sentence("twisted-reason-keep-toad", cost=signed(-theirs.cost), **values),
            )
        else:
            yield risked(theirs) - risked(mine), sentence("twisted-reason-fits", **values)
    if mine.answers < theirs.answers:
        yield (
            LEAST,
            sentence("twisted-reason-few", card=card, count=mine.answers, other=other.card, more=theirs.answers),
        )
    unknown = unknown_cards(view)
    if TWIN.get(other.card) in unknown and twin not in unknown and twin not in view.hand:
        yield lent(view, len(unknown)), why_safe(card, other.card)


def why_safe(card: int, other: int) -> Sentence:
    if card in TOADS:
        return sentence("twisted-reason-toad-safe", other=other)
    return sentence("twisted-reason-safe", card=card, twin=TWIN[card], other=other)


def gained(then: After) -> float:
    """What the next player loses, on average, by having to take the row."""
    return then.stuck * then.cost


def risked(then: After) -> float:
    """What one loses oneself: by the next turn the row has moved on, and each near card fits half the time."""
    return (1 - then.stuck) * 0.5**then.near * then.cost


def lent(view: View, unknown: int) -> float:
    """The two points that others win by the twin, if one of them holds it."""
    held = sum(side.cards for seat, side in enumerate(view.sides) if seat != view.seat)
    return 2 * held / unknown


def why_stuck(view: View, card: int, then: After) -> Sentence:
    if card in TOADS:
        return sentence("twisted-reason-stuck-toad", **stuck_in(view, then))
    return sentence("twisted-reason-stuck", **stuck_in(view, then))


def stuck_in(view: View, then: After) -> dict[str, Value]:
    return {"next": following(view), "chance": round(100 * then.stuck), "cost": signed(-then.cost)}


def plain_reason(view: View, card: int) -> Sentence | None:
    """Something good about a card, where nothing sets it apart from the other one."""
    then = after(view, Place(card))
    if gained(then) >= 0.5:
        return why_stuck(view, card, then)
    if then.mine >= 2:
        return sentence("twisted-reason-still-fit", card=card, mine=then.mine)
    if then.answers <= 8:
        return sentence("twisted-reason-few-fit", count=then.answers)
    return None


def following(view: View) -> Seat:
    """The next player."""
    assert view.seat is not None
    return Seat((view.seat + 1) % len(view.sides))
