"""Many matches at once. `Batch` is all that the arena knows about where they are played."""

import signal
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import connection, get_context
from threading import current_thread, main_thread
from typing import Any, Protocol

from tavolino.arena.contest import Contest
from tavolino.arena.deals import Fixture
from tavolino.arena.played import Played, play_match
from tavolino.bots.cores import usable_cores
from tavolino.bots.faults import in_one_line
from tavolino.game import TavolinoError
from tavolino.words import join_words


class Broke(TavolinoError):
    """A match that could not be played to the end."""

    def __init__(self, fixture: Fixture, why: str) -> None:
        super().__init__(f"Deal {fixture.deal}, seating {join_words(fixture.seating)}: {why}")
        self.fixture = fixture


class Batch(Protocol):
    def play(self, contest: Contest, fixtures: Sequence[Fixture]) -> Iterator[Played]:
        """Yields each match when it is over, in any order; raises Broke for the first that breaks.

        Closing the iterator stops the work.
        """


class LocalProcesses:
    """Processes on this machine, one per core by default."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or usable_cores()

    def play(self, contest: Contest, fixtures: Sequence[Fixture]) -> Iterator[Played]:
        waiting = deque(fixtures)
        with workers(contest, min(self.processes, len(fixtures))) as idle:
            busy = list(idle)
            for worker in busy:
                worker.begin(waiting.popleft())
            while busy:
                ready = connection.wait([worker.pipe for worker in busy])
                for worker in [worker for worker in busy if worker.pipe in ready]:
                    played = worker.finish()
                    if waiting:
                        worker.begin(waiting.popleft())
                    else:
                        busy.remove(worker)
                    yield played


class Worker:
    """A process that plays one match after another; if it dies, its end of the pipe closes."""

    def __init__(self, contest: Contest) -> None:
        processes = get_context("spawn")  # a fork would copy bots' threads and locks in mid-work
        self.pipe, far_end = processes.Pipe()
        self.process = processes.Process(target=work, args=(contest, far_end), daemon=True)
        self.process.start()
        far_end.close()

    def begin(self, fixture: Fixture) -> None:
        self.fixture = fixture
        with suppress(OSError):  # a dead process is noticed when we wait for its match
            self.pipe.send(fixture)

    def finish(self) -> Played:
        try:
            answer: Played | str = self.pipe.recv()
        except (EOFError, OSError):
            raise Broke(self.fixture, "the process that played this match died.") from None
        if isinstance(answer, str):
            raise Broke(self.fixture, answer)
        return answer

    def stop(self) -> None:
        self.process.terminate()
        self.process.join()
        self.pipe.close()


def work(contest: Contest, pipe: "connection.Connection[Any, Any]") -> None:
    """What a worker does until its pipe is closed; if a match breaks, it sends the reason."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            fixture = pipe.recv()
            try:
                answer: Played | str = play_match(contest, fixture)
            except Exception as fault:
                answer = in_one_line(fault)
            pipe.send(answer)


@contextmanager
def workers(contest: Contest, number: int) -> Iterator[list[Worker]]:
    hired: list[Worker] = []
    try:
        with deaf_to_ctrl_c():
            hired.extend(Worker(contest) for _ in range(number))
        yield hired
    finally:
        for worker in hired:
            worker.stop()


@contextmanager
def deaf_to_ctrl_c() -> Iterator[None]:
    """Processes started in this block ignore Ctrl-C: only their parent reacts to it, and stops them."""
    if current_thread() is not main_thread():  # other threads never get Ctrl-C
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
