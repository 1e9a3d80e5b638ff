"""Little under rules version 2."""

from functools import partial

from little import v1
from little.rules import *  # noqa: F403 - all versions share them
from little.rules import deal_with

rules_version = 2
deal = partial(deal_with, 3)  # so many may be taken at once
older_rules = {1: v1}
