"""The public list of deals: every match is in it from its deal on, and nobody's name or table is."""

import json
from typing import Any

from support.running import Running, finished_table
from tavolino.store.deals import check_list


def lines(server: Running, **wanted: int) -> list[str]:
    answer = server.http.get("/api/deals", params=wanted)
    assert answer.headers["content-type"].startswith("application/jsonl")
    return answer.text.splitlines()


def about(server: Running, commitment: str) -> list[dict[str, Any]]:
    return [line for line in map(json.loads, lines(server)) if line.get("commitment") == commitment]


def test_a_match_is_in_the_list_from_its_deal_to_its_end(server: Running) -> None:
    anna = server.guest("Anna")
    table = anna.open("twisted", 2, (None, "casual"))
    anna.ask(table, "sit", seat=0)
    shown = anna.get(f"/api/tables/{table}").json()["table"]["next_commitment"]
    assert about(server, shown) == []
    update = anna.ask(table, "start").json()
    assert [line["what"] for line in about(server, shown)] == ["begun"]
    assert "record" not in about(server, shown)[0]
    assert update["table"]["commitment"] == shown
    check_list(lines(server))
    assert not any(name in "\n".join(lines(server)) for name in ("Anna", table))


def test_the_record_is_named_only_after_a_match_at_a_public_table(server: Running) -> None:
    private = finished_table(server, "twisted")
    anna = server.guest("Anna")
    public = anna.open("twisted", 2, ("casual", "casual"), listed=True)
    with anna.live(public) as live:
        update = live.ask("start")
        while update["table"]["stage"] != "over":
            update = live.next()
    hidden = anna.get(f"/api/tables/{private}").json()["table"]
    assert [line.get("record") for line in about(server, hidden["commitment"])] == [None, None]
    told = about(server, update["table"]["commitment"])
    assert [(line["what"], line.get("record")) for line in told] == [
        ("begun", None),
        ("ended", update["table"]["record"]),
    ]
    anna.post(f"/api/records/{update['table']['record']}/rehearse", {"seat": 0})
    assert [line["what"] for line in about(server, update["table"]["commitment"])][-1] == "played again"


def test_the_list_comes_in_parts(server: Running) -> None:
    finished_table(server, "twisted")
    whole = lines(server)
    assert lines(server, first=1, most=2) == whole[1:3]
    assert lines(server, last=2) == whole[-2:]
    assert lines(server, first=len(whole)) == []
    assert server.http.get("/api/deals", params={"most": 100_000}).status_code == 400
