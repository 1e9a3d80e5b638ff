"""That a lesson keeps to the rules, in positions that can be."""

from collections import Counter

from tavolino.chance import SIZE, Chance
from tavolino.game import BadMessage, Chapter
from tavolino.match import Match
from tavolino.parts.lesson import chapters, check_lesson
from tavolino.testing.checks import ContractBroken, check, check_same_cards
from tavolino.testing.kinds import Kind


def teaches_by_the_rules(kind: Kind) -> None:
    """Of the lesson, the chapters at tables of this size."""
    try:
        check_lesson(kind.game)
    except BadMessage as fault:
        raise ContractBroken(f"{kind.game.title} can be taught: {fault}") from None
    for chapter in chapters(kind.game):
        if len(chapter.names) == kind.seats:
            check_promises(kind, chapter)


def check_promises(kind: Kind, chapter: Chapter) -> None:
    game, match = kind.game, match_at(kind, chapter)
    dealt = game.deal(kind.seats, game.table_options, Chance(bytes(SIZE)))
    check_same_cards(Counter(game.cards(dealt)), game.cards(match.state), "a lesson begins with all cards")
    for step in chapter.steps:
        check(match)
        for seat, text in step.actions:
            match.act(seat, game.read(text))


def match_at(kind: Kind, chapter: Chapter) -> Match:
    """A match that stands where a chapter begins."""
    names = [name or "Reader" for name in chapter.names]
    match = Match(kind.game, kind.game.table_options, names, bytes(SIZE), [bytes(SIZE)] * kind.seats)
    match.state = chapter.position()
    return match
