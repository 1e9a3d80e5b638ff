"""Records and matches, each made from the other."""

from collections.abc import Iterator
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from tavolino.chance import commitment
from tavolino.game import AnyGame, BadMessage, TavolinoError, rules_of
from tavolino.games import game_named
from tavolino.match.match import Match
from tavolino.match.options import exact_options, options_as_json
from tavolino.match.record import Record
from tavolino.words import sentence

AnyMatch = TypeVar("AnyMatch", bound=Match)


class OldRules(BadMessage):
    """The program no longer has the rules that a match was played under."""


class Step(NamedTuple, Generic[AnyMatch]):
    """One action of a recorded match."""

    number: int  # from 0
    seat: int  # that acted
    action: Any
    by: str | None  # who acted, as in the record; None: an old record does not say
    at: int | None  # when
    before: Any  # the view of the seat one asked for
    events: list[Any]  # the whole truth: `game.seen` says what one seat learned
    after: Any
    match: AnyMatch  # after the action; it goes on with the next step


def record_of(match: Match, *, reveal: bool = False) -> Record:
    """The record as it may be shown now; the secret of a running match only when somebody asks to reveal it."""
    over = match.outcome is not None
    return Record(
        game=match.game.name,
        rules_version=match.game.rules_version,
        options=options_as_json(match.options),
        seats=match.names,
        commitment=match.commitment.hex(),
        contributions=tuple(part.hex() for part in match.contributions),
        secret=match.secret.hex() if over or reveal else None,
        actions=tuple(write_line(match.game, seat, action) for seat, action in match.actions),
        outcome=match.outcome,
    )


def walk(record: Record, seat: int | None = None) -> Iterator[Step[Match]]:
    """A recorded match, action by action, with the view of one seat before and after it; None: a watcher's view."""
    return walk_from(fresh_match(record, Match), record, seat)


def walk_from(match: AnyMatch, record: Record, seat: int | None = None) -> Iterator[Step[AnyMatch]]:
    """The same, from a match that was dealt with `fresh_match`."""
    before = match.view(seat)
    for number, line in enumerate(record.actions):
        try:
            actor, action = read_line(match.game, line)
            events = match.act(actor, action)
        except TavolinoError as fault:
            raise cannot_have_happened(number, line, fault) from None
        by = record.by[number] if record.by else None
        at = record.at[number] if record.at else None
        after = match.view(seat)
        yield Step(number, actor, action, by, at, before, events, after, match)
        before = after


def cannot_have_happened(number: int, line: str, fault: TavolinoError) -> BadMessage:
    return BadMessage(f"Action {number + 1} of the record, {line!r}, cannot have happened: {fault}")


def replay(record: Record, steps: int | None = None, *, game: AnyGame | None = None) -> Match:
    """The match after some of its recorded actions, or after all of them; `game` need not be installed."""
    match = fresh_match(record, Match, game)
    for _ in walk_from(match, msgspec.structs.replace(record, actions=record.actions[:steps])):
        pass
    return match


def replay_whole(record: Record, kind: type[AnyMatch]) -> AnyMatch:
    """The match after all its actions, checked against everything the record says about it."""
    match = fresh_match(record, kind)
    for _ in walk_from(match, record):
        pass
    if match.outcome != record.outcome:
        raise BadMessage("The actions do not lead to the recorded outcome: the record was changed or is cut off.")
    return match


def fresh_match(record: Record, kind: type[AnyMatch], game: AnyGame | None = None) -> AnyMatch:
    """The match of a record, dealt and not yet begun; raises OldRules where its rules are gone."""
    game = game or played_rules(record)
    secret = revealed_secret(record)
    if {len(record.by), len(record.at)} - {0, len(record.actions)}:
        raise BadMessage("The record does not say of each action who took it and when: it was changed.")
    options = exact_options(game, record.options)
    return kind(game, options, record.seats, secret, [bytes.fromhex(part) for part in record.contributions])


def revealed_secret(record: Record) -> bytes:
    """The secret of a match that is over; raises BadMessage where it does not fit the commitment."""
    if record.secret is None:
        raise BadMessage("This match is not over, so its deal is still secret and it cannot be replayed.")
    secret = bytes.fromhex(record.secret)
    if commitment(secret).hex() != record.commitment:
        raise BadMessage("The secret does not fit the commitment: the record was changed.")
    return secret


def played_rules(record: Record) -> AnyGame:
    """The game under the rules of a record; raises OldRules where the program does not have them."""
    game = game_named(record.game)
    rules = rules_of(game, record.rules_version)
    if rules is None and record.rules_version > game.rules_version:
        raise BadMessage(f"This match was played under newer rules of {game.title}; a newer Tavolino can show it.")
    if rules is None:
        raise OldRules(sentence("why-old-rules"))
    return rules


def write_line(game: AnyGame, seat: int, action: Any) -> str:
    return f"{seat} {game.write(action)}"


def read_line(game: AnyGame, line: str) -> tuple[int, Any]:
    """The seat and the action of a recorded line, which must read just as `write_line` writes it."""
    seat, _, text = line.partition(" ")
    if not (seat.isascii() and seat.isdecimal() and len(seat) == 1):
        raise BadMessage(f"There is no seat {seat!r}.")
    action = game.read(text)
    if game.write(action) != text:
        raise BadMessage(f"It should read {game.write(action)!r}.")
    return int(seat), action
