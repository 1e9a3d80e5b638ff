"""Matches come out the same wherever they are played, and whatever breaks is named."""

from contextlib import closing
from multiprocessing import active_children

import pytest
from msgspec.structs import replace

from arena import MORE_BOTS, contest, done, program
from match import every_game
from tavolino.arena import LocalProcesses, play
from tavolino.arena.batch import modules_of, play_all
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
    with LocalProcesses(1) as one, LocalProcesses(3) as three:
        alone = sorted(play(held, 5, one), key=repr)
        together = sorted(play(held, 5, three), key=repr)
    assert alone == together
    assert {played.fixture for played in alone} == set(held.fixtures(5))
    assert play_match(held, alone[0].fixture) == alone[0]


def test_whoever_closes_the_iterator_stops_the_play() -> None:
    with LocalProcesses(2) as workers:
        with closing(play(contest(), 1000, workers)) as coming:
            next(coming)
            assert len(active_children()) == 2
        assert list(workers.run(repr, [1])) == [(1, "1")]
    assert not active_children()


def test_nothing_to_play_needs_no_process() -> None:
    assert list(play_all(contest(), [], LocalProcesses(2))) == []
    assert not active_children()


@every_game
def test_a_match_without_end_is_broken_off_and_is_a_draw(game: AnyGame) -> None:
    played = play_match(contest(game.name, longest=5), Fixture(0, ("random", "random")))
    assert (played.actions, played.reason, played.places) == (5, None, (1, 1))
    assert len(played.scores) == 2


def test_a_match_that_breaks_is_named_in_one_line() -> None:
    status, output, complaints = done(program("--bots", "random,raising", "--deals", 50, "--processes", 1))
    assert (status, output) == (2, "")
    why = f"ValueError: this bot has had enough ({BOTS}, line {LINE})"
    assert complaints == f"tavolino: Deal 1, seating raising and random: {why}\n"


def test_a_broken_match_among_several_processes_ends_them_all() -> None:
    status, _, complaints = done(program("--bots", "raising,random", "--deals", 1000, "--processes", 3))
    assert status == 2
    assert len(complaints.splitlines()) == 1
    assert "has had enough" in complaints


def test_wherever_a_bot_kills_its_process_the_numbers_are_the_same() -> None:
    one, two = (program("--bots", "random,dying", "--deals", 4, "--processes", number) for number in (1, 2))
    status, output, complaints = done(one)
    assert (status, complaints) == (0, "")
    assert "4 deals, 8 matches" in output
    assert done(two) == (0, output, "")


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("deadly", "the process that worked on it died, 3 times in a row."),
        ("hanging", "it was not over after 1 seconds. Either it hangs or it needs a longer limit."),
    ],
)
def test_a_bot_that_always_kills_or_hangs_its_process_is_named(bot: str, why: str) -> None:
    arguments = ("--deals", 3, "--processes", 1, "--seconds", 1 if bot == "hanging" else 60)
    status, output, complaints = done(program("--bots", f"{bot},random", *arguments))
    assert (status, output) == (2, "")
    assert complaints == f"tavolino: Deal 0, seating {bot} and random: {why}\n"


def test_the_modules_of_bots_and_games_from_elsewhere_count() -> None:
    assert modules_of(contest()) == [f"tavolino.games.{contest().game}", "tavolino.bots.simple", "tavolino.bots.simple"]
    elsewhere = replace(contest(), bots=("my_bots.high:High", "heuristic"))
    assert modules_of(elsewhere)[1:] == ["my_bots.high", "tavolino.bots.simple"]
