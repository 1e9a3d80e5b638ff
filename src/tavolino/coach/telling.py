"""Which stakes clearly differ between two choices."""

from math import hypot

from tavolino.coach.judgement import Choice

SURE = 3.0  # standard errors: a smaller difference may be chance


def telling(one: Choice, other: Choice) -> tuple[str, ...]:
    """The clearest first."""

    def clearness(name: str) -> float:
        first, second = one.stakes[name], other.stakes[name]
        return abs(first.mean - second.mean) / (hypot(first.error, second.error) or 1e-9)

    return tuple(sorted((name for name in one.stakes if clearness(name) > SURE), key=clearness, reverse=True))
