"""Everybody's own mistakes, as a deck of positions to try again."""

import time
from typing import Any

from litestar import get, post
from msgspec import structs

from tavolino.coach import Decision, Judgement, reasons_of
from tavolino.coach.practice import ENOUGH, as_if, standing_after
from tavolino.game import fewest_wins
from tavolino.games import game_named
from tavolino.match import Record
from tavolino.match.actions import read_action
from tavolino.match.replay import played_rules, replay
from tavolino.people import Person
from tavolino.server.coach.deck_messages import DeckAnswer, DeckPosition, TryCard
from tavolino.server.coach.messages import CoachDecision, DeckCard, MyDeck
from tavolino.server.coach.packing import unpack
from tavolino.server.coach.shown import decision as shown_decision
from tavolino.server.records import Plain, RecordName, StepNumber, record_named, steps
from tavolino.server.requests import AnyRequest, home, person_of
from tavolino.server.schema.faults import SIGNED_IN, faults
from tavolino.server.services import Services
from tavolino.store import OwnMistake, Practice
from tavolino.table import NotAllowed, NotFound
from tavolino.words import sentence

MOST = 300  # positions in a deck: those of the newest matches
MOST_KEPT = 1000  # positions of a person that the store keeps anything about
DAY = 86_400  # seconds


@get("/api/me/deck", security=SIGNED_IN, summary="Your mistakes, as a deck of positions to try again")
async def my_deck(request: AnyRequest, services: Services) -> MyDeck:
    return await deck_of(services, await person_of(services, request))


async def deck_of(services: Services, person: Person) -> MyDeck:
    found = await services.store.mistakes_of(person.id, MOST)
    return MyDeck(today(), tuple(map(card, found)))


@get(
    "/api/me/deck/{name:str}/{number:int}",
    security=SIGNED_IN,
    responses=faults(404, 409),
    summary="A position of your deck, as you saw it then",
)
async def see_card(
    name: RecordName, number: StepNumber, request: AnyRequest, services: Services, *, plain: Plain = False
) -> DeckPosition:
    own, record = await mistake_in(services, await person_of(services, request), name, number)

    def position() -> DeckPosition:
        shown = next(steps(record, own.seat, plain=plain, first=number))
        return DeckPosition(card(own), record.seats, record.options, shown)

    return await services.heavy.do(home(request), position)


@post(
    "/api/me/deck/{name:str}/{number:int}",
    status_code=200,
    security=SIGNED_IN,
    responses=faults(404, 409),
    summary="Say what you would do now, and hear what the coach says about it",
)
async def try_card(
    name: RecordName, number: StepNumber, data: TryCard, request: AnyRequest, services: Services
) -> DeckAnswer:
    person = await person_of(services, request)
    own, record = await mistake_in(services, person, name, number)
    kept = await services.store.judgement(name)
    judgement = unpack(kept.body) if kept else None
    decision = next((one for one in judgement.decisions if one.number == number), None) if judgement else None
    if judgement is None or decision is None:
        raise gone()
    tried = await services.heavy.do(home(request), answered, record, judgement, decision, data.action)
    counts = own.due is None or own.due <= today()
    if counts:
        after = standing_after(tried.verdict, own.in_a_row or 0, today())
        practice = Practice(person.id, name, number, after.in_a_row, after.due)
        await services.store.practise(practice, today(), MOST_KEPT)
        own = await services.store.mistake_of(person.id, name, number) or own
    return DeckAnswer(card(own), tried, fewest_wins(game_named(record.game)), counts, decision.taken)


async def mistake_in(services: Services, person: Person, name: str, number: int) -> tuple[OwnMistake, Record]:
    own = await services.store.mistake_of(person.id, name, number)
    if own is None:
        raise gone()
    return own, (await record_named(services, name)).record


def gone() -> NotFound:
    return NotFound(sentence("why-no-card"))


def answered(record: Record, judgement: Judgement, decision: Decision, wire_action: Any) -> CoachDecision:
    """What the coach says about another answer; raises NotAllowed where the rules do not allow it."""
    game = played_rules(record)
    action = read_action(game, wire_action)
    choices = [game.read(choice.action) for choice in decision.choices]
    if action not in choices:
        raise NotAllowed(game.why_not(replay(record, decision.number).state, decision.seat, action).sentence)
    other = as_if(decision, choices.index(action), fewest_win=fewest_wins(game))
    told = reasons_of(record, structs.replace(judgement, decisions=(other,)))
    return shown_decision(game, other, told.get(other.number))


def card(own: OwnMistake) -> DeckCard:
    return DeckCard(
        own.record, own.ended, own.game, own.seats, own.seat, own.step, own.kind, own.verdict, own.in_a_row or 0,
        own.due, (own.in_a_row or 0) >= ENOUGH,
    )  # fmt: skip


def today() -> int:
    """Since 1970, in UTC."""
    return int(time.time()) // DAY


HANDLERS = [my_deck, see_card, try_card]
