"""A name that lasts: kept with a passkey or words, found again on other devices, joined with what a guest played."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from support.authenticator import Authenticator
from support.running import Guest, Running
from tavolino.people.accounts import recovery
from tavolino.server.messages import Everything
from tavolino.server.services import CODE_TRIES
from tavolino.store import SqliteStore
from tavolino.table.runtime.tables import rebuilt

FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0"


class Browser:
    def __init__(self, server: Running, name: str = "") -> None:
        self.server = server
        self.origin = server.url.replace("127.0.0.1", "localhost")
        self.host = {"Host": self.origin.removeprefix("http://")}
        self.http = httpx.Client(base_url=server.url, headers={"User-Agent": FIREFOX})
        if name:
            assert self.post("/api/me", {"name": name}).status_code == 200

    def post(self, path: str, message: Any = None) -> httpx.Response:
        return self.http.post(path, json=message, headers=self.host)

    def get(self, path: str) -> Any:
        return self.http.get(path, headers=self.host).json()

    def keep(self) -> str:
        """Keep the name; returns the code."""
        answer = self.post("/api/me/account/code")
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])

    def table(self, seat: int | None = 0) -> str:
        answer = self.post("/api/tables", {"settings": {"game": "twisted", "seats": 2, "options": {"rounds": 1}}})
        table = str(answer.json()["table"]["id"])
        if seat is not None:
            assert self.ask(table, "sit", seat=seat).status_code == 200
        return table

    def ask(self, table: str, kind: str, **more: Any) -> httpx.Response:
        return self.post(f"/api/tables/{table}/asks", {"type": kind, **more})

    def play(self) -> str:
        """A whole match against a bot; returns the table."""
        table = self.table()
        self.ask(table, "seat bot", seat=1, level="random")
        update = self.ask(table, "start").json()
        while update["table"]["stage"] != "over":
            legal = update["view"]["legal"] if update["view"] else []
            if legal:
                update = self.ask(table, "act", decision=update["decision"], action=legal[0]).json()
            else:
                update = self.get(f"/api/tables/{table}")
        return table


@pytest.fixture
def browser(server: Running) -> Iterator[Any]:
    with ExitStack() as held:

        def new(name: str = "") -> Browser:
            made = Browser(server, name)
            held.callback(made.http.close)
            return made

        yield new


def why(answer: httpx.Response) -> str:
    assert answer.status_code in (400, 409), answer.text
    return str(answer.json()["message"])


def passkey(one: Browser, place: str = "localhost", origin: str = "") -> tuple[Authenticator, httpx.Response]:
    key = Authenticator(place, origin or one.origin)
    asked = one.post("/api/me/account/passkeys/options")
    assert asked.status_code == 200, asked.text
    return key, one.post("/api/me/account/passkeys", {"credential": key.create(asked.json()["options"])})


def sign_in(one: Browser, key: Authenticator) -> httpx.Response:
    asked = one.post("/api/sign-in/passkey/options").json()["options"]
    return one.post("/api/sign-in/passkey", {"credential": key.get(asked)})


def test_a_name_is_kept_with_words_and_found_again_with_them(browser: Any) -> None:
    mara, phone = browser("Mara Kept"), browser()
    assert mara.get("/api/me") == {"name": "Mara Kept"}
    first = mara.keep()
    code = mara.keep()
    assert mara.get("/api/me") == {"name": "Mara Kept", "kept": True}
    assert mara.get("/api/me/account")["code"]
    assert why(phone.post("/api/sign-in/code", {"name": "Mara Kept", "code": first})) == "why-code-wrong"
    assert why(phone.post("/api/sign-in/code", {"name": "Nobody", "code": code})) == "why-code-wrong"
    assert why(phone.post("/api/sign-in/code", {"name": "Mara Kept", "code": code[:-1] + "x"})) == "why-code-slip"
    typed = code.upper().replace(" ", ", ")
    answer = phone.post("/api/sign-in/code", {"name": " mara  kept", "code": typed})
    assert answer.json() == {"name": "Mara Kept", "bring": None}
    assert [one["this"] for one in phone.get("/api/me/devices")].count(True) == 1
    assert len(mara.get("/api/me/devices")) == 2
    phone.http.delete("/api/me/devices", headers=phone.host)
    assert mara.get("/api/me") == {"name": None}


@pytest.mark.parametrize("name", ["ZOE 7", "zoe-7", "Z\u200doe 7", "\u0396\u039f\u0395 7", "Zоe 7"])
def test_nobody_takes_a_name_that_looks_like_a_kept_one(browser: Any, name: str) -> None:
    zoe, guest = browser(), browser()
    if zoe.post("/api/me", {"name": "Zoe 7"}).status_code == 200:  # the first of these tests
        zoe.keep()
    assert why(guest.post("/api/me", {"name": name})) == "why-name-kept"
    assert why(guest.post("/api/tokens", {"name": name})) == "why-name-kept"


def test_a_guest_who_had_the_name_before_plays_on_and_is_told_apart(browser: Any) -> None:
    guest, account = browser("Ida One"), browser("Ida One")
    account.keep()
    assert guest.post("/api/me", {"name": "Ida One"}).status_code == 200, "it is the name that they have"
    assert why(guest.post("/api/me/account/code")) == "why-name-kept"
    table = account.table()
    assert guest.ask(table, "sit", seat=1).json()["table"]["seats"][1]["name"] == "Ida One 2"
    assert guest.post("/api/me", {"name": "Ida Two"}).status_code == 200
    assert why(guest.post("/api/me", {"name": "Ida One"})) == "why-name-kept"


def test_an_account_that_takes_another_name_sets_the_old_one_free_and_rewrites_no_record(browser: Any) -> None:
    pia, other = browser("Pia Old"), browser("Other")
    pia.keep()
    table = pia.play()
    record = pia.get(f"/api/tables/{table}")["table"]["record"]
    assert pia.post("/api/me", {"name": "Pia New"}).json() == {"name": "Pia New", "kept": True}
    assert pia.get(f"/api/records/{record}")["seats"][0] == "Pia Old"
    assert other.post("/api/me", {"name": "Pia Old"}).status_code == 200
    other.keep()
    assert why(pia.post("/api/me", {"name": "Pia Old"})) == "why-name-kept"
    assert pia.get("/api/me")["name"] == "Pia New"


def test_a_passkey_signs_in_and_is_listed_without_its_key(browser: Any) -> None:
    leo, phone = browser("Leo Key"), browser()
    key, answer = passkey(leo)
    assert answer.status_code == 201, answer.text
    [listed] = answer.json()["passkeys"]
    assert (listed["browser"], listed["place"]) == ("Firefox", "localhost")
    assert sign_in(phone, key).json() == {"name": "Leo Key", "bring": None}
    assert phone.get("/api/me") == {"name": "Leo Key", "kept": True}
    exported = phone.get("/api/me/export")
    assert [one["id"] for one in exported["account"]["passkeys"]] == [listed["id"]]
    assert "key" not in exported["account"]["passkeys"][0]
    last = leo.http.delete(f"/api/me/account/passkeys/{listed['id']}", headers=leo.host)
    assert why(last) == "why-last-way"
    leo.keep()
    assert leo.http.delete(f"/api/me/account/passkeys/{listed['id']}", headers=leo.host).status_code == 204
    assert why(sign_in(browser(), key)) == "why-passkey-unknown"


def test_a_passkey_for_another_place_is_refused_in_words(browser: Any) -> None:
    nico = browser("Nico Key")
    _, elsewhere = passkey(nico, "evil.example", "https://evil.example")
    assert why(elsewhere) == "why-passkey-elsewhere"
    assert nico.get("/api/me/account")["since"] is None
    key, _ = passkey(nico)
    foreign = Authenticator("evil.example", "https://evil.example")
    foreign.key, foreign.id = key.key, key.id
    assert why(sign_in(browser(), foreign)) == "why-passkey-elsewhere"
    foreign.origin = nico.origin
    assert why(sign_in(browser(), foreign)) == "why-passkey-wrong"
    stranger = Authenticator("localhost", nico.origin)
    stranger.id = key.id
    assert why(sign_in(browser(), stranger)) == "why-passkey-wrong"
    plain = browser()
    plain.host = {"Host": plain.server.url.removeprefix("http://")}
    assert why(plain.post("/api/sign-in/passkey/options")) == "why-no-passkeys"


def test_a_challenge_is_answered_once_and_by_the_one_who_was_asked(browser: Any) -> None:
    olga, ben, phone = browser("Olga Key"), browser("Ben Key"), browser()
    key = Authenticator("localhost", olga.origin)
    asked = olga.post("/api/me/account/passkeys/options").json()["options"]
    made = {"credential": key.create(asked)}
    assert why(ben.post("/api/me/account/passkeys", made)) == "why-passkey-late"
    assert why(olga.post("/api/me/account/passkeys", made)) == "why-passkey-late"
    key, _ = passkey(olga)
    proof = {"credential": key.get(phone.post("/api/sign-in/passkey/options").json()["options"])}
    assert phone.post("/api/sign-in/passkey", proof).status_code == 200
    assert why(browser().post("/api/sign-in/passkey", proof)) == "why-passkey-late"


@pytest.mark.parametrize("nonsense", [{}, {"id": 3}, {"response": {"clientDataJSON": "AAAA"}}, {"response": None}])
def test_nonsense_instead_of_a_passkey_is_refused(browser: Any, nonsense: Any) -> None:
    assert why(browser().post("/api/sign-in/passkey", {"credential": nonsense})) == "why-passkey-wrong"


def test_a_code_on_another_device_works_once(browser: Any) -> None:
    rosa, guest = browser("Rosa Two"), browser("A guest")
    assert why(guest.post("/api/me/account/device-code")) == "why-no-account"
    rosa.keep()
    code = rosa.post("/api/me/account/device-code").json()["code"]
    assert why(browser().post("/api/sign-in/device-code", {"code": "nonsense"})) == "why-device-code"
    typed = f"{code[:5]}-{code[5:]} ".upper()
    assert browser().post("/api/sign-in/device-code", {"code": typed}).json()["name"] == "Rosa Two"
    assert why(browser().post("/api/sign-in/device-code", {"code": code})) == "why-device-code"
    assert len(rosa.get("/api/me/devices")) == 2


def test_of_two_browsers_that_use_a_code_at_the_same_time_one_comes_in(browser: Any) -> None:
    rosa, first, second = browser("Rosa Race"), browser(), browser()
    rosa.keep()
    for _ in range(5):
        code = rosa.post("/api/me/account/device-code").json()
        used = partial(Browser.post, path="/api/sign-in/device-code", message={"code": code["code"]})
        with ThreadPoolExecutor() as at_once:
            answers = [*at_once.map(used, (first, second))]
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        for one in (first, second):
            one.http.cookies.clear()
    assert len(rosa.get("/api/me/devices")) == 6


def test_of_two_guests_who_keep_one_name_at_the_same_time_one_gets_it(browser: Any) -> None:
    both = browser("Uma Race"), browser("uma-race")
    with ThreadPoolExecutor() as at_once:
        answers = [*at_once.map(lambda one: one.post("/api/me/account/code"), both)]
    assert min(answer.status_code for answer in answers) == 201
    assert [why(answer) for answer in answers if answer.status_code != 201] == ["why-name-kept"]


def test_guesses_are_limited_by_address_and_by_account(tmp_path: Path) -> None:
    words = recovery.new_code()
    with Running(tmp_path / "few.db", "sign_ins_per_hour=4") as server:
        few = Browser(server, "Few")
        guesses = [few.post("/api/sign-in/device-code", {"code": "abcdefghjk"}) for _ in range(5)]
        assert [guess.status_code for guess in guesses] == [409] * 4 + [429]
        assert few.post("/api/me/account/code").status_code == 429
        few.http.close()
    with Running(tmp_path / "many.db") as server:
        iris, thief = Browser(server, "Iris"), Browser(server)
        code = iris.keep()
        guesses = [thief.post("/api/sign-in/code", {"name": "Iris", "code": words}) for _ in range(CODE_TRIES + 1)]
        assert [guess.status_code for guess in guesses] == [409] * CODE_TRIES + [429]
        assert thief.post("/api/sign-in/code", {"name": "Iris", "code": code}).status_code == 429
        letters = iris.post("/api/me/account/device-code").json()["code"]
        assert thief.post("/api/sign-in/device-code", {"code": letters}).status_code == 200, "other ways stay open"
        iris.http.close()
        thief.http.close()


def test_a_stolen_token_of_a_program_changes_nothing_of_the_account(browser: Any) -> None:
    lena = browser("Lena Main")
    lena.keep()
    thief = Guest(lena.server, lena.post("/api/tokens", {"name": "x", "mine": True}).json()["token"])
    for path in ("account/code", "account/device-code", "account/passkeys/options"):
        assert thief.post(f"/api/me/{path}").status_code == 409
    assert why(thief.post("/api/programs", {"name": "Lenas bot"})) == "why-only-browser"
    gone = lena.server.http.delete("/api/me", headers=thief.headers)
    assert why(gone) == "why-only-browser"
    assert lena.get("/api/me") == {"name": "Lena Main", "kept": True}


def test_a_guest_who_signs_in_brings_matches_and_seats_along(browser: Any) -> None:
    tito, guest, other = browser("Tito Main"), browser("Tito Guest"), browser("Other")
    code = tito.keep()
    guest.play()
    own, twice = guest.table(), other.table()
    guest.ask(twice, "sit", seat=1)
    signed = guest.post("/api/sign-in/code", {"name": "Tito Main", "code": code}).json()
    assert (signed["bring"]["name"], signed["bring"]["matches"], signed["bring"]["tables"]) == ("Tito Guest", 1, 3)
    assert guest.get("/api/me/matches")["matches"] == []
    token = {"token": signed["bring"]["token"]}
    assert why(other.post("/api/me/bring", token)) == "why-no-bring"
    for _ in range(2):  # somebody may try again after a crash
        assert guest.post("/api/me/bring", token).status_code == 204
    assert len(tito.get("/api/me/matches")["matches"]) == 1
    seen = tito.get(f"/api/tables/{own}")
    assert (seen["seat"], seen["host"], seen["table"]["seats"][0]["name"]) == (0, True, "Tito Main")
    assert tito.get(f"/api/tables/{twice}")["seat"] == 1
    assert len(tito.get("/api/me/devices")) == 2


def test_who_would_sit_twice_gives_up_the_guests_seat(browser: Any) -> None:
    vera, guest = browser("Vera Main"), browser("Vera Guest")
    code = vera.keep()
    table = vera.table()
    guest.ask(table, "sit", seat=1)
    vera.ask(table, "start")
    signed = guest.post("/api/sign-in/code", {"name": "Vera Main", "code": code}).json()
    assert guest.post("/api/me/bring", {"token": signed["bring"]["token"]}).status_code == 204
    seen = vera.get(f"/api/tables/{table}")
    assert seen["seat"] == 0
    assert (seen["table"]["seats"][1]["person"], seen["table"]["seats"][1]["bot"]) == (False, "casual")


def test_programs_have_names_of_their_own_and_are_marked_everywhere(browser: Any) -> None:
    alma, guest = browser("Alma Main"), browser("Somebody")
    assert why(guest.post("/api/programs", {"name": "Deep"})) == "why-no-account"
    alma.keep()
    assert why(alma.post("/api/programs", {"name": "alma main"})) == "why-name-kept"
    program = alma.post("/api/programs", {"name": "Deep Alma"}).json()
    path = f"/api/programs/{program['id']}"
    given = alma.post(f"{path}/tokens", {"name": "Cellar", "days": 7})
    assert given.status_code == 201, given.text
    deep = Guest(alma.server, given.json()["token"])
    assert deep.get("/api/me").json() == {"name": "Deep Alma", "kept": True}
    assert deep.post("/api/programs", {"name": "Deeper"}).status_code == 409
    assert why(deep.post("/api/me/account/code")) == "why-only-browser"
    table = alma.table()
    seated = deep.ask(table, "sit", seat=1).json()
    assert [seat["owner"] for seat in seated["table"]["seats"]] == [None, "Alma Main"]
    play_with(alma, deep, table)
    [line] = alma.get("/api/me/matches")["matches"]
    assert (line["seats"], line["bots"]) == (["Alma Main", "Deep Alma"], [None, "program"])
    assert alma.get(f"/api/records/{line['id']}")["seats"] == ["Alma Main", "Deep Alma (program)"]
    [shown] = alma.get("/api/programs")
    assert [token["name"] for token in shown["tokens"]] == ["Cellar"]
    assert guest.http.delete(path, headers=guest.host).status_code == 404
    assert alma.http.delete(f"{path}/tokens/{shown['tokens'][0]['id']}", headers=alma.host).status_code == 204
    assert deep.get("/api/me").json() == {"name": None}


def play_with(one: Browser, deep: Guest, table: str) -> None:
    one.ask(table, "start")
    while True:
        for see, act in ((one.get, one.ask), (lambda path: deep.get(path).json(), deep.ask)):
            update = see(f"/api/tables/{table}")
            if update["table"]["stage"] == "over":
                return
            if update["view"]["legal"]:
                act(table, "act", decision=update["decision"], action=update["view"]["legal"][0])


def test_nobody_has_more_than_ten_programs(browser: Any) -> None:
    gaia = browser("Gaia Ten")
    gaia.keep()
    answers = [gaia.post("/api/programs", {"name": f"Gaia bot {letter}"}) for letter in "abcdefghjkm"]
    assert [answer.status_code for answer in answers] == [201] * 10 + [409]
    assert why(answers[-1]) == "why-many-programs"


def test_the_export_has_more_than_matches(browser: Any) -> None:
    nora, ben = browser("Nora Export"), browser("Ben Export")
    nora.keep()
    table = nora.table()
    ben.ask(table, "sit", seat=1)
    whom = {"table": table, "seat": 1}
    assert nora.post("/api/me/circle/marks", {"whom": whom, "mark": "mute", "on": True}).status_code == 200
    assert ben.post("/api/me/circle/invitations", {"whom": {"table": table, "seat": 0}, "table": table}).is_success
    exported = nora.get("/api/me/export")
    assert set(exported) == set(Everything.__struct_fields__)
    assert [one["name"] for one in exported["circle"]["muted"]] == ["Ben Export"]
    assert [one["table"]["id"] for one in exported["tables"]] == [table]
    assert [(one["by"], one["guest"]) for one in exported["invitations"]] == [("Ben Export", "Nora Export")]
    assert exported["notices"]["channels"] == []
    assert "turn" in exported["notices"]["wishes"]


def test_deleting_an_account_ends_everything_of_it(browser: Any) -> None:
    elsa, guest, ben = browser("Elsa Gone"), browser("Elsa Guest"), browser("Ben")
    code = elsa.keep()
    guest.play()
    with_ben = ben.table()
    guest.ask(with_ben, "sit", seat=1)
    signed = guest.post("/api/sign-in/code", {"name": "Elsa Gone", "code": code}).json()
    guest.post("/api/me/bring", {"token": signed["bring"]["token"]})
    program = elsa.post("/api/programs", {"name": "Elsas bot"}).json()
    token = elsa.post(f"/api/programs/{program['id']}/tokens", {"name": "x"}).json()["token"]
    record = elsa.get("/api/me/matches")["matches"][0]["id"]
    assert elsa.http.delete("/api/me", headers=elsa.host).status_code == 204
    assert Guest(elsa.server, token).get("/api/me").json() == {"name": None}
    assert guest.get("/api/me") == {"name": None}
    assert why(browser().post("/api/sign-in/code", {"name": "Elsa Gone", "code": code})) == "why-code-wrong"
    assert ben.get(f"/api/records/{record}")["seats"][0] == ""
    assert ben.get(f"/api/tables/{with_ben}")["table"]["seats"][1]["name"] is None
    assert browser("Elsa Gone").get("/api/me") == {"name": "Elsa Gone"}


def test_a_merge_that_was_cut_off_is_finished_when_the_table_is_read(tmp_path: Path) -> None:
    database = tmp_path / "tavolino.db"
    with Running(database) as server:
        ida, guest = Browser(server, "Ida"), Browser(server, "Guest")
        ida.keep()
        table = guest.table()
        cookies = dict(ida.http.cookies)
        ida.http.close()
        guest.http.close()
    merge_in_the_store(database, table)
    with Running(database) as server:
        ida = Browser(server)
        ida.http.cookies.update(cookies)
        assert ida.get(f"/api/tables/{table}")["seat"] == 0
        ida.http.close()


def merge_in_the_store(database: Path, table: str) -> None:
    """As a server does that is killed before the tables know."""

    async def merge() -> None:
        store = SqliteStore(database)
        guest = rebuilt(await store.log(table)).host
        account = await store.account_named("lda")
        assert account is not None
        await store.merge(guest, account.person)
        store.close()

    asyncio.run(merge())
