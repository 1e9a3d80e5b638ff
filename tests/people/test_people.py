"""People are found by their token, can change their name, and are forgotten for good."""

import asyncio

import pytest

from tavolino.game import BadMessage
from tavolino.people import Bearer, People, Person, Tokens, Unknown, checked_name, new_device
from tavolino.store import MemoryStore

TOKENS = Tokens([b"k" * 32])


def test_a_person_is_known_by_their_token_under_their_newest_name() -> None:
    async def meet() -> None:
        store = MemoryStore()
        people = People(store, TOKENS)
        anna = await people.welcome("  Anna   B. ")
        assert anna.name == "Anna B."
        token = await people.give_token(anna, new_device())
        known = await people.known(token)
        assert known is not None
        assert known.person == anna
        await people.welcome("Annie", anna.id)
        for later in (people, People(store, TOKENS)):
            known = await later.known(token)
            assert known is not None
            assert known.person == Person(anna.id, "Annie")

    asyncio.run(meet())


def test_a_copy_of_a_forgotten_persons_token_is_worth_nothing() -> None:
    async def meet() -> None:
        people = People(MemoryStore(), TOKENS)
        anna = await people.welcome("Anna")
        token = await people.give_token(anna, new_device())
        await people.forget(anna.id, lambda body: body)
        assert await people.known(token) is None
        with pytest.raises(Unknown):
            await people.require(token)

    asyncio.run(meet())


def test_somebody_we_never_met_is_unknown_even_with_a_token_of_ours() -> None:
    async def meet() -> None:
        people = People(MemoryStore(), TOKENS)
        for token in ("", "x", TOKENS.for_bearer(Bearer("nobody", "d"))):
            assert await people.known(token) is None

    asyncio.run(meet())


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\nb\u202e", "\x1b[2J"])
def test_a_name_nobody_can_read_is_refused(name: str) -> None:
    async def meet() -> None:
        with pytest.raises(BadMessage):
            await People(MemoryStore(), TOKENS).welcome(name)

    asyncio.run(meet())


WRONG = {
    " ": "why-name-empty",
    "x" * 41: "why-name-long",
    "\x1b": "why-name-unreadable",
    "\u3164": "why-name-unreadable",
    "A\u2800da": "why-name-unreadable",
    "\u115f": "why-name-unreadable",
    "\uffa0": "why-name-unreadable",
    "a" + "\u0301" * 4: "why-text-marks",
    "Z\u0335\u0336\u0337": "why-text-marks",
    "Gina (master)": "why-name-bot",
    "hugo\uff08club\uff09": "why-name-bot",
    "\ufdfd" * 5: "why-name-long",
}


@pytest.mark.parametrize(("name", "key"), WRONG.items())
def test_a_refusal_says_what_is_wrong_with_a_name(name: str, key: str) -> None:
    with pytest.raises(BadMessage) as refused:
        checked_name(name)
    assert refused.value.sentence is not None
    assert refused.value.sentence.message == key


@pytest.mark.parametrize("name", ["👩\u200d👩\u200d👧\u200d👦", "می\u200cخواهم", "李", "🐸"])
def test_a_name_may_be_in_any_script_and_have_emoji(name: str) -> None:
    assert checked_name(name) == name


def test_nothing_writes_the_name_of_a_forgotten_person_back() -> None:
    async def meet() -> None:
        store = MemoryStore()
        people = People(store, TOKENS)
        anna = await people.welcome("Anna")
        await people.forget(anna.id, lambda body: body)
        with pytest.raises(Unknown):
            await people.welcome("Annie", anna.id)
        assert await store.name_of(anna.id) is None
        assert anna.id not in people.names

    asyncio.run(meet())
