"""Chance against docs/honest-deal.md: the published vectors, and a second implementation made from its words alone."""

import hashlib
import hmac
import json
import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice, permutations, product
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import fields

from tavolino.chance import Chance, below, commitment, seed_from_text, seed_of_match
from tavolino.game import Outcome
from tavolino.match import Record

DOCS = Path(__file__).parents[1] / "docs"
PAGE = (DOCS / "honest-deal.md").read_text(encoding="utf-8")
VECTORS: dict[str, list[dict[str, Any]]] = json.loads((DOCS / "chance-vectors.json").read_text(encoding="utf-8"))
SEED = bytes(range(32))


# The second implementation: it knows the page and the standard library, and nothing of tavolino.


def second_block(seed: bytes, label: str, counter: int) -> bytes:
    message = label.encode("utf-8") + counter.to_bytes(8, "big")
    return hmac.new(seed, message, hashlib.sha256).digest()


def second_word(seed: bytes, label: str, index: int) -> int:
    start = index % 8 * 4
    return int.from_bytes(second_block(seed, label, index // 8)[start : start + 4], "big")


def second_number(seed: bytes, label: str, bound: int, index: int = 0) -> tuple[int, int]:
    """The number, and the place in the stream after its word."""
    while True:
        word, index = second_word(seed, label, index), index + 1
        if word < 2**32 // bound * bound:
            return word % bound, index


def second_shuffle(seed: bytes, label: str, size: int) -> list[int]:
    order, index = list(range(size)), 0
    for last in reversed(range(1, size)):
        other, index = second_number(seed, label, last + 1, index)
        order[other], order[last] = order[last], order[other]
    return order


def second_seed(secret: bytes, contributions: list[bytes]) -> bytes:
    return hmac.new(secret, b"".join(contributions), hashlib.sha256).digest()


# The vectors


@pytest.mark.parametrize("vector", VECTORS["commitments"])
def test_a_commitment_is_as_published(vector: dict[str, str]) -> None:
    secret = bytes.fromhex(vector["secret"])
    assert commitment(secret).hex() == hashlib.sha256(secret).hexdigest() == vector["commitment"]


@pytest.mark.parametrize("vector", VECTORS["seeds"])
def test_a_seed_is_as_published(vector: dict[str, Any]) -> None:
    secret = bytes.fromhex(vector["secret"])
    contributions = [bytes.fromhex(part) for part in vector["contributions"]]
    assert seed_of_match(secret, contributions).hex() == second_seed(secret, contributions).hex() == vector["seed"]


@pytest.mark.parametrize("vector", VECTORS["streams"])
def test_a_stream_is_as_published(vector: dict[str, Any]) -> None:
    seed, label, words = bytes.fromhex(vector["seed"]), vector["label"], vector["words"]
    assert list(islice(Chance(seed).words(label), len(words))) == words
    assert [second_word(seed, label, index) for index in range(len(words))] == words


@pytest.mark.parametrize("vector", VECTORS["numbers"])
def test_a_number_is_as_published(vector: dict[str, Any]) -> None:
    seed, label, bound = bytes.fromhex(vector["seed"]), vector["label"], vector["bound"]
    assert Chance(seed).below(bound, label) == vector["number"]
    assert second_number(seed, label, bound) == (vector["number"], vector["rejected"] + 1)


@pytest.mark.parametrize("vector", VECTORS["shuffles"])
def test_a_shuffle_is_as_published(vector: dict[str, Any]) -> None:
    seed, label, order = bytes.fromhex(vector["seed"]), vector["label"], vector["order"]
    assert Chance(seed).shuffled(range(len(order)), label) == order
    assert second_shuffle(seed, label, len(order)) == order


@pytest.mark.parametrize("vector", VECTORS["texts"])
def test_a_seed_from_a_text_is_as_published(vector: dict[str, str]) -> None:
    assert seed_from_text(vector["text"]).hex() == vector["seed"]


def test_the_vectors_reach_every_corner() -> None:
    assert any(not vector["label"].isascii() for vector in VECTORS["streams"])
    assert any(len(vector["words"]) > 16 for vector in VECTORS["streams"])
    assert {1, 2, 3, 64, 3_000_000_000, 2**32} <= {vector["bound"] for vector in VECTORS["numbers"]}
    assert any(vector["rejected"] > 1 for vector in VECTORS["numbers"])
    assert {0, 1, 2, 79, 106} <= {len(vector["order"]) for vector in VECTORS["shuffles"]}
    assert {len(vector["contributions"]) for vector in VECTORS["seeds"]} == {1, 2, 3, 4}
    assert any("00" * 32 in vector["contributions"] for vector in VECTORS["seeds"])


# The page


def block_after(heading: str) -> str:
    """The first fenced block under a heading of the page."""
    found = re.search(rf"^#+ {re.escape(heading)}\n.*?^```text\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    assert found, f"the page has no example under {heading!r}"
    return found[1]


def worked_example() -> dict[str, str]:
    """Every line of the example: a name, two spaces or more, a value."""
    lines = block_after("A worked example").splitlines()
    return dict(re.split(r" {2,}", line, maxsplit=1) for line in lines if line)


def test_the_worked_example_begins_with_the_right_seed() -> None:
    example = worked_example()
    secret = bytes.fromhex(example["secret"])
    contributions = [bytes.fromhex(example["contribution 0"]), bytes.fromhex(example["contribution 1"])]
    assert contributions[1] == bytes(32)
    assert hashlib.sha256(secret).hexdigest() == commitment(secret).hex() == example["commitment"]
    assert second_seed(secret, contributions).hex() == seed_of_match(secret, contributions).hex() == example["seed"]


def test_the_worked_example_has_the_right_stream() -> None:
    example = worked_example()
    seed, label = bytes.fromhex(example["seed"]), example["label"]
    assert label.encode().hex() == example["label in UTF-8"]
    assert second_block(seed, label, 0).hex() == example["block 0"]
    assert second_block(seed, label, 1).hex() == example["block 1"]
    words = [int(word) for word in example["words"].split()]
    assert words == list(islice(Chance(seed).words(label), 9)) == [second_word(seed, label, n) for n in range(9)]


def test_the_worked_example_draws_the_right_numbers() -> None:
    example = worked_example()
    seed, label = bytes.fromhex(example["seed"]), example["label"]
    bounds = [int(name.removeprefix("below ")) for name in example if name.startswith("below ")]
    assert len(bounds) == 2
    for bound in bounds:
        number, read = second_number(seed, label, bound)
        assert Chance(seed).below(bound, label) == number
        assert example[f"below {bound}"] == f"{number}, after {read - 1} rejected"


def test_the_worked_example_shuffles_its_letters_rightly() -> None:
    example = worked_example()
    seed, label = bytes.fromhex(example["seed"]), example["label"]
    letters = example["letters"].split()
    shuffled = [letters[place] for place in second_shuffle(seed, label, len(letters))]
    assert " ".join(shuffled) == " ".join(Chance(seed).shuffled(letters, label)) == example["shuffled"]


def test_the_steps_of_the_worked_shuffle_are_right() -> None:
    example = worked_example()
    letters = example["letters"].split()
    words = [int(word) for word in example["words"].split()]
    steps = re.findall(r"^\| (\d+) \| (\d+) \| (\d+) \| ([A-Z ]+) \|$", PAGE, re.MULTILINE)
    assert [int(last) for last, *_ in steps] == list(range(len(letters) - 1, 0, -1))
    for word, (last, shown_word, other, order) in zip(words, steps, strict=False):
        assert (word, word % (int(last) + 1)) == (int(shown_word), int(other))
        letters[int(last)], letters[int(other)] = letters[int(other)], letters[int(last)]
        assert order == " ".join(letters)
    assert " ".join(letters) == example["shuffled"]


def test_the_page_describes_every_field_of_a_record() -> None:
    section = PAGE.split("## A record\n")[1].split("\n## ")[0]
    assert re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE) == [field.name for field in fields(Record)]
    assert all(f"`{field.name}`" in section for field in fields(Outcome))


# Labels


def test_the_same_label_always_gives_the_same_answer() -> None:
    chance = Chance(SEED)
    assert chance.shuffled(range(50), "round 1") == chance.shuffled(range(50), "round 1")
    assert chance.below(1000, "first") == chance.below(1000, "first")


def test_a_draw_under_one_label_does_not_move_another() -> None:
    chance = Chance(SEED)
    alone = list(islice(Chance(SEED).words("first"), 20))
    stream, other, mixed = chance.words("first"), chance.words("bag"), []
    for _ in range(20):
        mixed.append(next(stream))
        next(other)
        chance.shuffled(range(10), "first")
    assert mixed == alone


def test_labels_that_look_alike_have_nothing_in_common() -> None:
    zeros = "\0" * 7
    labels = [
        "",
        "ba",
        "bag",
        "bag ",
        "bag 1",
        "bag 11",
        "Bag",
        "bág",
        "gab",
        "bag\0",
        f"bag{zeros}\0",
        f"bag{zeros}\1",
    ]
    words = [word for label in labels for word in islice(Chance(SEED).words(label), 24)]
    assert len(set(words)) == len(words)


def test_another_seed_gives_another_stream_under_the_same_label() -> None:
    words = [word for first in range(32) for word in islice(Chance(bytes([first]) + SEED[1:]).words("bag"), 8)]
    assert len(set(words)) == len(words)


# Fairness


class Scripted(Chance, frozen=True):
    """A chance whose words are given."""

    script: tuple[int, ...]

    def words(self, label: str) -> Iterator[int]:  # noqa: ARG002 - one script for every label
        return iter(self.script)


@pytest.mark.parametrize("size", range(6))
def test_every_order_comes_from_exactly_one_sequence_of_lots(size: int) -> None:
    scripts = product(*(range(last + 1) for last in range(size - 1, 0, -1)))
    orders = [tuple(Scripted(SEED, script).shuffled(range(size), "")) for script in scripts]
    assert sorted(orders) == sorted(permutations(range(size)))


@pytest.mark.parametrize(
    "bound", [1, 2, 3, 5, 6, 7, 79, 106, 641, 65_537, 2**31, 2**31 + 1, 3_000_000_000, 2**32 - 1, 2**32]
)
def test_each_number_has_the_same_count_of_words(bound: int) -> None:
    fair = 2**32 // bound * bound
    assert below(bound, iter([0])) == 0
    assert below(bound, iter([fair - 1])) == bound - 1
    if fair < 2**32:
        assert below(bound, iter([fair, 2**32 - 1, fair - 1])) == bound - 1


def test_a_stream_is_spread_evenly() -> None:
    """Chi-square over 24 orders, 23 degrees of freedom: 49.7 is passed by chance once in a thousand seeds."""
    chance, deals = Chance(SEED), 12_000
    counts = Counter(tuple(chance.shuffled("abcd", f"deal {number}")) for number in range(deals))
    assert len(counts) == 24
    assert sum((count - deals / 24) ** 2 for count in counts.values()) / (deals / 24) < 49.7


def test_lots_fall_evenly_where_words_are_rejected() -> None:
    """Chi-square over 6 ranges of a bound that rejects three words in ten: 20.5 at one in a thousand."""
    chance, lots, bound = Chance(SEED), 6_000, 3_000_000_000
    counts = Counter(chance.below(bound, f"lot {number}") * 6 // bound for number in range(lots))
    assert sum((counts[part] - lots / 6) ** 2 for part in range(6)) / (lots / 6) < 20.5


def test_a_shuffle_leaves_its_items_as_they_were() -> None:
    items = ["a", "b", "b", "c"]
    shuffled = Chance(SEED).shuffled(items, "bag")
    assert items == ["a", "b", "b", "c"]
    assert sorted(shuffled) == items


# Seeds that people type


@pytest.mark.parametrize("text", ["0123456789abcdef" * 4, "0123456789ABCDEF" * 4, "0123456789aBcDeF" * 4])
def test_64_hexadecimal_digits_are_the_seed_itself(text: str) -> None:
    assert seed_from_text(text) == bytes.fromhex("0123456789abcdef" * 4)


ODD_TEXTS = {
    "nothing": "",
    "a word": "friday",
    "63 digits": "0" * 63,
    "65 digits": "0" * 65,
    "66 digits": "0" * 66,
    "62 digits and two spaces": "00 " + "0" * 59 + " 0",
    "64 digits and a line end": "0" * 64 + "\n",
    "with a sign": "0x" + "0" * 62,
    "a letter too far": "0" * 63 + "g",
    "wide digits": "０" * 64,
    "Arabic digits": "٠" * 64,
    "composed": "caf\u00e9",
    "decomposed": "cafe\u0301",
    "a die": "🎲",
    "a zero": "a\0b",
}


@pytest.mark.parametrize("text", ODD_TEXTS.values(), ids=ODD_TEXTS)
def test_any_other_text_is_hashed(text: str) -> None:
    assert seed_from_text(text) == hashlib.sha256(text.encode("utf-8")).digest()


def test_a_text_that_is_not_unicode_is_hashed_as_its_bytes() -> None:
    typed = b"caf\xe9".decode("utf-8", "surrogateescape")  # what Python makes of such an argument
    assert seed_from_text(typed) == hashlib.sha256(b"caf\xe9").digest()


def test_different_texts_give_different_seeds() -> None:
    assert len({seed_from_text(text) for text in ODD_TEXTS.values()}) == len(ODD_TEXTS)
