"""When too many bots want to think at once, the strong ones play weaker levels, so that nobody waits long.

When a bot begins to think, these questions decide at which level it plays that one decision.

- *How long would it wait if all bots thought as long as their level takes?* `Backlog` keeps that account. If it would
  wait more than `LONG` seconds, it plays a level weaker until the backlog is gone. A second account asks the same for
  bots that all play a level weaker: if they would still wait too long, they play two levels weaker.
- *How long has it really waited?* Nobody foresees a rush. Every `LONG` seconds cost it a level, too.
- *Who causes it?* The hosts share the threads equally. The bots of somebody with a hundred tables wait for each other,
  and only they get weaker.
- *Does a person play there?* Those bots think first, so the thinking of bots among themselves doesn't count for them.

Levels without search take no time, and what bots of other packages do is up to them: they always play as they are.
"""

from collections import defaultdict

from tavolino.bots.levels import LEVELS

LONG = 1.0  # seconds that a bot may wait for its turn to think; its pace hides most of that
LONGEST = 10.0  # seconds of backlog at most, so that it ends soon after the rush
RECENT = 10  # thoughts that the mean time is about
STEPS = 2  # levels that a bot can lose by the accounts
LADDER = tuple(level.name for level in LEVELS if level.simulations)  # those that search, the weakest first


def weaker(level: str, steps: int) -> str:
    return LADDER[max(0, LADDER.index(level) - steps)] if level in LADDER else level


class Backlog:
    """How much thinking each host would have waiting.

    It is an account, not a queue: every thought that is asked for adds the seconds that it would take, and time takes
    them off again. So it stays long while the rush lasts, although the real queue is short thanks to the ration.
    """

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self.work: dict[str, float] = {}  # by host, in seconds of one thread
        self.late: set[str] = set()  # the hosts whose bots would wait too long
        self.at = 0.0

    def add(self, host: str, seconds: float, now: float, *, waiting: bool) -> None:
        """A thought is asked for. `waiting`: others are really waiting, so a wrong estimate alone rations nobody."""
        self.pass_time(now)
        if not seconds:
            return
        self.work[host] = self.work.get(host, 0.0) + seconds
        self.work[host] = min(self.work[host], LONGEST * self.share())
        if waiting and self.work[host] / self.share() - seconds > LONG:
            self.late.add(host)

    def share(self) -> float:
        """How many threads each host has, if those with something to think about share them equally."""
        return self.threads / max(1, len(self.work))

    def pass_time(self, now: float) -> None:
        done = (now - self.at) * self.share()
        self.at = now
        self.work = {host: left - done for host, left in self.work.items() if left > done}
        self.late &= self.work.keys()


class Mean:
    """How long recent thoughts of one kind took. The first one doesn't count, because it also loads its program."""

    def __init__(self) -> None:
        self.number = -1
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        self.number += 1
        if self.number:
            self.seconds += (seconds - self.seconds) / min(self.number, RECENT)


class Ration:
    def __init__(self, threads: int) -> None:
        self.means: defaultdict[tuple[str, str], Mean] = defaultdict(Mean)  # by level and game
        self.all = [Backlog(threads) for _ in range(STEPS)]  # if all bots played their level, if one weaker
        self.with_people = [Backlog(threads) for _ in range(STEPS)]  # the same, for the tables where people play

    def learn(self, level: str, game: str, seconds: float) -> None:
        """A thought of this level took so long."""
        self.means[level, game].add(seconds)

    def ask(self, level: str, game: str, host: str, now: float, *, people: bool, waiting: bool) -> None:
        """A bot at a table of this host would like to think."""
        for backlogs in [self.all, self.with_people] if people else [self.all]:
            for steps, backlog in enumerate(backlogs):
                backlog.add(host, self.means[weaker(level, steps), game].seconds, now, waiting=waiting)

    def level(self, level: str, host: str, waited: float, *, people: bool) -> str:
        """The level at which a bot that has waited so many seconds plays, now that it begins; any thread may ask."""
        late = sum(host in backlog.late for backlog in (self.with_people if people else self.all))
        return weaker(level, max(late, int(waited / LONG)))
