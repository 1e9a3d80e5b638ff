"""Messages to browsers are encrypted as RFC 8291 says, with its own example, and signed as RFC 8292 says."""

import json
import time

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from support.outside import Posted, PushBrowser, claims
from tavolino.server.notices import push
from tavolino.server.notices.push import PushKey, encrypted, fresh_key, read, topic, written

# RFC 8291, appendix A
EXAMPLE = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SHARED = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = "8pfeW0KbunFT06SuDKoJH9Ql87S1QUrdirN6GcG7sFz1y1sqLgVi1VhjVkHsUoEsbI_0LpXMuGvnzQ"


def sent(private: bytes, body: bytes = b"") -> Posted:
    header = PushKey(private).signature("https://push.example", "mailto:host@example.org")
    return Posted("/", {"Authorization": header, "Content-Encoding": "aes128gcm"}, body)


def test_the_example_of_the_standard_comes_out_bit_by_bit() -> None:
    own = ec.derive_private_key(int.from_bytes(read(SENDER)), push.CURVE)
    message = encrypted(EXAMPLE, read(BROWSER), read(SHARED), own=own, salt=read(SALT))
    assert message[:16] == read(SALT)
    assert written(message[86:]) == SEALED


def test_the_browser_reads_it_and_nobody_else_does() -> None:
    anna, ben = PushBrowser(), PushBrowser()
    messages = [encrypted(json.dumps("Hello").encode(), anna.public, anna.secret) for _ in range(2)]
    assert messages[0] != messages[1], "every message has a key of its own"
    assert anna.read(sent(fresh_key(), messages[0])) == "Hello"
    with pytest.raises(InvalidTag):
        ben.read(sent(fresh_key(), messages[0]))


def test_the_signature_is_for_one_push_service_and_half_a_day() -> None:
    private = fresh_key()
    said = claims(sent(private), PushKey(private).public)
    assert (said["aud"], said["sub"]) == ("https://push.example", "mailto:host@example.org")
    assert 0 < said["exp"] - time.time() <= 24 * 3600
    with pytest.raises((InvalidSignature, AssertionError)):
        claims(sent(private), PushKey(fresh_key()).public)


def test_a_topic_is_as_long_as_push_services_allow_and_the_same_for_the_same_table() -> None:
    assert topic("table") == topic("table") != topic("other")
    assert len(topic("table")) == 32


@pytest.mark.parametrize(
    ("browser", "shared"), [("", ""), (BROWSER, ""), (BROWSER, "c2hvcnQ"), ("no key!", SHARED), (BROWSER[:-4], SHARED)]
)
def test_what_are_no_keys_is_noticed(browser: str, shared: str) -> None:
    assert push.are_keys(BROWSER, SHARED)
    assert not push.are_keys(browser, shared)
