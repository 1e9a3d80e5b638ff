"""What a training is: everything that its result depends on, apart from the order in which threads finish."""

from msgspec import Struct


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: int
    seed: int = 0
    steps: int = 200_000_000  # actions of self-play
    lessons: int = 0  # of these steps, the first ones copy the game's quick policy: where self-play leads nowhere
    policy: tuple[int, int] = (512, 256)  # widths of the nets
    prior: tuple[int, int] = (128, 64)
    value: tuple[int, int] = (128, 32)
    critic: tuple[int, int] = (512, 256)
    matches: int = 8192  # played side by side
    group: int = 128  # of these, so many are played together on one core; a GPU plays all together
    length: int = 64  # actions of each match between two rounds of learning
    batch: int = 32_768
    epochs: int = 2
    rate: float = 1e-3  # of learning; falls to a thirtieth
    entropy: float = 0.02  # how much keeping choices open is worth; falls to a tenth
    trace: float = 0.95  # lambda: how far ahead results are credited
    clip: float = 0.2

    @property
    def round(self) -> int:
        """Actions of self-play between two rounds of learning."""
        return self.matches * self.length

    def at(self, steps: int) -> "Moment":
        left = max(0.0, 1 - steps / self.steps)
        return Moment(
            copying=steps < self.lessons, rate=self.rate * max(left, 1 / 30), entropy=self.entropy * max(left, 0.1)
        )


class Moment(Struct, frozen=True):
    """The settings that change as a training goes on."""

    copying: bool
    rate: float
    entropy: float
