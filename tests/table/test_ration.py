"""When too many bots want to think at once, the strong ones play weaker: fairly, and only as long as it has to be."""

from itertools import pairwise

import pytest

from tavolino.table.runtime.ration import LONG, LONGEST, Ration, weaker

MASTER, EXPERT, CLUB = 0.03, 0.001, 0.0002  # seconds of a thought
PACE = 1.0  # seconds between two decisions at a table


class House:
    """Tables of masters on two threads. Time passes only here."""

    def __init__(self, seconds: tuple[float, float, float] = (MASTER, EXPERT, CLUB)) -> None:
        self.ration = Ration(2)
        self.now = 0.0
        for level, time in zip(("master", "expert", "club"), seconds, strict=True):
            for _ in range(100):
                self.ration.learn(level, "twisted", time)

    def ask(self, host: str, level: str = "master", *, people: bool = True, waiting: bool = True) -> str:
        self.ration.ask(level, "twisted", host, self.now, people=people, waiting=waiting)
        return self.ration.level(level, host, 0.0, people=people)

    def round(self, tables: dict[str, int]) -> dict[str, set[str]]:
        """One decision at every table, spread over a second: the levels that were played, by host.

        No person plays at the tables of the hosts who are called watchers.
        """
        asks = [host for number in range(max(tables.values())) for host in tables if number < tables[host]]
        played: dict[str, set[str]] = {host: set() for host in tables}
        for host in asks:
            self.now += PACE / len(asks)
            played[host].add(self.ask(host, people=not host.startswith("watcher")))
        return played

    def after(self, rounds: int, tables: dict[str, int]) -> dict[str, set[str]]:
        for _ in range(rounds - 1):
            self.round(tables)
        return self.round(tables)


def test_a_house_that_the_machine_can_carry_is_never_rationed() -> None:
    house = House()
    played = [house.round({f"host {number}": 1 for number in range(50)}) for _ in range(20)]
    assert all(levels == {"master"} for second in played for levels in second.values())


def test_a_house_that_is_too_full_plays_a_level_weaker_and_stays_there_while_it_is_full() -> None:
    house, tables = House(), {f"host {number}": 1 for number in range(100)}
    house.after(20, tables)
    played = [house.round(tables) for _ in range(50)]
    assert all(levels == {"expert"} for second in played for levels in second.values())


def test_the_ration_ends_soon_after_the_rush() -> None:
    house = House()
    house.after(50, {f"host {number}": 1 for number in range(100)})
    assert house.ask("host 1") == "expert"
    house.after(int(2 * LONGEST), {"host 1": 1})
    assert house.ask("host 1") == "master"
    assert house.ration.all[0].late == set(), "nobody is remembered for ever"


def test_between_its_beginning_and_its_end_the_ration_does_not_come_and_go() -> None:
    house = House()
    house.after(30, {"many": 100})
    levels = [level for _ in range(60) for level in house.round({"many": 60})["many"]]  # nearly what it can carry
    changes = sum(one != other for one, other in pairwise(levels))
    assert changes <= 1


def test_where_even_that_is_too_much_bots_play_two_levels_weaker() -> None:
    house = House((0.5, 0.1, 0.01))
    assert house.after(30, {f"host {number}": 1 for number in range(40)})["host 1"] == {"club"}
    assert house.after(200, {f"host {number}": 1 for number in range(10)})["host 1"] == {"expert"}


def test_only_the_bots_of_the_host_with_many_tables_get_weaker() -> None:
    house = House()
    played = house.after(30, {"many": 200, "one": 1})
    assert played == {"many": {"expert"}, "one": {"master"}}


def test_bots_among_themselves_get_weaker_before_those_at_peoples_tables() -> None:
    house = House()
    people = {f"person {number}": 1 for number in range(50)}  # the machine can carry them, but nobody else
    played = house.after(60, people | {f"watcher {number}": 1 for number in range(40)})
    assert all(played[host] == {"master"} for host in people)
    assert played["watcher 1"] == {"expert"}


def test_nobody_is_rationed_while_no_thought_really_waits() -> None:
    house = House()
    for _ in range(1000):
        assert house.ask("a host", waiting=False) == "master"


def test_a_bot_that_has_really_waited_plays_weaker_although_nobody_foresaw_it() -> None:
    ration = Ration(2)
    waited = [0.0, 0.9 * LONG, 1.1 * LONG, 2.5 * LONG, 60 * LONG]
    played = [ration.level("master", "a host", seconds, people=True) for seconds in waited]
    assert played == ["master", "master", "expert", "club", "club"]


def test_the_first_thought_of_all_does_not_count_because_it_loads_its_program() -> None:
    ration = Ration(1)
    ration.learn("master", "twisted", 12.0)
    ration.learn("master", "twisted", MASTER)
    assert ration.means["master", "twisted"].seconds == MASTER


@pytest.mark.parametrize(
    ("level", "steps", "played"),
    [
        ("master", 0, "master"),
        ("master", 1, "expert"),
        ("master", 2, "club"),
        ("expert", 2, "club"),
        ("club", 1, "club"),
        ("casual", 2, "casual"),
        ("somebody-elses", 2, "somebody-elses"),
    ],
)
def test_only_levels_that_search_get_weaker(level: str, steps: int, played: str) -> None:
    assert weaker(level, steps) == played
