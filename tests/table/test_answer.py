"""Who may ask for what, and the reason why not."""

from random import Random

import pytest

from table.sitting import ANNA, BEN, CLEO, Sitting, seated, until_a_call_is_due, wire
from tavolino.chance import commitment
from tavolino.game import BadMessage, IllegalAction, TavolinoError
from tavolino.games import GAMES
from tavolino.match import record_of
from tavolino.match.verify import verify
from tavolino.people import Person
from tavolino.table.decisions.asks import Act, Again, AnyAsk, Contribute, RemoveBot, SeatBot, Sit, Stand, Start
from tavolino.table.decisions.automatic import person_back
from tavolino.table.decisions.seating import move_seat, opening
from tavolino.table.errors import NotAllowed
from tavolino.table.log.settings import Settings

TWISTED, QWINTO, UPTURN = GAMES.values()


def lobby(seats: int = 2) -> Sitting:
    return Sitting(Settings(game="twisted", seats=seats))


def refused(sitting: Sitting, person: Person, ask: AnyAsk, reason: str) -> None:
    version = sitting.table.version
    with pytest.raises(TavolinoError, match=reason):
        sitting.ask(person, ask)
    assert sitting.table.version == version


def test_a_seat_is_for_one_person() -> None:
    sitting = lobby()
    sitting.ask(ANNA, Sit(seat=0))
    refused(sitting, BEN, Sit(seat=0), "Anna’s seat")
    refused(sitting, BEN, Sit(seat=2), "no seat 2")
    sitting.ask(BEN, Sit(seat=1))
    sitting.ask(ANNA, Stand())
    sitting.ask(BEN, Sit(seat=0))
    assert [seat.person for seat in sitting.table.seats] == ["ben", None], "who sits down elsewhere has stood up"


def test_the_host_starts_when_every_seat_is_taken() -> None:
    sitting = lobby()
    sitting.ask(BEN, Sit(seat=1))
    refused(sitting, ANNA, Start(), "Seat 1 is empty")
    sitting.ask(BEN, SeatBot(seat=0, level="novice"))
    refused(sitting, BEN, Start(), "Only the host")
    sitting.away.add("anna")
    refused(sitting, CLEO, Start(), "Only the host")
    sitting.ask(BEN, Start())
    assert sitting.table.stage == "playing"
    refused(sitting, ANNA, Start(), "already started")
    refused(sitting, BEN, Again(), "isn’t over")


def test_who_has_seen_a_hand_cannot_take_another_in_the_same_match() -> None:
    sitting = seated(TWISTED, 3)
    sitting.ask(BEN, Stand())
    sitting.ask(CLEO, Stand())
    refused(sitting, BEN, Sit(seat=2), "seen another hand")
    sitting.ask(BEN, Sit(seat=1))
    assert sitting.table.seats[1].person == "ben"


def test_who_stands_up_in_the_middle_of_a_match_leaves_it_to_a_bot() -> None:
    sitting = seated(TWISTED, 2)
    sitting.ask(BEN, Stand())
    assert (sitting.table.seats[1].person, sitting.table.seats[1].bot) == (None, "casual")


def test_a_bot_takes_an_abandoned_seat_and_gives_it_back() -> None:
    sitting = seated(TWISTED, 2)
    refused(sitting, ANNA, SeatBot(seat=1, level="novice"), "Ben is here")
    refused(sitting, CLEO, SeatBot(seat=1, level="novice"), "Only players at the table")
    sitting.away.add("ben")
    sitting.ask(ANNA, SeatBot(seat=1, level="novice"))
    assert sitting.table.played_by_bot(1)
    assert sitting.table.seats[1].person == "ben"
    sitting.take(person_back(sitting.table, "ben", 5))
    assert not sitting.table.played_by_bot(1)
    assert sitting.table.seats[1].person == "ben"
    assert person_back(sitting.table, "ben", 5) == []


def test_only_the_host_sends_a_bot_away() -> None:
    sitting = Sitting(Settings(game="twisted", seats=2), (None, "novice"))
    refused(sitting, BEN, RemoveBot(seat=1), "Only the host")
    sitting.ask(ANNA, RemoveBot(seat=1))
    assert sitting.table.seats[1].free


def test_a_bot_nobody_knows_is_refused() -> None:
    refused(lobby(), ANNA, SeatBot(seat=0, level="wizard"), "no bot called 'wizard'")


def test_a_seat_link_moves_the_seat_once() -> None:
    sitting = seated(TWISTED, 2)
    phone, third = Person("phone", "Ann"), Person("third", "X")
    sitting.take(move_seat(sitting.table, "anna", phone, 0, "first", 5))
    assert (sitting.table.seats[0].person, sitting.table.seats[0].name) == ("phone", "Anna")
    with pytest.raises(NotAllowed, match="already been used"):
        move_seat(sitting.table, "anna", third, 0, "first", 5)
    assert move_seat(sitting.table, "anna", phone, 0, "first", 5) == []
    sitting.take(move_seat(sitting.table, "phone", ANNA, 0, "back", 5))
    for table in (sitting.table, sitting.read_back()):
        with pytest.raises(NotAllowed):
            move_seat(table, "anna", third, 0, "first", 5)


def test_the_deal_follows_from_the_commitment_and_what_the_seats_added() -> None:
    sitting = lobby()
    shown = sitting.table.commitment
    sitting.ask(ANNA, Sit(seat=0))
    sitting.ask(BEN, Sit(seat=1))
    sitting.ask(ANNA, Contribute(contribution="a" * 64))
    sitting.ask(ANNA, Contribute(contribution="b" * 64))
    sitting.ask(ANNA, Start())
    refused(sitting, BEN, Contribute(contribution="c" * 64), "already dealt")
    match = sitting.table.play.match if sitting.table.play else None
    assert match is not None
    assert commitment(match.secret) == shown
    assert [part.hex() for part in match.contributions] == ["a" * 64, "0" * 64]


def finish(sitting: Sitting) -> None:
    while sitting.table.stage == "playing":
        seat = next(seat for seat in range(len(sitting.table.seats)) if sitting.choices(seat))
        view = sitting.table.game.view(sitting.state(), seat)
        sitting.act(seat, sitting.table.game.sensible(view, Random(0)))


def test_again_begins_the_next_match_with_a_new_secret_shown_before() -> None:
    sitting = seated(TWISTED, 2)
    first = sitting.table.secret
    finish(sitting)
    assert sitting.table.play is not None
    verify(record_of(sitting.table.play.match))
    shown, decisions = sitting.table.commitment, sitting.table.play.decisions
    assert sitting.table.secret != first
    assert [seat.contribution for seat in sitting.table.seats] == [None, None]
    sitting.again()
    assert sitting.table.stage == "playing"
    assert sitting.table.matches == 2
    assert commitment(sitting.table.play.match.secret) == shown
    assert all(sitting.decision(seat) > decisions[seat] for seat in (0, 1))


def on_turn(sitting: Sitting) -> tuple[int, Person]:
    seat = next(seat for seat in range(len(sitting.table.seats)) if sitting.choices(seat))
    return seat, (ANNA, BEN)[seat]


def test_an_illegal_action_is_refused_with_its_clause() -> None:
    sitting = seated(TWISTED, 2)
    seat, person = on_turn(sitting)
    with pytest.raises(IllegalAction) as refusal:
        sitting.ask(person, Act(decision=sitting.decision(seat), action={"type": "take"}))
    assert refusal.value.refusal.clause.startswith("T-")


@pytest.mark.parametrize("action", [None, 7, "place 34", {}, {"type": "fly"}, {"type": "place", "card": "x"}, [[]]])
def test_what_is_no_action_is_refused(action: object) -> None:
    sitting = seated(TWISTED, 2)
    seat, person = on_turn(sitting)
    with pytest.raises(BadMessage, match="no action of Twisted"):
        sitting.ask(person, Act(decision=sitting.decision(seat), action=action))


def test_an_action_is_played_once_however_often_it_is_sent() -> None:
    sitting = seated(TWISTED, 2)
    seat, person = on_turn(sitting)
    ask = Act(decision=sitting.decision(seat), action=wire(sitting.choices(seat)[0]), key="k")
    assert len(sitting.ask(person, ask)) == 1
    assert sitting.ask(person, ask) == []
    sitting.table = sitting.read_back()
    assert sitting.ask(person, ask) == [], "nor after a restart"
    refused(sitting, person, Act(decision=ask.decision, action=ask.action, key="other"), "moved on")


def test_the_same_choices_twice_are_two_decisions() -> None:
    """Two tiles to give away in one turn: a double click must give only one."""
    rng, sitting = Random(3), seated(UPTURN, 3)
    while True:
        seat = next(seat for seat in (0, 1, 2) if sitting.choices(seat))
        choices, decision = sitting.choices(seat), sitting.decision(seat)
        action = rng.choice(choices)
        sitting.act(seat, action)
        if sitting.choices(seat) == choices:
            break
        if sitting.table.stage == "over":
            sitting.again()
    person = (ANNA, BEN, CLEO)[seat]
    refused(sitting, person, Act(decision=decision, action=wire(action)), "moved on")


def test_a_decision_stays_the_same_while_others_decide() -> None:
    sitting = seated(QWINTO, 3)
    seat = next(seat for seat in range(3) if sitting.choices(seat))
    sitting.act(seat, sitting.choices(seat)[0])
    before = sitting.decision(2)
    sitting.act(0, sitting.choices(0)[0])
    sitting.act(1, sitting.choices(1)[0])
    assert sitting.decision(2) == before


def test_an_action_stays_good_when_somebody_speaks_up_meanwhile() -> None:
    """U-L2: a call interrupts nothing, so whoever is about to lay a tile does so."""
    sitting = seated(UPTURN, 3)
    until_a_call_is_due(sitting)
    forgetful, turn = sitting.state().uncalled, sitting.state().turn
    decision, catch = sitting.decision(turn), wire(sitting.choices(turn)[-1])
    action = wire(sitting.choices(turn)[0])
    sitting.act(forgetful, sitting.choices(forgetful)[0])
    person = (ANNA, BEN, CLEO)[turn]
    with pytest.raises(IllegalAction, match="nobody to catch"):
        sitting.ask(person, Act(decision=decision, action=catch))
    assert len(sitting.ask(person, Act(decision=decision, action=action))) == 1


def test_who_does_not_sit_cannot_act() -> None:
    sitting = seated(TWISTED, 2)
    refused(sitting, CLEO, Act(decision=1, action={"type": "take"}), "no seat at this table")


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        (Settings(game="chess", seats=2), "no game called 'chess'"),
        (Settings(game="twisted", seats=1), "2 to 4 seats, not 1"),
        (Settings(game="twisted", seats=2, options={"rounds": 0}), "Option rounds"),
        (Settings(game="twisted", seats=2, options={"speed": 1}), "no option 'speed'"),
    ],
)
def test_a_table_that_cannot_be_played_is_not_opened(settings: Settings, reason: str) -> None:
    with pytest.raises(BadMessage, match=reason):
        opening(settings, ANNA, ())


def test_more_bots_than_seats_are_not_opened() -> None:
    with pytest.raises(BadMessage, match="too few for 3 bots"):
        opening(Settings(game="twisted", seats=2), ANNA, ("novice",) * 3)


def test_two_people_of_one_name_are_told_apart_by_a_number() -> None:
    sitting = lobby(seats=4)
    for seat, person in enumerate((Person("one", "Anna"), Person("two", "anna"), Person("three", "Anna"))):
        sitting.ask(person, Sit(seat=seat))
    assert [seat.name for seat in sitting.table.seats[:3]] == ["Anna", "anna 2", "Anna 3"]
    assert sitting.ask(Person("two", "anna"), Sit(seat=1)) == [], "it stays so"
    sitting.ask(Person("two", "anna"), Sit(seat=3))
    assert sitting.table.seats[3].name == "anna 2"


def test_a_person_with_the_name_of_a_bot_at_the_table_gets_a_number() -> None:
    sitting = Sitting(Settings(game="twisted", seats=2), (None, "heuristic"))
    sitting.ask(Person("gina", "Gina"), Sit(seat=0))
    assert sitting.table.seats[0].name == "Gina 2"
