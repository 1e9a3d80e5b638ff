"""Little under rules version 3."""

from functools import partial

from little.rules import *  # noqa: F403 - all versions share them
from little.rules import deal_with

rules_version = 3
deal = partial(deal_with, 4)  # so many may be taken at once
