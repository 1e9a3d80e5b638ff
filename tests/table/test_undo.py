"""Taking back: freely while nothing has come to light, then by consent, or alone with bots."""

from random import Random
from typing import Any

import pytest

from table.sitting import ANNA, BEN, CLEO, PEOPLE, Sitting, facts, seated
from tavolino.games import GAMES
from tavolino.match import Match
from tavolino.table.decisions.asks import Agree, Sit, Stand, Start, Undo
from tavolino.table.decisions.playing import acted
from tavolino.table.errors import NotAllowed
from tavolino.table.log.entries import TookBack, UndoAsked
from tavolino.table.log.settings import Settings
from tavolino.table.runtime.views import events_since
from tavolino.words import Seat, sentence

TWISTED, QWINTO, UPTURN = GAMES.values()


def play_until(sitting: Sitting, verb: str, seed: int = 0) -> int:
    """Play on by chance until somebody has done this; returns the seat."""
    rng = Random(seed)
    while True:
        seat = rng.choice([seat for seat in range(len(sitting.table.seats)) if sitting.choices(seat)])
        wanted = [action for action in sitting.choices(seat) if written(sitting, action) == verb]
        sitting.act(seat, rng.choice(wanted or sitting.choices(seat)))
        if sitting.table.stage == "over":
            sitting.again()
        elif wanted:
            return seat


def written(sitting: Sitting, action: Any) -> str:
    return sitting.table.game.write(action).split()[0]


def match_of(sitting: Sitting) -> Match:
    assert sitting.table.play is not None
    return sitting.table.play.match


def test_a_taken_row_is_given_back_before_the_next_card() -> None:
    sitting = seated(TWISTED, 2)
    seat = play_until(sitting, "take")
    while not sitting.choices(seat):  # the row ended the round
        seat = play_until(sitting, "take")
    actions, row = match_of(sitting).actions[:-1], match_of(sitting).state.row
    assert row == []
    [entry] = sitting.ask(PEOPLE[seat], Undo())
    assert isinstance(entry, TookBack)
    assert match_of(sitting).actions == actions
    assert match_of(sitting).state.row
    assert facts(sitting.read_back()) == facts(sitting.table)
    assert sitting.table.play is not None
    assert sitting.table.play.taken_back == 0, "what was free is not held against anybody"


def test_an_entry_can_be_changed_while_others_decide_even_if_one_has_decided_since() -> None:
    sitting = seated(QWINTO, 3)
    active = next(seat for seat in range(3) if sitting.choices(seat))
    sitting.act(active, sitting.choices(active)[0])
    sitting.act(0, sitting.choices(0)[0])
    sitting.act(1, sitting.choices(1)[0])
    decision = sitting.decision(2)
    [entry] = sitting.ask(ANNA, Undo())
    assert isinstance(entry, TookBack)
    assert not entry.everything
    assert sitting.choices(0)
    assert not sitting.choices(1), "the other's entry stays"
    assert sitting.decision(2) == decision
    assert facts(sitting.read_back()) == facts(sitting.table)


def test_a_run_can_be_taken_back_before_it_is_closed() -> None:
    sitting = seated(UPTURN, 3)
    seat = play_until(sitting, "add", seed=5)
    tiles = len(match_of(sitting).state.racks[seat])
    [entry] = sitting.ask(PEOPLE[seat], Undo())
    assert isinstance(entry, TookBack), entry
    assert len(match_of(sitting).state.racks[seat]) == tiles + 1


@pytest.mark.parametrize(("game", "verb"), [(TWISTED, "place"), (UPTURN, "draw")], ids=["the turn is over", "drawn"])
def test_what_has_come_to_light_is_taken_back_by_consent_of_all(game: Any, verb: str) -> None:
    sitting = seated(game, 3)
    seat = play_until(sitting, verb)
    asker, (second, third) = PEOPLE[seat], [person for person in (ANNA, BEN, CLEO) if person != PEOPLE[seat]]
    played = len(match_of(sitting).actions)
    [entry] = sitting.ask(asker, Undo())
    assert isinstance(entry, UndoAsked)
    assert entry.reason
    with pytest.raises(NotAllowed):
        sitting.ask(asker, Agree(yes=True))
    sitting.ask(second, Agree(yes=True))
    assert len(match_of(sitting).actions) == played
    sitting.ask(third, Agree(yes=True))
    assert len(match_of(sitting).actions) == played - 1
    assert sitting.table.play is not None
    assert sitting.table.play.taken_back == 1
    assert sitting.table.undo is None
    assert facts(sitting.read_back()) == facts(sitting.table)


def test_one_no_is_enough_and_any_action_ends_the_question() -> None:
    sitting = seated(TWISTED, 3)
    seat = play_until(sitting, "place")
    others = [person for person in (ANNA, BEN, CLEO) if person != PEOPLE[seat]]
    sitting.ask(PEOPLE[seat], Undo())
    sitting.ask(others[0], Agree(yes=False))
    assert sitting.table.undo is None
    seat = play_until(sitting, "place")
    others = [person for person in (ANNA, BEN, CLEO) if person != PEOPLE[seat]]
    sitting.ask(PEOPLE[seat], Undo())
    next_seat = next(seat for seat in range(3) if sitting.choices(seat))
    sitting.act(next_seat, sitting.choices(next_seat)[0])
    assert sitting.table.undo is None
    with pytest.raises(NotAllowed, match="Nobody else wants"):
        sitting.ask(others[0], Agree(yes=True))


def test_a_no_is_said_and_nobody_is_asked_twice_about_one_move() -> None:
    sitting = seated(TWISTED, 2)
    seat = play_until(sitting, "place")
    asker, other = PEOPLE[seat], PEOPLE[1 - seat]
    sitting.ask(asker, Undo())
    assert sitting.ask(asker, Undo()) == [], "the question is asked already"
    sitting.ask(other, Agree(yes=False))
    told = [happened.told for happened in events_since(sitting.table, 0, seat) if happened.around]
    assert told == [sentence("news-undo-wanted", who=Seat(seat)), sentence("news-undo-denied", who=Seat(1 - seat))]
    with pytest.raises(NotAllowed, match="the answer was no"):
        sitting.ask(asker, Undo())
    sitting.table = sitting.read_back()
    with pytest.raises(NotAllowed, match="the answer was no"):
        sitting.ask(asker, Undo())


def test_alone_with_bots_one_takes_back_freely_and_the_record_says_so() -> None:
    sitting = seated(TWISTED, 1, bots=1)

    def bots_turn() -> None:
        while not sitting.choices(0):
            sitting.take([acted(sitting.table, 1, sitting.choices(1)[0], "bot", 0)])

    bots_turn()
    before = list(match_of(sitting).actions)
    sitting.act(0, sitting.choices(0)[0])
    bots_turn()
    [entry] = sitting.ask(ANNA, Undo())
    assert isinstance(entry, TookBack)
    assert entry.everything
    assert match_of(sitting).actions == before
    assert sitting.table.play is not None
    assert sitting.table.play.taken_back == 1


def test_nothing_done_and_a_match_that_is_over_cannot_be_taken_back() -> None:
    sitting = seated(TWISTED, 2)
    with pytest.raises(NotAllowed, match="no move to undo"):
        sitting.ask(ANNA, Undo())
    rng = Random(0)
    while sitting.table.stage == "playing":
        seat = next(seat for seat in (0, 1) if sitting.choices(seat))
        sitting.act(seat, rng.choice(sitting.choices(seat)))
    with pytest.raises(NotAllowed, match="over"):
        sitting.ask(ANNA, Undo())


def test_whatever_is_sent_twice_is_carried_out_once() -> None:
    sitting = Sitting(Settings(game="twisted", seats=2), (None, "heuristic"))
    for ask in (Sit(seat=0, key="sit"), Start(key="start"), Stand(key="stand")):
        assert sitting.ask(ANNA, ask)
        assert sitting.ask(ANNA, ask) == []
    assert facts(sitting.read_back()) == facts(sitting.table)


def test_an_undo_sent_twice_takes_back_once() -> None:
    sitting = seated(TWISTED, 1, bots=1)
    for _ in range(6):
        while not sitting.choices(0):
            sitting.take([acted(sitting.table, 1, sitting.choices(1)[0], "bot", 0)])
        sitting.act(0, sitting.choices(0)[0])
    assert len(sitting.ask(ANNA, Undo(key="u"))) == 1
    assert sitting.ask(ANNA, Undo(key="u")) == []
