"""Records and matches, each made from the other."""

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from tavolino.chance import commitment
from tavolino.game import AnyGame, BadMessage, TavolinoError
from tavolino.games import game_named
from tavolino.match.match import Match
from tavolino.match.options import exact_options
from tavolino.match.record import Record

AnyMatch = TypeVar("AnyMatch", bound=Match)


def record_of(match: Match, *, reveal: bool = False) -> Record:
    """The record as it may be shown now; the secret of a running match only when somebody asks to reveal it."""
    over = match.outcome is not None
    return Record(
        game=match.game.name,
        rules_version=match.game.rules_version,
        options=msgspec.json.decode(msgspec.json.encode(match.options)),
        seats=match.names,
        commitment=match.commitment.hex(),
        contributions=tuple(part.hex() for part in match.contributions),
        secret=match.secret.hex() if over or reveal else None,
        actions=tuple(f"{seat} {match.game.write(action)}" for seat, action in match.actions),
        outcome=match.outcome,
    )


def replay(record: Record, steps: int | None = None) -> Match:
    """The match after some of its recorded actions, or after all of them."""
    return play_lines(fresh_match(record, Match), record.actions[:steps])


def play_lines(match: AnyMatch, lines: Sequence[str]) -> AnyMatch:
    for number, line in enumerate(lines):
        play_line(match, number, line)
    return match


def replay_whole(record: Record, kind: type[AnyMatch]) -> AnyMatch:
    """The match after all its actions, checked against everything the record says about it."""
    match = play_lines(fresh_match(record, kind), record.actions)
    if match.outcome != record.outcome:
        raise BadMessage("The actions do not lead to the recorded outcome: the record was changed or is cut off.")
    return match


def fresh_match(record: Record, kind: type[AnyMatch]) -> AnyMatch:
    """The match of a record, dealt and not yet begun."""
    game = game_named(record.game)
    check_version(game, record)
    if record.secret is None:
        raise BadMessage("This match is not over, so its deal is still secret and it cannot be replayed.")
    secret = bytes.fromhex(record.secret)
    if commitment(secret).hex() != record.commitment:
        raise BadMessage("The secret does not fit the commitment: the record was changed.")
    options = exact_options(game, record.options)
    return kind(game, options, record.seats, secret, [bytes.fromhex(part) for part in record.contributions])


def check_version(game: AnyGame, record: Record) -> None:
    if record.rules_version != game.rules_version:
        raise BadMessage(
            f"The record was played under rules version {record.rules_version} of {game.title}; "
            f"this program plays version {game.rules_version}."
        )


def play_line(match: Match, number: int, line: str) -> list[Any]:
    """Play one recorded action, such as "0 place 34"."""
    try:
        return match.act(*read_line(match.game, line))
    except TavolinoError as fault:
        raise BadMessage(f"Action {number + 1} of the record, {line!r}, cannot have happened: {fault}") from None


def read_line(game: AnyGame, line: str) -> tuple[int, Any]:
    """The seat and the action of a recorded line, which must stand there just as `record_of` writes it."""
    seat, _, text = line.partition(" ")
    if not (seat.isascii() and seat.isdecimal() and len(seat) == 1):
        raise BadMessage(f"There is no seat {seat!r}.")
    action = game.read(text)
    if game.write(action) != text:
        raise BadMessage(f"It should read {game.write(action)!r}.")
    return int(seat), action
