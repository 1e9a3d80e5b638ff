"""What hints say about Twisted is true: every sentence is checked in positions of recorded matches."""

from collections.abc import Callable

import pytest

from games.reasoned import Reasoned, all_reasons, check_all, in_every_language, parts
from tavolino.games import twisted
from tavolino.games.twisted import rules
from tavolino.games.twisted.actions import Action, Place, Take, Twist
from tavolino.games.twisted.lesson import position
from tavolino.games.twisted.reasons import reason
from tavolino.games.twisted.state import DECK, TOADS, TWIN, Options, Player, State
from tavolino.games.twisted.view import View, view
from tavolino.parts import Advice
from tavolino.words import Seat, signed

WORLDS = 150


def gain(case: Reasoned) -> int:
    """The points that the action brings at once."""
    [before] = case.worlds(1)
    seat: int = case.view.seat
    return rules.score(case.after(case.action))[seat] - rules.score(before)[seat]


def costs_the_row(case: Reasoned) -> None:
    assert case.values["cost"] == signed(-case.view.row_cost)
    if isinstance(case.action, Take):
        assert gain(case) == -case.view.row_cost


def nothing_fits(case: Reasoned) -> None:
    costs_the_row(case)
    assert case.view.legal == (Take(),)
    assert bool(case.view.hand) == ("last" in case.values)


def ends_the_round(case: Reasoned) -> None:
    after = case.after(case.action)
    assert after.over or after.round > case.view.round


def take_before(case: Reasoned) -> None:
    costs_the_row(case)
    assert case.values["more"] == signed(-rules.cost([*case.view.row, case.values["other"]]))
    assert rules.cost([*case.view.row, case.values["other"]]) > case.view.row_cost


def wins_two(case: Reasoned) -> None:
    card, twin = case.values["card"], case.values["twin"]
    assert gain(case) == 2
    assert card in case.view.hand
    assert twin in case.view.row
    if "cost" in case.values and "next" not in case.values and not isinstance(case.other, Take):
        assert case.values["cost"] == signed(-rules.cost(case.after(case.action).row))


def clears(case: Reasoned) -> None:
    wins_two(case)
    assert not case.after(case.action).row


def next_is_stuck(case: Reasoned) -> None:
    assert case.values["next"] == Seat(case.after(case.action).turn)
    stuck = 0
    for state in case.worlds(WORLDS):
        rules.apply(state, case.view.seat, case.action)
        stuck += rules.legal(state, state.turn) == [Take()]
        assert case.values["cost"] == signed(-rules.cost(state.row))
    assert case.values["chance"] == pytest.approx(100 * stuck / WORLDS, abs=16)  # four standard errors


def nobody_else_holds(case: Reasoned, card: int) -> None:
    for state in case.worlds(20):
        others = [one for seat, one in enumerate(state.players) if seat != case.view.seat]
        assert not any(card in player.hand for player in others)
        assert card not in state.pile


def only_i_can_win(case: Reasoned) -> None:
    assert Twist(case.values["card"]) in case.view.legal
    nobody_else_holds(case, case.values["card"])


def bait(case: Reasoned) -> None:
    assert case.values["twin"] in case.view.hand
    assert case.values["card"] == TWIN[case.values["twin"]] == case.action.card
    nobody_else_holds(case, case.values["twin"])


def safe(case: Reasoned) -> None:
    if "card" in case.values:
        assert case.values["twin"] not in case.view.hand
        nobody_else_holds(case, case.values["twin"])
    else:
        assert case.action.card in TOADS
    twin = TWIN[case.values["other"]]
    hands = [player.hand for state in case.worlds(60) for player in state.players]
    assert twin not in case.view.hand
    assert any(twin in hand for hand in hands), "somebody may hold it"


def in_reach(case: Reasoned) -> None:
    def near(card: int) -> int:
        return sum(abs(mine - card) <= rules.REACH for mine in case.view.hand if mine != card)

    assert case.values["mine"] == near(case.values["card"])
    if "less" in case.values:
        assert case.values["less"] == near(case.values["other"]) < case.values["mine"]
    if "cost" in case.values:
        assert case.values["other"] in TOADS
        assert case.values["cost"] == signed(-rules.cost([*case.view.row, case.values["other"]]))


def answers(case: Reasoned, card: int) -> int:
    """Unseen cards with which the next player would not have to take the row."""
    state = case.after(Place(card))
    unseen = {*state.pile}.union(*({*player.hand, *player.unseen} for player in state.players)) - {*case.view.hand}
    player, found = state.players[state.turn], 0
    for one in unseen:
        player.hand = [one]
        found += rules.legal(state, state.turn) != [Take()]
    return found


def few(case: Reasoned) -> None:
    assert case.values["count"] == answers(case, case.action.card)
    if "more" in case.values:
        assert case.values["more"] == answers(case, case.values["other"]) > case.values["count"]


def only_card(case: Reasoned) -> None:
    costs_the_row(case)
    assert set(case.view.legal) == {Place(case.values["card"]), Take()}


def leaves_a_card(case: Reasoned) -> None:
    """It can be won now; whether something else is better is what search found out."""
    assert isinstance(case.action, Place)
    assert Twist(TWIN[case.values["twin"]]) in case.view.legal


CHECKS: dict[str, Callable[[Reasoned], None]] = {
    "only-take": nothing_fits,
    "no-cards": nothing_fits,
    "take-ends": ends_the_round,
    "take-before": take_before,
    "take-cheap": costs_the_row,
    "twist-ends": ends_the_round,
    "twist-clears": clears,
    "twist-saves": wins_two,
    "twist-stuck": next_is_stuck,
    "twist": wins_two,
    "more-than": leaves_a_card,
    "not-twist": leaves_a_card,
    "waits": only_i_can_win,
    "only-card": only_card,
    "stuck": next_is_stuck,
    "stuck-toad": next_is_stuck,
    "bait": bait,
    "safe": safe,
    "toad-safe": safe,
    "keep-toad": in_reach,
    "fits": in_reach,
    "still-fit": in_reach,
    "few": few,
    "few-fit": few,
}


def test_every_reason_is_true_and_said_in_every_language() -> None:
    seen = check_all("twisted", CHECKS)
    missing = {f"twisted-reason-{key}" for key in ("counted", *BY_HAND)}
    assert all_reasons("twisted") - seen == missing, "every other reason is given somewhere"


def test_the_lesson_is_not_contradicted_without_a_word() -> None:
    """A card could be won, as the lesson teaches, and the hint places another one: it says why that can wait."""
    state = position()
    for seat, action in ((0, Place(34)), (1, Place(41)), (2, Place(49)), (3, Twist(94))):
        rules.apply(state, seat, action)
    state.players[0].hand.append(state.pile.pop(state.pile.index(44)))
    mine = view(state, 0)
    assert Twist(14) in mine.legal
    places = [action for action in mine.legal if isinstance(action, Place)]
    assert places
    for action in places:
        why = reason(mine, Advice(action), Advice(Twist(14)))
        assert why is not None
        assert any(part.values.get("twin") == 41 for part in parts(why)), "it says what becomes of 41"


def test_where_everything_is_known_the_points_are_exact() -> None:
    mine = laid(hand=[23, 45], row=[34], other=[98])
    told = reason(mine, Advice(mine.legal[0], points=3.0, exact=True), Advice(Take(), points=-1.0, exact=True))
    assert told is not None
    assert told.values == {"points": "+3", "next": Seat(1)}
    assert all(in_every_language(told))


def laid(hand: list[int], row: list[int], other: list[int]) -> View:
    """The pile is empty: all other cards were lost before."""
    rest = [card for card in DECK if card not in {*hand, *row, *other}]
    players = [Player(hand), Player(other, lost=rest)]
    return view(State(Options(), position().chance, players, dealer=1, round=1, turn=0, row=row), 0)


BY_HAND: dict[str, tuple[View, Action, Action | None]] = {  # what no record has: a view, what is done and what is not
    "no-cards": (laid([], [34], [98]), Take(), None),
    "twist-ends": (laid([43, 12], [34], [98]), Twist(43), Take()),
    "more-than": (laid([43, 33], [34, 26], [98]), Place(33), Twist(43)),
}


@pytest.mark.parametrize("key", BY_HAND)
def test_what_no_record_has_is_true_as_well(key: str) -> None:
    mine, action, other = BY_HAND[key]
    told = reason(mine, Advice(action), None if other is None else Advice(other))
    [found] = [one for one in parts(told) if one.message == f"twisted-reason-{key}"]
    CHECKS[key](Reasoned(twisted, mine, action, other, found))
    assert all(in_every_language(found))
