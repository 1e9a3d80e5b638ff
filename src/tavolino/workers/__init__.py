"""Work on every core of this machine, or of many machines, with the same results wherever it is done.

    with workers_on("local") as workers:
        for task, result in workers.run(job, tasks):
            ...

A *job* is a function with one argument, and a *task* is one such argument. Both travel to other processes by pickle: a
job is a function of a module, or a `functools.partial` of one. It travels once per run and worker (or machine), so what
all tasks share, such as a net's weights, belongs in the job. Tasks should be small.

What a job must keep to: its result depends on the job and the task alone. A task brings its own seed; it doesn't
look at the clock, at anything that earlier tasks left behind, or at the order of tasks. Then it doesn't matter where a
task is done, nor whether it is done twice because a worker died half-way.

What `run` promises: every task comes back once, with its result, as soon as it is done and in any order. Workers that
die are replaced and their tasks are done again, also when a whole machine is gone. Closing the iterator stops the work
at once; Ctrl-C does the same. Between two runs the workers stay alive, with all that they have loaded; `close`, or
the end of the `with` block, ends them.

What goes wrong is one line for a person. `Broke`: a job raised an error, or a task lost three workers or took longer
than the limit. `Unfit`: a worker has another Tavolino, other sources or other libraries, so its results could differ;
none of them is counted. Either ends the run. All results until then are good.

    workers    what all kinds of workers are
    pending    the tasks that are still to be done
    worker     what a worker does
    versions   what must be the same everywhere
    here       no other process at all, to look for mistakes
    threads    threads of this process
    local      processes on this machine
    cluster    many machines, with Ray
    places     where to work, as people name it
"""

from tavolino.workers.cluster import RayCluster
from tavolino.workers.here import ThisProcess
from tavolino.workers.local import LocalProcesses
from tavolino.workers.places import workers_on
from tavolino.workers.threads import Threads
from tavolino.workers.workers import Broke, Unfit, Workers

__all__ = ["Broke", "LocalProcesses", "RayCluster", "ThisProcess", "Threads", "Unfit", "Workers", "workers_on"]
