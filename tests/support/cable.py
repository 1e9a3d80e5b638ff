"""A cable between a browser and the server, to be pulled out in the middle of a match."""

import socket
import threading
import time
from contextlib import suppress
from queue import SimpleQueue


class Cable:
    """Passes bytes on, as a network does; while it is pulled out, nothing gets through and nothing can begin.

    A long cable takes its time: `delay` seconds each way.
    """

    def __init__(self, port: int, delay: float = 0) -> None:
        self.port = port
        self.delay = delay
        self.lines: list[socket.socket] = []
        self.pulled = False
        self.lock = threading.Lock()  # for those two
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self.taking = threading.Thread(target=self.take, daemon=True)
        self.taking.start()

    def take(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.listening.accept()
                with self.lock:
                    if self.pulled or not self.connected(near):
                        near.close()

    def connected(self, near: socket.socket) -> bool:
        """Whether the server is there; then bytes go both ways."""
        try:
            far = socket.create_connection(("127.0.0.1", self.port))
        except OSError:
            return False
        for end in (near, far):
            end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.lines += [near, far]
        for here, there in ((near, far), (far, near)):
            threading.Thread(target=pass_on, args=(here, there, self.delay), daemon=True).start()
        return True

    def pull(self) -> None:
        with self.lock:
            self.pulled = True
            self.cut()

    def plug_in(self) -> None:
        with self.lock:
            self.pulled = False

    def cut(self) -> None:
        for line in self.lines:
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
            line.close()
        self.lines.clear()

    def close(self) -> None:
        with suppress(OSError):
            self.listening.shutdown(socket.SHUT_RDWR)  # or it would take in one more
        self.listening.close()
        self.taking.join(timeout=10)
        self.cut()


def pass_on(here: socket.socket, there: socket.socket, delay: float) -> None:
    way: SimpleQueue[tuple[float, bytes]] = SimpleQueue()
    threading.Thread(target=arrive, args=(way, there), daemon=True).start()
    with suppress(OSError):
        while some := here.recv(65_536):
            way.put((time.monotonic() + delay, some))
    way.put((0, b""))
    with suppress(OSError):
        here.shutdown(socket.SHUT_RDWR)


def arrive(way: SimpleQueue[tuple[float, bytes]], there: socket.socket) -> None:
    with suppress(OSError):
        while (due_and_some := way.get())[1]:
            due, some = due_and_some
            time.sleep(max(0, due - time.monotonic()))
            there.sendall(some)
    with suppress(OSError):
        there.shutdown(socket.SHUT_RDWR)
