"""Every reason why an action is refused: a clause of the page and a readable sentence."""

import re
from random import Random

import pytest

from games.upturn.table import Call, clauses, play, refused, table
from games.why import Why, read_out
from tavolino.chance import SIZE, Chance
from tavolino.game import IllegalAction, Refusal
from tavolino.games import upturn
from tavolino.games.upturn.actions import Action, StartLine
from tavolino.games.upturn.state import Options, State
from tavolino.match import Match

ANY_ACTION: list[Action] = [
    *(upturn.read(f"{word} {number}") for word in ("lay", "add") for number in range(1, 100)),
    *(upturn.read(f"{word} {seat}") for word in ("give", "catch") for seat in range(4)),
    *(upturn.read(word) for word in ("close", "skip1", "skip2", "stop", "draw", "pass", "keep", "call")),
    *(upturn.read(f"{tile} {side}") for tile in ("up", "down") for side in ("left", "right")),
    *(upturn.read(f"{tile} {way} right") for tile in ("updown", "joker") for way in ("up", "down")),
    StartLine("up", "down", "left"),
]


def opening() -> State:
    return table("40 up | 8 9", "20", going=None)


def numberless() -> State:
    return table("up skip1 | 8 9", "20", going=None, bag="joker")


def playing() -> State:
    return table("42 39 up | 8 9", "40")


def descending() -> State:
    return table("42 39 up | 8 9", "40", going="down")


def alone() -> State:
    return table("up | 8 9", "40")


def drawn() -> State:
    state = playing()
    play(state, "0 draw")
    return state


def running() -> State:
    state = table("66 55 42 43 39 up | 8 9", "40")
    play(state, "0 lay 66", "0 add 43")
    return state


def giving() -> State:
    state = table("41 53 39 up | 8 9", "40")
    play(state, "0 lay 41")
    return state


def extra() -> State:
    state = table("joker 53 39 | 8 9", "40")
    play(state, "0 joker down left")
    return state


def uncalled(call: Call = "caught") -> State:
    state = table("42 39 | 8 9 | 12 13", "40", call=call)
    play(state, "0 lay 42")
    return state


def forgotten() -> State:
    state = table("42 39 | 53 8 9 | 12 13", "40", call="late")
    play(state, "0 lay 42", "1 lay 53")
    return state


def over() -> State:
    state = table("42 | 8 9", "40")
    play(state, "0 lay 42")
    return state


@pytest.mark.parametrize(
    ("state", "move", "clause", "reason"),
    [
        (over(), "1 draw", "U-E1", "The match is over"),
        (over(), "1 catch 0", "U-E1", "The match is over"),
        (playing(), "1 draw", "U-S2", "not your turn"),
        (opening(), "0 draw", "U-F2", "The first tile must be a number"),
        (opening(), "0 pass", "U-F2", "The first tile must be a number"),
        (opening(), "0 up left", "U-F2", "can’t play an action tile before"),
        (numberless(), "0 skip1", "U-F2", "can’t play an action tile before"),
        (numberless(), "0 pass", "U-D1", "only pass after you’ve drawn"),
        (playing(), "0 lay 39", "U-N1", "goes up: 39 isn’t higher than 40"),
        (descending(), "0 lay 42", "U-N1", "goes down: 42 isn’t lower than 40"),
        (extra(), "0 lay 53", "U-N1", "goes down: 53 isn’t lower than 40"),
        (playing(), "0 lay 8", "U-N1", "don’t have 8"),
        (running(), "0 lay 42", "U-N4", "run is open"),
        (running(), "0 up left", "U-N4", "run is open"),
        (running(), "0 draw", "U-N4", "run is open"),
        (running(), "0 pass", "U-N4", "run is open"),
        (running(), "0 add 42", "U-N4", "42 isn’t between 43 and the twin 66"),
        (running(), "0 add 55", "U-N4", "55 is a twin too"),
        (running(), "0 add 48", "U-N1", "don’t have 48"),
        (playing(), "0 down left", "U-A1", "don’t have a Down tile"),
        (playing(), "0 skip1", "U-A4", "don’t have a Skip 1"),
        (playing(), "0 add 42", "U-N4", "only to an open run"),
        (playing(), "0 close", "U-N4", "no open run"),
        (giving(), "0 lay 53", "U-N5", "hand out"),
        (giving(), "0 up left", "U-N5", "hand out"),
        (giving(), "0 draw", "U-N5", "hand out"),
        (giving(), "0 give 0", "U-N5", "never to yourself"),
        (giving(), "0 give 2", "U-N5", "Nobody’s sitting there"),
        (playing(), "0 give 1", "U-N5", "no tiles to hand out"),
        (playing(), "0 keep", "U-N5", "no tiles to hand out"),
        (playing(), "0 up right", "U-A3", "choose left"),
        (playing(), "0 stop", "U-A5", "only possible after a Joker"),
        (extra(), "0 draw", "U-A5", "After a Joker"),
        (extra(), "0 pass", "U-A5", "After a Joker"),
        (drawn(), "0 draw", "U-D1", "already drawn"),
        (playing(), "0 pass", "U-D1", "only pass after you’ve drawn"),
        (alone(), "0 up left", "U-L1", "last tile must be a number"),
        (playing(), "0 call", "U-L2", "only after a turn that leaves you one tile"),
        (uncalled(), "1 call", "U-L2", "only after a turn that leaves you one tile"),
        (playing(), "1 catch 0", "U-L2", "nobody to catch there"),
        (uncalled(), "1 catch 2", "U-L2", "nobody to catch there"),
        (uncalled(), "0 catch 0", "U-L2", "nobody to catch there"),
        (uncalled(call="strict"), "1 catch 0", "U-L3", "Nobody needs catching"),
        (uncalled(call="late"), "1 catch 0", "U-L3", "still time"),
        (forgotten(), "0 call", "U-L2", "only after a turn that leaves you one tile"),
        (forgotten(), "2 catch 1", "U-L2", "nobody to catch there"),
        (uncalled(call="auto"), "1 catch 0", "U-L3", "said for everyone"),
        (uncalled(call="auto"), "0 call", "U-L3", "said for everyone"),
    ],
)
def test_a_refusal_names_its_clause_and_its_reason(state: State, move: str, clause: str, reason: str) -> None:
    refusal = refused(state, move)
    assert refusal.clause == clause
    assert reason in refusal.reason
    assert_readable(refusal)


def assert_readable(refusal: Refusal) -> None:
    assert refusal.clause in clauses()
    assert re.match(r"[A-Z0-9].*\w.*\.$", refusal.reason)


def test_an_arrow_cannot_go_the_other_way() -> None:
    refusal = upturn.why_not(playing(), 0, StartLine("up", "down", "left"))
    assert read_out(refusal) == Why("U-A1", "An Up tile can’t turn the game down.")


@pytest.mark.parametrize("call", ["caught", "strict", "auto", "late"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_is_not_legal_in_a_match_can_be_explained(seats: int, call: Call) -> None:
    rng = Random(seats)
    state = upturn.deal(seats, Options(call=call), Chance(bytes(SIZE)))
    for _ in range(60):
        legal = {seat: upturn.legal(state, seat) for seat in range(seats)}
        for action in rng.sample(ANY_ACTION, 40):
            for seat in range(seats):
                if action not in legal[seat]:
                    assert_readable(upturn.why_not(state, seat, action))
        seat = rng.choice([seat for seat in range(seats) if legal[seat]] or [0])
        if not legal[seat]:
            return
        upturn.apply(state, seat, rng.choice(legal[seat]))


def test_a_match_refuses_with_the_sentence_and_the_clause() -> None:
    match = Match(upturn, Options(), ["Anna", "Ben"], bytes(SIZE), [bytes(SIZE)] * 2)
    with pytest.raises(IllegalAction) as refusal:
        match.act(1 - match.state.turn, upturn.read("draw"))
    assert str(refusal.value) == "It’s not your turn. (U-S2)"
