"""Undo goes back by snapshots, not by playing the whole match again."""

from random import Random

import pytest

from table.sitting import ANNA, Sitting, seated
from tavolino.game import AnyGame
from tavolino.games import GAMES
from tavolino.match import Match
from tavolino.table.decisions.asks import Undo
from tavolino.table.log.snapshots import RECENT, SPARSE, STEP

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def played(game: AnyGame, actions: int) -> Sitting:
    sitting, rng = seated(game, 3), Random(5)
    while sitting.table.stage == "playing" and sitting.table.play and len(sitting.table.play.done) < actions:
        seat = rng.choice([seat for seat in range(3) if sitting.choices(seat)])
        sitting.act(seat, rng.choice(sitting.choices(seat)))
    return sitting


@every_game
def test_every_moment_of_a_match_comes_back_as_it_was(game: AnyGame) -> None:
    play = played(game, 200).table.play
    assert play is not None
    match = play.match
    again = Match(game, match.options, match.names, match.secret, match.contributions)
    for number, done in enumerate(play.done):
        before = play.before(number)
        assert game.trace(before.state) == game.trace(again.state)
        assert before.actions == again.actions
        assert [before.legal_for(seat) for seat in match.seats] == [again.legal_for(seat) for seat in match.seats]
        again.act(done.seat, done.action)
    assert game.trace(play.match.state) == game.trace(again.state), "looking back changes nothing"


@every_game
def test_few_actions_are_played_again_and_few_snapshots_are_kept(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = played(game, 500).table.play
    assert play is not None
    acted: list[int] = []
    monkeypatch.setattr(Match, "act", lambda self, *_: acted.append(len(self.actions)))
    for number in range(len(play.done)):
        acted.clear()
        play.before(number)
        recent = number > len(play.done) - STEP * (RECENT - 1)
        assert len(acted) < (STEP if recent else SPARSE)
    assert len(play.snapshots.states) <= RECENT + 2 + len(play.done) / SPARSE


def test_after_an_undo_the_snapshots_are_those_of_what_happened_then() -> None:
    """Alone in Qwinto everything can be taken back, again and again."""
    sitting, rng = seated(GAMES["qwinto"], 1), Random(3)
    for _ in range(120):
        if sitting.table.stage == "over":
            break
        if rng.random() < 0.4 and sitting.table.play and sitting.table.play.done:
            sitting.ask(ANNA, Undo())
        else:
            sitting.act(0, rng.choice(sitting.choices(0)))
        play = sitting.table.play
        assert play is not None
        assert play.before(len(play.done)).view(0) == play.match.view(0)
        assert max(play.snapshots.states) <= len(play.done)
