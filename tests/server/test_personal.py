"""The socket of a person or a program: always everything, so that whoever comes back has missed nothing."""

import pytest

from server.test_live import closed
from support.programs import keeper, own_socket, program_of, until
from support.running import Guest, Running


def table_with(anna: Guest, **settings: object) -> str:
    table = anna.open("twisted", 2, (None, "casual"), **settings)
    assert anna.ask(table, "sit", seat=0).status_code == 200
    return table


def test_a_socket_begins_with_everything_and_follows_what_happens(server: Running) -> None:
    anna = server.guest("Anna")
    first = table_with(anna)
    with own_socket(anna) as live:
        news = live.next()
        assert (news["type"], news["version"], news["willing"], news["invited"]) == ("news", 1, None, [])
        [here] = news["tables"]
        assert here == {"table": first, "game": "twisted", "seat": 0, "stage": "lobby", "your_turn": False}
        second = table_with(anna)
        until(live, lambda news: {one["table"] for one in news["tables"]} == {first, second})
        anna.ask(second, "start")
        until(live, lambda news: any(one["your_turn"] and one["table"] == second for one in news["tables"]))
        anna.ask(first, "stand")
        news = until(live, lambda news: [one["table"] for one in news["tables"]] == [second])
    with own_socket(anna) as again:
        assert again.next()["tables"] == news["tables"]


def test_a_turn_in_a_slow_match_is_told_also_after_coming_back(server: Running) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    table = anna.open("twisted", 2, clock={"type": "days", "days": 1})
    anna.ask(table, "sit", seat=0)
    ben.ask(table, "sit", seat=1)
    anna.ask(table, "start")
    with own_socket(anna) as one, own_socket(ben) as other:
        turns = [live.next()["tables"][0]["your_turn"] for live in (one, other)]
    assert sorted(turns) == [False, True]


def test_an_invitation_of_a_person_comes_at_once_and_can_be_declined(server: Running) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    first = anna.open("twisted", 2)
    anna.ask(first, "sit", seat=0)
    ben.ask(first, "sit", seat=1)
    table = anna.open("qwinto", 3)
    with own_socket(ben) as live:
        live.next()
        sent = anna.post("/api/me/circle/invitations", {"whom": {"table": first, "seat": 1}, "table": table})
        assert sent.status_code == 204, sent.text
        [invited] = until(live, lambda news: news["invited"])["invited"]
        assert (invited["table"], invited["game"], invited["by"]) == (table, "qwinto", "Anna")
        assert (invited["seat"], invited["seats"]) == (None, 3)
        with own_socket(ben) as another:
            assert another.next()["invited"] == [invited]
        news = live.ask("decline", table=table)
        until(live, lambda news: not news["invited"], news)
    assert ben.get("/api/me/news").json()["invitations"] == []


def test_what_cannot_be_read_is_refused_in_one_line(server: Running) -> None:
    program = program_of(keeper(server, "Pia"), "Pia's program")
    with own_socket(program) as live:
        live.next()
        for text in ("{", "[]", '{"type": "act"}', '{"type": "willing", "games": ["chess"]}', '{"type":"decline"}'):
            live.socket.send(text)
            [refused] = until(live, lambda news: news["refused"])["refused"]
            assert refused["reason"]
            assert "\n" not in refused["reason"]
        assert live.ask("willing", games=["twisted"])["willing"]["games"] == ["twisted"]
        for _ in range(20):
            live.socket.send('{"type": "willing", "games": 4}')
        code, reason = closed(live)
    assert (code, reason) == (1008, "20 messages in a row could not be carried out.")


def test_a_client_of_another_version_is_told_which_one_the_server_speaks(server: Running) -> None:
    with own_socket(server.guest("Anna"), "?version=2") as live:
        code, reason = closed(live)
    assert code == 4426
    assert "version 1" in reason


def test_nobody_gets_no_socket_of_their_own(server: Running) -> None:
    with own_socket(Guest(server, "nonsense")) as live:
        assert closed(live)[0] == 4401


@pytest.mark.parametrize("whole", [True, False], ids=["program", "token"])
def test_a_program_or_a_token_that_is_removed_loses_its_socket(*, server: Running, whole: bool) -> None:
    owner = keeper(server, f"Quentin {whole}")
    with own_socket(program_of(owner, f"Quentin's program {whole}")) as live:
        live.next()
        [mine] = owner.get("/api/programs").json()
        part = "" if whole else f"/tokens/{mine['tokens'][0]['id']}"
        server.http.delete(f"/api/programs/{mine['id']}{part}", headers=owner.headers)
        assert closed(live)[0] == 4401
