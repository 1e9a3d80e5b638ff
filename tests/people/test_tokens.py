"""Tokens prove who somebody is: only ours, only for their purpose, under any key that is still valid."""

import base64
import hmac
import json

import pytest
from itsdangerous import TimestampSigner, URLSafeTimedSerializer

from tavolino.people import FIRST, Bearer, SeatLink, Tokens
from tavolino.people.tokens import ADMIN_AGE, PERSON, SEAT_LINK

OLD_KEY, KEY = b"o" * 32, b"k" * 32
ANNA = Bearer("anna", "a1b2")
LINK = ("a2b3c4d5e6", 1, "anna")


def test_a_token_says_whose_it_is() -> None:
    tokens = Tokens([KEY])
    assert tokens.bearer(tokens.for_bearer(ANNA)) == ANNA
    link = tokens.seat(tokens.for_seat(*LINK))
    assert link == SeatLink(*LINK, link.nonce if link else "")
    assert tokens.seat(tokens.for_seat(*LINK)) != link, "each link is another one"


def test_a_token_names_nobody() -> None:
    token = Tokens([KEY]).for_bearer(Bearer("4f1c", "d"))
    assert "Anna" not in base64.urlsafe_b64decode(token.partition(".")[0] + "==").decode(errors="replace")


def test_a_token_for_one_purpose_is_worth_nothing_for_another() -> None:
    tokens = Tokens([KEY])
    assert tokens.seat(tokens.for_bearer(ANNA)) is None
    assert tokens.bearer(tokens.for_seat(*LINK)) is None


def test_the_token_of_an_admin_is_good_for_one_request_and_one_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    tokens, request = Tokens([KEY]), "GET /api/admin/tables"
    token = tokens.for_admin(request)
    assert tokens.admits(token, request)
    assert not tokens.admits(token, "POST /api/admin/drain")
    assert not tokens.admits(tokens.for_bearer(Bearer("GET", "/api/admin/tables")), request)
    assert not Tokens([OLD_KEY]).admits(token, request)
    assert not tokens.admits("", request)
    later = TimestampSigner(KEY).get_timestamp() + ADMIN_AGE + 1
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda _: later)
    assert not tokens.admits(token, request)


def test_several_keys_are_valid_and_the_newest_signs() -> None:
    before, now = Tokens([OLD_KEY]), Tokens([KEY, OLD_KEY])
    assert now.bearer(before.for_bearer(ANNA)) == ANNA
    assert Tokens([KEY]).bearer(now.for_bearer(ANNA)) == ANNA
    assert Tokens([KEY]).bearer(before.for_bearer(ANNA)) is None


def signed_by_us(purpose: str, payload: object) -> str:
    return str(Tokens([KEY]).sign(purpose, payload))


@pytest.mark.parametrize(
    "token",
    [
        "",
        ".",
        "..",
        "a.b.c",
        "é" * 20,
        "\udcff",
        "x" * 500,
        Tokens([b"x" * 32]).for_bearer(ANNA),
        Tokens([KEY]).for_bearer(ANNA)[:-1],
        signed_by_us(PERSON, {"id": "anna"}),
        signed_by_us(PERSON, None),
        signed_by_us(PERSON, ["anna"]),
        signed_by_us(PERSON, ["anna", 7]),
        signed_by_us(SEAT_LINK, ["a", 1]),
        signed_by_us(SEAT_LINK, {"table": 3}),
        str(URLSafeTimedSerializer(KEY).dumps("anna")),
    ],
    ids=range(16),
)
def test_what_we_did_not_sign_as_such_is_unknown_and_no_error(token: str) -> None:
    tokens = Tokens([KEY])
    assert tokens.bearer(token) is None
    assert tokens.seat(token) is None


def test_a_seat_link_is_good_for_ten_minutes(monkeypatch: pytest.MonkeyPatch) -> None:
    tokens = Tokens([KEY])
    token = tokens.for_seat(*LINK)
    now = tokens.serializer(SEAT_LINK).loads(token, return_timestamp=True)[1].timestamp()
    monkeypatch.setattr("time.time", lambda: now + 9 * 60)
    assert tokens.seat(token) is not None
    monkeypatch.setattr("time.time", lambda: now + 11 * 60)
    assert tokens.seat(token) is None


def old_token(kind: str, thing: object, key: bytes = KEY) -> str:
    """A token as version 0.1 made it."""
    body = base64.urlsafe_b64encode(json.dumps(thing).encode()).rstrip(b"=")
    return f"{body.decode()}.{hmac.new(key, kind.encode() + b':' + body, 'sha256').hexdigest()}"


def test_the_guests_of_version_0_1_stay_who_they_are() -> None:
    tokens = Tokens([KEY])
    assert tokens.bearer(old_token("Person", {"id": "anna", "name": "Anna"})) == Bearer("anna", FIRST)
    old_link = {"table": "t", "seat": 1, "holder": "anna"}
    assert tokens.seat(old_token("SeatLink", old_link)) is None, "those links had no end and worked more than once"
    assert tokens.seat(signed_by_us(SEAT_LINK, old_link)) is None
    assert tokens.bearer(old_token("Person", {"id": "anna", "name": "Anna"}, b"x" * 32)) is None
    assert tokens.bearer(old_token("SeatLink", {"table": "t", "seat": 1, "holder": "anna"})) is None
    assert tokens.bearer(old_token("Person", {"id": 7})) is None
    assert tokens.bearer(old_token("Person", [])) is None


def test_the_tokens_from_before_devices_count_as_the_first_device() -> None:
    assert Tokens([KEY]).bearer(signed_by_us(PERSON, "anna")) == Bearer("anna", FIRST)
