"""The people whom somebody knows, over HTTP: asked, agreed with, invited, muted, blocked, reported."""

from typing import Any, NamedTuple

import msgspec
import pytest

from support.running import Guest, Live, Running


class Met(NamedTuple):
    """Two who sit at one table, which Anna has opened."""

    anna: Guest
    ben: Guest
    table: str

    def whom(self, seat: int) -> dict[str, Any]:
        return {"table": self.table, "seat": seat}


@pytest.fixture
def met(server: Running) -> Met:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    table = anna.open("twisted", 2)
    assert anna.ask(table, "sit", seat=0).status_code == 200
    assert ben.ask(table, "sit", seat=1).status_code == 200
    return Met(anna, ben, table)


def circle(guest: Guest) -> Any:
    answer = guest.get("/api/me/circle")
    assert answer.status_code == 200, answer.text
    return answer.json()


def names(lines: Any) -> list[str]:
    return [str(one["name"]) for one in lines]


def become_friends(met: Met) -> None:
    assert met.anna.post("/api/me/circle/people", met.whom(1)).json()["between"] == "asked"
    assert met.ben.post("/api/me/circle/people", met.whom(0)).json()["between"] == "mine"


def mark(guest: Guest, whom: Any, what: str, *, on: bool = True) -> Any:
    answer = guest.post("/api/me/circle/marks", {"whom": whom, "mark": what, "on": on})
    assert answer.status_code == 200, answer.text
    return answer.json()


def remove(guest: Guest, path: str) -> None:
    assert guest.server.http.delete(path, headers=guest.headers).status_code == 204


def test_both_sides_agree_then_see_who_is_here(met: Met) -> None:
    assert met.anna.post("/api/me/circle/people", met.whom(1)).status_code == 200
    assert names(circle(met.anna)["asked"]) == ["Ben"]
    assert names(circle(met.ben)["asking"]) == ["Anna"]
    assert met.ben.get("/api/me/news").json()["asking"] == 1
    met.ben.post("/api/me/circle/people", met.whom(0))
    [ben] = circle(met.anna)["people"]
    assert (ben["name"], ben["here"]) == ("Ben", True)
    met.ben.post("/api/me/circle/wishes", {"invites": "met", "invisible": True})
    assert not circle(met.anna)["people"][0]["here"]
    remove(met.anna, f"/api/me/circle/people/{ben['id']}")
    assert circle(met.anna)["people"] == circle(met.ben)["people"] == circle(met.ben)["asking"] == []


def test_an_invitation_comes_where_somebody_is_and_leads_to_a_seat(met: Met) -> None:
    become_friends(met)
    table = met.anna.open("qwinto", 2)
    sent = met.anna.post("/api/me/circle/invitations", {"whom": met.whom(1), "table": table})
    assert sent.status_code == 204, sent.text
    [invited] = met.ben.get("/api/me/news").json()["invitations"]
    assert (invited["name"], invited["table"], invited["game"]) == ("Anna", table, "qwinto")
    assert met.ben.ask(table, "sit", seat=1).status_code == 200
    remove(met.ben, f"/api/me/circle/invitations/{invited['id']}")
    assert met.ben.get("/api/me/news").json()["invitations"] == []


def test_nobody_is_invited_who_does_not_want_to_be(met: Met) -> None:
    met.ben.post("/api/me/circle/wishes", {"invites": "mine", "invisible": False})
    invitation = {"whom": met.whom(1), "table": met.table}
    refused = met.anna.post("/api/me/circle/invitations", invitation)
    assert (refused.status_code, refused.json()["message"]) == (409, "why-no-invitation")
    become_friends(met)
    assert met.anna.post("/api/me/circle/invitations", invitation).status_code == 204
    stranger = met.anna.server.guest("Cleo")
    assert stranger.post("/api/me/circle/invitations", invitation).json()["message"] == "why-not-at-table"


def test_who_is_blocked_cannot_sit_ask_or_invite_and_is_told_nothing(met: Met) -> None:
    become_friends(met)
    seen = mark(met.anna, met.whom(1), "block")
    assert (seen["blocked"], seen["between"]) == (True, "nothing")
    assert names(circle(met.anna)["blocked"]) == ["Ben"]
    table = met.anna.open("twisted", 3)
    refused = met.ben.ask(table, "sit", seat=1)
    assert (refused.status_code, refused.json()["refused"][0]["message"]) == (409, "why-cannot-sit")
    assert met.ben.get(f"/api/tables/{table}").json()["may_sit"] == []
    assert met.ben.post("/api/me/circle/people", met.whom(0)).json()["between"] == "asked"
    assert met.ben.post("/api/me/circle/invitations", {"whom": met.whom(0), "table": met.table}).status_code == 204
    assert met.anna.get("/api/me/news").json() == {"invitations": [], "asking": 0}
    assert not met.ben.post("/api/me/circle/standing", met.whom(0)).json()["blocked"]
    mark(met.anna, met.whom(1), "block", on=False)
    assert met.ben.ask(table, "sit", seat=1).status_code == 200


def test_at_a_table_of_somebody_else_only_the_chat_of_a_blocked_person_is_hidden(met: Met) -> None:
    cleo = met.anna.server.guest("Cleo")
    table = cleo.open("twisted", 3)
    for seat, guest in enumerate((met.anna, met.ben)):
        assert guest.ask(table, "sit", seat=seat).status_code == 200
    mark(met.anna, met.whom(1), "block")
    with met.anna.live(table) as anna, cleo.live(table) as host, met.ben.live(table) as ben:
        ben.ask("say", text="hello")
        anna.ask("say", text="done")
        assert texts(anna) == ["done"]
        while len(texts(host)) < 2:
            host.next()
        assert texts(host) == ["hello", "done"]


def texts(live: Live) -> list[str]:
    """Everything that has been said in a socket so far."""
    return [str(line["text"]) for body in live.received for line in msgspec.json.decode(body)["said"]]


def test_who_is_muted_is_not_heard_at_any_table(met: Met) -> None:
    assert mark(met.anna, met.whom(1), "mute")["muted"]
    with met.anna.live(met.table) as anna, met.ben.live(met.table) as ben:
        ben.ask("say", text="hello")
        anna.ask("say", text="done")
        assert texts(anna) == ["done"]
    mark(met.anna, met.whom(1), "mute", on=False)
    assert not met.anna.post("/api/me/circle/standing", met.whom(1)).json()["muted"]


def test_bad_requests_get_one_clear_line(met: Met) -> None:
    stranger = met.anna.server.guest("Cleo")
    for guest, path, message, status, why in (
        (met.anna, "people", met.whom(0), 409, "why-yourself"),
        (met.anna, "people", met.whom(7), 404, "why-nobody-there"),
        (met.anna, "people", {"table": "nowhere", "seat": 0}, 404, "why-no-table"),
        (met.anna, "people", {"record": "nowhere", "seat": 0}, 404, "why-nobody-there"),
        (met.anna, "people", {}, 404, "why-nobody-there"),
        (stranger, "people", met.whom(0), 409, "why-not-met"),
        (met.anna, "marks", {"whom": {"person": "nobody"}, "mark": "block", "on": True}, 404, "why-nobody-there"),
        (met.anna, "marks", {"whom": met.whom(1), "mark": "hate", "on": True}, 400, None),
        (met.anna, "wishes", {"invites": "all", "invisible": True}, 400, None),
    ):
        answer = guest.post(f"/api/me/circle/{path}", message)
        assert (answer.status_code, answer.json().get("message")) == (status, why), answer.text
    assert met.anna.server.http.get("/api/me/circle").status_code == 401


def test_somebody_is_reported_from_a_finished_match_too(met: Met) -> None:
    report = {"whom": met.whom(1), "reason": "rude", "words": "he shouts"}
    assert met.anna.post("/api/me/circle/reports", report).status_code == 204
    [made] = met.anna.get("/api/me/export").json()["reports"]
    assert (made["name"], made["words"]) == ("Ben", "he shouts")
