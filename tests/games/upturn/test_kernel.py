"""The kernel of Upturn against its rules in rare positions laid by hand, and what only search asks of it."""

from random import Random
from typing import Any

import pytest

from games.alone import Alone
from games.twins import KERNEL, Twins, follow, twins_at, walk, without
from games.upturn.table import table
from tavolino.fast.compiler import COMPILED
from tavolino.fast.states import contents, new_states
from tavolino.game import BadMessage
from tavolino.games import upturn
from tavolino.games.upturn import kernel, playout
from tavolino.games.upturn.numbering import number_of
from tavolino.games.upturn.state import Options, State
from tavolino.games.upturn.tiles import TWINS, Tile, all_tiles

MATCHES = 4 if COMPILED else 1  # of each kind
OWN = Options(
    numbers=(*(number for number in range(1, 98) if number % 5 or number in TWINS), 99),
    penalties=(2, 3, 4, 12, 13, 14, 96, 97),
)
KINDS = {
    "auto": Options("auto"),
    "caught": Options("caught"),
    "strict": Options("strict"),
    "late": Options("late"),
    "seen": Options("auto", handing="seen"),
    "own tiles": OWN,
}
ALL_SEATS = pytest.mark.parametrize("seats", upturn.seat_counts)
ALL_OPTIONS = pytest.mark.parametrize("options", KINDS.values(), ids=KINDS)
CHANCE = {"bag", "racks"}  # fields that a shuffle changes


@ALL_SEATS
def test_rules_and_kernel_agree_when_racks_have_grown_long(seats: int) -> None:
    assert walk("upturn", seats, Options("strict"), 1, Random(seats), longest=500) > 100


@ALL_SEATS
def test_rules_and_kernel_agree_about_late_catches_and_tiles_that_were_looked_at(seats: int) -> None:
    options = Options("late", handing="seen")
    assert walk("upturn", seats, options, MATCHES, Random(seats), longest=300, vectors=True) > 100


@ALL_SEATS
def test_a_vector_shows_an_owners_own_tiles(seats: int) -> None:
    assert walk("upturn", seats, OWN, 0.5, Random(seats), longest=60, vectors=True) > 1


RARE = {
    "a first tile that is a twin opens its run": (
        table("33 22 23 40 | 53 32", "20", going=None),
        ["0 lay 33", "0 add 23", "0 close", "0 give 1", "0 keep"],
    ),
    "a first tile that is a twin and goes down": (
        table("11 12 18 40 | 53 32", "20", going=None),
        ["0 lay 11", "0 add 18", "0 add 12", "0 close", "0 give 1", "0 give 1", "0 give 1"],
    ),
    "a first tile that is a twin alone": (table("33 40 | 53 32", "20", going=None), ["0 lay 33", "0 keep"]),
    "a first tile that is a penalty tile": (table("17 40 | 53 32", "20", going=None), ["0 lay 17", "0 give 1"]),
    "no number to start with, and one drawn": (
        table("up joker | 53 51", "20", going=None, bag="32 33"),
        ["0 draw", "0 lay 32"],
    ),
    "no number to start with, and none drawn": (
        table("up joker | down | joker", "20", going=None, bag="skip2 48"),
        ["0 draw", "0 pass", "1 draw", "1 lay 48"],
    ),
    "no number to start with, and nothing to draw": (
        table("up joker | down", "20", going=None, bag=""),
        ["0 draw", "0 pass", "1 draw", "1 pass"],
    ),
    "a refill from the earlier lines": (
        table("8 9 | 39 41", "6 11 14 / down 9 / up 54 63 skip1", bag=""),
        ["0 draw", "0 pass"],
    ),
    "a refill from the running line": (table("8 9 | 39 41", "6 11 skip1 14 skip2", bag=""), ["0 draw", "0 pass"]),
    "a refill from a running line without a number": (
        table("8 9 42 | 43 44 3", "up skip1", last=40, bag=""),
        ["0 draw", "0 lay 42"],
    ),
    "nothing to refill from": (table("8 9 42 | 43 44 3", "40", bag=""), ["0 draw", "0 lay 42", "1 draw"]),
    "a new line after an empty one": (
        table("8 up 42 | 43 44 3 up | 1 2 4", "", last=40, bag=""),
        ["0 draw", "0 up right", "2 draw", "2 pass", "1 up left", "2 draw", "2 pass"],
    ),
    "a refill in the middle of drawing several": (
        table("42 8 | 53 12 | 18 19", "38 39 / up 40", bag="2"),
        ["0 lay 42", "1 catch 0", "1 draw"],
    ),
    "a refill in the middle of handing out": (
        table("44 42 41 8 9 | 53 12 | 18 19", "38 39 / up 40", bag="2"),
        ["0 lay 44", "0 add 41", "0 add 42", "0 close", "0 give 2", "0 give 1", "0 give 1", "0 give 2"],
    ),
    "the last number in a rack again": (
        table("40 39 41 9 up | 40 12 | 18 19", "38 up", last=40, bag=""),
        ["0 up left", "1 draw", "1 pass"],
    ),
    "a gift that brings nothing": (table("44 8 9 | 53 12", "40", bag="2"), ["0 lay 44", "0 give 1", "1 draw"]),
    "gifts that run out": (
        table("44 41 8 9 | 53 12", "40", bag=""),
        ["0 lay 44", "0 add 41", "0 close", "0 give 1", "0 give 1", "0 give 1"],
    ),
    "a blocked match": (
        table("8 9 | 12 13 | 18 19", "40", bag=""),
        ["0 draw", "0 pass", "1 draw", "1 pass", "2 draw", "2 pass"],
    ),
    "a tile laid where nothing was to be drawn": (
        table("8 9 | 12 13 skip1", "40", bag=""),
        ["0 draw", "0 pass", "1 draw", "1 skip1", "1 draw", "1 pass", "0 draw", "0 pass"],
    ),
    "strict: a penalty at the first tile of a run": (
        table("42 8 | 55 47 13 | 18 19", "40", call="strict", bag="2 3 4 6"),
        ["0 lay 42", "1 lay 55", "1 add 47", "1 close", "1 give 2"],
    ),
    "strict: a penalty after a new line has begun": (
        table("42 8 | up 12 13 | 18 19", "38 39", call="strict", bag=""),
        ["0 lay 42", "1 up left"],
    ),
    "strict: a penalty before anything is handed out": (
        table("42 8 | 51 12 13 | 18 19", "40", call="strict", bag="2 3 4 6"),
        ["0 lay 42", "1 lay 51", "1 give 2"],
    ),
    "strict: a win before any penalty": (
        table("42 8 | 53 | 18 19", "40", call="strict", bag="2 3 4 6"),
        ["0 lay 42", "1 lay 53"],
    ),
    "strict: a call in time": (
        table("42 8 | 53 12 13 | 18 19", "40", call="strict"),
        ["0 lay 42", "0 call", "1 lay 53"],
    ),
    "late: a catch after the next tile": (
        table("42 8 | 53 12 13 | 58 19", "40", call="late"),
        ["0 lay 42", "1 lay 53", "2 catch 0", "2 lay 58"],
    ),
    "late: a catch of the seat to play": (
        table("42 8 | 53 12 13", "40", call="late"),
        ["0 lay 42", "1 lay 53", "1 catch 0", "0 draw"],
    ),
    "late: a catch that comes too late, and the next seat that forgets": (
        table("42 8 | 53 12 | 58 19", "40", call="late"),
        ["0 lay 42", "1 lay 53", "2 lay 58", "2 call", "0 catch 1"],
    ),
    "late: a gift to a player who forgot": (
        table("42 8 | 51 12 13", "40", call="late"),
        ["0 lay 42", "1 lay 51", "1 give 0", "0 draw"],
    ),
    "seen: tiles looked at, one handed out and one kept": (
        table("55 52 8 9 | 53 12 13 | 18 19", "40", handing="seen", bag="2 3 4 6"),
        ["0 lay 55", "0 add 52", "0 close", "0 give 1", "0 keep", "1 draw"],
    ),
    "seen: nothing to look at": (table("51 8 | 53 12 13", "40", handing="seen", bag=""), ["0 lay 51"]),
    "seen: a bag that is filled again before the look": (
        table("51 8 9 | 53 12 13", "38 39 / up 40", handing="seen", bag=""),
        ["0 lay 51", "0 give 1"],
    ),
    "auto: a call that is said for the player": (table("42 8 | 53 12", "40", call="auto"), ["0 lay 42", "1 draw"]),
    "a call": (table("42 8 | 53 12", "40"), ["0 lay 42", "0 call", "1 lay 53", "1 call", "0 draw"]),
    "a catch in turn": (table("42 8 | 53 12", "40"), ["0 lay 42", "1 catch 0", "1 lay 53", "0 catch 1"]),
    "a catch out of turn": (table("42 8 | 53 12 | 18 19", "40"), ["0 lay 42", "2 catch 0", "1 lay 53"]),
    "a catch with an empty bag": (table("42 8 | 53 12", "40 41", bag=""), ["0 lay 42", "1 catch 0", "1 draw"]),
    "a call that nobody said or missed": (table("42 8 | 53 12 3", "40"), ["0 lay 42", "1 draw", "1 lay 53"]),
    "a gift to whoever forgot": (table("42 8 | 51 12 13", "40"), ["0 lay 42", "1 draw", "1 lay 51", "1 give 0"]),
    "a duty that ends with a draw": (table("skip1 42 | 53 12", "40"), ["0 skip1", "0 draw", "0 pass"]),
    "a run that opens while a call is due": (
        table("42 8 | 55 47 13 | 18 19", "40"),
        ["0 lay 42", "1 lay 55", "2 catch 0", "1 add 47"],
    ),
    "a skip between two turns with a call due": (
        table("skip1 42 | 53 12", "40"),
        ["0 skip1", "0 call", "0 draw", "0 pass"],
    ),
    "a Joker on a Joker, then a number": (
        table("joker joker 42 8 | 53 12 | 18 19", "40"),
        ["0 joker down left", "0 joker up right", "0 lay 42", "2 draw"],
    ),
    "a Joker and nothing more": (table("joker 42 8 | 53 12 | 18 19", "40"), ["0 joker up right", "0 stop", "2 draw"]),
    "a Joker, then an arrow": (
        table("joker updown 8 9 | 53 12 | 18 19", "40"),
        ["0 joker down right", "0 updown up left", "1 lay 53"],
    ),
    "a Joker, then a skip": (table("joker skip1 8 9 | 53 12 | 18 19", "40"), ["0 joker up right", "0 skip1"]),
    "a Joker, then a run": (
        table("joker 33 37 8 9 | 53 12 | 18 19", "40"),
        ["0 joker down right", "0 lay 33", "0 add 37", "0 close", "0 give 1", "0 give 2", "0 keep"],
    ),
    "a Joker, then the only tile, which cannot be an arrow": (
        table("joker up | 53 12 | 18 19", "40"),
        ["0 joker up left", "0 stop"],
    ),
    "an only tile that is an action tile": (
        table("up | 53 12", "40", bag="8 9"),
        ["0 draw", "0 up left", "0 call", "1 draw"],
    ),
    "skips with two players": (table("skip1 skip2 8 9 | 53 12", "40"), ["0 skip1", "0 skip2", "0 draw"]),
    "skips with three players": (
        table("skip1 8 9 | 53 12 | skip2 18 19", "40"),
        ["0 skip1", "2 skip2", "2 draw"],
    ),
    "skips with four players to the right": (
        table("skip1 8 9 | 53 12 | skip2 18 19 | 72 73", "40", marker="right"),
        ["0 skip1", "2 skip2", "3 lay 72"],
    ),
    "99 going up": (table("99 98 up | 53 12 down", "97"), ["0 lay 99", "0 close", "0 keep", "1 draw", "1 down left"]),
    "a win by a run": (table("44 42 | 53 12", "40"), ["0 lay 44", "0 add 42", "0 close"]),
    "a win by a penalty tile": (table("41 | 53 12", "40"), ["0 lay 41"]),
    "a win by a twin alone": (table("44 | 53 12", "40"), ["0 lay 44"]),
    "a win after a Joker": (table("joker 41 | 53 12", "40"), ["0 joker up left", "0 lay 41"]),
}


@pytest.mark.parametrize(("state", "moves"), RARE.values(), ids=RARE)
def test_rules_and_kernel_agree_on(state: State, moves: list[str]) -> None:
    follow(laid(state), moves, CHANCE)


def laid(state: State) -> Twins:
    return twins_at("upturn", len(state.racks), state.options, state)


def played(seats: int, options: Options, seed: str) -> Alone:
    return Alone("upturn", seats, options, seed)


@ALL_SEATS
@ALL_OPTIONS
def test_the_kernel_deals_all_tiles_of_the_set(seats: int, options: Options) -> None:
    for number in range(20):
        fields = played(seats, options, str(number)).fields()
        assert tiles_in(fields) == sorted(map(kernel.code_of, all_tiles(options.numbers)))
        assert [len(rack) for rack in fields["racks"]] == [7] * seats + [0] * (4 - seats)
        assert fields["lines"] == [fields["last"]]
        assert fields["last"] in options.numbers


@ALL_SEATS
def test_the_kernel_deals_as_the_rules_do_but_for_chance(seats: int) -> None:
    match = played(seats, OWN, "deal")
    state = upturn.deal(seats, OWN, Twins("upturn", seats, OWN, Random(1)).chance)
    kernel.pack(state, match.states, 1)
    dealt, packed = match.fields(), contents(match.states, 1, kernel.FIELDS)
    for name in kernel.FIELDS.keys() - {*CHANCE, "turn", "last", "lines"}:
        assert dealt[name] == packed[name], name


def test_a_deal_leaves_nothing_behind_of_the_match_before() -> None:
    match = played(3, Options("strict"), "first")
    fresh = played(3, Options("strict"), "second")
    for _ in match.sensible_steps():
        pass
    match.deal_again("second")
    assert match.fields() == fresh.fields()


def test_every_seat_is_drawn_first_some_time() -> None:
    first = {played(4, Options(), str(number)).fields()["turn"] for number in range(60)}
    assert first == {0, 1, 2, 3}


def tiles_in(fields: dict[str, Any]) -> list[int]:
    racks = [tile for rack in fields["racks"] for tile in rack]
    return sorted([*fields["lines"], *fields["bag"], *racks])


def test_who_ought_to_call_is_asked_before_the_seat_to_act() -> None:
    twins = laid(table("42 8 | 53 12 | 18 19", "40"))
    twins.act(0, upturn.read("lay 42"))
    assert (twins.state.turn, kernel.next_seat(twins.states, KERNEL)) == (1, 0)
    twins.act(0, upturn.read("call"))
    assert kernel.next_seat(twins.states, KERNEL) == 1


@ALL_SEATS
@ALL_OPTIONS
def test_a_new_deal_keeps_what_a_seat_knows_and_changes_the_rest(seats: int, options: Options) -> None:
    match = played(seats, options, f"{seats} {options}")
    changed = checked = 0
    for place, _ in enumerate(match.sensible_steps()):
        seat = place % seats
        before = match.fields()
        kernel.redeal(match.states, 0, seat, match.dice)
        after = match.fields()
        assert what_is_known(before, seat) == what_is_known(after, seat)
        assert tiles_in(before) == tiles_in(after)
        checked += 1
        changed += before["bag"] != after["bag"] and before["racks"] != after["racks"]
    assert changed > 0.6 * checked


def what_is_known(fields: dict[str, Any], seat: int) -> dict[str, Any]:
    sizes = [len(rack) for rack in fields["racks"]]
    assert fields["racks"] == [sorted(rack) for rack in fields["racks"]]
    return {**without(CHANCE, fields), "sizes": sizes, "bag size": len(fields["bag"]), "own": fields["racks"][seat]}


def test_a_new_deal_leaves_a_twin_that_opened_its_run_with_its_owner() -> None:
    twins = laid(table("44 42 41 8 | 53 12 | 18 19", "40"))
    twins.act(0, upturn.read("lay 44"))
    for seat in (0, 1, 2):
        for _ in range(20):
            kernel.redeal(twins.states, KERNEL, seat, twins.dice)
            assert 44 in twins.seen_as(KERNEL)["racks"][0]


def test_a_new_deal_can_bring_any_unseen_tile_to_any_hidden_place() -> None:
    twins = laid(table("8 | 53 | 18", "40", bag="1 up"))
    found: set[tuple[int, ...]] = set()
    for _ in range(300):
        kernel.redeal(twins.states, KERNEL, 0, twins.dice)
        fields = twins.seen_as(KERNEL)
        found.add((*fields["racks"][1], *fields["racks"][2], *fields["bag"]))
    assert len(found) == 4 * 3 * 2


@ALL_SEATS
@ALL_OPTIONS
def test_the_quick_choice_is_always_legal_and_brings_matches_to_an_end(seats: int, options: Options) -> None:
    for number in range(3 * MATCHES):
        match = played(seats, options, f"{seats} {number}")
        for step, _ in enumerate(match.sensible_steps()):
            assert step < 3000, "no end in sight"
            for seat in match.seats:
                if legal := match.legal(seat):
                    assert match.choice(seat) in legal


@pytest.mark.parametrize(
    ("racks", "lines", "best"),
    [
        ("44 42 41 8 | 53 12", "40", "lay 44"),
        ("joker 8 | 53 12", "40", "joker down left"),
        ("41 47 8 | 53 12", "40", "lay 41"),
        ("skip1 42 | 53 12", "40", "skip1"),
        ("up 42 | 53 12", "40", "up left"),
        ("down 8 9 | 53 12", "40", "down left"),
    ],
)
def test_the_quick_choice_is_sensible(racks: str, lines: str, best: str) -> None:
    twins = laid(table(racks, lines))
    for _ in range(10):
        twins.legal(0)
        assert playout.choose(twins.states, KERNEL, 0, twins.actions, twins.dice) == number_of(upturn.read(best))


def test_the_quick_choice_gives_to_whoever_is_nearest_to_winning() -> None:
    twins = laid(table("41 42 8 | 53 12 13 | 18 19 | 28 29 31", "40"))
    twins.act(0, upturn.read("lay 41"))
    twins.legal(0)
    assert playout.choose(twins.states, KERNEL, 0, twins.actions, twins.dice) == number_of(upturn.read("give 2"))


@ALL_SEATS
def test_rewards_lie_between_0_and_1_and_are_best_for_the_winner(seats: int) -> None:
    for number in range(MATCHES):
        match = played(seats, Options("auto"), f"{seats} {number}")
        for _ in match.sensible_steps():
            assert all(0 < reward < 1 for reward in match.rewards())
        left = [len(rack) for rack in match.fields()["racks"][:seats]]
        rewards = match.rewards()
        assert all(0 <= reward <= 1 for reward in rewards)
        assert [reward >= 0.8 for reward in rewards] == [count == min(left) for count in left]


def test_before_the_end_fewer_tiles_are_worth_more_and_action_tiles_alone_less() -> None:
    assert rewards_at("8 | 53 12 13")[0] > rewards_at("8 9 12 | 53")[0]
    assert rewards_at("8 up | 53 12 13")[0] > rewards_at("down up | 53 12 13")[0]


def test_a_blocked_match_shares_its_first_place() -> None:
    state = table("8 9 | 12 13 | 18 19 21", "40", bag="")
    state.reason = "blocked"
    first, second, third = rewards_of(state)
    assert first == second > 0.8 > 0.2 > third


def rewards_at(racks: str) -> list[float]:
    return rewards_of(table(racks, "40"))


def rewards_of(state: State) -> list[float]:
    match = played(len(state.racks), state.options, "rewards")
    kernel.pack(state, match.states, 0)
    return match.rewards()


def test_a_match_is_one_segment_from_the_deal_to_its_end() -> None:
    match = played(2, Options(), "segment")
    assert {playout.segment(match.states, 0) for _ in match.sensible_steps()} == {0}


def too_many_seats() -> State:
    return table("8 | 9 | 12 | 13 | 14", "40")


def too_many_tiles() -> State:
    tiles: list[Tile] = [*all_tiles(Options().numbers), "up"]
    state = table("8 | 9", "40")
    state.bag = tiles
    return state


def too_large_a_number() -> State:
    state = table("8 | 9", "40")
    state.dry = 40_000
    return state


@pytest.mark.parametrize(
    "state", [too_many_seats(), too_many_tiles(), too_large_a_number()], ids=["seats", "tiles", "number"]
)
def test_a_state_that_does_not_fit_is_refused(state: State) -> None:
    with pytest.raises(BadMessage, match="kernel"):
        kernel.pack(state, new_states(kernel.FIELDS, 1), 0)
