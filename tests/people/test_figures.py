"""What somebody has reached: every match that they played to its end."""

from tavolino.people.figures import figures
from tavolino.store import PlayedMatch, Result


def match(name: str, *, bot: str | None) -> PlayedMatch:
    """Anna in the first of two seats won; `bot` is the one that sat there at the end."""
    anna = Result(0, "Anna", "anna", bot, 9, 1, by_person=bot is None)
    gina = Result(1, "Gina (club)", None, "club", 3, 2, by_person=False)
    return PlayedMatch(name, 0, "twisted", rehearsal=False, seat=0, results=(anna, gina))


def test_a_match_that_a_bot_finished_for_somebody_does_not_count() -> None:
    [counted] = figures([match("played", bot=None), match("left", bot="casual")])
    assert (counted.matches, counted.places) == (1, (1,))
