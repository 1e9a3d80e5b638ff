"""What a disk may hold after a power cut: everything that was synced, and any part of what was not."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Literal, TypeAlias, get_args

from support.disk import Step

SECTOR = 512  # bytes that are written together or not at all
Unsynced: TypeAlias = Literal["dropped", "kept", "torn"]  # what becomes of writes that no sync has followed
Image: TypeAlias = dict[str, bytes]  # by the file's name


@dataclass
class File:
    synced: bytearray = field(default_factory=bytearray)
    pending: list[Step] = field(default_factory=list)

    def take(self, step: Step, rng: Random) -> None:
        if step.kind == "sync":
            for one in self.pending:
                apply(self.synced, one)
            self.pending.clear()
        elif step.kind == "failed sync":  # any part may be missing for ever, although a later sync succeeds
            tear(self.synced, self.pending, rng)
            self.pending.clear()
        else:
            self.pending.append(step)

    def after(self, unsynced: Unsynced, rng: Random) -> bytes:
        content = bytearray(self.synced)
        if unsynced == "torn":
            tear(content, self.pending, rng)
        for step in self.pending if unsynced == "kept" else ():
            apply(content, step)
        return bytes(content)


def tear(content: bytearray, steps: Iterable[Step], rng: Random) -> None:
    """Every sector by chance."""
    for step in steps:
        for part in sectors(step):
            if rng.random() < 0.5:
                apply(content, part)


def apply(content: bytearray, step: Step) -> None:
    if step.kind == "truncate":
        del content[step.offset :]
        return
    missing = step.offset - len(content)
    if missing > 0:
        content.extend(bytes(missing))
    content[step.offset : step.offset + len(step.data)] = step.data


def sectors(step: Step) -> Iterator[Step]:
    """A write in the parts that can be on disk without the others."""
    first = 0
    while first < len(step.data) or step.kind == "truncate":
        size = SECTOR - (step.offset + first) % SECTOR
        yield step._replace(offset=step.offset + first, data=step.data[first : first + size])
        first += size
        if step.kind == "truncate":
            return


def images(steps: Iterable[Step], cuts: Iterable[int], rng: Random) -> Iterator[tuple[int, Unsynced, Image]]:
    """For every cut, which is a number of steps: what the disk may hold, in three ways."""
    files: dict[str, File] = {}
    waiting = sorted(set(cuts), reverse=True)
    for number, step in enumerate([*steps, None]):
        while waiting and waiting[-1] <= number:
            waiting.pop()
            unsettled = any(file.pending for file in files.values())
            for unsynced in get_args(Unsynced) if unsettled else ("kept",):
                yield number, unsynced, {name: file.after(unsynced, rng) for name, file in files.items()}
        if step is None:
            return
        if step.kind == "delete":
            files.pop(step.file, None)
        else:
            files.setdefault(step.file, File()).take(step, rng)


def put(image: Image, folder: Path) -> None:
    folder.mkdir()
    for name, content in image.items():
        (folder / name).write_bytes(content)
