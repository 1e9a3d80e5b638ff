"""How much the coach looks at."""

from msgspec import Struct, structs

from tavolino.game import BadMessage

LEAST, SLOWER = 8, 50  # without a compiler: a fiftieth of the worlds, but not fewer than these
USUAL_ACTIONS = 200  # a match with more is long


class Effort(Struct, frozen=True):
    """Counted in worlds and never in seconds, so that a judgement does not depend on the machine."""

    name: str
    values: int  # worlds for the value of each step
    worlds: int  # worlds for each choice of a decision, at most, before the best one is named; 0: luck is all
    confirming: int  # further worlds for the regret, at most: the best choice against the one taken
    playouts: int  # matches played on for one decision, at most, before the best choice is named
    in_advance: int = 1024  # whole matches, for what is to be expected before the deal and after a round

    def scarce(self) -> "Effort":
        """Without a compiler: a world takes a hundred times as long there."""
        return self.less(1 / SLOWER)

    def of_match(self, actions: int) -> "Effort":
        """In a long match there is more to judge, and every world goes on for longer."""
        return self.less((USUAL_ACTIONS / actions) ** 2) if actions > USUAL_ACTIONS else self

    def less(self, part: float) -> "Effort":
        """A part of it, but not less than a few worlds."""

        def some(worlds: int, least: int = LEAST) -> int:
            return max(min(worlds, least), round(worlds * part))

        return structs.replace(
            self,
            values=some(self.values),
            worlds=some(self.worlds),
            confirming=some(self.confirming),
            playouts=some(self.playouts, 10 * LEAST),
            in_advance=some(self.in_advance),
        )


EFFORTS = {
    effort.name: effort
    for effort in (
        Effort("quick", values=100, worlds=400, confirming=800, playouts=2_000),
        Effort("usual", values=1_500, worlds=3_000, confirming=6_000, playouts=10_000),
        Effort("thorough", values=15_000, worlds=30_000, confirming=60_000, playouts=100_000),
    )
}
USUAL = EFFORTS["usual"]


def effort_named(name: str) -> Effort:
    if name not in EFFORTS:
        raise BadMessage(f"There is no effort called {name!r}; there are {', '.join(EFFORTS)}.")
    return EFFORTS[name]
