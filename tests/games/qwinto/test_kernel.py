"""The kernel of Qwinto against its rules in rare positions laid by hand, and what only search asks of it."""

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from games.alone import Alone
from games.qwinto.table import lay, sheet, sheet_with
from games.twins import KERNEL, Twins, follow, twins_at, without
from tavolino.fast.dice import new_dice
from tavolino.fast.states import contents, new_states
from tavolino.game import BadMessage
from tavolino.games import qwinto
from tavolino.games.qwinto import kernel, playout
from tavolino.games.qwinto.actions import PlayTwo
from tavolino.games.qwinto.numbering import action_of, number_of
from tavolino.games.qwinto.state import Options, State

ALL_SEATS = pytest.mark.parametrize("seats", qwinto.seat_counts)
CHANCE = {"pile", "hands"}  # fields that a shuffle changes


COVERED = "o6/y1/o2 y3 g3 p5"  # two cards lie under the first top
HIGH = "o2 y3 g4 p5"
READY = sheet_with(full="y", almost="o")  # one more number ends the match
RARE = {
    "the book's first example": (
        lay("o4 y1 p1", "o1 y2 p2", pile="y4"),
        ["0 play o4 br", "0 write o7", "1 write y5"],
    ),
    "the book's second example, two cards": (
        lay("p1 o1 y6", "y1 y2 p2", pile="y4 y5"),
        ["0 play p1 bl o1 tl", "1 write p2", "0 write o3"],
    ),
    "the same pair the other way round": (lay("p1 o1 y6", "y1 y2 p2", pile="y4 y5"), ["0 play o1 tl p1 bl", "1 pass"]),
    "three cards of the same value": (
        lay("o0 p0 g0", "y1 y2 p2", pile="y4 y5"),
        ["0 play g0 br p0 tr", "0 write o2", "1 write p0"],
    ),
    "draw, shuffle, draw": (
        lay("p1 o1 y6", "y2 p2 g1", grid=COVERED, pile="y4"),
        ["0 play p1 bl o1 tl", "0 write o2", "1 pass"],
    ),
    "shuffle, then draw": (
        lay("p1 o1 y6", "y2 p2 g1", grid=COVERED),
        ["0 play y6 br", "0 write y1", "1 pass", "1 play g1 tl", "1 write y2", "0 pass"],
    ),
    "shuffle again at the next draw": (
        lay("p1 o1 y6", "y2 p2 g1"),
        ["0 play y6 br", "0 write y1", "1 pass", "1 play g1 tl", "1 write y2", "0 pass"],
    ),
    "three greys": (lay("g1 o1 y6", "y2 p2 g2", grid="o2 g3 g4 p5", pile="y4"), ["0 play g1 tl", "1 pass", "0 pass"]),
    "a negative number": (
        lay("o-2 o1 y6", "y2 p2 g2", grid="o2 y-2 p-2 p5", pile="y4"),
        ["0 play o-2 tl", "1 pass", "0 pass"],
    ),
    "nought": (lay("o0 o1 y6", "y2 p2 g2", grid="o2 y-2 p2 p5", pile="y4"), ["0 play o0 tl", "1 pass", "0 pass"]),
    "the largest number": (
        lay("o6 o1 y5", "y2 p2 g2", grid="o2 y6 p6 p5", pile="y4"),
        ["0 play o6 tl", "1 write o11", "0 write p0"],
    ),
    "a fourth misthrow": (
        lay("o4 y1 p1", "o1 y2 p2", pile="y4", sheets=[sheet("o2:3", misses=3)]),
        ["0 play o4 br", "1 write y5", "0 pass"],
    ),
    "others mark no misthrow": (
        lay("o4 y1 p1", "o1 y2 p2", pile="y4", sheets=[sheet(), sheet(misses=3)]),
        ["0 play o4 br", "1 pass", "0 write o2"],
    ),
    "two seats that fill two rows together": (
        lay("o6 y1 p1", "o1 y2 p2", grid=HIGH, pile="y4", sheets=[READY, deepcopy(READY)]),
        ["0 play o6 br", "1 write o11", "0 write o11"],
    ),
    "two full rows before a fourth misthrow": (
        lay("o6 y1 p1", "o1 y2 p2", grid=HIGH, pile="y4", sheets=[sheet(misses=3), READY]),
        ["0 play o6 br", "1 write o11", "0 pass"],
    ),
    "a first full row does not end it": (
        lay("o6 y1 p1", "o1 y2 p2", grid=HIGH, pile="y4", sheets=[sheet_with(almost="oy"), sheet_with(full="p")]),
        ["0 play o6 br", "1 pass", "0 write o11"],
    ),
    "a full row takes nothing more": (
        lay("o6 y1 p1", "o1 y2 p2", grid=HIGH, pile="y4", sheets=[sheet_with(full="oy")]),
        ["0 play o6 br", "1 write y10", "0 pass"],
    ),
    "one cell is left in a row, and no number for it": (
        lay("o6 y1 p1", "o1 y2 p2", pile="y4", sheets=[sheet("o2:1 o3:2 o6:3 o7:4 o8:5 o9:6 o10:7 o11:8 y1:12")]),
        ["0 play o6 br", "1 pass", "0 pass"],
    ),
    "equal numbers in columns": (
        lay("o4 y1 p1", "o1 y2 p2", pile="y4", sheets=[sheet("p2:10 p8:12"), sheet("p3:10")]),
        ["0 play o4 br", "1 write o2", "0 write o3"],
    ),
    "an equal number in the other rows of three": (
        lay("o4 y1 p1", "o1 y2 p2", pile="y4", sheets=[sheet("p7:10"), sheet("o8:10")]),
        ["0 play o4 br", "0 write o8", "1 write y9"],
    ),
    "the number stands in the row already": (
        lay("o4 y1 p1", "o1 y2 p2", pile="y4", sheets=[sheet("o7:10 y8:10")]),
        ["0 play o4 br", "1 pass", "0 pass"],
    ),
    "a full column counts its bonus": (
        lay("o4 y1 p1", "o1 y2 p2", pile="y4", sheets=[sheet("y3:9 p3:8")]),
        ["0 play o4 br", "0 write o3", "1 pass"],
    ),
    "solo, the last card but one": (lay("p1 o4 y6"), ["0 play o4 br", "0 write o7", "0 play p1 tl", "0 write y3"]),
    "solo, the last card": (lay("o4"), ["0 play o4 br", "0 write o7"]),
    "solo, the last two cards": (lay("p1 o1"), ["0 play p1 bl o1 tl", "0 pass"]),
    "solo, the last card fills the second row": (
        lay("o6", grid=HIGH, sheets=[READY]),
        ["0 play o6 br", "0 write o11"],
    ),
    "four seats, decided in any order": (
        lay("o4 y1 p1", "o1 y2 p2", "g1 g2 p3", "y4 y5 y6", pile="p4", active=2),
        ["2 play p3 br", "1 write y5", "3 pass", "0 write p0", "2 write p0", "3 play y5 tl", "0 pass"],
    ),
}


@pytest.mark.parametrize(("state", "moves"), RARE.values(), ids=RARE)
def test_rules_and_kernel_agree_in_rare_positions(state: State, moves: list[str]) -> None:
    follow(laid(state), moves, CHANCE)


def laid(state: State) -> Twins:
    return twins_at("qwinto", len(state.hands), Options(), state)


def played(seats: int, seed: str) -> Alone:
    return Alone("qwinto", seats, Options(), seed)


def cards_in(fields: dict[str, Any]) -> list[int]:
    covered = [card for card, lies_under in enumerate(fields["covered"]) if lies_under]
    return sorted([*fields["tops"], *covered, *fields["pile"], *(card for hand in fields["hands"] for card in hand)])


@ALL_SEATS
def test_the_kernel_deals_as_the_rules_do_but_for_chance(seats: int) -> None:
    match = played(seats, "deal")
    kernel.pack(Twins("qwinto", seats, Options(), Random(1)).state, match.states, 1)
    dealt, packed = match.fields(), contents(match.states, 1, kernel.FIELDS)
    for name in kernel.FIELDS.keys() - {*CHANCE, "tops", "active"}:
        assert dealt[name] == packed[name], name
    assert cards_in(dealt) == list(range(32))
    assert [len(hand) for hand in dealt["hands"]] == [3] * seats + [0] * (4 - seats)


def test_a_deal_leaves_nothing_behind_of_the_match_before() -> None:
    match, fresh = played(3, "first"), played(3, "second")
    for _ in match.sensible_steps():
        pass
    match.deal_again("second")
    assert match.fields() == fresh.fields()


def test_every_seat_is_drawn_first_some_time() -> None:
    assert {played(4, str(number)).fields()["active"] for number in range(60)} == {0, 1, 2, 3}


def test_the_active_seat_is_asked_first_and_the_others_clockwise() -> None:
    twins = laid(lay("o4 y1 p1", "o1 y2 p2", "g1 g2 p3", "y4 y5 y6", pile="p4", active=2))
    asked = [kernel.next_seat(twins.states, KERNEL)]
    for move in ("2 play p3 br", "3 pass", "2 pass", "0 pass"):
        twins.act(int(move[0]), qwinto.read(move[2:]))
        asked.append(kernel.next_seat(twins.states, KERNEL))
    assert asked == [2, 2, 2, 0, 1]


@ALL_SEATS
def test_a_new_deal_keeps_what_a_seat_knows_and_changes_the_rest(seats: int) -> None:
    match = played(seats, f"redeal {seats}")
    changed = checked = 0
    for step, _ in enumerate(match.sensible_steps()):
        seat = step % seats
        before = match.fields()
        kernel.redeal(match.states, 0, seat, match.dice)
        after = match.fields()
        assert what_is_known(before, seat) == what_is_known(after, seat)
        assert cards_in(after) == list(range(32))
        if len(before["pile"]) > 3:
            checked += 1
            changed += before["pile"] != after["pile"] and (seats == 1 or before["hands"] != after["hands"])
    assert changed > 0.9 * checked > 0


def what_is_known(fields: dict[str, Any], seat: int) -> dict[str, Any]:
    return {
        **without(CHANCE, fields),
        "decided": [number == kernel.UNDECIDED for number in fields["decided"]],
        "own decision": fields["decided"][seat],
        "own hand": fields["hands"][seat],
        "sizes": [len(fields["pile"]), *map(len, fields["hands"])],
    }


def test_an_imagined_world_lets_the_others_decide_again_and_keeps_ones_own_decision() -> None:
    twins = laid(lay("o4 y1 p1", "o1 y2 p2", "g1 g2 p3", pile="p4"))
    twins.act(0, qwinto.read("play o4 br"))
    choices = [twins.legal(seat) for seat in twins.seats]
    unlikely = [number_of(qwinto.read("pass")), kernel.UNDECIDED, number_of(qwinto.read("write y10"))]
    twins.act(0, qwinto.read("pass"))
    twins.act(2, qwinto.read("write y10"))
    for seat in twins.seats:
        kernel.pack(twins.state, twins.states, KERNEL)
        playout.imagine(twins.states, KERNEL, seat, twins.dice)
        decided = twins.seen_as(KERNEL)["decided"]
        kept = [number == before for number, before in zip(decided, unlikely, strict=False)]
        assert kept == [seat == 0, True, seat == 2]
        assert all(decided[other] in choices[other] for other in (0, 2))


def test_a_new_deal_can_bring_any_unseen_card_to_any_hidden_place() -> None:
    twins = laid(lay("o4", "o1", "g1", pile="p4 y4"))
    found: set[tuple[int, ...]] = set()
    for _ in range(300):
        kernel.redeal(twins.states, KERNEL, 0, twins.dice)
        fields = twins.seen_as(KERNEL)
        found.add((*fields["hands"][1], *fields["hands"][2], *fields["pile"]))
    assert len(found) == 4 * 3 * 2


@ALL_SEATS
def test_the_quick_choice_is_always_legal_and_brings_matches_to_an_end(seats: int) -> None:
    for number in range(5):
        match = played(seats, f"{seats} {number}")
        for step, _ in enumerate(match.sensible_steps()):
            assert step < 1000, "no end in sight"
            for seat in match.seats:
                if legal := match.legal(seat):
                    assert match.choice(seat) in legal


@ALL_SEATS
def test_the_quick_choice_is_legal_in_matches_played_at_random(seats: int) -> None:
    rng = Random(seats)
    for number in range(10):
        match = played(seats, f"{seats} {number}")
        while (seat := kernel.next_seat(match.states, 0)) >= 0:
            legal = match.legal(seat)
            assert match.choice(seat) in legal
            kernel.step(match.states, 0, seat, rng.choice(legal), match.dice)


def test_the_quick_choice_is_legal_with_the_last_two_cards_of_a_match_alone() -> None:
    twins = laid(lay("o4 y4"))
    legal = twins.legal(0)
    assert {playout.choose(twins.states, KERNEL, 0, twins.actions, new_dice(seed)) for seed in range(200)} <= {*legal}


@pytest.mark.parametrize(
    ("number", "entries", "best"),
    [
        (1, "", "o2 y1 p0"),
        (17, "", "o11 y10 p9"),
        (10, "y7:8 p7:12", "o7"),
        (9, "o2:1 o3:3 o4:4 o6:8 o7:10 o8:12 o9:13 o10:14 o11:15", "y5 y7 y8 p5 p6 p7"),
    ],
)
def test_the_quick_choice_writes_where_a_number_belongs(number: int, entries: str, best: str) -> None:
    state = lay("o4 y1 p1", "o1 y2 p2", pile="p4", sheets=[sheet(entries)], number=number, colours="oyp")
    assert quick_choice(state) in {number_of(qwinto.read(f"write {cell}")) for cell in best.split()}


def test_the_quick_choice_plays_what_it_can_write() -> None:
    state = lay("o6 g-2 g0", "y1 y2 p2", grid="g4 g3 g3 g4", pile="p4", sheets=[sheet("o2:1 o10:8"), sheet("o2:17")])
    best = {number_of(qwinto.read(f"play o6 {place}")) for place in ("tl", "br", "tr", "bl")}
    assert all(quick_choice(state, seed) in best for seed in range(10))


def test_the_quick_choice_is_a_pair_where_only_a_pair_does_it_and_chance_looks_there() -> None:
    state = lay("g0 o0 g-2", grid="g1 g0 g0 g-2", pile="p4")
    chosen = [action_of(quick_choice(state, seed)) for seed in range(40)]
    pairs = {play.second_place for play in chosen if isinstance(play, PlayTwo)}
    assert len(pairs) == 2, "only one corner makes a number, with its partner on either side"


def quick_choice(state: State, seed: int = 0) -> int:
    twins = laid(state)
    twins.legal(0)
    return playout.choose(twins.states, KERNEL, 0, twins.actions, new_dice(seed))


@ALL_SEATS
def test_rewards_lie_between_0_and_1_and_are_best_for_the_winner(seats: int) -> None:
    for number in range(4):
        match = played(seats, f"rewards {seats} {number}")
        for _ in match.sensible_steps():
            assert all(0 < reward < 1 for reward in match.rewards())
        points, rewards = match.scores(), match.rewards()
        assert all(0 < reward < 1 for reward in rewards)
        if seats > 1:
            assert [reward == max(rewards) for reward in rewards] == [count == max(points) for count in points]


def rewards_of(*entries: str, misses: int = 0, reason: str | None = None) -> list[float]:
    state = lay(*["o4 y1 p1"] * len(entries), sheets=[sheet(text) for text in entries])
    state.sheets[0].misses = misses
    state.reason = reason
    match = played(len(entries), "rewards")
    kernel.pack(state, match.states, 0)
    return match.rewards()


def test_a_shared_win_is_a_win_for_both() -> None:
    first, second, third = rewards_of("o2:4 o3:5", "y2:4 y3:5", "y2:4", reason="misthrows")
    assert first == second >= 0.8 > 0.2 > third


def test_the_more_points_ahead_the_better() -> None:
    behind, less = (rewards_of("", "", misses=misses, reason="misthrows")[0] for misses in (1, 2))
    assert 0.2 > behind > less > 0


def test_before_the_end_cells_that_can_still_be_filled_are_worth_something() -> None:
    well, badly = rewards_of("o2:2 o11:16", "o2:15 o11:16")
    assert well > 0.5 > badly


def test_solo_rewards_grow_with_the_points() -> None:
    full = " ".join(f"y{column}:{number}" for number, column in enumerate((1, 2, 3, 4, 5, 7, 8, 9, 10), 4))
    rewards = [rewards_of(entries, reason="cards")[0] for entries in ("", "o2:3", "o2:3 o4:9", full)]
    assert rewards == sorted(set(rewards))
    assert rewards_of("o2:3")[0] > rewards_of("o2:3", misses=2)[0]


@pytest.mark.parametrize(
    "state",
    [
        lay("o1", "o2", "o3", "o4", "o5", grid="y1 y2 y3 y4"),
        lay("o1 o2 o3 o4"),
        lay("o1", sheets=[sheet(misses=2**15)]),
    ],
    ids=["five seats", "four cards in hand", "too many misthrows"],
)
def test_a_state_that_does_not_fit_is_refused(state: State) -> None:
    with pytest.raises(BadMessage, match="kernel"):
        kernel.pack(state, new_states(kernel.FIELDS, 1), 0)
