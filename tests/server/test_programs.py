"""People's programs in the Bot menu: called to a table, seated or not, marked, and quick among themselves."""

from collections.abc import Iterator
from typing import Any

import pytest

from support.programs import call, keeper, own_socket, program_of, ready, until, willing
from support.running import Guest, Live, Running


@pytest.fixture(scope="module")
def owner(server: Running) -> Guest:
    return keeper(server, "Olga")


@pytest.fixture(scope="module")
def rosetta(owner: Guest) -> Guest:
    return program_of(owner, "Rosetta")


@pytest.fixture
def program(rosetta: Guest) -> Iterator[Guest]:
    """It leaves its tables after each test: it would be busy."""
    yield rosetta
    with own_socket(rosetta) as live:
        for one in live.next()["tables"]:
            rosetta.ask(one["table"], "stand")


@pytest.fixture
def anna(server: Running) -> Guest:
    return server.guest("Anna")


def lobby(guest: Guest, seats: int = 2, game: str = "twisted", **settings: Any) -> str:
    table = guest.open(game, seats, **settings)
    assert guest.ask(table, "sit", seat=0).status_code == 200
    return table


def called(guest: Guest, table: str) -> Any:
    return guest.get(f"/api/tables/{table}").json()["table"]["called"]


def why(answer: Any) -> str:
    assert answer.status_code == 409, answer.text
    body = answer.json()
    return str(body["refused"][0]["message"] if "refused" in body else body["message"])


def test_a_willing_program_is_called_and_sits_down_marked(program: Guest, anna: Guest) -> None:
    table = lobby(anna)
    assert ready(anna, table) == []
    with willing(program, "twisted") as live:
        assert ready(anna, table) == ["Rosetta"]
        assert call(anna, table, "Rosetta").status_code == 200
        assert called(anna, table) == [{"seat": 1, "name": "Rosetta", "owner": "Olga", "answer": ""}]
        [invited] = until(live, lambda news: news["invited"])["invited"]
        assert (invited["table"], invited["seat"], invited["seats"], invited["by"]) == (table, 1, 2, "Anna")
        with own_socket(program) as another:
            assert another.next()["invited"] == [invited]
        other = lobby(program)
        news = until(live, lambda news: [one["table"] for one in news["tables"]] == [other])
        assert news["invited"] == [invited], "what comes meanwhile does not wait for the end of the call"
        program.ask(table, "sit", seat=1)
        until(live, lambda news: len(news["tables"]) == 2 and not news["invited"])
    assert called(anna, table) == []
    seat = anna.get(f"/api/tables/{table}").json()["table"]["seats"][1]
    assert (seat["name"], seat["owner"]) == ("Rosetta", "Olga")


def test_a_program_that_declines_leaves_the_seat_free_and_everybody_sees_it(program: Guest, anna: Guest) -> None:
    table = lobby(anna)
    with willing(program, "twisted") as live, anna.live(table) as watched:
        call(anna, table, "Rosetta")
        until(live, lambda news: news["invited"])
        live.ask("decline", table=table)
        update = until(watched, lambda update: update["table"]["called"][:1] and update["table"]["called"][0]["answer"])
        assert update["table"]["called"][0]["answer"] == "declined"
        assert update["table"]["seats"][1]["name"] is None
        assert anna.ask(table, "seat bot", seat=1, level="casual").status_code == 200
        until(watched, lambda update: not update["table"]["called"])


def test_a_program_hears_of_a_call_that_comes_right_after_it_declined_one(program: Guest, anna: Guest) -> None:
    table = lobby(anna)
    with willing(program, "twisted") as live:
        for _ in range(3):
            assert call(anna, table, "Rosetta").status_code == 200
            until(live, lambda news: news["invited"])
            live.ask("decline", table=table)


def test_a_bot_in_the_seat_ends_the_call(program: Guest, anna: Guest) -> None:
    table = lobby(anna)
    with willing(program, "twisted") as live:
        call(anna, table, "Rosetta")
        until(live, lambda news: news["invited"])
        anna.ask(table, "seat bot", seat=1, level="casual")
        until(live, lambda news: not news["invited"])


def test_it_is_there_only_for_its_games_and_tables_and_while_it_says_so(program: Guest, anna: Guest) -> None:
    first, second, other = lobby(anna), lobby(anna), lobby(anna, game="qwinto")
    with willing(program, "twisted", tables=1) as live:
        assert ready(anna, other) == []
        identity = anna.get(f"/api/tables/{second}/programs").json()[0]["id"]
        call(anna, first, "Rosetta")
        assert ready(anna, second) == []
        assert why(anna.post(f"/api/tables/{second}/calls", {"program": identity, "seat": 1})) == "why-program-busy"
        live.ask("decline", table=first)
        assert ready(anna, second) == ["Rosetta"]
        live.ask("willing", games=[])
        assert ready(anna, second) == []
        assert why(anna.post(f"/api/tables/{second}/calls", {"program": identity, "seat": 1})) == "why-program-gone"
    assert ready(anna, second) == []


def test_only_those_who_sit_may_call_and_only_to_a_free_seat_before_the_match(
    server: Running, program: Guest, anna: Guest
) -> None:
    table, ben = lobby(anna, 3), server.guest("Ben")
    with willing(program, "twisted"):
        assert why(call(ben, table, "Rosetta", seat=1)) == "why-call-bot"
        assert why(call(anna, table, "Rosetta", seat=0)) == "why-seat-taken"
        assert why(call(anna, table, "Rosetta", seat=7)) == "why-no-seat"
        for seat in (1, 2):
            anna.ask(table, "seat bot", seat=seat, level="casual")
        anna.ask(table, "start")
        assert why(call(anna, table, "Rosetta", seat=1)) == "why-begun"


def test_its_owner_can_keep_it_to_themselves(owner: Guest, program: Guest, anna: Guest) -> None:
    theirs, others = lobby(owner), lobby(anna)
    with willing(program, "twisted", to="owner"):
        assert ready(owner, theirs) == ["Rosetta"]
        assert ready(anna, others) == []


def test_who_blocks_somebody_keeps_their_programs_away_and_the_other_way_round(
    server: Running, owner: Guest, program: Guest
) -> None:
    carla = server.guest("Carla")
    table = lobby(carla)
    owner.ask(table, "sit", seat=1)
    with willing(program, "twisted"):
        for one, seat in ((owner, 0), (carla, 1)):
            assert ready(carla, table) == ["Rosetta"]
            mark = {"whom": {"table": table, "seat": seat}, "mark": "block", "on": True}
            assert one.post("/api/me/circle/marks", mark).status_code == 200
            assert ready(carla, table) == []
            one.post("/api/me/circle/marks", mark | {"on": False})


def test_somebody_who_is_no_program_cannot_be_called(server: Running) -> None:
    with own_socket(server.guest("Dora")) as live:
        [refused] = live.ask("willing", games=["twisted"])["refused"]
    assert refused["message"] == "why-willing"


def test_a_program_is_marked_in_contests_and_among_ones_people(program: Guest, anna: Guest) -> None:
    wish = {"name": "Friday", "game": "twisted", "seats": 2, "deals": 1, "hours": 2}
    contest = anna.post("/api/contests", wish).json()["id"]
    for one in (anna, program):
        assert one.post(f"/api/contests/{contest}/asks", {"type": "join"}).status_code == 200
    entrants = anna.get(f"/api/contests/{contest}").json()["entrants"]
    assert {one["name"]: one["program"] for one in entrants} == {"Anna": False, "Rosetta": True}
    table = lobby(anna)
    program.ask(table, "sit", seat=1)
    anna.post("/api/me/circle/people", {"table": table, "seat": 1})
    assert anna.get("/api/me/circle").json()["asked"][0]["program"]
    program.post("/api/me/circle/people", {"table": table, "seat": 0})
    [one] = anna.get("/api/me/circle").json()["people"]
    assert (one["name"], one["program"]) == ("Rosetta", True)


def play_nonsense(live: Live, update: Any) -> str:
    """Until the program has lost its seat."""
    refused = ""
    while update["seat"] is not None:
        update = live.ask("act", decision=update["decision"], action={"type": "fly"})
        refused = update["refused"][-1].get("message", "") if update["refused"] else refused
        if refused == "why-program-unseated":
            update = until(live, lambda update: update["seat"] is None)
    return refused


def test_a_program_that_only_talks_nonsense_loses_its_seat_and_a_bot_plays_on(program: Guest, anna: Guest) -> None:
    table = lobby(anna)
    with program.live(table) as live:
        live.ask("sit", seat=1)
        anna.ask(table, "start")
        assert play_nonsense(live, live.until(0)) == "why-program-unseated"
        with anna.live(table) as watched:
            seats = until(watched, lambda update: update["table"]["seats"][1]["bot"])["table"]["seats"]
    assert (seats[1]["person"], seats[1]["bot"]) == (False, "casual")


def play_on(table: str, *players: Guest) -> None:
    """To the end of the match; each of them does the first thing that it can."""
    stage = "playing"
    while stage == "playing":
        for player in players:
            update = player.get(f"/api/tables/{table}").json()
            stage = update["table"]["stage"]
            if stage == "playing" and update["seat"] in update["awaited"]:
                player.ask(table, "act", decision=update["decision"], action=update["view"]["legal"][0])


def test_programs_play_a_rated_match_that_changes_what_they_are_worth(server: Running, program: Guest) -> None:
    rival = program_of(keeper(server, "Rita"), "Rita's program")
    table = lobby(program, clock={"type": "per move", "seconds": 60}, rated=True, options={"rounds": 1})
    rival.ask(table, "sit", seat=1)
    program.ask(table, "start")
    play_on(table, program, rival)
    with program.live(table) as live:
        until(live, lambda update: all(one and one["change"] is not None for one in update["table"]["ratings"]))
    profile = program.get("/api/me/profile").json()
    assert profile["owner"] == "Olga"
    assert profile["games"][0]["rating"]["matches"] == 1
