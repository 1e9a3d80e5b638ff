"""Little under rules version 1."""

from functools import partial

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

rules_version = 1
deal = partial(deal_with, 2)
