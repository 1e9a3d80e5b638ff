"""What a chat shows for a link: an invitation, a match, its result, and nothing that is secret."""

import io
import re
from collections.abc import Iterator
from html import unescape
from importlib.resources import files
from pathlib import Path

import httpx
import pytest
from PIL import Image

from server.test_api import fault
from support.running import Running, finished_table, take_in_records
from tavolino.game import package_of
from tavolino.games import BUILT_IN
from tavolino.server.page.preview import HEIGHT, WIDTH, language_of
from tavolino.server.page.web import is_built

pytestmark = pytest.mark.skipif(not is_built(), reason="the page is not built, so it has no head")
LARGEST = 150_000  # bytes: some chats take no larger picture


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = tmp_path_factory.mktemp("server") / "tavolino.db"
    take_in_records(database)
    with Running(database, more=("--name", "tavolino.example")) as running:
        yield running


def tags(answer: httpx.Response) -> dict[str, str]:
    assert answer.status_code == 200
    top, _, _ = answer.text.partition("</head>")
    return {name: unescape(text) for name, text in re.findall(r'<meta property="og:([\w:]+)" content="([^"]*)"', top)}


def preview(server: Running, path: str, **headers: str) -> dict[str, str]:
    return tags(server.http.get(path, headers={"Host": "tavolino.example", **headers}))


def test_an_invitation_says_who_invites_to_what_and_how_many_seats_are_free(server: Running) -> None:
    bruno = server.guest("Bruno")
    table = bruno.open("twisted", 3)
    bruno.ask(table, "sit", seat=0)
    shown = preview(server, f"/table/{table}")
    assert shown["title"] == "Bruno invites you to Twisted"
    assert shown["description"].startswith("2 seats are free.")
    assert shown["image"] == "http://tavolino.example/api/games/twisted/preview.png"
    assert preview(server, f"/screen/{table}") == shown
    german = preview(server, f"/table/{table}", **{"Accept-Language": "xx, de-AT;q=0.9, en;q=0.5"})
    assert german["title"] == "Bruno lädt dich zu Twisted ein"


def test_a_match_that_goes_on_shows_who_plays_and_no_card(server: Running) -> None:
    anna = server.guest("Anna")
    table = anna.open("twisted", 2, (None, "random"))
    anna.ask(table, "sit", seat=0)
    assert anna.ask(table, "start").status_code == 200
    shown = preview(server, f"/table/{table}")
    assert shown["title"].startswith("Twisted with Anna and ")
    assert not re.search(r"\d", shown["title"] + shown["description"])
    assert table not in " ".join(shown.values())


def test_a_result_shows_the_points(server: Running) -> None:
    table = finished_table(server, "twisted")
    assert re.match(r"Twisted: .+ −?\d+ and .+ −?\d+$", preview(server, f"/table/{table}")["title"])
    shown = preview(server, "/replay/upturn-4-empty-rack")
    assert re.match(r"Upturn: Anna −?\d+, Ben −?\d+, Cleo −?\d+,? and Dora −?\d+$", shown["title"])
    assert shown["image"].endswith("/api/games/upturn/preview.png")


@pytest.mark.parametrize("path", ["/", "/table/nothing", "/replay/nothing", "/seat/a.b.c", "/table/a/b", "/rules/x"])
def test_other_addresses_show_the_house(server: Running, path: str) -> None:
    shown = preview(server, path)
    assert shown["title"].startswith("Tavolino: ")
    assert shown["image"] == "http://tavolino.example/preview.png"


def test_names_cannot_break_out_of_their_tag(server: Running) -> None:
    mallory = server.guest('"><script>x</script>')
    table = mallory.open("twisted", 2)
    answer = server.http.get(f"/table/{table}")
    assert "<script>x" not in answer.text
    assert tags(answer)["title"] == '"><script>x</script> invites you to Twisted'


@pytest.mark.parametrize("host", ['evil"><script>', "a b", "x/y"])
def test_a_strange_host_gets_no_page(server: Running, host: str) -> None:
    answer = server.http.get("/", headers={"Host": host})
    assert answer.status_code in (400, 421)


def test_behind_https_the_picture_is_there_too(server: Running) -> None:
    shown = preview(server, "/", **{"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7"})
    assert shown["image"] == "https://tavolino.example/preview.png"


def test_the_page_is_the_same_but_for_its_tags_and_is_not_sent_twice(server: Running) -> None:
    answer = server.http.get("/table/nothing")
    again = server.http.get("/table/nothing", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304
    assert '<script type="module"' in answer.text


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_game_has_a_picture_that_chats_take(server: Running, game: str) -> None:
    answer = server.http.get(f"/api/games/{game}/preview.png")
    assert answer.headers["content-type"] == "image/png"
    assert answer.headers["cache-control"] == "public, max-age=86400"
    assert answer.content == Path(str(files(package_of(BUILT_IN[game])) / "preview.png")).read_bytes()
    assert len(answer.content) < LARGEST
    assert Image.open(io.BytesIO(answer.content)).size == (WIDTH, HEIGHT)


def test_the_house_has_one_too_and_an_unknown_game_none(server: Running) -> None:
    answer = server.http.get("/preview.png")
    assert Image.open(io.BytesIO(answer.content)).size == (WIDTH, HEIGHT)
    assert fault(server.http.get("/api/games/nothing/preview.png"), 404)


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("", "en"), ("de", "de"), ("pt-BR,pt;q=0.9", "pt"), ("xx", "en"), ("CS-cz", "cs"), ("*", "en")],
)
def test_the_language_is_the_first_that_there_is(accepted: str, language: str) -> None:
    assert language_of(accepted) == language
