"""What a judgement of a record lacks, as far as it can be known beforehand."""

from collections import defaultdict

from tavolino.coach.effort import USUAL_ACTIONS
from tavolino.coach.judgement import Missing
from tavolino.coach.kernel_worlds import KernelWorlds
from tavolino.coach.plain_worlds import PlainWorlds
from tavolino.fast.compiler import COMPILED
from tavolino.match.record import Record

NOBODY = ("table", "record")  # who takes actions for nobody: the table's own, or those taken over from another match


def missing_of(record: Record, worlds: KernelWorlds | PlainWorlds | None) -> tuple[Missing, ...]:
    """`worlds` is None where the program no longer has the rules."""
    found = []
    if worlds is None:
        found.append(Missing("old-rules"))
    if record.outcome is None:
        found.append(Missing("broken-off"))
    if changed := changed_hands(record):
        found.append(Missing("changed-hands", changed))
    if isinstance(worlds, PlainWorlds):
        found.append(Missing("no-kernel"))
    elif isinstance(worlds, KernelWorlds) and not worlds.tells_luck:
        found.append(Missing("no-luck"))
    elif isinstance(worlds, KernelWorlds) and not COMPILED:
        found.append(Missing("slow"))
    if len(record.actions) > USUAL_ACTIONS and worlds is not None:
        found.append(Missing("long"))
    if len(record.seats) == 1:
        found.append(Missing("alone"))
    return tuple(found)


def changed_hands(record: Record) -> tuple[int, ...]:
    """The seats that were played by more than one: a person and a bot, say."""
    hands = defaultdict(set)
    for line, by in zip(record.actions, record.by, strict=False):
        if by not in NOBODY:
            hands[int(line[0])].add(by)
    return tuple(seat for seat in sorted(hands) if len(hands[seat]) > 1)
