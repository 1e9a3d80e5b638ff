"""Threads that think give way to people: the system runs everything else in this process first."""

import contextlib
import os
import sys
import threading

NICENESS = 10  # of 19: how far a thinking thread stands back
LEAST = 19  # for what nobody at a table waits for


def give_way_to_people(niceness: int = NICENESS) -> None:
    """Lower the priority of the thread that calls this. Only Linux has one for each thread, and it may forbid it."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), niceness)
