"""Little under rules version 1."""

from functools import partial

from little.rules import *  # noqa: F403 - all versions share them
from little.rules import deal_with

rules_version = 1
deal = partial(deal_with, 2)  # so many may be taken at once
