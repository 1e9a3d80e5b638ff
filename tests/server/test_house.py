"""What the host says about the place, and what the program says about privacy."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from server.test_api import fault
from support.running import Running
from tavolino.server.gate.limits import Limits
from tavolino.server.house.privacy import privacy_text
from tavolino.server.house.texts import HouseTexts
from tavolino.server.messages import HouseText
from tavolino.server.services import REPORT_DAYS
from tavolino.server.settings import House, Settings
from tavolino.words import LANGUAGES, say

SETTINGS = """
contact = "host@example.org"
[house]
name = "Anna & Ben's <tables>"
language = "de"
imprint = "imprint.md"
rules = "Be *kind*."
notice = "Closed on [Monday](/house-rules)."
"""
REPORTED = str(REPORT_DAYS)  # for how many days a reported chat is kept


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("house")
    (folder / "tavolino.toml").write_text(SETTINGS)
    (folder / "imprint.md").write_text("Anna Beispiel")
    (folder / "imprint.fr.md").write_text("Anna Exemple")
    with Running(folder / "t.db", more=("--config", str(folder / "tavolino.toml"))) as running:
        yield running


def page(server: Running, name: str, language: str = "en") -> Any:
    return server.http.get(f"/api/house/{name}", params={"language": language}).json()


def test_the_place_has_a_name_and_says_which_pages_there_are(server: Running) -> None:
    place = server.http.get("/api/place").json()
    assert place["name"] == "Anna & Ben's <tables>"
    assert place["contact"] == "host@example.org"
    assert place["notice"] == "Closed on [Monday](/house-rules)."
    assert (place["imprint"], place["rules"]) == (True, True)


def test_the_name_is_in_the_head_of_the_page_and_in_previews(server: Running) -> None:
    answer = server.http.get("/")
    if answer.status_code == 503:
        pytest.fail("The page is not built: './tavolino test' builds it.")
    escaped = "Anna &amp; Ben&#x27;s &lt;tables&gt;"
    assert f"<title>{escaped}</title>" in answer.text
    assert f'property="og:site_name" content="{escaped}"' in answer.text
    assert f'property="og:title" content="{escaped}: ' in answer.text


def test_a_text_is_in_the_readers_language_if_the_host_has_translated_it(server: Running) -> None:
    assert page(server, "imprint", "fr") == [{"text": "Anna Exemple", "language": "fr"}]
    assert page(server, "imprint", "cs") == [{"text": "Anna Beispiel", "language": "de"}]
    assert page(server, "rules", "fr") == [{"text": "Be *kind*.", "language": "de"}]


def test_a_page_that_is_not_there_is_refused(server: Running, tmp_path: Path) -> None:
    assert server.http.get("/api/house/cellar").status_code in {400, 404}
    with Running(tmp_path / "t.db") as silent:
        assert fault(silent.http.get("/api/house/imprint"), 404)
        assert silent.http.get("/api/house/privacy").status_code == 200
        place = silent.http.get("/api/place").json()
    assert (place["name"], place["notice"], place["imprint"], place["rules"]) == (None, None, False, False)


def test_the_hosts_privacy_text_is_added_or_replaces_the_usual_one() -> None:
    house = House(privacy="We print the names.")
    own = HouseText("We print the names.", "en")
    usual, added = HouseTexts(Settings(house=house)).page("privacy", "de")
    assert usual.language == "de"
    assert say("privacy-kept", language="de") in usual.text
    assert added == own
    alone = structs.replace(house, privacy_alone=True)
    assert HouseTexts(Settings(house=alone)).page("privacy", "de") == (own,)
    assert len(HouseTexts(Settings(house=House(privacy_alone=True))).page("privacy", "de")) == 1, "never an empty page"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_privacy_text_says_for_how_long_from_the_settings(language: str) -> None:
    limits = Limits(quiet_hours=71, finished_hours=13, log_days=29)
    numbers = re.findall(r"\d+", privacy_text(Settings(limits=limits, record_days=364, people_days=89), language))
    assert numbers == [REPORTED, "71", "13", "29", "364", "89"]
    assert re.findall(r"\d+", privacy_text(Settings(limits=limits), language)) == [REPORTED, "71", "13", "29"]
    assert privacy_text(Settings(limits=Limits(quiet_hours=0.5, finished_hours=1, log_days=1)), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_privacy_text_leads_to_the_pages_that_it_names(language: str) -> None:
    links = re.findall(r"\[([^]]+)\]\((/[a-z]+)\)", privacy_text(Settings(), language))
    shown = ["/deals", "/profile", "/leaderboards", "/mine", "/settings", "/profile", "/mine"]
    assert [address for _, address in links] == shown
    names = {address: name for name, address in links}
    assert names["/mine"] == say("mine", language=language)


def test_the_cookie_holds_what_the_privacy_text_says(server: Running) -> None:
    answer = server.http.post("/api/me", json={"name": "Annabella"}, headers={"Origin": server.url})
    cookie = answer.headers["set-cookie"]
    assert "Max-Age=31536000" in cookie
    assert "Annabella" not in cookie
    assert len(answer.headers.get_list("set-cookie")) == 1


def test_no_address_and_no_name_is_in_the_log(server: Running) -> None:
    server.guest("Annabella").open("twisted", 2)
    log = server.log.read_text()
    assert "127.0.0.1" not in log
    assert "Annabella" not in log
