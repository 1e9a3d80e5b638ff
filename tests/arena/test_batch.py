"""Matches come out the same wherever they are played, and whatever breaks is named."""

from contextlib import closing
from multiprocessing import active_children

import pytest

from arena import MORE_BOTS, contest, done, program
from match import every_game
from tavolino.arena import LocalProcesses, play
from tavolino.arena.deals import Fixture
from tavolino.arena.played import play_match
from tavolino.game import AnyGame

BOTS = MORE_BOTS / "more_bots.py"
[LINE] = (number for number, line in enumerate(BOTS.read_text().splitlines(), 1) if "raise ValueError" in line)


@every_game
def test_a_match_depends_only_on_the_contest_the_deal_and_the_seating(game: AnyGame) -> None:
    for fixture in contest(game.name).fixtures(2):
        assert play_match(contest(game.name), fixture) == play_match(contest(game.name), fixture)


@every_game
def test_every_seating_is_a_match_of_its_own(game: AnyGame) -> None:
    held = contest(game.name, seats=game.seat_counts[-1])
    matches = [play_match(held, fixture) for fixture in held.fixtures(1)]
    assert len({(played.actions, played.scores) for played in matches}) == len(matches)
    for played in matches:
        assert len(played.places) == len(played.scores) == held.seats
        assert played.reason in game.end_reasons


def test_the_number_of_processes_changes_nothing() -> None:
    held = contest()
    alone = sorted(play(held, 5, LocalProcesses(1)), key=repr)
    together = sorted(play(held, 5, LocalProcesses(3)), key=repr)
    assert alone == together
    assert {played.fixture for played in alone} == set(held.fixtures(5))
    assert play_match(held, alone[0].fixture) == alone[0]


def test_whoever_closes_the_iterator_ends_the_processes() -> None:
    with closing(play(contest(), 1000, LocalProcesses(2))) as coming:
        next(coming)
        assert len(active_children()) == 2
    assert not active_children()


def test_nothing_to_play_needs_no_process() -> None:
    assert list(LocalProcesses(2).play(contest(), [])) == []


@every_game
def test_a_match_without_end_is_broken_off_and_is_a_draw(game: AnyGame) -> None:
    played = play_match(contest(game.name, longest=5), Fixture(0, ("random", "random")))
    assert (played.actions, played.reason, played.places) == (5, None, (1, 1))
    assert len(played.scores) == 2


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("raising", f"ValueError: this bot has had enough ({BOTS}, line {LINE})"),
        ("dying", "the process that played this match died."),
    ],
)
def test_a_match_that_breaks_is_named_in_one_line(bot: str, why: str) -> None:
    status, output, complaints = done(program("--bots", f"random,{bot}", "--deals", 50, "--processes", 1))
    assert (status, output) == (2, "")
    assert complaints == f"tavolino: Deal 1, seating {bot} and random: {why}\n"


def test_a_broken_match_among_several_processes_ends_them_all() -> None:
    status, _, complaints = done(program("--bots", "raising,random", "--deals", 1000, "--processes", 3))
    assert status == 2
    assert len(complaints.splitlines()) == 1
    assert "has had enough" in complaints
