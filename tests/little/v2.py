"""Little under rules version 2."""

from functools import partial

from little import v1
from little.rules import (
    action_type,
    apply,
    awaited,
    cards,
    cuts_short,
    deal_with,
    end_reasons,
    imagine,
    legal,
    name,
    outcome,
    read,
    score,
    seat_counts,
    seen,
    sensible,
    simulation_options,
    table_options,
    tell,
    title,
    trace,
    view,
    why_not,
    write,
)  # fmt: skip

__all__ = [
    "action_type", "apply", "awaited", "cards", "cuts_short", "deal", "end_reasons", "imagine", "legal", "name",
    "outcome", "read", "rules_version", "score", "seat_counts", "seen", "sensible", "simulation_options",
    "table_options", "tell", "title", "trace", "view", "why_not", "write",
]

rules_version = 2
deal = partial(deal_with, 3)
older_rules = {1: v1}
