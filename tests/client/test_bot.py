"""A bot of this process at a table of a real server: it plays, and whatever it does wrong is one line."""

import asyncio
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from client.test_play import GAME, SHORT, client_of, play_sensibly
from support.running import Running
from tavolino.client import Client, ClientError, Play
from tavolino.client.bots import visit
from tavolino.client.bots.program import Program
from tavolino.table.decisions.asks import Act, Contribute, Start, Undo

SOURCE = """
import threading

class Bot:
    def __init__(self, game, rng):
        self.rng = rng

class First(Bot):
    def choose(self, view):
        return view.legal[0]

class Raises(Bot):
    def choose(self, view):
        raise ValueError("no such card")

class Leaves(Bot):
    def choose(self, view):
        raise SystemExit(3)

class Hangs(Bot):
    def choose(self, view):
        threading.Event().wait()

class Nonsense(Bot):
    def choose(self, view):
        return "take"

class Nothing(Bot):
    def choose(self, view):
        pass

class Patient(Bot):
    '''Thinks until it is stopped.'''
    def __init__(self, game, rng):
        self.stopped = threading.Event()

    def choose(self, view):
        self.stopped.wait()
        self.stopped.clear()
        return view.legal[0]

    def stop(self):
        self.stopped.set()

class Second(Patient):
    '''Acts at once the first time, then thinks until it is stopped.'''
    thinking = threading.Event()

    def __init__(self, game, rng):
        super().__init__(game, rng)
        self.stopped.set()

    def choose(self, view):
        if not self.stopped.is_set():
            self.thinking.set()
        return super().choose(view)
"""
PLAYS_ON = "The house's bot plays on in its seat."


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module with bots, where Python finds it."""
    name = f"own_bots_{abs(hash(tmp_path))}"
    (tmp_path / f"{name}.py").write_text(SOURCE, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return name


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visit, "ALONE", 0.1)


async def meet(server: Running, bot: str, seconds: float = 60) -> tuple[list[str], Any, ClientError | None]:
    """A program with the bot against another program; returns what was said, the last update, and a fault."""
    said: list[str] = []
    anna = server.guest("Anna")
    table = anna.open(SHORT.game, SHORT.seats, options=SHORT.options)
    anna.ask(table, "sit", seat=0)

    async def play_and_leave(play: Play) -> None:
        await play_sensibly(play)
        await asyncio.to_thread(anna.ask, table, "stand")

    async with await client_of(server, "Bot") as own, Client(server.url, anna.token) as other:
        playing = asyncio.create_task(play_and_leave(play := other.play(table)))
        program = Program(own, bot, seconds, lambda line: said.append(line.replace(f"{bot.partition(':')[0]}:", "")))
        try:
            await program.play_at(table)
            fault = None
        except ClientError as raised:
            fault = raised
        await playing
        assert play.outcome
        assert not program.visits
        return said, play.table.update, fault


@pytest.mark.usefixtures("impatient")
def test_it_says_each_step_of_a_match(server: Running, bots: str) -> None:
    said, update, fault = asyncio.run(meet(server, f"{bots}:First"))
    assert fault is None
    sits, plays, over, left = [line.removeprefix(f"{update.table.id}: ") for line in said]
    assert sits == f"sits in seat 2 at {server.url}/table/{update.table.id}"
    assert plays == f"plays {GAME.title} with Anna"
    assert over.startswith("the match is over: place ")
    assert left == "has left"


@pytest.mark.parametrize(
    ("bot", "line"),
    [
        ("Raises", "Raises raised ValueError: no such card ({file}, line 14)."),
        ("Leaves", "Leaves raised SystemExit: 3 ({file}, line 18)."),
        ("Hangs", "Hangs has not answered for 0.2 seconds."),
        ("Nonsense", "Nonsense went wrong: 'take' is not one of the legal actions."),
        ("Nothing", "Nothing went wrong: None is not one of the legal actions."),
    ],
)
def test_a_bot_that_goes_wrong_gives_its_seat_to_the_house(
    server: Running, bots: str, tmp_path: Path, bot: str, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tavolino.client.bots.thinker.GRACE", 0.1)
    said, update, fault = asyncio.run(meet(server, f"{bots}:{bot}", 0.2 if bot == "Hangs" else 60))
    expected = line.format(file=tmp_path / f"{bots}.py")
    assert fault is not None
    assert str(fault).replace(f"{bots}:", "") == expected
    assert said[-1] == f"{update.table.id}: {expected} {PLAYS_ON}"
    assert update.table.seats[1].bot == "casual"


@pytest.mark.usefixtures("impatient")
def test_a_bot_that_can_be_stopped_answers_in_time(server: Running, bots: str) -> None:
    _, update, fault = asyncio.run(meet(server, f"{bots}:Patient", seconds=0.01))
    assert fault is None
    assert update.table.seats[1].bot is None


def test_it_agrees_to_an_undo_while_its_bot_thinks_and_stops_the_bot(server: Running, bots: str) -> None:
    thinking = import_module(bots).Second.thinking
    anna = server.guest("Anna")
    table = anna.open(SHORT.game, SHORT.seats)
    anna.ask(table, "sit", seat=0)

    async def scene() -> None:
        async with (
            await client_of(server, "Bot") as own,
            Client(server.url, anna.token) as client,
            client.table(table) as hers,
        ):
            playing = asyncio.create_task(Program(own, f"{bots}:Second", 60, print).play_at(table))
            await hers.ask(Contribute(contribution="ab" * 32))
            await hers.until(lambda: hers.update.table.seats[1].contributed)
            await hers.ask(Start())
            thinks = asyncio.create_task(asyncio.to_thread(thinking.wait))
            while not thinks.done():
                turn = asyncio.create_task(hers.until(lambda: bool(hers.update.view["legal"])))
                await asyncio.wait([thinks, turn], return_when=asyncio.FIRST_COMPLETED)
                turn.cancel()
                if hers.update.view["legal"]:
                    await hers.ask(Act(decision=hers.update.decision, action=hers.update.view["legal"][0]))
            assert not hers.update.view["legal"]
            await hers.ask(Undo())
            await hers.until(lambda: bool(hers.update.view["legal"]))
            assert playing.cancel()
            await asyncio.wait([playing])

    asyncio.run(scene())
