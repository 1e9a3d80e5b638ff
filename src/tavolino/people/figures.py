"""What a person has achieved, game by game."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from tavolino.store import PlayedMatch


class Figures(Struct, frozen=True):
    """What a person has achieved in one game."""

    game: str  # its name
    matches: int  # with others
    places: tuple[int, ...]  # how often first, second …
    alone: int  # solo matches
    best_alone: int | None  # the best score of those; None: none yet


def figures(matches: Iterable[PlayedMatch]) -> tuple[Figures, ...]:
    """By game, sorted by name. Rehearsals, and matches that were broken off or left, do not count."""
    counted = [match for match in matches if not match.rehearsal and is_finished(match) and not has_left(match)]
    games = sorted({match.game for match in counted})
    return tuple(figures_of(game, [match for match in counted if match.game == game]) for game in games)


def figures_of(game: str, matches: Sequence[PlayedMatch]) -> Figures:
    together = [match for match in matches if seats_of(match) > 1]
    alone = [match for match in matches if seats_of(match) == 1]
    places = [place for match in together if (place := own_place(match)) is not None]
    scores = [one.score for match in alone for one in match.results if one.score is not None]
    return Figures(
        game=game,
        matches=len(together),
        places=tuple(places.count(place) for place in range(1, max(places, default=0) + 1)),
        alone=len(alone),
        best_alone=max(scores, default=None),
    )


def is_finished(match: PlayedMatch) -> bool:
    return all(result.place is not None for result in match.results if result.seat is not None)


def has_left(match: PlayedMatch) -> bool:
    """Whether a bot finished the match in the person's seat."""
    return any(one.bot is not None for one in match.results if one.seat == match.seat and match.seat is not None)


def seats_of(match: PlayedMatch) -> int:
    return len({result.seat for result in match.results})


def own_place(match: PlayedMatch) -> int | None:
    return next((one.place for one in match.results if one.seat == match.seat and match.seat is not None), None)
