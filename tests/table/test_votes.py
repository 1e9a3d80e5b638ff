"""Votes: who joins a running match, and when a bot plays for somebody who does not move."""

import pytest

from table.sitting import ANNA, BEN, CLEO, DORA, Sitting, facts, seated
from tavolino.games import GAMES
from tavolino.people import Person
from tavolino.table.decisions.asks import AnyAsk, Cast, RemoveBot, Replace, Sit, Stand
from tavolino.table.decisions.automatic import next_due, person_back
from tavolino.table.decisions.seating import may_sit
from tavolino.table.decisions.vote import IDLE, VOTE_PAUSE, VOTE_TIME
from tavolino.table.errors import NotAllowed
from tavolino.table.log.entries import Acted
from tavolino.table.log.news import told

TWISTED, *_ = GAMES.values()


def refused(sitting: Sitting, person: Person, ask: AnyAsk, reason: str, at: int | None = None) -> None:
    with pytest.raises(NotAllowed, match=reason):
        sitting.ask(person, ask, at)


def newest(sitting: Sitting) -> str:
    assert sitting.table.play is not None
    return told(sitting.table.play.news[-1][1]).message


def idle_seat(sitting: Sitting) -> tuple[int, Person]:
    seat = sitting.table.game.awaited(sitting.state())[0]
    return seat, (ANNA, BEN, CLEO)[seat]


def holder(sitting: Sitting, seat: int) -> str | None:
    return sitting.table.seats[seat].person


def voting(sitting: Sitting) -> bool:
    return sitting.table.vote is not None


def test_a_newcomer_takes_over_a_seat_when_everybody_who_plays_agrees() -> None:
    sitting = seated(TWISTED, 2, bots=1)
    sitting.ask(CLEO, Sit(seat=2))
    assert holder(sitting, 2) is None
    assert newest(sitting) == "news-join-wanted"
    assert sitting.ask(CLEO, Sit(seat=2)) == [], "asked once"
    sitting.ask(ANNA, Cast(yes=True))
    assert holder(sitting, 2) is None
    sitting.ask(BEN, Cast(yes=True))
    assert holder(sitting, 2) == "cleo"
    assert not voting(sitting)
    assert facts(sitting.read_back()) == facts(sitting.table)


def test_one_no_is_enough_and_is_asked_for_once() -> None:
    sitting = seated(TWISTED, 2, bots=1)
    sitting.ask(CLEO, Sit(seat=2))
    sitting.ask(BEN, Cast(yes=False))
    assert not voting(sitting)
    assert newest(sitting) == "news-join-failed"
    refused(sitting, CLEO, Sit(seat=2), "said no", at=10**9)
    assert may_sit(sitting.table, "cleo") == ()
    refused(sitting, DORA, Sit(seat=2), "half a minute")
    sitting.ask(DORA, Sit(seat=2), VOTE_PAUSE)
    assert voting(sitting)
    assert facts(sitting.read_back()) == facts(sitting.table)


def test_silence_is_no_consent_and_those_who_are_away_are_not_waited_for() -> None:
    sitting = seated(TWISTED, 2, bots=1)
    sitting.ask(CLEO, Sit(seat=2))
    sitting.ask(ANNA, Cast(yes=True))
    assert next_due(sitting.table, sitting.pauses) == VOTE_TIME
    assert sitting.wait(VOTE_TIME - 1) == []
    sitting.wait(VOTE_TIME)
    assert (sitting.table.vote, sitting.table.seats[2].person) == (None, None)
    sitting.ask(CLEO, Sit(seat=2), VOTE_PAUSE)
    sitting.ask(ANNA, Cast(yes=True))
    sitting.away = {"ben"}
    sitting.wait(VOTE_PAUSE + VOTE_TIME)
    assert holder(sitting, 2) == "cleo"


def test_nobody_joins_while_all_who_could_agree_are_away() -> None:
    sitting = seated(TWISTED, 2, bots=1)
    sitting.away = {"anna", "ben"}
    refused(sitting, CLEO, Sit(seat=2), "nobody to agree")


def test_somebody_who_left_comes_back_to_their_own_hand_without_a_vote() -> None:
    sitting = seated(TWISTED, 2)
    sitting.ask(BEN, Stand())
    sitting.ask(BEN, Sit(seat=1))
    assert sitting.table.seats[1].person == "ben"


def test_before_a_match_and_among_bots_alone_nobody_is_asked() -> None:
    sitting = seated(TWISTED, 1, bots=1)
    sitting.ask(ANNA, Stand())
    sitting.ask(BEN, Sit(seat=1))
    assert sitting.table.seats[1].person == "ben"


def test_a_bot_plays_for_somebody_who_does_not_move_when_the_others_agree() -> None:
    sitting = seated(TWISTED, 3)
    seat, idle = idle_seat(sitting)
    one, other = [person for person in (ANNA, BEN, CLEO) if person != idle]
    refused(sitting, one, Replace(seat=seat), "may take 2 minutes", at=IDLE - 1)
    sitting.ask(one, Replace(seat=seat), IDLE)
    assert newest(sitting) == "news-replacement-wanted"
    refused(sitting, idle, Cast(yes=False), "nothing for you to decide")
    refused(sitting, one, Cast(yes=True), "nothing for you to decide")
    sitting.ask(other, Cast(yes=True))
    assert sitting.table.seats[seat].bot == "casual"
    assert sitting.table.seats[seat].person == idle.id
    assert newest(sitting) == "news-bot-voted-in"
    assert facts(sitting.read_back()) == facts(sitting.table)


def test_moving_after_all_ends_the_vote() -> None:
    sitting = seated(TWISTED, 3)
    seat, idle = idle_seat(sitting)
    one = next(person for person in (ANNA, BEN, CLEO) if person != idle)
    sitting.ask(one, Replace(seat=seat), IDLE)
    sitting.act(seat, sitting.choices(seat)[0])
    assert not voting(sitting)


def test_after_a_no_it_takes_as_long_again() -> None:
    sitting = seated(TWISTED, 3)
    seat, idle = idle_seat(sitting)
    one, other = [person for person in (ANNA, BEN, CLEO) if person != idle]
    sitting.ask(one, Replace(seat=seat), IDLE)
    sitting.ask(other, Cast(yes=False))
    assert newest(sitting) == "news-replacement-failed"
    refused(sitting, one, Replace(seat=seat), "may take", at=2 * IDLE - 1)
    sitting.ask(one, Replace(seat=seat), 2 * IDLE)
    assert voting(sitting)


def test_between_two_people_the_other_one_decides_and_acting_is_coming_back() -> None:
    sitting = seated(TWISTED, 2)
    seat, idle = idle_seat(sitting)
    other = BEN if idle is ANNA else ANNA
    sitting.ask(other, Replace(seat=seat), IDLE)
    assert sitting.table.played_by_bot(seat)
    sitting.act(seat, sitting.choices(seat)[0])
    assert not sitting.table.played_by_bot(seat)


def test_the_second_time_the_bot_plays_on_until_the_match_ends() -> None:
    sitting = seated(TWISTED, 2)
    seat, idle = idle_seat(sitting)
    other = BEN if idle is ANNA else ANNA
    sitting.ask(other, Replace(seat=seat), IDLE)
    sitting.ask(idle, RemoveBot(seat=seat), IDLE)
    sitting.ask(other, Replace(seat=seat), 2 * IDLE)
    refused(sitting, idle, RemoveBot(seat=seat), "plays on until this match ends")
    assert person_back(sitting.table, idle.id, 2 * IDLE) == []
    with pytest.raises(NotAllowed, match="plays on"):
        sitting.act(seat, sitting.choices(seat)[0])
    sitting.table = sitting.read_back()
    refused(sitting, idle, RemoveBot(seat=seat), "plays on until this match ends")


def test_a_vote_ends_with_the_match() -> None:
    sitting = seated(TWISTED, 2, bots=1)
    sitting.ask(CLEO, Sit(seat=2))
    assert sitting.table.play is not None
    while sitting.table.stage == "playing":
        seat = next(seat for seat in range(3) if sitting.choices(seat))
        if sitting.table.played_by_bot(seat):
            action = TWISTED.write(sitting.choices(seat)[0])
            sitting.take([Acted(at=sitting.table.at, seat=seat, action=action, by="bot")])
        else:
            sitting.act(seat, sitting.choices(seat)[0])
    assert not voting(sitting)
    refused(sitting, ANNA, Cast(yes=True), "nothing for you to decide")
