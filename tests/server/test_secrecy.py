"""The bytes that leave the sockets: each seat and watcher gets exactly what it may know, and never the secret."""

from collections.abc import Iterator
from random import Random
from typing import Any, get_type_hints

import msgspec
import pytest

from support.running import Live, Running
from tavolino.chance import Chance, seed_of_match
from tavolino.game import AnyGame
from tavolino.games import GAMES
from tavolino.match import Match, Record
from tavolino.match.replay import fresh_match, walk_from


def play(game: AnyGame, version: int, lives: list[Live]) -> Any:
    """Play sensibly to the end; returns the last update."""
    rng, kind = Random(game.name), get_type_hints(game.view)["return"]
    while True:
        updates = [live.until(version) for live in lives]
        if updates[0]["table"]["stage"] == "over":
            return updates[0]
        seat = rng.choice([seat for seat, update in enumerate(updates) if update["view"]["legal"]])
        view = msgspec.convert(updates[seat]["view"], kind)
        version = lives[seat].act(updates[seat], wire(game.sensible(view, rng)))["version"]


def wire(thing: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("secrecy") / "tavolino.db", "asks_per_second=100000") as running:
        yield running


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_byte_that_goes_out_is_what_the_receiver_may_know(server: Running, game: AnyGame) -> None:
    guests = [server.guest("Anna"), server.guest("Ben")]
    table = guests[0].open(game.name, 2)
    lives = [guest.live(table) for guest in guests]
    watcher = server.guest("Cleo").live(table)
    for seat, live in enumerate(lives):
        live.ask("sit", seat=seat)
        live.ask("contribute", contribution=f"{seat + 1}" * 64)
    began = lives[0].ask("start")["version"]
    end = play(game, began, lives)
    record = msgspec.convert(guests[0].get(f"/api/records/{end['table']['record']}").json(), Record)
    for seat, live in enumerate([*lives, watcher]):
        live.until(end["version"])
        eyes = seat if seat < 2 else None
        check_views(game, record, began, eyes, [msgspec.json.decode(text) for text in live.received])
        check_secret(record, live.received)
        live.close()
    check_secret(record, [server.log.read_bytes(), server.http.get("/metrics").content])


def check_views(game: AnyGame, record: Record, began: int, seat: int | None, updates: list[Any]) -> None:
    """Each update is the view of a match replayed from the record, and the events as this seat sees them, in words."""
    match = fresh_match(record, Match)
    views, events = {began: seen_of(match, seat)}, {}
    for step in walk_from(match, record, seat):
        version = began + step.number + 1
        views[version] = seen_of(match, seat)
        seen = [game.seen(event, seat) for event in step.events]
        events[version] = [(wire(event), wire(game.tell(event, len(match.names), match.options))) for event in seen]
    views[began + len(record.actions) + 1] = views[began + len(record.actions)]  # the next commitment
    got: dict[int, list[Any]] = {}
    for update in updates:
        if update["version"] < began:
            assert update["view"] is None
            continue
        assert (update["view"], update["awaited"]) == views[update["version"]]
        for happened in update["events"]:
            got.setdefault(happened["version"], []).append((happened["event"], happened.get("told")))
    assert got == {version: happened for version, happened in events.items() if happened}


def seen_of(match: Match, seat: int | None) -> tuple[Any, list[int]]:
    """The view of a seat, and whom everybody waits for."""
    return wire(match.view(seat)), match.game.awaited(match.state)


def check_secret(record: Record, sent: list[bytes]) -> None:
    assert record.secret is not None
    secret = bytes.fromhex(record.secret)
    seed = Chance(seed_of_match(secret, [bytes.fromhex(part) for part in record.contributions])).seed
    for text in sent:
        assert secret.hex().encode() not in text
        assert seed.hex().encode() not in text
