"""Messages to a table are data: they could come from another process."""

from typing import get_args

import msgspec
import pytest

from table.sitting import ANNA, BEN
from tavolino.table.decisions.asks import Act, Say
from tavolino.table.runtime.messages import (
    Asked,
    BotChose,
    BotStandsIn,
    Closing,
    GuestMerged,
    Joined,
    Left,
    Looked,
    Message,
    NotUnderstood,
    OnlyLooks,
    PersonLeft,
    ProgramCalled,
    ProgramDeclined,
    RatingsRead,
    Resting,
    RulesChanged,
    SeatMoved,
    SentAway,
    TimePassed,
)

MESSAGES: tuple[Message, ...] = (
    Asked(ANNA, Act(decision=3, action={"type": "place", "card": 34}, key="k")),
    Asked(ANNA, Say(text="hello")),
    NotUnderstood("why"),
    OnlyLooks("k"),
    Joined(ANNA),
    Left(),
    Looked(),
    SeatMoved(ANNA, "ben", 1, "link"),
    BotChose(0, 7, "place 34"),
    TimePassed(),
    GuestMerged("guest", ANNA),
    PersonLeft("anna"),
    SentAway("anna"),
    BotStandsIn("anna", "club"),
    ProgramCalled(ANNA, 1, BEN),
    ProgramDeclined("ben"),
    RatingsRead(),
    RulesChanged(),
    Resting(),
    Closing(),
)


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: type(message).__name__)
def test_a_message_crosses_to_another_process_and_back(message: Message) -> None:
    assert msgspec.json.decode(msgspec.json.encode(message), type=Message) == message


def test_every_kind_of_message_is_tried() -> None:
    assert {type(message) for message in MESSAGES} == set(get_args(Message))
