"""The honest deal, checked from outside: what `verify` lists, what it notices, and what it cannot know."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from match import (
    CONTRIBUTIONS,
    SECRET,
    Change,
    begun,
    every_bot,
    every_change,
    every_game,
    every_seating,
    finished,
    largest,
    played,
    refused,
)
from tavolino.chance import Chance
from tavolino.game import AnyGame
from tavolino.match import Match, Record, record_of, replay
from tavolino.match.verify import Draw, verify


class SpiedMatch(Match):
    """A match that is dealt with a spied chance."""

    def chance(self) -> Chance:
        return Spy(super().chance().seed, [])


class Spy(Chance, frozen=True):
    """Notes the lots and shuffles it is asked for, with what lay there before."""

    asked: list[tuple[str, tuple[Any, ...], tuple[Any, ...]]]

    def below(self, bound: int, label: str) -> int:
        number = super().below(bound, label)
        self.asked.append((label, tuple(range(bound)), (number,)))
        return number

    def shuffled(self, items: Sequence[Any], label: str) -> list[Any]:
        mixed = super().shuffled(items, label)
        self.asked.append((label, tuple(items), tuple(mixed)))
        return mixed


def asked(record: Record) -> list[tuple[str, tuple[Any, ...], tuple[Any, ...]]]:
    """Every lot and shuffle of a match, seen by somebody who played it again."""
    original = replay(record)
    match = SpiedMatch(original.game, original.options, original.names, original.secret, original.contributions)
    for seat, action in original.actions:
        match.act(seat, action)
    assert isinstance(match.state.chance, Spy)
    return match.state.chance.asked


# What it lists


@every_seating
def test_it_lists_the_commitment_and_the_seed(game: AnyGame, seats: int) -> None:
    record = finished(game, seats)
    proof = verify(record)
    assert proof.commitment == hashlib.sha256(SECRET).hexdigest() == record.commitment
    assert proof.seed == hmac.new(SECRET, b"".join(CONTRIBUTIONS[:seats]), hashlib.sha256).hexdigest()
    assert proof.actions == len(record.actions)


@every_seating
@every_bot
def test_it_lists_every_lot_and_every_shuffle(game: AnyGame, seats: int, bot: str) -> None:
    record = record_of(played(begun(game, seats), bot, limit=400), reveal=True)
    draws = verify(record).draws
    assert draws == tuple(Draw(label, result) for label, _, result in asked(record))
    assert len({draw.label for draw in draws}) == len(draws), "no label is used twice"


@every_seating
def test_each_draw_it_lists_can_be_computed_from_the_seed_alone(game: AnyGame, seats: int) -> None:
    record = finished(game, seats)
    proof = verify(record)
    chance = Chance(bytes.fromhex(proof.seed))
    for draw, (label, before, _) in zip(proof.draws, asked(record), strict=True):
        if len(draw.result) == 1:
            assert draw.result == (chance.below(len(before), label),)
        else:
            assert list(draw.result) == [before[place] for place in chance.shuffled(range(len(before)), label)]


@every_seating
def test_all_cards_of_the_deal_come_from_a_shuffle_it_lists(game: AnyGame, seats: int) -> None:
    record = finished(game, seats)
    cards = Counter(game.cards(replay(record, 0).state))
    assert any(Counter(draw.result) == cards for draw in verify(record).draws)


@every_game
def test_the_deal_is_listed_even_where_nobody_has_acted(game: AnyGame) -> None:
    proof = verify(record_of(begun(game, 2), reveal=True))
    assert proof.actions == 0
    assert proof.draws


# What it notices


@every_game
@every_change
def test_it_notices_a_changed_record(game: AnyGame, change: Change, words: str) -> None:
    with refused(words):
        verify(change(largest(game)))


@every_seating
def test_it_notices_a_changed_digit_of_each_contribution(game: AnyGame, seats: int) -> None:
    record = finished(game, seats)
    for seat in range(seats):
        contributions = list(record.contributions)
        contributions[seat] = contributions[seat][:-1] + "f"
        assert tuple(contributions) != record.contributions
        with refused("cannot have happened"):
            verify(replace(record, contributions=tuple(contributions)))


@every_seating
def test_it_notices_a_changed_digit_of_the_secret_or_the_commitment(game: AnyGame, seats: int) -> None:
    record = finished(game, seats)
    assert record.secret is not None
    for place in range(64):
        for field, text in (("secret", record.secret), ("commitment", record.commitment)):
            digit = "0" if text[place] != "0" else "1"
            with refused("does not fit the commitment"):
                verify(replace(record, **{field: text[:place] + digit + text[place + 1 :]}))


@every_game
def test_it_notices_contributions_in_another_order(game: AnyGame) -> None:
    record = largest(game)
    with refused("cannot have happened"):
        verify(replace(record, contributions=record.contributions[::-1]))


@every_game
def test_it_notices_an_option_that_changes_the_match(game: AnyGame) -> None:
    record = largest(game)
    changes: dict[str, Any] = {"rounds": 1, "call": "auto", "numbers": record.options.get("numbers", [])[::-1]}
    for key, value in changes.items():
        if key in record.options:
            with refused():
                verify(replace(record, options={**record.options, key: value}))


@every_game
def test_it_does_not_speak_about_a_running_match(game: AnyGame) -> None:
    with refused("not over", "still secret"):
        verify(record_of(begun(game, 2)))


@every_seating
def test_it_notices_a_cut_anywhere_while_the_outcome_stands(game: AnyGame, seats: int) -> None:
    record = finished(game, seats)
    for length in range(0, len(record.actions), 5):
        with refused("recorded outcome"):
            verify(replace(record, actions=record.actions[:length]))


# What it cannot know, as docs/honest-deal.md says


@every_game
def test_it_cannot_know_the_names(game: AnyGame) -> None:
    record = largest(game)
    assert verify(replace(record, seats=tuple("Eve" for _ in record.seats))) == verify(record)


@every_game
@pytest.mark.parametrize("share", [0, 1, 2])
def test_it_cannot_know_that_the_end_is_missing_where_the_outcome_is_missing_too(game: AnyGame, share: int) -> None:
    record = largest(game)
    shorter = replace(record, actions=record.actions[: len(record.actions) * share // 3], outcome=None)
    proof, whole = verify(shorter), verify(record)
    assert proof.seed == whole.seed
    assert proof.draws == whole.draws[: len(proof.draws)]
