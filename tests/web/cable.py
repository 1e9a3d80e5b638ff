"""A cable between a browser and the server, to be pulled out in the middle of a match."""

import socket
import threading
from contextlib import suppress


class Cable:
    """Passes bytes on, as a network does; while it is pulled out, nothing gets through and nothing can begin."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.lines: list[socket.socket] = []
        self.pulled = False
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        threading.Thread(target=self.take, daemon=True).start()

    def take(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.listening.accept()
                if self.pulled:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self.port))
                self.lines += [near, far]
                for here, there in ((near, far), (far, near)):
                    threading.Thread(target=pass_on, args=(here, there), daemon=True).start()

    def pull(self) -> None:
        self.pulled = True
        self.cut()

    def plug_in(self) -> None:
        self.pulled = False

    def cut(self) -> None:
        for line in self.lines:
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
            line.close()
        self.lines.clear()

    def close(self) -> None:
        self.listening.close()
        self.cut()


def pass_on(here: socket.socket, there: socket.socket) -> None:
    with suppress(OSError):
        while some := here.recv(65_536):
            there.sendall(some)
    for end in (here, there):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
