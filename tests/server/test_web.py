"""The built page and what is sent with it; the codes that lead to it."""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from server.test_api import fault
from support.running import Running
from tavolino.game import BadMessage
from tavolino.server.page import web as page
from tavolino.server.page.web import NOT_BUILT, Web
from tavolino.server.reach.qr import check_ours, drawn
from tavolino.server.transport.shrink import takes_gzip

SCRIPT = b"console.log('tavolino');\n" * 100


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("built") / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>\nthe page")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets/index-abc.js").write_bytes(SCRIPT)
    (folder / "assets/font.woff2").write_bytes(bytes(range(256)))
    (folder.parent / "secret.txt").write_text("secret")
    return folder


@pytest.fixture(scope="module")
def client(folder: Path) -> Iterator[TestClient[Litestar]]:
    app = Litestar([page.web], openapi_config=None)
    app.state.web = Web(folder)
    with TestClient(app) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/table/abc", "/join/a.b.c", "/nowhere", "/index.html", "/a/b/c?d=e", "/apix"])
def test_every_address_that_is_not_ours_is_the_pages(client: TestClient[Litestar], path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.text) == (200, "<!doctype html>\nthe page")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/x", "/schema/x", "/healthz/x", "/metrics/", "/assets/old.js"])
def test_what_would_be_ours_and_is_not_there_is_not_the_page(client: TestClient[Litestar], path: str) -> None:
    assert client.get(path).status_code == 404


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/..%2fsecret.txt", "//secret.txt"]
)
def test_no_address_leads_out_of_the_folder(client: TestClient[Litestar], path: str) -> None:
    assert "secret" not in client.get(path).text


def test_what_is_named_by_its_contents_is_kept_for_ever(client: TestClient[Litestar]) -> None:
    answer = client.get("/assets/index-abc.js")
    assert answer.content == SCRIPT
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert client.get("/icon.svg").headers["cache-control"] == "no-cache"
    assert client.get("/icon.svg").headers["content-type"] == "image/svg+xml"


def test_what_shrinks_is_sent_compressed_to_those_who_take_it(client: TestClient[Litestar]) -> None:
    answers = [client.get("/assets/index-abc.js", headers={"Accept-Encoding": way}) for way in ("gzip, br", "identity")]
    assert [answer.headers.get("content-encoding") for answer in answers] == ["gzip", None]
    assert int(answers[0].headers["content-length"]) == len(gzip.compress(SCRIPT, mtime=0))
    assert [answer.content for answer in answers] == [SCRIPT, SCRIPT]
    assert all(answer.headers["vary"] == "Accept-Encoding" for answer in answers)
    font = client.get("/assets/font.woff2", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in font.headers


@pytest.mark.parametrize(
    ("accepted", "taken"),
    [("gzip", True), ("br, GZIP;q=0.5", True), ("gzip; q=0", False), ("", False), ("br", False), ("xgzip", False)],
)
def test_gzip_is_sent_to_nobody_who_does_not_take_it(accepted: str, *, taken: bool) -> None:
    assert takes_gzip(accepted) is taken


def test_what_the_browser_has_is_not_sent_again(client: TestClient[Litestar]) -> None:
    etag = client.get("/").headers["etag"]
    again = client.get("/", headers={"If-None-Match": etag})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["cache-control"] == "no-cache"
    assert client.get("/", headers={"If-None-Match": '"other"'}).status_code == 200


def test_the_head_alone_can_be_asked_for_and_nothing_can_be_sent(client: TestClient[Litestar]) -> None:
    head = client.head("/assets/index-abc.js", headers={"Accept-Encoding": "identity"})
    assert (head.status_code, head.content) == (200, b"")
    assert client.post("/table/abc").status_code == 405


def test_a_page_that_is_not_built_says_how_to_build_it(tmp_path: Path) -> None:
    app = Litestar([page.web], openapi_config=None)
    app.state.web = Web(tmp_path / "nowhere")
    with TestClient(app) as client:
        answer = client.get("/")
        assert (answer.status_code, answer.text) == (503, NOT_BUILT)
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert client.get("/api/x").status_code == 404


def test_the_page_of_a_running_server_is_protected_and_counts_for_no_limit(tmp_path: Path) -> None:
    with Running(tmp_path / "t.db", "requests_per_second=1") as server:
        for _ in range(20):
            answer = server.http.get("/")
            assert answer.status_code == (200 if page.is_built() else 503)
            assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert server.http.get("/api/me").status_code == 200


ELSEWHERE = {"Host": "tavolino.example"}  # somebody who came by a name that others can use


def test_a_link_to_a_table_becomes_a_code(server: Running) -> None:
    text = "https://tavolino.example/table/abc"
    answer = server.http.get("/api/qr", params={"text": text}, headers=ELSEWHERE)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["cache-control"] == "private, max-age=86400"
    assert answer.content == drawn(text) != drawn(f"{text}d")
    assert re.match(rb'<svg xmlns="[^"]+" viewBox="0 0 \d+ \d+"', answer.content)
    assert b"#000" in answer.content
    assert b"<path" in answer.content
    assert b"rect" not in answer.content, "nothing behind it"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "https://elsewhere.example/",
        "javascript:alert(1)",
        "http://a@{host}/",
        "http://{host}.example/",
        "http://[",
    ],
)
def test_codes_are_drawn_for_our_own_addresses_only(server: Running, text: str) -> None:
    wanted = {"text": text.format(host="tavolino.example")}
    assert fault(server.http.get("/api/qr", params=wanted, headers=ELSEWHERE), 400)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]"])
def test_no_code_leads_to_the_phone_itself(server: Running, host: str) -> None:
    port = server.url.rpartition(":")[2]
    wanted = {"text": f"http://{host}:{port}/table/abc"}
    for headers in ({}, {"Host": f"{host}:{port}"}, {"Host": f"{host}:{port}", "X-Forwarded-For": "192.0.2.1"}):
        assert fault(server.http.get("/api/qr", params=wanted, headers=headers), 400)


def test_a_code_has_a_longest_text_and_needs_one(server: Running) -> None:
    wanted = {"text": f"http://tavolino.example/{'x' * 500}"}
    assert fault(server.http.get("/api/qr", params=wanted, headers=ELSEWHERE), 400)
    assert fault(server.http.get("/api/qr"), 400)


def test_addresses_are_compared_as_browsers_write_them() -> None:
    check_ours("https://Tavolino.example/join/x", ["tavolino.example"])
    for text in ("http://tavolino.example:8000/", "http://tavolino.example/\n", "ftp://tavolino.example/", "http://é/"):
        with pytest.raises(BadMessage):
            check_ours(text, ["tavolino.example"])
    with pytest.raises(BadMessage):
        check_ours("http:///", [""])
