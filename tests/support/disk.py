"""A disk under SQLite that writes down every write and every sync, and fails when it is told to.

SQLite reaches the disk through a table of functions, its VFS. `recording` puts functions of ours in front of four of
them, for all connections of this process, so the program runs as it is. Needs Python's usual build: a `sqlite3` module
whose library can be found by name.
"""

import _sqlite3
import ctypes
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_int64, c_void_p, cast
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias

OK, FULL, FAILED_WRITE, FAILED_SYNC = 0, 13, 10 | 3 << 8, 10 | 4 << 8  # SQLite's codes
Kind: TypeAlias = Literal["write", "sync", "failed sync", "truncate", "delete"]
Refuse: TypeAlias = Callable[[Kind], int]  # the code that a write or a sync fails with, or OK


def healthy(_: Kind) -> int:
    return OK


class Step(NamedTuple):
    """One thing that happened on the disk."""

    kind: Kind
    file: str
    offset: int = 0  # of a write; the new size of a truncated file
    data: bytes = b""


class Methods(Structure):
    """What SQLite can do with an open file: `sqlite3_io_methods`."""

    _fields_ = [("version", c_int), ("close", c_void_p), ("read", c_void_p), ("write", c_void_p),
                ("truncate", c_void_p), ("sync", c_void_p), ("others", c_void_p * 13)]  # fmt: skip


class File(Structure):
    """The beginning of every `sqlite3_file`."""

    _fields_ = [("methods", POINTER(Methods))]


class Vfs(Structure):
    """The functions of a disk: `sqlite3_vfs`."""

    _fields_ = [("version", c_int), ("file_size", c_int), ("longest_path", c_int), ("next", c_void_p),
                ("name", c_char_p), ("data", c_void_p), ("open", c_void_p), ("delete", c_void_p),
                ("others", c_void_p * 14)]  # fmt: skip


Open = CFUNCTYPE(c_int, c_void_p, c_void_p, POINTER(File), c_int, c_void_p)  # SQLite keeps the pointer to the path
Delete = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int)
Write = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
Truncate = CFUNCTYPE(c_int, c_void_p, c_int64)
Sync = CFUNCTYPE(c_int, c_void_p, c_int)
forever: list[Any] = []  # SQLite may call these until the process ends


class Disk:
    """What happened to the files in one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.steps: list[Step] = []
        self.refuse: Refuse = healthy
        self.names: dict[int, str] = {}  # of open files, by address
        self.lock = threading.Lock()

    def note(self, step: Step) -> None:
        with self.lock:
            self.steps.append(step)

    def name_of(self, path: int | None) -> str | None:
        """The name of a file if it is in the folder; `path` is an address in memory."""
        found = Path(ctypes.string_at(path).decode()) if path else Path()
        return found.name if found.parent == self.folder else None

    def watch(self, file: Any, name: str) -> None:
        """Replace what SQLite does with an open file."""
        usual = file.contents.methods.contents
        self.names[cast(file, c_void_p).value or 0] = name
        ours = Methods.from_buffer_copy(usual)
        for name, function in self.functions(usual).items():
            forever.append(function)
            setattr(ours, name, cast(function, c_void_p))
        forever.append(ours)
        file.contents.methods = ctypes.pointer(ours)

    def functions(self, usual: Methods) -> dict[str, Any]:
        usual_write, usual_truncate = Write(usual.write), Truncate(usual.truncate)

        def write(file: int, data: int, size: int, offset: int) -> int:
            code = self.refuse("write")
            kept = size if code == OK else size // 2  # a disk that fails may do so halfway
            content = ctypes.string_at(data, kept)
            done = usual_write(file, data, kept, offset) if kept else OK
            self.note(Step("write", self.names[file], offset, content))
            return code or int(done)

        def truncate(file: int, size: int) -> int:
            self.note(Step("truncate", self.names[file], size))
            return int(usual_truncate(file, size))

        def sync(file: int, _: int) -> int:
            code = self.refuse("sync")
            self.note(Step("sync" if code == OK else "failed sync", self.names[file]))
            return code  # no real one: the images below are made from what was noted

        return {"write": Write(write), "truncate": Truncate(truncate), "sync": Sync(sync)}


@contextmanager
def recording(folder: Path) -> Iterator[Disk]:
    """Everything that SQLite does in this folder is noted; connections must be opened and closed within."""
    library = ctypes.CDLL(_sqlite3.__file__)
    library.sqlite3_vfs_find.restype = POINTER(Vfs)
    usual = library.sqlite3_vfs_find(None)
    ours, disk = Vfs.from_buffer_copy(usual.contents), Disk(folder)
    usual_open, usual_delete = Open(usual.contents.open), Delete(usual.contents.delete)

    def open_file(vfs: int, path: int | None, file: Any, flags: int, flags_out: int) -> int:
        done = int(usual_open(vfs, path, file, flags, flags_out))
        if done == OK and (name := disk.name_of(path)):
            disk.watch(file, name)
        return done

    def delete(vfs: int, path: int, sync: int) -> int:
        if name := disk.name_of(path):
            disk.note(Step("delete", name))
        return int(usual_delete(vfs, path, sync))

    functions = Open(open_file), Delete(delete)
    ours.name, ours.open, ours.delete = b"recorded", *(cast(function, c_void_p) for function in functions)
    forever.extend((ours, *functions))
    library.sqlite3_vfs_register(ctypes.byref(ours), 1)
    try:
        yield disk
    finally:
        library.sqlite3_vfs_register(usual, 1)
        library.sqlite3_vfs_unregister(ctypes.byref(ours))
